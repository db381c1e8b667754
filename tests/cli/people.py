"""People at the prompt, by script: what they type, and the command they start."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from hanabi.game.state import State
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.options import Options
from tests.games import Setting

SOURCE = Path(__file__).parents[2] / "src"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")
WAYS = 4  # in which each move can be typed


def typed(move: Move, state: State, way: int = 0) -> str:
    """A move as the player on turn would type it."""
    return _ways(move, state)[way % WAYS]


def _ways(move: Move, state: State) -> tuple[str, str, str, str]:
    orders = state.orders(state.on_turn)
    match move:
        case Play(order, announced):
            slot, said = orders.index(order) + 1, f" {announced.word}" if announced else ""
            return (
                f"p{slot}{said}",
                f"play {slot}{said}",
                f"P {slot}{said.upper()}",
                f" p{slot}{said.replace(' ', '=')}",
            )
        case Discard(order):
            slot = orders.index(order) + 1
            return f"d{slot}", f"discard {slot}", f"d {slot}", f"DISC {slot}"
        case ClueColor(to, color):
            name, seat = NAMES[to].lower(), to + 1
            return f"clue {name} {color.word}", f"c{seat}{color}", f"c {name[0]} {color.word[:2]}", str(move)
        case ClueRank(to, rank):
            return f"clue {NAMES[to]} {rank}", f"c {to + 1} {rank}", f"c{to + 1} {rank}", str(move)
        case Recycle(card):
            return f"recycle {card}", f"r {str(card).lower()}", f"rec {card.suit.word} {card.rank}", str(move)
        case Salvage(card):
            return (
                f"salvage {card}",
                f"sa {str(card).lower()}",
                f"salv {card.suit.word} {card.rank}",
                str(move),
            )
        case Lapse():
            return "lapse", "la", "LAPSE", "L"
        case Rearrange(_, hand):
            slots = [str(orders.index(order) + 1) for order in hand]
            return f"sort {' '.join(slots)}", f"so {''.join(slots)}", f"sort {', '.join(slots)}", str(move)
        case Stop():
            return "stop", "st", "STOP", "X"


def dealt(players: int, options: str, seed: int, starter: int = 0) -> State:
    """The game that `hanabi play --seed` deals."""
    return State.new(players, Options.parse(options), starter=starter, chance=Random(seed))


def clever_game(state: State, skill: int = 97, sorts: bool = True) -> Iterator[tuple[State, Move]]:
    """A game played on by people who see everything: each move, and the state before it."""
    way = Setting(state.options, state.players, 0, skill, wasteful=True, rearranging=sorts)
    while not state.is_over:
        move = way.next_move(state)
        if isinstance(move, Rearrange):  # at the terminal, only who is on turn can do it
            orders = state.orders(state.on_turn)
            move = Rearrange(state.on_turn, orders[::-1])
        yield state, move
        state, _ = state.apply(move)


def script(state: State, people: Sequence[int], skill: int = 97) -> list[str]:
    """What these people type to play a whole game, the Enter included with which each takes the screen."""
    lines, at_screen = [], people[0] if len(people) == 1 else None
    for way, (before, move) in enumerate(clever_game(state, skill)):
        if before.on_turn != at_screen:
            lines.append("")
            at_screen = before.on_turn
        lines.append(typed(move, before, way))
    return lines


def command(*arguments: str) -> list[str]:
    """The command line of `hanabi` with these arguments."""
    return [sys.executable, "-m", "hanabi", *arguments]


def surroundings(**changes: str) -> dict[str, str]:
    """This process's environment without wishes about colors; an uncompiled engine starts sooner."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    kept |= {"LANGUAGE": "en"}
    return {**kept, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", "HANABI_COMPILED": "0", **changes}


def without_signs_of_life(err: str) -> str:
    """What was said beside progress, which a slow machine shows and a quick one does not."""
    return "".join(line for line in err.splitlines(keepends=True) if "get ready" not in line)
