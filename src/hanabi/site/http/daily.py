"""How the tables did that played the deal of a day, and how somebody did in the days before."""

from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.daily import Daily, DailyResult, DayPlayed, WeekPlace
from hanabi.rules.options import check_players
from hanabi.site.http.answers import answer, site_of
from hanabi.site.http.query_params import number_asked
from hanabi.site.people.co_players import NOBODY
from hanabi.site.site import Site
from hanabi.site.tables.daily import has_finished, read_day, today
from hanabi.site.tables.summary import listed
from hanabi.store.store import Summary

MOST_RESULTS = 100
MOST_GAMES = 1000  # of one person's, which a streak is counted from
WEEK = 7


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
        DailyResult(listed(each.game, guest), each.rank, each.first, each.game.assisted) for each in results
    )
    games = await site.store.daily_games(guest, MOST_GAMES)
    return answer(
        Daily(
            day.isoformat(),
            players,
            is_open,
            tuple(shown),
            _days(games, day, players),
            streak(games, today()),
            await _week(site, day if is_open else day - timedelta(days=1), players, guest),
        )
    )


def _days(games: list[Summary], day: date, players: int) -> tuple[DayPlayed, ...]:
    """The seven days up to this one."""
    on_time = _days_on_time(games)
    scores: dict[str | None, int | None] = {}
    for game in games:  # first attempts come first
        if game.players == players:
            scores.setdefault(game.day, game.score)
    days = [(day - timedelta(days=back)) for back in reversed(range(WEEK))]
    return tuple(DayPlayed(each.isoformat(), scores.get(each.isoformat()), each in on_time) for each in days)


def streak(games: list[Summary], now: date) -> int:
    """On how many days in a row the deal of the day was played; today may still be to come."""
    played = _days_on_time(games)
    last = now if now in played else now - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in played:
        count += 1
    return count


def _days_on_time(games: list[Summary]) -> set[date]:
    """The days whose deal was finished before the day was over."""
    ended = ((game.day, datetime.fromtimestamp((game.ended or 0) / 1000, UTC).date()) for game in games)
    return {day for name, day in ended if name == day.isoformat()}


async def _week(site: Site, last: date, players: int, guest: str) -> tuple[WeekPlace, ...]:
    """What everybody made of the seven days up to the last one."""
    first = last - timedelta(days=WEEK - 1)
    found = await site.store.daily_places(first.isoformat(), last.isoformat(), players, guest, MOST_RESULTS)
    return tuple(
        WeekPlace(
            1 + sum(other.points > each.points for other in found),
            each.name,
            each.guest == guest,
            each.days,
            each.points,
        )
        for each in found
    )
