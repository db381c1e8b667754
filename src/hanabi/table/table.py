"""A table at one moment: a value that events lead on from."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import accumulate
from typing import Literal, assert_never
from unicodedata import category

import msgspec
from msgspec.structs import replace

from hanabi.game.events import Clued, Drew, TileLapsed
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.moves import ClueColor, ClueRank, Lapse, Rearrange, Stop, parse_move
from hanabi.rules.record import MAX_NAME, Record
from hanabi.rules.seal import Seal
from hanabi.table import clock
from hanabi.table import events as happened
from hanabi.table.clock import Times
from hanabi.table.seat import EMPTY, Seat
from hanabi.table.settings import Settings

Phase = Literal["gathering", "playing", "ended"]

NO_TIMES = Times((), 0)

BotVote = tuple[int, str, frozenset[int]]  # for which seat, which bot, and who wants it


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A moment that a seat marked for later."""

    seat: int
    moves: int
    text: str


@dataclass(frozen=True, slots=True)
class Comment:
    """What somebody wrote about a moment of a finished game."""

    name: str
    moves: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Note:
    """What a seat noted on a card, and after how many moves."""

    seat: int
    order: int
    text: str
    moves: int


class Table(msgspec.Struct, frozen=True):
    """Everything about a table, known to nobody.

        table = fold("k3m9", kept_events)
        table = table.after(event, at)

    Whether an event may happen is asked before, in `deciding`: here it has happened. `movers` and `moved_at`
    go with the moves of the state; `besides` counts the events that were no moves.
    """

    id: str
    settings: Settings
    created: int
    seats: tuple[Seat, ...]
    host: str
    keeper: str | None = None
    chosen: Deal | None = None
    closed: bool = False
    seal: Seal | None = None
    started: int | None = None
    ended: int | None = None
    state: State | None = None
    movers: tuple[int, ...] = ()
    moved_at: tuple[int, ...] = ()
    times: Times = NO_TIMES
    takeback: frozenset[int] | None = None
    stop: frozenset[int] = frozenset()
    bot_votes: tuple[BotVote, ...] = ()
    notes: tuple[Note, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
    comments: tuple[Comment, ...] = ()
    rematch: str | None = None
    timed_out: int | None = None
    besides: int = 0

    # Questions.

    @property
    def phase(self) -> Phase:
        """Whether people gather, play or have finished."""
        if self.closed or self.ended is not None:
            return "ended"
        return "gathering" if self.state is None else "playing"

    @property
    def paused(self) -> bool:
        """Whether the game is paused."""
        return self.times.paused is not None and self.phase == "playing"

    @property
    def turn(self) -> int:
        """How many turns are over; rearranging a hand is none (R-402)."""
        return self.state.turn if self.state else 0

    def seat_of(self, guest: str) -> int | None:
        """Where somebody sits."""
        return next((i for i, seat in enumerate(self.seats) if seat.guest == guest), None)

    @property
    def voters(self) -> frozenset[int]:
        """The seats whose word counts: people who are here, or programs where no person has a seat."""
        kind = "person" if any(seat.kind == "person" for seat in self.seats) else "outsider"
        return frozenset(i for i, seat in enumerate(self.seats) if seat.kind == kind and seat.is_here)

    @property
    def bot_on_turn(self) -> tuple[int, str] | None:
        """The seat and the bot that the game waits for, if it is a bot."""
        if self.phase != "playing" or self.paused or self.takeback is not None:
            return None
        assert self.state is not None
        seat = self.state.on_turn
        bot = self.seats[seat].bot
        return None if bot is None else (seat, bot)

    @property
    def deadline(self) -> int | None:
        """When the time of the seat on turn runs out, if there is a clock; bots have all the time."""
        if self.phase != "playing":
            return None
        assert self.state is not None
        seat = self.state.on_turn
        return None if self.seats[seat].bot else clock.deadline(self.times, seat)

    @property
    def last_action(self) -> int | None:
        """The place of the last action among the moves; None if there was none."""
        moves = self.state.moves if self.state else ()
        places = (i for i in reversed(range(len(moves))) if not isinstance(moves[i], Rearrange | Stop))
        return next(places, None)

    @property
    def can_take_back(self) -> bool:
        """Whether the last action showed nothing new: no face, no tile, no card drawn."""
        place = self.last_action
        if self.phase != "playing" or self.state is None or place is None:
            return False
        if not isinstance(self.state.moves[place], ClueColor | ClueRank | Lapse):
            return False
        deed = next(
            event for event in reversed(self.state.log) if isinstance(event, Clued | TileLapsed | Drew)
        )
        return not isinstance(deed, Drew)  # a tile's choice is followed by the card drawn

    def at(self, moves: int) -> State:
        """The game after so many moves."""
        assert self.state is not None
        return self.state.undo(len(self.state.moves) - moves)

    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as a record takes them: none empty, none with control characters."""
        return tuple(_clean(seat.name) or f"Player {i + 1}" for i, seat in enumerate(self.seats))

    def record(self) -> Record:
        """The game so far as a record."""
        assert self.state is not None
        assert self.started is not None
        return record_of(
            self.state,
            self.names(),
            edition=self.settings.edition,
            started=datetime.fromtimestamp(self.started / 1000, UTC),
            times=tuple(accumulate((max(0, at - self.started) for at in self.moved_at), max)),
            seal=self.seal,
        )

    # What events do.

    def after(self, event: happened.Event, at: int) -> "Table":
        """The table after an event that happened at that time."""
        table = self._after(event, at)
        return table if isinstance(event, happened.Moved) else replace(table, besides=self.besides + 1)

    def _after(self, event: happened.Event, at: int) -> "Table":
        match event:
            case happened.Created():
                raise ValueError("a table is created once")
            case happened.SettingsChanged(settings):
                return self._agree(settings)
            case happened.Sat(seat, guest, name, outsider):
                taken = Seat("outsider" if outsider else "person", guest, name)
                return self._leave(guest)._with(seat, taken)._pass_host()
            case happened.BotSeated(seat, bot):
                return self._with(seat, Seat("bot", None, bot, bot))
            case happened.SeatEmptied(seat):
                return self._with(seat, EMPTY)._pass_host()
            case happened.Closed():
                return replace(self, closed=True, ended=at)
            case happened.Started(deal, salt):
                return self._deal(deal.read(self.settings.players), salt, at)
            case happened.Moved(seat, move):
                return self._move(seat, move, at)
            case happened.Remarked() | happened.Said():
                return self
            case happened.NoteWritten(seat, order, text):
                return self._note(seat, order, text)
            case happened.Commented(_, name, moves, text):
                return replace(self, comments=(*self.comments, Comment(name, moves, text, at)))
            case happened.Bookmarked(seat, moves, text):
                return replace(self, bookmarks=(*self.bookmarks, Bookmark(seat, moves, text)))
            case happened.Paused():
                return replace(self, times=self.times.pause(at))
            case happened.WentOn():
                return replace(self, times=self.times.go_on(at))
            case happened.TakebackAsked(seat):
                return replace(self, takeback=frozenset((seat,)))._count_votes(at)
            case happened.TakebackAnswered(seat, yes):
                agreed = (self.takeback or frozenset()) | {seat} if yes else None
                return replace(self, takeback=agreed)._count_votes(at)
            case happened.StopVoted(seat, yes):
                stop = self.stop | {seat} if yes else self.stop - {seat}
                return replace(self, stop=stop)._count_votes(at)
            case happened.BotVoted(seat, target, bot):
                return self._vote_bot(seat, target, bot)._count_votes(at)
            case happened.Away(seat):
                return self._change(seat, away=True)._count_votes(at)
            case happened.Returned(seat):
                return self._return(seat, at)
            case happened.BotFailed(seat, bot, _, successor):
                return self._change(seat, bot=successor, failed=bot)
            case happened.TimedOut(seat):
                return replace(self, timed_out=seat)._stop(Stop(seat), seat, at)
            case happened.Rematched(table):
                return replace(self, rematch=table)
            case _:
                assert_never(event)

    def _with(self, place: int, seat: Seat) -> "Table":
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))

    def _change(self, place: int, **changes: object) -> "Table":
        old = self.seats[place]
        values = {name: getattr(old, name) for name in old.__struct_fields__}
        return self._with(place, Seat(**(values | changes)))

    def _leave(self, guest: str) -> "Table":
        place = self.seat_of(guest)
        return self if place is None else self._with(place, EMPTY)

    def _pass_host(self) -> "Table":
        """Somebody who sits is the host, while anybody does."""
        if self.seat_of(self.host) is not None:
            return self
        people = [seat.guest for seat in self.seats if seat.kind == "person" and seat.guest]
        return replace(self, host=people[0]) if people else self

    def _agree(self, settings: Settings) -> "Table":
        """Other settings: everybody stays in the seat as far as possible, free seats go first."""
        seats = list(self.seats)
        while len(seats) > settings.players:
            free = [place for place, seat in enumerate(seats) if seat.kind == "empty"]
            del seats[free[-1] if free else -1]
        more = (EMPTY,) * (settings.players - len(seats))
        return replace(self, settings=settings, seats=(*seats, *more))

    def _deal(self, deal: Deal, salt: str, at: int) -> "Table":
        return replace(
            self,
            state=State.deal(deal, self.settings.rules()),
            seal=Seal.of(deal, salt),
            started=at,
            times=clock.fresh(self.settings.clock, self.settings.players, at),
        )

    def _move(self, seat: int, text: str, at: int) -> "Table":
        assert self.state is not None
        move = parse_move(text)
        state, _ = self.state.apply(move, seat)
        acted = not isinstance(move, Rearrange)
        return replace(
            self,
            state=state,
            movers=(*self.movers, seat),
            moved_at=(*self.moved_at, at),
            ended=at if state.is_over else None,
            times=self._times_after(seat, state, at) if acted else self.times,
            takeback=None if acted else self.takeback,
        )

    def _times_after(self, seat: int, state: State, at: int) -> Times:
        if state.pending:  # the turn goes on with a tile's choice (R-1023)
            return self.times
        if self.seats[seat].bot is not None:  # a person's time is not spent by the bot that stands in
            return self.times.anew(at)
        return clock.next_turn(self.settings.clock, self.times, seat, at)

    def _note(self, seat: int, order: int, text: str) -> "Table":
        others = tuple(note for note in self.notes if (note.seat, note.order) != (seat, order))
        moves = len(self.state.moves) if self.state else 0
        return replace(self, notes=(*others, Note(seat, order, text, moves)) if text else others)

    def _return(self, seat: int, at: int) -> "Table":
        votes = tuple(vote for vote in self.bot_votes if vote[0] != seat)
        table = replace(self._change(seat, away=False, bot=None), bot_votes=votes)
        assert self.state is not None
        was_bots_turn = self.seats[seat].bot is not None and self.state.on_turn == seat
        return replace(table, times=self.times.anew(at)) if was_bots_turn else table

    # Votes: only the word of those who are here counts, so all are counted again when somebody goes.

    def _vote_bot(self, seat: int, target: int, bot: str) -> "Table":
        others = tuple(vote for vote in self.bot_votes if vote[0] != target)
        same = (by for place, name, by in self.bot_votes if (place, name) == (target, bot))
        vote = (target, bot, next(same, frozenset[int]()) | {seat})
        return replace(self, bot_votes=tuple(sorted((*others, vote))))

    def _count_votes(self, at: int) -> "Table":
        table = self._let_bots_in()
        here = table.voters
        stop, agreed = table.stop & here, (table.takeback or frozenset()) & here
        if stop and here <= stop:
            return table._stop(Stop(), min(stop), at)
        table = replace(table, stop=stop, takeback=agreed or None)
        return table._take_back(at) if agreed and here <= agreed else table

    def _let_bots_in(self) -> "Table":
        open_votes: list[BotVote] = []
        for target, bot, by in self.bot_votes:
            others = self.voters - {target}
            if by & others and others <= by:
                votes = tuple(vote for vote in self.bot_votes if vote[0] != target)
                table = replace(self._change(target, bot=bot, failed=None), bot_votes=votes)
                return table._let_bots_in()  # one voter fewer, perhaps
            if by & others:
                open_votes.append((target, bot, by & others))
        return replace(self, bot_votes=tuple(open_votes))

    def _take_back(self, at: int) -> "Table":
        """The last action is undone, and whatever hands were rearranged since."""
        place = self.last_action
        assert place is not None
        assert self.state is not None
        return replace(
            self,
            state=self.state.undo(len(self.state.moves) - place),
            movers=self.movers[:place],
            moved_at=self.moved_at[:place],
            times=self.times.anew(at),
            takeback=None,
        )

    def _stop(self, move: Stop, seat: int, at: int) -> "Table":
        assert self.state is not None
        state, _ = self.state.apply(move)
        return replace(
            self,
            state=state,
            movers=(*self.movers, seat),
            moved_at=(*self.moved_at, at),
            ended=at,
            takeback=None,
        )


def _clean(name: str) -> str:
    return "".join(sign for sign in name if category(sign) not in ("Cc", "Cs"))[:MAX_NAME].strip()


def create(table: str, event: happened.Created, at: int) -> Table:
    """The table that an event set up."""
    settings = event.settings
    first = Seat("person", event.guest, event.name)
    return Table(
        id=table,
        settings=settings,
        created=at,
        seats=(first,) + (EMPTY,) * (settings.players - 1),
        host=event.guest,
        keeper=event.keeper,
        chosen=event.deal.read(settings.players) if event.deal else None,
    )


def fold(table: str, events: Iterable[tuple[happened.Event, int]]) -> Table:
    """The table that these events, each with its time, led to."""
    story = iter(events)
    first, at = next(story)
    assert isinstance(first, happened.Created)
    result = create(table, first, at)
    for event, at in story:
        result = result.after(event, at)
    return result
