"""Could a deal be won? What is possible with all cards known, and what bots make of it."""

import os
from random import Random

from hanabi.analysis.deals import DealCheck, Difficulty, check_deal, full_score
from hanabi.analysis.possible import Possible, possible_at_length
from hanabi.cli.arguments import Arguments
from hanabi.cli.refusals import Said, refused
from hanabi.cli.replay import read_game
from hanabi.cli.screen import Screen
from hanabi.cli.waiting import waiting
from hanabi.cli.words_arguments import chosen_texts
from hanabi.game.replay import Replay
from hanabi.game.sentences import account
from hanabi.game.state import State
from hanabi.rules.any_game import LINK
from hanabi.rules.deal_code import from_code
from hanabi.rules.options import Options
from hanabi.texts import ENGLISH, Texts


def deal_check(arguments: Arguments) -> int:
    """Run `hanabi deal-check`."""
    words = chosen_texts(arguments.language, arguments.letters)
    state, screen = position(arguments, words), Screen("never", words)
    checked: DealCheck | None = None
    with waiting(words.say("check-waiting")):
        if arguments.quick or state.dealt is None or state.move_count > 0:
            found = possible_at_length(state)
        else:
            checked = check_deal(state.dealt, state.options)
            found = checked.possible if checked.possible.exact else possible_at_length(state)
    screen.say(verdict(state, found, words), indent="")
    if arguments.line:
        show_line(screen, state, found)
    if checked is not None:
        show_results(screen, checked)
    return 0


def position(arguments: Arguments, texts: Texts = ENGLISH) -> State:
    """The game that is asked about: a kept one after some moves, or a fresh deal."""
    options = Options.parse(arguments.options)
    if not arguments.game:
        if arguments.seed is None:
            raise refused("no-deal")
        return _before_any_move(
            State.new(arguments.players, options, chance=Random(arguments.seed)), arguments.turn or 0
        )
    if is_code(arguments.game):
        return _before_any_move(State.deal(from_code(arguments.game, options), options), arguments.turn or 0)
    game, turn = Replay(read_game(arguments.game)), arguments.turn or 0
    if turn > len(game):
        raise Said(texts.say("walk-no-turn", turn=str(turn), last=str(len(game))))
    return game.at(turn)


def _before_any_move(state: State, turn: int) -> State:
    if turn:
        raise refused("deal-turn")
    return state


def is_code(text: str) -> bool:
    """Whether this is neither a file nor a link, so that it must be a deal code."""
    return text != "-" and not os.path.exists(text) and not LINK.fullmatch(text)


def verdict(state: State, found: Possible, texts: Texts = ENGLISH) -> str:
    """What is possible, in one sentence."""
    full = full_score(state.options)
    if state.is_over:
        return texts.say("check-over", count=state.move_count)
    if found.least == full:
        verdict, best = "won", str(full)
    else:
        verdict = "lost" if found.most < full else "open"
        best = str(found.least) if found.exact else f"{found.least}–{found.most}"
    known = texts.say("picture-of", part=best, whole=str(full))
    return texts.say(f"check-{verdict}", count=state.move_count, known=known)


def show_line(screen: Screen, state: State, found: Possible) -> None:
    """Every move of the line in a sentence."""
    names = [screen.texts.say("puzzle-player", number=seat) for seat in range(1, state.players + 1)]
    for number, move in enumerate(found.line, state.move_count + 1):
        after, events = state.apply(move)
        screen.say(f"{number:>3}. {account(events, names, screen.texts)}", indent="")
        state = after


def show_results(screen: Screen, checked: DealCheck) -> None:
    """What bots make of the deal, and how hard it is by that."""
    texts = screen.texts
    if checked.difficulty not in (None, Difficulty.LOST):
        screen.say(texts.say(f"deal-hard-{checked.difficulty.value}"), indent="")
    screen.say(texts.say("deal-hard-orders", orders=str(checked.orders)), indent="")
    screen.show()
    heads = [texts.say(f"deal-hard-{column}") for column in ("bot", "mean", "usually", "perfect")]
    widths = [len(head) for head in heads]
    screen.show("   ".join(heads))
    for result in checked.results:
        usual = "" if result.usual is None else texts.decimal(result.usual)
        perfect = f"{result.perfect(checked.full)}/{checked.orders}"
        mean, usual, perfect = (
            value.rjust(width)
            for value, width in zip((texts.decimal(result.mean), usual, perfect), widths[1:], strict=True)
        )
        scores = " ".join(map(str, result.scores))
        screen.show("   ".join((result.bot.ljust(widths[0]), mean, usual, perfect, scores)))
