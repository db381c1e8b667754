"""Games in the JSON form of hanab.live: which of ours it can say, and which of its own we can play.

Suits and colors are told by number: 0 to 4 are red, yellow, green, blue and purple there, and red, yellow,
green, blue and white here; 5 is multicolour or black. Not carried: the edition, what was agreed about talk
and memory aids, `started` and `times`; of theirs: clocks, ids, and why a game was broken off. Notes are read
and written apart (`hanab_live_notes`): a record has none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NoReturn

from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal, check_deck
from hanabi.rules.errors import (
    BadOptions,
    CannotSay,
    NoDeck,
    OtherOption,
    OtherPlayers,
    OtherVariant,
    at,
    shown,
)
from hanabi.rules.hanab_live_notes import CardNote, notes_by_seat
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Move, Play, Stop
from hanabi.rules.options import Multicolour, Options, check_players, hand_size
from hanabi.rules.record import MAX_MOVES, Record, check_name
from hanabi.rules.strict_json import MAX_TEXT, JsonValue, json_text
from hanabi.rules.suits import Color, Suit

LONGEST_ABOUT = 60
FIVE_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE)
FIVE_COLORS = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE, Color.WHITE)


class Kind(IntEnum):
    """The kinds of action, by their number."""

    PLAY = 0
    DISCARD = 1
    COLOR_CLUE = 2
    RANK_CLUE = 3
    GAME_OVER = 4
    VOTED_OVER = 5


# Why a game is over, as far as we say it; higher numbers than these two do not exist.
ENDED_BY_CLOCK = 3
ENDED_BY_PLAYER = 4
ENDED_BY_VOTE = 10


@dataclass(frozen=True, slots=True)
class Variant:
    """One of their variants, and the options that give the same cards and clues."""

    id: int
    name: str
    options: Options

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits by their number there."""
        return FIVE_SUITS + self.options.suits[5:]

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors of clues by their number there."""
        return FIVE_COLORS + self.options.colors[5:]


VARIANTS = (
    Variant(0, "No Variant", Options()),
    Variant(1, "6 Suits", Options(multicolour=Multicolour.TEN_OWN)),
    Variant(2, "Black (6 Suits)", Options(multicolour=Multicolour.FIVE_OWN)),
    Variant(3, "Rainbow (6 Suits)", Options(multicolour=Multicolour.TEN_WILD)),
    Variant(1356, "White Reversed (6 Suits)", Options(black=True)),
)

_UNLIKE_OURS = {
    "oneExtraCard": "hands have five cards, or four from four players on",
    "oneLessCard": "hands have five cards, or four from four players on",
    "detrimentalCharacters": "there are no characters",
}
# Where a card lies in a hand changes no move, and nobody has to play the last card from the deck.
_LIKE_OURS_UNLESS_USED = ("cardCycle", "deckPlays")
_OTHER_FIELDS = ("deck", "options", "variant", "notes", "characters", "id", "seed")
_CLOCKS = ("timed", "timeBase", "timePerTurn", "speedrun")
_OPTIONS = (
    "variant",
    "startingPlayer",
    "emptyClues",
    "allOrNothing",
    *_UNLIKE_OURS,
    *_LIKE_OURS_UNLESS_USED,
    *_CLOCKS,
)


def to_hanab_live(record: Record, notes: Sequence[CardNote] = ()) -> str:
    """The record in their JSON form, with what the players noted on cards."""
    if not record.moves:
        raise CannotSay("hanab.live takes no game without moves")
    said = {"notes": notes_by_seat(notes, len(record.names))} if notes else {}
    return json_text(to_game(record) | said)


def from_hanab_live(text: str) -> Record:
    """Read a game in their JSON form, as an edition `custom`."""
    root = JsonValue.read(text)
    record = from_game(root)
    if not record.moves:
        raise root.field("actions").bad("is empty: a game of hanab.live has at least one action")
    return record


def to_game(record: Record) -> dict[str, Any]:
    """The record as the object that their JSON form writes."""
    variant = variant_of(record.options)
    return {
        "players": list(record.names),
        "deck": [
            {"suitIndex": variant.suits.index(card.suit), "rank": card.rank} for card in record.deal.deck
        ],
        "actions": [_action(variant, number, move) for number, move in enumerate(record.moves)],
        "options": _options(variant, record),
    }


def variant_of(options: Options) -> Variant:
    """Their variant for these options."""
    if options.tiles:
        raise CannotSay("hanab.live has no reward tiles")
    if options.announce:
        raise CannotSay("hanab.live has no color announcements")
    for variant in VARIANTS:
        if (variant.options.multicolour, variant.options.black) == (options.multicolour, options.black):
            return variant
    raise CannotSay("hanab.live has at most six fireworks, and multicolour with black makes seven")


def _options(variant: Variant, record: Record) -> dict[str, Any]:
    options: dict[str, Any] = {"variant": variant.name}
    if record.deal.starter:
        options["startingPlayer"] = record.deal.starter
    if record.options.empty_clues:
        options["emptyClues"] = True
    if record.options.expert:
        options["allOrNothing"] = True
    return options


def _action(variant: Variant, number: int, move: Move) -> dict[str, int]:
    match move:
        case Play(order, None):
            return _triple(Kind.PLAY, order, 0)
        case Discard(order):
            return _triple(Kind.DISCARD, order, 0)
        case ClueColor(to, color) if color in variant.colors:
            return _triple(Kind.COLOR_CLUE, to, variant.colors.index(color))
        case ClueRank(to, rank):
            return _triple(Kind.RANK_CLUE, to, rank)
        case Stop(None):
            return _triple(Kind.VOTED_OVER, -1, ENDED_BY_VOTE)
        case Stop(int(seat), timed_out=True):
            return _triple(Kind.GAME_OVER, seat, ENDED_BY_CLOCK)
        case Stop(int(seat)):
            return _triple(Kind.GAME_OVER, seat, ENDED_BY_PLAYER)
    raise CannotSay(f"hanab.live has no way to say {move}, which is moves[{number}]")


def _triple(kind: Kind, target: int, value: int) -> dict[str, int]:
    return {"type": int(kind), "target": target, "value": value}


def from_game(root: JsonValue) -> Record:
    """Read the object of their JSON form; a seed beside the deck is not needed."""
    fields = root.fields(("players", "actions"), _OTHER_FIELDS)
    _check_aside(fields)
    names = _names(fields["players"])
    given = fields["options"].fields((), _OPTIONS) if "options" in fields else {}
    _check_options(given)
    variant = _variant(given.get("variant", fields.get("variant")))
    options = _rules(variant, given)
    if "deck" not in fields:
        raise NoDeck("deck", "is missing: the seed of a game does not tell its cards here")
    deck = tuple(_card(variant, item) for item in fields["deck"].items())
    with at("deck"):
        check_deck(options, deck)
    starter = given["startingPlayer"].whole(0, len(names) - 1) if "startingPlayer" in given else 0
    moves = tuple(_move(variant, item, len(names), len(deck)) for item in fields["actions"].items(MAX_MOVES))
    if "deckPlays" in given and given["deckPlays"].value:
        _check_no_card_from_the_deck(given["deckPlays"], moves, len(names))
    return Record(options=options, deal=Deal(len(names), deck, starter=starter), names=names, moves=moves)


def _check_no_card_from_the_deck(option: JsonValue, moves: Sequence[Move], players: int) -> None:
    """Refuse a game in which somebody played a card that nobody had drawn yet."""
    dealt = players * hand_size(players)
    for number, move in enumerate(moves):
        if isinstance(move, Play | Discard):
            if move.order >= dealt:
                reason = f"cannot be played here: actions[{number}] plays a card of the deck"
                raise OtherOption(option.place, reason, "deckPlays")
            dealt += 1


def _check_aside(fields: dict[str, JsonValue]) -> None:
    if "notes" in fields:
        fields["notes"].items()
    if "id" in fields:
        fields["id"].whole(0, 2**63 - 1)
    if "seed" in fields:
        fields["seed"].text()
    if "characters" in fields and fields["characters"].items():
        reason = f"cannot be played here: {_UNLIKE_OURS['detrimentalCharacters']}"
        raise OtherOption("characters", reason, "detrimentalCharacters")


def _names(players: JsonValue) -> tuple[str, ...]:
    names = tuple(item.text() for item in players.items())
    try:
        check_players(len(names))
    except BadOptions as error:
        raise OtherPlayers(players.place, str(error), str(len(names))) from error
    for seat, name in enumerate(names):
        check_name(f"{players.place}[{seat}]", name)
    return names


def _check_options(given: dict[str, JsonValue]) -> None:
    for name, value in given.items():
        if name in _UNLIKE_OURS and value.flag():
            raise OtherOption(value.place, f"cannot be played here: {_UNLIKE_OURS[name]}", name)
        if name in ("timed", "speedrun", *_LIKE_OURS_UNLESS_USED):
            value.flag()
        if name in ("timeBase", "timePerTurn"):
            value.whole(0, MAX_TEXT)


def _variant(name: JsonValue | None) -> Variant:
    if name is None:
        return VARIANTS[0]
    for variant in VARIANTS:
        if variant.name == name.text():
            return variant
    return other_variant(name.place, name.text())


def other_variant(place: str, name: str) -> NoReturn:
    """Refuse a variant that there is not here."""
    known = ", ".join(f"{variant.name} ({variant.id})" for variant in VARIANTS)
    raise OtherVariant(
        place, f"{shown(name)} cannot be played here; these can: {known}", name[:LONGEST_ABOUT]
    )


def _rules(variant: Variant, given: dict[str, JsonValue]) -> Options:
    return Options(
        multicolour=variant.options.multicolour,
        black=variant.options.black,
        expert="allOrNothing" in given and given["allOrNothing"].flag(),
        empty_clues="emptyClues" in given and given["emptyClues"].flag(),
    )


def _card(variant: Variant, value: JsonValue) -> Card:
    parts = value.fields(("suitIndex", "rank"))
    return Card(variant.suits[parts["suitIndex"].whole(0, len(variant.suits) - 1)], parts["rank"].whole(1, 5))


def _move(variant: Variant, value: JsonValue, players: int, deck: int) -> Move:
    parts = value.fields(("type", "target"), ("value",))
    kind, target = Kind(parts["type"].whole(0, max(Kind))), parts["target"]
    number = parts.get("value", JsonValue(0, f"{value.place}.value"))
    match kind:
        case Kind.PLAY | Kind.DISCARD:
            number.whole(0, 0)
            order = target.whole(0, deck - 1)
            return Play(order) if kind is Kind.PLAY else Discard(order)
        case Kind.COLOR_CLUE:
            color = value.field("value").whole(0, len(variant.colors) - 1)
            return ClueColor(target.whole(0, players - 1), variant.colors[color])
        case Kind.RANK_CLUE:
            return ClueRank(target.whole(0, players - 1), value.field("value").whole(1, 5))
        case Kind.GAME_OVER:
            how, seat = number.whole(0, ENDED_BY_VOTE), target.whole(-1, players - 1)
            return Stop() if seat == -1 else Stop(seat, timed_out=how == ENDED_BY_CLOCK)
        case Kind.VOTED_OVER:
            number.whole(0, ENDED_BY_VOTE)
            target.whole(-1, -1)
            return Stop()
