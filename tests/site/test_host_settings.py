"""What whoever runs the site can set: by options, variables and a file, from one table."""

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from hanabi.rules.errors import BadOptions
from hanabi.site.host_settings import (
    OTHER_VARIABLES,
    SETTINGS,
    STORE,
    add_settings,
    read_settings,
    settings_table,
)
from tests.pages import ROOT
from tests.site.people import Somebody
from tests.site.sites import Site


def read(*options: str, file: Path | None = None, **variables: str) -> dict[str, Any]:
    """What is set by these options and variables and by a file."""
    parser = ArgumentParser()
    add_settings(parser)
    config = ("--config", str(file)) if file else ()
    return read_settings(vars(parser.parse_args([*options, *config])), environment=variables)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hanabi.toml"
    path.write_text('port = 1\nhost = "::1"\norigin = ["https://a.example"]\nno-browser = true\n')
    path.chmod(0o600)
    return path


def test_an_option_counts_before_a_variable_and_a_variable_before_the_file(file: Path) -> None:
    assert read()["port"] == 8000
    assert read(file=file)["port"] == 1
    assert read(file=file, HANABI_PORT="2")["port"] == 2
    assert read("--port", "3", file=file, HANABI_PORT="2")["port"] == 3
    assert read(HANABI_CONFIG=str(file))["host"] == "::1"
    assert read(HANABI_PORT="")["port"] == 8000


def test_every_kind_of_value_can_be_said_in_every_place(file: Path) -> None:
    found = read(file=file)
    assert (found["origin"], found["no_browser"]) == (("https://a.example",), True)
    found = read(
        HANABI_ORIGIN="https://a.example https://b.example",
        HANABI_NO_BROWSER="true",
        HANABI_THINKING_TIME="1.5",
    )
    assert (found["origin"], found["no_browser"]) == (("https://a.example", "https://b.example"), True)
    assert found["thinking_time"] == 1.5
    found = read("--origin", "https://a.example", "--origin", "https://b.example", "--invite-only")
    assert (found["origin"], found["invite_only"]) == (("https://a.example", "https://b.example"), True)


WRONG: dict[str, tuple[str, str]] = {
    "a variable that is no number": ("HANABI_PORT=eight", "HANABI_PORT: port is a whole number, not 'eight'"),
    "a misspelt variable": ("HANABI_PROT=8", "HANABI_PROT sets nothing: did you mean HANABI_PORT?"),
    "yes or no": ("HANABI_NO_BROWSER=yes", "HANABI_NO_BROWSER: no-browser is true or false, not 'yes'"),
    "one of some words": ("HANABI_LOG=loud", "HANABI_LOG: log is one of debug, info, warning, error, not"),
    "a misspelt key": ("prot = 8", "hanabi.toml: there is no setting 'prot': did you mean port?"),
    "a key with a wrong value": ("port = true", "hanabi.toml: port: port is a whole number, not True"),
    "a text for a list": ("origin = 5", "hanabi.toml: origin: origin is a list of texts, not 5"),
    "no TOML": ("port: 8", "hanabi.toml: this is no TOML"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_with_its_place(name: str, tmp_path: Path) -> None:
    said, message = WRONG[name]
    file = tmp_path / "hanabi.toml"
    file.write_text("" if said.startswith("HANABI") else said)
    variables = dict([said.split("=")]) if said.startswith("HANABI") else {}
    with pytest.raises(BadOptions) as refused:
        read(file=file, **variables)
    assert message in str(refused.value)


def test_other_variables_of_ours_are_no_settings() -> None:
    assert read_settings({}, environment=dict.fromkeys(OTHER_VARIABLES, "1")) == read()


def test_an_address_with_a_password_can_stand_in_a_file(tmp_path: Path) -> None:
    address = tmp_path / "address"
    address.write_text("postgresql://ann:geheim@localhost/hanabi\n")
    address.chmod(0o600)
    assert read(HANABI_STORE_FILE=str(address))["store"] == "postgresql://ann:geheim@localhost/hanabi"
    with pytest.raises(BadOptions, match="store and store-file say the same thing"):
        read("--store-file", str(address), "--store", "x")


def test_a_password_that_others_can_read_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address, file = tmp_path / "address", tmp_path / "hanabi.toml"
    address.write_text("nats://ann:geheim@localhost")
    file.write_text('store = "postgresql://ann:geheim@localhost/hanabi"')
    for path, option in ((address, "--bus-file"), (file, "--config")):
        path.chmod(0o644)
        read(option, str(path))
        assert f"others may read {path}" in caplog.messages[-1]
        path.chmod(0o600)
        caplog.clear()
        read(option, str(path))
        assert not caplog.messages
    read("--store", "postgresql://ann:geheim@localhost/hanabi")
    assert "can read the password in --store" in caplog.messages[-1]
    assert "geheim" not in caplog.text
    caplog.clear()
    read("--store", "postgresql://ann@localhost/hanabi")
    assert not caplog.messages


def test_variables_with_addresses_are_read_once() -> None:
    variables = {"HANABI_STORE": "there", "HANABI_BUS": "nats://x", "HANABI_PORT": "1"}
    assert read_settings({}, environment=variables)["store"] == "there"
    assert variables == {"HANABI_PORT": "1"}
    assert read_settings({}, STORE, {"HANABI_PORT": "1"}) == {"store": None}


async def test_no_process_of_the_site_is_started_with_a_password(postgres_url: str, nats_url: str) -> None:
    """A real site with two workers and a process for bots, looked at from outside."""
    more = "application_name=geheim"  # as good as a password: it stands in the address alone
    store = f"{postgres_url}{'&' if '?' in postgres_url else '?'}{more}"
    variables = {"HANABI_STORE": store, "HANABI_BUS": nats_url, "HANABI_WORKERS": "2"}
    with Site(None, environment=variables) as site:
        async with Somebody(site.address, "Ann") as ann:
            await ann.set_table(players=2, bots=("random",), start=True, starter=1)
            while not site.thinking():
                await asyncio.sleep(0.05)
        started = site.processes()
        assert len(started) >= 3
        for pid in started:
            for name in ("environ", "cmdline"):
                assert b"geheim" not in Path(f"/proc/{pid}/{name}").read_bytes(), started[pid]


def test_the_documentation_has_every_setting() -> None:
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    assert settings_table() in page, f"this belongs into docs/operations.md:\n{settings_table()}"
    assert len({setting.variable for setting in SETTINGS}) == len(SETTINGS)
