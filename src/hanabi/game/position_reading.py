"""Positions read back from their line of text; `hanabi.game.position_text` says how one is written."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hanabi.engine.tables import Tables, tables
from hanabi.game.arrangement import Arrangement
from hanabi.game.board import HeldCard, whole_firework
from hanabi.game.position_checks import check
from hanabi.game.position_text import (
    NAMES,
    NOTHING,
    UNSEEN,
    Clue,
    clues,
    left_open,
    usual_next_order,
)
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadDeal, BadNotation, shown
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile

WORDS = ("options", "fireworks", "hands", "discard pile", "deck", "tokens", "mistakes", "seat on turn")
MOST_SIGNS = 3000  # the longest position takes about 1,000
SPECTATOR = -1

_NUMBER = re.compile(r"0|[1-9]\d{0,9}", re.ASCII)
_CARDS = re.compile(r"(?:[A-Z][1-5])+", re.ASCII)
_HELD = re.compile(
    r"(0|[1-9]\d{0,2})?([A-Z][1-5]|\?\?)(?:\+([A-Z]*[1-5]*))?(?:-([A-Z]*[1-5]*))?(?:!([A-Z][1-5]))?", re.ASCII
)


def parse_position(text: str) -> State | View | SpectatorView:
    """The state or view that `to_text` wrote."""
    words = _Words.of(text)
    arranged, eyes = check(_arranged(words)), words.eyes()
    _check_eyes(arranged, eyes)
    if eyes is None:
        return arranged.state()
    return arranged.view(None if eyes == SPECTATOR else eyes)


def parse_state(text: str) -> State:
    """The state that `to_text` wrote; a view's text is refused."""
    board = parse_position(text)
    if not isinstance(board, State):
        raise BadDeal("this is what somebody sees, not the whole game: parse_position reads it")
    return board


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of a position: those that each has, and the named ones."""

    plain: tuple[str, ...]
    named: Mapping[str, str]

    @classmethod
    def of(cls, text: str) -> "_Words":
        if not isinstance(text, str) or len(text) > MOST_SIGNS:
            raise BadNotation(f"a position is a text of at most {MOST_SIGNS} signs, not {shown(text)}")
        words = text.split()
        if len(words) < len(WORDS):
            raise BadNotation(f"a position has {len(WORDS)} words ({', '.join(WORDS)}), not {len(words)}")
        named: dict[str, str] = {}
        for word in words[len(WORDS) :]:
            name, _, value = word.partition("=")
            if name not in NAMES or name in named or not value:
                allowed = ", ".join(f"{each}=" for each in NAMES)
                raise BadNotation(f"{shown(word)} cannot stand there: each of {allowed} once")
            named[name] = value
        return cls(tuple(words[: len(WORDS)]), named)

    def number(self, name: str) -> int | None:
        """The number behind a name; None if it is not there."""
        return _number(f"{name}=", self.named[name]) if name in self.named else None

    def eyes(self) -> int | None:
        """The seat that sees it so, −1 for a spectator; None if all is there."""
        return SPECTATOR if self.named.get("view") == NOTHING else self.number("view")


def _number(where: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise BadNotation(f"{where}: {shown(text)} is not a whole number")
    return int(text)


def _cards(where: str, text: str) -> tuple[Card, ...]:
    if text == NOTHING:
        return ()
    if not _CARDS.fullmatch(text):
        raise BadNotation(
            f"the {where}: {shown(text)} is not cards, like R3B1, or {NOTHING} for none; "
            "only the deck of a view (view=) is a number"
        )
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def _arranged(words: _Words) -> Arrangement:
    options, hands = Options.parse(words.plain[0]), words.plain[2].split("/")
    rules = tables(options, len(hands))
    held = [_hand(rules, hand) for hand in hands]
    whole = "view" not in words.named
    deck = _cards("deck", words.plain[4]) if whole else _number("the deck of a view", words.plain[4])
    used, to_come = _tiles(words.named.get("tiles"), options, whole)
    orders = _have_orders(held)
    count = sum(map(len, held))
    next_order = words.number("next")
    if next_order is None:
        deck_count = deck if isinstance(deck, int) else len(deck)
        next_order = usual_next_order(rules, deck_count, count, orders)
    return Arrangement(
        rules=rules,
        hands=tuple(held) if orders else _counted(held),
        heights=_heights(options, words.plain[1]),
        discard_pile=_cards("discard pile", words.plain[3]),
        deck=deck,
        tokens=_number("tokens", words.plain[5]),
        mistakes=_number("mistakes", words.plain[6]),
        on_turn=_number("the seat on turn", words.plain[7]),
        tiles=(*used, *to_come),
        tiles_used=len(used),
        pending=Tile.parse(words.named["tile"]) if "tile" in words.named else None,
        turns_left=words.number("left"),
        turn=words.number("turn") or 0,
        next_order=next_order,
        cut=words.number("cut") or 0,
        over=_reason(words.named["over"]) if "over" in words.named else None,
    )


def _heights(options: Options, text: str) -> dict[Suit, int]:
    letters = "".join(suit.letter for suit in options.suits)
    if text[::2] != letters or not re.fullmatch(r"[0-5]+", text[1::2]) or len(text) != 2 * len(letters):
        like = "".join(f"{letter}0" for letter in letters)
        raise BadNotation(f"the fireworks: {shown(text)} is not the top card of each, like {like}")
    tops = (int(rank) for rank in text[1::2])
    return {suit: _height(suit, top) for suit, top in zip(options.suits, tops, strict=True)}


def _height(suit: Suit, top: int) -> int:
    return whole_firework(suit).index(Card(suit, top)) + 1 if top else 0


def _tiles(text: str | None, options: Options, whole: bool) -> tuple[list[Tile], list[Tile]]:
    """The tiles turned up, and those to come."""
    if (text is not None) != options.tiles:
        raise BadNotation("tiles= belongs to games with tiles, and to them always")
    if text is None:
        return [], []
    parts = text.split("/")
    if len(parts) != 1 + whole:
        right = "token,repair/salvage,…, the rest in its order" if whole else "token,repair, as a view has it"
        raise BadNotation(f"tiles=: {shown(text)} is not of the form {right}")
    found = [[] if part == NOTHING else [Tile.parse(word) for word in part.split(",")] for part in parts]
    return found[0], found[1] if whole else []


def _reason(word: str) -> Reason:
    ends = {reason.value: reason for reason in Reason}
    if word not in ends:
        raise BadNotation(f"over=: {shown(word)} is not an end: one of {', '.join(ends)}")
    return ends[word]


# The hands.


def _hand(rules: Tables, text: str) -> tuple[HeldCard, ...]:
    """A hand; cards without an order have −1."""
    return () if text == NOTHING else tuple(_held(rules, word) for word in text.split(","))


def _held(rules: Tables, text: str) -> HeldCard:
    found = _HELD.fullmatch(text)
    if not found:
        raise BadNotation(f"the hands: {shown(text)} is not a card, like R3, 12R3+R-45 or {UNSEEN}+3")
    order, face, by, spared, known = found.groups()
    clued = _named(rules, by)
    possible = left_open(rules, clued, _named(rules, spared))
    if known:
        possible &= {Card.parse(known)}
    card = None if face == UNSEEN else Card.parse(face)
    return HeldCard(-1 if order is None else int(order), card, possible, clued)


def _named(rules: Tables, marks: str | None) -> frozenset[Clue]:
    named = frozenset(int(mark) if mark.isdecimal() else Color.parse(mark) for mark in marks or "")
    for clue in named - clues(rules):
        allowed = ", ".join(map(str, rules.options.colors))
        raise BadNotation(f"the hands: no clue names {clue} here: colors are {allowed}")
    return named


def _have_orders(hands: list[tuple[HeldCard, ...]]) -> bool:
    """Whether the cards are written with their orders: all or none."""
    written = {held.order >= 0 for hand in hands for held in hand}
    if len(written) > 1:
        raise BadNotation("the hands: some cards have an order and others none: write all orders, or none")
    return True in written


def _counted(hands: list[tuple[HeldCard, ...]]) -> tuple[tuple[HeldCard, ...], ...]:
    """The same hands, the cards numbered from 0."""
    first = 0
    counted = []
    for hand in hands:
        counted.append(
            tuple(
                HeldCard(first + slot, held.card, held.possible, held.clued) for slot, held in enumerate(hand)
            )
        )
        first += len(hand)
    return tuple(counted)


def _check_eyes(arranged: Arrangement, eyes: int | None) -> None:
    """What is hidden is just what whoever sees it so cannot see."""
    if eyes is not None and not SPECTATOR <= eyes < len(arranged.hands):
        raise BadDeal(f"there is no seat {eyes} to see it: the seats are 0 to {len(arranged.hands) - 1}")
    if eyes is not None and arranged.cut:
        raise BadDeal("nobody can see where a recycled card will go: leave cut= out of a view")
    for seat, hand in enumerate(arranged.hands):
        for held in hand:
            if (held.card is None) != (seat == eyes):
                where = f"card {held.order} of seat {seat}"
                if held.card is None:
                    raise BadDeal(f"{where} is {UNSEEN}, but nothing hides it: add view={seat}")
                raise BadDeal(f"{where} is {held.card}, which view={eyes} cannot see: write {UNSEEN}")
