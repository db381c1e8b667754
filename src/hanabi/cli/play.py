"""A game at one screen: people and bots take turns."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random, SystemRandom

from hanabi.bots.bot import Bot
from hanabi.bots.bot_errors import BrokenBot, blaming
from hanabi.bots.meeting import introduce
from hanabi.bots.partner.trust import KNOWN, STRANGER
from hanabi.bots.registry import bot_entry, bot_names, entry_named
from hanabi.bots.seats import Seats
from hanabi.cli.arguments import Arguments
from hanabi.cli.listing import Listing
from hanabi.cli.prepare import Background
from hanabi.cli.refusals import file_trouble, refusal, refused
from hanabi.cli.saving import Keeper
from hanabi.cli.screen import Screen
from hanabi.cli.typed import Preview, PreviewClues, Typed, Wish, folded, read, verb_word
from hanabi.cli.words_arguments import chosen_texts
from hanabi.game.events import Event
from hanabi.game.sentences import account, ending
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.bot_names import bot_title
from hanabi.rules.editions import edition
from hanabi.rules.errors import (
    BadNotation,
    EmptyClue,
    HanabiError,
    IllegalMove,
    TilePending,
    shown,
)
from hanabi.rules.kebab import kebab
from hanabi.rules.moves import ClueColor, ClueRank, Move, Rearrange, Stop
from hanabi.rules.options import Options, check_players

PERSON = "you"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")
LOG_LENGTH = 15


def play(arguments: Arguments) -> int:
    """Run `hanabi play`."""
    options = edition(arguments.edition).check(Options.parse(arguments.options))
    seats = read_seats(arguments.seats)
    for who in seats:
        if who != PERSON:
            entry_named(who).check(options, len(seats))
    names = read_names(arguments.names, len(seats))
    starter = read_starter(arguments.starter, len(seats))
    chance = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    state = State.new(len(seats), options, starter=starter, chance=chance)
    bots = {
        seat: entry_named(who).make_for_table(bot_chance(arguments.seed, seat), arguments.conventions)
        for seat, who in enumerate(seats)
        if who != PERSON
    }
    people = (seat for seat, who in enumerate(seats) if who == PERSON)
    met = dict.fromkeys(people, STRANGER if arguments.conventions is None else KNOWN)
    for bot in bots.values():
        introduce(bot, met)
    keeper = Keeper(Path(arguments.save) if arguments.save else None, names, arguments.edition)
    keeper.begin(state)
    background = Background(set(seats) & set(bot_names()))  # one of your own is compiled as it plays
    table = TerminalGame(
        Screen(arguments.color, chosen_texts(arguments.language, arguments.letters)),
        state,
        names,
        bots,
        keeper,
        reveal=arguments.reveal,
        before_move=background.look,
    )
    table.welcome(seats, arguments.seed)
    try:
        return table.run()
    finally:
        background.end()


def _kind(bot: str) -> str:
    """What a bot is called; one of your own by where it is."""
    return bot if ":" in bot else bot_title(bot)


def read_seats(text: str) -> list[str]:
    """`you,partner,partner`: who sits where."""
    seats = [word.strip() for word in text.split(",")]
    check_players(len(seats))
    for who in seats:
        if who != PERSON and ":" not in who and who not in bot_names():
            raise refused("seat", typed=shown(who), person=PERSON, bots=", ".join(_bots()))
    return seats


def _bots() -> list[str]:
    """The bots that may sit at a table."""
    return [name for name in bot_names() if not bot_entry(name).cheats]


def read_names(text: str | None, players: int) -> tuple[str, ...]:
    """The names of the seats, all different."""
    if text is None:
        return NAMES[:players]
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != players:
        raise refused("names-count", players=players, names=len(names))
    if len({name.casefold() for name in names}) < players:
        raise refused("names-same", names=", ".join(names))
    return names


def read_starter(text: str, players: int) -> int | None:
    """The seat that begins; None for chance."""
    if text == "random":
        return None
    if text not in map(str, range(1, players + 1)):
        raise refused("starter", last=players, typed=shown(text))
    return int(text) - 1


def bot_chance(seed: int | None, seat: int) -> Random:
    """A bot's own chance, apart from the one that dealt."""
    return SystemRandom() if seed is None else Random(f"{seed} {seat}")


class Leaving(Exception):
    """Somebody goes before the game is over."""


class TerminalGame:
    """One game: whoever is on turn moves, everyone hears of it, and everything is kept."""

    def __init__(
        self,
        screen: Screen,
        state: State,
        names: tuple[str, ...],
        bots: dict[int, Bot],
        keeper: Keeper,
        reveal: bool = False,
        before_move: Callable[[], None] = lambda: None,
    ) -> None:
        self.before_move = before_move
        self.screen, self.keeper, self.reveal = screen, keeper, reveal
        self.texts = screen.texts
        self.names = screen.names(names)
        self.seats = Seats(state, bots, self._watch)
        self.people = [seat for seat in range(state.players) if seat not in bots]
        self.story: list[str] = []
        self.heard = dict.fromkeys(self.people, 0)  # how much of the story each person has been told,
        self.told_from = 0  # and where the part began that the one at the screen is told this turn
        self.last_mover: int | None = None
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.unsaved: OSError | None = None

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.seats.state

    def _watch(self, seat: int, event: Event | None) -> AbstractContextManager[None]:
        return blaming(f"the bot in seat {seat + 1}, {self.names[seat]}, broke down")

    # The course of a game.

    def welcome(self, seats: Sequence[str], seed: int | None) -> None:
        """Say who plays."""
        kinds = [self.texts.say("play-you") if who == PERSON else _kind(who) for who in seats]
        players = ", ".join(f"{name} ({kind})" for name, kind in zip(self.names, kinds, strict=True))
        said = [self.texts.say("play-begins", players=players, name=self.names[self.state.on_turn])]
        if seed is not None:
            said.append(self.texts.say("play-seed", seed=str(seed)))
        self.story.append(" ".join(said))

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        try:
            if len(self.people) > 1:
                with self.screen.apart():
                    self._play()
            else:
                self._play()
        except (EOFError, Leaving):
            self._farewell()
            return 0
        except KeyboardInterrupt:
            self._farewell()
            raise
        self._curtain()
        return 0

    def _play(self) -> None:
        if not self.people:
            self.screen.say(self.story[0])
            self.screen.draw(self.state.view(None), self.names)
        while not self.state.is_over:
            seat = self.state.on_turn
            self.before_move()
            if seat in self.seats.bots:
                self._let_bot_move(seat)
            else:
                self._let_person_move(seat)

    def _let_bot_move(self, seat: int) -> None:
        move = self.seats.choose()
        try:
            self._make(move, seat)
        except BrokenBot:
            raise
        except HanabiError as error:
            raise IllegalMove(
                f"the bot in seat {seat + 1}, {self.names[seat]}, chose {move}: {error}"
            ) from error
        if not self.people:
            self.screen.say(self.story[-1])

    def _make(self, move: Move, seat: int) -> None:
        before = self.state
        try:
            events = self.seats.make(move, seat)
        finally:
            if self.state is not before:  # kept even if a bot fails to notice it
                self._save()
        self.last_mover = seat
        if line := account(events, self.names, self.texts):
            self.story.append(line)

    def _save(self) -> None:
        """Keep the record; a full disk does not end the game."""
        try:
            self.keeper.keep(self.state)
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    # A person's turn.

    def _let_person_move(self, seat: int) -> None:
        if seat != self.at_screen:
            self._pass_screen(seat)
        view = self.state.view(seat)
        if seat != self.last_mover:  # else the turn just goes on
            self.told_from = self.heard[seat]
        self.heard[seat] = len(self.story)
        self._show_turn(view)
        while not self._answer(self._ask(seat), view):
            pass

    def _pass_screen(self, seat: int) -> None:
        """Nobody may see the own cards: the screen is empty until the next person sits in front of it."""
        self.screen.clear()
        for line in self.story[0 if self.at_screen is None else self.heard[self.at_screen] :]:
            self.screen.say(line)
        self.screen.ask(f"\n {self.texts.say('play-pass-screen', name=self.names[seat])} ")
        self.at_screen = seat

    def _show_turn(self, view: View) -> None:
        """The news first, so that a small screen scrolls them away and not the table."""
        self.screen.clear()
        for line in self.story[self.told_from :]:
            self.screen.say(line)
        self.screen.show()
        self._draw(view)
        self.screen.show()
        self._say_unsaved()
        self.screen.say(self._listing(view).hint())

    def _listing(self, view: View) -> Listing:
        return Listing(view, self.names, self.texts)

    def _say_unsaved(self) -> None:
        if self.unsaved:
            self.screen.tell("play-unsaved", reason=file_trouble(self.unsaved, self.texts))

    def _draw(self, view: View) -> None:
        self.screen.draw(self.state.view(None) if self.reveal else view, self.names)

    def _ask(self, seat: int) -> str:
        return self.screen.ask(f"{self.names[seat]}> ")

    def _answer(self, text: str, view: View) -> bool:
        """Do what was typed; whether a move was made."""
        try:
            typed = read(text, view, self.names, self.texts)
        except BadNotation as error:
            self.screen.say(f"{refusal(error, self.texts)}.")
            return False
        if isinstance(typed, Wish | Preview | PreviewClues):
            self._show(typed, view)
            return False
        return self._try(typed, text, view)

    def _try(self, move: Move, text: str, view: View) -> bool:
        if isinstance(move, Stop) and not self._is_sure():
            self.screen.tell("play-goes-on")
            return False
        try:
            self._make(move, self.state.on_turn)
        except IllegalMove as error:
            self._refuse(error, move, text, view)
            return False
        return True

    def _is_sure(self) -> bool:
        yes = verb_word("yes", self.texts)
        expert = self.state.options.expert
        question = self.texts.say("play-sure-expert" if expert else "play-sure", yes=yes)
        answer = folded(self.screen.ask(f" {question} "))
        return answer in (folded(yes), folded(yes)[0], "yes", "y")

    def _refuse(self, error: IllegalMove, move: Move, text: str, view: View) -> None:
        """Say why a move is not legal."""
        if isinstance(error, EmptyClue):
            self.screen.tell("play-empty-clue", typed=text)
        elif isinstance(move, ClueColor | ClueRank) and move.to == view.seat:
            self.screen.tell("play-own-cards")
        else:
            self.screen.tell(f"error-{kebab(type(error).__name__)}")
        if isinstance(error, TilePending):
            self.screen.say(self._listing(view).hint())

    def _show(self, typed: Typed, view: View) -> None:
        match typed:
            case Wish.HELP:
                self.screen.show(self._listing(view).help_text())
            case Wish.MOVES:
                self.screen.show(self._listing(view).moves_text())
            case Wish.LOG:
                self._show_log(view)
            case Wish.TABLE:
                self._show_turn(view)
            case Wish.QUIT:
                raise Leaving
            case PreviewClues(to):
                self.screen.show(self._clue_previews(to, view))
            case Preview(move):
                self.screen.say(self._listing(view).preview(move))
                if not isinstance(move, Rearrange | Stop) and move not in view.legal_moves():
                    self.screen.tell("play-not-legal")

    def _clue_previews(self, to: int, view: View) -> str:
        if to == view.seat:
            return f" {self.texts.say('play-own-cards')}"
        return self._listing(view).clue_previews(to)

    def _show_log(self, view: View) -> None:
        if not view.options.memory_aid:
            self.screen.tell("play-no-log")
            return
        for line in self.story[-LOG_LENGTH:]:
            self.screen.say(line)

    # The end.

    def _curtain(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        if len(self.people) == 1:
            self.screen.clear()
        for line in self.story[min(self.heard.values(), default=len(self.story)) :]:
            self.screen.say(line)
        self.screen.show()
        self.screen.draw(self.state.view(None), self.names)
        self.screen.show()
        self.screen.say(ending(outcome, self.texts))
        self._say_where()

    def _farewell(self) -> None:
        self._save()
        self.screen.show()
        self.screen.tell("play-left")
        self._say_where()

    def _say_where(self) -> None:
        if self.unsaved:
            self._say_unsaved()
        elif self.keeper.path:
            self.screen.tell("play-saved", path=str(self.keeper.path))
        else:
            self.screen.tell("play-not-kept")
