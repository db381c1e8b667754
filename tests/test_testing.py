"""The check that authors of bots run: it passes fair bots and names what others did."""

from random import Random
from typing import Any

import pytest

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import Entry
from hanabi.game.events import Event
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadOptions, HanabiError
from hanabi.rules.moves import Action, Discard
from hanabi.rules.options import Options
from hanabi.testing import TrialGame, check_bot, games_of_editions

FEW: Any = {"players": [2], "options": [Options(), Options(tiles=True)]}


class Rash(RandomBot):
    """Discards although all tokens are there."""

    def choose(self, view: View) -> Action:
        return Discard(view.orders(view.on_turn)[0])


class Fickle(RandomBot):
    """Uses other chance than it is given."""

    elsewhere = Random(1)

    def choose(self, view: View) -> Action:
        return self.elsewhere.choice(view.legal_moves())


class Stumbling(RandomBot):
    """Fails to notice."""

    def notice(self, event: Event, view: View) -> None:
        raise KeyError("lost")


class Meddling(RandomBot):
    """Changes what it is handed."""

    def choose(self, view: View) -> Action:
        move = super().choose(view)
        view.discard_pile = (Card.parse("R1"),)
        return move


def test_a_fair_bot_passes_with_a_report() -> None:
    report = check_bot(RandomBot, **FEW)
    assert (report.name, report.games) == ("RandomBot", 2)
    assert report.repeated >= report.changed > 0
    assert str(report).startswith(f"RandomBot: 2 games, {report.moves} moves, all legal\n")
    assert "cards placed in tiles" in str(report)


def test_a_bot_is_given_by_its_name_too() -> None:
    assert check_bot("random", **FEW).name == "random"


def test_only_games_that_the_bot_knows_are_played() -> None:
    entry = Entry("narrow", RandomBot, players=(3,), supports=lambda options: not options.tiles)
    assert check_bot(entry, options=[Options(), Options(tiles=True)]).games == 1


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (
            Rash,
            r"^Rash in seat \d \(2 players, base, seed 1, after 0 moves\): it chose Discard\(.* not a legal",
        ),
        (
            Stumbling,
            r"^Stumbling in seat 0 .*: noticing .*: KeyError: 'lost' \(.*test_testing.py, line \d+: raise",
        ),
        (lambda: RandomBot(Random(1)), r"^<lambda> cannot be made from a source of chance: TypeError: "),
        (repr, r"^repr makes a str, which has no method choose: a bot has choose\(view\)"),
        (Fickle, r"^Fickle in seat .*: it chose .* where it had chosen .*: not repeatable$"),
        (Meddling, r"^Meddling in seat .*: it changed the view that it was handed$"),
    ],
)
def test_what_no_bot_may_do_is_told_with_the_game(bot: Any, complaint: str) -> None:
    with pytest.raises(BrokenBot, match=complaint):
        check_bot(bot, **FEW)


def test_one_number_of_players_and_one_set_of_rules_need_no_list() -> None:
    assert check_bot(RandomBot, players=2, options="tiles").games == 1
    assert check_bot(RandomBot, players=2, options=Options()).games == 1


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": [9]}, "2 to 5 players, not 9"),
        ({"players": ["2"]}, "2 to 5 players, not '2'"),
        ({"options": [7]}, "7 is not options"),
        ({"options": "none-such"}, "none-such"),
    ],
)
def test_games_that_cannot_be_are_refused(asked: Any, told: str) -> None:
    with pytest.raises(HanabiError, match=told):
        check_bot(RandomBot, **asked)


def test_a_bot_for_none_of_the_games_is_told_so() -> None:
    with pytest.raises(BadOptions, match="plays none of the games"):
        check_bot("duo", players=4)


def test_a_bot_that_cannot_say_which_rules_it_knows_is_told_so() -> None:
    entry = Entry("odd", RandomBot, supports=lambda options: options.no_such_word)  # type: ignore[attr-defined]
    with pytest.raises(BrokenBot, match=r"^odd, asked which rules it knows: AttributeError: .*test_testing"):
        check_bot(entry)


def test_a_bot_itself_is_not_what_makes_one() -> None:
    with pytest.raises(BadOptions, match="such as its class"):
        check_bot(RandomBot(Random(1)))  # type: ignore[arg-type]


def test_a_bot_that_uses_other_chance_may_say_so() -> None:
    assert check_bot(Fickle, **FEW, repeatable=False).repeated == 0


def test_a_bot_that_peeks_is_found_out() -> None:
    """It is as if it had a window to the state: the deck decides what it does."""
    looked_at: list[State] = []

    class Window(RandomBot):
        def choose(self, view: View) -> Action:
            moves = view.legal_moves()
            return moves[sum(card.rank * place for place, card in enumerate(looked_at[-1].deck)) % len(moves)]

    class Glass(TrialGame):
        def _choice(self, bot: Any, state: State) -> Action:
            looked_at.append(state)
            return super()._choice(bot, state)

    table = Glass(Entry("window", Window), Options(), 3, seed=1)
    table.play()
    with pytest.raises(BrokenBot, match=r"with other cards where it cannot see, it chose .*, not "):
        list(table.ask_again())


def test_every_kind_of_game_is_played_once() -> None:
    games = games_of_editions()
    assert len(set(games)) == len(games) >= 10
    assert Options() in games
