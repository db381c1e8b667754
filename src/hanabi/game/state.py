"""A whole game at one moment, known to nobody: a value that moves lead on from."""

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import NO_CARD_THERE, STATE, STOPPED, TIMED_OUT, offset
from hanabi.engine.refusals import refusal_error
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import AT, TILE_NAMES, Board, check_seat
from hanabi.game.events import Discarded, Event, Failed, Recycled, Salvaged
from hanabi.game.move_events import move_events
from hanabi.game.numbering import number_of
from hanabi.game.past import NOTHING, Past, past_of
from hanabi.game.view import SpectatorView, View
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import GameOver, IllegalMove, NotYourTurn, shown
from hanabi.rules.moves import Action, Move, Rearrange, Stop, check_is_move
from hanabi.rules.options import Options, check_options
from hanabi.rules.tiles import Tile

KEPT_EVERY = 4  # of so many states one is kept, so that taking back is quick and a long game stays small


class _Kept(NamedTuple):
    """A state to take up again when moves are taken back, and those kept before it."""

    before: "_Kept | None"
    length: int
    data: NDArray[np.uint8]
    discard_pile: tuple[Card, ...]


class State(Board):
    """Everything about a game at one moment.

        state = State.new(players=3)
        move = state.legal_moves()[0]
        state, events = state.apply(move)

    Two states are equal when they began alike and the same moves led on from there.
    """

    __slots__ = ("_first", "_kept", "_moves", "dealt")

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        dealt: Deal | None,
        first: "State | None" = None,
        kept: _Kept | None = None,
        past: Past = NOTHING,
        discard_pile: tuple[Card, ...] = (),
    ) -> None:
        super().__init__(tables, data, past, discard_pile)
        self.dealt = dealt
        self._first = first
        self._kept = kept or _Kept(None, 0, data, discard_pile)
        self._moves: tuple[Move, ...] | None = None

    @classmethod
    def new(
        cls,
        players: int,
        options: Options | None = None,
        *,
        starter: int | None = None,
        chance: Random | None = None,
    ) -> "State":
        """A freshly shuffled game; chance is the operating system's unless given (R-107, R-109)."""
        options = check_options(options)
        return cls.deal(Deal.shuffle(options, players, chance or SystemRandom(), starter), options)

    @classmethod
    def deal(cls, deal: Deal, options: Options | None = None) -> "State":
        """A game from a given deck, tile order and starter (R-108)."""
        options = check_options(options)
        deal.check(options)
        rules = tables(options, deal.players)
        record = np.zeros(1, STATE)
        record["deck"][0, : len(deal.deck)] = [rules.kind_of[card] for card in deal.deck]
        record["tiles"][0, : len(deal.tiles)] = [TILE_NAMES.index(tile) for tile in deal.tiles]
        record["cut"] = deal.cut
        data = record.view(np.uint8)
        entries.begin(data, rules.data, deal.starter)
        return cls(rules, data, deal)

    @property
    def start(self) -> "State":
        """The game before its first move."""
        return self._first or self

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, the first first."""
        if self._moves is None:
            self._moves = self._past.moves()
        return self._moves

    @property
    def move_count(self) -> int:
        """How many moves were made so far."""
        return self._past.length

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards left in the deck, the top one first."""
        first = offset("deck") + self._tables.deck_size - self.deck_count
        return tuple(self._tables.cards[kind] for kind in self._bytes[first : first + self.deck_count])

    @property
    def tiles_to_come(self) -> tuple[Tile, ...]:
        """The tiles still face down, in the order in which they will be turned up."""
        first, count = AT["tiles"], len(TILE_NAMES) if self.options.tiles else 0
        return tuple(TILE_NAMES[tile] for tile in self._bytes[first + len(self.tiles_used) : first + count])

    @overload
    def view(self, seat: int) -> View: ...
    @overload
    def view(self, seat: None) -> SpectatorView: ...
    @overload
    def view(self, seat: int | None) -> View | SpectatorView: ...
    def view(self, seat: int | None) -> View | SpectatorView:
        """What a seat may know of it; None for a spectator, who sees every hand."""
        if seat is None:
            return SpectatorView(self._tables, self._data, self._past, self.discard_pile)
        seat = check_seat(seat, self.players)
        return View(self._tables, self._data, self._past, self.discard_pile, seat)

    @classmethod
    def from_text(cls, text: str) -> "State":
        """The game that `to_text` wrote; the text of a view does not say enough."""
        from hanabi.game.position_reading import parse_state  # it makes states

        return parse_state(text)

    def legal_moves(self) -> list[Action]:
        """The legal actions of the player on turn; rearranging and stopping are none (R-402, R-511)."""
        return self._legal_moves()

    def legal_notations(self) -> list[str]:
        """The same in their notation: `list(map(str, state.legal_moves()))`, and quicker."""
        return self._legal_notations()

    def is_legal(self, move: Move) -> bool:
        """Whether `apply` would take the move."""
        try:
            self.check(move)
        except IllegalMove:
            return False
        return True

    def check(self, move: Move, seat: int | None = None) -> None:
        """Refuse what `apply` would refuse, for the same reason."""
        if seat is not None:
            self._check_seat(move, seat)
        self._after(move)

    def apply(self, move: Move, seat: int | None = None) -> tuple["State", tuple[Event, ...]]:
        """The state after a move, and what everyone saw; with `seat`, only if that seat may make it."""
        if seat is not None:
            self._check_seat(move, seat)
        after = State(self._tables, self._after(move), self.dealt, self.start, self._kept)
        events = move_events(self, after, move)
        after._past = self._past.then(move, events)
        after.discard_pile = _next_pile(self.discard_pile, events)
        if after.discard_pile is self.discard_pile and after.placed == self.placed:
            after._prospects = self._prospects
        if self._log is not None:  # whoever asked here will ask again: adding is quicker than collecting
            after._log = self._log + events
        if self._moves is not None:
            after._moves = (*self._moves, move)
        if after._past.length % KEPT_EVERY == 0:
            after._kept = _Kept(self._kept, after._past.length, after._data, after.discard_pile)
        return after, events

    def play_on(self, moves: Iterable[Move]) -> "State":
        """The state after several moves."""
        state = self
        for move in moves:
            state, _ = state.apply(move)
        return state

    def undo(self, count: int = 1) -> "State":
        """The state `count` moves ago."""
        made = self._past.length
        if not isinstance(count, int) or not 0 <= count <= made:
            raise IllegalMove(f"{made} moves were made: {shown(count)} cannot be taken back")
        kept = self._kept
        while kept.length > made - count:
            assert kept.before is not None
            kept = kept.before
        past = self._past.at(kept.length)
        state = State(self._tables, kept.data, self.dealt, self._first, kept, past, kept.discard_pile)
        return state.play_on(self.moves[kept.length : made - count])

    def _check_seat(self, move: Move, seat: int) -> None:
        if type(seat) is not int:
            seat = check_seat(seat, self.players)
        match move:
            case Rearrange(owner, _) if owner != seat:
                raise NotYourTurn(f"seat {seat} may rearrange its own hand, not that of seat {owner}")
            case Stop(int(sayer)) if sayer != seat:
                raise NotYourTurn(f"seat {seat} cannot stop the game in the name of seat {sayer}")
            case Rearrange() | Stop():
                return
            case _ if self.is_over:
                raise GameOver("the game is over: no more moves")
            case _ if seat != self.on_turn:
                raise NotYourTurn(f"seat {self.on_turn} is on turn, not seat {seat}")

    def _after(self, move: Move) -> NDArray[np.uint8]:
        """The record after a move; this one stays as it is."""
        if self.is_over:
            raise GameOver("the game is over: no more moves")
        data = self._data.copy()
        match move:
            case Rearrange(seat, hand):
                code = self._rearrange(data, seat, hand)
            case Stop(seat, timed_out):
                if seat is not None:
                    check_seat(seat, self.players)
                code = entries.stop(data, TIMED_OUT if timed_out else STOPPED)
            case _:
                check_is_move(move)
                number = number_of(self._tables, self.on_turn, self._orders(self.on_turn), move)
                code = entries.move(data, self._tables.data, number)
        if code:
            raise refusal_error(code, move, self.pending)
        return data

    def _rearrange(self, data: NDArray[np.uint8], seat: int, hand: tuple[int, ...]) -> int:
        check_seat(seat, self.players)
        if not hand:
            return NO_CARD_THERE
        orders = [order if 0 <= order < 128 else -1 for order in hand]
        return entries.rearrange(data, seat, np.array(orders, np.int8))

    def _key(self) -> tuple[object, ...]:
        start = self.start
        began = (start._data.tobytes(), start.discard_pile, start.log)
        return self.options, self.players, *began, self.moves

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __copy__(self) -> "State":
        return self

    def __deepcopy__(self, memo: object) -> "State":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        start = self.start
        position = (start._data.tobytes(), start.discard_pile, start.log, self.dealt)
        return _restore, (self.options, self.players, *position, self.moves)

    def __repr__(self) -> str:
        return f"<State of {self._line()}>"


def _next_pile(pile: tuple[Card, ...], events: tuple[Event, ...]) -> tuple[Card, ...]:
    """The discard pile after these events."""
    match events[0]:
        case Discarded(card=card) | Failed(card=card):
            return (*pile, card)
        case Recycled(card=card) | Salvaged(card=card):
            place = len(pile) - 1 - pile[::-1].index(card)
            return pile[:place] + pile[place + 1 :]
        case _:
            return pile


def _restore(
    options: Options,
    players: int,
    start: bytes,
    discard_pile: tuple[Card, ...],
    log: tuple[Event, ...],
    dealt: Deal | None,
    moves: tuple[Move, ...],
) -> State:
    data, past = np.frombuffer(start, np.uint8), past_of(log)
    return State(tables(options, players), data, dealt, past=past, discard_pile=discard_pile).play_on(moves)
