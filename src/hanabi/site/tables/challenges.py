"""Challenges: several groups play the same sealed deals, and compare when they are through.

Whoever has seen a game of a deal knows its cards: games and results open to who has finished all deals.
"""

import hmac
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from hanabi.bots.registry import bot_entry
from hanabi.protocol.settings import Settings
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from hanabi.rules.phase import Phase
from hanabi.site.errors import NoSuchChallenge
from hanabi.store.store import ChallengeKept, Store, Summary

MOST_GAMES = 5000  # of one challenge
REFERENCE_BOTS = ("hat", "duo", "partner")  # strong, and through with a game at once


@dataclass(frozen=True, slots=True)
class Played:
    """What a group made of all deals, the first time."""

    guests: frozenset[str]
    names: tuple[str, ...]
    scores: tuple[int, ...]  # by deal
    ranked: bool  # no player knew any of the cards, and none had help


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which takes two values and more."""

    mean: float
    error: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """The mean of some values."""
        error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None
        return cls(fmean(values), error)


def challenge_deal(secret: bytes, challenge: ChallengeKept, number: int, settings: Settings) -> Deal:
    """One of its deals, for a table that plays by its rules."""
    wanted = (challenge.edition, challenge.options, challenge.players)
    if (settings.edition, settings.options, settings.players) != wanted:
        raise BadOptions(f"this challenge is for box, options and players {wanted}")
    if number > challenge.deals:
        raise BadOptions(f"this challenge has {challenge.deals} deals, not {number}")
    return sealed_deal(secret, challenge, number)


def sealed_deal(secret: bytes, challenge: ChallengeKept, number: int) -> Deal:
    """The deal of this number, from 1; nobody can work it out who has not the site's secret."""
    seed = hmac.digest(secret, f"challenge {challenge.id} {number}".encode(), "sha256")
    return Deal.shuffle(Options.parse(challenge.options), challenge.players, Random(seed))


async def find_challenge(store: Store, challenge: str) -> ChallengeKept:
    """The challenge with this id."""
    found = await store.challenge(challenge)
    if found is None:
        raise NoSuchChallenge(f"there is no challenge {challenge!r}")
    return found


async def is_through(store: Store, challenge: str, guest: str) -> bool:
    """Whether a guest has played all deals of a challenge to the end."""
    found = await find_challenge(store, challenge)
    return has_played_all(found, await store.challenge_games(challenge, MOST_GAMES), guest)


def has_played_all(challenge: ChallengeKept, games: Sequence[Summary], guest: str) -> bool:
    """The same, of games that were asked for already."""
    done = {game.number for game in games if game.phase is Phase.ENDED and guest in game.guests}
    return len(done) == challenge.deals


def own_games(challenge: ChallengeKept, games: Sequence[Summary], guest: str) -> list[Summary | None]:
    """The first game of each deal at which a guest sat."""
    found: list[Summary | None] = [None] * challenge.deals
    for game in reversed(games):
        if guest in game.guests and game.number is not None:
            found[game.number - 1] = game
    return found


def groups_through(challenge: ChallengeKept, games: Sequence[Summary]) -> list[Played]:
    """What each group that is through made of the deals, best first. Those who sit together are a group."""
    begun: Counter[tuple[str, int | None]] = Counter()
    found: dict[frozenset[str], dict[int, tuple[Summary, bool]]] = {}
    for game in games:
        guests = frozenset(guest for guest in game.guests if guest is not None)
        known = any(begun[guest, game.number] for guest in guests)
        begun.update((guest, game.number) for guest in guests)
        if game.phase is Phase.ENDED and game.number is not None:
            found.setdefault(guests, {}).setdefault(game.number, (game, not known and not game.assisted))
    through = [
        _played(guests, [group[number] for number in sorted(group)])
        for guests, group in found.items()
        if guests and len(group) == challenge.deals
    ]
    return sorted(through, key=lambda each: (not each.ranked, -fmean(each.scores)))


def _played(guests: frozenset[str], games: list[tuple[Summary, bool]]) -> Played:
    last = games[-1][0]
    return Played(
        guests, last.names, tuple(game.score or 0 for game, _ in games), all(first for _, first in games)
    )


def reference_bots(options: str, players: int) -> list[str]:
    """The two strongest bots to compare with that know this game."""
    knowing = [bot for bot in REFERENCE_BOTS if _knows(bot, options, players)]
    strength = {bot: bot_entry(bot).strength.get(players, 0.0) for bot in knowing}
    return sorted(knowing, key=lambda bot: -strength[bot])[:2]


def _knows(bot: str, options: str, players: int) -> bool:
    try:
        bot_entry(bot).check(Options.parse(options), players)
    except BadOptions:
        return False
    return True
