"""Whether what somebody asks may happen, and what it then does: guards first, one event a request."""

from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from hanabi.game.state import State
from hanabi.protocol import requests, table_events
from hanabi.protocol.settings import Nobody, Settings, is_over_days
from hanabi.protocol.table_events import DealKept, TableEvent
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Rearrange, Stop, parse_move
from hanabi.rules.phase import Phase
from hanabi.rules.plain_text import plain_text
from hanabi.rules.record import MAX_REARRANGED
from hanabi.table.errors import (
    NotAgreed,
    NothingToAnswer,
    NothingToTakeBack,
    NotHost,
    NotNow,
    NotSeated,
    PausedNow,
    SeatTaken,
    Stale,
    TooMany,
)
from hanabi.table.table import Step, Table

MAX_NOTES = 100  # notes of a seat, and bookmarks
MAX_COMMENTS = 500
MAX_VACATION = 28  # days of a seat in one game
MAX_REFUSED = 3  # times that somebody who was turned away asks again for a seat


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks for something."""

    guest: str
    name: str


def decide(
    table: Table, person: Person, request: requests.Request, at: int, chance: Random, salt: str
) -> Step:
    """What a request does when it happens at that time; refused with a reason if it may not happen."""
    if isinstance(request, requests.MakeMove):
        return _move(table, _player(table, person), request.move, request.turn, at)
    event = _event(table, person, request, chance, salt)
    table.budgets.check(event, table.phase)
    return table.step(event, at)


def _event(
    table: Table, person: Person, request: requests.OtherRequest, chance: Random, salt: str
) -> TableEvent:
    match request:
        case requests.ChangeSettings(settings=settings):
            return _change_settings(table, person, settings)
        case requests.Sit(seat=seat):
            return _sit(table, person, seat)
        case requests.Leave():
            return _leave(table, person)
        case requests.SeatBot(seat=seat, bot=bot):
            _check_host(table, person)
            _check_free(table, seat)
            return table_events.BotSeated(seat, bot)
        case requests.EmptySeat(seat=seat):
            return _empty_seat(table, person, seat)
        case requests.Start():
            return _start(table, person, chance, salt)
        case requests.Close():
            _check_host(table, person)
            return table_events.Closed()
        case requests.Remark(remark=remark):
            return _remark(table, person, remark)
        case requests.Say(text=text):
            return _say(table, person, text)
        case requests.WriteNote(order=order, text=text):
            return _note(table, person, order, text)
        case requests.WriteComment(moves=moves, text=text):
            return _comment(table, person, moves, text)
        case requests.AddBookmark(text=text):
            return _bookmark(table, person, text)
        case requests.Pause():
            return _pause(table, person)
        case requests.GoOn():
            seat = _player(table, person)
            if not table.paused:
                raise NotNow("the game is not paused")
            return table_events.WentOn(seat)
        case requests.AskTakeback():
            return _ask_takeback(table, person)
        case requests.AnswerTakeback(yes=yes):
            return _answer_takeback(table, person, yes)
        case requests.VoteStop(yes=yes):
            return _vote_stop(table, person, yes)
        case requests.VoteBot(seat=target, bot=bot):
            return _vote_bot(table, person, target, bot)
        case requests.TakeSeatBack():
            return _take_seat_back(table, person)
        case requests.TakeVacation(days=days):
            return _take_vacation(table, person, days)
        case requests.AskSeat(seat=target):
            return _ask_seat(table, person, target)
        case requests.AnswerSeat(seat=target, yes=yes):
            return _answer_seat(table, person, target, yes)
        case requests.Rematch():
            raise NotNow("a rematch needs a new table: it is set up first")
        case _:
            assert_never(request)


# Before the game.


def set_up_table(
    settings: Settings, person: Person, deal: Deal | None = None, day: str | None = None, lesson: bool = False
) -> table_events.Created:
    """Set a table up, if its settings go together; with a chosen deal, or that of a day, if it fits."""
    options = settings.rules()
    if deal is None:
        return table_events.Created(settings, person.guest, person.name)
    if deal.players != settings.players:
        raise BadOptions(f"that deal is for {deal.players} players, not for {settings.players}")
    deal.check(options)
    kept = DealKept.of(deal)
    return table_events.Created(settings, person.guest, person.name, kept, day=day, lesson=lesson)


def set_up_lesson(
    settings: Settings, person: Person, deal: Deal, opening: tuple[str, ...], salt: str
) -> tuple[table_events.Created, list[TableEvent]]:
    """A lesson: its table, and what happens there once bots have the other seats."""
    created = set_up_table(settings, person, deal, lesson=True)
    state = State.deal(deal, settings.rules())
    events: list[TableEvent] = [table_events.Started(DealKept.of(deal), salt)]
    for text in opening:
        move = parse_move(text)
        if isinstance(move, Rearrange | Stop):
            raise NotAgreed(f"an opening has clues, discards and plays: {text} is none of them")
        events.append(table_events.Moved(state.on_turn, text))
        state, _ = state.apply(move)
    if state.is_over:
        raise NotNow("the game is over after this opening: leave something to play")
    return created, events


def abandon(table: Table, at: int) -> Step:
    """Close a table where people gathered and that all of them left."""
    _check_phase(table, Phase.GATHERING)
    return table.step(table_events.Closed(), at)


def close(table: Table, at: int) -> Step:
    """Close a table for whoever runs the site; a game that is going on ends as it stands."""
    if table.phase.is_over:
        raise NotNow("this table is over already")
    return table.step(table_events.Closed(), at)


def invite_outsider(table: Table, person: Person, seat: int, program: Person, at: int) -> Step:
    """Let somebody's program take a seat: the host gives away a key for it."""
    _check_host(table, person)
    _check_free(table, seat)
    return table.step(table_events.Sat(seat, program.guest, program.name, outsider=True), at)


def _change_settings(table: Table, person: Person, settings: Settings) -> TableEvent:
    _check_host(table, person)
    settings.rules()
    seated = sum(seat.kind != "empty" for seat in table.seats)
    if seated > settings.players:
        raise SeatTaken(f"{seated} seats are taken: free some before there are only {settings.players}")
    if table.chosen and (settings.players, settings.options) != (
        table.settings.players,
        table.settings.options,
    ):
        raise NotAgreed("the deal was chosen: its rules and its number of players stay")
    return table_events.SettingsChanged(settings)


def _sit(table: Table, person: Person, seat: int) -> TableEvent:
    _check_phase(table, Phase.GATHERING)
    _check_free(table, seat)
    old = table.seat_of(person.guest)
    outsider = old is not None and table.seats[old].kind == "outsider"
    return table_events.Sat(seat, person.guest, person.name, outsider)


def _leave(table: Table, person: Person) -> TableEvent:
    seat = _seat(table, person)
    if table.phase is Phase.GATHERING:
        return table_events.SeatEmptied(seat)
    _check_phase(table, Phase.PLAYING)
    if table.seats[seat].away:
        raise NotNow("you have left already: the seat stays yours")
    return table_events.Away(seat)


def _empty_seat(table: Table, person: Person, seat: int) -> TableEvent:
    _check_host(table, person)
    _check_place(table, seat)
    if table.guests[seat] == person.guest:
        raise NotAgreed("this is your own seat: leave the table instead")
    if table.seats[seat].kind == "empty":
        raise NotNow(f"seat {seat} is free already")
    return table_events.SeatEmptied(seat)


def _start(table: Table, person: Person, chance: Random, salt: str) -> TableEvent:
    _check_host(table, person)
    free = sum(seat.kind == "empty" for seat in table.seats)
    if free:
        raise NotNow(f"{free} seats are free: wait for people, or let bots take them")
    settings = table.settings
    deal = table.chosen or Deal.shuffle(settings.rules(), settings.players, chance, settings.starter)
    if settings.starter is not None and table.day is None:  # the host's word, also for a chosen deal
        deal = replace(deal, starter=settings.starter)
    return table_events.Started(DealKept.of(deal), salt)


# In the game.


def _move(table: Table, seat: int, text: str, turn: int, at: int) -> Step:
    assert table.state is not None
    move = parse_move(text)
    if table.paused:
        raise PausedNow("the game is paused: somebody has to go on first")
    if isinstance(move, Stop):
        raise NotAgreed("people stop a game by a vote, not by a move")
    if isinstance(move, Rearrange):
        if not table.settings.rearrange:
            raise NotAgreed("this table does not rearrange hands")
        if sum(isinstance(made, Rearrange) for made in table.state.moves) >= MAX_REARRANGED:
            raise TooMany("hands were rearranged too often: play on")
    elif turn != table.turn:
        raise Stale(f"that move was meant for turn {turn}, and this is turn {table.turn}")
    return table.move(table_events.Moved(seat, text), move, at)


def bot_move(table: Table, seat: int, bot: str, move: str, at: int) -> Step:
    """The move a bot chose for its seat, if the game still waits for it."""
    if table.bot_on_turn != (seat, bot):
        raise Stale(f"the game no longer waits for {bot} in seat {seat}")
    assert table.state is not None
    chosen = parse_move(move)
    if isinstance(chosen, Rearrange | Stop):
        raise NotAgreed(f"a bot gives clues, discards or plays: {move} is not for it")
    own = table.seats[seat].kind == "bot"
    return table.move(table_events.Moved(seat, move, None if own else bot), chosen, at)


def bot_failed(table: Table, failed: table_events.BotFailed, at: int) -> Step:
    """Let another bot play on in the place of one that gave no move, if the game still waits for it."""
    if table.bot_on_turn != (failed.seat, failed.bot):
        raise Stale("the game no longer waits for this bot")
    return table.step(failed, at)


def time_out(table: Table, now: int) -> Step:
    """The clock's word, if the time of the seat on turn has run out."""
    if table.deadline is None or now < table.deadline:
        raise Stale("there is time left")
    assert table.state is not None
    return table.step(table_events.TimedOut(table.state.on_turn), now)


def _remark(table: Table, person: Person, remark: table_events.RemarkName) -> TableEvent:
    seat = _player(table, person)
    if table.settings.talk == "strict":
        raise NotAgreed("this table plays by strict talk: clues say everything (R-405)")
    return table_events.Remarked(seat, remark)


def _say(table: Table, person: Person, text: str) -> TableEvent:
    text = _readable(text)
    seat = table.seat_of(person.guest)
    if table.phase is Phase.PLAYING:
        if seat is not None and table.settings.talk != "free":
            raise NotAgreed("this table does not chat during the game")
        if seat is None and isinstance(table.watching, Nobody):
            raise NotAgreed("nobody may watch this table before the end")
    return table_events.Said(seat, person.name, text)


def _note(table: Table, person: Person, order: int, text: str) -> TableEvent:
    seat = _seat(table, person)
    _check_phase(table, Phase.PLAYING)
    others = sum(note.seat == seat and note.order != order for note in table.notes)
    if text and others >= MAX_NOTES:
        raise TooMany(f"a seat keeps {MAX_NOTES} notes: remove some first")
    return table_events.NoteWritten(seat, order, plain_text(text))


def _comment(table: Table, person: Person, moves: int, text: str) -> TableEvent:
    _check_phase(table, Phase.ENDED)
    assert table.state is not None
    if moves > table.state.move_count:
        raise NotNow("the game has no such moment")
    text = _readable(text)
    if len(table.comments) >= MAX_COMMENTS:
        raise TooMany(f"a table keeps {MAX_COMMENTS} comments")
    return table_events.Commented(table.seat_of(person.guest), person.name, moves, text)


def _bookmark(table: Table, person: Person, text: str) -> TableEvent:
    seat = _seat(table, person)
    _check_phase(table, Phase.PLAYING)
    assert table.state is not None
    if sum(mark.seat == seat for mark in table.bookmarks) >= MAX_NOTES:
        raise TooMany(f"a seat keeps {MAX_NOTES} bookmarks")
    return table_events.Bookmarked(seat, table.state.move_count, plain_text(text))


def _pause(table: Table, person: Person) -> TableEvent:
    seat = _player(table, person)
    if table.paused:
        raise NotNow("the game is paused already")
    return table_events.Paused(seat)


def _ask_takeback(table: Table, person: Person) -> TableEvent:
    seat = _voter(table, person)
    place = table.last_action
    if place is None or table.movers[place] != seat:
        raise NothingToTakeBack("the last move was not yours")
    if table.takeback is not None:
        raise NotNow("that has been asked already")
    if not table.can_take_back:
        raise NothingToTakeBack("that move showed a new card or tile: it cannot be taken back")
    return table_events.TakebackAsked(seat)


def _answer_takeback(table: Table, person: Person, yes: bool) -> TableEvent:
    seat = _voter(table, person)
    if table.takeback is None:
        raise NothingToAnswer("nobody asks to take a move back")
    return table_events.TakebackAnswered(seat, yes)


def _vote_stop(table: Table, person: Person, yes: bool) -> TableEvent:
    seat = _voter(table, person)
    if yes == (seat in table.stop):
        raise NotNow("you want to stop already" if yes else "you did not want to stop")
    return table_events.StopVoted(seat, yes)


def _vote_bot(table: Table, person: Person, target: int, bot: str) -> TableEvent:
    seat = _voter(table, person)
    _check_place(table, target)
    if target == seat or table.seats[target].kind not in ("person", "outsider"):
        raise NotAgreed("a bot can stand in for another person only")
    if table.seats[target].bot is not None:
        raise NotNow("a bot stands in there already")
    return table_events.BotVoted(seat, target, bot)


def _take_seat_back(table: Table, person: Person) -> TableEvent:
    seat = _seat(table, person)
    _check_phase(table, Phase.PLAYING)
    held = table.seats[seat]
    voted = any(vote.seat == seat for vote in table.bot_votes)
    if held.bot is None and not held.away and not voted:
        raise NotNow("the seat is yours: there is nothing to take back")
    return table_events.Returned(seat)


def _take_vacation(table: Table, person: Person, days: int) -> TableEvent:
    seat = _seat(table, person)
    _check_phase(table, Phase.PLAYING)
    if not is_over_days(table.settings.clock):
        raise NotAgreed("a vacation is for games over days, with an hour and more for a turn")
    left = MAX_VACATION - (table.vacation_days[seat] if table.vacation_days else 0)
    if days > left:
        raise TooMany(f"a game has {MAX_VACATION} days of vacation for everybody: you have {left} left")
    return table_events.VacationTaken(seat, days)


def may_take_over(table: Table, seat: int) -> bool:
    """Whether somebody who watched may sit down there: nobody whom the cards in that hand were shown to."""
    return table.day is None and (not table.watching.opens_hands or table.settings.watched == seat)


def _ask_seat(table: Table, person: Person, seat: int) -> TableEvent:
    _check_phase(table, Phase.PLAYING)
    _check_place(table, seat)
    if table.seat_of(person.guest) is not None:
        raise NotAgreed("you have a seat already")
    if table.seats[seat].kind != "bot":
        raise SeatTaken(f"seat {seat} is no bot's: only a bot hands its cards over")
    if not may_take_over(table, seat):
        raise NotAgreed("whoever watches this table may know the cards: nobody takes over a seat")
    if table.wisher(seat) is not None:
        raise NotNow("somebody asks for this seat already")
    if table.turned_away.count(person.guest) >= MAX_REFUSED:
        raise TooMany("the table has said no often enough")
    return table_events.SeatAsked(seat, person.guest, person.name)


def _answer_seat(table: Table, person: Person, target: int, yes: bool) -> TableEvent:
    seat = _voter(table, person)
    wish = next((wish for wish in table.seat_wishes if wish.seat == target), None)
    if wish is None or (yes and not wish.name):  # who asked to be forgotten has no name any more
        raise NothingToAnswer("nobody asks for this seat")
    return table_events.SeatAnswered(seat, target, yes)


def rematched(table: Table, person: Person, new: str, at: int) -> Step:
    """Everybody is shown to a new table."""
    check_rematch(table, person)
    return table.step(table_events.Rematched(new), at)


def check_rematch(table: Table, person: Person) -> None:
    """Refuse a rematch by somebody who did not play, or twice."""
    _seat(table, person)
    if table.closed:
        raise NotNow("nothing was played at this table: set up a new one")
    _check_phase(table, Phase.ENDED)
    if table.rematch is not None:
        raise NotNow("there is a new table already")


# Small questions.


def _readable(text: str) -> str:
    plain = plain_text(text)
    if not plain.strip():
        raise NotAgreed("there is nothing to read in that")
    return plain


def _check_phase(table: Table, phase: Phase) -> None:
    if table.phase is not phase:
        raise NotNow(f"the table is {table.phase}: that is for a table that is {phase}")


def _check_place(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise NotSeated(f"there is no seat {seat}: the seats are 0 to {len(table.seats) - 1}")


def _check_free(table: Table, seat: int) -> None:
    _check_place(table, seat)
    if table.seats[seat].kind != "empty":
        raise SeatTaken(f"seat {seat} is taken by {table.seats[seat].name}")


def _check_host(table: Table, person: Person) -> None:
    _check_phase(table, Phase.GATHERING)
    if person.guest != table.host:
        raise NotHost("only the host of the table may do that")


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.guest)
    if seat is None:
        raise NotSeated("only somebody in a seat may do that")
    return seat


def _player(table: Table, person: Person) -> int:
    seat = _seat(table, person)
    _check_phase(table, Phase.PLAYING)
    if not table.seats[seat].is_here:
        why = "you left" if table.seats[seat].bot is None else "a bot plays this seat now"
        raise NotSeated(f"{why}: take the seat back first")
    return seat


def _voter(table: Table, person: Person) -> int:
    seat = _player(table, person)
    if seat not in table.voters:
        raise NotAgreed("the people at the table decide that, not their programs")
    return seat
