"""What each seat, and whoever watches, is sent of a table: no byte depends on cards it may not see."""

from functools import cached_property
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from hanabi.protocol.encoding import encode, encoded
from hanabi.protocol.messages import News, TableNow
from hanabi.protocol.notebook import Notebook
from hanabi.protocol.position import Position
from hanabi.protocol.settings import Delayed, Nobody, OneSeat
from hanabi.protocol.table_shown import OpenedDeal, TableShown
from hanabi.rules.deal_code import to_code
from hanabi.rules.phase import Phase
from hanabi.table.bot_words import bots_speak
from hanabi.table.history import PLAYERS, WATCHERS, History, KeptLine
from hanabi.table.positions import PositionPieces, rules_of
from hanabi.table.table import Table

Audience = int | None  # a seat, or None for those who watch


class Showing:
    """One moment of a table, ready to be sent: what is the same for all is made once."""

    def __init__(self, history: History, now: int) -> None:
        self.history, self.table, self.now = history, history.table, now
        self.phase = self.table.phase
        self._public: dict[tuple[bool, bool], msgspec.Raw] = {}
        self._shared: dict[tuple[bool, bool, int], bytes] = {}
        self._pieces: dict[int, PositionPieces] = {}

    def everything(self, audience: Audience) -> bytes:
        """All of it, as for somebody who comes in."""
        table = self.table
        return encode(
            TableNow(
                seq=self.history.seq,
                now=self.now,
                you=audience,
                rules=rules_of(table.settings),
                table=self._table(audience),
                log=cast(Any, tuple(line.raw for line in self.lines(audience))),
                notebook=notebook(table, audience),
                position=self.position(audience),
                opened=self._opened,
            )
        )

    @cached_property
    def _opened(self) -> OpenedDeal | None:
        return opened(self.table)

    def news(self, audience: Audience, line: KeptLine, before: Table) -> bytes | None:
        """What the last event changed since `before`; None if it is nothing to this audience."""
        table = self.table
        if not self._hears(audience, line):
            return None
        if self.phase is not before.phase or table.settings != before.settings:
            return self.everything(audience)
        if is_late(table, audience):
            return self._late_news(audience, line, before)
        if table.state is not before.state and not line.is_move:  # a move was taken back
            return self.everything(audience)
        own = notebook(table, audience) if line.only is not None and line.only == audience else None
        return self._news(audience, line, table.state is not before.state, own)

    def _late_news(self, audience: Audience, line: KeptLine, before: Table) -> bytes | None:
        """The same for somebody who sees the game later: what they have come to by now."""
        lines = self.history.lines
        seen, now = _caught_up(before, lines[:-1]), _caught_up(self.table, lines)
        new = [each for each in lines[seen:now] if each.late and self._hears(audience, each)]
        new += [] if line.late else [line]
        if now < seen or len(new) > 1:
            return self.everything(audience)
        if not new and not line.is_move:
            return None
        return self._news(audience, new[0] if new else None, now != seen)

    def _news(
        self, audience: Audience, line: KeptLine | None, moved: bool, own: Notebook | None = None
    ) -> bytes:
        """News are what is the same for many, with up to two fields more behind it."""
        parts = [self._shared_news(audience, line)]
        if moved and (position := self._position(audience)):
            parts += [b',"position":', position]
        if own is not None:
            parts += [b',"notebook":', encode(own)]
        parts.append(b"}")
        return b"".join(parts)

    def _shared_news(self, audience: Audience, line: KeptLine | None) -> bytes:
        """What all are told alike who see the same of the table: all but the last brace."""
        key = *self._circle(audience), line.seq if line else 0
        if key not in self._shared:
            told = cast(Any, line.raw if line else None)
            news = News(seq=self.history.seq, now=self.now, table=self._table(audience), line=told)
            self._shared[key] = encode(news).removesuffix(b"}")
        return self._shared[key]

    def _circle(self, audience: Audience) -> tuple[bool, bool]:
        """What the table shown depends on: whether they see the game later, and may come to a rematch."""
        return is_late(self.table, audience), audience is not None or self.table.settings.public

    def _table(self, audience: Audience) -> TableShown:
        late, invited = self._circle(audience)
        if (late, invited) not in self._public:
            public = table_shown(self.table)
            if late:  # both would tell that the last move was a clue
                public = replace(public, takeback=None, can_take_back=None)
            if not invited:
                public = replace(public, rematch=None)
            self._public[late, invited] = encoded(public)
        return cast(TableShown, self._public[late, invited])

    def lines(self, audience: Audience) -> list[KeptLine]:
        """The lines of the log for this audience: not other people's notes, and not what is still to come."""
        table = self.table
        lines = [line for line in self.history.lines if self._hears(audience, line)]
        if is_late(table, audience):
            seen = _caught_up(table, self.history.lines)
            return [line for line in lines if not line.late or line.seq <= seen]
        if table.phase is Phase.PLAYING and table.settings.aid == "none":
            # what was told more than a round ago has to be remembered.
            last = table.turn - table.settings.players
            return [line for line in lines if not line.is_move or line.turn > last]
        return lines

    def _hears(self, audience: Audience, line: KeptLine) -> bool:
        if line.only == WATCHERS:
            return audience is None or self.phase.is_over
        if line.only == PLAYERS:
            return audience is not None
        return line.only is None or line.only == audience

    def position(self, audience: Audience, moves: int | None = None) -> Position | None:
        """The game as this audience may see it, now or after so many moves."""
        written = self._position(audience, moves)
        return None if written is None else cast(Position, msgspec.Raw(written))

    def _position(self, audience: Audience, moves: int | None = None) -> bytes | None:
        last = self._last_moves(audience)
        if last is None:
            return None
        pieces = self._pieces_at(last if moves is None else max(0, min(moves, last)))
        if self.phase is not Phase.PLAYING:
            return pieces.position(None, with_moves=False)
        if is_late(self.table, audience) and not self.table.watching.opens_hands:
            return pieces.position_without(self._held(audience))
        return pieces.position(_blind_seat(self.table, audience), with_moves=audience == pieces.on_turn)

    def _pieces_at(self, moves: int) -> PositionPieces:
        """What the positions after so many moves are put together from."""
        if moves not in self._pieces:
            state = self.table.state
            assert state is not None
            aid = self.table.settings.aid if self.phase is Phase.PLAYING else "full"
            shown = self.table.at(moves) if moves < state.move_count else state
            self._pieces[moves] = PositionPieces(shown, aid)
        return self._pieces[moves]

    def _last_moves(self, audience: Audience) -> int | None:
        """After how many moves this audience sees the game; None if it does not see it yet."""
        if not is_late(self.table, audience):
            return self.table.state.move_count if self.table.state else None
        seen = _caught_up(self.table, self.history.lines)
        return self.history.lines[seen - 1].moves if seen else None

    def _held(self, audience: Audience) -> frozenset[int]:
        """The orders of the cards that are in a hand when this audience comes to it."""
        state = self.table.at(self._last_moves(audience) or 0)
        return frozenset(order for seat in range(state.players) for order in state.orders(seat))


def may_look(table: Table, audience: Audience) -> bool:
    """Whether this audience may see the game now."""
    return table.phase.is_over or audience is not None or not isinstance(table.watching, Nobody)


def is_late(table: Table, audience: Audience) -> bool:
    """Whether this audience sees the game later than the players, or only after the end."""
    return audience is None and table.phase is Phase.PLAYING and not isinstance(table.watching, OneSeat)


def _caught_up(table: Table, lines: list[KeptLine]) -> int:
    """How many lines of a game they have come to who see it later: so many turns have passed since."""
    watching = table.watching
    if not isinstance(watching, Delayed):
        return 0
    last = table.turn - watching.turns
    return next((line.seq for line in reversed(lines) if line.turn <= last), 0)


def _blind_seat(table: Table, audience: Audience) -> int | None:
    """Whose hand this audience may not see before the end (R-111)."""
    return table.settings.watched if audience is None else audience


# The table.


def table_shown(table: Table) -> TableShown:
    """What everyone may know of a table beside the cards."""
    settings = table.settings
    return TableShown(
        id=table.id,
        phase=table.phase,
        settings=settings,
        seats=table.seats,
        host=table.seat_of(table.host),
        chosen=table.chosen is not None,
        day=table.day,
        challenge=table.challenge,
        number=table.number,
        digest=table.seal.digest if table.seal else None,
        started=table.started,
        ended=table.ended,
        paused=table.paused,
        clock=table.clocks if table.clocks.left else None,
        takeback=None if table.takeback is None else tuple(sorted(table.takeback)),
        can_take_back=table.takeback_seat,
        stop=tuple(sorted(table.stop)),
        bot_votes=table.bot_votes,
        seat_wishes=table.seat_wishes,
        rematch=table.rematch,
        bots_speak=bots_speak(table),
    )


def notebook(table: Table, audience: Audience) -> Notebook:
    """One's own notes and bookmarks during the game, everybody's after it."""
    over = table.phase.is_over
    return Notebook(
        tuple(note for note in table.notes if over or note.seat == audience),
        tuple(mark for mark in table.bookmarks if over or mark.seat == audience),
    )


def opened(table: Table) -> OpenedDeal | None:
    """The deal, once the game is over."""
    if not table.phase.is_over or table.state is None or table.seal is None:
        return None
    deal = table.state.dealt
    assert deal is not None
    return OpenedDeal(
        salt=table.seal.salt,
        digest=table.seal.digest,
        players=deal.players,
        starter=deal.starter,
        deck=" ".join(map(str, deal.deck)),
        tiles=tuple(map(str, deal.tiles)),
        cut=deal.cut,
        code=to_code(deal, table.state.options),
    )
