import pytest

from hanabi.game.events import Ended
from hanabi.protocol import requests, table_events
from hanabi.protocol.encoding import encode
from hanabi.protocol.log import MovedShown, Stopped
from hanabi.protocol.settings import PerTurn, Settings
from hanabi.protocol.table_shown import BotVote, Seat
from hanabi.rules.outcome import Reason, Result
from hanabi.rules.phase import Phase
from hanabi.table.decide import bot_move, check_rematch, close, rematched, time_out
from hanabi.table.errors import NotAgreed, NotNow, NotSeated, Stale
from hanabi.table.replays import replay_of_table
from tests.table.tables import SECOND, Evening, bot_moves, person


def playing(players: int = 3, options: str = "base") -> Evening:
    return Evening(Settings(players=players, starter=0, options=options)).start()


def with_programs(*programs: int, players: int = 2, clock: PerTurn | None = None) -> Evening:
    """A table of programs in these seats and bots in the others, set up by Ann, who only watches."""
    evening = Evening(Settings(players=players, starter=0, clock=clock))
    evening.ask("Ann", requests.Leave)
    for seat in range(players):
        if seat in programs:
            evening.happen(
                table_events.Sat(seat, person(f"Robby{seat}").guest, f"Robby{seat}", outsider=True)
            )
        else:
            evening.ask("Ann", requests.SeatBot, seat, "hat")
    evening.ask("Ann", requests.Start)
    return evening


# Stopping.


def test_the_game_stops_when_all_people_want_it() -> None:
    """R-511."""
    evening = playing()
    evening.ask("Ann", requests.VoteStop, True)
    evening.ask("Cleo", requests.VoteStop, True)
    assert evening.table.phase == "playing"
    assert evening.sent(1).table.stop == (0, 2)
    evening.ask("Bo", requests.VoteStop, True)
    outcome = evening.position(None).outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.score) == (Result.ENDED, Reason.STOPPED, 0)
    assert evening.told(1)[-1] == Stopped((Ended(outcome),))
    assert [str(move) for move in evening.table.record().moves] == ["X"]


def test_whoever_runs_the_site_closes_a_game_as_it_stands_or_a_gathering() -> None:
    game, gathering = playing(), Evening()
    for evening, phase in ((game, Phase.ENDED), (gathering, Phase.CLOSED)):
        evening.happen(close(evening.table, evening.now))
        assert evening.table.phase is phase
        with pytest.raises(NotNow):
            close(evening.table, evening.now)
    assert game.table.record().moves
    assert replay_of_table(game.history).lines


def test_somebody_may_no_longer_want_to_stop() -> None:
    evening = playing(2)
    evening.ask("Ann", requests.VoteStop, True)
    evening.ask("Ann", requests.VoteStop, False)
    evening.ask("Bo", requests.VoteStop, True)
    assert evening.table.phase == "playing"
    evening.refused(NotNow, "Bo", requests.VoteStop, True)
    evening.refused(NotNow, "Ann", requests.VoteStop, False)


def test_an_expert_game_that_is_stopped_is_lost() -> None:
    outcome = playing(2, "expert").stop().position(0).outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason) == (Result.LOST, Reason.STOPPED)


def test_only_people_in_seats_vote() -> None:
    evening = playing()
    evening.refused(NotSeated, "Zoe", requests.VoteStop, True)
    evening.refused(NotSeated, "Zoe", requests.VoteBot, 0, "hat")
    evening.stop().refused(NotNow, "Ann", requests.VoteStop, True)


def test_a_game_is_not_stopped_by_a_move() -> None:
    playing().refused(NotAgreed, "Ann", requests.MakeMove, "X", 0)


def test_one_person_among_bots_decides_alone() -> None:
    evening = Evening(Settings(players=3))
    for seat in (1, 2):
        evening.ask("Ann", requests.SeatBot, seat, "hat")
    evening.ask("Ann", requests.Start)
    evening.ask("Ann", requests.VoteStop, True)
    assert evening.table.phase == "ended"


# Leaving and coming back.


def test_a_seat_stays_with_the_one_who_left_it_in_the_game() -> None:
    evening = playing()
    evening.ask("Ann", requests.Leave)
    assert evening.sent(1).table.seats[0].away
    evening.refused(NotNow, "Dirk", requests.Sit, 0)
    evening.refused(NotNow, "Ann", requests.Leave)
    for kind, values in ((requests.MakeMove, ("P0", 0)), (requests.Pause, ()), (requests.VoteStop, (True,))):
        assert evening.refused(NotSeated, "Ann", kind, *values) == "you left: take the seat back first"
    evening.ask("Ann", requests.TakeSeatBack)
    assert not evening.sent(1).table.seats[0].away
    evening.move("P0")


def test_there_is_nothing_to_take_back_for_somebody_who_is_here() -> None:
    evening = playing()
    evening.refused(NotNow, "Ann", requests.TakeSeatBack)
    evening.refused(NotSeated, "Zoe", requests.TakeSeatBack)
    evening.stop().refused(NotNow, "Ann", requests.TakeSeatBack)


def test_whoever_left_is_not_waited_for_in_votes() -> None:
    evening = playing()
    evening.ask("Ann", requests.VoteStop, True)
    evening.ask("Bo", requests.VoteStop, True)
    evening.ask("Cleo", requests.Leave)
    assert evening.table.phase == "ended"
    assert isinstance(evening.told(0)[-1], Stopped)


def test_the_vote_of_somebody_who_left_does_not_count() -> None:
    evening = playing()
    evening.ask("Ann", requests.VoteStop, True)
    evening.ask("Ann", requests.Leave)
    evening.ask("Bo", requests.Leave)
    evening.ask("Cleo", requests.Leave)
    assert evening.table.phase == "playing"
    evening.ask("Bo", requests.TakeSeatBack)
    assert evening.table.phase == "playing"
    assert evening.table.stop == frozenset()


def test_a_game_that_is_stopped_is_not_also_taken_back() -> None:
    evening = playing()
    evening.move()
    evening.ask("Ann", requests.AskTakeback)
    evening.ask("Bo", requests.AnswerTakeback, True)
    evening.ask("Ann", requests.VoteStop, True)
    evening.ask("Bo", requests.VoteStop, True)
    evening.ask("Cleo", requests.Leave)
    assert len(evening.table.record().moves) == 2
    what = evening.told(0)[-1]
    assert isinstance(what, Stopped)
    assert len(what.events) == 1
    assert evening.sent(0).table.takeback is None


# Bots that stand in.


def test_a_bot_stands_in_when_all_the_others_want_it() -> None:
    evening = playing()
    evening.ask("Ann", requests.Leave)
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    assert evening.table.bot_on_turn is None
    assert evening.sent(1).table.bot_votes == (BotVote(0, "hat", (1,)),)
    evening.ask("Cleo", requests.VoteBot, 0, "hat")
    assert evening.table.bot_on_turn == (0, "hat")
    assert evening.sent(1).table.seats[0] == Seat("person", "Ann", "hat", away=True)
    bot_moves(evening)
    what = evening.told(1)[-1]
    assert isinstance(what, MovedShown)
    assert what.bot == "hat"


def test_another_bot_needs_new_votes() -> None:
    evening = playing(4)
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    evening.ask("Cleo", requests.VoteBot, 0, "partner")
    evening.ask("Dirk", requests.VoteBot, 0, "partner")
    assert evening.table.seats[0].bot is None
    evening.ask("Bo", requests.VoteBot, 0, "partner")
    assert evening.table.seats[0].bot == "partner"


def test_a_bot_gives_the_seat_back() -> None:
    evening = playing()
    for name in ("Bo", "Cleo"):
        evening.ask(name, requests.VoteBot, 0, "hat")
    assert evening.refused(NotSeated, "Ann", requests.MakeMove, "P0", 0).startswith(
        "a bot plays this seat now"
    )
    evening.refused(NotNow, "Bo", requests.VoteBot, 0, "hat")
    evening.ask("Ann", requests.TakeSeatBack)
    assert evening.table.bot_on_turn is None
    with pytest.raises(Stale):
        bot_move(evening.table, 0, "hat", "P0", evening.now)
    evening.move("P0", "Ann")


def test_somebody_who_is_here_after_all_ends_the_vote() -> None:
    evening = playing()
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    evening.ask("Ann", requests.TakeSeatBack)
    assert evening.table.bot_votes == ()
    evening.ask("Cleo", requests.VoteBot, 0, "hat")
    assert evening.table.seats[0].bot is None


def test_a_bot_stands_in_when_the_one_who_did_not_want_it_leaves() -> None:
    evening = playing()
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    evening.ask("Cleo", requests.Leave)
    assert evening.table.seats[0].bot == "hat"


def test_the_vote_for_a_bot_of_somebody_who_left_does_not_count() -> None:
    evening = playing(4)
    evening.ask("Bo", requests.VoteBot, 0, "hat")
    evening.ask("Bo", requests.Leave)
    assert evening.table.bot_votes == ()
    evening.ask("Cleo", requests.VoteBot, 0, "hat")
    evening.ask("Dirk", requests.VoteBot, 0, "hat")
    assert evening.table.seats[0].bot == "hat"


def test_a_bot_that_comes_in_can_make_another_vote_unanimous() -> None:
    evening = playing()
    for name in ("Bo", "Cleo"):
        evening.ask(name, requests.VoteStop, True)
    for name in ("Bo", "Cleo"):
        evening.ask(name, requests.VoteBot, 0, "hat")
    assert evening.table.phase == "ended"
    assert isinstance(evening.told(1)[-1], Stopped)


def test_a_bot_stands_in_for_others_only() -> None:
    evening = Evening(Settings(players=3)).sit("Bo")
    evening.ask("Ann", requests.SeatBot, 2, "hat")
    evening.ask("Ann", requests.Start)
    evening.refused(NotAgreed, "Ann", requests.VoteBot, 0, "hat")
    evening.refused(NotAgreed, "Ann", requests.VoteBot, 2, "partner")
    evening.refused(NotSeated, "Ann", requests.VoteBot, 4, "hat")


def test_a_bot_that_fails_is_replaced_and_marked() -> None:
    evening = Evening(Settings(players=2, starter=1))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    evening.happen(table_events.BotFailed(1, "hat", "crashed", "cautious"))
    assert evening.table.bot_on_turn == (1, "cautious")
    assert evening.sent(0).table.seats[1] == Seat("bot", "Hat Aino", "cautious", failed="hat")
    assert evening.told(0)[-1] == table_events.BotFailed(1, "hat", "crashed", "cautious")


@pytest.mark.parametrize("move", ["X", "X1", "H1:9,8,7,6,5"])
def test_a_bot_neither_stops_a_game_nor_rearranges_hands(move: str) -> None:
    evening = Evening(Settings(players=2, starter=1))
    evening.ask("Ann", requests.SeatBot, 1, "hat")
    evening.ask("Ann", requests.Start)
    with pytest.raises(NotAgreed):
        bot_move(evening.table, 1, "hat", move, evening.now)


# Programs in seats.


def test_programs_do_not_vote_where_people_play() -> None:
    evening = Evening(Settings(players=2))
    evening.happen(table_events.Sat(1, person("Robby").guest, "Robby", outsider=True))
    evening.ask("Ann", requests.Start)
    evening.refused(NotAgreed, "Robby", requests.VoteStop, True)
    evening.ask("Ann", requests.VoteStop, True)
    assert evening.table.phase == "ended"


def test_programs_among_themselves_may_pause_and_stop_the_game() -> None:
    evening = with_programs(0, 1, players=3)
    evening.ask("Robby0", requests.Pause)
    evening.ask("Robby1", requests.GoOn)
    evening.ask("Robby0", requests.VoteStop, True)
    evening.ask("Robby1", requests.VoteStop, True)
    assert evening.table.phase == "ended"


def test_programs_among_themselves_take_back_and_run_out_of_time() -> None:
    evening = with_programs(0, clock=PerTurn(30))
    evening.move()
    evening.ask("Robby0", requests.AskTakeback)
    assert evening.table.turn == 0
    evening.wait(60 * SECOND)
    evening.happen(time_out(evening.table, evening.now, "cautious"))
    assert evening.table.phase == "ended"


def test_a_bot_may_stand_in_for_a_program_which_may_take_the_seat_back() -> None:
    evening = Evening(Settings(players=2, starter=1))
    evening.happen(table_events.Sat(1, person("Robby").guest, "Robby", outsider=True))
    evening.ask("Ann", requests.Start)
    evening.ask("Ann", requests.VoteBot, 1, "hat")
    assert evening.table.bot_on_turn == (1, "hat")
    evening.ask("Robby", requests.TakeSeatBack)
    evening.move("P5", "Robby")


def test_bots_alone_play_to_the_end() -> None:
    evening = with_programs()
    while evening.table.phase == "playing":
        bot_moves(evening)
    assert evening.position(None).outcome is not None


# A rematch.


def test_everybody_is_shown_to_the_new_table_once() -> None:
    evening = playing()
    evening.refused(NotNow, "Ann", requests.Rematch)
    with pytest.raises(NotNow):
        rematched(evening.table, person("Ann"), "new", evening.now)
    evening.stop()
    with pytest.raises(NotSeated):
        check_rematch(evening.table, person("Zoe"))
    evening.happen(rematched(evening.table, person("Bo"), "new", evening.now))
    assert evening.sent(0).table.rematch == evening.sent(1).table.rematch == "new"
    assert evening.told(0)[-1] == table_events.Rematched("new")
    with pytest.raises(NotNow, match="there is a new table already"):
        rematched(evening.table, person("Ann"), "newer", evening.now)


@pytest.mark.parametrize("public", [False, True])
def test_a_link_to_a_private_game_leads_nobody_to_its_rematch(public: bool) -> None:
    evening = Evening(Settings(players=2, starter=0, public=public)).start().stop()
    evening.happen(rematched(evening.table, person("Bo"), "new", evening.now))
    told = encode(evening.news(None)) + encode(evening.sent(None)) + encode(replay_of_table(evening.history))
    assert (b'"new"' in told) is public
