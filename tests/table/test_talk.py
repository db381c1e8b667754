import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.protocol import requests, table_events
from hanabi.protocol.messages import News
from hanabi.protocol.notebook import Bookmark, Note, Notebook
from hanabi.protocol.settings import Delayed, Nobody, OneSeat, Settings, Talk
from hanabi.protocol.table_events import TableEvent
from hanabi.rules.phase import Phase
from hanabi.table.budgets import MAX_ASKED, MAX_GATHERING, MAX_TALK, MAX_WATCHERS_TALK, Budgets
from hanabi.table.errors import NotAgreed, NotNow, NotSeated, TooMany
from hanabi.table.talk import MAX_COMMENTS, MAX_NOTES
from tests.table.tables import Evening


def playing(talk: Talk = "strict", **others: object) -> Evening:
    return Evening(Settings(players=3, talk=talk, **others)).start()  # type: ignore[arg-type]


def said(evening: Evening, audience: int | None) -> list[str]:
    return [what.text for what in evening.told(audience) if isinstance(what, table_events.Said)]


# What players may say.


def test_everybody_chats_before_the_game_and_after_it() -> None:
    evening = Evening(Settings(players=3))
    evening.ask("Ann", requests.Say, "hello")
    evening.ask("Zoe", requests.Say, "may I watch?")
    evening.start().stop()
    evening.ask("Bo", requests.Say, "well played")
    assert said(evening, 0) == said(evening, None) == ["hello", "may I watch?", "well played"]


@pytest.mark.parametrize("talk", ["strict", "remarks"])
def test_players_do_not_chat_during_the_game_unless_talk_is_free(talk: Talk) -> None:
    """R-405."""
    playing(talk).refused(NotAgreed, "Bo", requests.Say, "hello")


def test_players_chat_where_talk_is_free() -> None:
    """R-406."""
    evening = playing("free")
    evening.ask("Bo", requests.Say, "hello")
    assert said(evening, 0) == said(evening, 1) == ["hello"]


@pytest.mark.parametrize("reaction", ["hello", "one-moment", "back-soon"])
def test_reactions_that_say_nothing_of_the_game_are_for_every_table(reaction: table_events.Reaction) -> None:
    """R-405."""
    evening = playing("strict")
    evening.ask("Bo", requests.React, reaction)
    assert evening.told(0)[-1] == evening.told(2)[-1] == table_events.Reacted(1, reaction)


@pytest.mark.parametrize("reaction", ["well-done", "thank-you", "oops"])
@pytest.mark.parametrize("talk", ["strict", "remarks"])
def test_reactions_to_the_game_need_free_talk_or_its_end(talk: Talk, reaction: table_events.Reaction) -> None:
    """R-405."""
    evening = playing(talk)
    evening.refused(NotAgreed, "Bo", requests.React, reaction)
    evening.stop()
    evening.ask("Bo", requests.React, reaction)
    playing("free").ask("Bo", requests.React, reaction)


def test_a_table_may_do_without_reactions_and_watchers_have_none() -> None:
    evening = playing("free", reactions=False)
    evening.refused(NotAgreed, "Bo", requests.React, "hello")
    evening.refused(NotSeated, "Zoe", requests.React, "hello")
    evening.stop()
    evening.ask("Bo", requests.React, "hello")
    Evening(Settings(players=3)).refused(NotNow, "Ann", requests.React, "hello")


def test_late_watchers_hear_a_reaction_with_the_turn_it_belongs_to() -> None:
    evening = playing("strict", watching=Delayed(1))
    evening.ask("Bo", requests.React, "hello")
    heard = table_events.Reacted(1, "hello")
    assert heard not in evening.told(None)
    evening.move()
    assert heard in evening.told(None)


def test_strict_talk_has_no_remarks() -> None:
    """R-405."""
    playing("strict").refused(NotAgreed, "Bo", requests.Remark, "know-nothing")


@pytest.mark.parametrize("talk", ["remarks", "free"])
@pytest.mark.parametrize("remark", ["know-nothing", "do-you-remember"])
def test_the_two_harmless_remarks_are_heard_by_all(talk: Talk, remark: table_events.RemarkName) -> None:
    """R-406."""
    evening = playing(talk)
    evening.ask("Bo", requests.Remark, remark)
    assert evening.told(0)[-1] == evening.told(2)[-1] == table_events.Remarked(1, remark)


def test_remarks_are_for_players_in_the_game() -> None:
    evening = playing("remarks")
    evening.refused(NotSeated, "Zoe", requests.Remark, "know-nothing")
    evening.stop().refused(NotNow, "Bo", requests.Remark, "know-nothing")


@pytest.mark.parametrize("text", [" ", "\n\t"])
def test_there_is_something_to_read_in_what_is_said(text: str) -> None:
    Evening().refused(NotAgreed, "Ann", requests.Say, text)


# What those who watch say.


@pytest.mark.parametrize("talk", ["strict", "remarks", "free"])
def test_only_those_who_watch_hear_each_other_before_the_end(talk: Talk) -> None:
    evening = playing(talk)
    evening.ask("Zoe", requests.Say, "his red one!")
    assert said(evening, None) == ["his red one!"]
    assert [said(evening, seat) for seat in range(3)] == [[], [], []]
    assert [evening.news(seat) for seat in range(3)] == [None, None, None]
    news = evening.news(None)
    assert isinstance(news, News)
    assert news.line is not None
    evening.stop()
    assert [said(evening, seat) for seat in range(3)] == [["his red one!"]] * 3


def test_where_nobody_watches_nobody_chats_about_it() -> None:
    playing("free", watching=Nobody()).refused(NotAgreed, "Zoe", requests.Say, "hello")


# Notes and bookmarks.


def test_notes_are_private_until_the_end() -> None:
    evening = playing(watching=OneSeat(1))
    evening.ask("Bo", requests.WriteNote, 3, "a five?")
    evening.ask("Bo", requests.AddBookmark, "what now")
    assert evening.sent(1).notebook.notes == (Note(1, 3, "a five?", 0),)
    assert evening.sent(1).notebook.bookmarks == (Bookmark(1, 0, "what now"),)
    for audience in (0, 2, None):
        assert evening.sent(audience).notebook == Notebook()
        assert evening.news(audience) is None
        assert not any(isinstance(what, table_events.NoteWritten) for what in evening.told(audience))
    evening.stop()
    assert evening.sent(0).notebook == evening.sent(None).notebook == evening.sent(1).notebook
    assert evening.sent(0).notebook.notes[0].text == "a five?"


def test_a_note_is_sent_to_the_one_who_wrote_it() -> None:
    evening = playing()
    evening.ask("Bo", requests.WriteNote, 3, "a five?")
    news = evening.news(1)
    assert isinstance(news, News)
    assert news.notebook == Notebook((Note(1, 3, "a five?", 0),))
    assert news.position is None


def test_a_note_is_rewritten_and_removed() -> None:
    evening = playing()
    evening.ask("Bo", requests.WriteNote, 3, "a five?")
    evening.move()
    evening.ask("Bo", requests.WriteNote, 3, "a one!")
    evening.ask("Cleo", requests.WriteNote, 3, "red")
    assert evening.sent(1).notebook.notes == (Note(1, 3, "a one!", 1),)
    evening.ask("Bo", requests.WriteNote, 3, "")
    assert evening.sent(1).notebook.notes == ()
    assert [note.text for note in evening.table.notes] == ["red"]


def test_a_removed_note_stays_private_after_the_end() -> None:
    evening = playing()
    evening.ask("Bo", requests.WriteNote, 3, "silly")
    evening.ask("Bo", requests.WriteNote, 3, "")
    evening.stop()
    for audience in (0, 2, None):
        assert evening.sent(audience).notebook.notes == ()
        assert not any(isinstance(what, table_events.NoteWritten) for what in evening.told(audience))


def test_notes_are_for_players_in_the_game() -> None:
    evening = Evening(Settings(players=3))
    evening.refused(NotNow, "Ann", requests.WriteNote, 0, "x")
    evening.start().refused(NotSeated, "Zoe", requests.WriteNote, 0, "x")
    evening.refused(NotSeated, "Zoe", requests.AddBookmark, "x")
    evening.stop().refused(NotNow, "Ann", requests.AddBookmark)


# Comments.


def test_anybody_comments_on_a_moment_of_a_finished_game() -> None:
    evening = playing()
    evening.move()
    evening.refused(NotNow, "Bo", requests.WriteComment, 0, "why?")
    evening.stop()
    evening.ask("Bo", requests.WriteComment, 1, "why?")
    evening.ask("Zoe", requests.WriteComment, 0, "nice hand")
    assert evening.told(0)[-2:] == [
        table_events.Commented(1, "Bo", 1, "why?"),
        table_events.Commented(None, "Zoe", 0, "nice hand"),
    ]
    evening.refused(NotNow, "Bo", requests.WriteComment, 3, "there is no such moment")
    evening.refused(NotAgreed, "Bo", requests.WriteComment, 1, " ")


def test_a_game_takes_so_many_comments() -> None:
    evening = playing().stop()
    for _ in range(MAX_COMMENTS):
        evening.happen(table_events.Commented(None, "Zoe", 0, "x"))
    evening.refused(TooMany, "Bo", requests.WriteComment, 0, "x")


# Limits.


def test_a_seat_keeps_so_many_notes_whatever_the_others_keep() -> None:
    evening = playing()
    for order in range(MAX_NOTES):
        evening.happen(table_events.NoteWritten(1, order, "x"))
    evening.refused(TooMany, "Bo", requests.WriteNote, MAX_NOTES, "x")
    evening.ask("Bo", requests.WriteNote, 0, "another text")
    evening.ask("Cleo", requests.WriteNote, MAX_NOTES, "x")
    evening.ask("Bo", requests.WriteNote, 0, "")
    evening.ask("Bo", requests.WriteNote, MAX_NOTES, "x")


def test_a_seat_keeps_so_many_bookmarks() -> None:
    evening = playing()
    for _ in range(MAX_NOTES):
        evening.happen(table_events.Bookmarked(1, 0))
    evening.refused(TooMany, "Bo", requests.AddBookmark, "x")
    evening.ask("Cleo", requests.AddBookmark, "x")


def test_talk_of_watchers_takes_nothing_from_the_players() -> None:
    evening = playing("free")
    for _ in range(MAX_WATCHERS_TALK):
        evening.happen(table_events.Said(None, "Zoe", "x"))
    evening.refused(TooMany, "Zoe", requests.Say, "x")
    evening.ask("Bo", requests.Say, "we go on")
    evening.ask("Bo", requests.WriteNote, 0, "x")
    evening.ask("Bo", requests.Pause)
    evening.ask("Bo", requests.GoOn)
    evening.ask("Bo", requests.VoteBot, 2, "cautious")
    evening.ask("Cleo", requests.Leave)
    evening.move()
    assert evening.stop().table.phase == "ended"
    evening.ask("Bo", requests.WriteComment, 0, "well played")
    evening.refused(TooMany, "Zoe", requests.WriteComment, 0, "x")


def test_who_said_enough_still_plays_and_takes_no_word_from_the_others() -> None:
    evening = playing("free")
    for _ in range(MAX_TALK):
        evening.happen(table_events.Said(1, "Bo", "x"))
    for kind, values in (
        (requests.Say, ("x",)),
        (requests.WriteNote, (0, "x")),
        (requests.Remark, ("know-nothing",)),
    ):
        evening.refused(TooMany, "Bo", kind, *values)
        evening.ask("Cleo", kind, *values)
    evening.ask("Bo", requests.Pause)
    evening.ask("Bo", requests.GoOn)
    evening.ask("Bo", requests.Leave)


def test_who_asked_for_enough_can_still_leave_stop_and_go_on_and_the_others_can_do_everything() -> None:
    evening = playing("free")
    for _ in range(MAX_ASKED // 2):
        evening.ask("Bo", requests.VoteStop, True)
        evening.ask("Bo", requests.VoteStop, False)
    evening.refused(TooMany, "Bo", requests.Pause)
    evening.refused(TooMany, "Bo", requests.VoteBot, 2, "cautious")
    evening.ask("Cleo", requests.Pause)
    evening.ask("Bo", requests.GoOn)
    evening.ask("Bo", requests.VoteStop, True)
    evening.refused(TooMany, "Bo", requests.VoteStop, False)
    evening.ask("Bo", requests.Leave)
    evening.ask("Cleo", requests.VoteBot, 1, "cautious")


def test_strangers_who_take_and_leave_seats_for_ever_do_not_keep_the_host_from_starting() -> None:
    evening = Evening(Settings(players=2))
    evening.ask("Ann", requests.SeatBot, 1, "cautious")
    while evening.table.budgets.gathering < MAX_GATHERING:
        evening.happen(table_events.Sat(1, "guest-id-of-zoe", "Zoe"))
        evening.happen(table_events.BotSeated(1, "cautious"))
    evening.refused(TooMany, "Ann", requests.EmptySeat, 1)
    evening.ask("Ann", requests.Start)
    evening.ask("Ann", requests.Pause)


@given(data=st.data())
def test_whatever_others_do_a_seat_can_leave_its_game(data: st.DataObject) -> None:
    spent = st.integers(0, 10_000)
    seats = st.tuples(*[spent] * 5)
    seat = data.draw(st.integers(0, 4))
    talk, asked = list(data.draw(seats)), list(data.draw(seats))
    asked[seat] = min(asked[seat], MAX_ASKED - 1)
    budgets = Budgets(data.draw(spent), data.draw(spent), tuple(talk), tuple(asked))
    essentials: tuple[TableEvent, ...] = (
        table_events.Moved(seat, "P0"),
        table_events.Paused(seat),
        table_events.WentOn(seat),
        table_events.Away(seat),
        table_events.Returned(seat),
        table_events.StopVoted(seat, True),
        table_events.BotVoted(seat, (seat + 1) % 5, "cautious"),
        table_events.TakebackAsked(seat),
        table_events.TakebackAnswered(seat, False),
    )
    for event in essentials:
        budgets.check(event, Phase.PLAYING)
        after = budgets.after(event, Phase.PLAYING)
        assert (after.watchers, after.talk) == (budgets.watchers, budgets.talk)
        others = [count for place, count in enumerate(after.asked) if place != seat]
        assert others == [count for place, count in enumerate(budgets.asked) if place != seat]


def test_a_request_that_comes_twice_is_known_by_its_id() -> None:
    evening = playing("free")
    line = evening.happen(table_events.Said(1, "Bo", "hello"), "Bo", "r99")
    assert evening.history.answered["guest-id-of-bo", "r99"] == line.seq
    assert evening.again().answered == evening.history.answered
