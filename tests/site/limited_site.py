"""A site whose files may not grow while a certain file is there, as on a disk that is full.

python -m tests.site.limited_site FILE serve ...
"""

import resource
import sys
import threading
import time
from pathlib import Path

from hanabi.cli import main

ROOM = 4096  # bytes that the limit leaves beyond what the store has now


def watch(sign: Path, store: Path) -> None:
    """Set and lift the limit as the file comes and goes."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    while True:
        if sign.exists():
            largest = max(path.stat().st_size for path in store.parent.glob(f"{store.name}*"))
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest + ROOM, most))
            while sign.exists():
                time.sleep(0.01)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        time.sleep(0.01)


if __name__ == "__main__":
    _, sign, *arguments = sys.argv
    store = Path(arguments[arguments.index("--store") + 1])
    threading.Thread(target=watch, args=(Path(sign), store), daemon=True).start()
    sys.exit(main(arguments))
