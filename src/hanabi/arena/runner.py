"""Plays a run: games in chunks, in this process, in several, or on a cluster, with the same results."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from time import process_time

from hanabi.arena.deals import Deals
from hanabi.arena.journal import Header, Journal
from hanabi.arena.lineup import Lineup
from hanabi.arena.places import Here, Place
from hanabi.arena.player import check_seats, player
from hanabi.arena.playing import NO_LIMIT, Played, SeatedLineup
from hanabi.arena.progress import Progress
from hanabi.arena.result import BROKEN, GameResult, scores, worst
from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.preparing import compiling_alone
from hanabi.rules.options import Options

WARMING = 10  # so many times longer may the first decisions take
CHUNK, COMPILED_CHUNK = 25, 250  # games a task: enough to be worth sending, few enough to lose little


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of one line-up, as they are sent to whoever plays them."""

    lineup: Lineup
    options: Options
    games: tuple[tuple[int, int], ...]
    limit: float
    keep_going: bool

    def __str__(self) -> str:
        return f"games {self.games[0][0]} to {self.games[-1][0]} of {self.lineup.name}"


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played: every line-up on the same deals."""

    lineups: tuple[Lineup, ...]
    players: int
    options: Options
    deals: Deals
    games: int
    first: int = 0
    limit: float = NO_LIMIT
    keep_going: bool = False

    def header(self) -> Header:
        """What decides its games."""
        return Header.of(self.lineups, self.players, self.options, self.deals)

    def check(self) -> None:
        """Let every bot decline before the first game."""
        for bot in dict.fromkeys(bot for lineup in self.lineups for bot in lineup.bots):
            player(bot).check(self.options, self.players)
        for lineup in self.lineups:
            check_seats(lineup.bots)

    def tasks(self, done: frozenset[tuple[str, int]], workers: int) -> Iterator[Task]:
        """The games not done yet; all line-ups on some deals before any on the next."""
        size = self._chunk(workers)
        for start in range(self.first, self.first + self.games, size):
            part = tuple(self.deals.games(start, min(size, self.first + self.games - start)))
            for lineup in self.lineups:
                games = tuple(each for each in part if (lineup.name, each[0]) not in done)
                if games:
                    yield Task(lineup, self.options, games, self.limit, self.keep_going)

    def _chunk(self, workers: int) -> int:
        """How many games a task has; no result depends on it."""
        bots = {bot for lineup in self.lineups for bot in lineup.bots}
        most = COMPILED_CHUNK if all(player(bot).program for bot in bots) else CHUNK
        return max(CHUNK, min(most, self.games * len(self.lineups) // (8 * workers)))


def work(task: Task) -> list[GameResult]:
    """Play the games of a task, wherever this is called."""
    ways: dict[tuple[str, ...], list[tuple[int, int]]] = {}
    for game, deal in task.games:
        ways.setdefault(task.lineup.seats(game), []).append((game, deal))
    results: list[GameResult] = []
    for seats, games in ways.items():
        table = SeatedLineup(seats, task.options, task.limit)
        _warm_up(table, games[0][1])
        results += _timed(task, table, games)
    return sorted(results, key=lambda result: result.game)


_warm: set[tuple[tuple[str, ...], Options]] = set()


def _warm_up(table: SeatedLineup, deal: int) -> None:
    """Play one game that is not timed: the first compiles or loads what the others then use."""
    key = (tuple(sorted(set(table.seats))), table.options)
    if key not in _warm:
        _warm.add(key)
        with compiling_alone():
            for seat in table.seats:
                if (program := player(seat).inside) is not None:
                    _ = program.compiled
            replace(table, limit=WARMING * table.limit).play([deal])


def _all_compiled(table: SeatedLineup) -> bool:
    return all(player(seat).program for seat in table.seats)


def _timed(task: Task, table: SeatedLineup, games: list[tuple[int, int]]) -> list[GameResult]:
    parts = [games] if _all_compiled(table) else [[each] for each in games]
    results: list[GameResult] = []
    for part in parts:
        begun = process_time()
        ends = table.play([deal for _, deal in part])
        cpu = round((process_time() - begun) / len(part), 7)
        results += [
            _result(task, table.seats, game, deal, end, cpu)
            for (game, deal), end in zip(part, ends, strict=True)
        ]
        if results[-1].broken and not task.keep_going:
            break
    return results


def _result(
    task: Task, seats: tuple[str, ...], game: int, deal: int, end: Played | BrokenBot, cpu: float
) -> GameResult:
    where = (task.lineup.name, game, deal, seats)
    if isinstance(end, BrokenBot):
        return GameResult(*where, 0, *worst(task.options), BROKEN, 0, 0, cpu, str(end))
    k, z = scores(task.options, end.reason, end.placed)
    return GameResult(*where, end.placed, k, z, end.reason.words, end.mistakes, end.turns, cpu)


def run(
    what: Run, journal: Journal | None = None, place: Place | None = None, *, quiet: bool = True
) -> list[GameResult]:
    """Play what is not yet in the journal; all results, by line-up and game."""
    what.check()
    place = place or Here()
    with journal or Journal(None, what.header()) as kept:
        wanted = _wanted(what, kept.results)
        done = frozenset((result.lineup, result.game) for result in wanted)
        _check_whole(what, wanted)
        progress = Progress(what.games * len(what.lineups), len(done), quiet=quiet)
        progress.wait()
        try:
            with closing(place.play(work, what.tasks(done, place.workers))) as chunks:
                for results in chunks:
                    _keep(what, kept, results)
                    progress.add(len(results))
        finally:
            progress.close()
        return in_order(what.lineups, _wanted(what, kept.results))


def _keep(what: Run, journal: Journal, results: list[GameResult]) -> None:
    """Keep what was played; a broken game ends the run, unless it is to go on."""
    journal.add(result for result in results if what.keep_going or not result.broken)
    _check_whole(what, results)


def _check_whole(what: Run, results: Iterable[GameResult]) -> None:
    for result in results:
        if result.broken and not what.keep_going:
            raise BrokenBot(f"{result.broken}. To repeat it:\n  {repeat_command(what, result)}")


def repeat_command(what: Run, result: GameResult) -> str:
    """The command line that plays one game again."""
    seats = ",".join(result.seats)
    bots = f"'{seats}'" if set("[;~") & set(seats) else seats
    return (
        f"hanabi arena --bots {bots} --players {what.players} --options {what.options} --deals {result.deal}"
    )


def _wanted(what: Run, results: Iterable[GameResult]) -> list[GameResult]:
    """The results of this run: the file may hold more games of it."""
    names = {lineup.name for lineup in what.lineups}
    games = range(what.first, what.first + what.games)
    return [result for result in results if result.lineup in names and result.game in games]


def in_order(lineups: Iterable[Lineup], results: Iterable[GameResult]) -> list[GameResult]:
    """Sorted by line-up and game, in whatever order they were finished."""
    places = {lineup.name: place for place, lineup in enumerate(lineups)}
    return sorted(results, key=lambda result: (places[result.lineup], result.game))
