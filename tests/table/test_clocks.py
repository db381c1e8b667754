from typing import Any

import pytest
from msgspec.structs import replace

from hanabi.game.events import Ended
from hanabi.game.replay import Replay
from hanabi.protocol import requests, table_events
from hanabi.protocol.log import MovedShown, Stopped
from hanabi.protocol.settings import Bank, Clock, PerTurn, Settings
from hanabi.protocol.table_shown import Clocks
from hanabi.rules.moves import Stop
from hanabi.rules.outcome import Reason, Result
from hanabi.rules.record import Record
from hanabi.table.decide import GRACE, bot_failed, bot_move, invite_outsider, time_out
from hanabi.table.errors import NotAgreed, NotNow, NotSeated, PausedNow, Stale, TooMany
from hanabi.table.guards import Person
from hanabi.table.history import read
from tests.games import Setting
from tests.table.tables import NAMES, SECOND, Evening, bot_moves, last_event, person

DAYS = 24 * 3_600 * SECOND
STAND_IN = "cautious"
CLOCKS = [PerTurn(30), Bank(60, 5), None]


def playing(clock: Clock | None, options: str = "base", players: int = 2, **agreed: Any) -> Evening:
    """A game in which nobody's first turn is longer than the others."""
    evening = Evening(Settings(players=players, clock=clock, starter=0, options=options, **agreed))
    evening.sit(*NAMES[1:players])
    started = evening.decide("Ann", requests.Start("r")).event
    assert isinstance(started, table_events.Started)
    evening.happen(replace(started, grace=0))
    return evening


def left(evening: Evening) -> int:
    """How much time the seat on turn has, in milliseconds."""
    assert evening.table.deadline is not None
    return evening.table.deadline - evening.now


def run_out_of_time(evening: Evening) -> None:
    evening.happen(time_out(evening.table, evening.now, STAND_IN))


# Running.


def test_without_a_clock_time_never_runs_out() -> None:
    evening = playing(None)
    evening.wait(10**9)
    assert evening.table.deadline is None
    assert evening.sent(0).table.clock is None
    with pytest.raises(Stale):
        time_out(evening.table, evening.now, STAND_IN)


def test_every_turn_has_so_many_seconds() -> None:
    evening = playing(PerTurn(30))
    for _ in range(3):
        assert left(evening) == 30 * SECOND
        evening.wait(29 * SECOND)
        evening.move()


def test_a_bank_shrinks_by_the_time_used_and_grows_after_every_turn() -> None:
    evening = playing(Bank(60, 5))
    evening.wait(20 * SECOND)
    evening.move()
    assert left(evening) == 60 * SECOND
    evening.wait(1 * SECOND)
    evening.move()
    assert left(evening) == (60 - 20 + 5) * SECOND
    evening.move()
    assert left(evening) == (60 - 1 + 5) * SECOND


def test_everyone_sees_the_clocks() -> None:
    evening = playing(Bank(60, 5))
    began = evening.now
    evening.wait(20 * SECOND)
    evening.move()
    for audience in (0, 1, None):
        assert evening.sent(audience).table.clock == Clocks((45_000, 60_000), began + 20_000)


def test_rearranging_a_hand_is_no_turn() -> None:
    """R-402."""
    evening = playing(PerTurn(30))
    evening.wait(10 * SECOND)
    evening.ask("Bo", requests.MakeMove, "H1:9,8,7,6,5", 0)
    assert left(evening) == 20 * SECOND


def test_a_tile_s_choice_belongs_to_the_turn() -> None:
    """R-1023."""
    setting = Setting(Settings(options="tiles").rules(), 2, 3, 100)
    evening = Evening(Settings(players=2, options="tiles", clock=Bank(600, 5)), setting.deal()).start()
    assert evening.table.state is not None
    for _ in range(2):  # the first turns, with their grace
        evening.move(str(setting.next_move(evening.table.state)))
    while evening.table.state.pending is None:
        before = left(evening)
        seat = evening.table.state.on_turn
        evening.wait(SECOND)
        evening.move(str(setting.next_move(evening.table.state)))
    assert evening.table.state.on_turn == seat
    assert left(evening) == before - 1 * SECOND
    evening.wait(3 * SECOND)
    while evening.table.state.pending is not None:
        evening.move(str(setting.next_move(evening.table.state)))
    assert evening.table.clocks.left[seat] == before + (5 - 1 - 3) * SECOND


def test_a_server_clock_that_goes_back_gives_no_time_and_takes_none() -> None:
    evening = playing(Bank(60))
    evening.now -= 5 * SECOND
    evening.move()
    evening.move()
    assert left(evening) == 60 * SECOND
    evening.wait(-1 * SECOND)
    evening.move()
    assert evening.table.record().times == (0, 0, 0)


# Running out.


@pytest.mark.parametrize("clock", [PerTurn(30), Bank(30, 5)])
def test_running_out_of_time_stops_the_game(clock: Clock) -> None:
    evening = playing(clock)
    evening.move()
    evening.wait(30 * SECOND - 1)
    with pytest.raises(Stale, match="there is time left"):
        time_out(evening.table, evening.now, STAND_IN)
    evening.wait(1)
    run_out_of_time(evening)
    outcome = evening.position(0).outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.score) == (Result.ENDED, Reason.TIMED_OUT, 0)
    assert str(evening.table.record().moves[-1]) == "T1"
    what = evening.told(0)[-1]
    assert isinstance(what, Stopped)
    assert what.timed_out == 1
    assert what.events == (Ended(outcome),)
    with pytest.raises(Stale):
        time_out(evening.table, evening.now, STAND_IN)


def test_an_expert_game_is_lost_when_time_runs_out() -> None:
    evening = playing(PerTurn(30), "expert")
    evening.wait(30 * SECOND)
    run_out_of_time(evening)
    outcome = evening.position(0).outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.score) == (Result.LOST, Reason.TIMED_OUT, None)


def test_the_clock_of_somebody_who_left_runs_on() -> None:
    evening = playing(PerTurn(30))
    evening.ask("Ann", requests.Leave)
    evening.wait(30 * SECOND)
    run_out_of_time(evening)
    assert evening.table.phase == "ended"


def test_a_program_that_does_not_move_runs_out_of_time() -> None:
    evening = Evening(Settings(players=2, clock=PerTurn(30), starter=1))
    evening.happen(invite_outsider(evening.table, person("Ann"), 1, Person("key", "Robby"), evening.now))
    evening.ask("Ann", requests.Start)
    evening.wait(GRACE + 30 * SECOND)
    run_out_of_time(evening)
    assert evening.table.state is not None
    assert evening.table.state.moves[-1] == Stop(1, timed_out=True)


# The first turn.


@pytest.mark.parametrize("clock", [PerTurn(20), Bank(20)])
def test_everybody_s_first_turn_has_half_a_minute_more(clock: Clock) -> None:
    evening = Evening(Settings(players=2, clock=clock, starter=0)).start()
    for _ in range(2):
        assert left(evening) == 50 * SECOND
        evening.wait(25 * SECOND)
        evening.move()
    assert left(evening) == 20 * SECOND
    assert evening.again().table == evening.table


def test_a_table_of_old_times_has_no_grace() -> None:
    assert read(b'{"event":{"type":"started","deal":{"deck":"R1","starter":0},"salt":""}}').event == (
        table_events.Started(table_events.DealKept("R1", 0), "")
    )
    assert left(playing(PerTurn(20))) == 20 * SECOND


# Gentler clocks.


def test_a_bot_makes_the_move_of_a_turn_whose_time_ran_out() -> None:
    evening = playing(PerTurn(30), time_out="bot")
    evening.wait(30 * SECOND)
    run_out_of_time(evening)
    assert last_event(evening) == table_events.TurnHandedOver(0, STAND_IN)
    assert evening.table.bot_on_turn == (0, STAND_IN)
    assert evening.table.deadline is None
    bot_moves(evening)
    moved = evening.told(1)[-1]
    assert isinstance(moved, MovedShown)
    assert (moved.seat, moved.bot) == (0, STAND_IN)
    assert evening.table.seats[0].is_here
    assert left(evening) == 30 * SECOND
    evening.move()
    assert evening.table.bot_on_turn is None
    assert left(evening) == 30 * SECOND
    assert evening.again().table == evening.table


def test_a_bot_of_the_table_moves_before_one_from_outside() -> None:
    evening = Evening(Settings(players=2, clock=PerTurn(30), starter=0, time_out="bot"))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    evening.wait(60 * SECOND)
    run_out_of_time(evening)
    assert evening.table.bot_on_turn == (0, "hat")


def test_whoever_is_late_may_still_be_faster_than_the_bot() -> None:
    evening = playing(PerTurn(30), time_out="bot")
    evening.wait(30 * SECOND)
    run_out_of_time(evening)
    waiting = evening.table.bot_on_turn
    assert waiting is not None
    evening.move(who="Ann")
    with pytest.raises(Stale):
        bot_move(evening.table, *waiting, "P0", evening.now)
    assert evening.table.bot_on_turn is None


def test_a_store_of_time_that_is_used_up_leaves_half_a_minute_for_a_turn() -> None:
    evening = playing(Bank(60, 5), time_out="bot")
    evening.wait(60 * SECOND)
    run_out_of_time(evening)
    bot_moves(evening)
    evening.move()
    assert left(evening) == 30 * SECOND


def test_a_bot_that_breaks_down_in_a_turn_it_was_handed_takes_no_seat() -> None:
    evening = playing(PerTurn(30), time_out="bot")
    evening.wait(30 * SECOND)
    run_out_of_time(evening)
    evening.happen(bot_failed(evening.table, table_events.BotFailed(0, STAND_IN, "crashed", "random"), 0))
    assert evening.table.bot_on_turn == (0, "random")
    bot_moves(evening)
    assert evening.table.seats[0].is_here


def test_time_is_added_as_often_as_it_runs_out_and_ever_more_of_it() -> None:
    evening = playing(PerTurn(40), time_out="more-time")
    for more in (40, 80, 160):
        evening.wait(left(evening))
        run_out_of_time(evening)
        assert last_event(evening) == table_events.TimeAdded(0, more * SECOND)
        assert left(evening) == more * SECOND
    evening.move()
    assert left(evening) == 40 * SECOND
    assert evening.again().table == evening.table


def test_time_that_is_added_to_a_store_of_time_stays_there() -> None:
    evening = playing(Bank(10, 0), time_out="more-time")
    evening.wait(10 * SECOND)
    run_out_of_time(evening)
    evening.wait(5 * SECOND)
    evening.move()
    evening.move()
    assert left(evening) == 25 * SECOND


def test_clocks_that_run_out_use_up_nobody_s_votes() -> None:
    evening = playing(PerTurn(5), time_out="more-time")
    for _ in range(20):
        evening.wait(left(evening))
        run_out_of_time(evening)
    assert evening.table.budgets.asked[0] == 0


@pytest.mark.parametrize("time_out", ["bot", "more-time"])
def test_a_game_with_a_gentle_clock_is_an_ordinary_record(time_out: str) -> None:
    evening = playing(PerTurn(30), time_out=time_out)
    while not evening.table.phase.is_over:
        evening.wait(left(evening))
        run_out_of_time(evening)
        bot_moves(evening) if evening.table.bot_on_turn else evening.move()
    record = evening.table.record()
    assert Replay(Record.from_json(record.to_json())).states[-1].outcome() == evening.position(0).outcome


# Pauses.


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_pause_stops_the_clock_and_all_moves(clock: Clock | None) -> None:
    evening = playing(clock)
    evening.wait(10 * SECOND)
    before = evening.table.deadline
    evening.ask("Bo", requests.Pause)
    assert evening.sent(0).table.paused
    evening.wait(3_600 * SECOND)
    assert evening.table.deadline is None
    with pytest.raises(Stale):
        time_out(evening.table, evening.now, STAND_IN)
    evening.refused(PausedNow, "Ann", requests.MakeMove, evening.some_move(), 0)
    evening.refused(PausedNow, "Bo", requests.MakeMove, "H1:9,8,7,6,5", 0)
    evening.refused(NotNow, "Ann", requests.Pause)
    evening.ask("Ann", requests.GoOn)
    assert evening.table.deadline == (None if before is None else before + 3_600 * SECOND)
    evening.refused(NotNow, "Ann", requests.GoOn)
    evening.move()


def test_bots_wait_in_a_pause() -> None:
    evening = Evening(Settings(players=2, starter=1))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    evening.ask("Ann", requests.Pause)
    assert evening.table.bot_on_turn is None
    with pytest.raises(Stale):
        bot_move(evening.table, 1, "hat", evening.some_move(), evening.now)
    evening.ask("Ann", requests.GoOn)
    bot_moves(evening)


def test_only_players_pause_and_only_in_the_game() -> None:
    evening = Evening().sit("Bo")
    evening.refused(NotNow, "Ann", requests.Pause)
    evening.ask("Ann", requests.Start)
    evening.refused(NotSeated, "Zoe", requests.Pause)
    evening.refused(NotSeated, "Zoe", requests.GoOn)


def test_a_game_that_is_stopped_in_a_pause_is_over_and_not_paused() -> None:
    evening = playing(PerTurn(30))
    evening.ask("Ann", requests.Pause)
    evening.stop()
    assert not evening.sent(0).table.paused


# Bots have all the time they need.


def test_a_bot_never_runs_out_of_time() -> None:
    evening = Evening(Settings(players=2, starter=0, clock=Bank(30)))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    evening.move()
    evening.wait(100 * SECOND)
    assert evening.table.deadline is None
    bot_moves(evening)
    assert evening.table.clocks.left == (30_000, 30_000)


def test_a_bot_that_waits_for_the_answer_to_a_takeback_does_not_run_out_of_time() -> None:
    evening = Evening(Settings(players=3, starter=0, clock=PerTurn(30))).sit("Bo")
    evening.ask("Ann", requests.SeatBot, 2, "hat")
    evening.ask("Ann", requests.Start)
    evening.move()
    evening.move()
    evening.ask("Bo", requests.AskTakeback)
    evening.wait(100 * SECOND)
    assert evening.table.bot_on_turn is None
    assert evening.table.deadline is None


def test_a_bot_that_stands_in_spends_nobody_s_time() -> None:
    evening = playing(Bank(60, 5), players=3)
    for name in ("Bo", "Cleo"):
        evening.ask(name, requests.VoteBot, 0, "hat")
    evening.wait(50 * SECOND)
    bot_moves(evening)
    assert evening.table.clocks == Clocks((60_000,) * 3, evening.now)


def test_whoever_takes_the_seat_back_on_turn_has_the_time_as_if_the_turn_began() -> None:
    evening = playing(Bank(60, 5), players=3)
    evening.wait(10 * SECOND)
    for name in ("Bo", "Cleo"):
        evening.ask(name, requests.VoteBot, 0, "hat")
    evening.wait(500 * SECOND)
    evening.ask("Ann", requests.TakeSeatBack)
    assert left(evening) == 60 * SECOND


# Games over days.


def test_on_vacation_ones_time_stands_still_and_runs_again_after_it() -> None:
    evening = playing(PerTurn(2 * DAYS // SECOND))
    evening.wait(DAYS)
    evening.ask("Ann", requests.TakeVacation, 7)
    assert left(evening) == 9 * DAYS
    evening.wait(8 * DAYS)
    assert left(evening) == DAYS
    evening.move()
    assert left(evening) == 2 * DAYS  # Bo's own


def test_a_vacation_costs_nothing_of_a_store_of_time_and_can_be_ended() -> None:
    evening = playing(Bank(3 * DAYS // SECOND, 0))
    evening.ask("Ann", requests.TakeVacation, 5)
    evening.wait(4 * DAYS)
    evening.ask("Ann", requests.TakeVacation, 0)
    evening.wait(DAYS)
    evening.move()
    assert evening.table.clocks.left == (2 * DAYS, 3 * DAYS)


def test_vacations_are_for_games_over_days_and_not_for_ever() -> None:
    playing(PerTurn(60)).refused(NotAgreed, "Ann", requests.TakeVacation, 1)
    playing(None).refused(NotAgreed, "Ann", requests.TakeVacation, 1)
    evening = playing(PerTurn(86_400))
    for _ in range(2):
        evening.ask("Bo", requests.TakeVacation, 14)
    evening.refused(TooMany, "Bo", requests.TakeVacation, 1)
    evening.ask("Ann", requests.TakeVacation, 1)
