"""How partners keep the table in mind: from the first action or joining late, through every rearranged hand.

A memory for this has the fields `common` (a `KNOWLEDGE`), `order` and `asked` for each slot, `fireworks`,
`discarded`, `tokens` and `deck`, `ready`, `turn` and `last_move`. The board in it is the one that the next
action will change, so the record can stand in for a state.
"""

from typing import Any

from hanabi.bots.programs import knowledge
from hanabi.engine.jit import compiled


@compiled
def follow(memory: Any, view: Any, rules: Any) -> None:
    """Let slots follow the cards when a hand was rearranged (R-402); cards never seen before start afresh."""
    for seat in range(int(rules.players)):
        same = memory.common.cards[seat] == view.cards[seat]
        for slot in range(int(view.cards[seat])):
            same = same and memory.order[seat, slot] == view.order[seat, slot]
        if not same:
            _follow_hand(memory, view, seat)


@compiled
def _follow_hand(memory: Any, view: Any, seat: int) -> None:
    """Put what is known of a hand into the order of the view."""
    for slot in range(int(memory.common.cards[seat])):
        memory.asked[seat, slot] = memory.common.possible[seat, slot]
    cards = int(memory.common.cards[seat])
    for slot in range(int(view.cards[seat])):
        memory.common.possible[seat, slot] = view.possible[seat, slot]
        for before in range(cards):
            if memory.order[seat, before] == view.order[seat, slot]:
                memory.common.possible[seat, slot] = memory.asked[seat, before]
    memory.common.cards[seat] = view.cards[seat]
    for slot in range(int(view.cards[seat])):
        memory.order[seat, slot] = view.order[seat, slot]


@compiled
def begin(memory: Any, view: Any, rules: Any) -> None:
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


@compiled
def _is_first_action(view: Any, rules: Any) -> bool:
    """Whether this is a dealt game after its first action."""
    used = int(view.placed)
    for kind in range(int(rules.kinds)):
        used += int(view.discarded[kind])
    dealt = int(rules.hand_size) * int(rules.players)
    return view.last_move >= 0 and view.turn == 1 and used <= 1 and int(view.drawn) - used == dealt


@compiled
def _join(memory: Any, view: Any, rules: Any) -> None:
    """Take over the table as it lies, and what the clues told of each card."""
    memory.turn = view.turn
    memory.last_move = view.last_move
    for seat in range(int(rules.players)):
        for slot in range(int(memory.common.cards[seat])):
            memory.order[seat, slot] = -1
    follow(memory, view, rules)
    note_board(memory, view, rules)


@compiled
def note_board(memory: Any, view: Any, rules: Any) -> None:
    """Remember the board for the next action."""
    for suit in range(int(rules.suits)):
        memory.fireworks[suit] = view.fireworks[suit]
    for kind in range(int(rules.kinds)):
        memory.discarded[kind] = view.discarded[kind]
    memory.tokens = view.tokens
    memory.deck = int(rules.deck_size) - int(view.drawn)
