"""Deals that are checked: can they be won, and what do bots make of them?"""

from dataclasses import replace
from random import Random

import pytest

from hanabi.analysis.deals import check_deal
from hanabi.bots.registry import make_bot
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.options import Options
from tests.analysis.test_possible import BASE, only_compiled


@only_compiled
def test_bots_play_a_deal_once_for_every_seat_that_may_begin() -> None:
    deal = Deal.shuffle(BASE, 3, Random(4), 1)
    found = check_deal(deal, BASE)
    assert list(found.results) == ["cheat", "hat", "partner", "cautious"]
    for starter, score in enumerate(found.results["hat"]):
        start = State.deal(replace(deal, starter=starter), BASE)
        end = Seats(start, {seat: make_bot("hat", Random(seat)) for seat in range(3)}).play()
        assert end.score == score
    assert found.winnable is True


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
    assert all(score <= found.full for scores in found.results.values() for score in scores)
