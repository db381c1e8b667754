"""The Tab key, as a real shell asks for it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.people import surroundings

BASH = shutil.which("bash")
ASK = """
eval "$(hanabi completion bash)"
COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9 COMP_WORDBREAKS=' '
_python_argcomplete hanabi
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(BASH is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("hanabi ar", ["arena "]),
        ("hanabi arena --form", ["--format "]),
        ("hanabi arena --format ", ["text", "json", "csv"]),
        ("hanabi arena --bots ca", ["cautious "]),
        ("hanabi play --seats you,ha", ["you,hat "]),
        ("hanabi play --edition f", ["fi "]),
    ],
)
def test_the_tab_key_completes(line: str, found: list[str]) -> None:
    assert BASH is not None
    path = f"{Path(sys.executable).parent}:{Path(BASH).parent}"
    ran = subprocess.run(
        [BASH, "--norc", "-c", ASK, "bash", line], env=surroundings(PATH=path), capture_output=True, text=True
    )
    assert ran.stdout.splitlines() == found, ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_of_its_own(hanabi: Run, shell: str) -> None:
    ran = hanabi("completion", shell)
    assert (ran.status, ran.err) == (0, "")
    assert "hanabi" in ran.out


def test_another_shell_is_refused(hanabi: Run) -> None:
    assert "'tcl'" in hanabi("completion", "tcl").err
