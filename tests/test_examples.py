"""Every example runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import pages

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs_and_says_something(example: Path, tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, (*sys.path, os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [sys.executable, str(example), "--quick"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    if done.returncode == 3:  # so an example says that it needs an optional package
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_there_are_examples() -> None:
    assert EXAMPLES


def test_the_bot_of_the_documentation_is_one_that_type_checkers_pass() -> None:
    """Mypy checks the examples strictly, so the page is as right as the file."""
    page = (pages.ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (shown,) = (block.code for block in pages.blocks(page) if "class Obedient" in block.code)
    bot = shown[shown.index("class Obedient") :]
    assert bot in (pages.ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8")
