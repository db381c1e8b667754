"""What may be written after `hanabi deal-check`, and the help for it."""

from argparse import ArgumentParser

from hanabi.cli.numbers import whole_number

DEAL_CHECK = """\
examples:
  hanabi deal-check game.json              the deal of a kept game
  hanabi deal-check game.json --turn 30    could that game still be won after 30 moves?
  hanabi deal-check --seed 851 --players 3 the deal that `hanabi play --seed 851` deals to three
  hanabi deal-check CODE --options black   the deal of a code
  hanabi deal-check game.json --line       with a way to win it

All cards are known to whoever looks for a way to win. Then bots play the deal, once for each seat that may
begin.
"""


def add_deal_check(command: ArgumentParser) -> None:
    """Take what `hanabi deal-check` takes."""
    add = command.add_argument
    add(
        "game",
        metavar="GAME",
        nargs="?",
        default="",
        help="a file, `-` for standard input, a hanab.live link, or a deal code; without it, --seed",
    )
    add("--seed", metavar="N", type=whole_number, default=None, help="the deal with this number")
    add("--players", metavar="N", type=whole_number, default=3, help="for --seed (default: %(default)s)")
    add(
        "--options",
        metavar="A+B",
        default="base",
        help="the rules, for --seed and codes (default: %(default)s)",
    )
    add("--turn", metavar="N", type=whole_number, default=0, help="look at the game after N moves")
    add("--line", action="store_true", help="print the best line that was found, move by move")
    add("--quick", action="store_true", help="do not let bots play it")
