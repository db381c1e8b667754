"""A whole game between bots in one call."""

from random import Random
from typing import Any

import pytest

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.play import play
from hanabi.bots.programs.cautious import CAUTIOUS
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import Entry, make_bot
from hanabi.game.replay import Replay
from hanabi.game.view import View
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Action, Discard
from hanabi.rules.options import Options


def test_a_game_is_played_to_its_end_and_recorded() -> None:
    record = play(["cautious", "random", RandomBot], seed=7)
    assert Replay(record).end.is_over
    assert record.names == ("Cautious Ines", "Random Aino", "RandomBot Milo")
    assert record.options == Options()


def test_one_bot_takes_every_seat() -> None:
    record = play("cautious", "black+tiles", players=4, seed=7)
    assert record.names == ("Cautious Ines", "Cautious Aino", "Cautious Milo", "Cautious Lena")
    assert record.options == Options(black=True, tiles=True)


def test_a_bot_is_given_by_name_as_what_makes_it_or_itself() -> None:
    bots: list[Any] = ["random", Entry("mine", RandomBot), RandomBot, CAUTIOUS, make_bot("random", Random(1))]
    assert play(bots, seed=3).names == (
        "Random Ines",
        "Mine Aino",
        "RandomBot Milo",
        "Cautious Lena",
        "RandomBot Otto",
    )


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("random", players=3, seed=1) == play("random", players=3, seed=1)
    assert play("random", players=3, seed=1) != play("random", players=3, seed=2)
    assert play("random", players=2).deal != play("random", players=2).deal


def test_a_deal_says_how_many_play() -> None:
    deal = Deal.shuffle(Options(), 3, Random(4))
    record = play("random", deal=deal, seed=1, names=["a", "b", "c"])
    assert (record.deal, record.names) == (deal, ("a", "b", "c"))


@pytest.mark.parametrize(
    ("bots", "given", "reason"),
    [
        ("cautious", {}, r"one bot for all seats: say how many, like play\('cautious', players=3\)"),
        (["cautious"], {}, "for 2 to 5 players, not 1"),
        ("cautious", {"players": 6}, "for 2 to 5 players, not 6"),
        (["cautious", "nobody"], {}, "'nobody' is not a bot: one of "),
        ("duo", {"players": 3}, "duo plays with 2 players, not with 3"),
        (["cautious", 3], {}, "the bot 'int' is 3: neither a program nor what makes a bot"),
        ("cheat", {"players": 2}, "cheat sees all cards, which no seat at a table may"),
        ([make_bot("random", Random(1))] * 2, {}, "one bot cannot sit in two seats: give what makes a bot"),
        (["random"] * 2, {"deal": Deal.shuffle(Options(), 3, Random(1))}, "3 players were dealt cards, but"),
        (["random"] * 2, {"players": 3}, "2 players were dealt cards, but there are 3"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: Any, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        play(bots, **given)


def test_a_bot_that_breaks_the_rules_ends_the_game_with_the_reason() -> None:
    class Rash(RandomBot):
        def choose(self, view: View) -> Action:
            return Discard(view.orders(view.seat)[0])

    with pytest.raises(BrokenBot, match=r"the bot in seat \d chose D\d: a discard returns a token"):
        play(Rash, players=2, seed=1)
