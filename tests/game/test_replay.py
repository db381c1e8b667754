"""Replays: a record played again, checked by the rules."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from hanabi.game.events import Ended, Rearranged
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadDeal, BadRecord
from hanabi.rules.moves import ClueRank, Discard, Move, Play, Rearrange, Stop
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from tests.positions import everything, position

VARIANTS = ["base", "five-own+announce", "ten-wild+black+tiles", "tiles+expert", "no-empty-clues"]


def whole_game(options: str = "base", seed: int = 1) -> State:
    chance = Random(seed)
    state = State.new(3, Options.parse(options), chance=chance)
    while not state.is_over:
        state, _ = state.apply(chance.choice(state.legal_moves()))
    return state


def record(*moves: Move, players: int = 2) -> Record:
    """A base game from the sorted deck."""
    names = tuple(f"P{seat}" for seat in range(players))
    return Record(Options(), Deal(players, Options().cards()), names, moves)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_replay_goes_through_the_very_states_of_the_game(options: str) -> None:
    end = whole_game(options)
    replay = Replay(record_of(end))
    assert len(replay) == len(end.moves) == len(replay.events) == len(replay.states) - 1
    assert replay.states[0] == end.start
    assert everything(replay.end) == everything(end)
    for turn, (state, events) in enumerate(zip(replay.states, replay.events, strict=False)):
        assert everything(state) == everything(end.undo(len(end.moves) - turn))
        later, seen = state.apply(end.moves[turn])
        assert later == replay.states[turn + 1]
        assert seen == events
    assert sum(replay.events, ()) == end.log
    assert replay.events[-1][-1] == Ended(end.outcome())  # type: ignore[arg-type]


@pytest.mark.parametrize("options", VARIANTS)
def test_a_game_comes_back_from_the_text_of_its_record(options: str) -> None:
    end = whole_game(options, seed=2)
    kept = record_of(end)
    assert Record.from_json(kept.to_json()) == kept
    assert everything(Replay(Record.from_json(kept.to_json())).end) == everything(end)


def test_a_replay_can_be_looked_at_after_any_number_of_moves() -> None:
    replay = Replay(record(ClueRank(1, 1), ClueRank(0, 2), Play(0)))
    assert len(replay) == 3
    assert replay.at(0).moves == ()
    assert replay.at(2).moves == (ClueRank(1, 1), ClueRank(0, 2))
    assert replay.at(3) is replay.end is replay.at(-1)
    assert replay.at(-4) is replay.at(0)
    for turn in (4, -5):
        with pytest.raises(BadRecord, match=f"moves: there are 3 moves: no turn {turn}"):
            replay.at(turn)


def test_a_record_without_moves_is_a_game_just_dealt() -> None:
    replay = Replay(record())
    assert len(replay) == 0
    assert replay.events == ()
    assert replay.at(0) is replay.end
    assert replay.end == State.deal(Deal(2, Options().cards()))
    assert replay.record == record()


@pytest.mark.parametrize(
    ("moves", "place", "reason"),
    [
        ((Discard(0),), "moves[0]", "D0 is not legal there: a discard returns a token and all are there"),
        ((ClueRank(1, 1), Play(0)), "moves[1]", "P0 is not legal there: seat 1 does not hold card 0"),
        ((ClueRank(1, 1), ClueRank(1, 1)), "moves[1]", "C1:1 is not legal there: a clue goes to another"),
        ((Stop(), ClueRank(1, 1)), "moves[1]", "C1:1 is not legal there: the game is over: no more moves"),
        (
            (Rearrange(0, (1, 2, 3, 4, 5)),),
            "moves[0]",
            "H0:1,2,3,4,5 is not legal there: H0:1,2,3,4,5 names cards",
        ),
    ],
)
def test_a_move_that_is_not_legal_is_told_with_its_place(
    moves: tuple[Move, ...], place: str, reason: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        Replay(record(*moves))
    assert caught.value.place == place
    assert caught.value.reason.startswith(reason)
    assert caught.value.__cause__ is not None


def test_rearranging_and_stopping_are_part_of_a_record() -> None:
    state = State.deal(Deal(2, Options().cards()))
    state = state.play_on([Rearrange(1, (9, 8, 7, 6, 5)), ClueRank(1, 1), Stop(1)])
    replay = Replay(Record.from_json(record_of(state).to_json()))
    assert replay.end == state
    assert replay.events[0] == (Rearranged(1, (9, 8, 7, 6, 5), slots=(4, 3, 2, 1, 0)),)
    assert replay.end.orders(1) == (9, 8, 7, 6, 5)
    assert replay.end.is_over


def test_a_record_has_the_deal_and_names_for_everybody() -> None:
    state = whole_game("ten-wild+black+tiles")
    kept = record_of(state)
    assert (kept.deal, kept.options, kept.moves) == (state.dealt, state.options, state.moves)
    assert kept.names == ("Player 1", "Player 2", "Player 3")
    assert (kept.edition, kept.started, kept.times) == ("custom", None, ())


def test_a_record_may_be_told_names_edition_and_times() -> None:
    state = State.deal(Deal(2, Options().cards())).play_on([ClueRank(1, 1), ClueRank(0, 1)])
    started = datetime(2026, 11, 15, 20, 0, tzinfo=UTC)
    kept = record_of(state, ("Ada", "Bo"), edition="nl", started=started, times=(1500, 4000))
    assert (kept.names, kept.edition, kept.started, kept.times) == (
        ("Ada", "Bo"),
        "nl",
        started,
        (1500, 4000),
    )
    assert Replay(kept).end == state
    with pytest.raises(BadRecord, match="names"):
        record_of(state, ("Ada", "Bo", "Cy"))


def test_the_starter_is_kept_with_the_game() -> None:
    state = State.new(3, chance=Random(3), starter=2)
    kept = record_of(state)
    assert kept.deal.starter == 2
    assert Replay(Record.from_json(kept.to_json())).end.on_turn == 2
    assert Replay(replace(kept, deal=replace(kept.deal, starter=1))).end.on_turn == 1


def test_a_game_set_up_in_the_middle_has_no_record() -> None:
    with pytest.raises(BadDeal, match="a game set up in the middle has no deal to record"):
        record_of(position())
