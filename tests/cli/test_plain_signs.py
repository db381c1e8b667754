"""Where a terminal does not have a sign, something that can be read stands for it."""

import subprocess

import pytest

from hanabi.cli.plain_signs import NAME, plain, register
from tests.cli.people import command, surroundings

ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}


@pytest.mark.parametrize(
    ("sign", "shown"), [("±", "+-"), ("µ", "u"), ("é", "e"), ("ł", "l"), ("æ", "ae"), ("★", "?")]
)
def test_a_sign_in_ascii(sign: str, shown: str) -> None:
    assert plain(sign) == shown


def test_only_what_cannot_be_written_changes() -> None:
    register()
    assert "wskazówek ± …".encode("ascii", NAME) == b"wskazowek +- ..."
    assert "wskazówek ±".encode("latin-1", NAME) == "wskazówek ±".encode("latin-1")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("bots", "--language", "pl"), "udziela informacji o"),
        (("arena", "--bots", "random", "--players", "2", "--games", "5", "--processes", "1"), " +- "),
        (("play", "--seats", "random,random", "--seed", "1"), "+R ....."),
        (("serve", "--help"), "postgresql://..."),
    ],
)
def test_every_command_can_be_read_in_ascii(words: tuple[str, ...], told: str) -> None:
    ran = subprocess.run(command(*words), env=surroundings(**ASCII), capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert told in ran.stdout
    assert ran.stdout.isascii()
