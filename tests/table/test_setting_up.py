from collections import Counter
from random import Random

import pytest

from hanabi.protocol import requests, table_events
from hanabi.protocol.log import SatShown, StartedShown
from hanabi.protocol.messages import TableNow
from hanabi.protocol.settings import Bank, Delayed, Nobody, OneSeat, PerTurn, Settings
from hanabi.protocol.table_shown import Seat
from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadDeal, BadOptions, HanabiError, NotOffered
from hanabi.rules.options import Options, Talk
from hanabi.rules.seal import SALT_BYTES
from hanabi.table.decide import invite_outsider, rematched, set_up_lesson, set_up_table
from hanabi.table.errors import NotAgreed, NotHost, NotNow, NotSeated, SeatTaken
from hanabi.table.guards import Person
from tests.table.tables import NAMES, Evening, person


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.seats]


# The agreements.


@pytest.mark.parametrize(
    ("edition", "options"),
    [("da", "five-own+expert"), ("nl", "expert"), ("fi", "announce"), ("pl", "ten-wild+black+tiles")],
)
def test_a_table_is_set_up_with_what_a_box_offers(edition: str, options: str) -> None:
    evening = Evening(Settings(edition=edition, options=options, players=3)).start()
    state = evening.table.state
    assert state is not None
    assert str(state.options) == options
    assert evening.table.record().edition == edition


def test_custom_options_take_everything() -> None:
    settings = Settings(options="ten-own+black+tiles+expert+announce+no-empty-clues", players=5)
    assert str(settings.rules()) == "ten-own+black+tiles+expert+announce+no-empty-clues"


@pytest.mark.parametrize(
    ("settings", "error", "reason"),
    [
        (Settings(edition="nl", options="black"), NotOffered, "the edition 'nl' does not offer black=on"),
        (Settings(edition="en"), BadOptions, "'en' is not an edition: one of da, nl, fi, pl, custom"),
        (Settings(options="rainbow"), BadOptions, "'rainbow' is not an option: one of base, "),
        (Settings(options="five-own+ten-wild"), BadOptions, "five-own and ten-wild exclude each other"),
        (Settings(options="house-talk"), BadOptions, "talk and memory aid are settings of the table"),
        (Settings(options="no-memory-aid"), BadOptions, "talk and memory aid are settings of the table"),
        (Settings(players=6), BadOptions, "Hanabi is for 2 to 5 players, not 6"),
        (Settings(players=1), BadOptions, "Hanabi is for 2 to 5 players, not 1"),
        (Settings(players=2, starter=2), BadOptions, "the starter is a seat from 0 to 1, not 2"),
        (Settings(players=3, watching=OneSeat(3)), BadOptions, "the watched seat is a seat from 0 to 2"),
    ],
)
def test_settings_that_do_not_go_together_are_refused_with_a_reason(
    settings: Settings, error: type[HanabiError], reason: str
) -> None:
    with pytest.raises(error) as caught:
        set_up_table(settings, person("Ann"))
    assert str(caught.value).startswith(reason)


def test_talk_and_memory_aid_go_into_the_options_of_the_game() -> None:
    """R-406, R-407."""
    assert Settings().rules() == Options()
    assert Settings(talk="remarks").rules().talk is Talk.HOUSE
    assert Settings(talk="free", aid="none").rules() == Options(talk=Talk.HOUSE, memory_aid=False)
    assert Settings(aid="marks").rules().memory_aid


# Seats.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_sit_down_and_are_dealt_their_hands(players: int) -> None:
    evening = Evening(Settings(players=players)).start()
    assert evening.table.phase == "playing"
    assert names(evening) == list(NAMES[:players])
    assert [len(hand) for hand in evening.position(0).hands] == [5 if players <= 3 else 4] * players


@pytest.mark.parametrize("bots", [(1,), (0,), (0, 2), (0, 1, 2)])
def test_people_and_bots_sit_in_any_seat(bots: tuple[int, ...]) -> None:
    evening = Evening(Settings(players=3))
    if 0 in bots:
        evening.ask("Ann", requests.Leave)
    for seat in bots:
        evening.ask("Ann", requests.SeatBot, seat, "hat")
    evening.sit(*NAMES[1 : 1 + sum(seat.kind == "empty" for seat in evening.table.seats)])
    host = next(name for name in NAMES if person(name).guest == evening.table.host)
    evening.ask(host, requests.Start)
    assert [seat.kind for seat in evening.table.seats] == [
        "bot" if seat in bots else "person" for seat in range(3)
    ]


def test_a_seat_is_taken_once() -> None:
    evening = Evening().sit("Bo")
    assert evening.refused(SeatTaken, "Cleo", requests.Sit, 1) == "seat 1 is taken by Bo"
    evening.refused(SeatTaken, "Ann", requests.SeatBot, 1, "hat")
    evening.refused(NotSeated, "Cleo", requests.Sit, 4)
    evening.refused(NotSeated, "Ann", requests.SeatBot, 2, "hat")


def test_somebody_may_change_the_seat_and_has_one_only() -> None:
    evening = Evening(Settings(players=4)).sit("Bo")
    evening.ask("Bo", requests.Sit, 3)
    assert names(evening) == ["Ann", "", "", "Bo"]
    evening.ask("Ann", requests.Sit, 1)
    assert names(evening) == ["", "Ann", "", "Bo"]
    assert evening.sent(None).table.host == 1


def test_the_host_frees_seats_but_not_the_own_one() -> None:
    evening = Evening(Settings(players=3)).sit("Bo")
    evening.ask("Ann", requests.SeatBot, 2, "hat")
    evening.ask("Ann", requests.EmptySeat, 1)
    evening.ask("Ann", requests.EmptySeat, 2)
    assert names(evening) == ["Ann", "", ""]
    evening.refused(NotAgreed, "Ann", requests.EmptySeat, 0)
    evening.refused(NotNow, "Ann", requests.EmptySeat, 1)
    evening.refused(NotSeated, "Ann", requests.EmptySeat, 3)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (requests.Start, ()),
        (requests.Close, ()),
        (requests.SeatBot, (1, "hat")),
        (requests.EmptySeat, (1,)),
        (requests.ChangeSettings, (Settings(players=2),)),
    ],
)
def test_some_things_are_for_the_host_alone(kind: type, values: tuple[object, ...]) -> None:
    evening = Evening(Settings(players=3)).sit("Bo")
    for somebody in ("Bo", "Cleo"):
        evening.refused(NotHost, somebody, kind, *values)


def test_the_host_passes_on_when_the_host_leaves() -> None:
    evening = Evening(Settings(players=3)).sit("Bo", "Cleo")
    evening.ask("Ann", requests.Leave)
    assert evening.sent(None).table.host == 1
    evening.refused(NotHost, "Ann", requests.Start)
    evening.ask("Bo", requests.EmptySeat, 2)


def test_the_next_who_sits_down_at_a_table_left_by_its_host_is_the_host() -> None:
    evening = Evening()
    evening.ask("Ann", requests.Leave)
    assert evening.sent(None).table.host is None
    evening.ask("Bo", requests.Sit, 1)
    assert evening.sent(None).table.host == 1
    evening.ask("Bo", requests.SeatBot, 0, "hat")


def test_a_host_who_left_may_let_bots_and_programs_play() -> None:
    evening = Evening()
    evening.ask("Ann", requests.Leave)
    evening.ask("Ann", requests.SeatBot, 0, "hat")
    evening.happen(invite_outsider(evening.table, person("Ann"), 1, Person("key", "Robby"), evening.now))
    evening.ask("Ann", requests.Start)
    assert evening.table.phase == "playing"


def test_a_program_takes_the_seat_the_host_gives_it() -> None:
    evening = Evening(Settings(players=3)).sit("Bo")
    with pytest.raises(NotHost):
        invite_outsider(evening.table, person("Bo"), 2, Person("key", "Robby"), evening.now)
    with pytest.raises(SeatTaken):
        invite_outsider(evening.table, person("Ann"), 1, Person("key", "Robby"), evening.now)
    evening.happen(invite_outsider(evening.table, person("Ann"), 2, Person("key", "Robby"), evening.now))
    assert evening.sent(0).table.seats[2] == Seat("outsider", "Robby")
    assert evening.told(0)[-1] == SatShown(2, "Robby", outsider=True)


def test_a_program_that_changes_its_seat_stays_a_program() -> None:
    evening = Evening(Settings(players=3))
    robby = person("Robby")
    evening.happen(
        invite_outsider(evening.table, person("Ann"), 1, Person(robby.guest, "Robby"), evening.now)
    )
    evening.ask("Robby", requests.Sit, 2)
    assert [seat.kind for seat in evening.table.seats] == ["person", "empty", "outsider"]
    evening.ask("Ann", requests.Leave)
    assert evening.sent(None).table.host is None


# Changing the settings.


def test_other_settings_keep_everybody_in_the_seat() -> None:
    evening = Evening(Settings(players=2)).sit("Bo")
    evening.ask("Ann", requests.ChangeSettings, Settings(players=4, options="black", clock=PerTurn(30)))
    assert names(evening) == ["Ann", "Bo", "", ""]
    assert "K" in evening.sent(1).rules.suits


def test_with_fewer_seats_free_ones_go_first_and_the_last_of_them_before_the_others() -> None:
    evening = Evening(Settings(players=5))
    evening.ask("Bo", requests.Sit, 2)
    evening.ask("Ann", requests.ChangeSettings, Settings(players=3))
    assert names(evening) == ["Ann", "", "Bo"]
    evening.ask("Ann", requests.ChangeSettings, Settings(players=2))
    assert names(evening) == ["Ann", "Bo"]


def test_nobody_loses_the_seat_by_other_settings() -> None:
    evening = Evening(Settings(players=4)).sit("Bo", "Cleo")
    reason = evening.refused(SeatTaken, "Ann", requests.ChangeSettings, Settings(players=2))
    assert reason == "3 seats are taken: free some before there are only 2"


def test_bad_settings_are_refused_in_a_change_too() -> None:
    Evening().refused(BadOptions, "Ann", requests.ChangeSettings, Settings(players=2, starter=4))


def test_settings_stay_once_the_cards_are_dealt() -> None:
    Evening().start().refused(NotNow, "Ann", requests.ChangeSettings, Settings(players=2))


def test_everything_is_sent_anew_when_the_settings_change() -> None:
    evening = Evening().sit("Bo")
    evening.ask("Ann", requests.ChangeSettings, Settings(players=2, options="ten-wild", clock=Bank(60)))
    news = evening.news(1)
    assert isinstance(news, TableNow)
    assert news.rules.max_score == 30


@pytest.mark.parametrize("watching", [Nobody(), OneSeat(1), Delayed(3)])
def test_settings_are_written_and_read_back(watching: Nobody | OneSeat | Delayed) -> None:
    settings = Settings("pl", "black", 4, True, 3, "free", "none", False, Bank(90, 7), "bot", watching, 10)
    evening = Evening(settings)
    assert evening.again().table.settings == settings
    assert evening.sent(None).table.settings == settings


# Who starts, and what is dealt.


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_host_may_name_the_starter(starter: int) -> None:
    """R-109."""
    evening = Evening(Settings(players=3, starter=starter)).start()
    assert evening.position(0).on_turn == starter


def test_chance_names_the_starter_otherwise() -> None:
    """R-109."""
    starters = {Evening(Settings(players=3), seed=seed).start().position(0).on_turn for seed in range(20)}
    assert starters == {0, 1, 2}


def test_the_cards_are_dealt_when_every_seat_is_taken() -> None:
    evening = Evening(Settings(players=3)).sit("Bo")
    assert evening.refused(NotNow, "Ann", requests.Start).startswith("1 seats are free")
    evening.sit("Cleo").ask("Ann", requests.Start)
    evening.refused(NotNow, "Ann", requests.Start)
    evening.refused(NotNow, "Dirk", requests.Sit, 0)


def test_a_table_can_be_given_up_before_the_first_card() -> None:
    evening = Evening().sit("Bo")
    evening.ask("Ann", requests.Close)
    assert evening.table.phase == "closed"
    assert evening.sent(1).opened is None
    evening.refused(NotNow, "Cleo", requests.Sit, 1)
    evening.refused(NotNow, "Ann", requests.Start)
    with pytest.raises(NotNow, match="nothing was played"):
        rematched(evening.table, person("Ann"), "new", evening.now)


# Chosen deals.


DEAL = Deal.shuffle(Options(), 2, Random(7), 1)


def test_a_chosen_deal_is_played_and_marked_as_chosen() -> None:
    evening = Evening(deal=DEAL).start()
    assert evening.table.record().deal == DEAL
    assert evening.sent(None).table.chosen
    assert evening.told(0)[-1] == StartedShown(1, evening.sent(0).table.digest or "", chosen=True)
    assert not Evening().start().sent(None).table.chosen


def test_the_host_may_name_another_starter_for_a_chosen_deal() -> None:
    """R-109."""
    evening = Evening(Settings(players=2, starter=0), deal=DEAL).start()
    assert evening.position(0).on_turn == 0
    assert evening.table.record().deal.deck == DEAL.deck


def test_a_chosen_deal_must_fit_the_settings() -> None:
    with pytest.raises(BadOptions, match="that deal is for 2 players, not for 3"):
        set_up_table(Settings(players=3), person("Ann"), DEAL)
    with pytest.raises(BadDeal, match="the deck holds 0 of K1"):
        set_up_table(Settings(players=2, options="black"), person("Ann"), DEAL)


def test_the_rules_of_a_chosen_deal_stay() -> None:
    evening = Evening(deal=DEAL)
    evening.refused(NotAgreed, "Ann", requests.ChangeSettings, Settings(players=3))
    evening.refused(NotAgreed, "Ann", requests.ChangeSettings, Settings(players=2, options="black"))
    evening.ask("Ann", requests.ChangeSettings, Settings(players=2, talk="free", clock=PerTurn(60)))
    assert evening.start().table.record().deal == DEAL


# Lessons.

SALT = "5a" * SALT_BYTES


def test_a_lesson_begins_after_its_opening() -> None:
    created, game = set_up_lesson(Settings(players=2), person("Ann"), DEAL, ("C0:1", "D0"), SALT)
    evening = Evening(deal=DEAL)
    for event in (table_events.BotSeated(1, "random"), *game):
        evening.happen(event)
    assert created.lesson
    assert [event.seat for event in game if isinstance(event, table_events.Moved)] == [1, 0]
    assert evening.table.state is not None
    assert (evening.table.state.turn, evening.table.state.on_turn) == (2, 1)


@pytest.mark.parametrize(
    ("opening", "error", "reason"),
    [
        (("D5",), HanabiError, "a discard returns a token and all are there"),
        (("X",), NotAgreed, "an opening has clues, discards and plays: X is none of them"),
        (("boo",), HanabiError, "boo"),
    ],
)
def test_an_opening_is_played_by_the_rules(
    opening: tuple[str, ...], error: type[HanabiError], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        set_up_lesson(Settings(players=2), person("Ann"), DEAL, opening, SALT)


def test_an_opening_leaves_something_to_play() -> None:
    deck = parse_cards("R5 W5 B5 Y5 G5 R4 W4 B4 Y4 G4")
    rest = Counter(Options().cards()) - Counter(deck)
    deal = Deal(2, (*deck, *sorted(rest.elements(), key=str)))
    with pytest.raises(NotNow, match="the game is over after this opening"):
        set_up_lesson(Settings(players=2), person("Ann"), deal, ("P0", "P5", "P1"), SALT)


# Names.


def test_empty_and_odd_names_become_names_that_a_record_takes() -> None:
    evening = Evening(Settings(players=5))
    odd = (" ", "\x07\n", "x" * 300, "Ann")
    for seat, name in enumerate(odd, start=1):
        evening.happen(table_events.Sat(seat, f"guest {seat}", name))
    evening.happen(evening.decide("Ann", requests.Start("s")))
    assert evening.table.record().names == ("Ann", "Player 2", "Player 3", "x" * 100, "Ann")


def test_two_people_of_one_name_are_two_people() -> None:
    evening = Evening()
    evening.happen(table_events.Sat(1, "another guest", "Ann"))
    assert evening.table.seat_of(person("Ann").guest) == 0
    assert evening.table.seat_of("another guest") == 1
