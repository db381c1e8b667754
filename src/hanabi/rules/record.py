"""A whole game as it is kept: options, deal, names and moves, and its JSON form."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from hanabi.rules.cards import Card, cards_text
from hanabi.rules.deal import CUTS, Deal, check_cut, check_deck, check_starter, check_tiles
from hanabi.rules.editions import edition
from hanabi.rules.errors import BadNotation, BadRecord, at, shown
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
    parse_move,
)
from hanabi.rules.options import OPTION_NAMES, Options, check_players, hand_size
from hanabi.rules.seal import Seal
from hanabi.rules.strict_json import JsonValue, found, json_text
from hanabi.rules.tiles import Tile

FORMAT = "hanabi-record"
VERSION = 1
# Every card is discarded or played once, at most one comes back (R-1024), and a clue costs a
# token that a card or a tile brought: no game has more actions. Hands may be rearranged
# at any time, and nobody does it more often than this.
MAX_ACTIONS = 200
MAX_REARRANGED = 400
MAX_MOVES = MAX_ACTIONS + MAX_REARRANGED
MAX_NAME = 100
MAX_TIME = 2**53 - 1  # the largest whole number that every JSON reader keeps exactly

_NEEDED = ("format", "version", "edition", "options", "names", "starter", "deck", "moves")
_OPTIONAL = ("tiles", "cut", "started", "times", "seal")
_UTC_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """A game: what chance and the players decided, from which everything else follows.

    `seal` is what was published of the deal before the first move, where that was done.
    `started` is in UTC; `times` are milliseconds after it, one for each move, or none if they are not known.
    Whether the moves are legal is not asked here: the game that plays them says so.
    """

    options: Options
    deal: Deal
    names: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    edition: str = "custom"
    started: datetime | None = None
    times: tuple[int, ...] = ()
    seal: Seal | None = None

    def __post_init__(self) -> None:
        _check_edition(self.edition, self.options)
        _check_names(self.names)
        _check_deal(self.deal, self.options, self.names)
        _check_moves(self)
        _check_started(self.started)
        _check_times(self)
        _check_seal(self)

    def to_json(self) -> str:
        """The record as a JSON text that `from_json` reads back."""
        fields: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "edition": self.edition,
            "options": self.options.to_dict(),
            "names": list(self.names),
            "starter": self.deal.starter,
            "deck": cards_text(self.deal.deck),
        }
        if self.options.tiles:
            fields |= {"tiles": [tile.value for tile in self.deal.tiles], "cut": self.deal.cut}
        fields["moves"] = [str(move) for move in self.moves]
        if self.started:
            fields["started"] = self.started.isoformat().replace("+00:00", "Z")
        if self.times:
            fields["times"] = list(self.times)
        if self.seal:
            fields["seal"] = {"salt": self.seal.salt, "digest": self.seal.digest}
        return json_text(fields)

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read what `to_json` wrote; whatever is wrong is refused with its place."""
        root = JsonValue.read(text)
        _check_format(root)
        fields = root.fields(_NEEDED, _OPTIONAL)
        options = _read_options(fields["options"])
        names = _read_names(fields["names"])
        moves = tuple(_read_move(item) for item in fields["moves"].items(MAX_MOVES))
        return cls(
            options=options,
            deal=_read_deal(fields, options, len(names)),
            names=names,
            moves=moves,
            edition=fields["edition"].text(),
            started=_read_started(fields["started"]) if "started" in fields else None,
            times=_read_times(fields["times"], len(moves)) if "times" in fields else (),
            seal=_read_seal(fields["seal"]) if "seal" in fields else None,
        )


# What a record must be, however it was made.


def _check_edition(code: str, options: Options) -> None:
    with at("edition"):
        box = edition(code)
    usual = Options().to_dict()
    for name, value in options.to_dict().items():
        if value != usual[name]:
            with at(f"options.{name}"):
                box.check(Options.from_dict({name: value}))


def _check_names(names: tuple[str, ...]) -> None:
    with at("names"):
        check_players(len(names))
    for seat, name in enumerate(names):
        check_name(f"names[{seat}]", name)


def check_name(place: str, name: object) -> None:
    """Refuse what cannot be shown as a player's name."""
    if not isinstance(name, str) or not name.strip():
        raise BadRecord(place, f"a name has at least one letter or sign, not {shown(name)}").because(
            "name-empty", place=place, typed=shown(name)
        )
    if len(name) > MAX_NAME:
        raise BadRecord(place, f"a name has at most {MAX_NAME} characters; this one has {len(name)}").because(
            "name-long", place=place, most=MAX_NAME, found=len(name)
        )
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in name):
        raise BadRecord(place, f"a name has no control characters, unlike {shown(name)}").because(
            "name-signs", place=place, typed=shown(name)
        )


def _check_deal(deal: Deal, options: Options, names: tuple[str, ...]) -> None:
    if deal.players != len(names):
        raise BadRecord("names", f"the deal is for {deal.players} players, and there are {len(names)} names")
    with at("starter"):
        check_starter(deal.players, deal.starter)
    with at("deck"):
        check_deck(options, deal.deck)
    with at("tiles"):
        check_tiles(options, deal.tiles)
    with at("cut"):
        check_cut(options, deal.cut)


def _check_moves(record: Record) -> None:
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("moves", f"there are {len(record.moves)} moves; a record takes at most {MAX_MOVES}")
    rearranged = sum(isinstance(move, Rearrange) for move in record.moves)
    if rearranged > MAX_REARRANGED:
        raise BadRecord("moves", f"hands are rearranged {rearranged} times; at most {MAX_REARRANGED} fit")
    for number, move in enumerate(record.moves):
        with at(f"moves[{number}]"):
            _check_move(move, record)


def _check_move(move: Move, record: Record) -> None:
    if parse_move(str(move)) != move:
        raise BadNotation(f"{shown(move)} is not a move: one like Play(12), which is written P12")
    _check_seats(move, record.deal.players)
    # A recycled card comes back under a new number (R-1024), and there is one tile that recycles.
    _check_orders(move, len(record.deal.deck) + record.options.tiles)
    _check_card(move, record.options)
    _check_hand(move, hand_size(record.deal.players))


def _check_seats(move: Move, players: int) -> None:
    match move:
        case ClueColor(to=seat) | ClueRank(to=seat) | Rearrange(seat=seat) | Stop(seat=int(seat)):
            if seat >= players:
                raise BadNotation(f"{move} names seat {seat}: the seats are 0 to {players - 1}")


def _check_orders(move: Move, orders: int) -> None:
    named = (
        move.hand
        if isinstance(move, Rearrange)
        else (move.order,)
        if isinstance(move, Play | Discard)
        else ()
    )
    for order in named:
        if order >= orders:
            raise BadNotation(f"{move} names the card {order}: the cards are 0 to {orders - 1}")


def _check_card(move: Move, options: Options) -> None:
    if isinstance(move, Recycle | Salvage) and not options.copies(move.card):
        raise BadNotation(f"{move} names {move.card}, which is not in this deck")


def _check_hand(move: Move, size: int) -> None:
    if isinstance(move, Rearrange) and not len(set(move.hand)) == len(move.hand) <= size:
        raise BadNotation(f"{shown(str(move))} is not a hand: at most {size} cards, each once")


def _check_started(started: datetime | None) -> None:
    if started is not None and started.utcoffset() != timedelta(0):
        raise BadRecord("started", f"expected a time in UTC, found {started.isoformat()}")


def _check_times(record: Record) -> None:
    times = record.times
    if not times:
        return
    if record.started is None:
        raise BadRecord("times", "count from `started`, which is missing")
    if len(times) != len(record.moves):
        raise BadRecord("times", f"{len(times)} times for {len(record.moves)} moves: one each, or none")
    for number, (least, time) in enumerate(zip((0, *times), times, strict=False)):
        with at(f"times[{number}]"):
            _check_time(time, least)


def _check_time(time: object, least: int) -> None:
    if isinstance(time, bool) or not isinstance(time, int) or not least <= time <= MAX_TIME:
        raise BadNotation(f"expected a whole number from {least} to {MAX_TIME}, found {shown(time)}")


def _check_seal(record: Record) -> None:
    if record.seal and not record.seal.fits(record.deal):
        raise BadRecord("seal", "does not fit the deal: another deck was published before the first move")


# What only the JSON form can get wrong.


def _check_format(root: JsonValue) -> None:
    """Before anything else, so that a newer record is not blamed for its new fields."""
    if root.field("format").value != FORMAT:
        raise root.field("format").unlike(f'"{FORMAT}"')
    version = root.field("version")
    if isinstance(version.value, int) and version.value > VERSION:
        raise version.bad(
            f"{found(version.value)} is newer than {VERSION}, the newest read here: update hanabi"
        )
    version.whole(VERSION, VERSION)


def _read_options(values: JsonValue) -> Options:
    options = {name: part.value for name, part in values.fields((), OPTION_NAMES).items()}
    for name, value in options.items():
        with at(f"options.{name}"):
            Options.from_dict({name: value})
    return Options.from_dict(options)


def _read_names(value: JsonValue) -> tuple[str, ...]:
    names = tuple(item.text() for item in value.items())
    _check_names(names)
    return names


def _read_deal(fields: Mapping[str, JsonValue], options: Options, players: int) -> Deal:
    for name in ("tiles", "cut"):
        if (name in fields) != options.tiles:
            raise BadRecord(name, "is missing" if options.tiles else "does not belong here without tiles")
    return Deal(
        players=players,
        deck=_read_deck(fields["deck"]),
        tiles=tuple(_read_tile(item) for item in fields["tiles"].items()) if options.tiles else (),
        cut=fields["cut"].whole(0, CUTS - 1) if options.tiles else 0,
        starter=fields["starter"].whole(0, players - 1),
    )


def _read_deck(value: JsonValue) -> tuple[Card, ...]:
    words = value.text().split(" ")
    return tuple(_read_card(value.place, number, word) for number, word in enumerate(words, start=1))


def _read_card(place: str, number: int, word: str) -> Card:
    try:
        return Card.parse(word)
    except BadNotation as error:
        raise BadRecord(place, f"card {number}: {error}") from None


def _read_tile(value: JsonValue) -> Tile:
    with at(value.place):
        return Tile.parse(value.text())


def _read_move(value: JsonValue) -> Move:
    with at(value.place):
        return parse_move(value.text())


def _read_started(value: JsonValue) -> datetime:
    text = value.text()
    try:
        if _UTC_TIME.fullmatch(text):
            return datetime.fromisoformat(text)
    except ValueError:  # a day or an hour that does not exist
        pass
    raise value.unlike("a time in UTC like 2026-11-15T20:00:00Z")


def _read_times(value: JsonValue, moves: int) -> tuple[int, ...]:
    times = tuple(item.whole(0, MAX_TIME) for item in value.items(MAX_MOVES))
    if len(times) != moves:
        raise value.bad(f"{len(times)} times for {moves} moves: one each, or leave `times` out")
    return times


def _read_seal(value: JsonValue) -> Seal:
    parts = value.fields(("salt", "digest"), ())
    with at(value.place):
        return Seal(parts["salt"].text(), parts["digest"].text())
