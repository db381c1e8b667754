"""How a player without conventions reads a clue: the newest card that can be played, new ones first."""

from collections.abc import Sequence

from hanabi.bots.partner.meanings import PlainFocus
from hanabi.bots.partner.mind import Mind
from hanabi.rules.suits import Color


def plain_focus(mind: Mind, to: int, named: Color | int, touched: Sequence[int]) -> PlainFocus | None:
    """The card that a clue is about if it is read plainly.

    Nothing more is meant if the words alone let a card be played that they touch, or if a rank names the chop
    and it may be the last of its kind: that asks to keep it.
    """
    facts, beliefs = mind.facts, mind.beliefs
    mask, playable = facts.kinds.touched_by[named], facts.playable
    before, after = {}, {}
    for order in facts.hands[to]:
        before[order] = known = beliefs.plain_meaning(order, beliefs.possible[order])
        after[order] = known & (mask if order in touched else ~mask)
    ready = [order for order, known in before.items() if not known & ~playable]
    if any(after[order] and not after[order] & ~playable and order not in ready for order in touched):
        return None
    clued = beliefs.clued
    chop = next((order for order in facts.hands[to] if not clued >> order & 1), None)
    if isinstance(named, int) and chop is not None and chop in touched and after[chop] & facts.critical:
        return None
    for order in sorted(touched, key=lambda order: (clued >> order & 1, -order)):
        if after[order] & playable and order not in ready:
            return PlainFocus(order, after[order] & playable)
    return None
