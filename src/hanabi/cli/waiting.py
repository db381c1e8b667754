"""Something takes a while: a line says what, and moves until it is done."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO

OFTEN, SELDOM = 0.5, 3.0  # seconds between two signs of life, on a terminal and elsewhere


@contextmanager
def waiting(what: str, stream: TextIO | None = None) -> Iterator[None]:
    """Say what takes a while, and every few seconds for how long it has; on a terminal in one line."""
    told = sys.stderr if stream is None else stream
    if told is None:
        yield
        return
    renews, begun, done = told.isatty(), monotonic(), threading.Event()

    def tell() -> None:
        while not done.wait(OFTEN if renews else SELDOM):
            seconds = f"{what}… {monotonic() - begun:.0f} s"
            told.write(f"\r{seconds}" if renews else f"{seconds}\n")
            told.flush()

    told.write(what if renews else f"{what}…\n")
    told.flush()
    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
        if renews:
            told.write("\r" + " " * (len(what) + 10) + "\r")
            told.flush()
