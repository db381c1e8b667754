"""Getting the judge ready: what a review needs is compiled by one process, and kept for all others."""

from contextlib import nullcontext
from pathlib import Path

from hanabi.analysis.game_review import review
from hanabi.bots.play import play
from hanabi.bots.preparing import compiling_alone
from hanabi.engine import jit

PLAYERS = (2, 3)  # the conventions for two are of other bots than those for more


def judge_is_prepared() -> bool:
    """Whether nothing has to be compiled before a game is judged."""
    note = _note()
    return not jit.COMPILED or (note is not None and note.exists())


def prepare_judge() -> None:
    """Compile or load all that a review needs; what one process compiles, others wait for."""
    with nullcontext() if judge_is_prepared() else compiling_alone():
        for players in PLAYERS:
            review(play("cautious", players=players, seed=1))
        note = _note()
        if note is not None and jit.is_compiled():
            note.touch()


def _note() -> Path | None:
    """The file that says that the judge has been compiled; None where nothing can be kept."""
    folder = jit.cache_folder(Path(__file__).parent)
    return None if folder is None else folder / "prepared-judge"
