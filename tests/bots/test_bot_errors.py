"""What went wrong in a bot is told with the line of its own code."""

import pytest

from hanabi.bots.bot_errors import BrokenBot, blaming, told, told_without_words
from hanabi.game.state import State
from hanabi.rules.errors import HanabiError

LINE = r"\(.*test_bot_errors\.py, line \d+: {}\)$"


def caught(name: str) -> Exception:
    view = State.new(2, starter=0).view(0)
    try:
        if name == "ours":
            view.hand("x")  # type: ignore[arg-type]
        else:
            _ = tuple(range(2))[7]
    except Exception as error:
        return error
    raise AssertionError("it did not fail")


def test_the_line_is_the_bots_even_where_this_package_raised() -> None:
    error = caught("ours")
    assert isinstance(error, HanabiError)
    line = LINE.format(r"view\.hand\(.*")
    with pytest.raises(BrokenBot, match=r"^it: there is no seat 'x'.* " + line), blaming("it"):
        raise error


def test_an_error_is_named_by_its_kind_and_words() -> None:
    assert told(caught("own")).startswith("IndexError: tuple index out of range (")
    assert told(AssertionError()) == "AssertionError"


def test_a_log_is_told_the_line_and_none_of_the_words() -> None:
    text = told_without_words(caught("own"))
    assert text.startswith("IndexError (")
    assert "out of range" not in text


def test_what_has_been_told_is_not_told_again() -> None:
    with pytest.raises(BrokenBot) as broken, blaming("it"):
        raise BrokenBot("all of it")
    assert str(broken.value) == "it: all of it"
