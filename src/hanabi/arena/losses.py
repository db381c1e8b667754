"""Games that were not perfect, kept as records to look at: what went wrong?"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanabi.arena.playing import SeatedLineup
from hanabi.arena.result import GameResult
from hanabi.arena.statistics import is_perfect
from hanabi.bots.bot_errors import BrokenBot
from hanabi.game.replay import record_of
from hanabi.rules.errors import CannotSay
from hanabi.rules.hanab_live_link import to_link
from hanabi.rules.options import Options
from hanabi.rules.record import Record

ADDRESS = "https://hanab.live/shared-replay-json/"
MOST = 100  # files, unless more are asked for


@dataclass(frozen=True, slots=True)
class Loss:
    """A game that was not perfect: where its record lies, and its link where hanab.live can say it."""

    result: GameResult
    path: Path
    link: str | None

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "lineup": self.result.lineup,
            "deal": self.result.deal,
            "k": self.result.k,
            "z": self.result.z,
            "reason": self.result.reason,
            "file": str(self.path),
            "link": self.link,
        }


def save_losses(
    results: Iterable[GameResult], options: Options, folder: Path, most: int = MOST
) -> tuple[Loss, ...]:
    """Play the worst games once more, at most so many of each line-up, and keep their records."""
    folder.mkdir(parents=True, exist_ok=True)
    imperfect = [result for result in results if not is_perfect(result) and not result.broken]
    imperfect.sort(key=lambda result: (result.z, result.k, result.game))
    counts: dict[str, int] = {}
    chosen = []
    for result in imperfect:
        counts[result.lineup] = counts.get(result.lineup, 0) + 1
        if counts[result.lineup] <= most:
            chosen.append(_saved(result, options, folder))
    return tuple(chosen)


def _saved(result: GameResult, options: Options, folder: Path) -> Loss:
    record = record_again(result, options)
    name = re.sub(r"[^\w.+,=-]", "_", result.lineup)
    path = folder / f"{name}-{result.deal}-{result.z}.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return Loss(result, path, link(record))


def record_again(result: GameResult, options: Options) -> Record:
    """The record of a game, played again; it must come out the same."""
    state = SeatedLineup(result.seats, options).game(result.deal)
    outcome = state.outcome()
    assert outcome is not None
    again = (outcome.reason.words, state.placed, state.mistakes, len(state.moves))
    if again != (result.reason, result.placed, result.mistakes, result.turns):
        raise BrokenBot(
            f"{result.lineup} played the deal {result.deal} differently when asked again: a bot may use no "
            f"chance but the one it is given"
        )
    names = tuple(f"{bot[-90:]} {seat}" for seat, bot in enumerate(result.seats, start=1))
    return record_of(state, names)


def link(record: Record) -> str | None:
    """The game as a hanab.live link; None where that site cannot say it."""
    try:
        return ADDRESS + to_link(record)
    except CannotSay:
        return None
