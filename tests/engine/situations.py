"""The situations that the rules speak of, and games that bring the rare ones."""

from collections.abc import Iterator

from hanabi.game.events import (
    Clued,
    Completed,
    Ended,
    Failed,
    LastRound,
    MistakeRepaired,
    Placed,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.moves import Action, Lapse, Salvage
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.games import Setting


def situations(before: State, after: State) -> Iterator[str]:
    """What a move brought that play does not often bring."""
    move, events = after.moves[-1], after.log[len(before.log) :]
    expert = " of an expert game" if after.options.expert else ""
    last = " in the last round" if before.turns_left is not None else ""
    salvaged = isinstance(events[0], Salvaged)
    if (
        before.pending is Tile.RECYCLE
        and before.options.expert
        and any(map(is_salvage, before.legal_moves()))
    ):
        yield "a choice between recycling and salvaging"
    for event in events:
        match event:
            case LastRound():
                yield "a last round"
            case Placed():
                yield f"a card placed{last}"
            case Failed(card=card, announced=Suit() as announced):
                yield (
                    "a card announced rightly that did not fit"
                    if announced is card.suit
                    else "a wrong announcement"
                )
            case Completed():
                yield f"a firework completed{last}"
            case TileTurned(tile=tile):
                yield f"the tile {tile}"
                yield f"a tile{last}"
                if salvaged:
                    yield "a tile turned up by a tile"
            case TileLapsed(tile=tile):
                yield f"the tile {tile} {'let lapse' if isinstance(move, Lapse) else 'lapsed'}"
            case MistakeRepaired():
                yield "a mistake repaired"
            case Salvaged():
                yield f"a card salvaged by the tile {before.pending}"
            case Recycled():
                yield "a card recycled" + (" into an empty deck" if before.deck_count == 0 else "")
            case Clued(touched=touched, free=free):
                yield f"{'a free' if free else 'a'} clue that touches {'some' if touched else 'nothing'}"
            case Ended(outcome=outcome):
                yield f"the end{expert}: {outcome.reason.words}{last}"
                if salvaged and outcome.reason is Reason.ALL_COMPLETE:
                    yield "a game won by a tile"
    if sum(event.count for event in events if isinstance(event, TokensBack)) == 2:
        yield "two tokens for one card"
    if not before.orders(before.on_turn):
        yield "an action without cards"
    if len(after.tiles_used) == 6:
        yield "all six tiles turned up"
    if after.is_over and after.score < 0:
        yield "a score below zero"


REACHED = {
    "a last round",
    "a card placed",
    "a card placed in the last round",
    "a card announced rightly that did not fit",
    "a wrong announcement",
    "a firework completed",
    "a firework completed in the last round",
    "a tile",
    "a tile in the last round",
    "a tile turned up by a tile",
    *(f"the tile {tile}" for tile in Tile),
    "the tile recycle lapsed",
    "the tile recycle let lapse",
    "the tile salvage lapsed",
    "a mistake repaired",
    "two tokens for one card",
    "a card salvaged by the tile salvage",
    "a card salvaged by the tile recycle",
    "a card recycled",
    "a card recycled into an empty deck",
    "a clue that touches some",
    "a clue that touches nothing",
    "a free clue that touches some",
    "a free clue that touches nothing",
    "the end: all fireworks complete",
    "the end: all fireworks complete in the last round",
    "the end: last round over in the last round",
    "the end: third mistake",
    "the end: third mistake in the last round",
    "the end of an expert game: all fireworks complete",
    "the end of an expert game: third mistake",
    "the end of an expert game: indispensable card",
    "the end of an expert game: no action left",
    "a choice between recycling and salvaging",
    "a game won by a tile",
    "an action without cards",
    "all six tiles turned up",
    "a score below zero",
}


def is_salvage(move: Action) -> bool:
    return isinstance(move, Salvage)


# Options, players, seed, good moves of 100, clues wasted; both gears play them.
RARE = {
    "a card announced rightly that did not fit": Setting(Options.parse("announce"), 2, 12, 90),
    "two tokens for one card": Setting(Options.parse("announce"), 5, 18, 90, True),
    "the end: third mistake in the last round": Setting(Options.parse("announce"), 3, 12, 90),
    "an action without cards": Setting(Options.parse("expert"), 5, 20, 100, True),
    "the end of an expert game: no action left": Setting(Options.parse("expert"), 4, 13, 97, True),
    "a free clue that touches nothing": Setting(Options.parse("tiles"), 3, 4, 97),
    "a mistake repaired": Setting(Options.parse("tiles"), 5, 28, 97, True),
    "a tile in the last round": Setting(Options.parse("tiles"), 5, 20, 100),
    "a tile turned up by a tile": Setting(Options.parse("tiles"), 5, 0, 90, True),
    "a card salvaged by the tile recycle": Setting(Options.parse("tiles"), 5, 0, 90, True),
    "the tile recycle let lapse": Setting(Options.parse("tiles"), 5, 12, 90, True),
    "the tile recycle lapsed": Setting(Options.parse("tiles"), 3, 14, 100),
    "a game won by a tile": Setting(Options.parse("tiles"), 4, 19, 97, True),
    "all six tiles turned up": Setting(Options.parse("five-own+black+tiles"), 5, 15, 90),
    "a card recycled into an empty deck": Setting(Options.parse("tiles+expert"), 5, 5, 100, True),
    "a choice between recycling and salvaging": Setting(Options.parse("tiles+expert"), 5, 16, 97, True),
}
