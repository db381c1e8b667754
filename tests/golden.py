"""Whole games as readable transcripts, and the table of positions: `python -m tests.golden` writes them anew.

The transcripts have short forms of their own, so that a change of wording elsewhere leaves them alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from hanabi.game.events import (
    Clued,
    Completed,
    Discarded,
    Drew,
    Ended,
    Event,
    Failed,
    LastRound,
    MistakeRepaired,
    Placed,
    Rearranged,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.cards import cards_text
from hanabi.rules.editions import EDITIONS
from hanabi.rules.options import Options
from hanabi.rules.suits import Suit
from tests.engine import three_plies
from tests.games import Setting

FOLDER = Path(__file__).parent / "game" / "golden"


@dataclass(frozen=True, slots=True)
class Golden:
    """A game worth keeping: its edition and how it goes."""

    edition: str
    options: str
    players: int
    seed: int
    skill: int = 97
    wasteful: bool = False
    rearranging: bool = False

    @property
    def setting(self) -> Setting:
        """What decides the game, if the edition offers its options."""
        options = EDITIONS[self.edition].check(Options.parse(self.options))
        return Setting(options, self.players, self.seed, self.skill, self.wasteful, self.rearranging)


GAMES = {
    # The last round, in part and to the last card.
    "nl-base": Golden("nl", "base", 2, 386),
    "nl-base-perfect": Golden("nl", "base", 5, 398),
    "nl-base-lost": Golden("nl", "base", 3, 3, skill=60),
    # A player without cards, with a token and without one.
    "nl-expert": Golden("nl", "expert", 3, 114, wasteful=True, rearranging=True),
    "nl-expert-no-action": Golden("nl", "expert", 4, 353, skill=100, wasteful=True),
    "da-five-own": Golden("da", "five-own", 3, 394),
    "da-expert": Golden("da", "expert", 5, 334),
    "da-announce": Golden("da", "announce", 3, 22, skill=90),
    "da-all": Golden("da", "five-own+expert+announce", 2, 132, wasteful=True),
    "fi-five-own-announce": Golden("fi", "five-own+announce", 4, 330, skill=90),
    "pl-ten-wild": Golden("pl", "ten-wild", 3, 395, rearranging=True),
    "pl-black": Golden("pl", "black", 4, 394, wasteful=True),
    "pl-black-lost": Golden("pl", "black", 2, 388, skill=80, wasteful=True),
    # A tile that turns up another.
    "pl-tiles": Golden("pl", "tiles", 2, 273, skill=90),
    "pl-expert": Golden("pl", "expert", 4, 377, wasteful=True),
    "pl-black-tiles-expert": Golden("pl", "black+tiles+expert", 4, 17, wasteful=True),
    "pl-ten-wild-black-tiles": Golden("pl", "ten-wild+black+tiles", 4, 225),
    # A card recycled into an empty deck.
    "pl-all": Golden("pl", "ten-wild+black+tiles+expert", 3, 281, wasteful=True),
    "custom-ten-own": Golden("custom", "ten-own", 4, 383),
    # The tile that recycles in the last round: let lapse, and used to win.
    "custom-tiles-announce": Golden("custom", "tiles+announce", 3, 1, skill=90, wasteful=True),
    "custom-tiles-announce-perfect": Golden("custom", "tiles+announce", 3, 286, skill=90, wasteful=True),
    "custom-no-empty-clues": Golden("custom", "no-empty-clues", 5, 113, skill=90),
    "custom-all-but-expert": Golden("custom", "ten-wild+black+tiles+announce+no-empty-clues", 5, 180),
}


def transcript(name: str) -> str:
    """A whole game: its deal, each turn, the table after each round, and the outcome."""
    setting = GAMES[name].setting
    state, *states = setting.states()
    lines = [*_header(GAMES[name].edition, setting), "", *_table(state)]
    for after in states:
        lines.append(f"{state.on_turn} {after.moves[-1]!s:14}{_told(after.log[len(state.log) :])}")
        if after.is_over or (after.on_turn != state.on_turn and after.on_turn == setting.deal().starter):
            lines += ["", *_table(after)]
        state = after
    return "\n".join((*lines, *_outcome(state))) + "\n"


def _header(edition: str, setting: Setting) -> Iterator[str]:
    deal = setting.deal()
    yield f"edition  {edition}"
    yield f"options  {setting.options}"
    yield f"players  {setting.players}"
    yield f"seed     {setting.seed}"
    yield f"starter  {deal.starter}"
    yield from wrap(cards_text(deal.deck), 84, initial_indent="deck     ", subsequent_indent=" " * 9)
    if deal.tiles:
        yield f"tiles    {' '.join(map(str, deal.tiles))}"
        yield f"cut      {deal.cut}"


def _table(state: State) -> Iterator[str]:
    fireworks = " ".join(f"{suit}{_reached(suit, height)}" for suit, height in state.fireworks.items())
    counts = f"tokens {state.tokens}, mistakes {state.mistakes}, deck {state.deck_count}"
    last = "" if state.turns_left is None else f", turns left {state.turns_left}"
    yield f"  {fireworks} | {counts}{last} | discarded {cards_text(state.discard_pile) or 'nothing'}"
    for seat, hand in enumerate(state.hands):
        held = (f"{card.order}:{card.card}{_marks(state, card.clued)}" for card in hand)
        yield f"  hand {seat}  {' '.join(held) or 'empty'}"
    yield ""


def _reached(suit: Suit, height: int) -> str:
    """The rank on top; black is built downwards."""
    if suit is not Suit.BLACK:
        return str(height)
    return str(6 - height) if height else "-"


def _marks(state: State, clued: frozenset[object]) -> str:
    named = [name for name in (*state.options.colors, 1, 2, 3, 4, 5) if name in clued]
    return f"({''.join(map(str, named))})" if named else ""


def _told(events: tuple[Event, ...]) -> str:
    return "; ".join(map(_short, events))


def _short(event: Event) -> str:
    """An event in a few words."""
    match event:
        case Clued(to=to, named=named, touched=touched, fresh=fresh, free=free):
            cards = " ".join(f"{order}*" if order in fresh else str(order) for order in touched)
            return f"{'free ' * free}{named} to {to}: {cards or 'none'}"
        case Placed(order=order, card=card, announced=announced):
            return f"{order} is {card}, placed" + (f" as {announced}" if announced else "")
        case Failed(order=order, card=card, announced=announced):
            return f"{order} is {card}, failed" + (f" as {announced}" if announced else "")
        case Discarded(order=order, card=card):
            return f"{order} is {card}, discarded"
        case Salvaged(card=card):
            return f"{card} salvaged"
        case Recycled(card=card):
            return f"{card} recycled"
        case Completed(suit=suit):
            return f"{suit} complete"
        case TileTurned(tile=tile):
            return f"tile {tile}"
        case TileLapsed(tile=tile):
            return f"{tile} lapses"
        case MistakeRepaired():
            return "mistake repaired"
        case TokensBack(count=count):
            return f"+{count} token{'s' * (count > 1)}"
        case Drew(order=order):
            return f"draws {order}"
        case LastRound(turns=turns):
            return f"last round of {turns}"
        case Rearranged(seat=seat):
            return f"hand {seat} rearranged"
        case Ended(outcome=outcome):
            return f"over: {outcome.reason.words}"


def _outcome(state: State) -> Iterator[str]:
    outcome = state.outcome()
    assert outcome is not None
    yield f"result   {outcome.result.value}: {outcome.reason.words}"
    yield f"placed   {outcome.placed}"
    yield f"score    {'none' if outcome.score is None else outcome.score}"
    yield f"rating   {outcome.rating.name.lower() if outcome.rating else 'none'}"
    if outcome.commendation:
        yield "commendation for black powder"


def main() -> None:
    """Write everything anew."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), "utf-8")
    three_plies.TABLE.write_text(three_plies.table_text(), "utf-8")
    print(f"{len(GAMES)} transcripts and {three_plies.TABLE.name} written: now read the difference")


if __name__ == "__main__":
    main()
