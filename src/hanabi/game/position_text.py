"""A position in one line of text.

    base R1Y0G0W0B0 R5+5,B2-5,Y1-5/W1,G4,G2 - W3Y2 6 0 1 turn=3        (a longer deck, and full hands)

Eight words say what every position has: the options; the fireworks by their top card; the hands, seat 0
first, parted by `/`; the discard pile; the deck, top first; tokens; mistakes; the seat on turn. Then come
named words for what only some have, each only where it is needed:

    view=1  view=-     it is what seat 1 sees, or a spectator: the deck is a number, cards not seen are ??
    turn=12            turns taken
    next=17            the order that the next card drawn will have
    left=2             turns left in the last round
    tiles=token/…      tiles turned up, and after a `/` those to come; a view does not have the latter
    tile=salvage       the tile that waits for a choice
    cut=77             where a recycled card will go
    over=stopped       why the game ended

A card in a hand is written `12R3+R-45`: its order, its face, the colors and ranks that touched it, and those
that did not where that says more. `!R3` at its end: all know it without a clue (R-1017). Orders are left out
where they just count the cards in the hands.
"""

from collections.abc import Iterable
from functools import cache

from hanabi.engine.layout import STATE
from hanabi.engine.tables import Tables
from hanabi.game.board import Board, HeldCard, in_short
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.suits import Color

NOTHING, UNSEEN = "-", "??"
NAMES = ("view", "turn", "next", "left", "tiles", "tile", "cut", "over")

Faces = frozenset[Card]
Clue = Color | int


def position_text(board: Board) -> str:
    """What lies on the table, in one line; of a view, only what its seat may know."""
    words = (
        str(board.options),
        "".join(f"{suit}{top.rank if (top := board.top(suit)) else 0}" for suit in board.options.suits),
        _hands_text(board),
        _cards_text(board.discard_pile),
        _cards_text(board.deck) if isinstance(board, State) else str(board.deck_count),
        str(board.tokens),
        str(board.mistakes),
        str(board.on_turn),
    )
    values = zip(NAMES, _named_values(board), strict=True)
    return " ".join((*words, *(f"{name}={value}" for name, value in values if value is not None)))


def _cards_text(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards)) or NOTHING


def _named_values(board: Board) -> tuple[object, ...]:
    """The values of the named words, None where one is not needed."""
    record, outcome = board._data.view(STATE)[0], board.outcome()
    usual = usual_next_order(board._tables, board.deck_count, _count(board), _orders_are_written(board))
    return (
        _eyes(board),
        board.turn or None,
        None if record.next_order == usual else record.next_order,
        board.turns_left,
        _tiles_text(board) if board.options.tiles else None,
        board.pending,
        record.cut or None,
        None if outcome is None else outcome.reason.value,
    )


def _eyes(board: Board) -> str | None:
    if isinstance(board, SpectatorView):
        return NOTHING
    return str(board.seat) if isinstance(board, View) else None


def _tiles_text(board: Board) -> str:
    used = ",".join(map(str, board.tiles_used)) or NOTHING
    if not isinstance(board, State):
        return used
    return f"{used}/{','.join(map(str, board.tiles_to_come)) or NOTHING}"


# The hands.


def _hands_text(board: Board) -> str:
    written = _orders_are_written(board)
    return "/".join(
        ",".join((str(held.order) if written else "") + _held_text(board._tables, held) for held in hand)
        or NOTHING
        for hand in board.hands
    )


def _count(board: Board) -> int:
    return sum(len(board.orders(seat)) for seat in range(board.players))


def _orders_are_written(board: Board) -> bool:
    """Whether they do more than count the cards, as they do right after the deal."""
    orders = [order for seat in range(board.players) for order in board.orders(seat)]
    return bool(orders) and orders != list(range(board._data.view(STATE)[0].next_order))


def usual_next_order(tables: Tables, deck_count: int, held: int, orders_are_written: bool) -> int:
    """The order of the next card where nothing else is said: every card that left the deck had one."""
    return tables.deck_size - deck_count if orders_are_written else held


def _held_text(tables: Tables, held: HeldCard) -> str:
    face = UNSEEN if held.card is None else str(held.card)
    by_touch = left_open(tables, held.clued, frozenset())
    spared = frozenset(
        clue
        for clue in clues(tables) - held.clued
        if touched(tables, clue) & by_touch and not touched(tables, clue) & held.possible
    )
    known = ""
    if left_open(tables, held.clued, spared) != held.possible:  # R-1017: no clue said so much
        (only,) = held.possible
        known, spared = f"!{only}", frozenset()
    touching = f"+{held.marks}" if held.clued else ""
    sparing = f"-{in_short(spared)}" if spared else ""
    return f"{face}{touching}{sparing}{known}"


# What clues say.


@cache
def clues(tables: Tables) -> frozenset[Clue]:
    """Everything that a clue may name."""
    return frozenset((*tables.options.colors, *RANKS))


@cache
def touched(tables: Tables, clue: Clue) -> Faces:
    """The faces that a clue points out (R-208)."""
    if isinstance(clue, Color):
        return frozenset(card for card in tables.cards if tables.options.touches(clue, card.suit))
    return frozenset(card for card in tables.cards if card.rank == clue)


def left_open(tables: Tables, by: frozenset[Clue], spared: frozenset[Clue]) -> Faces:
    """What a card may be that some clues touched and others did not."""
    faces = frozenset(tables.cards)
    for clue in by:
        faces &= touched(tables, clue)
    for clue in spared:
        faces -= touched(tables, clue)
    return faces
