"""Weighing clues: those left out unread would mislead somebody, or are not as good as another one."""

from random import Random

import pytest

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.weighing import Scale, Weighed
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.bots.partner.tables import Table


def shown(clues: list[Weighed]) -> list[tuple[int, str, float]]:
    return [(clue.to, str(clue.named), clue.score) for clue in clues]


def check_clues(mind: Mind) -> None:
    scale = Scale(mind)
    slowly = [clue for clue in scale.clues() if not clue.lies]
    assert shown(scale.true_clues(scale.seats)) == shown(slowly)
    for seat in scale.seats:
        assert shown(scale.true_clues([seat])) == shown([clue for clue in slowly if clue.to == seat])
    check_best_clues(mind, slowly)


def check_best_clues(mind: Mind, true: list[Weighed]) -> None:
    best = shown(Scale(mind).best_clues())
    assert best == [clue for clue in shown(true) if clue in best]
    given = next((place for place, clue in enumerate(true) if not clue.only_shows), len(true))
    assert best[: given + 1] == shown(true[: given + 1])


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("options", ["no-empty-clues", "ten-wild+black+no-empty-clues"])
def test_clues_left_out_unread_would_mislead_or_are_not_as_good_as_another_one(
    players: int, level: int, options: str
) -> None:
    deal = Deal.shuffle(Options.parse(options), players, Random(f"{players} {level}"))
    bots = {seat: PartnerBot(level) for seat in range(players)}
    seats = Seats(State.deal(deal, Options.parse(options)), dict(bots))
    while not seats.state.is_over:
        seats.step()
        mind = bots[seats.state.on_turn]._mind
        if mind is not None and seats.state.tokens and not seats.state.is_over:
            check_clues(mind)


def test_a_finesse_misleads_whoever_would_leave_it_to_the_receiver() -> None:
    # Seats 1 and 2 both have a red 1 as their newest card: seat 2 sees the other, and seat 1 waits for it.
    table = Table("G4 R4 B4 W4 Y4 | G3 B3 R2 W3 R1 | G2 W4 B2 Y2 R1", level=3)
    table.bots[0].choose(table.state.view(0))
    mind = table.bots[0]._mind
    assert mind is not None
    weighed = Scale(mind).weigh(1, 2)
    assert weighed is not None
    assert weighed.reading.fooled == (2,)
    assert weighed.lies
