"""Whole games for properties, tables and transcripts: every combination of options, play that gets far."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

from hanabi.engine import actions, chance, entries, legal, playout, reachable
from hanabi.engine.bits import count_bits, nth_bit
from hanabi.engine.jit import COMPILED, compiled
from hanabi.engine.layout import RULES, STATE, Bytes
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import TILE_NAMES
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Action, Move, Rearrange
from hanabi.rules.options import PLAYER_COUNTS, Multicolour, Options

GAME_OPTIONS = tuple(
    Options(multicolour, black, tiles, expert, announce, empty_clues)
    for multicolour in Multicolour
    for black, tiles, expert, announce, empty_clues in product(*[(False, True)] * 4, (True, False))
)
# Of 100 moves, so many are good ones; the rest is chance, which alone gets nowhere.
SKILLS = (0, 60, 80, 90, 97, 100)
FIRST_COUNT = 1024  # of the chance that decides moves; the deal took smaller numbers


def by_gear(compiled_count: int, plain_count: int) -> int:
    """How many examples to take: the uncompiled engine is a few hundred times slower."""
    return compiled_count if COMPILED else plain_count


def some_players(options: Options, count: int) -> tuple[int, ...]:
    """So many of the numbers of players, other ones for other options."""
    index = GAME_OPTIONS.index(options)
    first = index + index // 4 + index // 16 + index // 64
    return tuple(PLAYER_COUNTS[(first + step * 4 // count) % 4] for step in range(count))


def most_moves(options: Options) -> int:
    """More moves than these no game has.

    Every card is played or discarded once, the recycled one twice. A clue costs a token: there are eight, one
    more for each discard or announcement, and one for each firework. Six tiles ask for a choice or a clue.
    """
    cards = len(options.cards()) + 1
    return cards + (8 + cards + 7) + 6


# How a player moves who sees everything.


@compiled
def mixed_move(state: Any, rules: Any, skill: int, wasteful: bool, seed: int, made: int) -> int:
    """A good move in `skill` of 100 cases, else any legal one, after `made` moves; −1 if the game is over."""
    count = FIRST_COUNT + 4 * made
    if state.over != 0:
        return -1
    if state.pending >= 0 or chance.below(seed, count, 100) >= skill:
        return playout.random_move(state, rules, seed, count + 1)
    if wasteful and chance.below(seed, count + 1, 2) == 0:
        clue = some_clue(state, rules, seed, count + 2)
        if clue >= 0:
            return clue
    return good_move(state, rules, seed, count + 2)


@compiled
def good_move(state: Any, rules: Any, seed: int, count: int) -> int:
    """Play what fits; else discard what nobody misses, or pass the time with a clue."""
    slot = fitting_slot(state, rules)
    if slot >= 0:
        return play_number(state, rules, slot, rules.announce > 0 and chance.below(seed, count, 2) == 0)
    slot = spare_slot(state, rules)
    may_discard = state.tokens < rules.max_tokens
    slack = legal.deck_count(state, rules) + int(rules.players) - missing_cards(state, rules)
    if slot >= 0 and may_discard and slack > 0 and (state.tokens < 4 or chance.below(seed, count, 2) == 0):
        return slot
    clue = some_clue(state, rules, seed, count + 1)
    if clue >= 0:
        return clue
    if may_discard and int(state.cards[int(state.player)]) > 0:
        return slot if slot >= 0 else least_missed_slot(state, rules)
    return playout.random_move(state, rules, seed, count + 1)


@compiled
def play_number(state: Any, rules: Any, slot: int, announced: bool) -> int:
    """The number of the play of this slot, its suit announced or not."""
    if not announced:
        return int(rules.hand_size) + slot
    suit = int(rules.suit[int(state.hand[int(state.player), slot])])
    return plain_moves(rules) + slot * int(rules.suits) + suit


@compiled
def plain_moves(rules: Any) -> int:
    """How many discards, plays without a word and clues there are."""
    return 2 * int(rules.hand_size) + (int(rules.players) - 1) * int(rules.clues)


@compiled
def missing_cards(state: Any, rules: Any) -> int:
    """How many cards can still be placed."""
    return reachable.reachable_placed(state, rules) - int(state.placed)


@compiled
def fitting_slot(state: Any, rules: Any) -> int:
    """The slot of the player's fitting card with the fewest cards below it; −1 if there is none."""
    player, found, lowest = int(state.player), -1, 9
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if legal.fits(state, rules, kind) and int(rules.place[kind]) < lowest:
            found, lowest = slot, int(rules.place[kind])
    return found


@compiled
def spare_slot(state: Any, rules: Any) -> int:
    """The slot of a card that can no longer be placed or that somebody holds too; −1 if there is none."""
    player, useful = int(state.player), reachable.useful_kinds(state, rules)
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if not useful >> kind & 1 or held_twice(state, rules, kind):
            return slot
    return -1


@compiled
def held_twice(state: Any, rules: Any, kind: int) -> bool:
    """Whether two of all hands' cards are of this kind."""
    held = 0
    for seat in range(int(rules.players)):
        for slot in range(int(state.cards[seat])):
            held += int(state.hand[seat, slot]) == kind
    return held > 1


@compiled
def least_missed_slot(state: Any, rules: Any) -> int:
    """The slot of a card that can be replaced, the higher the better; else of any."""
    player, found, highest = int(state.player), 0, -1
    indispensable = reachable.indispensable_kinds(state, rules)
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if not indispensable >> kind & 1 and int(rules.place[kind]) > highest:
            found, highest = slot, int(rules.place[kind])
    return found


@compiled
def some_clue(state: Any, rules: Any, seed: int, count: int) -> int:
    """A legal clue by chance; −1 if there is none."""
    first = 2 * int(rules.hand_size)
    bits = (legal.legal_word(state, rules, 0) & ((1 << plain_moves(rules)) - 1)) >> first
    if bits == 0:
        return -1
    return first + nth_bit(bits, chance.below(seed, count, count_bits(bits)))


@compiled
def next_number(data: Bytes, table: Bytes, skill: int, wasteful: bool, seed: int, made: int) -> int:
    """The number of the next move of a mixed game."""
    return mixed_move(data.view(STATE)[0], table.view(RULES)[0], skill, wasteful, seed, made)


@compiled
def play_mixed(
    data: Bytes, table: Bytes, skill: int, wasteful: bool, seed: int, numbers: NDArray[np.int16]
) -> int:
    """Play a dealt game until it ends or `numbers` is full; how many moves were written there."""
    state = data.view(STATE)[0]
    rules = table.view(RULES)[0]
    count = 0
    while state.over == 0 and count < len(numbers):
        number = mixed_move(state, rules, skill, wasteful, seed, count)
        actions.apply_move(state, rules, number)
        numbers[count] = number
        count += 1
    return count


# Games as values.


@dataclass(frozen=True, slots=True)
class Setting:
    """All that decides a game: the rules, the deal by number and how it is played."""

    options: Options
    players: int
    seed: int
    skill: int = 90
    wasteful: bool = False
    rearranging: bool = False

    @property
    def tables(self) -> Tables:
        """The rules in force."""
        return tables(self.options, self.players)

    def data(self) -> Bytes:
        """The engine's record of the deal."""
        data = np.zeros(STATE.itemsize, np.uint8)
        entries.begin_by_seed(data, self.tables.data, self.seed, -1)
        return data

    def deal(self) -> Deal:
        """The same deal in words."""
        record, cards = self.data().view(STATE)[0], self.tables.cards
        deck = tuple(cards[kind] for kind in record.deck[: len(self.options.cards())].tolist())
        if not self.options.tiles:
            return Deal(self.players, deck, starter=int(record.player))
        tiles = tuple(TILE_NAMES[tile] for tile in record.tiles.tolist())
        return Deal(self.players, deck, tiles, int(record.cut), int(record.player))

    def numbers(self) -> list[int]:
        """The moves by number, without rearranging."""
        numbers = np.zeros(most_moves(self.options), np.int16)
        count = play_mixed(self.data(), self.tables.data, self.skill, self.wasteful, self.seed, numbers)
        return numbers[:count].tolist()  # type: ignore[no-any-return]

    def states(self) -> Iterator[State]:
        """The game from the deal to its end, a state after each move."""
        state = State.deal(self.deal(), self.options)
        yield state
        while not state.is_over:
            state, _ = state.apply(self.next_move(state))
            yield state

    def next_move(self, state: State) -> Move:
        """The move this game goes on with."""
        made = len(state.moves)
        if self.rearranging and made % 5 == 2 and (move := self._rearrangement(state)):
            return move
        return numbered(
            state, next_number(state._data, self.tables.data, self.skill, self.wasteful, self.seed, made)
        )

    def _rearrangement(self, state: State) -> Rearrange | None:
        seat = len(state.moves) % self.players
        orders = state.orders(seat)
        turned = orders[1:] + orders[:1] if len(state.moves) % 2 else orders[::-1]
        return Rearrange(seat, turned) if len(orders) > 1 else None

    def end(self) -> State:
        """The game when it is over."""
        *_, last = self.states()
        return last

    def __str__(self) -> str:
        return f"{self.options}, {self.players} players, seed {self.seed}, skill {self.skill}"


def numbered(state: State, number: int) -> Action:
    """The move with this number in a state."""
    return move_of(state._tables, state.on_turn, state.orders(state.on_turn), number)


def record_in(state: State) -> Any:
    """The engine's record of a state."""
    return state._data.view(STATE)[0]


def telling_states(setting: Setting) -> Iterator[State]:
    """Some states of a game: a few by the way, those in which a tile waits, and the end."""
    step = by_gear(9, 25)
    for made, state in enumerate(setting.states()):
        if made % step == 0 or state.pending or state.is_over:
            yield state


settings = st.builds(
    Setting,
    options=st.sampled_from(GAME_OPTIONS),
    players=st.sampled_from(PLAYER_COUNTS),
    seed=st.integers(-(2**63), 2**63 - 1),
    skill=st.sampled_from(SKILLS),
    wasteful=st.booleans(),
    rearranging=st.booleans(),
)
