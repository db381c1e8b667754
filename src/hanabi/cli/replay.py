"""Walking through a game that was kept."""

import os
import sys
from collections.abc import Sequence

from hanabi.cli.arguments import Arguments
from hanabi.cli.screen import Screen, as_sentence
from hanabi.cli.typed import seat_named
from hanabi.game.board import Board
from hanabi.game.replay import Replay
from hanabi.game.sentences import account, ending
from hanabi.rules.any_game import LINK, parse_game
from hanabi.rules.errors import BadNotation, BadRecord, HanabiError
from hanabi.rules.hanab_live_link import from_link
from hanabi.rules.record import Record
from hanabi.rules.strict_json import MAX_TEXT

HELP = (
    "Enter or n: next   p: previous   a number: that turn   g: the end\n"
    "s SEAT: look from a seat (a number or name, spectator or all)   q: quit"
)


def replay(arguments: Arguments) -> int:
    """Run `hanabi replay`."""
    try:
        game = Replay(read_game(arguments.game))
    except BadRecord as error:
        raise BadRecord(_called(arguments.game), str(error)) from error
    walk = Walk(Screen(arguments.color), game, arguments.seat, arguments.turn)
    if arguments.all or (arguments.turn is None and not walk.can_ask):
        walk.print_all()
    elif walk.can_ask:
        walk.go()
    else:
        walk.show()
    return 0


def _called(source: str) -> str:
    """A file's name, or the beginning of a link."""
    return source if len(source) <= 60 or os.path.exists(source) else f"{source[:57]}..."


# Reading a game in any of its forms.


def read_game(source: str) -> Record:
    """A game from a file, from standard input, or from the text of a link itself."""
    if source != "-" and not os.path.exists(source) and LINK.fullmatch(source):
        return from_link(source)
    return parse_game(_text(source))


def _text(source: str) -> str:
    try:
        if source == "-":
            return sys.stdin.read(MAX_TEXT + 1) if sys.stdin else ""
        with open(source, encoding="utf-8-sig") as file:
            return file.read(MAX_TEXT + 1)
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start}", "this is no text in UTF-8") from None
    except ValueError:  # a name with a zero in it
        raise BadRecord("file", "there is no file with such a name") from None


# Walking.


class Walk:
    """A place in a game, and whose eyes it is seen with."""

    def __init__(self, screen: Screen, game: Replay, seat: str, turn: int | None) -> None:
        self.screen, self.game, self.names = screen, game, screen.names(game.record.names)
        self.eyes = read_eyes(seat, self.names)
        self.turn = self._checked(0 if turn is None else turn)

    @property
    def can_ask(self) -> bool:
        """Whether somebody sits at a terminal."""
        return self.screen.is_terminal and self.screen.is_typed

    def _checked(self, turn: int) -> int:
        if not 0 <= turn <= len(self.game):
            raise BadNotation(f"there is no turn {turn}: the game has turns 0 to {len(self.game)}")
        return turn

    def board(self, turn: int) -> Board:
        """The game after so many moves, as it is looked at."""
        state = self.game.at(turn)
        return state if self.eyes == "all" else state.view(self.eyes if isinstance(self.eyes, int) else None)

    def told(self, turn: int) -> str:
        """What the move that led to this turn brought."""
        told = account(self.game.events[turn - 1], self.names, self.game.at(turn - 1))
        return told or "The players stop."

    def show(self) -> None:
        """The table at this turn."""
        last = self.told(self.turn) if self.turn else f"{self.names[self.board(0).on_turn]} begins."
        self.screen.say(f"Turn {self.turn} of {len(self.game)}. {last}")
        self.screen.show()
        self.screen.draw(self.board(self.turn), self.names)
        self.screen.show()
        self._say_end(self.turn)

    def print_all(self) -> None:
        """The deal, every move in a sentence, and the end."""
        record = self.game.record
        players = ", ".join(self.names)
        self.screen.say(f"{players}; edition {record.edition}, {record.options}.", indent="")
        self.screen.draw(self.board(0), self.names)
        self.screen.show()
        for turn in range(1, len(self.game) + 1):
            self.screen.say(f"{turn:>3}. {self.told(turn)}", indent="")
        self.screen.show()
        self.screen.draw(self.board(len(self.game)), self.names)
        self.screen.show()
        self._say_end(len(self.game))

    def _say_end(self, turn: int) -> None:
        """How the game ended, at its last turn."""
        outcome = self.game.at(turn).outcome()
        if outcome:
            self.screen.say(ending(outcome))
        elif turn == len(self.game):
            self.screen.say("The game was left here, before its end.")

    def go(self) -> None:
        """Walk as the person at the terminal says."""
        message = HELP
        while True:
            self.screen.clear()
            self.show()
            for line in message.splitlines():
                self.screen.say(line)
            message = ""
            try:
                text = self.screen.ask(f"turn {self.turn}> ")
            except EOFError:
                self.screen.show()
                return
            except KeyboardInterrupt:
                self.screen.show()
                raise
            if text in ("q", "quit"):
                return
            try:
                message = self._step(text)
            except HanabiError as error:
                message = as_sentence(error)

    def _step(self, text: str) -> str:
        """Take one step; what to say about it."""
        last = len(self.game)
        if text in ("", "n", "next"):
            if self.turn == last:
                return "This is the end: p goes back, q quits."
            self.turn += 1
        elif text in ("p", "previous"):
            if self.turn == 0:
                return "This is the beginning: n goes on."
            self.turn -= 1
        elif text in ("g", "end"):
            self.turn = last
        elif text.isascii() and text.isdecimal():
            self.turn = self._checked(int(text[:9]))
        elif text in ("s", "seat") or text.startswith(("s ", "seat ")):
            self.eyes = read_eyes(text.partition(" ")[2], self.names)
        else:
            return HELP
        return ""


def read_eyes(text: str, names: Sequence[str]) -> int | str:
    """A seat by number or name, `spectator` or `all`."""
    text = text.strip()
    if text in ("all", "spectator"):
        return text
    try:
        return seat_named(text, names)
    except BadNotation as error:
        raise BadNotation(f"{error}; or spectator, or all") from None
