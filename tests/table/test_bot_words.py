"""When bots say why they did something, and what of it a seat may hear."""

import pytest
from msgspec.structs import replace

from hanabi.protocol import requests, table_events
from hanabi.protocol.bot_words import BotReason
from hanabi.protocol.settings import Aid, Settings, Speaking
from hanabi.table.audience import table_shown
from hanabi.table.bot_words import bots_speak, in_common
from tests.table.tables import Evening

PLAY = BotReason("play-clued", 1, 0, (7,), ("R1",))
CHOP = BotReason("discard-chop", 1, None, (5,))
NO_TOKENS = BotReason("no-tokens", 1)


def evening(bot_words: Speaking = "after", aid: Aid = "full", *, people: int = 1) -> Evening:
    """A game of three seats with so many people, the others bots."""
    evening = Evening(Settings(players=3, starter=0, bot_words=bot_words, aid=aid))
    for seat, name in enumerate(("Ann", "Bo", "Cleo")):
        if 0 < seat < people:
            evening.ask(name, requests.Sit, seat)
        elif seat:
            evening.happen(table_events.BotSeated(seat, "partner"), "Ann")
    evening.ask("Ann", requests.Start)
    return evening


@pytest.mark.parametrize("agreed", ["never", "after", "at-once"])
def test_who_plays_with_bots_alone_may_ask_them_at_once(agreed: Speaking) -> None:
    assert bots_speak(evening(agreed).table)


@pytest.mark.parametrize(("agreed", "speak"), [("never", False), ("after", False), ("at-once", True)])
def test_where_several_people_play_the_table_agrees_on_it(agreed: Speaking, speak: bool) -> None:
    table = evening(agreed, people=2).table
    assert bots_speak(table) is speak
    assert table_shown(table).bots_speak is speak


@pytest.mark.parametrize("aid", ["none", "marks"])
def test_bots_do_not_remember_for_those_who_play_from_memory(aid: Aid) -> None:
    assert not bots_speak(evening("at-once", aid).table)


def test_bots_say_nothing_of_the_deal_of_the_day_before_its_end() -> None:
    assert not bots_speak(replace(evening("at-once").table, day="2026-11-16"))


@pytest.mark.parametrize(("agreed", "speak"), [("never", False), ("after", True), ("at-once", True)])
def test_bots_speak_when_the_game_is_over_unless_the_table_wanted_none_of_it(
    agreed: Speaking, speak: bool
) -> None:
    ended = evening(agreed, "none")
    ended.ask("Ann", requests.VoteStop, True)
    assert bots_speak(ended.table) is speak


def test_nobody_speaks_before_the_cards_are_dealt() -> None:
    assert not bots_speak(Evening(Settings(players=2, bot_words="at-once")).table)


def test_only_what_is_said_in_every_deal_is_told() -> None:
    assert in_common([(CHOP, NO_TOKENS), (NO_TOKENS,), (NO_TOKENS, PLAY)], ()) == (NO_TOKENS,)


def test_a_card_may_be_whatever_it_may_be_in_one_of_the_deals() -> None:
    others = [replace(PLAY, cards=cards) for cards in (("R1",), ("R1", "B1"), ("G1",))]
    assert in_common([(each,) for each in others], ()) == (replace(PLAY, cards=("R1", "B1", "G1")),)


def test_nothing_is_told_about_a_card_that_the_hearer_cannot_see() -> None:
    assert in_common([(PLAY, CHOP)] * 3, {7}) == (CHOP,)


def test_few_deals_prove_nothing() -> None:
    assert in_common([(CHOP,)] * 2, ()) == ()
