"""Which words of a bot a seat may hear: those that are the same whatever cards it cannot see."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from hanabi.protocol.bot_words import BotReason
from hanabi.rules.phase import Phase
from hanabi.table.table import Table

Said = tuple[BotReason, ...]

FEWEST = 3  # deals that have to agree before anything is said


def bots_speak(table: Table) -> bool:
    """Whether those who sit here may ask bots for their reasons now.

    A reason speaks of earlier clues, so it needs the whole memory aid (R-407). Today's deal is played alike
    by all: there bots speak when the game is over.
    """
    agreed = table.settings.bot_words
    if table.phase is Phase.ENDED:
        return agreed != "never"
    if table.phase is not Phase.PLAYING or table.settings.aid != "full" or table.shared:
        return False
    return agreed == "at-once" or table.is_practice


def in_common(told: Sequence[Said], hidden: Iterable[int]) -> Said:
    """What was said in every deal that a hearer has to reckon with, but nothing about `hidden` cards.

    Where only the cards differ that something may be, it may be any of them. Few deals prove nothing.
    """
    if len(told) < FEWEST:
        return ()
    unseen, found = frozenset(hidden), [*told[0]]
    for said in told[1:]:
        others = {_about(each): each for each in said}
        found = [_either(each, others[_about(each)]) for each in found if _about(each) in others]
    return tuple(each for each in found if unseen.isdisjoint(each.orders))


def _about(said: BotReason) -> BotReason:
    """What something is about, without the cards that it may be."""
    return replace(said, cards=())


def _either(one: BotReason, other: BotReason) -> BotReason:
    return replace(one, cards=tuple(dict.fromkeys((*one.cards, *other.cards))))
