"""Games of hanab.live: what the rules decide about their end, and the links that lead there."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hanabi.game.elsewhere import LINKS, hanab_live_link, read_game
from hanabi.game.events import Clued
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.errors import CannotSay, IllegalInRecord
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.moves import Action, Play, Stop, parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from tests.rules.live_example import GAME

ENDED_BY_SEAT = {"type": 4, "target": 0, "value": 4}
VOTED = {"type": 5, "target": -1, "value": 10}


def played(options: str = "no-empty-clues", starter: int = 0) -> Record:
    """A whole game by chance, but without plays, so that it lasts; and without empty clues."""
    chance = Random(3)
    state = State.new(3, Options.parse(options), starter=starter, chance=chance)
    while not state.is_over:
        moves = [move for move in state.legal_moves() if not isinstance(move, Play) and touches(state, move)]
        state, _ = state.apply(chance.choice(moves))
    return record_of(state)


def touches(state: State, move: Action) -> bool:
    """Whether a move is no empty clue."""
    return all(not isinstance(event, Clued) or event.touched for event in state.apply(move)[1])


def with_actions(record: Record, *more: dict[str, Any]) -> str:
    game = json.loads(to_hanab_live(record))
    return json.dumps({**game, "actions": [*game["actions"], *more]})


def test_what_is_told_after_the_end_of_a_game_is_left_out() -> None:
    record = played()
    for more in ((ENDED_BY_SEAT,), (VOTED,), (ENDED_BY_SEAT, VOTED)):
        assert read_game(with_actions(record, *more)).record.moves == record.moves


def test_the_first_word_that_stops_a_game_counts_and_no_other() -> None:
    unfinished = replace(played(), moves=played().moves[:9])
    found = read_game(with_actions(unfinished, ENDED_BY_SEAT, VOTED)).record
    assert found.moves == (*unfinished.moves, Stop(0))


def test_moves_after_the_end_are_refused_with_their_number() -> None:
    record = played()
    again = json.loads(with_actions(record))["actions"][-1]
    with pytest.raises(IllegalInRecord) as refused:
        Replay(read_game(with_actions(record, again, ENDED_BY_SEAT)).record)
    assert refused.value.about == str(len(record.moves) + 1)


def test_a_game_of_our_own_is_taken_as_it_is() -> None:
    record = replace(played(), moves=(*played().moves, Stop(0)))
    assert read_game(record.to_json()).record.moves == record.moves


def scores(record: Record) -> list[tuple[int, int, int, int]]:
    """What can be told of each position whoever sits where."""
    return [(s.score, s.tokens, s.mistakes, s.deck_count) for s in Replay(record).states]


def faces(state: State, seat: int) -> list[str]:
    return sorted(str(card.card) for card in state.hand(seat))


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_link_shows_the_same_game_whichever_seat_began(starter: int) -> None:
    record = played(starter=starter)
    link = hanab_live_link(record)
    assert link.startswith(LINKS)
    there = read_game(link).record
    assert there.deal.starter == 0
    assert scores(there) == scores(record)
    for here, other in zip(Replay(record).states, Replay(there).states, strict=True):
        assert [faces(here, (starter + seat) % 3) for seat in range(3)] == [
            faces(other, seat) for seat in range(3)
        ]


def test_a_link_needs_no_word_about_empty_clues_that_nobody_gave() -> None:
    usual = played("base")
    assert usual.options.empty_clues
    assert scores(read_game(hanab_live_link(usual)).record) == scores(usual)


def test_a_link_of_a_game_with_an_empty_clue_cannot_be_said() -> None:
    state = State.new(2, Options(), starter=0, chance=Random(5))
    empty = next(move for move in state.legal_moves() if not touches(state, move))
    state, _ = state.apply(empty)
    with pytest.raises(CannotSay, match="empty clues"):
        hanab_live_link(record_of(state))


def test_a_link_ends_where_all_agreed_to_stop() -> None:
    record = replace(played(), moves=(*played().moves[:8], Stop()))
    assert read_game(hanab_live_link(record)).record.moves == record.moves[:8]


@pytest.mark.parametrize("options", ["tiles", "expert", "ten-own+black"])
def test_a_link_of_what_hanab_live_does_not_have_cannot_be_said(options: str) -> None:
    state = State.new(2, Options.parse(options), chance=Random(1))
    record = record_of(state.apply(state.legal_moves()[0])[0])
    with pytest.raises(CannotSay):
        hanab_live_link(record)


def test_notes_come_with_the_game() -> None:
    game = read_game(json.dumps(GAME))
    assert [(note.seat, note.order, note.text) for note in game.notes] == [(0, 1, "kept since turn 1")]
    assert game.record.moves[0] == parse_move("C1:5")
