"""Which of two readings a move bears out: ours, by the conventions, or the plain one.

A plain player knows no conventions: a clue means that the newest card it touches can be played.
"""

from collections.abc import Sequence

from hanabi.bots.partner.explanations import Code
from hanabi.bots.partner.meanings import Reading
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.reading import read
from hanabi.rules.suits import Color

MISTAKE = 2  # what a mistake weighs that the plain reading explains


def hear_clue(mind: Mind, giver: int, to: int, named: Color | int, touched: Sequence[int]) -> Reading:
    """Take a clue in, by convention or plainly, and hold the two readings against what can be seen."""
    twin = mind.trusting(giver, to)
    found = by_convention = read(twin, giver, to, named, touched)
    if twin is not mind:
        found = read(mind, giver, to, named, touched)
        mind.beliefs.adopt(twin.beliefs, to)
    if giver != mind.me and by_convention.fresh:
        _weigh_clue(mind, by_convention)
    return found


def _weigh_clue(mind: Mind, found: Reading) -> None:
    if found.plain is None or found.focus is None:
        return
    order, promised = found.plain
    meant = found.code is not Code.READ_STALL
    plainly = True
    if found.to == mind.me and mind.trust.is_stranger(found.giver):
        return  # it will show only when the cards are played
    if found.to != mind.me:
        meant = meant and bool(found.may_be >> mind.facts.face[found.focus] & 1)
        plainly = bool(promised >> mind.facts.face[order] & 1)
    _hold(mind, found.giver, meant, plainly)
    if meant or plainly:
        mind.trust.show_sense(found.giver)


def weigh_play(mind: Mind, seat: int, order: int, kind: int, fits: bool) -> None:
    """A card was played: by which reading did it seem playable, and which one named it?"""
    giver, possible = mind.beliefs.source.get(order), mind.beliefs.literal(order, seat)
    if not possible & ~mind.facts.playable:
        return
    meant = not mind.trusting(seat).beliefs.of(seat)[order] & ~mind.facts.playable
    plainly = not mind.beliefs.plain_meaning(order, possible) & ~mind.facts.playable
    if fits:
        if seat == mind.me:
            _weigh_face(mind, order, kind)
        else:
            _hold(mind, _suspect(mind, seat, order), meant, plainly)
            if meant or plainly:
                mind.trust.show_sense(seat)
    elif meant and giver is not None and giver != seat and (seat == mind.me or not plainly):
        right = order not in mind.beliefs.plain or bool(mind.beliefs.plain[order] >> kind & 1)
        weight = MISTAKE if order in mind.beliefs.plain else 1
        as_read = bool(mind.beliefs.inferred[order] >> kind & 1)  # then only good touch was at fault
        _hold(mind, giver, as_read, right, weight)
    elif seat != mind.me and mind.beliefs.clued >> order & 1:
        _hold(mind, _suspect(mind, seat, order), meant, not meant, MISTAKE if plainly else 1)


def weigh_discard(mind: Mind, seat: int, order: int, kind: int) -> None:
    """A card was discarded: by which reading was there nothing to play, and which one named it?"""
    if seat == mind.me:
        _weigh_face(mind, order, kind)
        return
    meant = not any(_dared(mind, card) for card in mind.trusting(seat).beliefs.plays(seat))
    plainly = all(
        mind.beliefs.plain_meaning(held, mind.beliefs.literal(held, seat)) & ~mind.facts.playable
        for held in mind.facts.hands[seat]
    )
    _hold(mind, seat, meant, plainly)


def _dared(mind: Mind, order: int) -> bool:
    """Whether a card that seems playable is played: after a mistake not every reading is followed."""
    if not mind.facts.mistakes:
        return True
    return mind.facts.mistakes == 1 and order in mind.beliefs.source


def _weigh_face(mind: Mind, order: int, kind: int) -> None:
    giver = mind.beliefs.source.get(order)
    if giver is not None and order in mind.beliefs.plain:
        meant, plainly = mind.beliefs.inferred[order] >> kind & 1, mind.beliefs.plain[order] >> kind & 1
        _hold(mind, giver, bool(meant), bool(plainly))
        if meant or plainly:
            mind.trust.show_sense(giver)


def _suspect(mind: Mind, seat: int, order: int) -> int:
    """Who may have strayed when a card is played against a reading: its holder, or who told of it."""
    teller = mind.beliefs.teller.get(order, seat)
    return teller if teller != mind.me and mind.trust.doubt[teller] > mind.trust.doubt[seat] else seat


def _hold(mind: Mind, seat: int, meant: bool, plainly: bool, weight: int = 1) -> None:
    """Note which of the two readings a move of a seat bore out."""
    if seat == mind.me:
        return
    was_plain = mind.trust.is_plain(seat)
    mind.trust.weigh(seat, meant, plainly, weight)
    if mind.trust.is_plain(seat) and not was_plain:
        _drop_finesses(mind, seat)


def _drop_finesses(mind: Mind, seat: int) -> None:
    """A plain player knows no finesses: those it had a part in were none."""
    kept = []
    for wait in mind.beliefs.waiting:
        if seat in (wait.giver, wait.to) or any(step.seat == seat for step in wait.steps):
            mind.beliefs.refute(wait)
        else:
            kept.append(wait)
    mind.beliefs.keep_waiting(kept)
