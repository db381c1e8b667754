"""Junk for the readers: any JSON, and good JSON or text that was broken in one place."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import strategies as st

from hanabi.rules.errors import HanabiError

T = TypeVar("T")
HUGE = 10**5000  # longer than Python writes out


def tried(read: Callable[[str], T], text: str, refusal: type[HanabiError]) -> T | None:
    """What `read` makes of a text, or None where it refuses it, and in a short message."""
    try:
        return read(text)
    except refusal as error:
        message = str(error)
    assert 0 < len(message) < 500
    message.encode()  # it can be printed and sent
    return None


json_values: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def broken(draw: st.DrawFn, value: object) -> object:
    """The same JSON value with one part left out, put in or changed, at any depth."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        name = draw(st.sampled_from(sorted(value)))
        return value | {name: draw(broken(value[name]))}
    if isinstance(value, dict):
        left_out = draw(st.sampled_from([*value, None]))
        return {name: part for name, part in value.items() if name != left_out} | draw(
            st.dictionaries(st.text(max_size=6), json_values, max_size=1)
        )
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], draw(broken(value[place])), *value[place + 1 :]]
    if isinstance(value, str) and draw(st.booleans()):
        cut = draw(st.integers(0, len(value)))
        return value[:cut] + draw(st.text(max_size=3)) + value[cut + draw(st.integers(0, 3)) :]
    return draw(json_values)


@st.composite
def broken_text(draw: st.DrawFn, text: str) -> str:
    """The same text with a piece cut out, put in or doubled."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    return text[:start] + draw(st.sampled_from(["", text[start:end] * 2]) | st.text(max_size=4)) + text[end:]
