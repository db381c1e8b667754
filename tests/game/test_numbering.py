"""The numbers of moves: each move of a game has one, and each number is one move."""

from itertools import product

import pytest

from hanabi.engine.tables import tables
from hanabi.game.numbering import move_of, number_of
from hanabi.rules.cards import Card
from hanabi.rules.errors import CannotAnnounce, CannotName, IllegalMove, NoSuchCard, NoSuchSeat, NoTile
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Lapse, Play, Recycle, Salvage
from hanabi.rules.options import Multicolour, Options
from hanabi.rules.suits import BASE_COLORS, Color, Suit

ORDERS = (30, 4, 17, 60, 9)
EVERY_OPTIONS = [
    Options(multicolour=multicolour, black=black, tiles=tiles, announce=announce)
    for multicolour in Multicolour
    for black, tiles, announce in product((False, True), repeat=3)
]


def every_move(options: Options, players: int, player: int) -> list[Action]:
    """The moves in the order of their numbers."""
    orders = ORDERS[: 5 if players < 4 else 4]
    others = [(player + offset) % players for offset in range(1, players)]
    faces = [Card(suit, rank) for suit in options.suits for rank in range(1, 6)]
    moves: list[Action] = [*map(Discard, orders), *map(Play, orders)]
    moves += [ClueColor(to, color) for to in others for color in options.colors]
    moves += [ClueRank(to, rank) for to in others for rank in range(1, 6)]
    if options.announce:
        moves += [Play(order, suit) for order in orders for suit in options.suits]
    if options.tiles:
        moves += [*map(Recycle, faces), *map(Salvage, faces), Lapse()]
    return moves


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_moves_are_numbered_discards_plays_clues_announced_plays_and_choices(
    options: Options, players: int
) -> None:
    rules = tables(options, players)
    for player in range(players):
        moves = every_move(options, players, player)
        assert len(moves) == int(rules.rules.moves)
        orders = ORDERS[: rules.hand_size]
        assert [number_of(rules, player, orders, move) for move in moves] == list(range(len(moves)))
        assert [move_of(rules, player, orders, number) for number in range(len(moves))] == moves


def test_a_base_game_for_three_begins_with_discards_and_plays_by_slot() -> None:
    rules = tables(Options(), 3)
    assert number_of(rules, 1, ORDERS, Discard(30)) == 0
    assert number_of(rules, 1, ORDERS, Discard(9)) == 4
    assert number_of(rules, 1, ORDERS, Play(30)) == 5
    first = Options().colors[0]
    assert number_of(rules, 1, ORDERS, ClueColor(2, first)) == 10  # the next seat comes first
    assert number_of(rules, 1, ORDERS, ClueColor(0, first)) == 15
    assert number_of(rules, 1, ORDERS, ClueRank(2, 1)) == 20
    assert number_of(rules, 1, ORDERS, ClueRank(0, 5)) == 29


@pytest.mark.parametrize(
    ("options", "move", "error", "message"),
    [
        ("base", Play(31), NoSuchCard, "seat 0 does not hold card 31: it holds 30, 4, 17, 60, 9"),
        ("base", Discard(-1), NoSuchCard, "seat 0 does not hold card -1: it holds 30, 4, 17, 60, 9"),
        ("base", Play(4, Suit.RED), CannotAnnounce, "color announcement is off: play without a word"),
        ("announce", Play(4, Suit.BLACK), CannotAnnounce, "black is not in play: announce one of "),
        ("announce", Play(31, Suit.RED), NoSuchCard, "seat 0 does not hold card 31"),
        ("base", ClueColor(0, Color.RED), NoSuchSeat, "a clue goes to another player, never to oneself"),
        ("base", ClueRank(0, 1), NoSuchSeat, "a clue goes to another player, never to oneself"),
        ("base", ClueColor(3, Color.RED), NoSuchSeat, "there is no seat 3: the seats are 0 to 2"),
        ("base", ClueRank(-1, 1), NoSuchSeat, "there is no seat -1: the seats are 0 to 2"),
        (
            "ten-wild",
            ClueColor(1, Color.MULTICOLOUR),
            CannotName,
            "no clue may name multicolor here: one of ",
        ),
        ("base", ClueRank(1, 0), CannotName, "a clue names a rank from 1 to 5, not 0"),
        ("base", ClueRank(1, 6), CannotName, "a clue names a rank from 1 to 5, not 6"),
        ("base", Recycle(Card.parse("B3")), NoTile, "reward tiles are not in play"),
        ("base", Salvage(Card.parse("B3")), NoTile, "reward tiles are not in play"),
        ("base", Lapse(), NoTile, "reward tiles are not in play"),
        ("tiles", Salvage(Card.parse("K3")), NoSuchCard, "K3 is not in play"),
        ("tiles", Recycle(Card.parse("M3")), NoSuchCard, "M3 is not in play"),
    ],
)
def test_a_move_that_has_no_number_says_why(
    options: str, move: Action, error: type[IllegalMove], message: str
) -> None:
    with pytest.raises(IllegalMove) as caught:
        number_of(tables(Options.parse(options), 3), 0, ORDERS, move)
    assert type(caught.value) is error
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("multicolour", [Multicolour.FIVE_OWN, Multicolour.TEN_OWN])
def test_own_multicolour_has_a_number_like_any_color(multicolour: Multicolour) -> None:
    options = Options(multicolour=multicolour)
    assert set(options.colors) == {*BASE_COLORS, Color.MULTICOLOUR}
    number = number_of(tables(options, 2), 0, ORDERS, ClueColor(1, Color.MULTICOLOUR))
    assert number == 10 + options.colors.index(Color.MULTICOLOUR)


def test_a_short_hand_keeps_the_numbers_of_its_slots() -> None:
    rules = tables(Options(announce=True), 3)
    for orders in (ORDERS[:2], ORDERS):
        assert number_of(rules, 0, orders, Play(4)) == 6
        assert move_of(rules, 0, orders, 6) == Play(4)
        assert number_of(rules, 0, orders, Play(30, Options().suits[0])) == 30
