"""What may be written after `hanabi`, and the help for it."""

import argparse
from typing import Any

from hanabi import __version__
from hanabi.cli.admin_arguments import ADMIN, add_admin
from hanabi.cli.analysis_arguments import (
    DEAL_CHECK,
    PUZZLES,
    REVIEW,
    add_deal_check,
    add_puzzles,
    add_review,
)
from hanabi.cli.arena_arguments import ARENA, TUNE, add_arena, add_tune
from hanabi.cli.numbers import whole_number
from hanabi.cli.serve_arguments import BACKUP, SERVE, add_backup, add_serve
from hanabi.cli.words_arguments import add_language, add_words

TOP = """\
examples:
  hanabi serve                    the site: friends join by a link or a code
  hanabi play                     a game with two bots, right now
  hanabi rules                    the printed editions and what each offers
  hanabi replay game.json         walk through a kept game
  hanabi show TEXT                draw a position that is written as text
  hanabi review game.json         which moves of a kept game were mistakes?
  hanabi deal-check game.json     could this deal be won at all?
  hanabi puzzles                  positions in which one move is clearly the best
  hanabi bots                     who can play with you
  hanabi arena --bots random --players 3
                                  how good is a bot?
  hanabi prepare                  compile bots and judge now, so that nobody waits later

`hanabi COMMAND --help` says more.
"""

PLAY = """\
examples:
  hanabi play                                        you and two bots that play as people do
  hanabi play --seats you,you --names Ann,Bo         two people at one screen
  hanabi play --edition pl --options black+tiles     a printed edition with two of its expansions
  hanabi play --save game.json                       keep the game, move by move
  hanabi play --seats random,random,random           watch bots play
  hanabi play --language fi                          in Finnish; else in the language of your terminal

In the game, type `help`. `hanabi rules` lists editions and options.
"""

REPLAY = """\
examples:
  hanabi replay game.json                     walk through a game
  hanabi replay game.json --all               print all of it
  hanabi replay game.json --turn 12 --seat 2  the table after 12 moves, as seat 2 saw it
  hanabi replay https://hanab.live/shared-replay-json/...

On the way: Enter or n next, p previous, a number goes to that turn, g to the end, s SEAT looks from another
seat, q quits.
"""

SHOW = """\
examples:
  hanabi show "base R1Y0G0W0B0 ??+5,??,??,??,??/B4,Y1,Y3,G4-5,G5+5 - 39 6 0 0 view=0"
  hanabi show - < position.txt

`state.to_text()` and `view.to_text()` write such a line in Python; docs/notation.md explains its words.
"""

RULES = """\
examples:
  hanabi rules        the editions, one line each
  hanabi rules da     what the Danish edition offers
"""

BOTS = """\
examples:
  hanabi bots                  every bot and how it plays
  hanabi bots --language pl    the same in Polish

Any of these names can take a seat in `hanabi play --seats you,NAME`; one that cheats plays in the arena only.
Points are means in the base game without empty clues, the same bot in every seat.
"""

PREPARE = """\
examples:
  hanabi prepare            compile the engine, every bot, and what judges games
  hanabi prepare hat duo    these alone

Nobody has to: bots play uncompiled until they are compiled, which happens by itself, once. The code is kept
in the cache folder of your account, or where HANABI_CACHE says.
"""


NEW_BOT = """\
examples:
  hanabi new-bot my-bot       a folder with a bot that plays, its test, and what installs it
"""

COMPLETION = """\
examples:
  eval "$(hanabi completion bash)"       in ~/.bashrc
  eval "$(hanabi completion zsh)"        in ~/.zshrc, after compinit
  hanabi completion fish | source        in ~/.config/fish/config.fish

Then the Tab key completes commands, options, bots and editions.
"""


class Arguments(argparse.Namespace):
    """What was written after `hanabi`."""

    command: str | None
    color: str
    language: str
    letters: str
    # play
    seats: str
    names: str | None
    edition: str
    options: str
    starter: str
    seed: int | None
    save: str | None
    reveal: bool
    conventions: int | None
    # replay
    game: str
    turn: int | None
    seat: str
    all: bool
    # show
    position: list[str]
    # review
    reader: str | None
    json: bool
    picture: str | None
    # deal-check
    players: int
    line: bool
    quick: bool
    # puzzles
    count: int
    bots: str
    counts: str
    games: list[str]
    output: str
    check: str
    processes: int | None
    # rules
    code: str | None
    # prepare
    bot_names: list[str]
    # new-bot
    bot_name: str
    # completion
    shell: str
    # backup; what can be set is read from here by hanabi.site.host_settings
    file: str
    # admin
    deed: str
    table: list[str]
    guest: str | None
    phase: str | None
    limit: int
    who: str
    days: float | None
    note: str
    keys_of: str | None
    address: str
    invitation: str
    done: int | None


def parser() -> argparse.ArgumentParser:
    """The reader of what was written after `hanabi`."""
    text = "Hanabi, the cooperative card game: a site, a terminal, bots and an arena."
    top = argparse.ArgumentParser("hanabi", description=text, epilog=TOP, **_LAYOUT)
    top.add_argument("--version", action="version", version=f"hanabi {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    add_serve(_command(commands, "serve", "start the site, where people and bots play", SERVE))
    _add_play(_command(commands, "play", "play a game with bots, or with people at the same screen", PLAY))
    _add_replay(_command(commands, "replay", "walk through a kept game", REPLAY))
    _add_show(_command(commands, "show", "draw a position that is written as text", SHOW))
    add_review(_command(commands, "review", "judge a kept game, move by move", REVIEW))
    add_deal_check(_command(commands, "deal-check", "could a deal be won, and how hard is it?", DEAL_CHECK))
    add_puzzles(_command(commands, "puzzles", "cut puzzles from games of bots, or from kept ones", PUZZLES))
    _add_rules(_command(commands, "rules", "list the editions, or explain one", RULES))
    _add_bots(_command(commands, "bots", "list the bots and how they play", BOTS))
    _add_prepare(_command(commands, "prepare", "compile bots before they are wanted", PREPARE))
    add_arena(_command(commands, "arena", "play many games between bots and tell how good they are", ARENA))
    add_tune(_command(commands, "tune", "look for better parameters of a bot", TUNE))
    add_admin(
        _command(commands, "admin", "look after a site that runs: tables, people, secrets", ADMIN), _LAYOUT
    )
    _add_new_bot(_command(commands, "new-bot", "begin a bot of your own", NEW_BOT))
    _add_completion(_command(commands, "completion", "print what a shell needs for the Tab key", COMPLETION))
    add_backup(_command(commands, "backup", "copy all tables and games of the site", BACKUP))
    return top


_LAYOUT: Any = {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False}


def _command(commands: Any, name: str, text: str, epilog: str) -> argparse.ArgumentParser:
    command = commands.add_parser(
        name, help=text, description=f"{text.capitalize()}.", epilog=epilog, **_LAYOUT
    )
    assert isinstance(command, argparse.ArgumentParser)
    return command


def _add_color(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="paint the suits; auto: on a terminal, unless NO_COLOR is set (default: %(default)s)",
    )


def _add_play(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add(
        "--seats",
        metavar="WHO,...",
        default="you,partner,partner",
        help="who sits where: `you` for a person, else a bot's name; 2 to 5 (default: %(default)s)",
    )
    add("--names", metavar="NAME,...", help="a name for each seat (default: Ann,Bo,Cy,Dee,Eli)")
    add(
        "--edition",
        metavar="CODE",
        default="custom",
        help="the printed box played with (default: %(default)s)",
    )
    add(
        "--options",
        metavar="A+B",
        default="base",
        help="rules beyond the base game, such as five-own+expert (default: %(default)s)",
    )
    add(
        "--starter",
        metavar="N",
        default="random",
        help="the seat that begins, 1 for the first, or random (default)",
    )
    add(
        "--seed",
        metavar="N",
        type=whole_number,
        help="a fixed deal instead of a fresh one, to practise the same game again",
    )
    add("--save", metavar="FILE", help="keep the game in a new file, move by move")
    add("--reveal", action="store_true", help="show your own cards too, to learn the game")
    add(
        "--conventions",
        metavar="LEVEL",
        type=int,
        choices=(1, 2, 3, 4, 5),
        help="what `partner` may expect you to know: 1 play and save clues, 2 prompts and finesses, "
        "3 fixes and warnings, 4 chop moves and layers, 5 all (default: it plays plainly with you until you "
        "have shown more)",
    )
    add_words(command)
    _add_color(command)


def _add_replay(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("game", metavar="GAME", help="a file, `-` for standard input, or a hanab.live link")
    where = command.add_mutually_exclusive_group()
    where.add_argument(
        "--turn",
        metavar="N",
        type=whole_number,
        help="begin after N moves; without a terminal, show only that",
    )
    where.add_argument("--all", action="store_true", help="print the whole game and do not ask")
    add(
        "--seat",
        metavar="S",
        default="spectator",
        help="whose eyes: a seat's number or name, spectator (all hands, the default), or all (the deck too)",
    )
    add_words(command)
    _add_color(command)


def _add_show(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("position", metavar="TEXT", nargs="+", help="the line of a position, or `-` for standard input")
    add("--names", metavar="NAME,...", help="a name for each seat (default: Ann,Bo,Cy,Dee,Eli)")
    add_words(command)
    _add_color(command)


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument("code", metavar="EDITION", nargs="?", help="the edition to explain")
    add_language(command)


def _add_new_bot(command: argparse.ArgumentParser) -> None:
    command.add_argument("bot_name", metavar="NAME", help="its name, such as my-bot; the folder gets it too")


def _add_completion(command: argparse.ArgumentParser) -> None:
    command.add_argument("shell", metavar="SHELL", choices=("bash", "zsh", "fish"), help="bash, zsh or fish")


def _add_bots(command: argparse.ArgumentParser) -> None:
    add_language(command)


def _add_prepare(command: argparse.ArgumentParser) -> None:
    command.add_argument("bot_names", metavar="BOT", nargs="*", help="which bots (default: all)")
