"""`python -m hanabi` is the command `hanabi`."""

import sys

from hanabi.cli import main

if __name__ == "__main__":
    sys.exit(main())
