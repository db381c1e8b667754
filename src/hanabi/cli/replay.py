"""Walking through a game that was kept."""

import os
import sys
from collections.abc import Sequence

from hanabi.cli.arguments import Arguments
from hanabi.cli.refusals import Said, naming, refusal
from hanabi.cli.screen import Screen
from hanabi.cli.typed import seat_named
from hanabi.cli.words_arguments import chosen_texts
from hanabi.game import elsewhere
from hanabi.game.board import Board
from hanabi.game.replay import Replay
from hanabi.game.sentences import account, ending
from hanabi.rules.any_game import LINK
from hanabi.rules.errors import BadNotation, BadRecord, HanabiError
from hanabi.rules.record import Record
from hanabi.rules.strict_json import MAX_TEXT
from hanabi.texts import ENGLISH, Texts


def replay(arguments: Arguments) -> int:
    """Run `hanabi replay`."""
    with naming(called(arguments.game)):
        game = Replay(_read(arguments.game))
    screen = Screen(arguments.color, chosen_texts(arguments.language, arguments.letters))
    walk = Walk(screen, game, arguments.seat, arguments.turn)
    if arguments.all or (arguments.turn is None and not walk.can_ask):
        walk.print_all()
    elif walk.can_ask:
        walk.go()
    else:
        walk.show()
    return 0


def called(source: str) -> str:
    """A file's name, or the beginning of a link."""
    return source if len(source) <= 60 or os.path.exists(source) else f"{source[:57]}..."


# Reading a game in any of its forms.


def read_game(source: str) -> Record:
    """A game from a file, from standard input, or from the text of a link itself; a refusal names it."""
    with naming(called(source)):
        return _read(source)


def _read(source: str) -> Record:
    if source != "-" and not os.path.exists(source) and LINK.fullmatch(source):
        return elsewhere.read_game(source).record
    return elsewhere.read_game(_text(source)).record


def _text(source: str) -> str:
    try:
        if source == "-":
            return sys.stdin.read(MAX_TEXT + 1) if sys.stdin else ""
        with open(source, encoding="utf-8-sig") as file:
            return file.read(MAX_TEXT + 1)
    except UnicodeDecodeError as error:
        bad = BadRecord(f"byte {error.start}", "this is no text in UTF-8")
        raise bad.because("not-text", byte=error.start) from None
    except ValueError:  # a name with a zero in it
        bad = BadRecord("file", "there is no file with such a name")
        raise bad.because("file-name") from None


# Walking.


class Walk:
    """A place in a game, and whose eyes it is seen with."""

    def __init__(self, screen: Screen, game: Replay, seat: str, turn: int | None) -> None:
        self.screen, self.game, self.names = screen, game, screen.names(game.record.names)
        self.texts = screen.texts
        self.eyes = read_eyes(seat, self.names, self.texts)
        self.turn = self._checked(0 if turn is None else turn)

    @property
    def can_ask(self) -> bool:
        """Whether somebody sits at a terminal."""
        return self.screen.is_terminal and self.screen.is_typed

    def _checked(self, turn: int) -> int:
        if not 0 <= turn <= len(self.game):
            raise Said(self.texts.say("walk-no-turn", turn=str(turn), last=str(len(self.game))))
        return turn

    def board(self, turn: int) -> Board:
        """The game after so many moves, as it is looked at."""
        state = self.game.at(turn)
        return state if self.eyes == "all" else state.view(self.eyes if isinstance(self.eyes, int) else None)

    def told(self, turn: int) -> str:
        """What the move that led to this turn brought."""
        told = account(self.game.events[turn - 1], self.names, self.texts)
        return told or self.texts.say("walk-stop")

    def show(self) -> None:
        """The table at this turn."""
        begins = self.texts.say("walk-begins", name=self.names[self.board(0).on_turn])
        where = self.texts.say("walk-turn", turn=str(self.turn), of=str(len(self.game)))
        self.screen.say(f"{where} {self.told(self.turn) if self.turn else begins}")
        self.screen.show()
        self.screen.draw(self.board(self.turn), self.names)
        self.screen.show()
        self._say_end(self.turn)

    def print_all(self) -> None:
        """The deal, every move in a sentence, and the end."""
        record = self.game.record
        players, options = ", ".join(self.names), str(record.options)
        head = self.texts.say("walk-edition", players=players, edition=record.edition, options=options)
        self.screen.say(head, indent="")
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
            self.screen.say(ending(outcome, self.texts))
        elif turn == len(self.game):
            self.screen.tell("walk-left")

    def go(self) -> None:
        """Walk as the person at the terminal says."""
        message = self._help()
        while True:
            self.screen.clear()
            self.show()
            for line in message.splitlines():
                self.screen.say(line)
            message = ""
            try:
                text = self.screen.ask(f"{self.texts.say('walk-prompt', turn=str(self.turn))} ")
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
                message = f"{refusal(error, self.texts)}."

    def _step(self, text: str) -> str:
        """Take one step; what to say about it."""
        last = len(self.game)
        if text in ("", "n", "next"):
            if self.turn == last:
                return self.texts.say("walk-at-end")
            self.turn += 1
        elif text in ("p", "previous"):
            if self.turn == 0:
                return self.texts.say("walk-at-beginning")
            self.turn -= 1
        elif text in ("g", "end"):
            self.turn = last
        elif text.isascii() and text.isdecimal():
            self.turn = self._checked(int(text[:9]))
        elif text in ("s", "seat") or text.startswith(("s ", "seat ")):
            self.eyes = read_eyes(text.partition(" ")[2], self.names, self.texts)
        else:
            return self._help()
        return ""

    def _help(self) -> str:
        return "\n".join((self.texts.say("walk-help"), self.texts.say("walk-help-seat")))


def read_eyes(text: str, names: Sequence[str], texts: Texts = ENGLISH) -> int | str:
    """A seat by number or name, `spectator` or `all`."""
    text = text.strip()
    if text in ("all", "spectator"):
        return text
    try:
        return seat_named(text, names, texts)
    except BadNotation as error:
        raise Said(texts.say("walk-or-all", reason=str(error))) from None
