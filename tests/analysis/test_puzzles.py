"""Puzzles: one move is better than all others, again with other hands, and they are the same for a seed."""

from random import Random

import pytest

from hanabi.analysis.puzzle import Puzzle, read_puzzles, shipped_puzzles, write_puzzles
from hanabi.analysis.puzzle_cutting import LEAD, cut, survives
from hanabi.analysis.puzzle_games import Kind, kinds, play_one
from hanabi.engine.jit import COMPILED
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import parse_move

only_compiled = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


def some(count: int) -> list[Puzzle]:
    return Random(1).sample(shipped_puzzles(), count)


def test_no_position_is_shipped_twice() -> None:
    puzzles = shipped_puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 100


def test_every_answer_leads_by_a_point_and_more() -> None:
    for puzzle in shipped_puzzles():
        assert puzzle.lead >= LEAD
        assert puzzle.lead - 3 * puzzle.error / 100 >= LEAD - 0.02  # both are rounded
        assert len(puzzle.curve) == len(puzzle.moves.split()) + 1


@only_compiled
def test_everything_that_can_be_done_has_a_value_and_a_loss_with_the_real_cards_is_told() -> None:
    for puzzle in some(25):
        state = puzzle.state()
        assert {move for choice in puzzle.choices for move in choice.moves} == set(state.legal_notations())
        assert puzzle.dropped == max(0, puzzle.curve[-1] - puzzle.answer.real)
        for move in puzzle.answer.moves:
            state.apply(parse_move(move))


@only_compiled
def test_answers_hold_with_other_hands_and_decks() -> None:
    assert all(survives(puzzle, seed=4711) for puzzle in some(12))


@only_compiled
def test_the_same_game_and_seed_give_the_same_puzzles() -> None:
    kind = Kind("cautious", 2, 0.2)
    games = [play_one(kind, number, seed=3) for number in range(4)]
    found = [cut(game, seed=5, reader="literal") for game in games]
    assert found == [cut(game, seed=5, reader="literal") for game in games]
    assert any(found)


def test_puzzles_are_written_and_read_back_as_the_same_bytes() -> None:
    puzzles = list(shipped_puzzles()[:5])
    written = write_puzzles(puzzles)
    assert read_puzzles(written) == puzzles
    assert write_puzzles(read_puzzles(written)) == written
    with pytest.raises(BadRecord):
        read_puzzles(b"no file")
    with pytest.raises(BadRecord):
        read_puzzles(written[:50])


def test_bots_play_only_what_they_know() -> None:
    assert {kind.players for kind in kinds(["duo"])} == {2}
    assert all(kind.slips == 0 for kind in kinds(["hat"]))
