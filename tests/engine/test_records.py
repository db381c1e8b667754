"""Records described as classes: how they are laid out, and that compiled code reads them."""

from typing import Annotated, Protocol

import numpy as np

from hanabi.engine.jit import compiled
from hanabi.engine.layout import STATE, offset
from hanabi.engine.records import Float64, Int8, Int8s, Int16s, Int64, layout_of


class Inner(Protocol):
    few: Int8
    wide: Int64


class Outer(Protocol):
    first: Int8
    inner: Inner
    marks: Annotated[Int16s, 2, 3]
    share: Float64


class Further(Outer, Protocol):
    last: Annotated[Int8s, 4]


OUTER, FURTHER = layout_of(Outer), layout_of(Further)


def test_a_layout_has_the_fields_of_the_class_in_their_order() -> None:
    assert OUTER.names == ("first", "inner", "marks", "share")
    assert FURTHER.names == ("first", "inner", "marks", "share", "last")
    assert OUTER["marks"].shape == (2, 3)
    assert OUTER["marks"].base == np.int16


def test_every_field_is_aligned_also_in_a_record_within_a_record() -> None:
    assert OUTER.fields is not None
    assert {name: place for name, (_, place, *_) in OUTER.fields.items()} == {
        "first": 0,
        "inner": 8,
        "marks": 24,
        "share": 40,
    }


@compiled
def fill(outer: Outer) -> int:
    outer.inner.wide = 7
    outer.marks[1, 2] += 5
    outer.share = 0.5
    return int(outer.first) + int(outer.inner.wide)


def test_compiled_code_and_plain_python_see_the_same_record() -> None:
    records = np.zeros(1, OUTER)
    records[0].first = 3
    assert fill(records[0]) == 10
    assert (records[0].inner.wide, records[0].marks[1, 2], records[0].share) == (7, 5, 0.5)


def test_a_state_lies_in_memory_as_saved_batches_have_it() -> None:
    """A saved batch is these bytes: whoever changes them changes `SAVE_VERSION` in envs too."""
    assert STATE.itemsize == 472
    places = [offset(name) for name in ("possible", "turn", "hand", "last_move", "deck")]
    assert places == [0, 266, 268, 376, 397]
