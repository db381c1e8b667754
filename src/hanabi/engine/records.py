"""Records described as classes: NumPy lays them out, mypy knows their fields, compiled code reads them.

    class Bread(Protocol):
        slices: Int8
        seeds: Annotated[Int16s, 3]

    BREAD = layout_of(Bread)        # the NumPy type of such a record
    bread: Bread = loaves[0]        # a record of an array; a misspelt field is found by mypy

There is never an instance of these classes: a record is NumPy's in plain Python and Numba's in compiled code.
Single numbers are declared as `int` although they are kept narrow. Sums in compiled code are wide by
themselves; `int(...)` makes them so in plain Python too.
"""

from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int64: TypeAlias = Annotated[int, np.int64]
Float64: TypeAlias = Annotated[float, np.float64]

Int8s: TypeAlias = NDArray[np.int8]
Int16s: TypeAlias = NDArray[np.int16]
Int64s: TypeAlias = NDArray[np.int64]
Float64s: TypeAlias = NDArray[np.float64]


def layout_of(described: type) -> np.dtype[Any]:
    """How NumPy lays out a record with the fields of this class, in their order, aligned as in C."""
    return np.dtype((np.record, _aligned(described)))


def _aligned(described: type) -> np.dtype[Any]:
    """The same without the attributes of `np.record`, which would lose the alignment in another record."""
    hints = get_type_hints(described, include_extras=True)
    fields: list[Any] = [(name, *_field(hint)) for name, hint in hints.items()]
    return np.dtype(fields, align=True)


def _field(hint: object) -> tuple[Any, ...]:
    """A number, an array of some shape, or a record within the record."""
    if get_origin(hint) is not Annotated:
        assert isinstance(hint, type)
        return (_aligned(hint),)
    kind, *how = get_args(hint)
    if kind in (int, float):
        return (how[0],)
    _, numbers = get_args(kind)  # of an array: its shape, and the type of its numbers
    return get_args(numbers)[0], tuple(how)
