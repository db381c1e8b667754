"""The command `hanabi`, run in this process with lines to read."""

import io
import os
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from hanabi.cli import main


@dataclass(frozen=True, slots=True)
class Ran:
    """A command that has run."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def hanabi(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `hanabi` with arguments; `lines` are what is typed."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", "en")
    # A command may decide to compile later, which would hold for all that later tests start.
    monkeypatch.setenv("HANABI_COMPILED", os.environ.get("HANABI_COMPILED", "1"))

    def run(*arguments: str, lines: list[str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        try:
            status = main(arguments)
        except SystemExit as left:  # argparse leaves so
            status = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run
