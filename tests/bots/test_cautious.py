"""The friendly beginner: how far it gets, and how it speaks."""

import numpy as np
import pytest

from hanabi.bots.loop import play_games
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.cautious import CAUTIOUS, PARAMETERS, with_parameters
from hanabi.engine.jit import COMPILED
from hanabi.engine.tables import tables
from hanabi.game.state import State
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Move, Play, Rearrange, Recycle, Salvage
from hanabi.rules.options import Options
from hanabi.rules.suits import Color, Suit
from tests.games import by_gear
from tests.positions import position

only_compiled = pytest.mark.skipif(not COMPILED, reason="hundreds of games")


class Beginners:
    """Beginners in every seat, who hear of every move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.bots = [ProgramBot(CAUTIOUS) for _ in range(state.players)]

    def hear(self, *moves: Move) -> None:
        for move in moves:
            self.state, events = self.state.apply(move)
            for seat, bot in enumerate(self.bots):
                for event in events:
                    bot.notice(event, self.state.view(seat))

    def choice(self) -> Action:
        seat = self.state.on_turn
        return self.bots[seat].choose(self.state.view(seat))

    def card(self, seat: int, slot: int) -> int:
        return self.state.orders(seat)[slot]


def beginners(hands: str, **rest: int | str) -> Beginners:
    return Beginners(position(hands, players=2, **rest))  # type: ignore[arg-type]


@only_compiled
@pytest.mark.parametrize(("players", "floor"), [(2, 21.9), (3, 22.3), (4, 21.5), (5, 19.7)])
def test_it_gets_far_with_rare_mistakes(players: int, floor: float) -> None:
    rules = tables(Options(empty_clues=False), players)
    results, _ = play_games([CAUTIOUS] * players, rules, np.arange(1, 401))
    assert results["placed"].mean() >= floor
    assert results["mistakes"].mean() < 0.1


def test_its_weights_can_be_changed() -> None:
    rules = tables(Options(empty_clues=False), 3)
    games = range(by_gear(60, 1))
    _, usual = play_games([CAUTIOUS] * 3, rules, games, keep_moves=True)
    _, same = play_games([with_parameters({"enough": 8.0})] * 3, rules, games, keep_moves=True)
    assert (usual == same).all()
    _, mean = play_games([with_parameters({"enough": 12.0})] * 3, rules, games, keep_moves=True)
    assert (usual != mean).any()


def test_every_weight_has_a_default_within_its_limits() -> None:
    for name, default, low, high, step in PARAMETERS:
        assert low <= default <= high, name
        assert step > 0, name


def test_it_clues_what_can_be_played() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | B3 Y3 W1 G4 W4", deck=40)
    table.hear(table.choice())
    assert table.choice() == Play(table.card(1, 2))


def test_a_clue_is_about_the_newest_card_that_it_could_mean() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R3 B3 R1 G4 W4", deck=40)
    table.hear(ClueColor(1, Color.RED))
    assert table.choice() == Play(table.card(1, 2))


def test_a_rank_on_the_oldest_card_only_asks_to_keep_it() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R5 B3 R3 G4 W4", fireworks="B4")
    table.hear(ClueRank(1, 5))
    assert not isinstance(table.choice(), Play)


def test_it_protects_the_last_card_of_its_kind() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R5 B3 Y3 G4 W4", tokens=1)
    table.hear(table.choice())
    last = table.state.log[-1]
    assert table.card(1, 0) in getattr(last, "touched", ()), last


def test_without_a_clue_to_give_it_discards_the_oldest_card_that_no_clue_touched() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R3 B3 Y3 G4 W4", tokens=1)
    table.hear(ClueRank(1, 3), Discard(table.card(1, 3)))
    table.hear(ClueRank(1, 4))
    assert table.state.tokens == 0
    untouched = [held.order for held in table.state.hand(1) if not held.clued]
    assert table.choice() == Discard(untouched[0])


def test_it_discards_what_is_certainly_useless_first() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R3 B3 Y3 R1 W4", tokens=1, fireworks="R1 B1 Y1 G1 W1")
    table.hear(ClueRank(1, 1))
    assert table.choice() == Discard(table.card(1, 3))


def test_it_announces_a_suit_that_is_certain() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R3 B3 R1 G4 W4", options="announce", deck=40)
    table.hear(ClueColor(1, Color.RED))
    assert table.choice() == Play(table.card(1, 2), Suit.RED)


def test_it_follows_a_card_through_a_rearranged_hand() -> None:
    table = beginners("G3 B4 Y4 W3 R4 | R3 B3 R1 G4 W4", deck=40)
    promised = table.card(1, 2)
    table.hear(ClueColor(1, Color.RED), Rearrange(1, table.state.orders(1)[::-1]))
    assert table.choice() == Play(promised)


def test_it_salvages_and_recycles_what_is_missed_most() -> None:
    table = beginners(
        "R5 ... | ...", options="tiles", fireworks="R4 B1", discard="B2 B2 W3", tiles="salvage", deck=10
    )
    table.hear(Play(table.card(0, 0)))
    choice = table.choice()
    assert isinstance(choice, Salvage)
    table = beginners(
        "R5 ... | ...", options="tiles", fireworks="R4 B1", discard="B2 B2 W3", tiles="recycle", deck=10
    )
    table.hear(Play(table.card(0, 0)))
    choice = table.choice()
    assert isinstance(choice, Recycle)
    assert str(choice.card) == "B2"
