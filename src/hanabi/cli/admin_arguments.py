"""What may be written after `hanabi admin`."""

import argparse
from typing import Any

from hanabi.site.host_settings import STORE, add_settings

ADMIN = """\
examples:
  hanabi admin tables                     the newest tables, with the guests who sit there
  hanabi admin close TABLE                close a table; a game that is going on ends as it stands
  hanabi admin ban 2001:db8::1 --days 7   shut out a household for a week
  hanabi admin forget @GUEST              remove somebody's name, chat and notes everywhere
  hanabi admin reports                    what players reported
  hanabi admin log                        what was done, when and by whom

The site may run meanwhile, and follows within seconds. --store names its store, as for `hanabi serve`.
"""


def add_admin(command: argparse.ArgumentParser, layout: dict[str, Any]) -> None:
    """The deeds of `hanabi admin` and their options."""
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)

    def deed(name: str, text: str) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=text, description=f"{text.capitalize()}.", **layout)
        add_settings(made, STORE)
        return made

    tables = deed("tables", "list the newest tables, with the guests who sit there")
    tables.add_argument("--phase", choices=("gathering", "playing", "ended", "closed"), help="only these")
    tables.add_argument("--guest", metavar="@GUEST", help="only those where this guest sits")
    tables.add_argument("--limit", metavar="N", type=int, default=20, help="so many (default: %(default)s)")
    for name, text in (
        ("close", "close tables; a game that is going on ends as it stands"),
        ("delete", "remove tables and their games"),
    ):
        deed(name, text).add_argument("table", metavar="TABLE", nargs="+", help="the id in the table's link")
    deed("clear-lobby", "close all public tables where no card has been dealt")
    _guest(deed("forget", "remove somebody's name, chat and notes from every table"))
    ban = deed("ban", "shut out a guest or an address")
    _who(ban)
    ban.add_argument("--days", metavar="N", type=float, help="for so long; otherwise for good")
    _note(ban)
    _who(deed("unban", "let a guest or an address in again"))
    revoke = deed("revoke", "make the cookie of a guest or the key of a program worth nothing")
    revoke.add_argument("guest", metavar="@GUEST", nargs="?", help="as `hanabi admin tables` shows it")
    revoke.add_argument("--keys-of", metavar="TABLE", help="the keys of all programs at this table instead")
    rotate = deed("rotate-secret", "sign cookies and keys with a new secret")
    rotate.add_argument(
        "--days",
        metavar="N",
        type=float,
        default=30.0,
        help="the old one is believed for so long; 0 throws everybody out (default: %(default)g)",
    )
    invite = deed("invite", "make an invitation, for a site that is --invite-only")
    invite.add_argument(
        "--days",
        metavar="N",
        type=float,
        default=7.0,
        help="it can be used for so long (default: %(default)g)",
    )
    invite.add_argument("--address", metavar="URL", default="", help="the site's, to print a whole link")
    _note(invite)
    uninvite = deed("uninvite", "take an invitation back, with those who came by it")
    uninvite.add_argument("invitation", metavar="NAME", help="as `hanabi admin log` shows it")
    reports = deed("reports", "list what players reported")
    reports.add_argument("--done", metavar="N", type=int, help="this one was dealt with")
    log = deed("log", "list what was done, when and by whom")
    log.add_argument("--limit", metavar="N", type=int, default=50, help="so many (default: %(default)s)")


def _guest(command: argparse.ArgumentParser) -> None:
    command.add_argument("guest", metavar="@GUEST", help="as `hanabi admin tables` shows it")


def _who(command: argparse.ArgumentParser) -> None:
    text = "a guest, an address or a network; with IPv6 always a whole /64"
    command.add_argument("who", metavar="WHO", help=text)


def _note(command: argparse.ArgumentParser) -> None:
    command.add_argument("--note", metavar="TEXT", default="", help="why, for the log")
