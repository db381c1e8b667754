"""The errors of a store are one tree, drawn where they are defined."""

import re

from hanabi.rules.errors import HanabiError
from hanabi.store import errors
from hanabi.store.errors import SchemaTooNew, SeqTaken

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


def test_the_drawing_of_the_errors_is_their_real_tree() -> None:
    real: dict[str, str | None] = {"HanabiError": None}
    for error in vars(errors).values():
        if isinstance(error, type) and issubclass(error, HanabiError) and error is not HanabiError:
            real[error.__name__] = error.__bases__[0].__name__
    assert drawn_tree() == real


def test_errors_say_what_is_and_what_to_do() -> None:
    assert str(SeqTaken("k7f3", 4, 6)) == (
        "table k7f3 has row 4 already, its last is 6: read its rows after 3 and append after those"
    )
    assert str(SchemaTooNew(3, 1)) == (
        "the store has version 3 and this Hanabi knows versions up to 1: "
        "upgrade Hanabi, or name another store"
    )
