import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.errors import BadNotation
from hanabi.rules.tiles import Tile


def test_there_are_six_tiles_and_each_is_read_back_from_its_name() -> None:
    """R-1001."""
    assert len(Tile) == 6
    assert [Tile.parse(str(tile)) for tile in Tile] == list(Tile)


@given(st.text().filter(lambda text: text not in {tile.value for tile in Tile}))
def test_a_tile_that_does_not_exist_is_refused_with_those_that_do(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a tile: one of token, repair, color-info, rank-info,"):
        Tile.parse(text)


def test_sets_of_tiles_are_gone_through_in_the_same_order_in_every_process() -> None:
    code = "from hanabi import Tile; print(*frozenset(Tile))"
    orders = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(orders) == 1
