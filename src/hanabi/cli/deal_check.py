"""Could a deal be won? What is possible with all cards known, and what bots make of it."""

import os
from random import Random

from hanabi.analysis.deals import bot_results, full_score
from hanabi.analysis.possible import Possible, possible
from hanabi.cli.arguments import Arguments
from hanabi.cli.replay import read_game
from hanabi.cli.screen import Screen
from hanabi.cli.waiting import waiting
from hanabi.game.board import default_names
from hanabi.game.replay import Replay
from hanabi.game.sentences import account
from hanabi.game.state import State
from hanabi.rules.any_game import LINK
from hanabi.rules.deal_code import from_code
from hanabi.rules.errors import BadNotation, BadOptions
from hanabi.rules.options import Options


def deal_check(arguments: Arguments) -> int:
    """Run `hanabi deal-check`."""
    state, screen = position(arguments), Screen("never")
    with waiting("Looking for a way to win; the first time, code is compiled"):
        found = possible(state)
    screen.say(verdict(state, found), indent="")
    if arguments.line:
        show_line(screen, state, found)
    if not arguments.quick and state.move_count == 0:
        show_results(screen, state)
    return 0


def position(arguments: Arguments) -> State:
    """The game that is asked about: a kept one after some moves, or a fresh deal."""
    options = Options.parse(arguments.options)
    if not arguments.game:
        if arguments.seed is None:
            raise BadOptions("name a game, a deal code, or a deal by --seed")
        return _before_any_move(
            State.new(arguments.players, options, chance=Random(arguments.seed)), arguments.turn or 0
        )
    if is_code(arguments.game):
        return _before_any_move(State.deal(from_code(arguments.game, options), options), arguments.turn or 0)
    game, turn = Replay(read_game(arguments.game)), arguments.turn or 0
    if turn > len(game):
        raise BadNotation(f"there is no turn {turn}: the game has turns 0 to {len(game)}")
    return game.at(turn)


def _before_any_move(state: State, turn: int) -> State:
    if turn:
        raise BadOptions("--turn is for games that were played: a deal has no moves")
    return state


def is_code(text: str) -> bool:
    """Whether this is neither a file nor a link, so that it must be a deal code."""
    return text != "-" and not os.path.exists(text) and not LINK.fullmatch(text)


def verdict(state: State, found: Possible) -> str:
    """What is possible, in one sentence."""
    full = full_score(state.options)
    what = "This deal" if state.move_count == 0 else f"After {state.move_count} moves this game"
    if state.is_over:
        return f"{what} is over."
    if found.least == full:
        return f"{what} can be won: {full} of {full} with all cards known."
    known = f"{found.least}" if found.exact else f"between {found.least} and {found.most}"
    if found.most < full:
        return f"{what} cannot be won: with all cards known, {known} of {full} is the best there is."
    return f"{what} could not be decided: with all cards known, {known} of {full} is the best there is."


def show_line(screen: Screen, state: State, found: Possible) -> None:
    """Every move of the line in a sentence."""
    names = default_names(state.players)
    for number, move in enumerate(found.line, state.move_count + 1):
        after, events = state.apply(move)
        screen.say(f"{number:>3}. {account(events, names, state)}", indent="")
        state = after


def show_results(screen: Screen, state: State) -> None:
    """What bots make of the deal."""
    assert state.dealt is not None
    with waiting("Bots play the deal"):
        results = bot_results(state.dealt, state.options)
    screen.show()
    screen.show("bot        mean   by the seat that begins")
    for name, scores in results.items():
        screen.show(f"{name:9} {sum(scores) / len(scores):5.1f}   {' '.join(map(str, scores))}")
