"""The deal of the day: the same cards for everybody on this site, a new one every day (UTC).

Whoever has seen a game of it knows the cards: today's open to those who have finished it themselves.
"""

import hmac
from datetime import UTC, date, datetime
from random import Random

from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadNotation, BadOptions, shown
from hanabi.rules.options import Options
from hanabi.rules.phase import Phase
from hanabi.store.store import Store, Wanted

DAILY_OPTIONS = Options()
MOST_TODAY = 50  # games of one guest that are looked through


def today() -> date:
    """The day it is everywhere on this site."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A day that has come, written 2026-11-16."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadNotation(f"a day is written like 2026-11-16, not {shown(text)}") from None
    if day > today():
        raise BadNotation(f"{day} has not come yet: its deal is a secret")
    return day


def daily_deal(secret: bytes, day: date, players: int, options: str) -> Deal:
    """The deal of a day; nobody can work it out who has not the site's secret."""
    if options != str(DAILY_OPTIONS):
        raise BadOptions(f"the deal of the day is for the options {DAILY_OPTIONS}, not {shown(options)}")
    seed = hmac.digest(secret, f"daily {day.isoformat()} {players}".encode(), "sha256")
    chance = Random(seed)
    return Deal.shuffle(DAILY_OPTIONS, players, chance)


async def finished_today(store: Store, guest: str | None) -> tuple[int, ...]:
    """With how many players a guest has played today's deal to its end."""
    played = await store.daily_games(guest, MOST_TODAY) if guest is not None else []
    return tuple(sorted({game.players for game in played if game.day == today().isoformat()}))


async def has_finished(store: Store, guest: str, day: str, players: int) -> bool:
    """Whether a guest has played the deal of a day to its end."""
    wanted = Wanted(phase=Phase.ENDED, guest=guest, day=day, players=players, limit=1)
    return bool((await store.tables(wanted)).rows)
