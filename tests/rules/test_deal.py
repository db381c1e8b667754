from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import CUTS, Deal
from hanabi.rules.errors import BadDeal, BadOptions
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.rules.tiles import Tile
from tests.rules.fuzzing import HUGE
from tests.rules.strategies import ALL_OPTIONS

BASE, TILES = Options(), Options(tiles=True)
DEAL = Deal.shuffle(BASE, 3, Random(1), 0)
TILED = Deal.shuffle(TILES, 3, Random(1), 0)


@settings(max_examples=50)
@given(st.sampled_from(ALL_OPTIONS), st.sampled_from(PLAYER_COUNTS), st.integers())
def test_a_shuffled_deal_fits_its_options(options: Options, players: int, seed: int) -> None:
    """R-107, R-1001."""
    deal = Deal.shuffle(options, players, Random(seed))
    assert deal.check(options) is deal
    assert sorted(deal.deck, key=str) == sorted(options.cards(), key=str)
    assert set(deal.tiles) == (set(Tile) if options.tiles else set())


def test_the_same_chance_gives_the_same_deal() -> None:
    assert Deal.shuffle(TILES, 4, Random(7)) == Deal.shuffle(TILES, 4, Random(7))


def test_a_starter_may_be_named_and_is_drawn_otherwise() -> None:
    """R-109."""
    assert Deal.shuffle(BASE, 4, Random(0), 3).starter == 3
    assert {Deal.shuffle(BASE, 4, Random(seed)).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("starter", [-1, 3, True])
def test_a_starter_who_does_not_sit_at_the_table_is_refused(starter: int) -> None:
    with pytest.raises(BadDeal, match=f"the starter is a seat from 0 to 2, not {starter}"):
        replace(DEAL, starter=starter).check(BASE)


@pytest.mark.parametrize("players", [1, 6])
def test_a_deal_for_too_few_or_too_many_is_refused(players: int) -> None:
    """R-101."""
    with pytest.raises(BadOptions, match=f"Hanabi is for 2 to 5 players, not {players}"):
        Deal.shuffle(BASE, players, Random(0))
    with pytest.raises(BadOptions, match=f"Hanabi is for 2 to 5 players, not {players}"):
        replace(DEAL, players=players).check(BASE)


def test_a_deck_with_a_card_too_many_is_refused() -> None:
    """R-103."""
    with pytest.raises(BadDeal, match="the deck holds 2 of G5; these options have 1"):
        replace(DEAL, deck=(*BASE.cards(), *parse_cards("G5"))).check(BASE)


def test_a_deck_of_other_suits_is_refused() -> None:
    """R-106."""
    with pytest.raises(BadDeal, match="the deck holds 0 of K1; these options have 1"):
        DEAL.check(Options(black=True))


@pytest.mark.parametrize("tiles", [(), (Tile.TOKEN,), (Tile.TOKEN,) * 6, (*Tile, Tile.TOKEN)])
def test_with_tiles_each_of_the_six_lies_in_the_stack_once(tiles: tuple[Tile, ...]) -> None:
    """R-1001."""
    with pytest.raises(BadDeal, match="these options take each of the six tiles once, not"):
        replace(TILED, tiles=tiles).check(TILES)


def test_without_tiles_there_are_none() -> None:
    with pytest.raises(BadDeal, match="these options take no tiles, not token"):
        replace(DEAL, tiles=(Tile.TOKEN,)).check(BASE)


@pytest.mark.parametrize("cut", [-1, CUTS, True, pytest.param(HUGE, id="huge")])
def test_a_cut_is_a_number_of_32_bits(cut: int) -> None:
    """R-1024."""
    with pytest.raises(BadDeal, match="the cut is a number from 0 to 4294967295, not"):
        replace(TILED, cut=cut).check(TILES)


def test_without_tiles_there_is_nothing_to_cut() -> None:
    with pytest.raises(BadDeal, match="the cut is 0 without tiles, not 5"):
        replace(DEAL, cut=5).check(BASE)
