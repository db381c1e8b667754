"""Chop moves: clues that ask to keep cards which they do not touch.

Everybody must see them alike, so only that counts which everybody knows.
"""

from collections.abc import Sequence

from hanabi.bots.partner.mind import Mind
from hanabi.rules.suits import Color

CHOP_MOVES = 4  # the level that has them
FIVE_TOKENS = 3  # with so many a 5 may be shown for want of anything better
FEWEST_PLAYERS = 3  # two would keep more useless cards by them than good ones


def moved_cards(
    mind: Mind, to: int, named: Color | int, chop: int | None, fresh: Sequence[int]
) -> tuple[int, ...]:
    """The cards that a clue to these new ones asks to keep, the oldest first; it is not taken in yet.

    A 5 next to the chop moves the chop, if somebody has discarded and tokens are few. New cards that are all
    useless move whatever is older than they are.
    """
    facts, beliefs = mind.facts, mind.beliefs
    if chop is None or not fresh or chop >= (oldest := min(fresh)):
        return ()
    if mind.level < CHOP_MOVES or facts.players < FEWEST_PLAYERS:
        return ()
    kinds = facts.kinds.touched_by[named]
    useful = kinds & ~facts.useless
    is_useful = any([beliefs.possible[order] & useful for order in fresh])
    if is_useful and (named != 5 or facts.tokens >= FIVE_TOKENS or not facts.discards):
        return ()
    older = tuple(order for order in facts.hands[to] if order < oldest and not beliefs.is_spoken_for(order))
    if not is_useful:
        return older
    return older if older == (chop,) and not kinds & facts.playable else ()
