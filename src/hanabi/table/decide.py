"""Whether what somebody asks may happen, and what it then does: guards first, one event a request."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import assert_never

from hanabi.game.state import State
from hanabi.protocol import requests, table_events
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_events import DealKept, HabitsMet, Met, TableEvent
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Rearrange, Stop, parse_move
from hanabi.rules.phase import Phase
from hanabi.rules.record import MAX_REARRANGED
from hanabi.table import talk, votes
from hanabi.table.clock import more_time
from hanabi.table.errors import (
    NotAgreed,
    NotNow,
    PausedNow,
    SeatTaken,
    Stale,
    TooMany,
)
from hanabi.table.guards import (
    Person,
    check_free,
    check_host,
    check_phase,
    check_place,
    player_of,
    seat_of,
)
from hanabi.table.table import Step, Table

GRACE = 30_000  # milliseconds that everybody's first turn has on top


@dataclass(frozen=True, slots=True)
class Dealing:
    """What a game begins with beside the table: chance, the salt of its seal, and the habits of guests."""

    chance: Random
    salt: str = ""
    habits: Mapping[str, tuple[HabitsMet, ...]] = field(default_factory=dict)


def decide(table: Table, person: Person, request: requests.Request, at: int, dealing: Dealing) -> Step:
    """What a request does when it happens at that time; refused with a reason if it may not happen."""
    if isinstance(request, requests.MakeMove):
        return _move(table, player_of(table, person), request.move, request.turn, at)
    event = _event(table, person, request, dealing)
    table.budgets.check(event, table.phase)
    return table.step(event, at)


def _event(table: Table, person: Person, request: requests.OtherRequest, dealing: Dealing) -> TableEvent:
    match request:
        case requests.ChangeSettings(settings=settings):
            return _change_settings(table, person, settings)
        case requests.Sit(seat=seat):
            return _sit(table, person, seat)
        case requests.Leave():
            return _leave(table, person)
        case requests.SeatBot(seat=seat, bot=bot):
            check_host(table, person)
            check_free(table, seat)
            return table_events.BotSeated(seat, bot)
        case requests.EmptySeat(seat=seat):
            return _empty_seat(table, person, seat)
        case requests.Start():
            return _start(table, person, dealing)
        case requests.Close():
            check_host(table, person)
            return table_events.Closed()
        case requests.Remark(remark=remark):
            return talk.remark(table, person, remark)
        case requests.React(reaction=reaction):
            return talk.react(table, person, reaction)
        case requests.Say(text=text):
            return talk.say(table, person, text)
        case requests.WriteNote(order=order, text=text):
            return talk.write_note(table, person, order, text)
        case requests.WriteComment(moves=moves, text=text):
            return talk.comment(table, person, moves, text)
        case requests.AddBookmark(text=text):
            return talk.bookmark(table, person, text)
        case requests.Pause():
            return _pause(table, person)
        case requests.GoOn():
            seat = player_of(table, person)
            if not table.paused:
                raise NotNow("the game is not paused")
            return table_events.WentOn(seat)
        case requests.AskTakeback():
            return votes.ask_takeback(table, person)
        case requests.AnswerTakeback(yes=yes):
            return votes.answer_takeback(table, person, yes)
        case requests.VoteStop(yes=yes):
            return votes.vote_stop(table, person, yes)
        case requests.VoteBot(seat=target, bot=bot):
            return votes.vote_bot(table, person, target, bot)
        case requests.TakeSeatBack():
            return votes.take_seat_back(table, person)
        case requests.TakeVacation(days=days):
            return votes.take_vacation(table, person, days)
        case requests.AskSeat(seat=target):
            return votes.ask_seat(table, person, target)
        case requests.AnswerSeat(seat=target, yes=yes):
            return votes.answer_seat(table, person, target, yes)
        case requests.Rematch():
            raise NotNow("a rematch needs a new table: it is set up first")
        case _:
            assert_never(request)


# Before the game.


def set_up_table(
    settings: Settings,
    person: Person,
    deal: Deal | None = None,
    day: str | None = None,
    lesson: bool = False,
    challenge: str | None = None,
    number: int | None = None,
) -> table_events.Created:
    """Set a table up, if its settings go together; with a chosen deal, or a shared one, if it fits."""
    options = settings.rules()
    if deal is None:
        return table_events.Created(settings, person.guest, person.name, look=person.look)
    if deal.players != settings.players:
        raise BadOptions(f"that deal is for {deal.players} players, not for {settings.players}")
    deal.check(options)
    kept = DealKept.of(deal)
    return table_events.Created(
        settings,
        person.guest,
        person.name,
        kept,
        day=day,
        lesson=lesson,
        challenge=challenge,
        number=number,
        look=person.look,
    )


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
    check_phase(table, Phase.GATHERING)
    return table.step(table_events.Closed(), at)


def close(table: Table, at: int) -> Step:
    """Close a table for whoever runs the site; a game that is going on ends as it stands."""
    if table.phase.is_over:
        raise NotNow("this table is over already")
    return table.step(table_events.Closed(), at)


def invite_outsider(table: Table, person: Person, seat: int, program: Person, at: int) -> Step:
    """Let somebody's program take a seat: the host gives away a key for it."""
    check_host(table, person)
    check_free(table, seat)
    return table.step(table_events.Sat(seat, program.guest, program.name, outsider=True), at)


def _change_settings(table: Table, person: Person, settings: Settings) -> TableEvent:
    check_host(table, person)
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
    check_phase(table, Phase.GATHERING)
    old = table.seat_of(person.guest)
    if old != seat or (table.seats[seat].name == person.name and table.seats[seat].look == person.look):
        check_free(table, seat)  # unless somebody sits there who has another name or look now
    outsider = old is not None and table.seats[old].kind == "outsider"
    return table_events.Sat(seat, person.guest, person.name, outsider, person.look)


def _leave(table: Table, person: Person) -> TableEvent:
    seat = seat_of(table, person)
    if table.phase is Phase.GATHERING:
        return table_events.SeatEmptied(seat)
    check_phase(table, Phase.PLAYING)
    if table.seats[seat].away:
        raise NotNow("you have left already: the seat stays yours")
    return table_events.Away(seat)


def _empty_seat(table: Table, person: Person, seat: int) -> TableEvent:
    check_host(table, person)
    check_place(table, seat)
    if table.guests[seat] == person.guest:
        raise NotAgreed("this is your own seat: leave the table instead")
    if table.seats[seat].kind == "empty":
        raise NotNow(f"seat {seat} is free already")
    return table_events.SeatEmptied(seat)


def _start(table: Table, person: Person, dealing: Dealing) -> TableEvent:
    check_host(table, person)
    free = sum(seat.kind == "empty" for seat in table.seats)
    if free:
        raise NotNow(f"{free} seats are free: wait for people, or let bots take them")
    settings = table.settings
    deal = table.chosen or Deal.shuffle(settings.rules(), settings.players, dealing.chance, settings.starter)
    if settings.starter is not None and not table.shared:  # the host's word, also for a chosen deal
        deal = replace(deal, starter=settings.starter)
    met = (Met(seat, dealing.habits.get(guest, ())) for seat, guest in enumerate(table.guests) if guest)
    grace = GRACE if settings.clock else 0
    return table_events.Started(DealKept.of(deal), dealing.salt, tuple(met), grace)


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


def time_out(table: Table, now: int, bot: str) -> Step:
    """The clock's word, if the time of the seat on turn has run out; `bot` is for tables without one."""
    if table.deadline is None or now < table.deadline:
        raise Stale("there is time left")
    assert table.state is not None
    return table.step(_timed_out(table, table.state.on_turn, now, bot), now)


def _timed_out(table: Table, seat: int, now: int, bot: str) -> TableEvent:
    match table.settings.time_out:
        case "stop":
            return table_events.TimedOut(seat)
        case "bot":
            bots = (table.seats[seat].stand_in, *(other.bot for other in table.seats), bot)
            return table_events.TurnHandedOver(seat, next(filter(None, bots)))
        case "more-time":
            return table_events.TimeAdded(seat, more_time(table.clocks, now))
        case never:
            assert_never(never)


def _pause(table: Table, person: Person) -> TableEvent:
    seat = player_of(table, person)
    if table.paused:
        raise NotNow("the game is paused already")
    return table_events.Paused(seat)


def rematched(table: Table, person: Person, new: str, at: int) -> Step:
    """Everybody is shown to a new table."""
    check_rematch(table, person)
    return table.step(table_events.Rematched(new), at)


def check_rematch(table: Table, person: Person) -> None:
    """Refuse a rematch by somebody who did not play, or twice."""
    seat_of(table, person)
    if table.closed:
        raise NotNow("nothing was played at this table: set up a new one")
    check_phase(table, Phase.ENDED)
    if table.rematch is not None:
        raise NotNow("there is a new table already")
