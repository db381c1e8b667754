"""Tuning the parameters of a bot from the command line."""

import sys
from argparse import Namespace

from hanabi.arena.places import place_for
from hanabi.arena.report import quoted
from hanabi.arena.tuning import Tuner, parameters_of
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options, check_players


def tune(arguments: Namespace) -> int:
    """Run `hanabi tune`."""
    if arguments.players is None:
        raise BadOptions("how many sit at the table? Say it, as in --players 3")
    _check_counts(arguments)
    tuner = Tuner(
        bot=arguments.bot,
        parameters=parameters_of(arguments.bot, [name for name in arguments.only.split(",") if name]),
        players=check_players(arguments.players),
        options=Options.parse(arguments.options),
        seed=arguments.seed,
        aim=arguments.aim,
        place=place_for(arguments.processes, arguments.ray),
        say=_say if not arguments.quiet else _only_the_end,
        least=arguments.least,
    )
    try:
        if arguments.method == "spsa":
            tuner.spsa(arguments.rounds, arguments.games)
        else:
            tuner.race(arguments.rounds, arguments.width, arguments.games)
    except KeyboardInterrupt:
        print(f"\nStopped. The best so far, not confirmed: {tuner.best.name}", file=sys.stderr)
        raise
    tuner.say = _say
    if tuner.confirm(arguments.confirm):
        print("to repeat it on other deals:")
        print(
            f"  hanabi arena --bots {quoted(tuner.bot)} --bots {quoted(tuner.best.name)} "
            f"--players {arguments.players} --options {arguments.options} --games {arguments.confirm} "
            f"--seed {arguments.seed + 1}"
        )
    return 0


def _say(line: str) -> None:
    print(line, flush=True)


def _only_the_end(line: str) -> None:
    """Nothing on the way."""


def _check_counts(arguments: Namespace) -> None:
    for name in ("rounds", "width", "games", "confirm"):
        if getattr(arguments, name) < 1:
            raise BadOptions(f"--{name} is at least 1, not {getattr(arguments, name)}")
    if arguments.games < 2 or arguments.confirm < 2:
        raise BadOptions("a difference and its error need at least 2 games")
