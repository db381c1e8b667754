"""`hanabi puzzles`: positions in which one move is clearly the best, cut from games and kept in a file."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic

from hanabi.analysis.puzzle import Puzzle, load_puzzles, write_puzzles
from hanabi.analysis.puzzle_cutting import cut, survives
from hanabi.analysis.puzzle_games import Kind, Mixed, kinds, puzzles_of_game
from hanabi.arena.places import place_for
from hanabi.cli.arguments import Arguments
from hanabi.cli.prepare import prepare_first
from hanabi.cli.refusals import refused
from hanabi.cli.replay import read_game
from hanabi.cli.waiting import waiting
from hanabi.rules.options import PLAYER_COUNTS, check_players
from hanabi.texts import Texts, texts

OFTEN = 5.0  # seconds between two lines that say how far it has come


def puzzles(arguments: Arguments) -> int:
    """Run `hanabi puzzles`."""
    words = texts(arguments.language)
    if arguments.check:
        return _check(load_puzzles(Path(arguments.check)), arguments, words)
    if arguments.count < 1:
        raise refused("puzzle-count", found=arguments.count)
    bots = [name for name in arguments.bots.split(",") if name]
    seats = [check_players(_number(text)) for text in arguments.counts.split(",") if text] or PLAYER_COUNTS
    found: list[Puzzle] = []
    if arguments.games:
        with waiting(words.say("puzzles-judging")):
            found = [puzzle for game in arguments.games for puzzle in cut(read_game(game))]
    else:
        prepare_first(bots, quiet=False, texts=words)
        found = _from_bots(kinds(bots, seats), arguments, words)
    Path(arguments.output).write_bytes(write_puzzles(found))
    themes = _told(Counter(puzzle.theme.value for puzzle in found), words)
    print(words.say("puzzles-found", count=len(found), path=arguments.output, themes=themes))
    return 0


def _number(text: str) -> int:
    if not text.isdecimal():
        raise refused("puzzle-players", typed=repr(text[:20]))
    return int(text)


def _from_bots(games: tuple[Kind, ...], arguments: Arguments, words: Texts) -> list[Puzzle]:
    """Let bots play until there are enough; the same puzzles whatever the number of processes."""
    if not games:
        raise refused("puzzle-bots")
    work = partial(_numbered, seed=arguments.seed or 0, all_kinds=games)
    found = Mixed(arguments.count)
    begun = told = monotonic()
    playing = place_for(arguments.processes).play(work, count())
    try:
        for number, puzzles in enumerate(in_order(playing)):
            found.take(puzzles)
            if found.is_full:
                break
            if monotonic() - told > OFTEN:
                told = monotonic()
                said = words.say(
                    "puzzles-so-far",
                    found=str(len(found.found)),
                    wanted=str(arguments.count),
                    games=str(number + 1),
                    seconds=f"{told - begun:.0f}",
                )
                print(said, file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(words.say("puzzles-broken-off"), file=sys.stderr)
    finally:
        playing.close()
    return found.found


def _numbered(number: int, *, seed: int, all_kinds: Sequence[Kind]) -> tuple[int, list[Puzzle]]:
    return number, puzzles_of_game(number, seed, all_kinds)


def in_order(done: Iterable[tuple[int, list[Puzzle]]]) -> Iterator[list[Puzzle]]:
    """What comes in any order, by its numbers from 0."""
    early: dict[int, list[Puzzle]] = {}
    wanted = 0
    for number, puzzles in done:
        early[number] = puzzles
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _check(kept: list[Puzzle], arguments: Arguments, words: Texts) -> int:
    """Judge puzzles again with other hands and decks; how many keep their answer."""
    work = partial(survives, seed=1 + (arguments.seed or 0))
    held = 0
    with waiting(words.say("puzzles-judging-again", count=len(kept))):
        held = sum(place_for(arguments.processes).play(work, kept))
    lost = sum(puzzle.dropped > 0 for puzzle in kept)
    share = words.decimal(held / len(kept), "0.0%")
    print(words.say("puzzles-held", held=str(held), of=str(len(kept)), share=share))
    print(words.say("puzzles-unlucky", count=lost))
    return 0


def _told(themes: Counter[str], words: Texts) -> str:
    said = {words.say(f"puzzle-theme-{theme}"): number for theme, number in sorted(themes.items())}
    return ", ".join(f"{theme} {number}" for theme, number in said.items())
