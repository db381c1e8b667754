"""A small network as the file that training leaves: layers of numbers, one after the other."""

import zlib
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hanabi.rules.errors import Unreadable

Numbers = NDArray[np.float32]

TRAINED = Path(__file__).parent / "network.npz"  # the one that the bot plays by
FORMAT = 1  # another one when the features get another meaning


class BadNetwork(Unreadable):
    """A file that is no network, or not one for these features and moves."""


@dataclass(frozen=True, slots=True)
class Network:
    """Matrices and biases; between two layers nothing below 0 gets through."""

    layers: tuple[tuple[Numbers, Numbers], ...]

    def __call__(self, features: Numbers) -> Numbers:
        """How good each move looks, for one row of features or many."""
        x = features
        for matrix, bias in self.layers[:-1]:
            x = np.maximum(x @ matrix + bias, 0)
        matrix, bias = self.layers[-1]
        return x @ matrix + bias

    def save(self, path: str | PathLike[str]) -> None:
        """Write it in half precision, which is enough to play by."""
        arrays = [np.asarray(array, np.float16) for layer in self.layers for array in layer]
        with Path(path).open("wb") as file:
            np.savez_compressed(file, format=np.int64(FORMAT), allow_pickle=False, **_named(arrays))

    @classmethod
    def load(cls, path: str | PathLike[str], inputs: int, outputs: int) -> "Network":
        """Read one that takes so many features and judges so many moves."""
        layers = tuple(_layers(_read(path), path))
        sizes = [inputs, *(len(bias) for _, bias in layers)]
        for index, (matrix, _) in enumerate(layers):
            if matrix.shape != (sizes[index], sizes[index + 1]):
                raise BadNetwork(
                    f"{path}: layer {index} is {matrix.shape[0]} × {matrix.shape[1]}, "
                    f"expected {sizes[index]} × {sizes[index + 1]}"
                )
        if sizes[-1] != outputs:
            raise BadNetwork(f"{path}: it judges {sizes[-1]} moves, expected {outputs}")
        return cls(layers)


def _named(arrays: list[NDArray[Any]]) -> dict[str, NDArray[Any]]:
    return {f"{'bias' if index % 2 else 'matrix'}{index // 2}": array for index, array in enumerate(arrays)}


def _read(path: str | PathLike[str]) -> dict[str, NDArray[Any]]:
    try:
        with Path(path).open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = dict(file)
    except (OSError, ValueError, EOFError, TypeError, AttributeError, BadZipFile, zlib.error) as error:
        raise BadNetwork(f"{path}: not a network that can be read: {error}") from error
    found = arrays.pop("format", None)
    if found is None or found.shape != () or found != FORMAT:
        raise BadNetwork(f"{path}: expected a network of format {FORMAT}, found {found}")
    return arrays


def _layers(arrays: dict[str, NDArray[Any]], path: str | PathLike[str]) -> list[tuple[Numbers, Numbers]]:
    count = len(arrays) // 2
    if count == 0 or set(arrays) != set(_named([*arrays.values()])) or len(arrays) % 2:
        raise BadNetwork(f"{path}: expected matrix0, bias0 and so on, found {', '.join(arrays) or 'nothing'}")
    layers = []
    for index in range(count):
        matrix, bias = arrays[f"matrix{index}"], arrays[f"bias{index}"]
        for array, axes in (matrix, 2), (bias, 1):
            if array.dtype.kind != "f" or array.ndim != axes or not np.isfinite(array).all():
                raise BadNetwork(f"{path}: layer {index} has {array.dtype} of shape {array.shape}")
        layers.append((matrix.astype(np.float32), bias.astype(np.float32)))
    return layers
