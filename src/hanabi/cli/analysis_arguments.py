"""What may be written after `hanabi deal-check`, `review` and `puzzles`, and the help for it."""

from argparse import ArgumentParser

from hanabi.cli.numbers import whole_number
from hanabi.cli.words_arguments import add_language, add_words

DEAL_CHECK = """\
examples:
  hanabi deal-check game.json              the deal of a kept game
  hanabi deal-check game.json --turn 30    could that game still be won after 30 moves?
  hanabi deal-check --seed 851 --players 3 the deal that `hanabi play --seed 851` deals to three
  hanabi deal-check CODE --options black   the deal of a code
  hanabi deal-check game.json --line       with a way to win it

All cards are known to whoever looks for a way to win. Then bots play the deal in many orders of play: each
seat begins, and the hands sit around the table in other orders.
"""

REVIEW = """\
examples:
  hanabi review game.json                        which moves were mistakes, and why
  hanabi review game.json --all                  every move, also those of which nothing is to be said
  hanabi review game.json --reader partner-3     judged by other conventions
  hanabi review game.json --picture curve.svg    what was still possible after each move, drawn
  hanabi review https://hanab.live/shared-replay-json/... --json

docs/review.md says what the numbers mean and how sure they are.
"""


PUZZLES = """\
examples:
  hanabi puzzles --count 1000 --output puzzles.jsonl.gz   from games of bots
  hanabi puzzles --bots cautious --players 2,3            from these games only
  hanabi puzzles --games game.json other.json             from games that were kept
  hanabi puzzles --check puzzles.jsonl.gz --seed 7        judge them again with other hands and decks

The same seed gives the same puzzles. docs/puzzles.md says what a puzzle is.
"""


def add_puzzles(command: ArgumentParser) -> None:
    """Take what `hanabi puzzles` takes."""
    add = command.add_argument
    add("--count", metavar="N", type=whole_number, default=1000, help="how many (default: %(default)s)")
    add("--seed", metavar="N", type=whole_number, default=0, help="other games (default: %(default)s)")
    add(
        "--bots",
        metavar="A,B",
        default="cautious,duo,hat,partner",
        help="who plays the games (default: %(default)s)",
    )
    add("--players", dest="counts", metavar="N,M", default="2,3,4,5", help="how many play (default: all)")
    add("--games", metavar="GAME", nargs="+", default=[], help="cut them from these games instead")
    add("--output", metavar="FILE", default="puzzles.jsonl.gz", help="where to (default: %(default)s)")
    add("--check", metavar="FILE", default="", help="judge the puzzles of a file again")
    add(
        "--processes",
        metavar="N",
        type=whole_number,
        default=None,
        help="processes of this machine (default: one for each core)",
    )
    add_language(command)


def add_review(command: ArgumentParser) -> None:
    """Take what `hanabi review` takes."""
    add = command.add_argument
    add("game", metavar="GAME", help="a file, `-` for standard input, or a hanab.live link")
    add(
        "--reader",
        metavar="NAME",
        default=None,
        help="whose conventions: literal, cautious, duo, hat, or partner-1 to -5 (default: what fits best)",
    )
    add("--all", action="store_true", help="tell every move")
    add("--json", action="store_true", help="print the review as JSON")
    add("--picture", metavar="FILE", default=None, help="draw the curve into this SVG file")
    add_words(command)


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
    add_words(command)
