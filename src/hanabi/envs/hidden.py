"""Hidden hands in batches: exact chances, hands drawn by them, and hands put in their place."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import chance
from hanabi.engine.jit import compiled
from hanabi.engine.layout import KINDS, RULES, Bytes, RulesRecord, StateRecord, States
from hanabi.engine.own_hand import SETS, count_unseen, count_ways, draw_hand, exact_chances
from hanabi.engine.reachable import copies_left
from hanabi.engine.records import Float64s, Int8s, Int64s
from hanabi.envs.arguments import check_seed
from hanabi.envs.batch import Batch
from hanabi.rules.errors import BadDeal, BadOptions, shown


@compiled
def draw_hands(states: States, table: Bytes, seats: Int64s, draws: int, seed: int, hands: Int8s) -> int:
    """For each row, `draws` hands of its seat into `hands[row, draw]`; the first row without any, or −1."""
    rules: RulesRecord = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    ways = np.zeros((KINDS + 1, SETS), np.int64)
    for row in range(len(states)):
        seat = int(seats[row])
        count_unseen(states[row], rules, seat, unseen)
        if count_ways(states[row], rules, seat, unseen, ways) == 0:
            return row
        for draw in range(draws):
            draw_hand(states[row], rules, seat, unseen, ways, seed, row * draws + draw, hands[row, draw])
    return -1


@compiled
def all_chances(states: States, table: Bytes, seats: Int64s, out: Float64s) -> None:
    """For each row, the exact chances of its seat's cards."""
    rules: RulesRecord = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    ways = np.zeros((KINDS + 1, SETS), np.int64)
    reach = np.zeros(SETS, np.int64)
    for row in range(len(states)):
        seat = int(seats[row])
        count_unseen(states[row], rules, seat, unseen)
        if count_ways(states[row], rules, seat, unseen, ways) > 0:
            exact_chances(states[row], rules, seat, unseen, ways, reach, out[row])


@compiled
def all_v0_beliefs(states: States, table: Bytes, seats: Int64s, out: Float64s) -> None:
    """For each row, each card's clues weighed with the copies not discarded or placed, card by card."""
    rules: RulesRecord = table.view(RULES)[0]
    for row in range(len(states)):
        state: StateRecord = states[row]
        seat = int(seats[row])
        for slot in range(int(state.cards[seat])):
            total = 0
            for kind in range(int(rules.kinds)):
                if state.possible[seat, slot] >> kind & 1:
                    left = copies_left(state, rules, kind)
                    out[row, slot, kind] = left
                    total += left
            for kind in range(int(rules.kinds)):
                if total > 0:
                    out[row, slot, kind] /= total


@compiled
def first_misfit(states: States, table: Bytes, seats: Int64s, hands: Int64s) -> int:
    """The first row whose given hand does not fit the clues or the unseen cards; −1 if all fit."""
    rules: RulesRecord = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    for row in range(len(states)):
        seat = int(seats[row])
        count_unseen(states[row], rules, seat, unseen)
        for slot in range(int(states[row].cards[seat])):
            kind = int(hands[row, slot])
            if kind < 0 or kind >= int(rules.kinds) or not states[row].possible[seat, slot] >> kind & 1:
                return row
            unseen[kind] -= 1
            if unseen[kind] < 0:
                return row
    return -1


@compiled
def put_hands(states: States, table: Bytes, seats: Int64s, hands: Int64s, seed: int) -> None:
    """Put a fitting hand into each row's seat; the other unseen cards and tiles are shuffled."""
    rules: RulesRecord = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    for row in range(len(states)):
        state: StateRecord = states[row]
        seat = int(seats[row])
        count_unseen(state, rules, seat, unseen)
        for slot in range(int(state.cards[seat])):
            state.hand[seat, slot] = hands[row, slot]
            unseen[int(hands[row, slot])] -= 1
        index = int(state.drawn)
        for kind in range(int(rules.kinds)):
            for _ in range(int(unseen[kind])):
                state.deck[index] = kind
                index += 1
        chance.shuffle(state.deck, int(state.drawn), int(rules.deck_size), seed, row * 256)
        chance.shuffle(state.tiles, int(state.tiles_used), int(rules.tiles), seed, row * 256 + 128)
        if rules.tiles > 0:
            state.cut = chance.mix(seed, row * 256 + 140)


class Hidden:
    """The hidden hands of a batch, each row's as one seat sees it (the one that acts now, unless named).

    hidden = Hidden(batch)
    hidden.chances()  # exact chance of every kind in every slot
    hands = hidden.draw(100, seed=1)  # 100 hands a row, each by its chance
    hidden.put(hands[:, 0])  # play on as if the first of them were true
    """

    def __init__(self, batch: Batch, seats: NDArray[np.integer[Any]] | int | None = None) -> None:
        self.batch = batch
        self._named = None if seats is None else self._checked(np.asarray(seats))

    def _checked(self, seats: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        n, players = self.batch.n, self.batch.setup.players
        if seats.shape not in ((), (n,)) or not np.issubdtype(seats.dtype, np.integer):
            raise BadOptions(f"expected one seat or {n}, found shape {seats.shape} of {seats.dtype}")
        if not ((seats >= 0) & (seats < players)).all():
            raise BadOptions(f"seats are whole numbers from 0 to {players - 1}, not {seats}")
        return np.broadcast_to(seats, n).astype(np.int64)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat of each row whose hand is hidden."""
        return self.batch._states["player"].astype(np.int64) if self._named is None else self._named

    @property
    def _shape(self) -> tuple[int, int, int]:
        shape = self.batch.setup.shape()
        return self.batch.n, shape.hand_size, len(shape.suits) * shape.ranks

    def chances(self) -> NDArray[np.float64]:
        """The exact chance of every kind in every slot (rows, slots, kinds); an empty slot has none."""
        out = np.zeros(self._shape)
        all_chances(self.batch._states, self.batch._table, self.seats, out)
        return out

    def v0_belief(self) -> NDArray[np.float64]:
        """The belief that SAD and JaxMARL show: each card by itself, by public counts alone."""
        out = np.zeros(self._shape)
        all_v0_beliefs(self.batch._states, self.batch._table, self.seats, out)
        return out

    def draw(self, draws: int, seed: int) -> NDArray[np.int8]:
        """So many hands a row, each way to fill it as likely (rows, draws, slots); an empty slot is −1."""
        if isinstance(draws, bool) or not isinstance(draws, int) or draws < 1:
            raise BadOptions(f"draws must be a whole number from 1 on, not {shown(draws)}")
        hands = np.full((self.batch.n, draws, self._shape[1]), -1, np.int8)
        row = draw_hands(self.batch._states, self.batch._table, self.seats, draws, check_seed(seed), hands)
        if row >= 0:
            raise BadDeal(f"game {row}: no hand fits what seat {self.seats[row]} knows")
        return hands

    def put(self, hands: NDArray[np.integer[Any]], seed: int = 0) -> None:
        """Make these the true hands; the other unseen cards, and the tiles, are shuffled by `seed`."""
        hands = np.asarray(hands)
        if hands.shape != self._shape[:2] or not np.issubdtype(hands.dtype, np.integer):
            raise BadDeal(f"expected hands of shape {self._shape[:2]}, found {hands.shape} of {hands.dtype}")
        batch, seats, seed, kinds = self.batch, self.seats, check_seed(seed), hands.astype(np.int64)
        if (row := first_misfit(batch._states, batch._table, seats, kinds)) >= 0:
            raise BadDeal(f"game {row}: the hand does not fit what seat {seats[row]} knows")
        put_hands(batch._states, batch._table, seats, kinds, seed)
        batch.refresh()
