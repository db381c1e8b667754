"""What the bot says of its moves and of the others' clues: codes with arguments, and their words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi.game.sentences import card_word, suit_word
from hanabi.rules.cards import Card
from hanabi.rules.suits import Color
from hanabi.texts import ENGLISH, Texts


class Code(Enum):
    """One thing that can be said; a site has one sentence for each in every language."""

    # Why a card was played.
    PLAY_KNOWN = "play-known"
    PLAY_CLUED = "play-clued"
    PLAY_INFERRED = "play-inferred"
    PLAY_PROMPTED = "play-prompted"
    PLAY_FINESSED = "play-finessed"
    PLAY_LAYERED = "play-layered"
    PLAY_BLUFFED = "play-bluffed"
    PLAY_GIFT = "play-gift"
    PLAY_ORDER_OF_ONES = "play-order-of-ones"
    PLAY_CONNECTS = "play-connects"
    PLAY_LIKELY = "play-likely"
    ANNOUNCE_CERTAIN = "announce-certain"
    # Why a clue was given.
    CLUE_PLAYS = "clue-plays"
    CLUE_PLAYS_LATER = "clue-plays-later"
    CLUE_SAVES = "clue-saves"
    CLUE_PROMPTS = "clue-prompts"
    CLUE_FINESSES = "clue-finesses"
    CLUE_LAYERS = "clue-layers"
    CLUE_BLUFFS = "clue-bluffs"
    CLUE_FIXES = "clue-fixes"
    CLUE_FIVE_STALL = "clue-five-stall"
    CLUE_MOVES_CHOP = "clue-moves-chop"
    CLUE_STALLS = "clue-stalls"
    CLUE_HELPS = "clue-helps"
    CLUE_KEEPS = "clue-keeps"
    CLUE_TOUCHES = "clue-touches"
    CLUE_URGENT = "clue-urgent"
    CHOP_MAY_BE_LAST = "chop-may-be-last"
    # Why a card was discarded.
    DISCARD_USELESS = "discard-useless"
    DISCARD_SPARE = "discard-spare"
    DISCARD_CHOP = "discard-chop"
    DISCARD_AFTER_KEPT = "discard-after-kept"
    DISCARD_TWIN = "discard-twin"
    DISCARD_GIFT = "discard-gift"
    DISCARD_WARNS = "discard-warns"
    DISCARD_LEAST_HARM = "discard-least-harm"
    NO_TOKENS = "no-tokens"
    NOTHING_TO_CLUE = "nothing-to-clue"
    DECK_RUNS_OUT = "deck-runs-out"
    # A tile's choice, and the way out of everything unforeseen.
    TILE_TAKES = "tile-takes"
    TILE_LAPSES = "tile-lapses"
    ANY_LEGAL = "any-legal"
    # What the others' clues and moves are taken to mean.
    READ_PLAY = "read-play"
    READ_PLAY_OR_SAVE = "read-play-or-save"
    READ_SAVE = "read-save"
    READ_FIVE_STALL = "read-five-stall"
    READ_CHOP_MOVE = "read-chop-move"
    READ_LATER = "read-later"
    READ_PROMPT = "read-prompt"
    READ_FINESSE = "read-finesse"
    READ_BEHIND = "read-behind"
    READ_LAYERED = "read-layered"
    READ_MAY_BLUFF = "read-may-bluff"
    READ_BLUFF = "read-bluff"
    READ_FIX = "read-fix"
    READ_STALL = "read-stall"
    READ_WAITS = "read-waits"
    READ_TWIN = "read-twin"
    READ_GIFT = "read-gift"
    READ_WARNING = "read-warning"
    READ_BROKEN = "read-broken"
    READ_PLAIN = "read-plain"
    READ_LITERAL = "read-literal"
    RELY_LESS = "rely-less"
    # What `sieve` says, whose clues point at the card beside the one they touch.
    PLAY_POINTED = "play-pointed"
    CLUE_POINTS_TO_PLAY = "clue-points-to-play"
    CLUE_POINTS_TO_DISCARD = "clue-points-to-discard"
    CLUE_SPARES = "clue-spares"
    DISCARD_POINTED = "discard-pointed"
    DISCARD_NEWEST = "discard-newest"
    READ_POINTS_TO_PLAY = "read-points-to-play"
    READ_POINTS_TO_DISCARD = "read-points-to-discard"
    READ_SHOWS = "read-shows"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A code with what it speaks of; whatever does not belong to it is None or empty.

    `seat` is who acts, `to` whom it concerns, `orders` which cards, `cards` what they are or may be, `named`
    the color or rank of a clue.
    """

    code: Code
    seat: int | None = None
    to: int | None = None
    orders: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    named: Color | int | None = None


def words(reason: Explanation, names: Sequence[str], texts: Texts = ENGLISH) -> str:
    """A reason as a sentence, with the players' names by seat."""
    return texts.say(
        f"bot-{reason.code.value}",
        seat=_name(reason.seat, names, texts),
        to=_name(reason.to, names, texts),
        cards=_either(reason.cards, texts),
        named=_named(reason.named, texts),
    )


def _name(seat: int | None, names: Sequence[str], texts: Texts) -> str:
    return texts.say("somebody") if seat is None else names[seat]


def _named(named: Color | int | None, texts: Texts) -> str:
    return suit_word(named, texts) if isinstance(named, Color) else str(named or "")


def _either(cards: Sequence[Card], texts: Texts) -> str:
    """`red 3`, `red 3 or blue 3`; of more than four `a 1` or `one of 6 cards`."""
    if not cards:
        return texts.say("cards-unknown")
    if len(cards) > 4:
        ranks = {card.rank for card in cards}
        if len(ranks) == 1:
            return texts.say("cards-alike", rank=ranks.pop())
        return texts.say("cards-many", count=len(cards))
    return texts.listed([card_word(card, texts) for card in cards], "or")
