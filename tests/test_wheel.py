"""What is installed is the package and what it needs, and nothing that was left lying about."""

from collections import Counter
from pathlib import Path, PurePosixPath

import pytest
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from hanabi.rules.languages import languages
from hanabi.texts import SPOKEN
from hatch_build import PagesHook
from tests.pages import ROOT

KINDS = {
    ".py",
    ".typed",
    ".sql",
    ".html",
    ".js",
    ".css",
    ".svg",
    ".png",
    ".woff2",
    ".webmanifest",
    ".npz",
    ".gz",
}


def test_nothing_strays_into_the_wheel() -> None:
    files = [
        PurePosixPath(file.distribution_path.replace("\\", "/"))
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    ]
    assert PurePosixPath("hanabi/site/pages/index.html") in files
    assert PurePosixPath("hanabi/bots/learned/network.npz") in files
    assert PurePosixPath("hanabi/analysis/puzzles.jsonl.gz") in files
    assert [str(file) for file in files if file.suffix not in KINDS] == []
    assert [str(file) for file in files if any(part.startswith(".") for part in file.parts)] == []
    assert max(Counter(files).values()) == 1


def test_the_wheel_has_the_texts_that_python_speaks_and_no_others() -> None:
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook = PagesHook(str(ROOT), {}, None, metadata(), "", "wheel")
    hook.initialize("standard", data)
    assert sorted(data["force_include"].values()) == sorted(
        f"hanabi/locales/{language}/{name}.ftl" for language in languages() for name in SPOKEN
    )
    assert all(Path(source).is_file() for source in data["force_include"])


def metadata() -> ProjectMetadata:  # type: ignore[type-arg]
    return ProjectMetadata(str(ROOT), PluginManager())


def test_the_package_says_where_the_project_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANABI_PROJECT_URL", "https://example.org/hanabi/")
    core = metadata().core
    assert core.urls["Source"] == "https://example.org/hanabi"
    assert "](https://example.org/hanabi/raw/main/docs/pictures/" in core.readme
    assert "](https://example.org/hanabi/blob/main/docs/rules.md)" in core.readme
    assert "](docs/" not in core.readme


def test_where_no_address_is_known_the_readme_links_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HANABI_PROJECT_URL", raising=False)
    core = metadata().core
    assert core.urls == {}
    assert "](docs/" not in core.readme
    assert "[The rules]" not in core.readme
    assert "The rules" in core.readme
