"""What can still be reached: the cards left outside the discard pile decide."""

from typing import Any

from hanabi.engine.jit import compiled


@compiled
def reachable_height(state: Any, rules: Any, suit: int) -> int:
    """How many cards this firework can still get to, by the discard pile as it is now (R-403, R-1022)."""
    height = int(state.fireworks[suit])
    while height < int(rules.ranks):
        kind = int(rules.next_kind[suit, height])
        if state.discarded[kind] >= rules.copies[kind]:
            break
        height += 1
    return height


@compiled
def reachable_placed(state: Any, rules: Any) -> int:
    """How many cards can still come to lie on all fireworks together."""
    placed = 0
    for suit in range(int(rules.suits)):
        placed += reachable_height(state, rules, suit)
    return placed


@compiled
def dead_suits(state: Any, rules: Any) -> int:
    """The fireworks that can no longer be completed (R-403)."""
    suits = 0
    for suit in range(int(rules.suits)):
        if reachable_height(state, rules, suit) < int(rules.ranks):
            suits |= 1 << suit
    return suits


@compiled
def useful_kinds(state: Any, rules: Any) -> int:
    """The kinds that can still be placed."""
    kinds = 0
    for suit in range(int(rules.suits)):
        for height in range(int(state.fireworks[suit]), reachable_height(state, rules, suit)):
            kinds |= 1 << int(rules.next_kind[suit, height])
    return kinds


@compiled
def indispensable_kinds(state: Any, rules: Any) -> int:
    """The kinds that can still be placed and of which one copy is left outside the discard pile (R-604)."""
    useful = useful_kinds(state, rules)
    kinds = 0
    for kind in range(int(rules.kinds)):
        if useful >> kind & 1 and int(rules.copies[kind]) - int(state.discarded[kind]) == 1:
            kinds |= 1 << kind
    return kinds
