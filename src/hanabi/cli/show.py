"""A position written as text, drawn in the terminal."""

import sys

from hanabi.cli.arguments import Arguments
from hanabi.cli.play import read_names
from hanabi.cli.screen import Screen
from hanabi.cli.words_arguments import chosen_texts
from hanabi.game.position_reading import MOST_SIGNS, parse_position
from hanabi.game.sentences import ending


def show(arguments: Arguments) -> int:
    """Run `hanabi show`."""
    board = parse_position(_text(arguments.position))
    screen = Screen(arguments.color, chosen_texts(arguments.language, arguments.letters))
    screen.draw(board, screen.names(read_names(arguments.names, board.players)))
    if outcome := board.outcome():
        screen.show()
        screen.say(ending(outcome, screen.texts))
    return 0


def _text(words: list[str]) -> str:
    """What was written after the command, quoted or not; of `-`, what standard input has."""
    if words == ["-"]:
        return sys.stdin.read(MOST_SIGNS + 1) if sys.stdin else ""
    return " ".join(words)
