"""Search: what it finds, what it costs, and that it cannot peek."""

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from hanabi.analysis.possible import possible
from hanabi.game.state import State
from hanabi.rules.errors import NotYourTurn
from hanabi.rules.moves import Discard, Play
from hanabi.rules.options import Options
from hanabi.search.beliefs import Belief
from hanabi.search.history import History
from hanabi.search.search import CHANCE_OF_ALL, MOST_SAMPLES, NODES, Finding, search, threshold
from hanabi.testing import otherwise_dealt
from tests.games import by_gear
from tests.positions import after, position
from tests.search.partners import FIRST, dealt_with, game_of_duo, only_compiled, told

FEW = by_gear(200, 60)


def found(
    state: State, history: History, nodes: int = FEW, seed: int = 0, seconds: float | None = None
) -> Finding:
    return search(state.view(state.on_turn), history, nodes=nodes, seed=seed, seconds=seconds)


def last_turn() -> State:
    """The last turn but one: seat 0 was told which of its cards is the last one missing."""
    start = position(
        "W1 W1 Y1 Y1 R5 | R1 G1 B1 B2 G2",
        players=2,
        fireworks="W5 R4 B5 Y5 G5",
        deck=0,
        turns_left=2,
        on_turn=1,
    )
    return after(start, "C0:5")


def test_a_move_that_is_clearly_better_is_made() -> None:
    state = last_turn()
    finding = found(state, History(FIRST, 0))
    assert isinstance(finding.usual, Discard)
    assert finding.move == Play(state.orders(0)[4])
    best = next(tried for tried in finding.candidates if tried.move == finding.move)
    assert (best.value, best.gain) == (25, 1)
    assert finding.candidates[0].value == 24


def test_the_chance_of_all_cards_is_an_objective_too() -> None:
    finding = search(last_turn().view(0), History(FIRST, 0), nodes=FEW, objective=CHANCE_OF_ALL)
    assert {tried.value for tried in finding.candidates} == {0, 1}


@only_compiled
def test_the_usual_move_is_made_where_nothing_is_clearly_better() -> None:
    changed = turns = 0
    for state, history in game_of_duo(3, 1):
        finding = found(state, history)
        changed += finding.move != finding.usual
        turns += 1
        assert finding.candidates[0].move == finding.usual
        assert finding.move in state.legal_moves()
    assert changed < turns / 4


@only_compiled
def test_no_more_games_are_played_out_than_were_granted() -> None:
    for state, history in game_of_duo(4, 0):
        finding = found(state, history, nodes=40)
        assert sum(tried.count for tried in finding.candidates) == finding.nodes <= 40


@only_compiled
def test_with_more_nodes_than_usual_more_samples_are_taken() -> None:
    most = [
        max(tried.count for tried in found(last_turn(), History(FIRST, 0), nodes).candidates)
        for nodes in (NODES, 3 * NODES)
    ]
    assert most == [MOST_SAMPLES, 3 * MOST_SAMPLES]


def test_without_nodes_or_time_the_usual_move_is_made() -> None:
    state, history = next(game_of_duo(5, 0))
    for finding in (found(state, history, nodes=0), found(state, history, seconds=0)):
        assert finding.move == finding.usual
        assert finding.nodes == 0


@only_compiled
def test_time_that_suffices_changes_nothing() -> None:
    for state, history in islice(game_of_duo(8, 0), None, None, 5):
        assert found(state, history, seconds=3600) == found(state, history)


@only_compiled
def test_when_time_runs_out_no_further_game_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    state, history = next(game_of_duo(9, 0))
    seconds = count()
    monkeypatch.setattr("hanabi.search.search.monotonic", lambda: next(seconds))
    nodes = [found(state, history, nodes=1500, seconds=looks).nodes for looks in (2, 4, 8)]
    assert 0 == nodes[0] < nodes[1] < nodes[2] < 1500


@only_compiled
def test_the_same_seed_finds_the_same() -> None:
    for state, history in islice(game_of_duo(6, 0), None, None, 5):
        first, again = found(state, history, seed=7), found(state, history, seed=7)
        assert first == again


@only_compiled
def test_cards_that_the_seat_cannot_see_change_nothing() -> None:
    compared = 0
    for seed in range(3):
        for state, history in game_of_duo(seed, 1, slips=0.05):
            if state.turn % 6 == 1:
                deal = otherwise_dealt(state, 1, Random(seed))
                if deal is not None:
                    other = State.deal(deal, state.options).play_on(state.moves)
                    assert found(other, told(other, 1)) == found(state, history)
                    compared += 1
    assert compared > 3


@only_compiled
def test_no_move_is_thought_to_bring_more_than_is_possible_with_all_cards_known() -> None:
    compared = reached = 0
    for seed in range(8):
        for state, history in game_of_duo(seed, 1, slips=0.02):
            finding = found(state, history) if state.deck_count <= 1 else None
            if finding and finding.candidates and finding.belief and finding.belief.exact:
                most = max(possible(held).most for held in each_as_dealt(state, 1, finding.belief))
                best = max(tried.value for tried in finding.candidates)
                assert best <= most
                compared += 1
                reached += best == most
    assert compared > reached > 3


def each_as_dealt(state: State, seat: int, belief: Belief) -> Iterator[State]:
    """The game as it is with each of the hands that a seat may hold, if no more than one card is to come."""
    faces, unseen = state._tables.cards, [held.card for held in state.hand(seat) if held.card]
    for kinds in belief.hands:
        hand = tuple(faces[kind] for kind in kinds[: len(unseen)])
        rest = Counter([*unseen, *state.deck])
        rest.subtract(hand)
        yield dealt_with(state, seat, hand, tuple(rest.elements()))


def test_only_who_is_on_turn_can_search() -> None:
    state = last_turn()
    with pytest.raises(NotYourTurn, match=r"^seat 0 is on turn, the history is that of seat 1$"):
        search(state.view(1), History(FIRST, 1))


def test_a_game_with_tiles_is_left_to_the_policy() -> None:
    state, history = next(game_of_duo(7, 0, Options.parse("tiles")))
    assert found(state, history).nodes == 0


def test_the_more_cards_are_to_come_the_more_another_move_must_gain() -> None:
    needed = [threshold(deck) for deck in range(41)]
    assert needed == sorted(needed)
    assert 0 < needed[0] < needed[40]
