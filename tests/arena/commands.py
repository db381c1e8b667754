"""The command `hanabi`, as it is run in the tests of the arena."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOYS = "tests.arena.toys"


def command(*words: str) -> list[str]:
    """The command line of `hanabi` as a process."""
    return [sys.executable, "-m", "hanabi", *words]


def surroundings() -> dict[str, str]:
    """This process's environment, with the sources and the tests in reach."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
