"""Tournaments of bots from the command line."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size

from hanabi.arena.deals import Deals
from hanabi.arena.journal import Journal
from hanabi.arena.lineup import Lineup, cross_lineups, names_in, parse_lineup
from hanabi.arena.losses import Loss, save_losses
from hanabi.arena.newcomer import newcomer
from hanabi.arena.places import place_for
from hanabi.arena.report import RESULTS, Report, summary_csv, text, to_json, write
from hanabi.arena.runner import Run, run
from hanabi.bots.registry import bot_names
from hanabi.cli.prepare import prepare_first
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.options import Options, check_players

FORMS = {"json": to_json, "csv": summary_csv}


def arena(arguments: Namespace) -> int:
    """Run `hanabi arena`."""
    what = read_run(arguments)
    if arguments.first_clue:
        return _newcomer(what, arguments)
    folder = Path(arguments.out) if arguments.out else None
    known = {*bot_names()}
    prepare_first(
        (bot for lineup in what.lineups for bot in lineup.bots if bot in known), quiet=arguments.quiet
    )
    journal = Journal(folder / RESULTS if folder else None, what.header())
    try:
        results = run(what, journal, place_for(arguments.processes, arguments.ray), quiet=arguments.quiet)
    except KeyboardInterrupt:
        _tell_stopped(journal, what, folder)
        raise
    losses = (
        save_losses(results, what.options, Path(arguments.save_losses), arguments.most_losses)
        if arguments.save_losses
        else ()
    )
    report = Report(journal.header, results, losses)
    if folder:
        write(report, folder)
    if arguments.format == "text":
        print(text(report, get_terminal_size().columns if sys.stdout.isatty() else None), end="")
        _tell_files(folder, losses)
    else:
        print(FORMS[arguments.format](report), end="")
    return 0


def _newcomer(what: Run, arguments: Namespace) -> int:
    """Say how each line-up bears a guest's random first clue; nothing is kept."""
    if arguments.out or arguments.save_losses or arguments.format != "text":
        raise BadOptions("--first-clue prints its figures and keeps nothing: leave --out and the like away")
    what.check()
    print(f"{what.players} players, options {what.options}, deals of seed {what.deals.seed}\n")
    for lineup in what.lineups:
        print(newcomer(lineup, what.options, what.deals, what.games).text())
    return 0


def _tell_stopped(journal: Journal, what: Run, folder: Path | None) -> None:
    """Say what was kept, and how to go on."""
    done = f"{len(journal.results):,} of {what.games * len(what.lineups):,} games"
    kept = (
        f"{done} are kept in {folder}; the same command goes on from there"
        if folder
        else f"{done} were played and nothing is kept: --out DIR keeps them, and the same command goes on"
    )
    print(f"\nStopped: {kept}.", file=sys.stderr)


def _tell_files(folder: Path | None, losses: Sequence[Loss]) -> None:
    if folder:
        print(f"\nAll results, tables and pictures are in {folder}.")
    if losses:
        print(f"{len(losses):,} imperfect games were kept; the first: hanabi replay {losses[0].path}")


def read_run(arguments: Namespace) -> Run:
    """What is to be played."""
    players = read_players(arguments.players, arguments.bots, cross=arguments.cross)
    deals = Deals(arguments.seed, read_deals(arguments.deals))
    games = len(deals.listed) or arguments.games
    if games < 1:
        raise BadOptions(f"at least one game is played, not {games}")
    return Run(
        lineups=read_lineups(arguments.bots, players, cross=arguments.cross),
        players=players,
        options=Options.parse(arguments.options),
        deals=deals,
        games=games,
        limit=arguments.time_limit,
        keep_going=arguments.keep_going,
    )


def read_players(players: int | None, bots: Sequence[str], *, cross: bool) -> int:
    """The number of seats: named, or as many as the first mixture has names."""
    if players is not None:
        return check_players(players)
    most = max(len(names_in(each)) for each in bots)
    if cross or most == 1:
        raise BadOptions("how many sit at the table? Say it, as in --players 3")
    return check_players(most)


def read_lineups(bots: Sequence[str], players: int, *, cross: bool) -> tuple[Lineup, ...]:
    """The line-ups, each once."""
    if cross:
        return cross_lineups([name for each in bots for name in names_in(each)], players)
    return tuple(dict.fromkeys(parse_lineup(each, players) for each in bots))


def read_deals(listed: str | None) -> tuple[int, ...]:
    """The numbers of listed deals."""
    if listed is None:
        return ()
    try:
        return tuple(dict.fromkeys(int(word) for word in listed.split(",")))
    except ValueError:
        raise BadOptions(f"deals are numbers with commas between, not {shown(listed)}") from None
