"""Bluffs: the next player's newest card is asked for as if it were missing, and fits, but is another one.

Only whoever comes right after the giver can be bluffed, at once, and only for a card that would be the next
but one of its firework. Everybody then knows that the clued card is such a one.
"""

from collections.abc import Iterable, Mapping, Sequence

from hanabi.bots.partner.beliefs import Beliefs
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.meanings import Prerequisite, Waiting
from hanabi.bots.partner.mind import Mind

BLUFFS = 5  # the level that has them


def find_bluffed(facts: Facts, beliefs: Beliefs, giver: int, to: int) -> int | None:
    """The card that whoever comes after the giver could be asked for by a bluff; None if there is none."""
    seat = (giver + 1) % facts.players
    order = None if seat == to else beliefs.finesse_position(seat)
    # Who heard a clue does not know which card it waits for; the giver of another had better not ask for any.
    known = (wait for wait in beliefs.waiting if facts.me == giver or wait.to != facts.me)
    if order is None or any(step.order == order for wait in known for step in wait.steps):
        return None
    if order not in facts.face:
        return order if beliefs.possible[order] & facts.playable else None
    told = beliefs.taken(seat)
    for holder in {seat, giver} if facts.me == giver else {seat}:  # the others see what the giver holds
        told |= _may_be_told(facts, beliefs, holder)
    return order if (facts.playable & ~told) >> facts.face[order] & 1 else None


def bluffs_for(facts: Facts, beliefs: Beliefs, giver: int, order: int, need: int) -> bool:
    """Whether this card may be taken for the missing one, which the giver has not been told of."""
    if facts.me == giver and _may_be_told(facts, beliefs, giver) >> need & 1:
        return False
    return bool(beliefs.possible[order] >> need & 1)


def _may_be_told(facts: Facts, beliefs: Beliefs, seat: int) -> int:
    """What the cards of a seat that were told of may be, in its own mind."""
    believed, found = beliefs.of(seat), 0
    for order in members(beliefs.touched & facts.held[seat]):
        found |= believed[order]
    return found


def is_mistaken(
    faces: Mapping[int, int], asked: Iterable[Prerequisite], options: Iterable[Sequence[Prerequisite]]
) -> bool:
    """Whether the card that is played in a bluff would seem to be the one that another reading waits for."""
    bluffs = [step.order for step in asked if step.bluff and faces[step.order] != step.kind]
    steps = (step for found in options for step in found)
    return any(step.order in bluffs and faces[step.order] == step.kind for step in steps)


def demonstrates(mind: Mind, order: int, kind: int) -> bool:
    """Whether a card that is placed is the missing one that a clue waits for, as far as can be seen."""
    faces = mind.facts.face
    return any(
        step.order == order and step.kind == kind
        for wait in mind.beliefs.waiting
        if faces.get(wait.focus, wait.kind) == wait.kind
        for step in wait.steps
    )


def find_bluffs(mind: Mind, order: int, kind: int) -> tuple[Waiting, ...]:
    """A card is placed that is none a clue waits for: the readings by which it was a bluff."""
    if demonstrates(mind, order, kind):
        return ()
    first = ((wait, wait.steps[0]) for wait in mind.beliefs.waiting)
    return tuple(wait for wait, step in first if step.bluff and step.order == order and step.kind != kind)


def meant_by(bluffs: Iterable[Waiting]) -> dict[int, int]:
    """What the clued cards then are, by their orders."""
    found: dict[int, int] = {}
    for wait in bluffs:
        found[wait.focus] = found.get(wait.focus, 0) | 1 << wait.kind
    return found


def hear_bluffs(mind: Mind, order: int, bluffs: Sequence[Waiting]) -> None:
    """Take in that it was a bluff: nobody is asked for the missing card any longer."""
    meant = meant_by(bluffs)
    left = []
    for wait in mind.beliefs.waiting:
        if wait.focus not in meant:
            left.append(wait)
        elif all(step.order != order for step in wait.steps):
            mind.beliefs.refute(wait)
    mind.beliefs.keep_waiting(left)
    for focus, kinds in meant.items():
        mind.beliefs.limit(focus, kinds)
        if kinds & (kinds - 1) and focus in mind.beliefs.possible:
            mind.beliefs.put_off(focus)
