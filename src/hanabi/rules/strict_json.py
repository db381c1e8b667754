"""JSON as records use it: read strictly, every value knowing its place, and written a field a line."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hanabi.rules.errors import BadRecord

MAX_TEXT = 1_000_000  # a long game takes about 4,000 characters
PER_LINE = 10


class _Object(dict[str, object]):
    """A JSON object that remembers which names were given more than once."""

    def __init__(self, pairs: Sequence[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.twice = [name for name, count in Counter(name for name, _ in pairs).items() if count > 1]


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A value out of a JSON text and its place there, such as `moves[17]`; the outermost has none."""

    value: object
    place: str = ""

    @classmethod
    def read(cls, text: str) -> "JsonValue":
        """Read a JSON text of reasonable size."""
        if len(text) > MAX_TEXT:
            raise BadRecord("record", f"has {len(text)} characters; at most {MAX_TEXT} are read")
        try:
            return cls(json.loads(text, object_pairs_hook=_Object))
        except json.JSONDecodeError as error:
            place = f"line {error.lineno} column {error.colno}"
            raise BadRecord(place, f"this is not JSON: {error.msg}") from None
        except RecursionError:
            raise BadRecord("record", "is nested far deeper than a record: look at its brackets") from None
        except ValueError:  # from int(), which refuses thousands of digits
            raise BadRecord("record", "holds a number of thousands of digits") from None

    def bad(self, reason: str) -> BadRecord:
        """A refusal of this value."""
        return BadRecord(self.place or "record", reason)

    def unlike(self, wanted: str) -> BadRecord:
        """A refusal that says what would be right here and what was found."""
        return self.bad(f"expected {wanted}, found {found(self.value)}")

    def text(self) -> str:
        """The value as text."""
        if not isinstance(self.value, str):
            raise self.unlike("text in quotes")
        return self.value

    def flag(self) -> bool:
        """The value as true or false."""
        if not isinstance(self.value, bool):
            raise self.unlike("true or false")
        return self.value

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number from `least` to `most`."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.unlike(f"a whole number from {least} to {most}")
        return value

    def items(self, most: int = MAX_TEXT) -> "list[JsonValue]":
        """The parts of a list of at most so many."""
        if not isinstance(self.value, list):
            raise self.unlike("a list in brackets")
        if len(self.value) > most:
            raise self.bad(f"has {len(self.value)} items; at most {most} are read")
        return [JsonValue(item, f"{self.place}[{index}]") for index, item in enumerate(self.value)]

    def field(self, name: str) -> "JsonValue":
        """The part of an object with this name."""
        values = self._object()
        if name not in values:
            raise self._inside(name, None).bad("is missing")
        return self._inside(name, values[name])

    def fields(self, needed: Sequence[str], optional: Sequence[str] = ()) -> "dict[str, JsonValue]":
        """The parts of an object by name: all the needed ones, and no others than the optional ones."""
        values, known = self._object(), (*needed, *optional)
        for name in values:
            if name not in known:
                raise self.bad(f"{found(name)} is not known here: one of {', '.join(known)}")
        for name in values.twice if isinstance(values, _Object) else ():
            raise self._inside(name, None).bad("is there twice: once is right")
        return {name: self.field(name) for name in known if name in values or name in needed}

    def _object(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.unlike("an object in braces")
        return self.value

    def _inside(self, name: str, value: object) -> "JsonValue":
        return JsonValue(value, f"{self.place}.{name}" if self.place else name)


def found(value: object) -> str:
    """A value as a refusal shows it, in JSON's own words and cut short when it is long."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else f"a list of {len(value)}"
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def json_text(fields: Mapping[str, object]) -> str:
    """An object as JSON, a field a line; a long list takes a few lines of its own."""
    lines = (f"  {json.dumps(name)}: {_laid_out(value)}" for name, value in fields.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _laid_out(value: object) -> str:
    if not isinstance(value, list) or len(value) <= PER_LINE:
        return json.dumps(value, ensure_ascii=False)
    rows = (value[start : start + PER_LINE] for start in range(0, len(value), PER_LINE))
    return "[\n    " + ",\n    ".join(json.dumps(row, ensure_ascii=False)[1:-1] for row in rows) + "\n  ]"
