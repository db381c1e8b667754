"""Clues that are judged: by readers that play on, in games of their own conventions; what was understood."""

from random import Random

import pytest

from hanabi import analysis
from hanabi.analysis.cost import NOTHING
from hanabi.analysis.game_review import Mark
from hanabi.analysis.understanding import FEW
from hanabi.game.events import Clued
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.moves import ClueColor, ClueRank, parse_move
from hanabi.rules.record import Record
from tests.analysis.test_possible import BASE, only_compiled
from tests.analysis.test_review import game_of, seats_of

CLUES = (ClueColor, ClueRank)
ASTRAY = 29  # the move


def led_astray() -> Record:
    """A game of `duo` in which one clue was replaced: a card is then played that does not fit."""
    start = State.new(2, BASE, chance=Random("clue duo 2 11"))
    own = record_of(seats_of("duo", start).play())
    seats = seats_of("duo", start)
    seats.follow((*own.moves[:ASTRAY], parse_move("C1:1")))
    return record_of(seats.play())


@only_compiled
def test_a_clue_that_leads_its_reader_astray_is_marked_against_what_the_reader_would_have_done() -> None:
    found = analysis.review(led_astray())
    assert found.reader == "duo"
    clue = next(move for move in found.moves if move.index == ASTRAY)
    assert clue.mark is Mark.BLUNDER
    assert clue.cost.best == clue.reader_move != clue.move
    assert clue.cost.loss > 1 > 5 * clue.cost.error
    others = [move for move in found.marked(Mark.BLUNDER, Mark.MISTAKE) if isinstance(move.move, CLUES)]
    assert others == [clue]


@only_compiled
@pytest.mark.parametrize("reader", ["literal", "cautious", "partner-3"])
def test_clues_are_judged_only_in_games_of_the_readers_own_conventions(reader: str) -> None:
    found = analysis.review(led_astray(), reader=reader)
    assert found.shares.get(reader, 0.0) < 0.65
    for move in found.moves:
        if isinstance(move.move, CLUES):
            assert move.cost == NOTHING
            assert move.mark is None


@only_compiled
@pytest.mark.parametrize(("bot", "players"), [("duo", 2), ("hat", 3), ("partner", 3)])
def test_what_each_reader_understood_of_a_clue_is_told_and_in_its_own_game_it_is_true(
    bot: str, players: int
) -> None:
    record = game_of(bot, players, 1)
    replay, found = Replay(record), analysis.review(record)
    told = 0
    for move in found.moves:
        clue = next((each for each in replay.events[move.index] if isinstance(each, Clued)), None)
        if clue is None:
            assert move.understood == ()
            continue
        cards = {held.order: held.card for held in replay.at(move.index).hand(clue.to)}
        for each in move.understood:
            assert each.order in clue.touched
            assert len(each.kinds) <= FEW
            if each.kinds and each.reader in ("literal", found.reader):
                assert cards[each.order] in each.kinds
                told += 1
    assert told
