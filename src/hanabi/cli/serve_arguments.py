"""What may be written after `hanabi serve` and `hanabi backup`."""

import argparse

SERVE = """\
examples:
  hanabi serve                       the site, for this machine and phones in the same network
  hanabi serve --port 9000           at another port
  hanabi serve --host 127.0.0.1      for this machine only
  hanabi serve --workers 2 --store postgresql://localhost/hanabi --bus nats://localhost:4222

Every move is kept before anybody is told of it: stop the site at any time and start it again.
"""

BACKUP = """\
examples:
  hanabi backup games.sqlite3        copy all tables and games, also while the site runs
"""

_STORE = "where tables live: a file, or postgresql://… (default: hanabi.sqlite3 in your data directory)"


def add_serve(command: argparse.ArgumentParser) -> None:
    """The options of `hanabi serve`."""
    add = command.add_argument
    add("--host", metavar="ADDRESS", default="0.0.0.0", help="the address to listen at (default: all)")
    add("--port", metavar="N", type=int, default=8000, help="the port to listen at (default: %(default)s)")
    add("--store", metavar="WHERE", help=_STORE)
    add("--bus", metavar="URL", help="nats://…, by which several workers hear of each other")
    add("--workers", metavar="N", type=int, default=1, help="how many processes serve (default: %(default)s)")
    add(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="another address the site is reached at, such as https://hanabi.example; can be repeated",
    )
    add("--thinkers", metavar="N", type=int, default=1, help="processes for bots (default: %(default)s)")
    add(
        "--thinking-time",
        metavar="SECONDS",
        type=float,
        default=10.0,
        help="how long a bot may think before another one plays on (default: %(default)s)",
    )
    add(
        "--sockets",
        metavar="N",
        type=int,
        default=500,
        help="how many people and programs may come from one address at once (default: %(default)s)",
    )
    add("--no-browser", action="store_true", help="do not open the browser")
    add(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much to log, as JSON on standard error (default: %(default)s)",
    )


def add_backup(command: argparse.ArgumentParser) -> None:
    """The options of `hanabi backup`."""
    command.add_argument("file", metavar="FILE", help="a new file for the copy")
    command.add_argument("--store", metavar="WHERE", help=_STORE)
