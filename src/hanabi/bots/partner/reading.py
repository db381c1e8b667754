"""What a clue means: the one place for it, whether the clue is heard or only thought of.

Only one card of a clue is meant, its focus; the others are promised to be useful some day. A clue asks to
play its focus, now or after cards that are promised already, or to keep it if it was about to be discarded.
"""

from collections.abc import Sequence

from hanabi.bots.partner.chop_moves import moved_cards
from hanabi.bots.partner.conventions import Clue
from hanabi.bots.partner.explanations import Code
from hanabi.bots.partner.meanings import PlainFocus, Reading
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.plain_reading import plain_focus
from hanabi.rules.suits import Color


def focus_of(chop: int | None, touched: Sequence[int], fresh: Sequence[int]) -> int:
    """The card a clue is about: the chop if it is new to clues, else the newest new one, else the newest."""
    if chop is not None and chop in fresh:
        return chop
    return max(fresh) if fresh else max(touched)


def read(
    mind: Mind,
    giver: int,
    to: int,
    named: Color | int,
    touched: Sequence[int],
    heard: bool = True,
    only_true: bool = False,
) -> Reading:
    """Take a clue in: what it says of every card of the hand, and what it means.

    One that is only thought of leaves no plain reading behind, unless somebody would read it so. With
    `only_true` nobody needs to know whom a clue would fool that is not true anyway.
    """
    beliefs = mind.beliefs
    chop = beliefs.chop(to)
    fresh = tuple(order for order in touched if not beliefs.clued >> order & 1)
    about = plain_focus(mind, to, named, touched) if heard or mind.trust.plain_seats else None
    beliefs.hear(giver, touched, about)
    plays_before = [] if fresh else beliefs.plays(to)
    trash_before = 0 if fresh else len(beliefs.trash(to))
    moved = moved_cards(mind, to, named, chop, fresh)
    beliefs.narrow(to, mind.facts.kinds.touched_by[named], touched)
    if not touched:
        return Reading(Code.READ_STALL, giver, to, named)
    focus = focus_of(chop, touched, fresh)
    on_chop = focus == chop

    def found(code: Code, may_be: int = 0) -> Reading:
        return Reading(code, giver, to, named, focus, may_be, on_chop, fresh, plain=about)

    if mind.trust.is_stranger(giver):
        return found(Code.READ_LITERAL)
    if mind.trust.is_plain(giver) or mind.trust.is_plain(to):
        return _read_plainly(mind, found(Code.READ_PLAIN), about)
    if not mind.trust.relies_on(giver):
        return found(Code.READ_LITERAL)
    if not fresh:
        plays = beliefs.plays(to)
        if any(order not in plays for order in plays_before) or len(beliefs.trash(to)) > trash_before:
            return found(Code.READ_FIX)
        if len(plays) > len(plays_before):
            return found(Code.READ_PLAY, beliefs.of(to)[focus])
    meant = Clue(mind, giver, to, named, focus, on_chop, fresh, only_true).read()
    if moved and mind.trust.doubt[giver] <= 0:
        meant = _move_chop(mind, meant, moved)
    return meant if about is None else meant._replace(plain=about)


def _move_chop(mind: Mind, found: Reading, moved: tuple[int, ...]) -> Reading:
    """Keep the cards on the chop side of a clue that asks for it."""
    for order in moved:
        mind.beliefs.move_from_chop(order)
    return found._replace(code=Code.READ_CHOP_MOVE, kept=moved)


def _read_plainly(mind: Mind, found: Reading, about: PlainFocus | None) -> Reading:
    """Read nothing but the plain meaning into a clue, if it has one."""
    if about is None:
        return found._replace(code=Code.READ_LITERAL, focus=None)
    mind.beliefs.credit(about.order, found.giver)
    return found._replace(focus=about.order, may_be=about.kinds)
