"""What can still be reached: the cards left outside the discard pile decide."""

from hanabi.engine.bits import lowest_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import BoardRecord, Kind, Kinds, RulesRecord, SuitNumber


@compiled
def is_placed(board: BoardRecord, rules: RulesRecord, kind: Kind) -> bool:
    """Whether a card of this kind lies on its firework."""
    return int(rules.place[kind]) < int(board.fireworks[int(rules.suit[kind])])


@compiled
def copies_left(board: BoardRecord, rules: RulesRecord, kind: Kind) -> int:
    """How many copies of a kind are neither discarded nor placed."""
    left = int(rules.copies[kind]) - int(board.discarded[kind])
    return left - 1 if is_placed(board, rules, kind) else left


@compiled
def reachable_height(board: BoardRecord, rules: RulesRecord, suit: SuitNumber) -> int:
    """How many cards this firework can still get to, by the discard pile as it is now (R-403, R-1022)."""
    height = int(board.fireworks[suit])
    while height < int(rules.ranks):
        kind = int(rules.next_kind[suit, height])
        if board.discarded[kind] >= rules.copies[kind]:
            break
        height += 1
    return height


@compiled
def reachable_placed(board: BoardRecord, rules: RulesRecord) -> int:
    """How many cards can still come to lie on all fireworks together."""
    placed = 0
    for suit in range(int(rules.suits)):
        placed += reachable_height(board, rules, suit)
    return placed


@compiled
def dead_suits(board: BoardRecord, rules: RulesRecord) -> int:
    """The fireworks that can no longer be completed (R-403)."""
    suits = 0
    for suit in range(int(rules.suits)):
        if reachable_height(board, rules, suit) < int(rules.ranks):
            suits |= 1 << suit
    return suits


@compiled
def useful_kinds(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds that can still be placed."""
    kinds = 0
    for suit in range(int(rules.suits)):
        for height in range(int(board.fireworks[suit]), reachable_height(board, rules, suit)):
            kinds |= 1 << int(rules.next_kind[suit, height])
    return kinds


@compiled
def indispensable_kinds(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds that can still be placed and of which one copy is left outside the discard pile (R-604)."""
    return last_copies(board, rules, useful_kinds(board, rules))


@compiled
def last_copies(board: BoardRecord, rules: RulesRecord, useful: Kinds) -> Kinds:
    """Those of the kinds that can still be placed of which one copy is left outside the discard pile."""
    kinds = 0
    while useful != 0:
        kind = lowest_bit(useful)
        if int(rules.copies[kind]) - int(board.discarded[kind]) == 1:
            kinds |= 1 << kind
        useful &= useful - 1
    return kinds
