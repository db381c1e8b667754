"""What is installed is the package and what it needs, and nothing that was left lying about."""

from collections import Counter
from pathlib import PurePosixPath

from hatchling.builders.wheel import WheelBuilder

from tests.pages import ROOT

KINDS = {".py", ".typed", ".ftl", ".sql", ".html", ".js", ".css", ".svg", ".png", ".webmanifest"}


def test_nothing_strays_into_the_wheel() -> None:
    files = [
        PurePosixPath(file.distribution_path.replace("\\", "/"))
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    ]
    assert PurePosixPath("hanabi/site/pages/index.html") in files
    assert [str(file) for file in files if file.suffix not in KINDS] == []
    assert [str(file) for file in files if any(part.startswith(".") for part in file.parts)] == []
    assert max(Counter(files).values()) == 1
