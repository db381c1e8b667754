"""Which events a move was: read from what the engine noted of it."""

from collections.abc import Iterator

from hanabi.engine.layout import offset
from hanabi.game.board import TILE_NAMES, Board
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
from hanabi.rules.cards import Card
from hanabi.rules.moves import (
    Action,
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.suits import Color

_NOTES = ("kind", "touched", "scored", "completed", "bonus", "announced", "tile", "lapsed", "drawn")
_AT = {name: offset(f"last_{name}") for name in _NOTES}


def move_events(before: Board, after: Board, move: Move) -> tuple[Event, ...]:
    """What everyone saw when `move` led from one board to the next, in the order it happened."""
    match move:
        case Rearrange(seat, hand):
            slots = tuple(map(before.orders(seat).index, hand))
            return (Rearranged(seat, hand, slots=slots),)
        case Stop():
            outcome = after.outcome()
            assert outcome is not None
            return (Ended(outcome),)
        case _:
            return tuple(_action_events(before, after, move))


def _action_events(before: Board, after: Board, action: Action) -> Iterator[Event]:
    announced = _note(after, "announced")
    yield _acted(before, after, action)
    if announced:
        yield TokensBack(announced)
    if _note(after, "completed"):
        yield Completed(_card(after).suit)
    yield from _tile_events(before, after)
    if _note(after, "bonus") > announced:
        yield TokensBack(_note(after, "bonus") - announced)
    if _note(after, "drawn") >= 0:
        yield Drew(before.on_turn, _note(after, "drawn"))
    if after.turns_left is not None and before.turns_left is None:
        yield LastRound(after.turns_left)
    if outcome := after.outcome():
        yield Ended(outcome)


def _note(board: Board, name: str) -> int:
    return board._bytes[_AT[name]]


def _card(board: Board) -> Card:
    return board._tables.cards[_note(board, "kind")]


def _acted(before: Board, after: Board, action: Action) -> Event:
    seat = before.on_turn
    match action:
        case ClueColor(to, color):
            return _clued(before, after, to, color)
        case ClueRank(to, rank):
            return _clued(before, after, to, rank)
        case Discard(order):
            return Discarded(seat, order, _card(after), slot=before.orders(seat).index(order))
        case Play(order, announced):
            slot, card = before.orders(seat).index(order), _card(after)
            return (Placed if _note(after, "scored") else Failed)(seat, order, card, announced, slot=slot)
        case Recycle(card):
            return Recycled(seat, card)
        case Salvage(card):
            return Salvaged(seat, card)
        case Lapse():
            assert before.pending is not None
            return TileLapsed(seat, before.pending)


def _clued(before: Board, after: Board, to: int, named: Color | int) -> Clued:
    orders, clued, bits = before.orders(to), before._clued(to), _note(after, "touched")
    slots = tuple([slot for slot in range(len(orders)) if bits >> slot & 1])
    touched = tuple([orders[slot] for slot in slots])
    fresh = tuple([orders[slot] for slot in slots if not clued[slot]])
    return Clued(before.on_turn, to, named, touched, fresh, before.pending is not None, slots=slots)


def _tile_events(before: Board, after: Board) -> Iterator[Event]:
    if _note(after, "tile") < 0:
        return
    seat, tile = before.on_turn, TILE_NAMES[_note(after, "tile")]
    yield TileTurned(seat, tile)
    if after.mistakes < before.mistakes:
        yield MistakeRepaired(seat)
    if _note(after, "lapsed"):
        yield TileLapsed(seat, tile)
