"""Which languages the project speaks: those that have a folder of catalogues."""

from functools import cache
from pathlib import Path

# Beside the sources in a checkout, inside the package where it was installed.
_PLACES = (Path(__file__).parents[3] / "locales", Path(__file__).parents[1] / "locales")
FIRST = "en"  # what others fall back to


@cache
def catalogues() -> Path | None:
    """The folder of catalogues; none where only the library was taken along."""
    return next((place for place in _PLACES if (place / FIRST).is_dir()), None)


@cache
def languages() -> tuple[str, ...]:
    """The languages by their codes, English first."""
    folder = catalogues()
    found = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder else [FIRST]
    return (FIRST, *(code for code in found if code != FIRST))
