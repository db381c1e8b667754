"""Hypothesis strategies for every message of the schema, and for what only looks like one."""

import json
from typing import Any

from hypothesis import strategies as st
from msgspec import NODEFAULT, inspect

from hanabi.protocol.messages import FromBrowser

Json = Any

IDS = st.sampled_from(("a", "b", "c", "d")) | st.uuids().map(str)  # some come twice
BOTS = ("cautious", "random", "cheat", "no-such-bot")
OPTIONS = ("base", "five-own", "ten-wild+black+tiles", "announce", "expert", "base+no-empty-clues", "?")
EDITIONS = ("custom", "cocktail-games", "abacus", "no-such-edition")
MOVES = (
    "P0",
    "P7=R",
    "D1",
    "D14",
    "C0:R",
    "C1:R",
    "C1:1",
    "C2:5",
    "X",
    "X0",
    "H0:4,3,2,1,0",
    "L",
    "P999",
    "p",
)
NASTY = (
    "\0",
    "\u202e",
    "\ud7ff",
    "\ufeff",
    "\x1b[31m",
    "'; DROP TABLE events; --",
    "<script>",
    "🎆" * 20,
    "",
)
LEGAL = "any legal move"  # whoever sends it puts one in its place


def of(info: inspect.Type, field: str = "") -> st.SearchStrategy[Json]:
    """What the schema lets a type be, as JSON has it."""
    match info:
        case inspect.StructType():
            return _struct(info)
        case inspect.UnionType(types=types):
            return st.one_of(*(of(each, field) for each in types))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.StrType(min_length=low, max_length=high):
            return _text(field, low or 0, high or 30)
        case inspect.IntType(ge=low, le=high):
            return st.integers(low, high)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.VarTupleType(item_type=item, max_length=most):
            return st.lists(of(item), max_size=most or 4)
        case inspect.Metadata(type=inner):
            return of(inner, field)
        case _:
            raise TypeError(f"no strategy for {info}")


def _struct(info: inspect.StructType) -> st.SearchStrategy[Json]:
    needed = {f.encode_name: of(f.type, f.name) for f in info.fields if _needed(f)}
    others = {f.encode_name: of(f.type, f.name) for f in info.fields if not _needed(f)}
    if info.tag_field is not None:
        needed[info.tag_field] = st.just(info.tag)
    return st.fixed_dictionaries(needed, optional=others)


def _needed(field: inspect.Field) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _text(field: str, low: int, high: int) -> st.SearchStrategy[str]:
    known = {"id": IDS, "bot": st.sampled_from(BOTS), "options": st.sampled_from(OPTIONS)}
    known |= {"edition": st.sampled_from(EDITIONS), "move": st.sampled_from((LEGAL, LEGAL, *MOVES))}
    if field in known:
        return known[field]
    nasty = st.sampled_from(NASTY).filter(lambda text: low <= len(text) <= high)
    return st.text(st.characters(exclude_categories=["Cs"]), min_size=low, max_size=high) | nasty


def requests() -> st.SearchStrategy[Json]:
    """Every message that a browser may send, each kind as often as the others."""
    info = inspect.type_info(FromBrowser)
    assert isinstance(info, inspect.UnionType)
    return st.one_of(*map(of, info.types))


_anything: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A request with something wrong in it, most of the time."""
    message = draw(requests())
    name = draw(st.sampled_from(sorted(message)))
    match draw(st.sampled_from(("drop", "change", "add", "cut", "twice"))):
        case "drop":
            del message[name]
        case "change":
            message[name] = draw(_anything)
        case "add":
            message[draw(st.text(max_size=8))] = draw(_anything)
        case "cut":
            text = json.dumps(message)
            return text[: draw(st.integers(0, len(text)))]
        case "twice":
            text = json.dumps(message)
            return f"{text[:-1]},{json.dumps(name)}:{json.dumps(draw(_anything))}}}"
    return json.dumps(message)


ODD: tuple[str | bytes, ...] = (
    "",
    "null",
    "[]",
    "{}",
    "[" * 20_000,
    '{"type":' * 5_000,
    '{"type":"say","id":"deep","text":' + "[" * 10_000 + "]" * 10_000 + "}",
    '{"type":"sit","id":"big","seat":' + "9" * 5_000 + "}",
    '{"type":"sit","id":"big","seat":1e400}',
    '{"type":"sit","id":"big","seat":-1}',
    '{"type":"sit","id":"float","seat":0.5}',
    '{"type":"make-move","id":"m","move":"P0","turn":18446744073709551616}',
    '{"type":"say","id":"s","text":"\\ud800 lone"}',
    '{"type":"say","id":"\\udfff","text":"lone id"}',
    '{"type":"say","id":"n","text":"nul \\u0000 nul"}',
    '{"type":"write-note","id":"n2","order":0,"text":"\\u0000"}',
    '{"type":"bookmark","id":"\\u0000","text":"\\u0000"}',
    '{"type":"say","id":"' + "i" * 41 + '","text":"too long an id"}',
    '{"type":"say","id":"' + "i" * 60_000 + '","text":"far too long an id"}',
    '{"type":"say","id":"l","text":"' + "x" * 60_000 + '"}',
    '{"type":"' + "x" * 60_000 + '"}',
    '{"type":"ping","extra":1}',
    '{"type":"table"}',
    b"\xff\xfe\x00",
    b'{"type":"ping"}',
    b'{"type":"say","id":"b","text":"\xed\xa0\x80"}',
    b"",
)


def payloads() -> st.SearchStrategy[str | bytes]:
    """Whatever somebody may send over a socket: good requests, bad ones, and noise."""
    good = requests().map(json.dumps)
    noise = st.binary(max_size=60) | st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    return good | good | good | mutated() | st.sampled_from(ODD) | noise
