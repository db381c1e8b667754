"""TypeScript types of every message, from the schema: `python -m hanabi.site.http.typescript FILE`."""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from hanabi.protocol.messages import FromBrowser, FromServer
from hanabi.protocol.schema import Struct, may_be_missing, structs_of, tag_of
from hanabi.site.http.routes import messages_over_http

HEADER = "// Written by `python -m hanabi.site.http.typescript`; the schema is in src/hanabi/protocol.\n"
WIDTH = 110


def typescript() -> str:
    """The types as a TypeScript module."""
    roots = {"FromBrowser": FromBrowser, "FromServer": FromServer}
    infos = inspect.multi_type_info([*roots.values(), *messages_over_http()])
    parts = [HEADER, *(_interface(name, info) for name, info in structs_of(infos).items())]
    for name, info in zip(roots, infos, strict=False):
        parts.append(_long(f"export type {name} =", "", _type(info)) + "\n")
    return "\n".join(parts)


def _interface(name: str, info: Struct) -> str:
    lines = [f"/** {(info.cls.__doc__ or name).strip().splitlines()[0]} */", f"export interface {name} {{"]
    if tag := tag_of(info):
        lines.append(f"  type: {_literal(tag)};")
    for field in info.fields:
        optional = "?" if may_be_missing(info, field) else ""
        lines.append(_long(f"  {field.encode_name}{optional}:", "  ", _type(field.type)))
    return "\n".join([*lines, "}"]) + "\n"


def _long(start: str, indent: str, kind: str) -> str:
    """A declaration in one line, or with one line for each kind where there are too many."""
    line = f"{start} {kind};"
    if len(line) <= WIDTH:
        return line
    if kind.startswith("'") and len(f"{indent}  {kind};") <= WIDTH:
        return f"{start}\n{indent}  {kind};"
    many = kind.endswith(")[]")
    kinds = "".join(f"\n{indent}  | {each}" for each in kind.removesuffix(")[]").lstrip("(").split(" | "))
    return f"{start} ({kinds}\n{indent})[];" if many else f"{start}{kinds};"


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return cls.__name__
        case inspect.StrType() | inspect.CustomType():  # a card is its text
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(map(_literal, values))
        case inspect.EnumType(cls=cls):
            return " | ".join(_literal(member.value) for member in cls)
        case inspect.UnionType(types=types):
            return " | ".join(map(_type, types))
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(map(_type, types))}]"
        case (
            inspect.VarTupleType(item_type=item)
            | inspect.ListType(item_type=item)
            | inspect.SetType(item_type=item)
            | inspect.FrozenSetType(item_type=item)
        ):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.Metadata(type=inner):
            return _type(inner)
        case _:
            raise TypeError(f"no TypeScript for {info}")


def _literal(value: Any) -> str:
    if not isinstance(value, str):
        return json.dumps(value)
    text = json.dumps(value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'")
    return f"'{text}'"


def main() -> None:
    """Write the types to a file, or say them."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main()
