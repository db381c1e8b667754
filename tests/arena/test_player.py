"""Who a name is."""

from random import Random

import pytest

from hanabi.arena.player import Slipping, home, player
from hanabi.arena.playing import SeatedLineup
from hanabi.bots.program import ProgramBot
from hanabi.bots.random_bot import RandomBot
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from tests.arena import toys
from tests.arena.commands import TOYS


def test_a_name_of_the_registry() -> None:
    assert isinstance(player("random").make(Random(1)), RandomBot)
    assert player("random").program is None


def test_a_program_of_ones_own_plays_in_the_loop_and_at_a_table() -> None:
    found = player(f"{TOYS}:CAREFUL")
    assert found.program is toys.CAREFUL
    assert isinstance(found.make(Random(1)), ProgramBot)
    assert player(f"{TOYS}:CAREFUL") is found


def test_parameters_are_changed_in_brackets() -> None:
    changed = player(f"{TOYS}:CAREFUL[threshold=100]")
    assert changed.program is not None
    assert changed.program is not toys.CAREFUL
    assert home(changed.name) is toys or home(changed.name).__file__ == toys.__file__


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nobody", "is not a bot"),
        ("a b", "is not a bot"),
        ("no_such_module:x", "cannot be loaded"),
        (f"{TOYS}:nobody", "cannot be loaded"),
        (f"{TOYS}:NOTHING", "neither a program"),
        ("random[gain=1]", "has no parameters"),
        (f"{TOYS}:CAREFUL[gain=1]", "'gain' is not a parameter"),
        (f"{TOYS}:CAREFUL[threshold=much]", "is not a parameter"),
        ("random~101", "0 to 100 of 100 turns"),
    ],
)
def test_what_is_no_player_is_refused(name: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        player(name)


def test_a_slipping_bot_slips_as_often_as_it_says() -> None:
    options = Options()

    class Counting(RandomBot):
        asked = 0

        def choose(self, view):  # type: ignore[no-untyped-def]
            Counting.asked += 1
            return view.legal_moves()[0]

    slipped = turns = 0
    state = SeatedLineup(("random", "random"), options).game(1).start
    for seed in range(300):
        chance = Random(seed)
        move = Slipping(Counting(chance), 0.3, chance).choose(state.view(0))
        slipped, turns = slipped + (move != state.legal_moves()[0]), turns + 1
    assert Counting.asked == turns
    assert 0.2 < slipped / turns < 0.4


def test_a_bot_may_decline_players_and_options() -> None:
    from dataclasses import replace

    picky = replace(player("random"), players=(3, 4), supports=lambda options: not options.tiles)
    picky.check(Options(), 3)
    with pytest.raises(BadOptions, match="games of 3, 4, not of 2"):
        picky.check(Options(), 2)
    with pytest.raises(BadOptions, match="does not play the options tiles"):
        picky.check(Options(tiles=True), 3)
