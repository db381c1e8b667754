"""The container: not root, one volume, a check of health that works, and settings that exist."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its stubs are another package

from hanabi.bots.registry import BUILT_IN
from hanabi.site.bots.offered import bots_offered
from hanabi.site.host_settings import OTHER_VARIABLES, SETTINGS
from tests import container
from tests.pages import ROOT
from tests.site.sites import Site

KNOWN = {setting.variable for setting in SETTINGS} | set(OTHER_VARIABLES)


def test_what_the_image_is_made_of_is_in_the_project() -> None:
    names = container.copied()
    assert {"src", "locales", "frontend", "requirements"} <= set(names)
    for name in names:
        assert (ROOT / name).exists(), name


def test_every_bot_that_people_can_choose_is_compiled_in_the_image() -> None:
    compiled = next(rest for word, rest in container.stages()[0] if "hanabi prepare" in rest)
    assert {bot.name for bot in bots_offered()} & set(BUILT_IN) <= set(compiled.split())


def test_the_image_has_everything_that_the_library_needs() -> None:
    def pinned(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    assert pinned("run.txt") <= pinned("workers.txt")


def test_it_runs_as_somebody_who_is_not_root_with_one_volume_and_stops_when_asked() -> None:
    words = [word for word, _ in container.stages()[-1]]
    assert container.value("USER") == "hanabi"
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert [rest for word, rest in container.stages()[-1] if word == "VOLUME"] == ["/data"]
    assert container.value("STOPSIGNAL") == "SIGTERM"
    assert container.value("ENTRYPOINT").startswith("[")  # no shell in between, which would keep the signal


def test_every_setting_of_the_container_exists() -> None:
    for name in container.environment():
        assert not name.startswith("HANABI_") or name in KNOWN, name


@pytest.mark.parametrize("path", ["", "/games"])
def test_the_check_of_health_tells_a_site_that_runs_from_one_that_does_not(path: str, tmp_path: Path) -> None:
    command = [sys.executable, *container.health_command()[1:]]
    with Site(tmp_path / "hanabi.sqlite3", *(("--path", path) if path else ())) as site:
        asked = os.environ | {"HANABI_PORT": str(site.port), "HANABI_PATH": path}
        assert subprocess.run(command, env=asked, timeout=30).returncode == 0
    assert subprocess.run(command, env=asked, timeout=30, stderr=subprocess.DEVNULL).returncode != 0


def test_the_services_have_settings_that_exist_and_no_password() -> None:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert {name for name, service in services.items() if "profiles" not in service} == {"hanabi"}
    for name in ("hanabi", "workers"):
        assert services[name]["build"]["dockerfile"] == "Containerfile"
        settings = services[name]["environment"]
        assert {each for each in settings if each.startswith("HANABI_")} <= KNOWN
        assert services[name]["cap_drop"] == ["ALL"]
    assert services["workers"]["environment"]["HANABI_WORKERS"] == "2"
    for service in services.values():
        used = {volume.partition(":")[0] for volume in service.get("volumes", [])}
        assert used <= set(found["volumes"])
        assert set(service.get("secrets", [])) <= set(found["secrets"])
        assert not [key for key in service.get("environment", {}) if key.endswith("PASSWORD")]
