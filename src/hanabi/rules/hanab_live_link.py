"""Games as the short text of a hanab.live link, such as `…/replay-json/215aaabbc…`.

The text has three parts: players and deck, actions, number of the variant. It carries no names, no other
options and no starter: a game that would come back with other rules or another starter is not written.
"""

import re
from typing import Any
from urllib.parse import unquote

from hanabi.rules.errors import BadRecord, CannotSay, LinkByNumber, shown
from hanabi.rules.hanab_live import VARIANTS, Kind, Variant, from_game, other_variant, to_game, variant_of
from hanabi.rules.moves import Stop
from hanabi.rules.record import Record
from hanabi.rules.strict_json import JsonValue

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DEFAULT_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")
PIECE = 20  # characters between two hyphens
RANKS_HERE = "15"  # the lowest and the highest rank of every deck of ours

_ADDRESS = re.compile(r"(?:.*/)?(?:shared-)?replay-json/([^/?#]*)/?(?:[?#].*)?", re.DOTALL)
_NUMBERED = re.compile(r"(?:.*/)?(?:shared-)?replay/(\d{1,12})/?(?:\d+/?)?(?:[?#].*)?", re.DOTALL | re.ASCII)
_DECK = re.compile(r"([2-6])(\d\d)([a-zA-Z0-9]*)", re.ASCII)
_ACTIONS = re.compile(r"(\d)(\d)((?:[a-zA-Z0-9]{2})*)", re.ASCII)
_VARIANT = re.compile(r"\d{1,9}", re.ASCII)


def to_link(record: Record) -> str:
    """The record as the last part of a link, with its hyphens."""
    variant = variant_of(record.options)
    _check(record)
    game = to_game(record)
    text = f"{len(record.names)}{_deck_text(game['deck'])},{_actions_text(game['actions'])},{variant.id}"
    return "-".join(text[start : start + PIECE] for start in range(0, len(text), PIECE))


def from_link(text: str) -> Record:
    """Read a link, or its last part with or without hyphens, as an edition `custom`."""
    parts = _last_part(text.strip()).replace("-", "").split(",")
    if len(parts) not in (3, 4):  # a fourth is the seed, which the deck makes needless
        raise BadRecord("link", f"expected three parts between commas, found {len(parts)} in {shown(text)}")
    players, deck = _read_deck(parts[0])
    game = {
        "players": list(DEFAULT_NAMES[:players]),
        "deck": deck,
        "actions": _read_actions(parts[1]),
        "options": {"variant": _read_variant(parts[2]).name},
    }
    return from_game(JsonValue(game))


def _check(record: Record) -> None:
    unsaid = {
        "that empty clues are allowed": record.options.empty_clues,
        "that the game is expert": record.options.expert,
        "that another seat than 0 starts": record.deal.starter > 0,
    }
    for what, is_so in unsaid.items():
        if is_so:
            raise CannotSay(f"a link has no way to say {what}: the JSON form of hanab.live has")
    if Stop() in record.moves:
        raise CannotSay("a link has no way to say X, that all agreed to stop: let a seat say it, as in X0")


def _deck_text(deck: list[dict[str, int]]) -> str:
    return RANKS_HERE + "".join(ALPHABET[5 * card["suitIndex"] + card["rank"] - 1] for card in deck)


def _actions_text(actions: list[dict[str, int]]) -> str:
    kinds = [action["type"] for action in actions] or [0]
    least, most = min(kinds), max(kinds)
    return f"{least}{most}" + "".join(_action_text(action, least, most - least + 1) for action in actions)


def _action_text(action: dict[str, int], least: int, kinds: int) -> str:
    # A play or discard is written without its value, which says nothing.
    value = 0 if action["type"] in (Kind.PLAY, Kind.DISCARD) else action["value"] + 1
    return ALPHABET[value * kinds + action["type"] - least] + ALPHABET[action["target"]]


def _last_part(text: str) -> str:
    if "/" not in text:
        return text
    if found := _ADDRESS.fullmatch(text):
        return unquote(found[1])
    if found := _NUMBERED.fullmatch(text):
        reason = (
            f"only hanab.live knows its game {found[1]}: take what https://hanab.live/export/{found[1]} shows"
        )
        raise LinkByNumber("link", reason, found[1])
    raise BadRecord(
        "link", f"expected an address with replay-json/ or shared-replay-json/, found {shown(text)}"
    )


def _read_deck(text: str) -> tuple[int, list[dict[str, int]]]:
    found = _DECK.fullmatch(text)
    if not found:
        raise BadRecord(
            "deck", f"expected 2 to 6 players, two ranks and letters or digits, found {shown(text)}"
        )
    if found[2] != RANKS_HERE:
        raise BadRecord("deck", f"expected ranks from 1 to 5, found {found[2][0]} to {found[2][1]}")
    indices = (divmod(ALPHABET.index(sign), 5) for sign in found[3])
    return int(found[1]), [{"suitIndex": suit, "rank": rank + 1} for suit, rank in indices]


def _read_actions(text: str) -> list[dict[str, Any]]:
    found = _ACTIONS.fullmatch(text)
    if not found or found[1] > found[2]:
        raise BadRecord("actions", f"expected the lowest and highest type, then pairs, found {shown(text)}")
    least, kinds, pairs = int(found[1]), int(found[2]) - int(found[1]) + 1, found[3]
    return [_read_action(pairs[i : i + 2], least, kinds) for i in range(0, len(pairs), 2)]


def _read_action(pair: str, least: int, kinds: int) -> dict[str, Any]:
    value, kind = divmod(ALPHABET.index(pair[0]), kinds)
    action = {"type": least + kind, "target": ALPHABET.index(pair[1])}
    return action | ({"value": value - 1} if value else {})


def _read_variant(text: str) -> Variant:
    for variant in VARIANTS:
        if _VARIANT.fullmatch(text) and int(text) == variant.id:
            return variant
    return other_variant("variant", text)
