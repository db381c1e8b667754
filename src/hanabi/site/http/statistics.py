"""Finished games, counted."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.statistics import DayCount, ScoreCount, Statistics
from hanabi.site.http.answers import answer, site_of
from hanabi.site.http.query_params import listing_asked
from hanabi.store.statistics import Day, Group


async def statistics(request: Request) -> Response:
    """How the games ended that a request is about."""
    site = site_of(request)
    found = await site.store.statistics(await listing_asked(request, site, site.guests.find(request)))
    mistakes = sum(group.mistakes * group.games for group in found.groups)
    scores = [group.score for group in found.groups if group.score is not None]
    return answer(
        Statistics(
            games=found.games,
            mean=found.mean,
            best=max(scores, default=None),
            mistakes=mistakes / found.games if found.games else None,
            scores=tuple(map(_score_count, found.groups)),
            days=tuple(map(_day_count, found.days)),
        )
    )


def _score_count(group: Group) -> ScoreCount:
    return ScoreCount(
        group.players,
        group.edition,
        group.options,
        group.result or "",
        group.reason or "",
        group.score,
        group.mistakes,
        group.games,
    )


def _day_count(day: Day) -> DayCount:
    return DayCount(day.day, day.games, day.points / day.games if day.games else None)
