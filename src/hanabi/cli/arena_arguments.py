"""What may be written after `hanabi arena` and `hanabi tune`, and the help for it."""

import argparse

from hanabi.cli.numbers import whole_number

ARENA = """\
examples:
  hanabi arena --bots random --players 3 --games 200           one bot in every seat
  hanabi arena --bots random,random,random~50 --games 100      a mixture, seat by seat
  hanabi arena --bots random --bots random~50 --players 2      two line-ups on the same deals
  hanabi arena --bots random,random~50 --cross --players 2     every mixture of these bots
  hanabi arena --bots random --players 4 --out runs/random     keep results; the same command goes on

A bot is a name of `hanabi bots`, or module:attribute for one of your own. NAME~10 makes a random move in 10
of 100 turns, NAME[gain=1] changes a parameter. K keeps the points of lost games, Z counts them 0; errors are
standard errors. The deals depend on --seed alone, so line-ups are compared on the same ones.
"""

TUNE = """\
examples:
  hanabi tune --bot my_bots:clever --players 3                 a race between neighbours
  hanabi tune --bot my_bots:clever --players 3 --method spsa --rounds 50
  hanabi tune --bot my_bots:clever --players 3 --only gain,depth --aim perfect

The module of the bot offers PARAMETERS (rows of name, default, low, high, step) and with_parameters. No deal
is used twice: a change is accepted on deals that did not choose it, and the best is confirmed on fresh ones.
"""


def add_arena(command: argparse.ArgumentParser) -> None:
    """The arguments of `hanabi arena`."""
    add = command.add_argument
    add(
        "--bots",
        metavar="WHO",
        action="append",
        required=True,
        help="a line-up: one bot for every seat, or one for each with commas between; may be repeated",
    )
    _add_rules(command, "seats; may be left out where a line-up names each seat")
    add("--games", metavar="N", type=whole_number, default=1000, help="deals to play (default: %(default)s)")
    add("--deals", metavar="N,...", help="play exactly these deals, by number, instead")
    add("--cross", action="store_true", help="every mixture of the named bots, their seats rotating")
    add(
        "--first-clue",
        choices=("random",),
        help="a guest begins with any clue that touches a card: how do the bots bear it?",
    )
    _add_place(command)
    add("--out", metavar="DIR", help="keep all results and reports here; a stopped run goes on from it")
    add("--save-losses", metavar="DIR", help="keep imperfect games as records for `hanabi replay`")
    add(
        "--most-losses",
        metavar="N",
        type=whole_number,
        default=100,
        help="for each line-up (default: %(default)s)",
    )
    add("--keep-going", action="store_true", help="count games that a bot breaks, and go on")
    add(
        "--time-limit",
        metavar="S",
        type=float,
        default=60.0,
        help="seconds a bot may take for one decision (default: %(default)s)",
    )
    add(
        "--format",
        choices=("text", "json", "csv"),
        default="text",
        help="what is printed (default: %(default)s)",
    )


def add_tune(command: argparse.ArgumentParser) -> None:
    """The arguments of `hanabi tune`."""
    add = command.add_argument
    add("--bot", metavar="WHO", required=True, help="the bot to tune; it plays in every seat")
    _add_rules(command, "seats")
    add("--only", metavar="NAME,...", default="", help="tune these parameters only")
    add("--method", choices=("race", "spsa"), default="race", help="how to search (default: %(default)s)")
    add(
        "--rounds",
        metavar="N",
        type=whole_number,
        default=10,
        help="races, or steps of SPSA (default: %(default)s)",
    )
    add(
        "--width",
        metavar="N",
        type=whole_number,
        default=8,
        help="neighbours in a race (default: %(default)s)",
    )
    add(
        "--games",
        metavar="N",
        type=whole_number,
        default=500,
        help="deals of one stage (default: %(default)s)",
    )
    add(
        "--confirm",
        metavar="N",
        type=whole_number,
        default=10000,
        help="deals of the end (default: %(default)s)",
    )
    add(
        "--aim",
        choices=("k", "z", "perfect"),
        default="k",
        help="what is to grow: K or Z score, or perfect games (default: %(default)s)",
    )
    add(
        "--least",
        metavar="X",
        type=float,
        default=2.0,
        help="accept a change that gains X standard errors (default: %(default)s)",
    )
    _add_place(command)


def _add_rules(command: argparse.ArgumentParser, seats: str) -> None:
    add = command.add_argument
    add("--players", metavar="N", type=whole_number, help=seats)
    add(
        "--options",
        metavar="A+B",
        default="no-empty-clues",
        help="the rules; base allows empty clues (default, as bots are compared elsewhere: %(default)s)",
    )
    add("--seed", metavar="N", type=whole_number, default=0, help="which deals (default: %(default)s)")


def _add_place(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add(
        "--processes",
        metavar="N",
        type=whole_number,
        help="processes of this machine (default: one for each core)",
    )
    add("--ray", metavar="ADDRESS", help="play on a Ray cluster, or `local`; needs hanabi[cluster]")
    add("--quiet", action="store_true", help="show no progress")
