"""Who plays by the conventions: every move of a seat is held against two readings, ours and the plain one.

A plain player knows no conventions: a clue means that the newest card it touches can be played. Where the two
readings differ, a move speaks for one of them, and the doubt about a seat grows or shrinks. With some doubt
no prompts and finesses are read into its clues; with more it is a plain player, who is told things plainly,
and into whose clues nothing else is read. Who plays by the conventions after all is trusted again.
"""

from collections.abc import Sequence

from hanabi.bots.partner.following import refute
from hanabi.bots.partner.mind import SURELY_PLAIN, Mind
from hanabi.bots.partner.reading import Reading, read
from hanabi.bots.partner.reasons import Code
from hanabi.rules.suits import Color

PLAIN_FROM, TRUSTED_AGAIN = 2, -1  # so much doubt makes a plain player, and so little unmakes one
LEAST, MOST = -3, SURELY_PLAIN
MISTAKE = 2  # what a mistake weighs that the plain reading explains


def hear_clue(mind: Mind, giver: int, to: int, named: Color | int, touched: Sequence[int]) -> Reading:
    """Take a clue in, by convention or plainly, and hold the two readings against what can be seen."""
    if not mind.plain_seats & (1 << giver | 1 << to):
        found = by_convention = read(mind, giver, to, named, touched)
    else:
        twin = _trusting(_trusting(mind, giver), to)
        by_convention = read(twin, giver, to, named, touched)
        found = read(mind, giver, to, named, touched)
        for order in mind.hands[to]:
            mind.inferred[order] = twin.inferred[order]
    if giver != mind.me and by_convention.fresh:
        _weigh_clue(mind, by_convention)
    return found


def _weigh_clue(mind: Mind, found: Reading) -> None:
    if found.plain is None or found.focus is None:
        return
    order, promised = found.plain
    meant = found.code is not Code.READ_STALL
    plainly = True
    if found.to != mind.me:
        meant = meant and bool(found.may_be >> mind.face[found.focus] & 1)
        plainly = bool(promised >> mind.face[order] & 1)
    _hold(mind, found.giver, meant, plainly)


def weigh_play(mind: Mind, seat: int, order: int, kind: int, fits: bool) -> None:
    """A card was played: by which reading did it seem playable, and which one named it?"""
    giver, possible = mind.source.get(order), mind.literal(order, seat)
    if not possible & ~mind.playable:
        return
    meant = not _trusting(mind, seat).beliefs(seat)[order] & ~mind.playable
    plainly = not mind.plain_meaning(order, possible) & ~mind.playable
    if fits:
        if seat == mind.me:
            _weigh_face(mind, order, kind)
        else:
            _hold(mind, _suspect(mind, seat, order), meant, plainly)
    elif meant and giver is not None and giver != seat and (seat == mind.me or not plainly):
        right = order not in mind.plain or bool(mind.plain[order] >> kind & 1)
        weight = MISTAKE if order in mind.plain else 1
        _hold(mind, giver, meant=False, plainly=right, weight=weight)
    elif seat != mind.me and mind.clued >> order & 1:
        _hold(mind, _suspect(mind, seat, order), meant, not meant, MISTAKE if plainly else 1)


def weigh_discard(mind: Mind, seat: int, order: int, kind: int) -> None:
    """A card was discarded: by which reading was there nothing to play, and which one named it?"""
    if seat == mind.me:
        _weigh_face(mind, order, kind)
        return
    meant = not any(_dared(mind, card) for card in _trusting(mind, seat).plays(seat))
    plainly = all(
        mind.plain_meaning(held, mind.literal(held, seat)) & ~mind.playable for held in mind.hands[seat]
    )
    _hold(mind, seat, meant, plainly)


def _dared(mind: Mind, order: int) -> bool:
    """Whether a card that seems playable is played: after a mistake not every reading is followed."""
    if not mind.mistakes:
        return True
    return mind.mistakes == 1 and order in mind.source


def _weigh_face(mind: Mind, order: int, kind: int) -> None:
    giver = mind.source.get(order)
    if giver is not None and order in mind.plain:
        meant, plainly = mind.inferred[order] >> kind & 1, mind.plain[order] >> kind & 1
        _hold(mind, giver, bool(meant), bool(plainly))


def _suspect(mind: Mind, seat: int, order: int) -> int:
    """Who may have strayed when a card is played against a reading: its holder, or who told of it."""
    teller = mind.teller.get(order, seat)
    return teller if teller != mind.me and mind.doubt[teller] > mind.doubt[seat] else seat


def _trusting(mind: Mind, seat: int) -> Mind:
    """The same mind, if the seat played by the conventions."""
    if not mind.plain_seats >> seat & 1:
        return mind
    twin = mind.copy()
    twin.plain_seats &= ~(1 << seat)
    return twin


def _hold(mind: Mind, seat: int, meant: bool, plainly: bool, weight: int = 1) -> None:
    """Note which of the two readings a move of a seat bore out."""
    if seat == mind.me or meant == plainly:
        return
    doubt = mind.doubt[seat] + (weight if plainly else -1)
    mind.doubt[seat] = doubt = min(MOST, max(LEAST, doubt))
    is_plain = mind.plain_seats >> seat & 1
    if doubt >= PLAIN_FROM and not is_plain:
        mind.plain_seats |= 1 << seat
        _drop_finesses(mind, seat)
    elif doubt <= TRUSTED_AGAIN and is_plain:
        mind.plain_seats &= ~(1 << seat)
    mind.rethink()


def _drop_finesses(mind: Mind, seat: int) -> None:
    """A plain player knows no finesses: those it had a part in were none."""
    kept = []
    for wait in mind.waiting:
        if seat in (wait.giver, wait.to) or any(step.seat == seat for step in wait.steps):
            refute(mind, wait)
        else:
            kept.append(wait)
    mind.waiting = tuple(kept)
