"""What a clue can mean, as values: the focus, the cards that must come first, and what waits for them."""

from typing import NamedTuple

from hanabi.bots.partner.explanations import Code
from hanabi.rules.suits import Color


class Prerequisite(NamedTuple):
    """A card that must be placed before another one, who holds it, and how its holder is to know."""

    seat: int
    order: int
    kind: int
    blind: bool  # a prompt or a finesse, to be played at the first chance
    clued: bool  # a prompt rather than a finesse
    behind: tuple[int, ...] = ()  # in a layered finesse: what its holder plays after it, last the one needed
    anyway: bool = False  # its holder would play it without this clue, too
    layered: bool = False  # a newer card was played for it, which turned out to be another one
    bluff: bool = False  # it may as well be any other card that fits, which then says that it was a bluff


class Waiting(NamedTuple):
    """One way to read a clue that others must bear out: `kind` is the focus if they play the steps."""

    giver: int
    to: int
    focus: int
    kind: int
    steps: tuple[Prerequisite, ...]


class SelfFinesse(NamedTuple):
    """The ways to read a clue whose missing cards are the receiver's own: the focus, and what comes first."""

    focus: int
    ways: tuple[tuple[int, tuple[Prerequisite, ...]], ...]


class PlainFocus(NamedTuple):
    """The card that a plain player takes a clue to be about, and what it then is."""

    order: int
    kinds: int


class Reading(NamedTuple):
    """What a clue was taken to mean; `may_be` is what its holder now takes the focus to be."""

    code: Code
    giver: int
    to: int
    named: Color | int
    focus: int | None = None
    may_be: int = 0
    on_chop: bool = False
    fresh: tuple[int, ...] = ()
    steps: tuple[Prerequisite, ...] = ()
    plain: PlainFocus | None = None  # as a plain player reads the clue
    fooled: tuple[int, ...] = ()  # who would look for a missing card in vain: only known to the giver
    kept: tuple[int, ...] = ()  # cards that a chop move asks to keep
