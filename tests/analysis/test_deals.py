"""Deals that are checked: can they be won, and what do bots make of them?"""

from dataclasses import replace
from random import Random

import pytest

from hanabi.analysis.deals import BotsResult, DealCheck, Difficulty, check_deal, orders_of_play
from hanabi.analysis.possible import Possible
from hanabi.bots.registry import make_bot
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.options import Options, hand_size
from tests.analysis.test_possible import BASE, only_compiled


@only_compiled
def test_bots_play_a_deal_in_many_orders_of_play_and_every_seat_begins_once() -> None:
    deal = Deal.shuffle(BASE, 3, Random(4), 1)
    found = check_deal(deal, BASE)
    results = {result.bot: result for result in found.results}
    assert list(results) == ["cheat", "hat", "partner", "cautious"]
    assert found.orders == 6  # all ways in which three hands and who begins can be arranged
    orders = [replace(deal, starter=(1 + seat) % 3) for seat in range(3)]
    for order, score in zip(orders, results["hat"].scores, strict=False):
        start = State.deal(order, BASE)
        end = Seats(start, {seat: make_bot("hat", Random(seat)) for seat in range(3)}).play()
        assert end.score == score
    assert found.winnable is True
    assert results["hat"].perfect(25) == results["hat"].scores.count(25)


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 12), (5, 12)])
def test_orders_of_play_are_all_different_and_keep_hands_and_deck(players: int, count: int) -> None:
    deal = Deal.shuffle(BASE, players, Random(players), players - 1)
    orders = orders_of_play(deal, BASE)
    size = hand_size(players)
    assert orders[0] == deal
    assert orders == orders_of_play(deal, BASE)
    hands = {deal.deck[seat * size : (seat + 1) * size] for seat in range(players)}
    courses = set()
    for order in orders:
        dealt = [order.deck[seat * size : (seat + 1) * size] for seat in range(players)]
        assert set(dealt) == hands
        assert order.deck[players * size :] == deal.deck[players * size :]
        courses.add(tuple(dealt[order.starter :] + dealt[: order.starter]))
    assert len(courses) == len(orders) == count


def checked(*means: float, least: int = 25, most: int = 25) -> DealCheck:
    """A deal of which `hat`, which usually makes 25, made these scores."""
    results = (BotsResult("cheat", (0,), 25.0), BotsResult("hat", tuple(map(int, means)), 25.0))
    return DealCheck(Possible(least, most, ()), 25, len(means), results)


def test_how_hard_a_deal_is_goes_by_what_bots_usually_make_and_not_by_who_sees_all() -> None:
    assert checked(25, 25).difficulty is Difficulty.USUAL
    assert checked(25, 24).difficulty is Difficulty.HARDER
    assert checked(24, 22).difficulty is Difficulty.MUCH_HARDER
    assert checked(25, 25, least=24, most=24).difficulty is Difficulty.LOST
    assert checked(25, 25, least=24).winnable is None
    easy = replace(checked(25), results=(BotsResult("partner", (25,), 23.8),))
    assert easy.difficulty is Difficulty.EASIER
    unknown = replace(checked(25), results=(BotsResult("hat", (25,), None),))
    assert unknown.difficulty is None


@only_compiled
def test_a_deal_is_lost_if_every_low_card_lies_at_its_end() -> None:
    deck = tuple(sorted(BASE.cards(), key=lambda card: -card.rank))
    assert check_deal(Deal(2, deck), BASE).winnable is False


@only_compiled
@pytest.mark.parametrize("words", ["expert", "tiles", "ten-wild+black+announce"])
def test_any_options_can_be_checked(words: str) -> None:
    options = Options.parse(words)
    found = check_deal(Deal.shuffle(options, 2, Random(5)), options)
    assert found.possible.least <= found.full
    assert all(score <= found.full for result in found.results for score in result.scores)
    assert found.difficulty in (None, Difficulty.LOST)  # how hard other boxes are was not measured
