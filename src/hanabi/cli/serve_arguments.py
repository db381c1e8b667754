"""What may be written after `hanabi serve` and `hanabi backup`."""

import argparse

from hanabi.site.host_settings import STORE, add_settings

SERVE = """\
examples:
  hanabi serve                       the site, for this machine and phones in the same network
  hanabi serve --port 9000           at another port
  hanabi serve --host 127.0.0.1      for this machine only
  hanabi serve --workers 2 --store postgresql://localhost/hanabi --bus nats://localhost:4222

Each option can also be a variable (HANABI_PORT=9000) or a line of a file (port = 9000, with --config FILE).
Every move is kept before anybody is told of it: stop the site at any time and start it again.
"""

BACKUP = """\
examples:
  hanabi backup games.sqlite3        copy all tables and games, also while the site runs
"""


def add_serve(command: argparse.ArgumentParser) -> None:
    """The options of `hanabi serve`."""
    add_settings(command)


def add_backup(command: argparse.ArgumentParser) -> None:
    """The options of `hanabi backup`."""
    command.add_argument("file", metavar="FILE", help="a new file for the copy")
    add_settings(command, STORE)
