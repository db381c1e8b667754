import pytest

from hanabi.protocol import requests, table_events
from hanabi.protocol.log import TakenBack
from hanabi.protocol.messages import TableNow
from hanabi.protocol.settings import PerTurn, Settings
from hanabi.rules.moves import ClueColor, Discard, Play
from hanabi.table.errors import NotAgreed, NothingToAnswer, NothingToTakeBack, NotNow, NotSeated, Stale
from hanabi.table.table import Table
from tests.games import Setting
from tests.table.tables import SECOND, Evening


def playing(players: int = 3, **others: object) -> Evening:
    return Evening(Settings(players=players, starter=0, **others)).start()  # type: ignore[arg-type]


def test_a_clue_is_taken_back_when_all_people_agree() -> None:
    evening = playing()
    before = evening.table
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    assert evening.sent(1).table.takeback == (0,)
    evening.ask("Bo", requests.AnswerTakeback, True)
    assert evening.table.turn == 1
    evening.ask("Cleo", requests.AnswerTakeback, True)
    assert evening.table.state == before.state
    assert evening.table.takeback is None
    assert evening.told(1)[-1] == TakenBack(0)
    assert (evening.table.movers, evening.table.moved_at) == ((), ())
    for audience in (0, 1, 2):
        assert isinstance(evening.news(audience), TableNow)
    evening.move(evening.some_move(ClueColor))


def test_one_no_ends_it() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Cleo", requests.AnswerTakeback, False)
    assert evening.table.takeback is None
    assert evening.table.turn == 1
    evening.refused(NothingToAnswer, "Bo", requests.AnswerTakeback, True)


def test_whoever_asked_may_think_better_of_it() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.refused(NotNow, "Ann", requests.AskTakeback)
    evening.ask("Ann", requests.AnswerTakeback, False)
    assert evening.table.takeback is None


def test_the_next_move_answers_too() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.move()
    assert evening.table.takeback is None
    evening.refused(NothingToTakeBack, "Ann", requests.AskTakeback)


@pytest.mark.parametrize("kind", [Discard, Play])
def test_what_showed_a_new_card_cannot_be_taken_back(kind: type) -> None:
    evening = playing()
    evening.move()
    evening.move(evening.some_move(kind))
    assert evening.sent(0).table.can_take_back is None
    evening.refused(NothingToTakeBack, "Bo", requests.AskTakeback)


def test_everyone_is_told_whose_move_could_be_taken_back() -> None:
    evening = playing()
    assert evening.sent(1).table.can_take_back is None
    evening.move()
    assert [evening.sent(seat).table.can_take_back for seat in range(3)] == [0, 0, 0]


def test_only_the_one_who_moved_last_may_ask() -> None:
    evening = playing()
    evening.refused(NothingToTakeBack, "Ann", requests.AskTakeback)
    evening.move()
    evening.refused(NothingToTakeBack, "Bo", requests.AskTakeback)
    evening.refused(NotSeated, "Zoe", requests.AskTakeback)
    evening.refused(NothingToAnswer, "Bo", requests.AnswerTakeback, True)


def test_one_person_among_bots_needs_nobody_s_consent() -> None:
    evening = Evening(Settings(players=2, starter=0))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    evening.move()
    assert evening.table.bot_on_turn == (1, "hat")
    evening.ask("Ann", requests.AskTakeback)
    assert evening.table.turn == 0
    assert evening.told(0)[-1] == TakenBack(0)


def test_a_bot_waits_until_a_takeback_is_answered() -> None:
    evening = Evening(Settings(players=3, starter=0)).sit("Bo")
    evening.ask("Ann", requests.SeatBot, 2, "hat")
    evening.ask("Ann", requests.Start)
    evening.move()
    evening.move()
    evening.ask("Bo", requests.AskTakeback)
    assert evening.table.bot_on_turn is None
    evening.ask("Ann", requests.AnswerTakeback, False)
    assert evening.table.bot_on_turn == (2, "hat")


def test_hands_rearranged_since_are_put_back_with_the_move() -> None:
    """R-402."""
    evening = playing()
    dealt = evening.table.state
    evening.move()
    evening.ask("Bo", requests.MakeMove, "H1:9,8,7,6,5", 1)
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    evening.ask("Cleo", requests.AnswerTakeback, True)
    assert evening.table.state == dealt


def test_rearranging_does_not_answer_a_takeback() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.MakeMove, "H1:9,8,7,6,5", 1)
    assert evening.table.takeback == frozenset((0,))


def test_the_clock_of_the_turn_begins_anew() -> None:
    evening = playing(2, clock=PerTurn(30))
    evening.move()
    evening.wait(20 * SECOND)
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    assert evening.table.deadline == evening.now + 30 * SECOND


def test_a_takeback_in_a_pause_leaves_the_game_paused() -> None:
    evening = playing(2, clock=PerTurn(30))
    evening.move()
    evening.ask("Bo", requests.Pause)
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    assert evening.table.paused
    evening.wait(500 * SECOND)
    evening.ask("Bo", requests.GoOn)
    assert evening.table.deadline == evening.now + 30 * SECOND


def test_a_move_meant_for_the_turn_that_was_taken_back_is_refused() -> None:
    evening = playing(2)
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    assert evening.refused(Stale, "Bo", requests.MakeMove, "P5", 1).startswith(
        "that move was meant for turn 1"
    )


def test_who_goes_away_is_not_waited_for() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    evening.ask("Cleo", requests.Leave)
    assert evening.table.turn == 0
    assert evening.told(0)[-1] == TakenBack(0)
    assert evening.table.seats[2].away


def test_nothing_is_taken_back_because_nobody_is_left_to_object() -> None:
    evening = playing(2)
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Ann", requests.Leave)
    evening.ask("Bo", requests.Leave)
    assert evening.table.turn == 1
    assert evening.table.takeback is None


def test_a_bot_that_stands_in_is_not_asked() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    evening.ask("Ann", requests.VoteBot, 2, "hat")
    evening.ask("Bo", requests.VoteBot, 2, "hat")
    assert evening.table.turn == 0
    assert evening.table.seats[2].bot == "hat"


def test_nobody_asks_for_a_seat_that_a_bot_plays() -> None:
    evening = playing()
    evening.move()
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    evening.ask("Cleo", requests.VoteBot, 0, "hat")
    evening.refused(NotSeated, "Ann", requests.AskTakeback)
    evening.ask("Ann", requests.TakeSeatBack)
    evening.ask("Ann", requests.AskTakeback)


def test_programs_are_not_asked_where_people_play() -> None:
    evening = Evening(Settings(players=2, starter=0))
    evening.happen(table_events.Sat(1, "guest-id-of-robby", "Robby", outsider=True))
    evening.ask("Ann", requests.Start)
    evening.move()
    evening.refused(NotAgreed, "Robby", requests.AnswerTakeback, False)
    evening.ask("Ann", requests.AskTakeback)
    assert evening.table.turn == 0


def test_whatever_can_be_taken_back_showed_nothing_new() -> None:
    for seed in range(8):
        setting = Setting(Settings(options="ten-wild+tiles+announce").rules(), 3, seed, 97)
        evening = Evening(Settings(players=3, options="ten-wild+tiles+announce"), setting.deal()).start()
        while evening.table.phase == "playing":
            check_last_move(evening.table)
            assert evening.table.state is not None
            evening.move(str(setting.next_move(evening.table.state)))


def check_last_move(table: Table) -> None:
    state, place = table.state, table.last_action
    if state is None or place is None:
        return
    earlier = table.at(place)
    new = {type(event).__name__ for event in state.log[len(earlier.log) :]}
    shows = new & {"Drew", "Placed", "Failed", "Discarded", "TileTurned", "Salvaged", "Recycled"}
    assert table.can_take_back == (not shows)
