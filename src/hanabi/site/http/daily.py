"""The deal of the day: the same cards for everybody on this site, a new one every day (UTC)."""

import hmac
from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.options import Options, check_players
from hanabi.rules.phase import Phase
from hanabi.site.http.answers import answer, site_of
from hanabi.site.http.query_params import number_asked
from hanabi.site.people.guests import Guest
from hanabi.site.site import Site
from hanabi.site.tables.summary import listed
from hanabi.store.store import Summary, Wanted

DAILY_OPTIONS = Options()
MOST_RESULTS = 100


async def daily(request: Request) -> Response:
    """The deal of a day, today's by default: how the tables that played it did."""
    site = site_of(request)
    day = read_day(request.query_params["day"]) if "day" in request.query_params else today()
    players = number_asked(request, "players", 3)
    check_players(players)
    guest = site.guests.find(request)
    played = await _played(site, deal_digest(daily_deal(site.secret, day, players)), guest)
    best = sorted(played, key=lambda line: (-(line.score or 0), line.ended or 0))
    tables = tuple(listed(line, guest.id if guest else None) for line in best)
    return answer(bodies.Daily(day.isoformat(), players, tables))


async def _played(site: Site, digest: str, guest: Guest | None) -> list[Summary]:
    """The games of a deal that were played here, as far as they are public or one's own."""
    wanted = Wanted(phase=Phase.ENDED, deal=digest, limit=MOST_RESULTS)
    pages = [await site.store.tables(replace(wanted, public=True))]
    if guest is not None:
        pages.append(await site.store.tables(replace(wanted, guest=guest.id)))
    found = {line.table: line for page in pages for line in page.rows}
    return [line for line in found.values() if line.keeper is None]


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
