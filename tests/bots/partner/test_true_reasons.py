"""What a partner says of its moves is so: what it calls playable, useless, untouched or the oldest."""

import pytest

from hanabi.bots.partner.explanations import words
from hanabi.game.board import default_names
from hanabi.rules.options import PLAYER_COUNTS
from tests.bots.partner.true_reasons import is_true, reasons_of


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_reason_of_a_game_among_partners_is_true(players: int) -> None:
    untrue = [
        f"turn {position.state.turn}, {position.move}: {words(reason, default_names(players))}"
        for seed in range(4)
        for position, reason in reasons_of(seed, players)
        if not is_true(position, reason)
    ]
    assert not untrue
