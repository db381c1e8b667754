"""Getting bots ready: what they need is compiled by one process, and kept for all others.

python -m hanabi.bots.preparing hat duo    compile these bots behind somebody's back, while they play
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from random import Random

from hanabi.bots.registry import bot_entry, bot_names
from hanabi.bots.seats import Seats
from hanabi.engine import jit
from hanabi.game.state import State
from hanabi.rules.moves import Rearrange
from hanabi.rules.options import Options

ENGINE_BOT = "random"  # it needs the engine and nothing else
NICENESS = 10


def ready_first(names: tuple[str, ...]) -> tuple[str, ...]:
    """The bots in the order in which they are best prepared: the engine first, the longest last."""
    order = (ENGINE_BOT, "partner", "cautious", "duo", "cheat", "hat", "choir")
    return tuple(sorted(names, key=lambda name: order.index(name) if name in order else len(order)))


def every_bot() -> tuple[str, ...]:
    """All bots there are, the quickest first."""
    return ready_first(bot_names())


def is_prepared(bot: str) -> bool:
    """Whether nothing has to be compiled before this bot plays."""
    note = prepared_note(bot)
    return not jit.COMPILED or (note is not None and note.exists())


def switch_over_if_prepared() -> bool:
    """Run the compiled engine from now on if it is there: whether that is new."""
    note = jit.engine_note()
    if not jit.COMPILED or jit.is_compiled() or note is None or not note.exists():
        return False
    jit.switch_over()
    return True


def prepare(bot: str) -> None:
    """Compile or load all that a bot at a table needs; what one process compiles, others wait for."""
    with nullcontext() if is_prepared(bot) else compiling_alone():
        try_out(bot)
        notes = (prepared_note(bot), None if bot_entry(bot).cheats else jit.engine_note())
        for note in notes:
            if note is not None and jit.is_compiled():
                note.touch()


def try_out(bot: str) -> None:
    """Let a bot make a few moves, for which everything it needs is loaded or compiled."""
    entry = bot_entry(bot)
    if entry.cheats:  # no seat at a table is for it
        assert entry.program is not None
        _ = entry.program.compiled
        return
    state = State.new(entry.players[0], Options(empty_clues=False), chance=Random(1))
    seats = Seats(state, {seat: entry.make(Random(seat)) for seat in range(state.players)})
    for _ in range(3):
        seats.step()
    touch_engine(seats.state)


def touch_engine(state: State) -> None:
    """Use everything of the engine that a table uses."""
    assert state.legal_moves() or state.is_over
    assert state.reachable_score >= 0
    assert state.dead_fireworks is not None
    assert state.indispensable_cards is not None
    assert state.view(0).world(Random(1)).deck_count == state.deck_count
    state.apply(Rearrange(0, state.orders(0)[::-1]))


def prepared_note(bot: str) -> Path | None:
    """The file that says that this bot has been compiled; None where nothing can be kept."""
    spec = find_spec(bot_entry(bot).module)
    folder = jit.cache_folder(Path(spec.origin).parent) if spec and spec.origin else None
    return None if folder is None else folder / f"prepared-{bot}"


@contextmanager
def compiling_alone() -> Iterator[None]:
    """While this lasts, no other process compiles: it waits, and then finds what both want."""
    folder = jit.cache_folder(jit.ENGINE) if jit.COMPILED else None
    with nullcontext() if folder is None else jit.locked(folder / "compiling.lock"):
        yield


def main() -> None:
    """Prepare the bots that were named, in the background."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for bot in sys.argv[1:]:
        prepare(bot)


if __name__ == "__main__":
    main()
