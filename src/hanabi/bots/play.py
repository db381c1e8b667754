"""A whole game between bots, in one call."""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeAlias, TypeGuard, cast

from hanabi.bots.bot import Bot
from hanabi.bots.program import Program
from hanabi.bots.registry import Entry, Factory, as_entry, bot_entry
from hanabi.bots.seats import Seats
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.bot_names import bot_name
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.options import Options, check_options, check_players
from hanabi.rules.record import MAX_NAME, Record

BotLike: TypeAlias = str | Entry | Program | Factory | Bot


def play(
    bots: BotLike | Sequence[BotLike],
    options: Options | str | None = None,
    *,
    players: int | None = None,
    deal: Deal | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
) -> Record:
    """Play a game with a bot in each seat; its record.

        play(["partner", "cautious", MyBot], seed=7)
        play("hat", "ten-wild+black", players=4)

    A bot is given by its name, as what makes one from a source of chance, or itself; one for all seats takes
    `players` or a `deal`. The same `seed` shuffles the same deal and gives the bots the same chance.
    """
    options = Options.parse(options) if isinstance(options, str) else check_options(options)
    seats = _each(bots, deal.players if deal else players)
    if deal is None:
        deal = Deal.shuffle(options, check_players(len(seats)), _chance(seed, "deal"))
    if len(seats) != deal.players or players not in (None, deal.players):
        raise BadOptions(f"{deal.players} players were dealt cards, but there are {players or len(seats)}")
    start = State.deal(deal, options)
    made = [as_bot(bot, _chance(seed, seat), options, len(seats)) for seat, bot in enumerate(seats)]
    if len(set(map(id, made))) < len(made):
        raise BadOptions("one bot cannot sit in two seats: give what makes a bot, such as its class")
    end = Seats(start, dict(enumerate(made))).play()
    return record_of(end, tuple(names) if names else _names(seats))


def as_bot(player: BotLike, chance: Random, options: Options, players: int) -> Bot:
    """The bot that was meant, for one seat of such a game; one that does not know it declines."""
    if is_bot(player):
        return player
    if isinstance(player, str):
        entry = bot_entry(player)
    else:
        entry = as_entry(player_name(player), cast(Entry | Program | Factory, player))
    entry.check(options, players)
    return entry.make(chance)


def is_bot(player: object) -> TypeGuard[Bot]:
    """Whether it is a bot itself, and not what makes one."""
    makes_one = isinstance(player, type | Program)
    return not makes_one and hasattr(player, "choose") and hasattr(player, "notice")


def player_name(player: BotLike) -> str:
    """What a bot goes by."""
    if isinstance(player, str):
        return player
    if isinstance(player, Entry | Program):
        return player.name
    return str(getattr(player, "__name__", type(player).__name__))


def _each(bots: BotLike | Sequence[BotLike], players: int | None) -> list[BotLike]:
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        check_players(len(bots))
        return list(bots)
    if players is None:
        raise BadOptions(f"one bot for all seats: say how many, like play({shown(bots)}, players=3)")
    return [bots] * check_players(players)


def _chance(seed: int | None, whose: int | str) -> Random:
    return SystemRandom() if seed is None else Random(f"{seed} {whose}")


def _names(seats: Sequence[BotLike]) -> tuple[str, ...]:
    """The bots as people call them: Partner Aino."""
    return tuple(bot_name(player_name(player), seat)[:MAX_NAME] for seat, player in enumerate(seats))
