"""Facts that are followed move by move are those that a look at the whole table finds."""

from random import Random

import pytest

from hanabi.bots.bot import Bot
from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.facts import Facts
from hanabi.bots.registry import make_bot
from hanabi.game.state import State
from tests.games import GAME_OPTIONS, Setting, by_gear

FACTS = ("heights", "hands", "held", "holders", "face", "left", "playable", "useless", "critical", "placed")


def in_sight(facts: Facts, seat: int) -> int:
    """The kinds of which a seat sees every copy, counted one by one."""
    return facts.kinds.mask(kind for kind, left in enumerate(facts.unseen(seat)) if left <= 0)


@pytest.mark.parametrize("seed", range(by_gear(16, 2)))
def test_what_is_followed_is_what_lies_on_the_table(seed: int) -> None:
    """With a player by chance among them, so that cards are lost, and tiles take them from the pile."""
    setting = Setting(GAME_OPTIONS[seed * 5 % len(GAME_OPTIONS)], 2 + seed % 4, seed)
    state = State.deal(setting.deal(), setting.options)
    bots: list[Bot] = [make_bot("random", Random(seed)), *(PartnerBot() for _ in range(setting.players - 1))]
    followed = [Facts(state.view(seat)) for seat in range(setting.players)]
    while not state.is_over:
        state, events = state.apply(bots[state.on_turn].choose(state.view(state.on_turn)))
        for seat, bot in enumerate(bots):
            for event in events:
                bot.notice(event, state.view(seat))
        for seat, facts in enumerate(followed):
            facts.follow(state.view(seat))
            anew = Facts(state.view(seat))
            assert [getattr(facts, name) for name in FACTS] == [getattr(anew, name) for name in FACTS]
            for other in range(setting.players):
                assert facts.full(other) == in_sight(facts, other)
