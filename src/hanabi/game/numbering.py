"""From moves to the engine's numbers and back."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from hanabi.engine.tables import Tables
from hanabi.rules import errors
from hanabi.rules.cards import Card
from hanabi.rules.moves import (
    Action,
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Play,
    Recycle,
    Salvage,
)
from hanabi.rules.suits import Suit


def number_of(tables: Tables, player: int, orders: Sequence[int], move: Action) -> int:
    """The number of a move of `player`, who holds the cards `orders`."""
    size = tables.hand_size
    match move:
        case Discard(order):
            return _slot(player, orders, order)
        case Play(order, suit):
            slot = _slot(player, orders, order)
            if suit is None:
                return size + slot
            return tables.plain_moves + slot * len(tables.shape.suits) + _announced(tables, suit)
        case ClueColor(to, color):
            if color not in tables.options.colors:
                allowed = ", ".join(each.word for each in tables.options.colors)
                raise errors.CannotName(f"no clue may name {color.word} here: one of {allowed}")
            first = 2 * size + _seats_on(tables, player, to) * tables.shape.colors
            return first + tables.options.colors.index(color)
        case ClueRank(to, rank):
            if rank not in range(1, tables.shape.ranks + 1):
                raise errors.CannotName(f"a clue names a rank from 1 to 5, not {rank}")
            first = 2 * size + (tables.players - 1) * tables.shape.colors
            return first + _seats_on(tables, player, to) * tables.shape.ranks + rank - 1
        case Recycle(card):
            return tables.tile_moves[0] + _kind(tables, card)
        case Salvage(card):
            return tables.tile_moves[1] + _kind(tables, card)
        case Lapse():
            _need_tiles(tables)
            return tables.tile_moves[2]


def _slot(player: int, orders: Sequence[int], order: int) -> int:
    if order not in orders:
        held = ", ".join(map(str, orders)) or "no card"
        raise errors.NoSuchCard(f"seat {player} does not hold card {order}: it holds {held}")
    return orders.index(order)


def _announced(tables: Tables, suit: Suit) -> int:
    if not tables.options.announce:
        raise errors.CannotAnnounce("color announcement is off: play without a word")
    if suit not in tables.options.suits:
        allowed = ", ".join(each.word for each in tables.options.suits)
        raise errors.CannotAnnounce(f"{suit.word} is not in play: announce one of {allowed}")
    return tables.options.suits.index(suit)


def _seats_on(tables: Tables, player: int, to: int) -> int:
    if to not in range(tables.players):
        raise errors.NoSuchSeat(f"there is no seat {to}: the seats are 0 to {tables.players - 1}")
    if to == player:
        raise errors.NoSuchSeat("a clue goes to another player, never to oneself")
    return (to - player) % tables.players - 1


def _need_tiles(tables: Tables) -> None:
    if not tables.options.tiles:
        raise errors.NoTile("reward tiles are not in play")


def _kind(tables: Tables, card: Card) -> int:
    _need_tiles(tables)
    if card not in tables.kind_of:
        raise errors.NoSuchCard(f"{card} is not in play")
    return tables.kind_of[card]


def move_of(tables: Tables, player: int, orders: Sequence[int], number: int) -> Action:
    """The move of `player` with this number."""
    size = tables.hand_size
    if number < size:
        return _discard(orders[number])
    if number < 2 * size:
        return _play(orders[number - size], None)
    if number < tables.plain_moves:
        return _clue(tables, player, number)
    first_recycle, first_salvage, lapse = tables.tile_moves
    if first_recycle < 0 or number < first_recycle:
        slot, suit = divmod(number - tables.plain_moves, len(tables.shape.suits))
        return _play(orders[slot], tables.options.suits[suit])
    if number < first_salvage:
        return Recycle(tables.cards[number - first_recycle])
    if number < lapse:
        return Salvage(tables.cards[number - first_salvage])
    return Lapse()


def notations_of(tables: Tables, player: int, orders: Sequence[int], numbers: Sequence[int]) -> list[str]:
    """The moves of `player` with these numbers, in rising order, in their notation.

    It does not make the moves first, and nearly always takes the clues all together or not at all.
    """
    size, clues = tables.hand_size, _clue_notations(tables, player)
    first = bisect_left(numbers, 2 * size)
    last = bisect_left(numbers, tables.plain_moves, first)
    given: Iterable[str] = clues
    if last - first < len(clues):
        given = [clues[number - 2 * size] for number in numbers[first:last]]
    return [
        *[
            f"D{orders[number]}" if number < size else f"P{orders[number - size]}"
            for number in numbers[:first]
        ],
        *given,
        *[str(move_of(tables, player, orders, number)) for number in numbers[last:]],
    ]


@cache
def _clue_notations(tables: Tables, player: int) -> tuple[str, ...]:
    numbers = range(2 * tables.hand_size, tables.plain_moves)
    return tuple(str(_clue(tables, player, number)) for number in numbers)


_discard = lru_cache(maxsize=None)(Discard)
_play = lru_cache(maxsize=None)(Play)


@cache
def _clue(tables: Tables, player: int, number: int) -> ClueColor | ClueRank:
    offset, clue = int(tables.rules.move_offset[number]), int(tables.rules.move_clue[number])
    to = (player + offset) % tables.players
    if clue < tables.shape.colors:
        return ClueColor(to, tables.options.colors[clue])
    return ClueRank(to, clue - tables.shape.colors + 1)
