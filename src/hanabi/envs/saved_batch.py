"""A batch as a file: what it is about in JSON, and its arrays as bytes."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from os import PathLike
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.layout import LAYOUT_VERSION
from hanabi.rules.errors import BadDeal, HanabiError

SAVE_VERSION = 1

Path: TypeAlias = str | PathLike[str]
Arrays: TypeAlias = Mapping[str, NDArray[np.generic]]


def write(path: Path, about: Mapping[str, object], arrays: Arrays) -> None:
    """Write a batch to a file."""
    versions = {"version": SAVE_VERSION, "layout": LAYOUT_VERSION}
    kept: dict[str, Any] = {name: array.view(np.uint8) for name, array in arrays.items()}
    with open(path, "wb") as file:
        np.savez(file, about=np.array(json.dumps({**versions, **about})), **kept)


@contextmanager
def reading(path: Path) -> Iterator[tuple[dict[str, Any], Arrays]]:
    """What a file is about, and its arrays as bytes; whatever goes wrong with them, the file is damaged."""
    try:
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            found, expected = (about["version"], about["layout"]), (SAVE_VERSION, LAYOUT_VERSION)
            if found != expected:
                raise BadDeal(
                    f"{path} has the versions {found} of file and layout; this hanabi reads {expected}"
                )
            yield about, {name: kept[name] for name in kept.files}
    except HanabiError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as error:
        raise BadDeal(f"{path} is not a batch that was saved whole: {error}") from None


def put(arrays: Arrays, kept: Arrays, path: Path) -> None:
    """Fill the arrays of a batch with what was kept of them."""
    for name, array in arrays.items():
        if kept[name].shape != array.view(np.uint8).shape:
            raise BadDeal(f"{path} is not whole: {name} has shape {kept[name].shape}")
        array.view(np.uint8)[...] = kept[name]
