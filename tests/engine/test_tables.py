"""The rules in force as numbers: they say what the options say in words."""

import pytest

from hanabi.engine import layout
from hanabi.engine.layout import CLUES, DECK, KINDS, MOVES, SUITS, WORD, WORDS, offset
from hanabi.engine.tables import Tables, tables
from hanabi.game.numbering import move_of
from hanabi.rules.cards import RANKS
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Lapse, Play, Recycle, Salvage
from hanabi.rules.options import PLAYER_COUNTS, Options, hand_size
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.games import GAME_OPTIONS

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


def all_tables(players: int) -> list[Tables]:
    return [tables(options, players) for options in GAME_OPTIONS]


@each_number_of_players
def test_the_deck_is_that_of_the_options(players: int) -> None:
    """R-103, R-801, R-811, R-902."""
    for each in all_tables(players):
        rules, size = each.rules, int(each.rules.deck_size)
        assert tuple(each.cards[kind] for kind in rules.deck[:size].tolist()) == each.options.cards()
        assert rules.copies[: len(each.cards)].tolist() == [each.options.copies(card) for card in each.cards]
        assert [each.kind_of[card] for card in each.cards] == list(range(int(rules.kinds)))
        assert int(rules.every_kind) == 2 ** len(each.cards) - 1


@each_number_of_players
def test_a_clue_touches_what_the_options_say(players: int) -> None:
    """R-208, R-812, R-905."""
    for each in all_tables(players):
        names = (*each.options.colors, *RANKS)
        for clue, name in enumerate(names):
            touched = each.faces(int(each.rules.touches[clue]))
            assert touched == {
                card
                for card in each.cards
                if (each.options.touches(name, card.suit) if isinstance(name, Color) else card.rank == name)
            }
            for kind, card in enumerate(each.cards):
                assert (card in touched) == bool(int(each.rules.clues_touching[kind]) >> clue & 1)
        assert each.named(int(each.rules.every_clue)) == set(names)
        assert each.named(int(each.rules.color_clues)) == set(each.options.colors)


@each_number_of_players
def test_a_firework_is_built_upwards_and_the_black_one_downwards(players: int) -> None:
    """R-305, R-903."""
    for each in all_tables(players):
        for index, suit in enumerate(each.options.suits):
            *kinds, none = each.rules.next_kind[index].tolist()
            expected = RANKS[::-1] if suit is Suit.BLACK else RANKS
            assert [each.cards[kind].suit for kind in kinds] == [suit] * 5
            assert tuple(each.cards[kind].rank for kind in kinds) == expected
            assert [int(each.rules.place[kind]) for kind in kinds] == [0, 1, 2, 3, 4]
            assert [int(each.rules.rank[kind]) for kind in kinds] == list(expected)
            assert none == -1


@each_number_of_players
def test_every_table_has_room_in_the_records(players: int) -> None:
    for each in all_tables(players):
        rules = each.rules
        assert int(rules.moves) <= MOVES
        assert int(rules.words) == -(-int(rules.moves) // WORD) <= WORDS
        assert int(rules.kinds) <= KINDS
        assert int(rules.deck_size) <= DECK
        assert int(rules.clues) <= CLUES
        assert int(rules.suits) <= SUITS
        assert each.shape.plain_moves <= WORD  # all clues and discards lie in the first word


@pytest.mark.parametrize(
    ("players", "options", "moves"),
    [
        (2, "base", 20),
        (3, "base", 30),
        (4, "base", 38),
        (5, "base", 48),
        (2, "five-own", 21),
        (5, "ten-wild", 48),
        (2, "announce", 20 + 25),
        (5, "tiles", 48 + 51),
        (5, "ten-own+black+tiles+announce", 52 + 28 + 71),
    ],
)
def test_there_are_so_many_moves(players: int, options: str, moves: int) -> None:
    assert tables(Options.parse(options), players).rules.moves == moves


@each_number_of_players
def test_moves_are_numbered_by_their_kind_then_slot_or_seat_then_what_they_name(players: int) -> None:
    each = tables(Options.parse("ten-own+black+tiles+announce"), players)
    orders, options, cards = range(10, 10 + hand_size(players)), each.options, each.cards
    seats = [seat % players for seat in range(2, 1 + players)]  # seat 1 is on turn
    expected = [
        *(Discard(order) for order in orders),
        *(Play(order) for order in orders),
        *(ClueColor(seat, color) for seat in seats for color in options.colors),
        *(ClueRank(seat, rank) for seat in seats for rank in RANKS),
        *(Play(order, suit) for order in orders for suit in options.suits),
        *(Recycle(card) for card in cards),
        *(Salvage(card) for card in cards),
        Lapse(),
    ]
    assert [move_of(each, 1, orders, number) for number in range(int(each.rules.moves))] == expected


def test_a_table_is_made_once_and_nobody_can_change_it() -> None:
    each = tables(Options(), 2)
    assert tables(Options(), 2) is each
    with pytest.raises(ValueError, match="read-only"):
        each.data[0] = 1


@pytest.mark.parametrize("players", [-1, 0, 1, 6, True])
def test_a_table_for_too_few_or_too_many_is_refused(players: int) -> None:
    """R-101."""
    with pytest.raises(BadOptions):
        tables(Options(), players)


def test_the_words_of_the_rules_have_the_engines_numbers() -> None:
    """The engine counts tiles from 0 and reasons from 1, in the order of their enumerations."""
    assert [getattr(layout, tile.name) for tile in Tile] == list(range(6))
    assert [getattr(layout, reason.name) for reason in Reason] == list(range(1, 8))


def test_what_the_cards_may_be_comes_first_in_the_record() -> None:
    """`BoardRecord.hand` reads it from there."""
    assert offset("possible") == 0
