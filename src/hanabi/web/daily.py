"""The deal of the day: the same cards for everybody on this site, a new one every day (UTC)."""

import hmac
from datetime import UTC, date, datetime
from random import Random

from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.options import Options

DAILY_OPTIONS = Options()


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


def daily_deal(secret: bytes, day: date, players: int) -> Deal:
    """The deal of a day; nobody can work it out who has not the site's secret."""
    seed = hmac.digest(secret, f"daily {day.isoformat()} {players}".encode(), "sha256")
    chance = Random(seed)
    return Deal.shuffle(DAILY_OPTIONS, players, chance)
