"""What a seat has seen of a game: the table before every action, and the policy's memory of it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.program import Program
from hanabi.engine import entries
from hanabi.engine.layout import CLUE, HAND, STATE, Bytes, Seat, StateRecord, States
from hanabi.engine.records import Int8s, Int64s
from hanabi.engine.tables import Tables
from hanabi.game.view import View
from hanabi.rules.errors import BadOptions

KNOWN = -1  # of a card that has left the hand since: its face was seen


class Evidence(NamedTuple):
    """The decisions of others that tell something of the cards in the hand of `seat`, the newest first.

    `states` are what each of them saw, but for the cards that are in the hand still; `where` says in which
    slot of the present hand each card of the hand of that time is now.
    """

    seat: Seat
    states: States
    memories: NDArray[np.uint8]
    moves: Int64s
    where: Int8s
    held: Int64s  # the slots of the present hand that were seen, as bits


class History:
    """One seat's game, told action by action; the policy is the one that the others are thought to follow.

    history = History(DUO, seat=0)
    history.notice(view)  # after every action, and before the first if there is one to be made
    """

    def __init__(self, policy: Program, seat: int) -> None:
        if not policy.remembers_in_common:
            raise BadOptions(f"{policy.name} does not declare `remembers_in_common`, which search needs")
        self.policy, self.seat = policy, seat
        self._memory = np.zeros(policy.memory.itemsize, np.uint8)
        self._states: list[Bytes] = []  # after each action
        self._memories: list[Bytes] = []

    @property
    def memory(self) -> Bytes:
        """What the policy remembers now."""
        return self._memory

    def notice(self, view: View) -> None:
        """Take in the view after an action; the same one again changes nothing."""
        data = view._data
        if self._states and np.array_equal(self._states[-1], data):
            return
        state = record(data)
        if not self._states and _is_first_action(state, view._tables):
            self._keep(_before_first_action(state, view._tables, self.seat))
        if state.last_move >= 0:
            self.policy.compiled[1](hidden(data, None), view._tables.rules, self._memory, 0)
        if self._states and _is_rearranged(record(self._states[-1]), state):
            del self._states[-1], self._memories[-1]
        self._keep(data.copy())

    def _keep(self, data: Bytes) -> None:
        self._states.append(data)
        self._memories.append(self._memory.copy())

    def evidence(self) -> Evidence:
        """The others' decisions that depended on cards which the seat still holds."""
        seat, now = self.seat, record(self._states[-1])
        slot_of = {int(now.order[seat, slot]): slot for slot in range(now.cards[seat])}
        seen = self._cards_gone()
        found = []
        for index in range(len(self._states) - 2, -1, -1):
            before, after = record(self._states[index]), record(self._states[index + 1])
            orders = [int(order) for order in before.order[seat, : before.cards[seat]]]
            here = [slot_of.get(order, KNOWN) for order in orders]
            if before.player == seat or max(here, default=KNOWN) == KNOWN:
                continue
            state = hidden(self._states[index], int(before.player))
            for slot, order in enumerate(orders):
                if here[slot] == KNOWN:
                    state.hand[seat, slot] = seen[order]
            found.append((state, self._memories[index], int(after.last_move), here))
        return _evidence(seat, found, self._memory.size)

    def _cards_gone(self) -> dict[int, int]:
        """The kinds of the cards that have left the hand, by their order."""
        states = [record(data) for data in self._states]
        return {
            int(state.last_order): int(state.last_kind) for state in states if state.last_player == self.seat
        }


def _evidence(seat: Seat, found: list[tuple[StateRecord, Bytes, int, list[int]]], size: int) -> Evidence:
    count = len(found)
    states, memories = np.zeros(count, STATE), np.zeros((count, size), np.uint8)
    moves, held = np.zeros(count, np.int64), np.zeros(count, np.int64)
    where = np.full((count, HAND), KNOWN, np.int8)
    for index, (state, memory, move, here) in enumerate(found):
        states[index], memories[index], moves[index] = state, memory, move
        where[index, : len(here)] = here
        held[index] = sum(1 << slot for slot in here if slot != KNOWN)
    return Evidence(seat, states, memories, moves, where, held)


def record(data: Bytes) -> StateRecord:
    """Bytes seen as a state."""
    state: StateRecord = data.view(STATE)[0]
    return state


def hidden(data: Bytes, seat: int | None) -> StateRecord:
    """A copy without what a seat cannot see; for None, without any hand: what everyone sees."""
    copy = data.copy()
    entries.hide(copy, -1 if seat is None else seat)
    state = record(copy)
    if seat is None:
        state.hand[:] = -1
    return state


def _is_rearranged(before: StateRecord, after: StateRecord) -> bool:
    """Whether no action lies between: somebody put a hand into another order (R-402)."""
    return bool(before.turn == after.turn and before.last_move == after.last_move)


def _is_first_action(state: StateRecord, tables: Tables) -> bool:
    """Whether this is a dealt game after its first action."""
    used = int(state.placed) + int(state.discarded.sum())
    dealt = tables.hand_size * tables.players
    return bool(state.last_move >= 0 and state.turn == 1 and used <= 1 and state.drawn - used == dealt)


def _before_first_action(after: StateRecord, tables: Tables, seat: int) -> Bytes:
    """The table as it was dealt, worked out from what the first action did."""
    actor, hands = int(after.last_player), after.hand.copy()
    if tables.rules.move_type[after.last_move] != CLUE:
        hands[actor] = np.insert(hands[actor], after.last_slot, after.last_kind)[:HAND]
    data = np.zeros(STATE.itemsize, np.uint8)
    entries.begin(data, tables.data, actor)
    state = record(data)
    dealt = slice(tables.players), slice(tables.hand_size)
    state.hand[dealt] = hands[dealt]
    entries.hide(data, seat)
    return data
