"""Which deals are played."""

import numpy as np
import pytest

from hanabi.arena.deals import DEALS, Deals, deal_number, dealt
from hanabi.arena.playing import SeatedLineup
from hanabi.bots.loop import play_games
from hanabi.engine.tables import tables
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from tests.arena.toys import CAREFUL


def test_the_deals_of_a_seed_never_change() -> None:
    """Published results name them: if this fails, old command lines no longer repeat them."""
    assert [deal_number(1, game) for game in range(3)] == [
        911092987688393,
        8890151306925317,
        7320958921343028,
    ]
    assert Deals(1).number(0) == 911092987688393


def test_no_two_games_of_a_run_share_a_deal() -> None:
    numbers = {deal_number(seed, game) for seed in range(5) for game in range(4000)}
    assert len(numbers) == 20_000
    assert min(numbers) >= 0
    assert max(numbers) < DEALS


def test_listed_deals_are_played_as_listed() -> None:
    assert list(Deals(0, (7, 5)).games(0, 2)) == [(0, 7), (1, 5)]
    with pytest.raises(BadOptions, match="a deal is a number"):
        Deals(0, (-1,))


@pytest.mark.parametrize(
    "options", ["base", "ten-wild+black+tiles+announce", "five-own+expert+no-empty-clues"]
)
@pytest.mark.parametrize("players", [2, 5])
def test_a_deal_at_a_table_is_the_one_of_the_compiled_loop(options: str, players: int) -> None:
    rules = Options.parse(options)
    for number in (3, 2**52 + 1):
        dealt(number, rules, players).check(rules)
        results, _ = play_games([CAREFUL] * players, tables(rules, players), np.array([number]))
        table = SeatedLineup(("tests.arena.toys:CAREFUL~0",) * players, rules)  # ~0: the same, but at a table
        state = table.game(number)
        assert (state.placed, state.mistakes, len(state.moves)) == (
            results[0].placed,
            results[0].mistakes,
            results[0].moves,
        )
