"""Layered finesses: the missing card lies behind newer cards of the same hand that can be played as well.

Its holder plays the newest card, taking it for the missing one. If it fits but is another card, everybody
knows that the clue still stands: the next newest card without a clue is asked for. In a hidden finesse the
first card is a clued one, which seems to be prompted.
"""

from collections.abc import Collection

from hanabi.bots.partner.beliefs import Beliefs
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.meanings import Prerequisite, Waiting
from hanabi.bots.partner.mind import Mind

LAYERED_FINESSES = 4  # the level that has them
HIDDEN_FINESSES = 5  # the level that has those whose first card is clued
MOST_LAYERS = 2  # cards that may lie before the missing one


def find_layers(facts: Facts, beliefs: Beliefs, giver: int, seat: int, need: int) -> tuple[int, ...]:
    """The newest cards without a clue of a hand that is seen, down to the missing one; all others fit now."""
    found: list[int] = []
    touched, fitting = beliefs.touched, facts.playable
    for order in reversed(facts.hands[seat]):
        if touched >> order & 1:
            continue
        face = facts.face.get(order)
        if face is None or not beliefs.possible[order] >> need & 1:
            return ()
        if face == need:
            return (*found, order) if found and _are_clear(facts, beliefs, giver, seat, found) else ()
        if not fitting >> face & 1 or len(found) == MOST_LAYERS:
            return ()
        fitting &= ~(1 << face)
        found.append(order)
    return ()


def find_hidden(
    facts: Facts, beliefs: Beliefs, giver: int, seat: int, prompted: int, need: int
) -> tuple[int, ...]:
    """The clued card that is taken for the missing one and fits as another, and the newest, which it is."""
    face, newest = facts.face.get(prompted), beliefs.finesse_position(seat)
    if face is None or newest is None or not (beliefs.clued & ~beliefs.finessed) >> prompted & 1:
        return ()
    if face == need or not facts.playable >> face & 1 or facts.face[newest] != need:
        return ()
    if prompted in beliefs.plays(seat) or _is_prompted_besides(facts, beliefs, seat, prompted, need):
        return ()
    return (prompted, newest) if _are_clear(facts, beliefs, giver, seat, [prompted]) else ()


def _is_prompted_besides(facts: Facts, beliefs: Beliefs, seat: int, order: int, need: int) -> bool:
    """Whether another card of a seat, told of before, may be the missing one."""
    others = members(beliefs.touched & facts.held[seat] & ~(1 << order))
    return any(beliefs.possible[other] >> need & 1 for other in others)


def _are_clear(facts: Facts, beliefs: Beliefs, giver: int, seat: int, layers: Collection[int]) -> bool:
    """Whether nobody else is about to play one of the same, and no other clue may wait for one of these."""
    spoken_for = beliefs.taken(seat)
    if facts.me == giver:  # the others see which cards these are
        own = beliefs.of(giver)
        for order in members(beliefs.touched & facts.held[giver]):
            spoken_for |= own[order]
    if any(step.order in layers for wait in beliefs.waiting for step in wait.steps):
        return False
    return not spoken_for & facts.kinds.mask(facts.face[order] for order in layers)


def find_next_layers(mind: Mind, seat: int, order: int) -> dict[Waiting, Waiting]:
    """A card was played that fits, but not as what it was asked for: how the readings that asked go on."""
    hidden = bool(mind.beliefs.clued >> order & 1)
    if mind.level < (HIDDEN_FINESSES if hidden else LAYERED_FINESSES):
        return {}
    below = mind.beliefs.finesse_position(seat) if hidden else _next_newest(mind, seat, order)
    found = {}
    for wait in mind.beliefs.waiting if below is not None else ():
        asked = [step for step in wait.steps if step.seat == seat and step.clued == hidden]
        if below is not None and len(asked) == 1 and asked[0].order == order:
            need = asked[0].kind
            if hidden and (
                asked[0].anyway or _is_prompted_besides(mind.facts, mind.beliefs, seat, order, need)
            ):
                continue
            if _may_still_be(mind, seat, below, need):
                found[wait] = _with_next(wait, asked[0], below)
    return found


def ask_for_next(mind: Mind, waiting: Collection[Waiting]) -> None:
    """The next newest card is to be played as the missing one, and the clue was meant so."""
    needs: dict[int, int] = {}
    meant: dict[int, int] = {}
    givers: dict[int, int] = {}
    for wait in waiting:
        for step in wait.steps:
            if step.layered:
                needs[step.order] = needs.get(step.order, 0) | 1 << step.kind
                givers[step.order] = wait.giver
        meant[wait.focus] = meant.get(wait.focus, 0) | 1 << wait.kind
    for order, kinds in needs.items():
        mind.beliefs.promise(order, kinds, givers[order], clued=False)
    for focus, kinds in meant.items():
        mind.beliefs.limit(focus, kinds)


def _next_newest(mind: Mind, seat: int, order: int) -> int | None:
    """The newest card without a clue that is older than this one."""
    touched = mind.beliefs.touched
    older = (card for card in mind.facts.hands[seat] if card < order and not touched >> card & 1)
    return max(older, default=None)


def _may_still_be(mind: Mind, seat: int, order: int, need: int) -> bool:
    """Whether a card can be the missing one, and that is neither placed nor told of in another hand."""
    gone = mind.facts.useless | mind.beliefs.taken(seat)
    return bool(mind.beliefs.literal(order, seat) & ~gone & 1 << need)


def _with_next(wait: Waiting, played: Prerequisite, order: int) -> Waiting:
    deeper = played._replace(order=order, clued=False, layered=True, behind=played.behind[1:])
    return wait._replace(steps=tuple(deeper if step == played else step for step in wait.steps))
