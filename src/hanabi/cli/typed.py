"""What a person types at the prompt, read as a move or a wish.

Seats and slots are numbered from 1, as the picture shows them. The exact notation of `hanabi.rules.moves`,
with seats from 0 and cards by their order, is understood as well, and English in every language.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from hanabi.cli.plain_signs import plain
from hanabi.cli.refusals import Said
from hanabi.game.sentences import suit_word
from hanabi.game.view import View
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
    parse_move,
)
from hanabi.rules.suits import Color, Suit
from hanabi.texts import ENGLISH, Texts

_Colored = TypeVar("_Colored", Color, Suit)


class Wish(Enum):
    """A wish that is no move."""

    HELP = "help"
    MOVES = "moves"
    LOG = "log"
    TABLE = "table"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Preview:
    """What would this move do?"""

    move: Move


@dataclass(frozen=True, slots=True)
class PreviewClues:
    """What would each clue to this seat touch?"""

    to: int


Typed = Move | Wish | Preview | PreviewClues

MOVE_VERBS = ("play", "discard", "clue", "recycle", "salvage", "lapse", "sort", "stop")
VERBS = (*MOVE_VERBS, *(word.value for word in Wish))
EXACT = "exact"  # the same in every language, as the notation is

_VERB_FIRST = re.compile(r"([^\W\d_]+)\s*(.*)")


def read(text: str, view: View, names: Sequence[str], texts: Texts = ENGLISH) -> Typed:
    """What `text` means to the player of `view`, who is on turn; an empty line asks for the table.

    It is understood in the language of `texts` first, and in English.
    """
    return _Reader(view, names, texts).read(text.strip())


def verb_word(verb: str, texts: Texts) -> str:
    """A verb in a language, as it is typed."""
    return texts.say(f"verb-{verb}")


def short_verb(verb: str, texts: Texts) -> str:
    """The beginning of a verb that is enough to type, `p` for play; English ones where they are the same."""
    word = verb_word(verb, texts)
    beginnings = (word[:length] for length in range(1, len(word)))
    return next((each for each in beginnings if _verbs(each, texts) == [verb]), word)


SHORT = {"p": "play", "d": "discard", "c": "clue"}  # in every language, so that fingers need not relearn


def _verbs(typed: str, texts: Texts) -> list[str]:
    """What a word or its beginning can mean: whole words first, then the language's own, then English."""
    typed = folded(typed)
    own = {verb: folded(verb_word(verb, texts)) for verb in VERBS}
    english = {verb: verb for verb in (*VERBS, EXACT)}
    for words in (own, english):
        if whole := [verb for verb, word in words.items() if word == typed]:
            return whole
    if typed in SHORT:
        return [SHORT[typed]]
    for words in (own, english):
        if begun := [verb for verb, word in words.items() if typed and word.startswith(typed)]:
            return begun
    return []


def folded(text: str) -> str:
    """A word as it is compared: small, and without signs that a keyboard may not have: `rod` for rød."""
    return "".join(sign if sign.isascii() else plain(sign) for sign in text.lower())


class _Reader:
    """Reads for one player at one moment."""

    def __init__(self, view: View, names: Sequence[str], texts: Texts) -> None:
        self.view, self.names, self.texts = view, names, texts
        self.orders = view.orders(view.on_turn)

    def read(self, text: str) -> Typed:
        if not text:
            return Wish.TABLE
        if text.startswith("?"):
            return self._preview(text[1:].strip())
        return self._exact(text) or self._friendly(text)

    # Previews.

    def _preview(self, text: str) -> Typed:
        if not text:
            return Wish.HELP
        with suppress(BadNotation):  # `?bo` and `?clue bo` ask about all clues to a player
            verb, rest = _split(text)
            about_clues = rest and _verbs(verb, self.texts) == ["clue"]
            return PreviewClues(seat_named(rest if about_clues else text, self.names, self.texts))
        typed = self.read(text)
        return typed if isinstance(typed, Wish | Preview | PreviewClues) else Preview(typed)

    # The exact notation.

    def _exact(self, text: str) -> Move | None:
        """A move in exact notation, unless it could be a slot's number meant."""
        try:
            move = parse_move(text)
        except BadNotation:
            return None
        if isinstance(move, Play | Discard):
            self._check_no_slot_meant(text, move.order)
        return move

    def _check_no_slot_meant(self, text: str, number: int) -> None:
        """Capitals name a card by its order. It must not play another card than the one in that slot."""
        slots, letter = range(1, len(self.orders) + 1), text[0].lower()
        if number in slots and self.orders[number - 1] != number:
            raise self._bad(
                "capitals",
                typed=text,
                number=str(number),
                slot=f"{letter}{number}",
                exact=f"{EXACT} {text}",
            )

    def _bad(self, key: str, **values: str) -> Said:
        return _bad(key, self.texts, **values)

    # The friendly one.

    def _friendly(self, text: str) -> Typed:
        verb, rest = _split(text)
        match self._verb(verb, text):
            case "play":
                return self._play(rest)
            case "discard":
                return Discard(self._order(rest, f"{verb_word('discard', self.texts)} 1"))
            case "clue":
                return self._clue(rest)
            case "recycle":
                return Recycle(self._card(rest, "recycle"))
            case "salvage":
                return Salvage(self._card(rest, "salvage"))
            case "sort":
                return self._sort(rest)
            case "exact":
                return parse_move(rest)
            case word if rest:
                raise self._bad("stands-alone", verb=verb_word(word, self.texts), rest=shown(rest))
            case "lapse":
                return Lapse()
            case "stop":
                return Stop(self.view.seat)
            case word:
                return Wish(word)

    def _verb(self, verb: str, text: str) -> str:
        """The verb that begins so."""
        found = _verbs(verb, self.texts)
        if len(found) == 1:
            return found[0]
        if found:
            words = [verb_word(each, self.texts) for each in found]
            raise self._bad("could-be", typed=shown(verb), either=self.texts.listed(words, "or"))
        help_word, moves = (verb_word(each, self.texts) for each in ("help", "moves"))
        raise self._bad("not-understood", typed=shown(text), help=help_word, moves=moves)

    def _play(self, rest: str) -> Play:
        slot, *announced = rest.replace("=", " ").split(maxsplit=1) or [""]
        order = self._order(slot, f"{verb_word('play', self.texts)} 2")
        return Play(order, self._suit(announced[0]) if announced else None)

    def _order(self, text: str, example: str) -> int:
        """The card in a slot."""
        slots = len(self.orders)
        if not slots:
            raise self._bad("no-cards")
        number = _number(text)
        if number is None:
            found = _found(text, self.texts)
            raise self._bad("slot-wanted", last=str(slots), example=example, found=found)
        if not 1 <= number <= slots:
            raise self._bad("no-slot", number=str(number), last=str(slots))
        return self.orders[number - 1]

    def _clue(self, rest: str) -> ClueColor | ClueRank:
        glued = re.fullmatch(r"([1-5])(\w+)", rest)  # `c2r`
        who, what = glued.groups() if glued else rest.rpartition(" ")[::2]
        if not who:
            seat = (self.view.on_turn + 1) % len(self.names) + 1
            verb, red = short_verb("clue", self.texts), suit_word(Color.RED, self.texts)
            raise self._bad("clue-wanted", color=f"{verb} {seat} {red}", rank=f"{verb} {seat} 3")
        to, rank = seat_named(who.strip(), self.names, self.texts), _number(what)
        if rank is None:
            return ClueColor(to, self._color(what))
        if rank not in RANKS:
            raise self._bad("rank-wanted", number=str(rank))
        return ClueRank(to, rank)

    def _sort(self, rest: str) -> Rearrange:
        slots = rest.replace(",", " ").split()
        if len(slots) == 1:
            slots = list(slots[0])
        if sorted(slots) != [str(slot) for slot in range(1, len(self.orders) + 1)]:
            example = " ".join(str(slot) for slot in range(len(self.orders), 0, -1))
            raise self._bad("order-wanted", example=f"{verb_word('sort', self.texts)} {example}")
        return Rearrange(self.view.on_turn, tuple(self.orders[int(slot) - 1] for slot in slots))

    def _color(self, text: str) -> Color:
        if len(found := self._named(text, Color)) == 1:
            return found[0]
        colors = ", ".join(suit_word(color, self.texts) for color in Color)
        raise self._unclear(found, text) if found else self._bad("no-color", typed=shown(text), colors=colors)

    def _suit(self, text: str) -> Suit:
        if len(found := self._named(text, Suit)) == 1:
            return found[0]
        suits = ", ".join(suit_word(suit, self.texts) for suit in Suit)
        raise self._unclear(found, text) if found else self._bad("no-suit", typed=shown(text), suits=suits)

    def _unclear(self, found: Sequence[Color | Suit], text: str) -> Said:
        words = [suit_word(each, self.texts) for each in found]
        return self._bad("could-be", typed=shown(text), either=self.texts.listed(words, "or"))

    def _named(self, text: str, kind: type[_Colored]) -> list[_Colored]:
        """What a letter, a word or its beginning can mean, in the language first and then in English."""
        wanted = folded(text).replace("colour", "color")
        letters = [each for each in kind if folded(self.texts.letter(each.letter)) == wanted]
        own = [each for each in kind if wanted and folded(suit_word(each, self.texts)).startswith(wanted)]
        english = [each for each in kind if each.letter.lower() == wanted]
        english = english or [each for each in kind if wanted and each.word.startswith(wanted)]
        return letters or own or english

    def _card(self, text: str, verb: str) -> Card:
        """`b3`, `blue 3`."""
        found = re.fullmatch(r"([^\W\d_]+)\s*([1-5])", text)
        if not found:
            example = f"{verb_word(verb, self.texts)} {self.texts.letter('B')}3"
            raise self._bad("card-wanted", example=example, found=_found(text, self.texts))
        return Card(self._suit(found[1]), int(found[2]))


def seat_named(text: str, names: Sequence[str], texts: Texts = ENGLISH) -> int:
    """A seat by its number from 1, by its name or by the beginning of it."""
    number, folded_names = _number(text), [name.casefold() for name in names]
    if number is not None and 1 <= number <= len(names):
        return number - 1
    found = [seat for seat, name in enumerate(folded_names) if text and name.startswith(text.casefold())]
    whole = [seat for seat in found if folded_names[seat] == text.casefold()]
    if len(whole or found) == 1:
        return (whole or found)[0]
    if found:
        either = texts.listed([names[seat] for seat in found], "or")
        raise _bad("could-be", texts, typed=shown(text), either=either)
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, start=1))
    raise _bad("no-player", texts, typed=_found(text, texts), players=seats)


def _bad(key: str, texts: Texts, **values: str) -> Said:
    return Said(texts.say(f"typed-{key}", **values))


def _number(text: str) -> int | None:
    """A number in digits; a long one stands for any that is too large."""
    if not (text.isascii() and text.isdecimal()):
        return None
    return int(text) if len(text) <= 4 else 9999


def _found(text: str, texts: Texts) -> str:
    return shown(text) if text else texts.say("typed-nothing")


def _split(text: str) -> tuple[str, str]:
    """A verb and the rest: `p2 red` is `p` and `2 red`."""
    found = _VERB_FIRST.fullmatch(text)
    return (found[1].lower(), found[2].strip()) if found else ("", text)
