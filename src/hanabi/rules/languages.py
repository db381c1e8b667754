"""Which languages the project speaks: those that have a folder of catalogues."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

# Beside the sources in a checkout, inside the package where it was installed.
_PLACES = (Path(__file__).parents[3] / "locales", Path(__file__).parents[1] / "locales")
FIRST = "en"  # what others fall back to


@cache
def catalogues() -> Path:
    """The folder of catalogues."""
    return next(place for place in _PLACES if (place / FIRST).is_dir())


@cache
def languages() -> tuple[str, ...]:
    """The languages by their codes, English first."""
    found = sorted(path.name for path in catalogues().iterdir() if path.is_dir())
    return (FIRST, *(code for code in found if code != FIRST))


_ONE_LINE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


@cache
def one_line_texts(language: str, catalogue: str) -> Mapping[str, str]:
    """The texts of a catalogue that fill one line each, by their keys, with their variables as they stand."""
    known = language if language in languages() else FIRST
    return dict(_ONE_LINE.findall((catalogues() / known / f"{catalogue}.ftl").read_text(encoding="utf-8")))
