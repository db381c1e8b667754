"""What the site answers over HTTP: short functions around the hall and the store."""

import io
from typing import TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hanabi import __version__
from hanabi.rules.any_game import parse_game
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import from_code
from hanabi.rules.editions import EDITIONS, Edition
from hanabi.rules.options import Options
from hanabi.store.store import Phase, Summary, Wanted
from hanabi.table import deciding
from hanabi.table.errors import NotNow
from hanabi.table.requests import Start
from hanabi.table.settings import Settings
from hanabi.table.showing import Showing, may_look
from hanabi.web import messages
from hanabi.web.asking import NOBODY, check_table_id, moves_asked, table_asked, wanted
from hanabi.web.daily import daily_deal, read_day
from hanabi.web.errors import NoSuchTable, NotForYou, TooLong, TooMuch, unreadable
from hanabi.web.exporting import records_of
from hanabi.web.fellows import fellows_of, together
from hanabi.web.forgetting import forget
from hanabi.web.guests import Guest, clean_name
from hanabi.web.live import Live, now
from hanabi.web.origins import SAFE_METHODS, check_origin, is_secure, own_origin
from hanabi.web.registry import bots_shown
from hanabi.web.site import Site

LARGEST_BODY = 300_000
NOT_KEPT = {"cache-control": "no-store"}
Body = TypeVar("Body")


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON; nothing of it is for anybody else's cache."""
    body = msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers=NOT_KEPT)


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def guest_of(request: Request) -> Guest:
    """Who asks; unsafe methods only from the site's own pages."""
    site = site_of(request)
    if request.method not in SAFE_METHODS:
        check_origin(request, site.origins)
        _check_not_too_much(request)
    return site.guests.welcome(request)


def _check_not_too_much(request: Request) -> None:
    """Refuse an address that asks for more than its share of what costs something."""
    if not site_of(request).allows(request):
        raise TooMuch("that was too much at once: wait a moment")


async def read(request: Request, kind: type[Body]) -> Body:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise TooLong(f"that is too long: at most {LARGEST_BODY} bytes")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from None


# People.


async def me(request: Request) -> Response:
    """Who the browser is; a cookie for somebody new."""
    guest = guest_of(request)
    return _remembered(request, guest)


async def change_me(request: Request) -> Response:
    """Take another name or language."""
    guest = guest_of(request)
    change = await read(request, messages.ChangeMe)
    name = guest.name if change.name is None else clean_name(change.name)
    guest = Guest(guest.id, name, change.language or guest.language, guest.named or change.name is not None)
    return _remembered(request, guest)


async def forget_me(request: Request) -> Response:
    """Remove everything personal, and forget the browser."""
    guest = guest_of(request)
    tables = await forget(site_of(request).hall, guest)
    response = answer(messages.Forgotten(tables))
    site_of(request).guests.remember(response, site_of(request).guests.new(), is_secure(request))
    return response


def _remembered(request: Request, guest: Guest) -> Response:
    response = answer(messages.Me(guest.name, guest.language, guest.named))
    site_of(request).guests.remember(response, guest, is_secure(request))
    return response


# Tables.


async def offer(request: Request) -> Response:
    """Everything there is to choose from."""
    boxes = tuple(map(_box, EDITIONS.values()))
    return answer(messages.Offer(__version__, boxes, bots_shown(), Settings()))


def _box(box: Edition) -> messages.Box:
    offers = {
        name: tuple(str(Options.from_dict({name: value})) for value in values)
        for name, values in box.offers.items()
        if name not in ("talk", "memory_aid")
    }
    return messages.Box(box.code, box.language, box.title, box.age, offers, dict(box.names))


async def new_table(request: Request) -> Response:
    """Set a table up."""
    guest, site = guest_of(request), site_of(request)
    wish = await read(request, messages.NewTable)
    if wish.start and len(wish.bots) < wish.settings.players - 1:
        raise NotNow("the cards are dealt when every seat is taken: name a bot for each of the others")
    deal = await _deal(site, wish)
    table = await site.hall.create(guest, wish.settings, deal, wish.bots)
    if wish.start:
        await site.hall.ask(table, guest, Start(id="start"))
    response = answer(messages.TableMade(table), 201)
    site.guests.remember(response, guest, is_secure(request))
    return response


async def _deal(site: Site, wish: messages.NewTable) -> Deal | None:
    """The deal that was chosen; None to shuffle."""
    match wish.deal:
        case None:
            return None
        case messages.DealByCode(code):
            return from_code(code, wish.settings.rules())
        case messages.DealByRecord(text):
            return parse_game(text).deal
        case messages.DealByDay(day):
            return daily_deal(site.secret, read_day(day), wish.settings.players)
        case messages.DealByTable(table):
            state = (await ended(site, check_table_id(table))).table.state
            assert state is not None
            return state.dealt


async def ended(site: Site, table: str) -> Live:
    live = await site.hall.find(table)
    if live.table.phase != "ended" or live.table.state is None:
        raise NotForYou("the game is not over: its cards stay secret")
    return live


async def tables(request: Request) -> Response:
    """A page of tables: public ones, or one's own."""
    guest = site_of(request).guests.find(request)
    page = await site_of(request).store.tables(await _wanted(request, guest))
    found = tuple(listed(line, guest) for line in page.rows)
    return answer(messages.TablePage(found, page.next))


async def _wanted(request: Request, guest: Guest | None) -> Wanted:
    others = await together(request, site_of(request), guest)
    return wanted(request, guest.id if guest else None, others)


def listed(line: Summary, guest: Guest | None) -> messages.TableListed:
    return messages.TableListed(
        table=line.table,
        phase=line.phase.value,
        public=line.public,
        edition=line.edition,
        options=line.options,
        players=line.players,
        names=line.names,
        bots=line.bots,
        mine=guest is not None and guest.id in (*line.guests, line.keeper),
        created=line.created,
        changed=line.changed,
        started=line.started,
        ended=line.ended,
        moves=line.moves,
        score=line.score,
        result=line.result,
        reason=line.reason,
        mistakes=line.mistakes if line.phase is Phase.ENDED else 0,  # lists are no way to watch
        deal=line.deal,
        chosen=line.fixed,
        kept=line.keeper is not None,
    )


async def statistics(request: Request) -> Response:
    """Finished games, counted."""
    _check_not_too_much(request)
    guest = site_of(request).guests.find(request)
    found = await site_of(request).store.statistics(await _wanted(request, guest))
    mistakes = sum(group.mistakes * group.games for group in found.groups)
    scores = [group.score for group in found.groups if group.score is not None]
    counts = tuple(
        messages.ScoreCount(
            group.players,
            group.edition,
            group.options,
            group.result or "",
            group.reason or "",
            group.score,
            group.mistakes,
            group.games,
        )
        for group in found.groups
    )
    days = tuple(
        messages.DayCount(day.day, day.games, day.points / day.games if day.games else None)
        for day in found.days
    )
    return answer(
        messages.Statistics(
            games=found.games,
            mean=found.mean,
            best=max(scores, default=None),
            mistakes=mistakes / found.games if found.games else None,
            scores=counts,
            days=days,
        )
    )


async def fellows(request: Request) -> Response:
    """The people whom one finished games with."""
    _check_not_too_much(request)
    site = site_of(request)
    found = await fellows_of(site, site.guests.find(request))
    shown = (messages.Fellow(name, each.name, each.games, each.last) for name, each in found.items())
    return answer(messages.Fellows(tuple(shown)))


async def table(request: Request) -> Response:
    """A table as the one who asks may see it."""
    live, guest = await _live(request)
    return _json(Showing(live.course, now()).everything(live.table.seat_of(guest.id)))


async def position(request: Request) -> Response:
    """The game after so many moves, as the one who asks may see it."""
    live, guest = await _live(request)
    audience, seen = live.table.seat_of(guest.id), Showing(live.course, now())
    if live.table.settings.aid == "none" and live.table.phase == "playing":
        raise NotForYou("this table plays from memory: the past opens when the game is over")
    found = seen.position(audience, moves_asked(request))
    if found is None:
        raise NoSuchTable("there is no game at this table yet")
    return answer(found)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers=NOT_KEPT)


async def _live(request: Request) -> tuple[Live, Guest]:
    guest = site_of(request).guests.welcome(request)
    live = await site_of(request).hall.find(table_asked(request))
    audience = live.table.seat_of(guest.id)
    if live.table.phase == "playing" and not may_look(live.table, audience):
        raise NotForYou("nobody watches this table before the end")
    return live, guest


async def record(request: Request) -> Response:
    """The record of a finished game."""
    live = await ended(site_of(request), table_asked(request))
    headers = download(f"hanabi-{live.course.id}.json")
    return Response(live.table.record().to_json(), media_type="application/json", headers=headers)


def download(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"', **NOT_KEPT}


async def export(request: Request) -> Response:
    """The records of all one's finished games, one a line."""
    _check_not_too_much(request)
    guest = site_of(request).guests.find(request)
    lines = records_of(site_of(request).store, guest.id if guest else NOBODY)
    headers = download("hanabi-games.jsonl")
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


async def new_key(request: Request) -> Response:
    """A key for a program that takes a seat."""
    guest, site = guest_of(request), site_of(request)
    wish = await read(request, messages.NewKey)
    live = await site.hall.find(table_asked(request))
    program = site.guests.outsider(clean_name(wish.name))
    await site.hall.change(
        live,
        lambda table: deciding.invite_outsider(table, guest.person(), wish.seat, program.id, program.name),
        guest.id,
    )
    key = site.guests.key(live.course.id, program)
    return answer(messages.Key(key, f"/api/tables/{live.course.id}/socket?key={key}"), 201)


async def qr_code(request: Request) -> Response:
    """A table's link as a picture that phones read."""
    live = await site_of(request).hall.find(table_asked(request))
    picture = io.BytesIO()
    link = f"{own_origin(request)}/table/{live.course.id}"
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=2, light="#fff", dark="#000")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=NOT_KEPT)


# The site itself.


async def health(request: Request) -> Response:
    """Whether the site can take a move now."""
    await site_of(request).store.check()
    return answer(messages.Health())


async def metrics(request: Request) -> Response:
    """What the site counts."""
    text = site_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8", headers=NOT_KEPT)
