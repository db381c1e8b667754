"""What each bit of an observation means.

The layout is that of the Hanabi Learning Environment's canonical encoder, bit for bit, for the game it plays.
Fields that only other options need (tiles, announcements, more suits) are as long as those options make them,
so nothing moves in the base game. `LAYOUT_VERSION` changes when any bit changes its meaning.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal, Protocol, get_args

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.layout import KINDS
from hanabi.engine.records import Int16, Int16s, layout_of
from hanabi.envs.setup import Setup, check_flag
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile

LAYOUT_VERSION = 1
MAX_WORDS = 44  # of 64 bits
FIRST_KINDS = 25  # the kinds of the base suits, whose discards go into one word; the others' into a second

ObservationKind = Literal["minimal", "card_knowledge", "seer"]


class LayoutRecord(Protocol):
    """The layout as numbers, for the compiled encoder."""

    own_hand: Int16  # where each field begins; −1 if there is none
    hands: Int16
    short_hands: Int16
    deck: Int16
    fireworks: Int16
    tokens: Int16
    lives: Int16
    tiles_left: Int16
    tile_pending: Int16
    discards: Int16
    more_discards: Int16  # those of the suits beyond the base ones
    actor: Int16
    type: Int16
    target: Int16
    color: Int16
    rank: Int16
    touched: Int16
    slot: Int16
    card: Int16
    scored: Int16
    token: Int16
    announced: Int16
    tile: Int16
    knowledge: Int16
    action_size: Int16  # bits of one action
    recent: Int16  # where the actions before the last one begin
    types: Int16  # how many types of actions there are
    seer: Int16  # 1 if cards are shown as they are instead of as they are known
    bits: Int16  # in all
    discard_shift: Annotated[Int16s, KINDS]  # where the copies of a kind begin, within its word


NUMBERS = layout_of(LayoutRecord)


@dataclass(frozen=True, slots=True)
class Field:
    """A run of bits of one kind; `describe` tells what the bit at a place within it says."""

    name: str
    start: int
    size: int
    describe: Callable[[int], str]

    @property
    def slice(self) -> slice:
        """Where it lies in the vector."""
        return slice(self.start, self.start + self.size)


def seats_on(on: int) -> str:
    """How far a player sits from another, in words."""
    return f"{on} seat on" if on == 1 else f"{on} seats on"


class Layout:
    """The bits of an observation in a game.

        layout = Layout(Setup(players=2))
        layout.size                 # 658
        layout["fireworks"]         # slice(167, 192)
        layout.describe(167)        # 'the top card of the red firework is the 1'

    `open_hands` puts the observer's own hand in front; `recent` adds the actions before the last one, back to
    the observer's own; with two players there are none.
    """

    def __init__(
        self,
        setup: Setup,
        kind: ObservationKind = "card_knowledge",
        *,
        open_hands: bool = False,
        recent: bool = False,
    ) -> None:
        if kind not in get_args(ObservationKind):
            allowed = ", ".join(get_args(ObservationKind))
            raise BadOptions(f"the kind of observation is one of {allowed}, not {shown(kind)}")
        check_flag("open_hands", open_hands)
        check_flag("recent", recent)
        self.setup = setup
        self.kind = kind
        self.open_hands = open_hands
        self.recent = recent
        self.fields = tuple(self._fields())
        self.size = self.fields[-1].start + self.fields[-1].size

    def __len__(self) -> int:
        return self.size

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the fields, in order."""
        return tuple(field.name for field in self.fields)

    def __getitem__(self, name: str) -> slice:
        """Where a field lies; `last_action` spans all of the last action's fields."""
        if name == "last_action":
            return slice(self["last_actor"].start, self["last_actor"].start + self._action_size)
        for field in self.fields:
            if field.name == name:
                return field.slice
        raise KeyError(f"{name!r} is not a field: one of {', '.join((*self.names, 'last_action'))}")

    def describe(self, bit: int) -> str:
        """What it means when this bit is 1."""
        for field in self.fields:
            if field.start <= bit < field.start + field.size:
                return field.describe(bit - field.start)
        raise IndexError(f"the bits are 0 to {self.size - 1}, not {bit}")

    # The fields, in the order of the vector.

    @cached_property
    def _suits(self) -> tuple[Suit, ...]:
        options = self.setup.options
        return options.suits if self.setup.colors == 5 else options.suits[: self.setup.colors]

    @cached_property
    def _colors(self) -> tuple[Color, ...]:
        options = self.setup.options
        return options.colors if self.setup.colors == 5 else options.colors[: self.setup.colors]

    @cached_property
    def _kinds(self) -> int:
        return len(self._suits) * self.setup.ranks

    @cached_property
    def _copies(self) -> tuple[int, ...]:
        return tuple(copies for suit in self.setup.shape().suits for copies in suit.copies)

    @cached_property
    def _types(self) -> tuple[str, ...]:
        plain = ("a play", "a discard", "a color clue", "a rank clue")
        return (
            (*plain, "recycling", "salvaging", "letting a tile lapse") if self.setup.options.tiles else plain
        )

    @cached_property
    def _action_size(self) -> int:
        return sum(size for _, size, _ in self._action_parts("the last action"))

    def _fields(self) -> Iterator[Field]:
        start = 0
        for name, size, describe in self._parts():
            yield Field(name, start, size, describe)
            start += size

    def _parts(self) -> Iterator[tuple[str, int, Callable[[int], str]]]:
        setup, kinds = self.setup, self._kinds
        players, hand = setup.players, setup.cards_each
        if self.open_hands:
            yield (
                "own_hand",
                hand * kinds,
                lambda i: f"{self._card(0, i // kinds)} is {self._face(i % kinds)}",
            )
        yield "hands", (players - 1) * hand * kinds, self._describe_hand
        yield "short_hands", players, self._describe_short_hand
        yield "deck", setup.deck_size - players * hand, lambda i: f"cards in the deck: at least {i + 1}"
        yield "fireworks", kinds, self._describe_firework
        yield "tokens", setup.tokens, lambda i: f"clue tokens: at least {i + 1}"
        yield "lives", setup.mistakes, lambda i: f"mistakes until the game ends: at least {i + 1}"
        if setup.options.tiles:
            yield "tiles_left", len(Tile), lambda i: f"the tile {tuple(Tile)[i]} is still face down"
            yield "tile_pending", len(Tile), lambda i: f"the tile {tuple(Tile)[i]} waits for a choice"
        yield "discards", setup.deck_size, self._describe_discard
        yield from self._action_parts("the last action")
        if self.recent:
            for back in range(2, players):
                yield from self._action_parts(f"the action {back} back", f"back{back}_")
        if self.kind != "minimal":
            width = kinds + len(self._colors) + setup.ranks
            yield "knowledge", players * hand * width, self._describe_knowledge

    def _action_parts(
        self, which: str, prefix: str = "last_"
    ) -> Iterator[tuple[str, int, Callable[[int], str]]]:
        setup, hand = self.setup, self.setup.cards_each
        yield f"{prefix}actor", setup.players, lambda i: f"{which} was by {self._seat(i)}"
        yield f"{prefix}type", len(self._types), lambda i: f"{which} was {self._types[i]}"
        yield f"{prefix}target", setup.players, lambda i: f"{which} gave {self._seat(i)} a clue"
        yield f"{prefix}color", len(self._colors), lambda i: f"{which} named {self._colors[i].word}"
        yield f"{prefix}rank", setup.ranks, lambda i: f"{which} named the rank {i + 1}"
        yield f"{prefix}touched", hand, lambda i: f"{which} touched slot {i}"
        yield f"{prefix}slot", hand, lambda i: f"{which} took the card from slot {i}"
        yield f"{prefix}card", self._kinds, lambda i: f"the card of {which} was {self._face(i)}"
        yield f"{prefix}scored", 1, lambda i: f"{which} placed its card"
        yield f"{prefix}token", 1, lambda i: f"{which} brought a token back as a bonus"
        if setup.options.announce:
            yield f"{prefix}announced", len(self._suits), lambda i: f"{which} announced {self._suits[i].word}"
        if setup.options.tiles:
            yield f"{prefix}tile", len(Tile), lambda i: f"{which} turned up the tile {tuple(Tile)[i]}"

    def _seat(self, on: int) -> str:
        return "you" if on == 0 else f"the player {seats_on(on)}"

    def _card(self, on: int, slot: int) -> str:
        return f"your card in slot {slot}" if on == 0 else f"the card of {self._seat(on)} in slot {slot}"

    def _describe_short_hand(self, on: int) -> str:
        holder = "you hold" if on == 0 else f"{self._seat(on)} holds"
        return f"{holder} fewer than {self.setup.cards_each} cards"

    def _face(self, kind: int) -> str:
        suit, rank = divmod(kind, self.setup.ranks)
        return f"{self._suits[suit].word} {rank + 1}"

    def _describe_hand(self, i: int) -> str:
        place, kind = divmod(i, self._kinds)
        on, slot = divmod(place, self.setup.cards_each)
        return f"{self._card(on + 1, slot)} is {self._face(kind)}"

    def _describe_firework(self, i: int) -> str:
        suit, height = divmod(i, self.setup.ranks)
        rank = self.setup.ranks - height if self._suits[suit] is Suit.BLACK else height + 1
        return f"the top card of the {self._suits[suit].word} firework is the {rank}"

    def _describe_discard(self, i: int) -> str:
        for kind, copies in enumerate(self._copies):
            if i < copies:
                return f"{self._face(kind)} in the discard pile: at least {i + 1}"
            i -= copies
        raise IndexError(i)

    def _describe_knowledge(self, i: int) -> str:
        colors = len(self._colors)
        place, bit = divmod(i, self._kinds + colors + self.setup.ranks)
        on, slot = divmod(place, self.setup.cards_each)
        card = self._card(on, slot)
        seer = self.kind == "seer"
        if bit < self._kinds:
            face = self._face(bit)
            return f"{card} is {face}" if seer else f"{card} may be {face}, by its clues"
        bit -= self._kinds
        named = self._colors[bit].word if bit < colors else f"the rank {bit - colors + 1}"
        return f"{card} {'would be' if seer else 'was'} touched by a clue naming {named}"

    # For the compiled encoder.

    @cached_property
    def data(self) -> NDArray[np.uint8]:
        """The layout as numbers, in bytes that nobody can change."""
        table = np.zeros(1, NUMBERS)
        record = table[0]
        numbers = LayoutRecord.__annotations__.keys() - {"discard_shift"}
        for name in numbers:
            record[name] = -1
        for field in self.fields:
            name = field.name.removeprefix("last_")
            if name in numbers:
                record[name] = field.start
        record.action_size = self._action_size
        record.recent = self["back2_actor"].start if self.recent and self.setup.players > 2 else -1
        record.types = len(self._types)
        record.seer = self.kind == "seer"
        record.bits = self.size
        first = sum(self._copies[:FIRST_KINDS])
        places = np.cumsum((0, *self._copies[:-1]))
        record.more_discards = self["discards"].start + first
        record.discard_shift[: self._kinds] = np.where(places < first, places, places - first)
        data = table.view(np.uint8)
        data.flags.writeable = False
        return data
