"""The bot that leaves everything to chance."""

from collections import Counter
from random import Random

from hanabi.bots.random_bot import RandomBot
from hanabi.game.state import State


def test_it_makes_every_legal_move_sooner_or_later() -> None:
    view = State.new(3, starter=0, chance=Random(1)).view(0)
    bot = RandomBot(Random(1))
    chosen = Counter(bot.choose(view) for _ in range(2000))
    assert set(chosen) == set(view.legal_moves())
    assert max(chosen.values()) < 3 * min(chosen.values())


def test_the_same_chance_makes_the_same_moves() -> None:
    view = State.new(2, starter=0, chance=Random(1)).view(0)
    one, two = RandomBot(Random(5)), RandomBot(Random(5))
    assert [one.choose(view) for _ in range(50)] == [two.choose(view) for _ in range(50)]
