"""`hanabi review`: a finished game judged, in sentences, as JSON or as a picture of its curve."""

import json
from pathlib import Path
from typing import Any

from hanabi.analysis.curve import curve_svg
from hanabi.analysis.game_review import JudgedMove, Review, review
from hanabi.analysis.words import judgement, reader_sentence
from hanabi.cli.arguments import Arguments
from hanabi.cli.replay import read_game
from hanabi.cli.screen import Screen
from hanabi.cli.waiting import waiting
from hanabi.game.replay import Replay
from hanabi.game.sentences import account
from hanabi.rules.errors import BadOptions


def review_game(arguments: Arguments) -> int:
    """Run `hanabi review`."""
    record = read_game(arguments.game)
    with waiting("Judging the game; the first time, code is compiled"):
        found = review(record, reader=arguments.reader)
    if arguments.picture:
        _write(Path(arguments.picture), curve_svg(found))
    if arguments.json:
        print(json.dumps(as_json(found), indent=2))
    else:
        _tell(Screen("never"), Replay(record), found, everything=arguments.all)
    return 0


def _write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"{path} cannot be written: {error.strerror}") from error


def _tell(screen: Screen, game: Replay, found: Review, *, everything: bool) -> None:
    """By which reader, what was possible, and every move of which something is said."""
    names = screen.names(found.names)
    screen.say(reader_sentence(found), indent="")
    screen.say(f"With all cards known {_possible(found.possible.least, found.possible.most)}.", indent="")
    screen.show()
    for move in found.moves:
        before = game.at(move.index)
        said = judgement(move, before, names)
        if said or everything:
            told = account(game.events[move.index], names, before)
            screen.say(f"{move.index + 1:>3}. {told}", indent="")
        if said:
            screen.say(f"{said}.", indent="     ")
    outcome = game.end.outcome()
    screen.show()
    screen.say(f"{outcome}." if outcome else "The game was left before its end.", indent="")


def _possible(least: int, most: int) -> str:
    return f"{least} points were possible" if least == most else f"{least} to {most} points were possible"


def as_json(found: Review) -> dict[str, Any]:
    """The review as plain JSON values."""
    return {
        "reader": found.reader,
        "shares": {name: round(share, 3) for name, share in found.shares.items()},
        "names": list(found.names),
        "possible": [found.possible.least, found.possible.most],
        "played_on_by": found.played_on_by,
        "expected": [[round(part, 3) for part in (e.score, e.error, e.perfect)] for e in found.expected],
        "moves": [_move_as_json(move) for move in found.moves],
    }


def _move_as_json(move: JudgedMove) -> dict[str, Any]:
    best = move.cost.best
    return {
        "index": move.index,
        "seat": move.seat,
        "move": str(move.move),
        "possible": [move.possible.least, move.possible.most],
        "dropped": move.dropped,
        "loss": None if best is None else round(move.cost.loss, 3),
        "error": None if best is None else round(move.cost.error, 3),
        "best": None if best is None else str(best),
        "mark": None if move.mark is None else move.mark.value,
        "facts": [
            {
                "fact": told.fact.value,
                **({"card": str(told.card)} if told.card else {}),
                **({"suit": str(told.suit)} if told.suit else {}),
            }
            for told in move.facts
        ],
    }
