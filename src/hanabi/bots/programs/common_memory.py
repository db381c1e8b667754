"""What partners remember in common: from the first action or joining late, through rearranged hands."""

from typing import Annotated, Protocol

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.knowledge import Knowledge
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import HAND, KINDS, PLAYERS, SUITS, RulesRecord, Seat, ViewRecord
from hanabi.engine.records import Int8, Int8s, Int16, Int64s


class CommonMemory(Protocol):
    """The table as everybody knows it, worked out from what everyone saw, so that all seats hold the same.

    The board in it is the one that the next action will change; the record can stand in for a `BoardRecord`.
    """

    common: Knowledge  # what everybody knows
    own: Knowledge  # what this seat alone knows
    order: Annotated[Int8s, PLAYERS, HAND]  # which card each slot of `common` is about
    fireworks: Annotated[Int8s, SUITS]
    discarded: Annotated[Int8s, KINDS]
    tokens: Int8
    deck: Int8  # cards left in it
    ready: Int8  # 0 before the first call
    turn: Int16  # which action was noticed last
    last_move: Int16
    known_before: Annotated[Int64s, HAND]  # work space: a hand as it was known before it was rearranged


@compiled
def follow(memory: CommonMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Let slots follow the cards when a hand was rearranged (R-402); cards never seen before start afresh."""
    for seat in range(int(rules.players)):
        same = memory.common.cards[seat] == view.cards[seat]
        for slot in range(int(view.cards[seat])):
            same = same and memory.order[seat, slot] == view.order[seat, slot]
        if not same:
            _follow_hand(memory, view, seat)


@compiled_into_caller
def _follow_hand(memory: CommonMemory, view: ViewRecord, seat: Seat) -> None:
    """Put what is known of a hand into the order of the view."""
    for slot in range(int(memory.common.cards[seat])):
        memory.known_before[slot] = memory.common.possible[seat, slot]
    cards = int(memory.common.cards[seat])
    for slot in range(int(view.cards[seat])):
        memory.common.possible[seat, slot] = view.possible[seat, slot]
        for before in range(cards):
            if memory.order[seat, before] == view.order[seat, slot]:
                memory.common.possible[seat, slot] = memory.known_before[before]
    memory.common.cards[seat] = view.cards[seat]
    for slot in range(int(view.cards[seat])):
        memory.order[seat, slot] = view.order[seat, slot]


@compiled
def begin(memory: CommonMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Before the first action nobody knows anything of a card; who joins later knows the clues."""
    memory.ready = 1
    memory.turn = -1
    memory.last_move = -1
    cards = int(rules.hand_size)
    for seat in range(int(rules.players)):
        memory.common.cards[seat] = cards
        for slot in range(cards):
            memory.order[seat, slot] = seat * cards + slot
            memory.common.possible[seat, slot] = rules.every_kind
    memory.tokens = rules.max_tokens
    memory.deck = int(rules.deck_size) - cards * int(rules.players)
    if not _is_first_action(view, rules):
        _join(memory, view, rules)
    knowledge.count_left(memory.common, memory, rules)
    knowledge.settle(memory.common, rules)


@compiled_into_caller
def _is_first_action(view: ViewRecord, rules: RulesRecord) -> bool:
    """Whether this is a dealt game after its first action."""
    used = int(view.placed)
    for kind in range(int(rules.kinds)):
        used += int(view.discarded[kind])
    dealt = int(rules.hand_size) * int(rules.players)
    return view.last_move >= 0 and view.turn == 1 and used <= 1 and int(view.drawn) - used == dealt


@compiled_into_caller
def _join(memory: CommonMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Take over the table as it lies, and what the clues told of each card."""
    memory.turn = view.turn
    memory.last_move = view.last_move
    for seat in range(int(rules.players)):
        for slot in range(int(memory.common.cards[seat])):
            memory.order[seat, slot] = -1
    follow(memory, view, rules)
    note_board(memory, view, rules)


@compiled
def note_board(memory: CommonMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Remember the board for the next action."""
    for suit in range(int(rules.suits)):
        memory.fireworks[suit] = view.fireworks[suit]
    for kind in range(int(rules.kinds)):
        memory.discarded[kind] = view.discarded[kind]
    memory.tokens = view.tokens
    memory.deck = int(rules.deck_size) - int(view.drawn)
