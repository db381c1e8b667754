"""Gentleman's discards: who discards a card that everybody knows to fit leaves it to a twin in another hand.

The twin is the newest card without a clue of somebody else, who sees it nowhere and so knows where it is.
"""

from hanabi.bots.partner.mind import Mind

GENTLE_DISCARDS = 4  # the level that has them


def is_gentle(mind: Mind, seat: int, order: int, kind: int) -> bool:
    """Whether a seat gives away a card that it could have played, and of which another copy is left."""
    facts, beliefs = mind.facts, mind.beliefs
    if mind.level < GENTLE_DISCARDS or facts.options.expert or mind.trust.is_plain(seat):
        return False
    if not facts.playable >> kind & 1 or facts.critical >> kind & 1 or not mind.trust.relies_on(seat):
        return False
    known = beliefs.inferred[order] & beliefs.possible[order] & ~facts.useless
    return bool(beliefs.clued >> order & 1) and known == 1 << kind


def find_gift(mind: Mind, seat: int, kind: int) -> tuple[int, int] | None:
    """The newest unclued card outside a hand that is of this kind, as (seat, order); None if it is unclear.

    A clued card that may be of this kind comes before (`find_twin`).
    """
    facts, beliefs = mind.facts, mind.beliefs
    others = [other for other in range(facts.players) if other != seat]
    if any(_may_have_twin(mind, other, kind) for other in others):
        return None
    found = []
    for other in others:
        newest = None if mind.trust.is_plain(other) else beliefs.finesse_position(other)
        if newest is None or not beliefs.possible[newest] >> kind & 1:
            continue
        if facts.face.get(newest, kind) == kind:
            found.append((other, newest))
    seen = [gift for gift in found if gift[1] in facts.face] or found
    return seen[0] if len(seen) == 1 else None


def _may_have_twin(mind: Mind, seat: int, kind: int) -> bool:
    clued, inferred = mind.beliefs.clued, mind.beliefs.inferred
    return any(clued >> order & 1 and inferred[order] >> kind & 1 for order in mind.facts.hands[seat])


def hear_gift(mind: Mind, seat: int, order: int, kind: int) -> tuple[int, int] | None:
    """Take in a discard; the card that is to be played in its place, if that is what it says."""
    gift = find_gift(mind, seat, kind) if is_gentle(mind, seat, order, kind) else None
    if gift is not None:
        mind.beliefs.pass_on(gift[1], kind, seat)
    return gift
