"""Whether what others have a say in may be asked: takebacks, stopping, stand-ins, seats and vacations."""

from hanabi.protocol import table_events
from hanabi.protocol.settings import is_over_days
from hanabi.protocol.table_events import TableEvent
from hanabi.rules.phase import Phase
from hanabi.table.errors import NotAgreed, NothingToAnswer, NothingToTakeBack, NotNow, SeatTaken, TooMany
from hanabi.table.guards import Person, check_phase, check_place, seat_of, voter_of
from hanabi.table.table import Table

MAX_VACATION = 28  # days of a seat in one game
MAX_REFUSED = 3  # times that somebody who was turned away asks again for a seat


def ask_takeback(table: Table, person: Person) -> TableEvent:
    """The last move, asked to be taken back by who made it."""
    seat = voter_of(table, person)
    place = table.last_action
    if place is None or table.movers[place] != seat:
        raise NothingToTakeBack("the last move was not yours")
    if table.takeback is not None:
        raise NotNow("that has been asked already")
    if not table.can_take_back:
        raise NothingToTakeBack("that move showed a new card or tile: it cannot be taken back")
    return table_events.TakebackAsked(seat)


def answer_takeback(table: Table, person: Person, yes: bool) -> TableEvent:
    """Yes or no to that."""
    seat = voter_of(table, person)
    if table.takeback is None:
        raise NothingToAnswer("nobody asks to take a move back")
    return table_events.TakebackAnswered(seat, yes)


def vote_stop(table: Table, person: Person, yes: bool) -> TableEvent:
    """A wish to stop the game, or none any more."""
    seat = voter_of(table, person)
    if yes == (seat in table.stop):
        raise NotNow("you want to stop already" if yes else "you did not want to stop")
    return table_events.StopVoted(seat, yes)


def vote_bot(table: Table, person: Person, target: int, bot: str) -> TableEvent:
    """A wish that a bot stands in for somebody."""
    seat = voter_of(table, person)
    check_place(table, target)
    if target == seat or table.seats[target].kind not in ("person", "outsider"):
        raise NotAgreed("a bot can stand in for another person only")
    if table.seats[target].bot is not None:
        raise NotNow("a bot stands in there already")
    return table_events.BotVoted(seat, target, bot)


def take_seat_back(table: Table, person: Person) -> TableEvent:
    """Back in one's own seat."""
    seat = seat_of(table, person)
    check_phase(table, Phase.PLAYING)
    held = table.seats[seat]
    voted = any(vote.seat == seat for vote in table.bot_votes)
    if held.bot is None and not held.away and not voted:
        raise NotNow("the seat is yours: there is nothing to take back")
    return table_events.Returned(seat)


def take_vacation(table: Table, person: Person, days: int) -> TableEvent:
    """Days in which one's clock stands still."""
    seat = seat_of(table, person)
    check_phase(table, Phase.PLAYING)
    if not is_over_days(table.settings.clock):
        raise NotAgreed("a vacation is for games over days, with an hour and more for a turn")
    left = MAX_VACATION - (table.vacation_days[seat] if table.vacation_days else 0)
    if days > left:
        raise TooMany(f"a game has {MAX_VACATION} days of vacation for everybody: you have {left} left")
    return table_events.VacationTaken(seat, days)


def _may_take_over(table: Table, seat: int) -> bool:
    """Whether somebody who watched may sit down there: nobody whom the cards in that hand were shown to."""
    return not table.shared and (not table.watching.opens_hands or table.settings.watched == seat)


def ask_seat(table: Table, person: Person, seat: int) -> TableEvent:
    """A late friend asks for the seat of a bot."""
    check_phase(table, Phase.PLAYING)
    check_place(table, seat)
    if table.seat_of(person.guest) is not None:
        raise NotAgreed("you have a seat already")
    if table.seats[seat].kind != "bot":
        raise SeatTaken(f"seat {seat} is no bot's: only a bot hands its cards over")
    if not _may_take_over(table, seat):
        raise NotAgreed("whoever watches this table may know the cards: nobody takes over a seat")
    if table.wisher(seat) is not None:
        raise NotNow("somebody asks for this seat already")
    if table.turned_away.count(person.guest) >= MAX_REFUSED:
        raise TooMany("the table has said no often enough")
    return table_events.SeatAsked(seat, person.guest, person.name, person.look)


def answer_seat(table: Table, person: Person, target: int, yes: bool) -> TableEvent:
    """Yes or no to that."""
    seat = voter_of(table, person)
    wish = next((wish for wish in table.seat_wishes if wish.seat == target), None)
    if wish is None or (yes and not wish.name):  # who asked to be forgotten has no name any more
        raise NothingToAnswer("nobody asks for this seat")
    return table_events.SeatAnswered(seat, target, yes)
