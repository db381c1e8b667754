"""A whole game at one moment, known to nobody: a value that moves lead on from."""

from collections.abc import Iterable
from random import Random, SystemRandom

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import NO_CARD_THERE, STATE, STOPPED, TIMED_OUT, offset
from hanabi.engine.refusals import refusal_error
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import TILE_NAMES, Board, check_seat
from hanabi.game.events import Discarded, Event, Failed, Recycled, Salvaged
from hanabi.game.move_events import move_events
from hanabi.game.numbering import number_of
from hanabi.game.view import View
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import GameOver, IllegalMove, NotYourTurn
from hanabi.rules.moves import Action, Move, Rearrange, Stop
from hanabi.rules.options import Options


class State(Board):
    """Everything about a game at one moment.

        state = State.new(players=3)
        move = state.legal_moves()[0]
        state, events = state.apply(move)

    Two states are equal when they began alike and the same moves led on from there.
    """

    __slots__ = ("_start", "dealt", "moves")

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        dealt: Deal | None,
        start: "State | None" = None,
        moves: tuple[Move, ...] = (),
        log: tuple[Event, ...] = (),
        discard_pile: tuple[Card, ...] = (),
    ) -> None:
        super().__init__(tables, data, log, discard_pile)
        self.dealt = dealt
        self._start = start or self
        self.moves = moves

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
        options = options or Options()
        return cls.deal(Deal.shuffle(options, players, chance or SystemRandom(), starter), options)

    @classmethod
    def deal(cls, deal: Deal, options: Options | None = None) -> "State":
        """A game from a given deck, tile order and starter (R-108)."""
        options = options or Options()
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
        return self._start

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards left in the deck, the top one first."""
        first = offset("deck") + self._tables.deck_size - self.deck_count
        return tuple(self._tables.cards[kind] for kind in self._bytes[first : first + self.deck_count])

    def view(self, seat: int | None) -> View:
        """What a seat may know of it; None for a spectator, who sees every hand."""
        if seat is not None:
            check_seat(seat, self.players)
        return View(self._tables, self._data, self.log, self.discard_pile, seat)

    def legal_moves(self) -> list[Action]:
        """The legal actions of the player on turn; rearranging and stopping are none (R-402, R-511)."""
        return self._legal_moves()

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
        after = State(self._tables, self._after(move), self.dealt, self._start, (*self.moves, move))
        events = move_events(self, after, move)
        after.log = self.log + events
        after.discard_pile = _next_pile(self.discard_pile, events)
        return after, events

    def play_on(self, moves: Iterable[Move]) -> "State":
        """The state after several moves."""
        state = self
        for move in moves:
            state, _ = state.apply(move)
        return state

    def undo(self, count: int = 1) -> "State":
        """The state `count` moves ago, played again from the start."""
        if not 0 <= count <= len(self.moves):
            raise IllegalMove(f"{len(self.moves)} moves were made: {count} cannot be taken back")
        return self._start.play_on(self.moves[: len(self.moves) - count])

    def _check_seat(self, move: Move, seat: int) -> None:
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
                number = number_of(self._tables, self.on_turn, self.orders(self.on_turn), move)
                code = entries.move(data, self._tables.data, number)
        if code:
            raise refusal_error(code, move, self.pending)
        return data

    def _rearrange(self, data: NDArray[np.uint8], seat: int, hand: tuple[int, ...]) -> int:
        check_seat(seat, self.players)
        if not hand:
            return NO_CARD_THERE
        orders = [order if isinstance(order, int) and 0 <= order < 128 else -1 for order in hand]
        return entries.rearrange(data, seat, np.array(orders, np.int8))

    def _key(self) -> tuple[object, ...]:
        start = self._start
        return self.options, self.players, start._data.tobytes(), start.discard_pile, self.moves

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __copy__(self) -> "State":
        return self

    def __deepcopy__(self, memo: object) -> "State":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        start = self._start
        position = (start._data.tobytes(), start.discard_pile, self.dealt)
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
    dealt: Deal | None,
    moves: tuple[Move, ...],
) -> State:
    data = np.frombuffer(start, np.uint8)
    return State(tables(options, players), data, dealt, discard_pile=discard_pile).play_on(moves)
