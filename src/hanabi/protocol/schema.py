"""What messages are made of: the structs that a type of the schema names, found from the types themselves."""

from collections.abc import Iterable

from msgspec import NODEFAULT, inspect

Struct = inspect.StructType | inspect.DataclassType


def structs_of(infos: Iterable[inspect.Type]) -> dict[str, Struct]:
    """Every struct that these types are made of, by its name."""
    found: dict[str, Struct] = {}
    for info in infos:
        _collect(info, found)
    return dict(sorted(found.items()))


def _collect(info: inspect.Type, found: dict[str, Struct]) -> None:
    if isinstance(info, Struct):
        known = found.setdefault(info.cls.__name__, info)
        assert known.cls is info.cls, f"two structs are called {info.cls.__name__}"
        if known is not info:
            return
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.StructType(fields=fields) | inspect.DataclassType(fields=fields):
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


def members_of(info: inspect.Type) -> list[inspect.StructType]:
    """The kinds of a union of tagged structs."""
    assert isinstance(info, inspect.UnionType)
    return [kind for kind in info.types if isinstance(kind, inspect.StructType)]


def tag_of(info: Struct) -> str | None:
    """The word by which a kind is told apart, if it is one of several."""
    tag = info.tag if isinstance(info, inspect.StructType) else None
    return tag if isinstance(tag, str) else None


def may_be_missing(info: Struct, field: inspect.Field) -> bool:
    """Whether a field is left out where it has its usual value."""
    omits = isinstance(info, inspect.StructType) and info.cls.__struct_config__.omit_defaults
    return omits and has_default(field)


def has_default(field: inspect.Field) -> bool:
    """Whether a field has a usual value."""
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT
