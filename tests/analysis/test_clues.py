"""Clues that are judged: by readers that play on, in games of their own conventions; what was understood."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from hanabi import analysis
from hanabi.analysis.clue_cost import DoubtfulClue, play_on_from
from hanabi.analysis.cost import NOTHING, drawn_hands
from hanabi.analysis.game_review import Mark
from hanabi.analysis.native_player import PartnerPlayer, with_hand
from hanabi.analysis.readers import literal_hand, read
from hanabi.analysis.understanding import FEW
from hanabi.game.events import Clued
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.moves import Action, ClueColor, ClueRank, parse_move
from hanabi.rules.record import Record
from tests.analysis.test_possible import BASE, only_compiled
from tests.analysis.test_review import game_of, seats_of

CLUES = (ClueColor, ClueRank)
INDEX = 25  # a moment in the middle
ASTRAY = {"duo": (11, 29, "C1:1"), "partner": (316, 43, "C0:4")}  # a deal, the move, and the clue instead


def led_astray(bot: str) -> Record:
    """A game of a bot in which one clue was replaced: a card is then played that does not fit."""
    deal, at, clue = ASTRAY[bot]
    start = State.new(2, BASE, chance=Random(f"clue {bot} 2 {deal}"))
    own = record_of(seats_of(bot, start).play())
    seats = seats_of(bot, start)
    seats.follow((*own.moves[:at], parse_move(clue)))
    return record_of(seats.play())


@only_compiled
@pytest.mark.parametrize(("bot", "reader"), [("duo", "duo"), ("partner", "partner-5")])
def test_a_clue_that_leads_its_reader_astray_is_marked_against_what_the_reader_would_have_done(
    bot: str, reader: str
) -> None:
    found = analysis.review(led_astray(bot))
    assert found.reader == reader
    clue = next(move for move in found.moves if move.index == ASTRAY[bot][1])
    assert clue.mark is Mark.BLUNDER
    assert clue.cost.best == clue.reader_move != clue.move
    assert clue.cost.loss - 2 * clue.cost.error > 1
    others = [move for move in found.marked(Mark.BLUNDER, Mark.MISTAKE) if isinstance(move.move, CLUES)]
    assert others == [clue]


@only_compiled
@pytest.mark.parametrize("reader", ["literal", "cautious", "partner-3"])
def test_clues_are_judged_only_in_games_of_the_readers_own_conventions(reader: str) -> None:
    found = analysis.review(led_astray("duo"), reader=reader)
    assert found.shares.get(reader, 0.0) < 0.65
    for move in found.moves:
        if isinstance(move.move, CLUES):
            assert move.cost == NOTHING
            assert move.mark is None


def doubtful_clues(record: Record, indexes: tuple[int, ...]) -> list[DoubtfulClue]:
    """Clues of a game as `partner` looks at them, against what it would have done."""
    replay = Replay(record)
    reading = read(replay, "partner-3")
    return [
        DoubtfulClue(
            replay.at(at), at, cast(Action, record.moves[at]), reading.moves[at], reading.hands[at], at
        )
        for at in indexes
    ]


@only_compiled
@pytest.mark.parametrize("rounds", [0, 1])
def test_who_plays_on_from_clues_stops_when_their_patience_is_at_its_end(rounds: int) -> None:
    _, at, _ = ASTRAY["partner"]
    record = led_astray("partner")
    player = PartnerPlayer(Replay(record), 3)
    once = player.samples[0] * player.effort(at)
    clues = doubtful_clues(record, (at, at))
    told = list(play_on_from(clues, replace(player, patience=rounds * once)))
    assert len(told) == rounds == sum(clue.rounds for clue in clues)


@only_compiled
def test_every_clue_is_looked_at_once_before_the_one_that_seems_to_cost_most_is_again() -> None:
    _, at, _ = ASTRAY["partner"]
    record = led_astray("partner")
    given = [index for index, move in enumerate(record.moves) if isinstance(move, CLUES) and index < at]
    clues = doubtful_clues(record, (given[0], given[-1], at))
    told = list(play_on_from(clues, PartnerPlayer(Replay(record), 3)))
    assert told[:3] == clues
    assert {clue.index for clue in told[3:]} <= {at}


@only_compiled
def test_a_hand_thought_of_leaves_everything_as_it_was_that_others_saw() -> None:
    replay = Replay(game_of("partner", 3, 2))
    state = replay.at(INDEX)
    seat = state.on_turn
    for number, hand in enumerate(drawn_hands(state, literal_hand(state), 1, 20)):
        start = with_hand(replay, INDEX, hand, Random(number))
        again = start.play_on(replay.record.moves[:INDEX])
        assert again.view(seat) == state.view(seat)
        assert [held.card for held in again.hand(seat)] == [state._tables.cards[kind] for kind in hand[:5]]


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
