"""What is worked out from beliefs is never older than the beliefs."""

from random import Random

import pytest

from hanabi.bots.bot import Bot
from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.beliefs import Beliefs, WorkedOut
from hanabi.bots.registry import make_bot
from hanabi.game.state import State
from tests.games import GAME_OPTIONS, Setting, by_gear


@pytest.mark.parametrize("seed", range(by_gear(16, 2)))
def test_beliefs_are_up_to_date_whenever_they_are_read(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a player by chance among them, so that readings are refuted and doubts grow."""
    kept, read = Beliefs._work_out, 0

    def checked(beliefs: Beliefs, seat: int) -> WorkedOut:
        nonlocal read
        read += 1
        found, anew = kept(beliefs, seat), beliefs._worked(seat)
        assert (found.known, found.plays) == (anew.known, anew.plays)
        assert found.to_come in (None, beliefs._to_come(anew.known))
        return found

    monkeypatch.setattr(Beliefs, "_work_out", checked)
    setting = Setting(GAME_OPTIONS[seed * 7 % len(GAME_OPTIONS)], 2 + seed % 4, seed)
    state = State.deal(setting.deal(), setting.options)
    bots: list[Bot] = [make_bot("random", Random(seed))]
    bots += [PartnerBot() for _ in range(setting.players - 1)]
    while not state.is_over:
        state, events = state.apply(bots[state.on_turn].choose(state.view(state.on_turn)))
        for seat, bot in enumerate(bots):
            for event in events:
                bot.notice(event, state.view(seat))
                if isinstance(bot, PartnerBot):
                    for order in state.orders(state.on_turn):
                        bot.believes(order)
    assert read > 100
