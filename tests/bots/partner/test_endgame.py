"""The last turns, counted out."""

from random import Random

import pytest

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.deciding import COUNTED_DECK
from hanabi.bots.partner.endgame import Rest
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.options import PLAYER_COUNTS, Options


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("options", ["no-empty-clues", "ten-wild+black+no-empty-clues"])
def test_no_more_cards_are_counted_than_there_are_to_place(players: int, options: str) -> None:
    deal = Deal.shuffle(Options.parse(options), players, Random(players))
    bots = {seat: PartnerBot() for seat in range(players)}
    seats = Seats(State.deal(deal, Options.parse(options)), dict(bots))
    counted = 0
    while not seats.state.is_over:
        mind = bots[seats.state.on_turn]._mind
        if mind is not None and seats.state.deck_count <= COUNTED_DECK:
            counted += 1
            rest, all_there_are = Rest.of(mind), sum(mind.facts.heights) + mind.facts.missing
            most, most_idle = rest.most(), rest.most(idle=True)
            assert rest.placed_at_the_end() <= most <= all_there_are
            for idle in (Rest.discard, Rest.clue):
                idle(after := Rest.of(mind))
                assert after.placed_at_the_end() <= most_idle <= most
        seats.step()
    assert counted > players
