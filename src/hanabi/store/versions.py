"""Which versions has the schema had? Plain SQL, numbered, one file a version and dialect."""

from functools import cache
from importlib.resources import files
from typing import Literal

from hanabi.store.errors import SchemaTooNew

Dialect = Literal["sqlite", "postgres"]


@cache
def migrations(dialect: Dialect) -> tuple[str, ...]:
    """What leads from version 0, an empty database, to 1, from there to 2, and so on."""
    folder = files("hanabi.store") / "schema"
    found = {file.name: file for file in folder.iterdir() if file.name.startswith(f"{dialect}_")}
    return tuple(
        found[f"{dialect}_{number}.sql"].read_text(encoding="utf-8") for number in range(1, len(found) + 1)
    )


def missing(version: int, known: tuple[str, ...]) -> tuple[str, ...]:
    """The steps from this version to the newest one."""
    if version > len(known):
        raise SchemaTooNew(version, len(known))
    return known[version:]
