"""The public door: one sorted list of names, all of them there."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hanabi

SOURCE = Path(hanabi.__file__).read_text(encoding="utf-8")


def checked_names() -> set[str]:
    """The names that type checkers see, imported under TYPE_CHECKING."""
    return {
        alias.name
        for node in ast.walk(ast.parse(SOURCE))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hanabi.")
        for alias in node.names
    }


def test_the_door_lists_each_public_name_once_and_sorted() -> None:
    assert len(set(hanabi.__all__)) == len(hanabi.__all__)
    constants = [name for name in hanabi.__all__ if name.isupper()]
    classes = [name for name in hanabi.__all__ if name[0].isupper() and not name.isupper()]
    functions = [name for name in hanabi.__all__ if name[0].islower()]
    assert hanabi.__all__ == sorted(constants) + sorted(classes) + sorted(functions)


def test_type_checkers_and_programs_see_the_same_names() -> None:
    assert checked_names() == set(hanabi.__all__) == set(hanabi._HOME_OF)


@pytest.mark.parametrize("name", hanabi.__all__)
def test_every_public_name_can_be_had(name: str) -> None:
    assert getattr(hanabi, name) is not None


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Game'"):
        hanabi.__getattr__("Game")


def test_importing_the_door_loads_nothing_heavy() -> None:
    code = "import sys; before = set(sys.modules); import hanabi; print(*sorted(set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    ours = {name for name in ran.stdout.split() if name.startswith("hanabi")}
    assert ours == {"hanabi"}
    assert len(ran.stdout.split()) < 60, "each module takes time to load"


def test_a_name_loads_no_more_than_it_needs() -> None:
    heavy = "{'numpy', 'numba', 'msgspec'} & set(sys.modules)"
    code = f"import sys, hanabi; hanabi.Card, hanabi.Play, hanabi.Record; assert not {heavy}, 'heavy'"
    subprocess.run([sys.executable, "-c", code], check=True)
