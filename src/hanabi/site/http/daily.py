"""How the tables did that played the deal of a day."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.rules.options import check_players
from hanabi.site.http.answers import answer, site_of
from hanabi.site.http.query_params import number_asked
from hanabi.site.people.co_players import NOBODY
from hanabi.site.tables.daily import has_finished, read_day, today
from hanabi.site.tables.summary import listed

MOST_RESULTS = 100


async def daily(request: Request) -> Response:
    """The results of a day's deal, today's by default; these are closed to those who have not played it."""
    site = site_of(request)
    day = read_day(request.query_params["day"]) if "day" in request.query_params else today()
    players = number_asked(request, "players", 3)
    check_players(players)
    found = site.guests.find(request)
    guest = found.id if found else NOBODY
    is_open = day != today() or await has_finished(site.store, guest, day.isoformat(), players)
    results = await site.store.daily_results(day.isoformat(), players, guest, MOST_RESULTS) if is_open else []
    shown = (
        bodies.DailyResult(listed(each.game, guest), each.rank, each.first, each.game.assisted)
        for each in results
    )
    return answer(bodies.Daily(day.isoformat(), players, is_open, tuple(shown)))
