"""What players report to whoever runs the site."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.upkeep import Reported, ReportWritten
from hanabi.site.errors import NotForYou, TooMuch
from hanabi.site.http.answers import answer_remembered, guest_of, site_of
from hanabi.site.http.query_params import table_asked
from hanabi.site.tables.live import now
from hanabi.store.store import Report
from hanabi.table.audience import may_look

MOST_WAITING = 1_000


async def report(request: Request, written: ReportWritten) -> Response:
    """Keep a report about a table, or about somebody there, for the operator."""
    guest, site = guest_of(request), site_of(request)
    live = await site.tables.find(table_asked(request))
    if not may_look(live.table, live.table.seat_of(guest.id)):
        raise NotForYou("nobody watches this table before the end")
    if not site.allows_report(request):
        raise TooMuch("so many reports are enough for now: try again later")
    kept = Report(0, now(), guest.id, live.id, written.seat, written.text)
    if not await site.store.keep_report(kept, MOST_WAITING):
        raise TooMuch("too many reports wait for whoever runs this site: try again later")
    return answer_remembered(request, guest, Reported(live.id), 201)
