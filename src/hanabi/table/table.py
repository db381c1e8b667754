"""A table at one moment: a value that events lead on from."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import accumulate
from typing import Any, NamedTuple, assert_never
from unicodedata import category

import msgspec
from msgspec.structs import replace

from hanabi.game.events import Clued, Drew, Event, TileLapsed
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.protocol import table_events
from hanabi.protocol.notebook import Bookmark, Comment, Note
from hanabi.protocol.settings import Nobody, Settings, Watching
from hanabi.protocol.table_events import Met, TableEvent
from hanabi.protocol.table_shown import BotVote, Clocks, Seat, SeatWish
from hanabi.rules.bot_names import bot_name
from hanabi.rules.deal import Deal
from hanabi.rules.moves import ClueColor, ClueRank, Lapse, Move, Rearrange, Stop, parse_move
from hanabi.rules.phase import Phase
from hanabi.rules.record import MAX_NAME, Record
from hanabi.rules.seal import Seal
from hanabi.table import clock
from hanabi.table.budgets import Budgets

EMPTY = Seat("empty")
DAY = 24 * 3_600_000  # milliseconds

_NO_ACTIONS = (Rearrange, Stop)
_SHOW_NO_FACE = (ClueColor, ClueRank, Lapse)
_TELLING = (Clued, TileLapsed, Drew)  # whether a card was drawn since such a move


class Step(NamedTuple):
    """Something that happens at a table: the event, the table after it, and what everyone saw in the game."""

    event: TableEvent
    after: "Table"
    seen: tuple[Event, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything about a table, known to nobody.

        table = fold("k3m9", kept_events)
        step = table.step(event, at)

    Whether an event may happen is asked before, in `decide`: here it happens. `guests` has who sits in each
    seat, by the id that only they know, and `met` whom the bots met as the game began. `movers` and
    `moved_at` go with the moves of the state; `budgets` count the events that were no moves. `wishers` are
    the guests behind the `seat_wishes`, one for each, and `turned_away` those whose wish was refused, as
    often as it was. `handed_to` is the bot that makes this turn's move because a person's time ran out.
    """

    id: str
    settings: Settings
    created: int
    seats: tuple[Seat, ...]
    guests: tuple[str | None, ...]
    host: str
    keeper: str | None = None
    chosen: Deal | None = None
    day: str | None = None
    challenge: str | None = None
    number: int | None = None  # of the challenge's deals
    lesson: bool = False
    closed: bool = False
    seal: Seal | None = None
    met: tuple[Met, ...] = ()
    started: int | None = None
    ended: int | None = None
    state: State | None = None
    movers: tuple[int, ...] = ()
    moved_at: tuple[int, ...] = ()
    clocks: Clocks = clock.NO_CLOCKS
    handed_to: str | None = None
    takeback: frozenset[int] | None = None
    stop: frozenset[int] = frozenset()
    bot_votes: tuple[BotVote, ...] = ()
    seat_wishes: tuple[SeatWish, ...] = ()
    wishers: tuple[str, ...] = ()
    turned_away: tuple[str, ...] = ()
    vacation_days: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
    comments: tuple[Comment, ...] = ()
    rematch: str | None = None
    took_back: bool = False
    budgets: Budgets = Budgets()

    # Questions.

    @property
    def phase(self) -> Phase:
        """Whether people gather, play or have finished."""
        if self.closed:
            return Phase.CLOSED
        if self.ended is not None:
            return Phase.ENDED
        return Phase.GATHERING if self.state is None else Phase.PLAYING

    @property
    def paused(self) -> bool:
        """Whether the game is paused."""
        return self.clocks.paused is not None and self.phase is Phase.PLAYING

    @property
    def turn(self) -> int:
        """How many turns are over; rearranging a hand is none (R-402)."""
        return self.state.turn if self.state else 0

    @property
    def assisted(self) -> bool:
        """Whether more helped the players than they have at a table without a word."""
        programs = any(seat.kind == "outsider" for seat in self.seats)
        return self.took_back or self.settings.talk == "free" or self.watching.opens_hands or programs

    @property
    def is_practice(self) -> bool:
        """Whether one plays here with bots alone."""
        return [seat.kind for seat in self.seats if seat.kind != "bot"] in (["person"], ["outsider"])

    @property
    def watching(self) -> Watching:
        """Who may watch before the end; nobody where the cards are those that others still play."""
        return Nobody() if self.shared else self.settings.watching

    @property
    def shared(self) -> bool:
        """Whether others play the same cards, now or later."""
        return self.day is not None or self.challenge is not None

    def seat_of(self, guest: str) -> int | None:
        """Where somebody sits."""
        return self.guests.index(guest) if guest in self.guests else None

    @property
    def voters(self) -> frozenset[int]:
        """The seats whose word counts: people who are here, or programs where no person has a seat."""
        kind = "person" if any(seat.kind == "person" for seat in self.seats) else "outsider"
        return frozenset(i for i, seat in enumerate(self.seats) if seat.kind == kind and seat.is_here)

    @property
    def bot_on_turn(self) -> tuple[int, str] | None:
        """The seat and the bot that the game waits for, if it is a bot."""
        if self.phase is not Phase.PLAYING or self.clocks.paused is not None or self.takeback is not None:
            return None
        assert self.state is not None
        seat = self.state.on_turn
        bot = self.seats[seat].bot or self.handed_to
        return None if bot is None else (seat, bot)

    @property
    def deadline(self) -> int | None:
        """When the time of the seat on turn runs out, if there is a clock; bots have all the time."""
        if not self.clocks.left or self.phase is not Phase.PLAYING:
            return None
        assert self.state is not None
        seat = self.state.on_turn
        return None if self.seats[seat].bot or self.handed_to else clock.deadline(self.clocks, seat)

    @property
    def turn_began(self) -> int | None:
        """When the turn began that somebody is at now: when the cards were dealt, or with the last action."""
        place = self.last_action
        return self.started if place is None else self.moved_at[place]

    @property
    def last_action(self) -> int | None:
        """The place of the last action among the moves; None if there was none."""
        moves = self.state.moves if self.state else ()
        for place in reversed(range(len(moves))):
            if not isinstance(moves[place], _NO_ACTIONS):
                return place
        return None

    @property
    def can_take_back(self) -> bool:
        """Whether the last action showed nothing new."""
        return self.takeback_seat is not None

    @property
    def takeback_seat(self) -> int | None:
        """The seat of the last action, if that showed nothing new: no face, no tile, no card drawn."""
        place = self.last_action
        if self.phase is not Phase.PLAYING or self.state is None or place is None:
            return None
        if not isinstance(self.state.moves[place], _SHOW_NO_FACE):
            return None
        last = next(event for event in reversed(self.state.log) if isinstance(event, _TELLING))
        return None if isinstance(last, Drew) else self.movers[place]  # a card drawn follows a tile's choice

    def at(self, moves: int) -> State:
        """The game after so many moves."""
        assert self.state is not None
        return self.state.undo(self.state.move_count - moves)

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

    def step(self, event: TableEvent, at: int) -> Step:
        """What an event does that happens at that time."""
        if isinstance(event, table_events.Moved):
            return self.move(event, parse_move(event.move), at)
        after = replace(self._after(event, at), budgets=self.budgets.after(event, self.phase))
        stopped = after.state is not self.state and after.phase is Phase.ENDED
        return Step(event, after, after.state.log[-1:] if stopped and after.state else ())

    def _after(self, event: TableEvent, at: int) -> "Table":
        match event:
            case table_events.Created() | table_events.Moved():
                raise ValueError("a table is created once, and a move is made by `move`")
            case table_events.SettingsChanged(settings):
                return self._agree(settings)
            case table_events.Sat(seat, guest, name, outsider, look):
                taken = Seat("outsider" if outsider else "person", name, look=look)
                return self._leave(guest)._with(seat, taken, guest)._pass_host()
            case table_events.BotSeated(seat, bot):
                return self._with(seat, Seat("bot", bot_name(bot, seat), bot))
            case table_events.SeatEmptied(seat):
                return self._with(seat, EMPTY)._pass_host()
            case table_events.Closed():
                return self._close(at)
            case table_events.Started(deal, salt, met, grace):
                return self._deal(deal.read(self.settings.players), salt, met, grace, at)
            case table_events.Remarked() | table_events.Reacted() | table_events.Said():
                return self
            case table_events.NoteWritten(seat, order, text):
                return self._note(seat, order, text)
            case table_events.Commented(_, name, moves, text):
                return replace(self, comments=(*self.comments, Comment(name, moves, text, at)))
            case table_events.Bookmarked(seat, moves, text):
                return replace(self, bookmarks=(*self.bookmarks, Bookmark(seat, moves, text)))
            case table_events.Paused():
                return replace(self, clocks=clock.pause(self.clocks, at))
            case table_events.WentOn():
                return replace(self, clocks=clock.go_on(self.clocks, at))
            case table_events.TakebackAsked(seat):
                return replace(self, takeback=frozenset((seat,)))._count_votes(at)
            case table_events.TakebackAnswered(seat, yes):
                agreed = (self.takeback or frozenset()) | {seat} if yes else None
                return replace(self, takeback=agreed)._count_votes(at)
            case table_events.StopVoted(seat, yes):
                stop = self.stop | {seat} if yes else self.stop - {seat}
                return replace(self, stop=stop)._count_votes(at)
            case table_events.BotVoted(seat, target, bot):
                return self._vote_bot(seat, target, bot)._count_votes(at)
            case table_events.Away(seat):
                held = self.seats[seat]
                return self._change(seat, away=True, bot=held.bot or held.stand_in)._count_votes(at)
            case table_events.Returned(seat):
                return self._return(seat, at)
            case table_events.VacationTaken(seat, days):
                return self._take_vacation(seat, days, at)
            case table_events.SeatAsked(seat, guest, name, look):
                return self._wish(guest, SeatWish(seat, name, look=look))
            case table_events.SeatAnswered(seat, target, yes):
                return self._answer_wish(seat, target)._count_votes(at) if yes else self._turn_away(target)
            case table_events.BotFailed(seat, bot, _, successor):
                if self.seats[seat].bot is None:  # it was to make one move only
                    return replace(self, handed_to=successor)
                return self._change(seat, bot=successor, failed=bot)
            case table_events.TimedOut(seat):
                return self._stop(Stop(seat, timed_out=True), seat, at)
            case table_events.TurnHandedOver(_, bot):
                return replace(self, handed_to=bot)
            case table_events.TimeAdded(seat, milliseconds):
                clocks = clock.add_time(self.settings.clock, self.clocks, seat, milliseconds)
                return replace(self, clocks=clocks)
            case table_events.Rematched(table):
                return replace(self, rematch=table)
            case table_events.SeatClaimed(seat, guest):
                return self._claim(seat, guest)
            case _:
                assert_never(event)

    def _with(self, place: int, seat: Seat, guest: str | None = None) -> "Table":
        seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        return replace(self, seats=seats, guests=(*self.guests[:place], guest, *self.guests[place + 1 :]))

    def _change(self, place: int, **changes: Any) -> "Table":
        return self._with(place, replace(self.seats[place], **changes), self.guests[place])

    def _leave(self, guest: str) -> "Table":
        place = self.seat_of(guest)
        return self if place is None else self._with(place, EMPTY)

    def _pass_host(self) -> "Table":
        """Somebody who sits is the host, while anybody does."""
        if self.seat_of(self.host) is not None:
            return self
        seated = zip(self.seats, self.guests, strict=True)
        people = [guest for seat, guest in seated if seat.kind == "person" and guest]
        return replace(self, host=people[0]) if people else self

    def _agree(self, settings: Settings) -> "Table":
        """Other settings: everybody stays in the seat as far as possible, free seats go first."""
        seated = list(zip(self.seats, self.guests, strict=True))
        while len(seated) > settings.players:
            free = [place for place, (seat, _) in enumerate(seated) if seat.kind == "empty"]
            del seated[free[-1] if free else -1]
        seated += [(EMPTY, None)] * (settings.players - len(seated))
        seats, guests = zip(*seated, strict=True)
        return replace(self, settings=settings, seats=seats, guests=guests)

    def _deal(self, deal: Deal, salt: str, met: tuple[Met, ...], grace: int, at: int) -> "Table":
        return replace(
            self,
            state=State.deal(deal, self.settings.rules()),
            seal=Seal.of(deal, salt),
            met=met,
            started=at,
            clocks=clock.start_clocks(self.settings.clock, self.settings.players, at, grace),
        )

    def move(self, event: table_events.Moved, move: Move, at: int) -> Step:
        """What a seat's move does, which has been read already."""
        assert self.state is not None
        seat = event.seat
        state, seen = self.state.apply(move, seat)
        acted = not isinstance(move, Rearrange)
        after = replace(
            self,
            state=state,
            movers=(*self.movers, seat),
            moved_at=(*self.moved_at, at),
            ended=at if state.is_over else None,
            clocks=self._clocks_after(seat, state, at) if acted else self.clocks,
            handed_to=self.handed_to if state.pending or not acted else None,
            takeback=None if acted else self.takeback,
        )
        return Step(event, after, seen)

    def _clocks_after(self, seat: int, state: State, at: int) -> Clocks:
        if state.pending:  # the turn goes on with a tile's choice (R-1023)
            return self.clocks
        if self.seats[seat].bot is not None:  # a person's time is not spent by the bot that stands in
            return clock.begin_anew(self.clocks, at)
        clocks = clock.next_turn(self.settings.clock, self.clocks, seat, at)
        return clocks if self.handed_to is None else clock.keep_least(clocks, seat)

    def _note(self, seat: int, order: int, text: str) -> "Table":
        others = tuple(note for note in self.notes if (note.seat, note.order) != (seat, order))
        moves = self.state.move_count if self.state else 0
        return replace(self, notes=(*others, Note(seat, order, text, moves)) if text else others)

    def _claim(self, seat: int | None, guest: str) -> "Table":
        guests = [
            sitter_elsewhere(place) if sitter == guest else sitter for place, sitter in enumerate(self.guests)
        ]
        if seat is not None:
            guests[seat] = guest
        return replace(self, guests=tuple(guests))

    def _return(self, seat: int, at: int) -> "Table":
        votes = tuple(vote for vote in self.bot_votes if vote.seat != seat)
        table = replace(self._change(seat, away=False, bot=None), bot_votes=votes)
        assert self.state is not None
        was_bots_turn = self.seats[seat].bot is not None and self.state.on_turn == seat
        return replace(table, clocks=clock.begin_anew(self.clocks, at)) if was_bots_turn else table

    def _take_vacation(self, seat: int, days: int, at: int) -> "Table":
        before = self.vacation_days or (0,) * len(self.seats)
        return replace(
            self,
            clocks=clock.take_vacation(self.clocks, seat, at + days * DAY),
            vacation_days=(*before[:seat], before[seat] + days, *before[seat + 1 :]),
        )

    # Votes: only the word of those who are here counts, so all are counted again when somebody goes.

    def _vote_bot(self, seat: int, target: int, bot: str) -> "Table":
        others = [vote for vote in self.bot_votes if vote.seat != target]
        same = (vote.by for vote in self.bot_votes if (vote.seat, vote.bot) == (target, bot))
        vote = BotVote(target, bot, tuple(sorted({*next(same, ()), seat})))
        return replace(self, bot_votes=tuple(sorted((*others, vote), key=lambda vote: vote.seat)))

    def _count_votes(self, at: int) -> "Table":
        table = self._let_bots_in()._let_people_in(at)
        here = table.voters
        stop, agreed = table.stop & here, (table.takeback or frozenset()) & here
        if stop and here <= stop:
            return table._stop(Stop(), min(stop), at)
        table = replace(table, stop=stop, takeback=agreed or None)
        return table._take_back(at) if agreed and here <= agreed else table

    def _let_bots_in(self) -> "Table":
        open_votes: list[BotVote] = []
        for vote in self.bot_votes:
            others = self.voters - {vote.seat}
            by = others.intersection(vote.by)
            if by and by == others:
                votes = tuple(each for each in self.bot_votes if each.seat != vote.seat)
                table = replace(self._change(vote.seat, bot=vote.bot, failed=None), bot_votes=votes)
                return table._let_bots_in()  # one voter fewer, perhaps
            if by:
                open_votes.append(BotVote(vote.seat, vote.bot, tuple(sorted(by))))
        return replace(self, bot_votes=tuple(open_votes))

    # Who came late asks for a bot's seat; one wish a seat, and one of each guest.

    def _wish(self, guest: str, wish: SeatWish) -> "Table":
        table = self._without_wish(guest)
        return replace(
            table,
            seat_wishes=(*table.seat_wishes, wish),
            wishers=(*table.wishers, guest),
        )

    def _without_wish(self, guest: str) -> "Table":
        if guest not in self.wishers:
            return self
        place = self.wishers.index(guest)
        return replace(
            self,
            seat_wishes=(*self.seat_wishes[:place], *self.seat_wishes[place + 1 :]),
            wishers=(*self.wishers[:place], *self.wishers[place + 1 :]),
        )

    def wisher(self, seat: int) -> str | None:
        """The guest who asks for a seat."""
        wishes = zip(self.wishers, self.seat_wishes, strict=True)
        return next((guest for guest, wish in wishes if wish.seat == seat), None)

    def _answer_wish(self, seat: int, target: int) -> "Table":
        wishes = [
            replace(wish, by=tuple(sorted({*wish.by, seat}))) if wish.seat == target else wish
            for wish in self.seat_wishes
        ]
        return replace(self, seat_wishes=tuple(wishes))

    def _turn_away(self, target: int) -> "Table":
        guest = self.wisher(target)
        assert guest is not None
        return replace(self._without_wish(guest), turned_away=(*self.turned_away, guest))

    def _let_people_in(self, at: int) -> "Table":
        here = self.voters
        for guest, wish in zip(self.wishers, self.seat_wishes, strict=True):
            if here and here.issubset(wish.by):
                return self._take_over(guest, wish, at)._let_people_in(at)  # one voter more
        wishes = [replace(wish, by=tuple(sorted(here.intersection(wish.by)))) for wish in self.seat_wishes]
        return replace(self, seat_wishes=tuple(wishes))

    def _take_over(self, guest: str, wish: SeatWish, at: int) -> "Table":
        """The bot hands its cards over, and stays at hand for when the person is away."""
        assert self.state is not None
        bot = self.seats[wish.seat].bot
        taken = Seat("person", wish.name, stand_in=bot, look=wish.look)
        table = self._without_wish(guest)._with(wish.seat, taken, guest)
        on_turn = self.state.on_turn == wish.seat
        return replace(table, clocks=clock.begin_anew(self.clocks, at)) if on_turn else table

    def _take_back(self, at: int) -> "Table":
        """The last action is undone, and whatever hands were rearranged since."""
        place = self.last_action
        assert place is not None
        assert self.state is not None
        return replace(
            self,
            state=self.state.undo(self.state.move_count - place),
            movers=self.movers[:place],
            moved_at=self.moved_at[:place],
            clocks=clock.begin_anew(self.clocks, at),
            handed_to=None,
            takeback=None,
            took_back=True,
        )

    def _close(self, at: int) -> "Table":
        """No game here any more; one that was going on ends as it stands."""
        if self.state is None:
            return replace(self, closed=True, ended=at)
        return self._stop(Stop(), self.state.on_turn, at)

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


def sitter_elsewhere(seat: int) -> str:
    """Who is said to sit there in a game that was played elsewhere: nobody known here."""
    return f"seat {seat}" if seat else ""


def create(table: str, event: table_events.Created, at: int) -> Step:
    """Set a table up."""
    settings = event.settings
    others = settings.players - 1
    after = Table(
        id=table,
        settings=settings,
        created=at,
        seats=(Seat("person", event.name, look=event.look),) + (EMPTY,) * others,
        guests=(event.guest,) + (None,) * others,
        host=event.guest,
        keeper=event.keeper,
        chosen=event.deal.read(settings.players) if event.deal else None,
        day=event.day,
        challenge=event.challenge,
        number=event.number,
        lesson=event.lesson,
    )
    return Step(event, after)


def fold(table: str, events: Iterable[tuple[TableEvent, int]]) -> Table:
    """The table that these events, each with its time, led to."""
    story = iter(events)
    first, at = next(story)
    assert isinstance(first, table_events.Created)
    result = create(table, first, at).after
    for event, at in story:
        result = result.step(event, at).after
    return result
