"""How values are written for stores and sockets: small frozen structs, told apart by a `type`."""

import msgspec

from hanabi.rules.kebab import kebab


class Value(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A value that is what its fields are; it cannot be part of a cycle, so no collector looks at it."""


class Tagged(Value, frozen=True, tag_field="type", tag=kebab):
    """One of several kinds of values, with its kind in `type`."""
