"""Who comes late takes over a bot's seat, if the people at the table agree, and keeps it over a break."""

import pytest

from hanabi.protocol import requests
from hanabi.protocol.log import SatShown, SeatAskedShown
from hanabi.protocol.settings import Delayed, OneSeat, PerTurn, Settings, Watching
from hanabi.protocol.table_shown import Seat, SeatWish
from hanabi.table.decide import GRACE, bot_move
from hanabi.table.errors import NotAgreed, NothingToAnswer, NotNow, NotSeated, SeatTaken, Stale, TooMany
from hanabi.table.votes import MAX_REFUSED
from tests.table.tables import SECOND, Evening, person


def with_bots(
    *names: str, players: int = 3, watching: Watching | None = None, clock: PerTurn | None = None
) -> Evening:
    """A game of Ann, these people and bots in the seats after them."""
    settings = Settings(players=players, starter=0, watching=watching or Delayed(), clock=clock)
    evening = Evening(settings).sit(*names)
    for seat in range(1 + len(names), players):
        evening.ask("Ann", requests.SeatBot, seat, "hat")
    evening.ask("Ann", requests.Start)
    return evening


def test_a_late_friend_has_the_bots_cards_once_everybody_agrees() -> None:
    evening = with_bots("Bo")
    evening.ask("Zoe", requests.AskSeat, 2)
    assert evening.told(0)[-1] == SeatAskedShown(2, "Zoe")
    assert evening.sent(None).table.seat_wishes == (SeatWish(2, "Zoe"),)
    evening.ask("Ann", requests.AnswerSeat, 2, True)
    assert evening.table.guests[2] is None
    evening.ask("Bo", requests.AnswerSeat, 2, True)
    assert evening.table.guests[2] == person("Zoe").guest
    assert evening.table.seats[2] == Seat("person", "Zoe", stand_in="hat")
    assert evening.told(0)[-1] == SatShown(2, "Zoe")
    assert evening.sent(None).table.seat_wishes == ()
    for _ in range(2):
        evening.move()
    assert evening.on_turn == "Zoe"
    evening.move()


def test_one_no_is_enough_and_nobody_asks_for_ever() -> None:
    evening = with_bots("Bo")
    for _ in range(MAX_REFUSED):
        evening.ask("Zoe", requests.AskSeat, 2)
        evening.ask("Ann", requests.AnswerSeat, 2, False)
        assert evening.table.seat_wishes == ()
    evening.refused(TooMany, "Zoe", requests.AskSeat, 2)
    evening.ask("Yves", requests.AskSeat, 2)
    evening.refused(NothingToAnswer, "Ann", requests.AnswerSeat, 1, True)


def test_who_left_is_not_waited_for() -> None:
    evening = with_bots("Bo")
    evening.ask("Zoe", requests.AskSeat, 2)
    evening.ask("Ann", requests.AnswerSeat, 2, True)
    evening.ask("Bo", requests.Leave)
    assert evening.table.seats[2].name == "Zoe"


def test_the_bot_plays_through_a_break_and_gives_the_seat_back() -> None:
    evening = with_bots(players=2)
    evening.ask("Zoe", requests.AskSeat, 1)
    evening.ask("Ann", requests.AnswerSeat, 1, True)
    evening.ask("Zoe", requests.Leave)
    assert evening.table.seats[1].bot == "hat"
    evening.move()
    assert evening.table.bot_on_turn == (1, "hat")
    evening.ask("Zoe", requests.TakeSeatBack)
    assert evening.table.bot_on_turn is None
    evening.move(who="Zoe")


def test_the_turn_begins_anew_for_who_takes_it_over_and_the_bots_answer_is_too_late() -> None:
    evening = with_bots(players=2, clock=PerTurn(60))
    evening.move()
    evening.wait(50 * SECOND)
    evening.ask("Zoe", requests.AskSeat, 1)
    evening.ask("Ann", requests.AnswerSeat, 1, True)
    assert evening.table.deadline == evening.now + 60 * SECOND + GRACE
    with pytest.raises(Stale):
        bot_move(evening.table, 1, "hat", evening.some_move(), evening.now)


def test_only_a_bots_seat_is_asked_for_once_and_by_somebody_without_one() -> None:
    evening = with_bots("Bo", players=4)
    evening.refused(SeatTaken, "Zoe", requests.AskSeat, 1)
    evening.refused(NotAgreed, "Bo", requests.AskSeat, 2)
    evening.ask("Zoe", requests.AskSeat, 2)
    evening.refused(NotNow, "Yves", requests.AskSeat, 2)
    evening.ask("Zoe", requests.AskSeat, 3)  # another one instead
    assert [wish.seat for wish in evening.table.seat_wishes] == [3]
    evening.refused(NotSeated, "Zoe", requests.AnswerSeat, 3, True)


@pytest.mark.parametrize(
    ("watching", "may"), [(Delayed(3, True), ()), (OneSeat(2), (2,)), (Delayed(3), (1, 2))]
)
def test_nobody_takes_over_a_hand_whose_cards_they_may_have_seen(
    watching: Watching, may: tuple[int, ...]
) -> None:
    evening = with_bots(watching=watching)
    for seat in (1, 2):
        if seat in may:
            evening.ask("Zoe", requests.AskSeat, seat)
        else:
            evening.refused(NotAgreed, "Zoe", requests.AskSeat, seat)
