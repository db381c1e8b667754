"""What each seat, and whoever watches, is sent of a table: no byte depends on cards it may not see."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from hanabi.game.board import HandNumbers, HeldCard
from hanabi.game.state import State
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, Options, hand_size
from hanabi.rules.suits import Color, Suit
from hanabi.table import shown
from hanabi.table.course import WATCHERS, Course, LineKept
from hanabi.table.seat import Seat
from hanabi.table.settings import Aid, Delayed, Nobody, OneSeat, Settings
from hanabi.table.table import Table
from hanabi.table.telling import outcome_shown

Audience = int | None  # a seat, or None for those who watch

_ENCODER = msgspec.json.Encoder()


class Showing:
    """One moment of a table, ready to be sent: what is the same for all is made once."""

    def __init__(self, course: Course, now: int) -> None:
        self.course, self.table, self.now = course, course.table, now
        self._public: dict[bool, msgspec.Raw] = {}
        self._positions: dict[tuple[Audience, int], msgspec.Raw] = {}
        self._pieces: dict[int, _Pieces] = {}

    def everything(self, audience: Audience) -> bytes:
        """All of it, as for somebody who comes in."""
        table = self.table
        return _ENCODER.encode(
            shown.TableNow(
                seq=self.course.seq,
                now=self.now,
                you=audience,
                rules=rules_shown(table.settings),
                table=self._table(audience),
                log=cast(Any, tuple(line.raw for line in self.lines(audience))),
                papers=papers(table, audience),
                position=self.position(audience),
                opened=self._opened,
            )
        )

    @cached_property
    def _opened(self) -> shown.Opened | None:
        return opened(self.table)

    def news(self, audience: Audience, line: LineKept, before: Table) -> bytes | None:
        """What the last event changed since `before`; None if it is nothing to this audience."""
        table = self.table
        if not self._hears(audience, line):
            return None
        if (table.phase, table.settings) != (before.phase, before.settings):
            return self.everything(audience)
        if is_late(table, audience):
            return self._late_news(audience, line, before)
        if table.state is not before.state and not line.is_move:  # a move was taken back
            return self.everything(audience)
        own = papers(table, audience) if line.only is not None and line.only == audience else None
        return self._news(audience, line, table.state is not before.state, own)

    def _late_news(self, audience: Audience, line: LineKept, before: Table) -> bytes | None:
        """The same for somebody who sees the game later: what they have come to by now."""
        lines = self.course.lines
        seen, now = _caught_up(before, lines[:-1]), _caught_up(self.table, lines)
        new = [each for each in lines[seen:now] if each.late and self._hears(audience, each)]
        new += [] if line.late else [line]
        if now < seen or len(new) > 1:
            return self.everything(audience)
        if not new and not line.is_move:
            return None
        return self._news(audience, new[0] if new else None, now != seen)

    def _news(
        self, audience: Audience, line: LineKept | None, moved: bool, own: shown.Papers | None = None
    ) -> bytes:
        return _ENCODER.encode(
            shown.News(
                seq=self.course.seq,
                now=self.now,
                table=self._table(audience),
                line=cast(Any, line.raw if line else None),
                position=self.position(audience) if moved else None,
                papers=own,
            )
        )

    def _table(self, audience: Audience) -> shown.TableShown:
        late = is_late(self.table, audience)
        if late not in self._public:
            public = table_shown(self.table)
            if late:  # both would tell that the last move was a clue
                public = replace(public, takeback=None, can_take_back=None)
            self._public[late] = _raw(public)
        return cast(shown.TableShown, self._public[late])

    def lines(self, audience: Audience) -> list[LineKept]:
        """The lines of the log for this audience: not other people's notes, and not what is still to come."""
        table = self.table
        lines = [line for line in self.course.lines if self._hears(audience, line)]
        if is_late(table, audience):
            seen = _caught_up(table, self.course.lines)
            return [line for line in lines if not line.late or line.seq <= seen]
        if table.phase == "playing" and table.settings.aid == "none":
            # what was told more than a round ago has to be remembered.
            last = table.turn - table.settings.players
            return [line for line in lines if not line.is_move or line.turn > last]
        return lines

    def _hears(self, audience: Audience, line: LineKept) -> bool:
        if line.only == WATCHERS:
            return audience is None or self.table.phase == "ended"
        return line.only is None or line.only == audience

    def position(self, audience: Audience, moves: int | None = None) -> shown.Position | None:
        """The game as this audience may see it, now or after so many moves."""
        state = self.table.state
        last = self._last_moves(audience)
        if state is None or last is None:
            return None
        at = max(0, last if moves is None else min(moves, last))
        if (audience, at) not in self._positions:
            self._positions[audience, at] = self._position(
                audience, at, self.table.at(at) if at < len(state.moves) else state
            )
        return cast(shown.Position, self._positions[audience, at])

    def _last_moves(self, audience: Audience) -> int | None:
        """After how many moves this audience sees the game; None if it does not see it yet."""
        if not is_late(self.table, audience):
            return len(self.table.state.moves) if self.table.state else None
        seen = _caught_up(self.table, self.course.lines)
        return self.course.lines[seen - 1].moves if seen else None

    def _position(self, audience: Audience, at: int, state: State) -> msgspec.Raw:
        if at not in self._pieces:
            self._pieces[at] = _Pieces(state, self.table)
        pieces, playing = self._pieces[at], self.table.phase == "playing"
        blind = _blind_seat(self.table, audience) if playing else None
        legal = list(map(str, state.legal_moves())) if playing and audience == state.on_turn else []
        position = replace(
            pieces.board,
            hands=tuple([hand.closed if i == blind else hand.open for i, hand in enumerate(pieces.hands)]),
            legal=tuple(legal),
            clues=clues(legal, pieces.hands) if legal else (),
        )
        return _raw(position)


class _Pieces:
    """What the positions of all audiences have in common: the board, and every hand open and closed."""

    def __init__(self, state: State, table: Table) -> None:
        self.board = board(state, table.timed_out is not None)
        self.hands = hands(state, table.settings.aid if table.phase == "playing" else "full")


def may_look(table: Table, audience: Audience) -> bool:
    """Whether this audience may see the game now."""
    return table.phase == "ended" or audience is not None or not isinstance(table.settings.watching, Nobody)


def is_late(table: Table, audience: Audience) -> bool:
    """Whether this audience sees the game later than the players, or only after the end."""
    return audience is None and table.phase == "playing" and not isinstance(table.settings.watching, OneSeat)


def _caught_up(table: Table, lines: list[LineKept]) -> int:
    """How many lines of a game they have come to who see it later: so many turns have passed since."""
    watching = table.settings.watching
    if not isinstance(watching, Delayed):
        return 0
    last = table.turn - watching.turns
    return next((line.seq for line in reversed(lines) if line.turn <= last), 0)


def _blind_seat(table: Table, audience: Audience) -> int | None:
    """Whose hand this audience may not see before the end (R-111)."""
    return table.settings.watched if audience is None else audience


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


# The game.


def board(state: State, timed_out: bool = False) -> shown.Position:
    """What lies open for everyone; hands and moves are added for each seat."""
    outcome = state.outcome()
    reachable, score, dead = state.reachable_score, state.score, state.dead_fireworks
    return shown.Position(
        moves=len(state.moves),
        turn=state.turn,
        on_turn=state.on_turn,
        tokens=state.tokens,
        mistakes=state.mistakes,
        fireworks={suit.letter: height for suit, height in state.fireworks.items()},
        deck=state.deck_count,
        score=score,
        reachable=reachable,
        pace=score + state.deck_count + state.players - reachable,
        dead="".join(suit.letter for suit in state.options.suits if suit in dead),
        indispensable=tuple(sorted(map(str, state.indispensable_cards))),
        discards=tuple(map(str, state.discard_pile)),
        hands=(),
        turns_left=state.turns_left,
        pending=str(state.pending) if state.pending else None,
        tiles_used=tuple(map(str, state.tiles_used)),
        tiles_left=tuple(sorted(map(str, state.tiles_left))),
        outcome=outcome_shown(outcome, timed_out) if outcome else None,
    )


class HandShown(NamedTuple):
    """A hand as others and as its owner see it, and the clues that it can be given by their notation."""

    cards: tuple[shown.CardShown, ...]
    open: Any  # encoded once for all
    closed: Any
    clues: dict[str, shown.ClueShown]


def hands(state: State, aid: Aid) -> list[HandShown]:
    """All hands by seat."""
    return [_hand_shown(state.hand_numbers(seat), seat, aid) for seat in range(state.players)]


@lru_cache(maxsize=8192)  # a move changes one hand: the others are as they were
def _hand_shown(numbers: HandNumbers, seat: int, aid: Aid) -> HandShown:
    hand = numbers.cards()
    cards = tuple(card_shown(held, aid) for held in hand)
    closed = [_turned_down(card) for card in cards]
    return HandShown(cards, _raw(cards), _raw(closed), _clues_to(seat, hand, numbers.tables.options, aid))


def card_shown(held: HeldCard, aid: Aid) -> shown.CardShown:
    """A card with as much of the earlier clues as the table agreed on (R-407)."""
    face = str(held.card)
    if aid == "none":
        return shown.CardShown(held.order, face)
    if aid == "marks":
        return shown.CardShown(held.order, face, _clued(held.clued))
    return shown.CardShown(held.order, face, _clued(held.clued), *_left_open(held.possible))


def _turned_down(card: shown.CardShown) -> shown.CardShown:
    return shown.CardShown(card.order, None, card.clued, card.suits, card.ranks)


@lru_cache(maxsize=4096)
def _left_open(possible: frozenset[Card]) -> tuple[str, str]:
    """The suits and the ranks that the clues leave open: they say something of the one or of the other."""
    suits, ranks = {card.suit for card in possible}, {card.rank for card in possible}
    return "".join(suit.letter for suit in Suit if suit in suits), "".join(map(str, sorted(ranks)))


@lru_cache(maxsize=4096)
def _clued(clued: frozenset[Color | int]) -> str:
    return "".join(sorted(map(str, clued), key=lambda name: (name.isdigit(), name)))


def clues(legal: Iterable[str], hands: Iterable[HandShown]) -> tuple[shown.ClueShown, ...]:
    """The clues among the legal moves, with the cards each would touch (R-208), and which of them are new."""
    given = {move: clue for hand in hands for move, clue in hand.clues.items()}
    return tuple([given[move] for move in legal if move in given])


def _clues_to(seat: int, hand: Iterable[HeldCard], options: Options, aid: Aid) -> dict[str, shown.ClueShown]:
    """What each clue to this hand would touch."""
    touched, fresh = _nothing_touched(options), _nothing_touched(options)
    for held in hand:
        assert held.card is not None
        for named in (str(held.card.rank), *_colors_by_suit(options)[held.card.suit]):
            touched[named] += (held.order,)
            if aid != "none" and not held.clued:
                fresh[named] += (held.order,)
    return {
        (move := f"C{seat}:{named}"): shown.ClueShown(move, seat, named, orders, fresh[named])
        for named, orders in touched.items()
    }


def _nothing_touched(options: Options) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys([*(color.letter for color in options.colors), *map(str, RANKS)], ())


@lru_cache(maxsize=256)
def _colors_by_suit(options: Options) -> dict[Suit, tuple[str, ...]]:
    """The colors that point out each suit, by their letters."""
    return {
        suit: tuple(color.letter for color in options.colors if options.touches(color, suit))
        for suit in options.suits
    }


# The table.


@lru_cache(maxsize=1024)
def rules_shown(settings: Settings) -> shown.Rules:
    """What follows from the settings of a table."""
    options = settings.rules()
    cards = (Card(suit, rank) for suit in options.suits for rank in RANKS)
    return shown.Rules(
        suits="".join(suit.letter for suit in options.suits),
        colors="".join(color.letter for color in options.colors),
        copies={str(card): options.copies(card) for card in cards},
        max_score=options.max_score,
        hand_size=hand_size(settings.players),
        max_tokens=MAX_TOKENS,
        max_mistakes=MAX_MISTAKES,
        announce=options.announce,
        tiles=options.tiles,
        expert=options.expert,
    )


def table_shown(table: Table) -> shown.TableShown:
    """What everyone may know of a table beside the cards."""
    settings = table.settings
    place = table.last_action
    clock = (
        shown.ClockShown(table.times.left, table.times.began, table.times.paused)
        if table.times.left
        else None
    )
    return shown.TableShown(
        id=table.id,
        phase=table.phase,
        settings=settings,
        seats=tuple(map(_seat, table.seats)),
        host=table.seat_of(table.host),
        chosen=table.chosen is not None,
        digest=table.seal.digest if table.seal else None,
        started=table.started,
        ended=table.ended,
        paused=table.paused,
        clock=clock,
        takeback=None if table.takeback is None else tuple(sorted(table.takeback)),
        can_take_back=table.movers[place] if place is not None and table.can_take_back else None,
        stop=tuple(sorted(table.stop)),
        bot_votes=tuple(shown.BotVote(seat, bot, tuple(sorted(by))) for seat, bot, by in table.bot_votes),
        rematch=table.rematch,
    )


def _seat(seat: Seat) -> shown.SeatShown:
    return shown.SeatShown(seat.kind, seat.name, seat.bot, seat.away, seat.failed)


def papers(table: Table, audience: Audience) -> shown.Papers:
    """One's own notes and bookmarks during the game, everybody's after it."""
    over = table.phase == "ended"
    return shown.Papers(
        tuple(
            shown.NoteShown(note.seat, note.order, note.text, note.moves)
            for note in table.notes
            if over or note.seat == audience
        ),
        tuple(
            shown.BookmarkShown(mark.seat, mark.moves, mark.text)
            for mark in table.bookmarks
            if over or mark.seat == audience
        ),
    )


def opened(table: Table) -> shown.Opened | None:
    """The deal, once the game is over."""
    if table.phase != "ended" or table.state is None or table.seal is None:
        return None
    deal = table.state.dealt
    assert deal is not None
    return shown.Opened(
        salt=table.seal.salt,
        digest=table.seal.digest,
        players=deal.players,
        starter=deal.starter,
        deck=" ".join(map(str, deal.deck)),
        tiles=tuple(map(str, deal.tiles)),
        cut=deal.cut,
        code=to_code(deal, table.state.options),
    )
