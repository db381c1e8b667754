"""What a move did that needs no bot to tell: a last copy lost, no time left, a token wasted."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hanabi.game.events import Completed, Discarded, Event, Failed, TokensBack
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.options import MAX_TOKENS
from hanabi.rules.suits import Suit


class Fact(Enum):
    """What may be told of a move."""

    LAST_COPY = "last-copy"  # of a card that was still needed
    CLUED = "clued"  # the lost card had been clued, so many moves before
    DEAD_FIREWORK = "dead-firework"
    NO_PACE = "no-pace"  # fewer turns are left than cards to place
    MISTAKE = "mistake"
    WASTED_TOKEN = "wasted-token"  # a firework was completed with all tokens there
    LOST_HERE = "lost-here"  # until this move all cards could be placed, and no longer after it


@dataclass(frozen=True, slots=True)
class Told:
    """A fact about a move, with the card, the firework or the number of moves that it is about."""

    fact: Fact
    card: Card | None = None
    suit: Suit | None = None
    moves: int | None = None


def facts(before: State, events: tuple[Event, ...], after: State) -> tuple[Told, ...]:
    """What can be told of a move by what everyone saw."""
    return tuple(_facts(before, events, after))


def _facts(before: State, events: tuple[Event, ...], after: State) -> Iterator[Told]:
    for event in events:
        match event:
            case Failed(card=card):
                yield Told(Fact.MISTAKE, card)
                yield from _lost(before, card)
            case Discarded(card=card):
                yield from _lost(before, card)
            case Completed(suit) if _wastes_token(before, events, after):
                yield Told(Fact.WASTED_TOKEN, suit=suit)
    for suit in sorted(after.dead_fireworks - before.dead_fireworks, key=str):
        yield Told(Fact.DEAD_FIREWORK, suit=suit)
    if pace(before) >= 0 > pace(after):
        yield Told(Fact.NO_PACE)


def _lost(before: State, card: Card) -> Iterator[Told]:
    if card in before.indispensable_cards:
        yield Told(Fact.LAST_COPY, card)


def _wastes_token(before: State, events: tuple[Event, ...], after: State) -> bool:
    """Whether a firework was completed with all tokens there, and the game went on (R-307, R-308)."""
    back = any(isinstance(event, TokensBack) for event in events)
    return before.tokens == MAX_TOKENS and not back and not after.is_over and not before.options.tiles


def pace(state: State) -> int:
    """How many turns need not place a card; 0 in expert games, which have no last round (R-601)."""
    if state.options.expert or state.is_over:
        return 0
    turns = state.deck_count + state.players if state.turns_left is None else state.turns_left
    return turns - (state.reachable_score - state.score)
