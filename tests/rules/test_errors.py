import pickle
import re

import pytest

from hanabi.rules import errors
from hanabi.rules.errors import BadDeal, BadRecord, HanabiError, IllegalMove, Unreadable, at, shown
from tests.rules.fuzzing import HUGE

LINE = re.compile(r"(?P<branch>[│├└─ ]*)(?P<name>[A-Z]\w+)")


def drawn_tree() -> dict[str, str | None]:
    """Each class of the drawing with the one above it."""
    tree: dict[str, str | None] = {}
    path: list[tuple[int, str]] = []
    for line in (errors.__doc__ or "").splitlines()[2:]:
        if found := LINE.match(line):
            depth = len(found["branch"])
            path = [step for step in path if step[0] < depth]
            tree[found["name"]] = path[-1][1] if path else None
            path.append((depth, found["name"]))
    return tree


def real_tree() -> dict[str, str | None]:
    """Each class of the module with the one above it."""
    tree: dict[str, str | None] = {"HanabiError": None}
    for error in vars(errors).values():
        if isinstance(error, type) and issubclass(error, HanabiError) and error is not HanabiError:
            tree[error.__name__] = error.__bases__[0].__name__
    return tree


def test_the_drawing_of_the_errors_is_their_real_tree() -> None:
    assert drawn_tree() == real_tree()
    assert len(real_tree()) > 15


def test_every_error_says_in_a_sentence_what_it_is() -> None:
    for name in real_tree():
        assert getattr(errors, name).__doc__.endswith(".")


def test_two_failures_have_two_errors() -> None:
    """What cannot be read is a ValueError; what is not legal now is not."""
    assert issubclass(Unreadable, ValueError)
    assert not issubclass(IllegalMove, ValueError | Unreadable)


def test_a_bad_record_says_its_place_and_reason_and_survives_a_process_border() -> None:
    error = pickle.loads(pickle.dumps(BadRecord("moves[3]", "is odd")))
    assert (error.place, error.reason, str(error)) == ("moves[3]", "is odd", "moves[3]: is odd")


def test_a_refusal_inside_a_record_gets_its_place() -> None:
    with pytest.raises(BadRecord, match=r"^deck: too many$"), at("deck"):
        raise BadDeal("too many")


def test_a_place_inside_a_place_stays() -> None:
    with pytest.raises(BadRecord, match=r"^tiles\[2\]: odd$"), at("tiles"):
        raise BadRecord("tiles[2]", "odd")


def test_what_is_not_a_refusal_goes_through() -> None:
    with pytest.raises(ZeroDivisionError), at("deck"):
        raise ZeroDivisionError


def test_a_long_value_is_shown_cut_short() -> None:
    for value in ("R" * 10**6, HUGE, -HUGE, [HUGE], [[["x"] * 1000] * 1000], {"a": "b" * 999}):
        assert len(shown(value)) < 400


def test_a_short_value_is_shown_as_it_is() -> None:
    assert [shown(value) for value in ("R9", 7, None, True)] == ["'R9'", "7", "None", "True"]
