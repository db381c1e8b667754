"""The page of the protocol, from the schema: `python -m hanabi.site.http.protocol_page docs/protocol.md`."""

import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, inspect, to_builtins

from hanabi.game.events import Event
from hanabi.protocol.log import What
from hanabi.protocol.messages import FromBrowser, FromServer
from hanabi.protocol.position import Position
from hanabi.protocol.schema import Struct, has_default, members_of, structs_of, tag_of
from hanabi.site.errors import refusals
from hanabi.site.http.answers import LARGEST_BODY
from hanabi.site.http.query_params import LISTING_PARAMETERS
from hanabi.site.http.routes import ROUTES, messages_over_http
from hanabi.site.limits import A_GUESTS_SHARE, Cost, Limit
from hanabi.site.serve import LARGEST_MESSAGE
from hanabi.site.sockets import A_SECOND, AT_ONCE, CLOSE_CODES, PATIENCE

_TOP = """# The protocol

How browsers and programs talk with the site. This page is written from the schema by `python -m
hanabi.site.http.protocol_page docs/protocol.md`; the same schema gives the browser its types and programs [an
OpenAPI description](#over-http) at `/api/openapi.json`.

Everything is JSON. Cards are a suit's letter and a rank, such as `R3`; moves are in the
[notation](notation.md); times are milliseconds since 1970, UTC. A field that may be missing has its usual
value when it is. A message with a field that is not in the schema is refused, not guessed at.

## The socket

A table is talked with at `ws(s)://…/api/tables/TABLE/socket`. Who connects is known by the cookie that `GET
/api/me` gave; a program connects with `?key=KEY` instead, which the host gets for it from `POST
/api/tables/TABLE/keys`. Without either one may only watch. A page of another site is turned away by its
`Origin`.

1. **First** comes [`table`](#table), everything as it is now. Whoever comes back says with `?has=SEQ` which
   `seq` it was shown last: if nothing has happened since, it is not sent all of it again.
2. **Then** comes [`news`](#news) with every change, with a `seq` that only grows. What has a `seq` that is
   not larger than the last one has been heard before and is to be ignored. A `seq` may be left out: it was
   somebody else's note. A new `table` replaces everything.
3. **A request has an `id`** of its own, which the sender makes up. It is answered once by [`done`](#done),
   with the `seq` of the event that it brought about and that was kept before anybody was told, or by
   [`not-done`](#not-done) with a [code](#refusals). Without an answer – the line broke – send the same
   request with the same `id` again: what was carried out already is not carried out twice, and is answered
   with the same `seq`.
4. **A line can be dead without anybody knowing.** Send [`ping`](#ping) now and then; who hears no
   [`pong`](#pong) connects anew. The server pings on its own, as sockets do, and closes what does not
   answer.
5. **Before the server closes**, it says [`goodbye`](#goodbye) with the reason, if the line still takes it.
"""

_CLOSE = {
    "going-down": "the server stops or cannot read the table now: connect again in a moment",
    "too-slow": "too much waited to be sent: connect again, and everything comes anew",
    "not-allowed": "a page of another site, a key for another table, or a table that nobody watches: do not "
    "connect again",
    "gone": "there is no such table: do not connect again",
    "too-much": "far too many requests, or too many connections from one address: connect again later",
}


def page() -> str:
    """The whole page."""
    infos = inspect.multi_type_info([FromBrowser, FromServer, *messages_over_http()])
    structs = structs_of(infos)
    sent, heard = (members_of(info) for info in infos[:2])
    happened, seen = (members_of(inspect.type_info(kind)) for kind in (What, Event))
    told: set[type] = {info.cls for part in (sent, heard, happened, seen) for info in part}
    asked = [info for info in infos[2:] if isinstance(info, Struct) and info.cls not in {*told, Position}]
    told |= {info.cls for info in asked}
    others = [info for info in structs.values() if info.cls not in told]
    parts = [
        _TOP,
        _limits(),
        _section("What a browser sends", "Over the socket, each with its `type`.", sent),
        _section("What the server sends", "Over the socket, each with its `type`.", heard),
        _section("What happened", "What a line of the log tells, in `what`.", happened),
        _section("What everyone saw in the game", "The `events` of a move.", seen),
        _refusals(),
        _http(),
        _section("Bodies and answers", "Over HTTP.", asked),
        _section("Parts", "What the messages are made of.", others),
    ]
    return "\n".join(parts)


def _limits() -> str:
    lines = [
        f"A message has at most {LARGEST_MESSAGE // 1024} kB. A connection may send {AT_ONCE} requests",
        f"at once and {A_SECOND} a second; what is more is refused with `too-much`, and after {PATIENCE}",
        "of those the line is closed.\n",
        "| close code | `goodbye` | why, and what to do |",
        "|---|---|---|",
        *(f"| {close} | `{code}` | {_CLOSE[code]} |" for code, close in CLOSE_CODES.items()),
        "| 1007 |  | a text that is no UTF-8 |",
        "| 1009 |  | a message that is too long |",
        "| 1011 | `going-down` | the table cannot be read now: connect again in a moment |",
    ]
    return "\n".join(lines) + "\n"


def _section(title: str, text: str, infos: Iterable[Struct]) -> str:
    return f"## {title}\n\n{text}\n\n" + "\n".join(map(_message, infos))


def _message(info: Struct) -> str:
    """A heading, what it says of itself, and its fields."""
    lines = [f"### `{tag_of(info) or info.cls.__name__}`\n", cleandoc(info.cls.__doc__ or "") + "\n"]
    lines += [f"* `{field.encode_name}`: {_words(field.type)}{_missing(field)}" for field in info.fields]
    return "\n".join(lines) + ("\n" if info.fields else "")


def _missing(field: inspect.Field) -> str:
    if not has_default(field):
        return ""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"; may be missing: {_value(to_builtins(value))}"


def _value(value: Any) -> str:
    match value:
        case None:
            return "null"
        case "":
            return "an empty text"
        case {"type": kind}:
            return f"`{kind}`"
        case [] | {}:
            return "none"
        case bool():
            return str(value).lower()
        case _:
            return f"`{value}`"


def _words(info: inspect.Type) -> str:
    """A type in words."""
    match info:
        case inspect.StructType() | inspect.DataclassType():
            return f"`{tag_of(info) or info.cls.__name__}`"
        case inspect.CustomType():
            return "card, such as `R3`"
        case inspect.EnumType(cls=cls):
            return _either([f"`{member.value}`" for member in cls])
        case inspect.StrType(min_length=low, max_length=high):
            return "text" + _between(low, high, " signs")
        case inspect.IntType(ge=low, le=high):
            return "whole number" + _between(low, high)
        case inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return _either([f"`{str(value).lower() if value is True else value}`" for value in values])
        case inspect.UnionType(types=types):
            return _either([_words(each) for each in types])
        case (
            inspect.VarTupleType(item_type=item, max_length=most)
            | inspect.ListType(item_type=item, max_length=most)
        ):
            inner = f"({_words(item)})" if isinstance(item, inspect.UnionType) else _words(item)
            return f"list of {inner}" + (f", at most {most}" if most else "")
        case inspect.DictType(value_type=value):
            return f"object with {_words(value)} for each name"
        case inspect.Metadata(type=inner):
            return _words(inner)
        case _:
            raise TypeError(f"no words for {info}")


def _between(low: int | None, high: int | None, what: str = "") -> str:
    if high is None:
        return "" if low is None else f" from {low}{what}"
    return f" of at most {high}{what}" if low is None else f" from {low} to {high}{what}"


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _refusals() -> str:
    lines = [
        "## Refusals\n",
        "The `code` of `not-done` and of every HTTP answer from 400 on; the `text` beside it is English, for",
        "people who write programs.\n",
        "| code | what it means |",
        "|---|---|",
        *(f"| `{code}` | {text} |" for code, text in refusals().items()),
    ]
    return "\n".join(lines) + "\n"


def _http() -> str:
    lines = [
        "## Over HTTP\n",
        "Unsafe methods are for the site's own pages and for programs that name no `Origin`. A body has at",
        f"most {LARGEST_BODY // 1000} kB. Every refusal is a `Trouble`. HEAD goes wherever GET goes; another",
        "method is answered with 405 and `Allow`.\n",
        *_costs(),
        "| | | body | answer | refused with | cost |",
        "|---|---|---|---|---|---|",
    ]
    for route in ROUTES:
        refused = ", ".join(map(str, route.refusals))
        answer = f"`{route.answer.__name__}`" if route.answer else route.media.partition(";")[0]
        body = f"`{route.body.__name__}`" if route.body else ""
        status = f"{route.status} " if route.status != 200 else ""
        place, cost = f"`{route.method.upper()} {route.path}`", route.cost.name.lower()
        cells = (place, route.text, body, f"{status}{answer}", refused, cost)
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["\nWhat lists and statistics may be asked for:\n"]
    lines += [f"* `{parameter['name']}`: {parameter['description']}" for parameter in LISTING_PARAMETERS]
    return "\n".join(lines) + "\n"


def _costs() -> list[str]:
    """How often one may ask, as a table."""
    return [
        "Every request is a `read`; some cost something else as well. Who asks more often than this is",
        "refused with 429 and `Retry-After`:\n",
        "| cost | of one address | of one guest |",
        "|---|---|---|",
        *(
            f"| {cost.name.lower()} | {_often(cost.value)} | {_often(cost.value.times(A_GUESTS_SHARE))} |"
            for cost in Cost
        ),
        "",
    ]


def _often(limit: Limit) -> str:
    return f"{limit.rate:g} a second, {limit.burst:g} at once"


def main() -> None:
    """Write the page to a file, or say it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    else:
        sys.stdout.write(page())


if __name__ == "__main__":
    main()
