"""What the bot says of its moves and of the others' clues: codes with arguments, and their English words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi.rules.cards import Card
from hanabi.rules.suits import Color


class Code(Enum):
    """One thing that can be said; a site has one sentence for each in every language."""

    # Why a card was played.
    PLAY_KNOWN = "play-known"
    PLAY_CLUED = "play-clued"
    PLAY_INFERRED = "play-inferred"
    PLAY_PROMPTED = "play-prompted"
    PLAY_FINESSED = "play-finessed"
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
    CLUE_FIXES = "clue-fixes"
    CLUE_FIVE_STALL = "clue-five-stall"
    CLUE_STALLS = "clue-stalls"
    CLUE_HELPS = "clue-helps"
    CLUE_KEEPS = "clue-keeps"
    CLUE_TOUCHES = "clue-touches"
    CLUE_URGENT = "clue-urgent"
    # Why a card was discarded.
    DISCARD_USELESS = "discard-useless"
    DISCARD_SPARE = "discard-spare"
    DISCARD_CHOP = "discard-chop"
    DISCARD_TWIN = "discard-twin"
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
    READ_LATER = "read-later"
    READ_PROMPT = "read-prompt"
    READ_FINESSE = "read-finesse"
    READ_FIX = "read-fix"
    READ_STALL = "read-stall"
    READ_WAITS = "read-waits"
    READ_TWIN = "read-twin"
    READ_BROKEN = "read-broken"
    READ_PLAIN = "read-plain"
    READ_LITERAL = "read-literal"
    RELY_LESS = "rely-less"


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


ENGLISH = {
    Code.PLAY_KNOWN: "I know that I can play {cards}.",
    Code.PLAY_CLUED: "{to}'s clue asked me to play this card: {cards}.",
    Code.PLAY_INFERRED: "By all that was told, this card can be played: {cards}.",
    Code.PLAY_PROMPTED: "{to}'s clue to {seat} needs {cards} first, and my clued card must be that.",
    Code.PLAY_FINESSED: "{to}'s clue to {seat} needs {cards} first, so my newest card must be that.",
    Code.PLAY_ORDER_OF_ONES: "Of several 1s I play the oldest first.",
    Code.PLAY_CONNECTS: "Somebody waits for {cards}.",
    Code.PLAY_LIKELY: "Little can be lost now, and this is my best chance: {cards}.",
    Code.ANNOUNCE_CERTAIN: "I am sure of the suit and announce it: {cards}.",
    Code.CLUE_PLAYS: "{to} can play {cards} after this clue ({named}).",
    Code.CLUE_PLAYS_LATER: "{to} learns that {cards} will be played later ({named}).",
    Code.CLUE_SAVES: "{to} would discard {cards}, which must not be lost ({named}).",
    Code.CLUE_PROMPTS: "{to} will see that the clued card is {cards} ({named}).",
    Code.CLUE_FINESSES: "{to} will play the newest card at once: {cards} ({named}).",
    Code.CLUE_FIXES: "{to} was about to misplay {cards} ({named}).",
    Code.CLUE_FIVE_STALL: "Nothing better to do: {to} learns of a 5.",
    Code.CLUE_STALLS: "Nothing better to do, and this clue to {to} does no harm ({named}).",
    Code.CLUE_HELPS: "{to} learns more about cards already clued ({named}).",
    Code.CLUE_KEEPS: "{to} learns early that {cards} is worth keeping ({named}).",
    Code.CLUE_TOUCHES: "{to} learns something about cards not clued before ({named}).",
    Code.CLUE_URGENT: "It could not wait: {to} is soon on turn.",
    Code.DISCARD_USELESS: "This card can never be placed: {cards}.",
    Code.DISCARD_SPARE: "By all that was told, this card is not needed: {cards}.",
    Code.DISCARD_CHOP: "This is my oldest card without a clue.",
    Code.DISCARD_TWIN: "{to} holds the same card, {cards}, and will know it now.",
    Code.DISCARD_LEAST_HARM: "Every card may matter; this one probably matters least.",
    Code.NO_TOKENS: "There was no clue token.",
    Code.NOTHING_TO_CLUE: "No clue was worth a token.",
    Code.DECK_RUNS_OUT: "The deck runs out, and a clue keeps a card in it.",
    Code.TILE_TAKES: "The tile brings back {cards}.",
    Code.TILE_LAPSES: "The tile had nothing to offer.",
    Code.ANY_LEGAL: "I was lost and made a harmless move.",
    Code.READ_PLAY: "{seat} asks {to} to play a card: {cards}.",
    Code.READ_PLAY_OR_SAVE: "{seat} asks {to} to play or to keep a card: {cards}.",
    Code.READ_SAVE: "{seat} asks {to} to keep a card: {cards}.",
    Code.READ_FIVE_STALL: "{seat} had nothing better to do and showed {to} a 5.",
    Code.READ_LATER: "{seat} tells {to} of a card that waits for another one: {cards}.",
    Code.READ_PROMPT: "{seat} tells {to} that the clued card is {cards} and can be played.",
    Code.READ_FINESSE: "{seat} tells {to} that the newest card is {cards} and must be played now.",
    Code.READ_FIX: "{seat} keeps {to} from a mistake.",
    Code.READ_STALL: "{seat} had nothing better to do than to tell {to} this ({named}).",
    Code.READ_WAITS: "If {to} plays {cards} now, {seat}'s clue meant the card after it.",
    Code.READ_TWIN: "{seat} discarded {cards}, so {to} holds the same card.",
    Code.READ_BROKEN: "That was not what I had understood; I forget what I made of the clue to {to}.",
    Code.READ_PLAIN: "I take {seat}'s clue to {to} plainly: the newest card that can be played ({named}).",
    Code.RELY_LESS: "I no longer rely on {seat}'s clues meaning more than they say, and give plain ones.",
    Code.READ_LITERAL: "I take {seat}'s clue to {to} for what it says and no more ({named}).",
}


def words(reason: Explanation, names: Sequence[str]) -> str:
    """A reason as an English sentence, with the players' names by seat."""
    return ENGLISH[reason.code].format(
        seat=_name(reason.seat, names),
        to=_name(reason.to, names),
        cards=_either(reason.cards),
        named=_named(reason.named),
    )


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "somebody" if seat is None else names[seat]


def _named(named: Color | int | None) -> str:
    if named is None:
        return "no clue"
    return named.word if isinstance(named, Color) else str(named)


def _either(cards: Sequence[Card]) -> str:
    """`red 3`, `red 3 or blue 3`, `one of five cards`."""
    faces = [f"{card.suit.word} {card.rank}" for card in cards]
    if not faces:
        return "an unknown card"
    if len(faces) > 4:
        return f"one of {len(faces)} cards"
    return " or ".join(filter(None, [", ".join(faces[:-1]), faces[-1]]))
