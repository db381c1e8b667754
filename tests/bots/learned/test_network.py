"""A network as a file: it comes back as it was, and whatever else lies there is refused."""

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanabi.bots.learned.bot import trained
from hanabi.bots.learned.network import TRAINED, BadNetwork, Network
from hanabi.bots.programs.duo_features import FEATURES, MOVES

MATRIX, BIAS = np.array([[1.0, -1.0], [0.5, 0.0]], np.float32), np.array([0.0, 2.0], np.float32)
LAST, LAST_BIAS = np.array([[1.0], [10.0]], np.float32), np.array([-3.0], np.float32)
SMALL = Network(((MATRIX, BIAS), (LAST, LAST_BIAS)))
ARRAYS: dict[str, Any] = {
    "format": np.int64(1),
    "matrix0": MATRIX,
    "bias0": BIAS,
    "matrix1": LAST,
    "bias1": LAST_BIAS,
}


def written(arrays: dict[str, Any]) -> bytes:
    file = BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


def test_a_network_is_layers_with_nothing_negative_between() -> None:
    assert SMALL(np.array([4.0, 0.0], np.float32)).tolist() == [4.0 - 3.0]
    assert SMALL(np.array([-1.0, 0.0], np.float32)).tolist() == [30.0 - 3.0]


def test_many_rows_are_judged_as_each_alone() -> None:
    rows = np.array([[4.0, 0.0], [-1.0, 0.0]], np.float32)
    assert SMALL(rows).tolist() == [SMALL(row).tolist() for row in rows]


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    SMALL.save(tmp_path / "small.npz")
    again = Network.load(tmp_path / "small.npz", inputs=2, outputs=1)
    for ours, theirs in zip(SMALL.layers, again.layers, strict=True):
        assert all(np.array_equal(left, right) for left, right in zip(ours, theirs, strict=True))
        assert {array.dtype for array in theirs} == {np.dtype(np.float32)}


def test_the_network_of_the_package_is_small_and_fits_the_features() -> None:
    assert TRAINED.stat().st_size < 500_000
    assert trained()(np.zeros(FEATURES, np.float32)).shape == (MOVES,)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a network that can be read"),
        (b"not a network", "not a network that can be read"),
        (written(ARRAYS)[:-40], "not a network that can be read"),
        (written(ARRAYS | {"matrix0": np.array([{}], object)}), "not a network that can be read"),
        (written({"format": np.int64(2)}), "expected a network of format 1, found 2"),
        (written({"weights": MATRIX}), "expected a network of format 1, found None"),
        (written({"format": np.int64(1)}), "expected matrix0, bias0 and so on, found nothing"),
        (
            written({"format": np.int64(1), "matrix0": MATRIX, "bias": BIAS}),
            "expected matrix0, bias0 and so on, found matrix0, bias",
        ),
        (written(ARRAYS | {"matrix1": LAST.T}), "layer 1 is 1 × 2, expected 2 × 1"),
        (written(ARRAYS | {"bias0": BIAS[None]}), r"layer 0 has float32 of shape \(1, 2\)"),
        (written(ARRAYS | {"bias0": np.array([0.0, np.nan])}), r"layer 0 has float64 of shape \(2,\)"),
        (written(ARRAYS | {"matrix1": LAST.astype(np.int64)}), r"layer 1 has int64 of shape \(2, 1\)"),
    ],
)
def test_another_file_is_refused_with_its_name_and_the_reason(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(content)
    with pytest.raises(BadNetwork, match=f"broken.npz: {reason}"):
        Network.load(path, inputs=2, outputs=1)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"none\.npz: not a network that can be read"):
        Network.load(tmp_path / "none.npz", inputs=2, outputs=1)


def test_a_network_for_other_features_or_moves_is_refused(tmp_path: Path) -> None:
    SMALL.save(tmp_path / "small.npz")
    with pytest.raises(BadNetwork, match="layer 0 is 2 × 2, expected 3 × 2"):
        Network.load(tmp_path / "small.npz", inputs=3, outputs=1)
    with pytest.raises(BadNetwork, match="it judges 1 moves, expected 20"):
        Network.load(tmp_path / "small.npz", inputs=2, outputs=20)
