"""What a person types at the prompt, read as a move or a wish.

Seats and slots are numbered from 1, as the picture shows them. The exact notation of `hanabi.rules.moves`,
with seats from 0 and cards by their order, is understood as well.
"""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

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

MOVE_VERBS = ("play", "discard", "clue", "recycle", "salvage", "lapse", "sort", "stop", "exact")
VERBS = (*MOVE_VERBS, *(word.value for word in Wish))

_VERB_FIRST = re.compile(r"([^\W\d_]+)\s*(.*)")


def read(text: str, view: View, names: Sequence[str]) -> Typed:
    """What `text` means to the player of `view`, who is on turn; an empty line asks for the table."""
    return _Reader(view, names).read(text.strip())


class _Reader:
    """Reads for one player at one moment."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names = view, names
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
            return PreviewClues(seat_named(rest if rest and "clue".startswith(verb) else text, self.names))
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
            slot = f" (in slot {self.orders.index(number) + 1})" if number in self.orders else ""
            raise BadNotation(
                f"in capitals, {text} is exact notation for card number {number}{slot}: "
                f"type {letter}{number} for slot {number}, or `exact {text}` if you mean it"
            )

    # The friendly one.

    def _friendly(self, text: str) -> Typed:
        verb, rest = _split(text)
        match _verb(verb, text):
            case "play":
                return self._play(rest)
            case "discard":
                return Discard(self._order(rest, "discard 1"))
            case "clue":
                return self._clue(rest)
            case "recycle":
                return Recycle(_card(rest, "recycle"))
            case "salvage":
                return Salvage(_card(rest, "salvage"))
            case "sort":
                return self._sort(rest)
            case "exact":
                return parse_move(rest)
            case word if rest:
                raise BadNotation(f"{word} stands alone: leave out {shown(rest)}")
            case "lapse":
                return Lapse()
            case "stop":
                return Stop(self.view.seat)
            case word:
                return Wish(word)

    def _play(self, rest: str) -> Play:
        slot, *announced = rest.replace("=", " ").split(maxsplit=1) or [""]
        order = self._order(slot, "play 2")
        return Play(order, _suit(announced[0]) if announced else None)

    def _order(self, text: str, example: str) -> int:
        """The card in a slot."""
        slots = len(self.orders)
        if not slots:
            raise BadNotation("you have no cards: only a clue is possible")
        number = _number(text)
        if number is None:
            raise BadNotation(f"expected a slot from 1 to {slots}, as in `{example}`, found {_found(text)}")
        if not 1 <= number <= slots:
            raise BadNotation(f"there is no slot {number}: your slots are 1 to {slots}")
        return self.orders[number - 1]

    def _clue(self, rest: str) -> ClueColor | ClueRank:
        glued = re.fullmatch(r"([1-5])(\w+)", rest)  # `c2r`
        who, what = glued.groups() if glued else rest.rpartition(" ")[::2]
        if not who:
            seat = (self.view.on_turn + 1) % len(self.names) + 1
            raise BadNotation(
                f"a clue has a player and a color or rank, as in `c {seat} red` or `c {seat} 3`"
            )
        to, rank = seat_named(who.strip(), self.names), _number(what)
        if rank is None:
            return ClueColor(to, _color(what))
        if rank not in RANKS:
            raise BadNotation(f"a clue names a rank from 1 to 5, not {rank}")
        return ClueRank(to, rank)

    def _sort(self, rest: str) -> Rearrange:
        slots = rest.replace(",", " ").split()
        if len(slots) == 1:
            slots = list(slots[0])
        if sorted(slots) != [str(slot) for slot in range(1, len(self.orders) + 1)]:
            example = " ".join(str(slot) for slot in range(len(self.orders), 0, -1))
            raise BadNotation(f"sort names each of your slots once, in the new order, as in `sort {example}`")
        return Rearrange(self.view.on_turn, tuple(self.orders[int(slot) - 1] for slot in slots))


def seat_named(text: str, names: Sequence[str]) -> int:
    """A seat by its number from 1, by its name or by the beginning of it."""
    number, folded = _number(text), [name.casefold() for name in names]
    if number is not None and 1 <= number <= len(names):
        return number - 1
    found = [seat for seat, name in enumerate(folded) if text and name.startswith(text.casefold())]
    whole = [seat for seat in found if folded[seat] == text.casefold()]
    if len(whole or found) == 1:
        return (whole or found)[0]
    if found:
        raise BadNotation(
            f"{shown(text)} could be {_either(names[seat] for seat in found)}: write more of it"
        )
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, start=1))
    raise BadNotation(f"{_found(text)} is no player here: {seats}")


def _number(text: str) -> int | None:
    """A number in digits; a long one stands for any that is too large."""
    if not (text.isascii() and text.isdecimal()):
        return None
    return int(text) if len(text) <= 4 else 9999


def _found(text: str) -> str:
    return shown(text) if text else "nothing"


def _split(text: str) -> tuple[str, str]:
    """A verb and the rest: `p2 red` is `p` and `2 red`."""
    found = _VERB_FIRST.fullmatch(text)
    return (found[1].lower(), found[2].strip()) if found else ("", text)


def _verb(verb: str, text: str) -> str:
    """The verb that begins so."""
    found = [each for each in VERBS if verb and each.startswith(verb)]
    if verb in found or len(found) == 1:
        return verb if verb in found else found[0]
    if found:
        raise BadNotation(f"{shown(verb)} could be {_either(found)}: write more of it")
    raise BadNotation(f"{shown(text)} is not understood: try `help`, or `moves` for what you can do now")


def _color(text: str) -> Color:
    word = text.lower().replace("color", "colour")
    for color in Color:
        if text.upper() == color.letter or (word and color.word.startswith(word)):
            return color
    raise BadNotation(f"no clue can name {shown(text)}: it names {_words(Color)}, or a rank from 1 to 5")


def _suit(text: str) -> Suit:
    word = text.lower().replace("color", "colour")
    found = [suit for suit in Suit if text.upper() == suit.letter]
    found = found or [suit for suit in Suit if suit.word.startswith(word)]
    if len(found) == 1:
        return found[0]
    raise BadNotation(f"{shown(text)} is not a suit: one of {_words(Suit)}")


def _card(text: str, verb: str) -> Card:
    """`b3`, `blue 3`."""
    found = re.fullmatch(r"([^\W\d_]+)\s*([1-5])", text)
    if not found:
        raise BadNotation(f"expected a card of the discard pile, as in `{verb} B3`, found {_found(text)}")
    return Card(_suit(found[1]), int(found[2]))


def _words(kind: type[Color] | type[Suit]) -> str:
    return ", ".join(each.word for each in kind)


def _either(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}"
