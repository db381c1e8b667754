"""Text of strangers stays on its line and in its height."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.plain_text import MOST_MARKS, plain_name, plain_text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("good game!", "good game!"),
        ("abc\u202edef", "abcdef"),
        ("\u2066abc\u2069\u200f", "abc"),
        ("Z" + "\u0335" * 40 + "!", "Z" + "\u0335" * MOST_MARKS + "!"),
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("می\u200cخواهم 👩\u200d🚀 ❤️", "می\u200cخواهم 👩\u200d🚀 ❤️"),
        ("Tiếng Việt", "Tiếng Việt"),
    ],
)
def test_a_text_keeps_what_is_meant_to_be_read(text: str, plain: str) -> None:
    assert plain_text(text) == plain


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_plain_text_is_short_of_nothing_that_turns_or_grows_and_stays_as_it_is(text: str) -> None:
    plain = plain_text(text)
    assert not [sign for sign in plain if category(sign) in ("Cc", "Zl", "Zp")]
    assert not set(plain) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
    assert plain_text(plain) == plain
    assert plain_name(plain_name(text)) == plain_name(text)
