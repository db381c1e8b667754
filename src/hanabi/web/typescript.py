"""TypeScript types of every message, written from the schema: `python -m hanabi.web.typescript FILE`."""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, inspect

from hanabi.table.replayed import Replayed
from hanabi.web import messages

HEADER = "// Written by `python -m hanabi.web.typescript`; the schema is in src/hanabi/web/messages.py.\n"

WIDTH = 110

# The messages over HTTP; what they are made of follows.
OVER_HTTP = (
    messages.Me,
    messages.ChangeMe,
    messages.Offer,
    messages.NewTable,
    messages.TableMade,
    messages.TablePage,
    messages.Statistics,
    messages.Fellows,
    messages.NewKey,
    messages.Key,
    messages.Forgotten,
    messages.Health,
    messages.Trouble,
    Replayed,
    messages.GameText,
    messages.WhatIf,
    messages.Branch,
    messages.AskBot,
    messages.Advised,
    messages.Daily,
)


def typescript() -> str:
    """The types as a TypeScript module."""
    roots = {"FromBrowser": messages.FromBrowser, "FromServer": messages.FromServer}
    infos = inspect.multi_type_info([*roots.values(), *OVER_HTTP])
    structs: dict[str, inspect.StructType] = {}
    for info in infos:
        _collect(info, structs)
    parts = [HEADER, *(_interface(name, structs[name]) for name in sorted(structs))]
    for name, info in zip(roots, infos, strict=False):
        parts.append(_long(f"export type {name} =", "", _type(info)) + "\n")
    return "\n".join(parts)


def _collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """Find every struct that a type is made of."""
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name in structs:
            assert structs[name].cls is info.cls, f"two structs are called {name}"
            return
        structs[name] = info
    for inner in _inner(info):
        _collect(inner, structs)


def _inner(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return list(types)
        case (
            inspect.VarTupleType(item_type=item)
            | inspect.ListType(item_type=item)
            | inspect.SetType(item_type=item)
            | inspect.FrozenSetType(item_type=item)
        ):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case inspect.Metadata(type=inner):
            return [inner]
        case _:
            return []


def _interface(name: str, info: inspect.StructType) -> str:
    lines = [f"/** {(info.cls.__doc__ or name).strip().splitlines()[0]} */", f"export interface {name} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    omits = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "?" if omits and _has_default(field) else ""
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


def _has_default(field: inspect.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.StrType():
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
