"""A game on disk that is whole at any moment."""

import os
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from hanabi.cli.refusals import NotWritten, refused
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.record import Record


class Keeper:
    """Remembers when moves were made, and keeps the record in a file if one is named."""

    def __init__(self, path: Path | None, names: tuple[str, ...], edition: str) -> None:
        self.path, self.names, self.edition = path, names, edition
        self._started, self._begun = datetime.now(UTC).replace(microsecond=0), monotonic()
        self._times: list[int] = []

    def begin(self, state: State) -> None:
        """Keep a new game, unless no record takes its names or the file is there or cannot be written."""
        self.record(state)
        if self.path and self.path.exists():
            raise refused("file-there", path=str(self.path))
        try:
            self.keep(state)
        except OSError as error:
            raise NotWritten(self.path, error) from error

    def record(self, state: State) -> Record:
        """The game so far."""
        return record_of(
            state, self.names, edition=self.edition, started=self._started, times=tuple(self._times)
        )

    def keep(self, state: State) -> None:
        """Note the time of new moves, and bring the file up to date."""
        while len(self._times) < len(state.moves):
            self._times.append(int((monotonic() - self._begun) * 1000))
        if self.path:
            replace(self.path, self.record(state).to_json())


def replace(path: Path, text: str) -> None:
    """Write a file so that it has its old content or its new one, whatever happens on the way."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
