"""Tables over HTTP: what there is to choose from, setting one up, finding one, looking at one."""

import io
import time
from contextlib import suppress

import segno
from starlette.requests import Request
from starlette.responses import Response

from hanabi import __version__
from hanabi.protocol.lobby import (
    Box,
    DealByChallenge,
    DealByCode,
    DealByDay,
    DealByRecord,
    DealByTable,
    Key,
    Lesson,
    NewKey,
    NewTable,
    Offer,
    TableMade,
    TablePage,
)
from hanabi.protocol.requests import Start, VoteStop
from hanabi.protocol.settings import Settings
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import from_code
from hanabi.rules.editions import EDITIONS, Edition
from hanabi.rules.errors import HanabiError
from hanabi.rules.options import Options
from hanabi.rules.phase import Phase
from hanabi.site.bots.offered import bots_offered
from hanabi.site.errors import NoSuchTable, NotForYou
from hanabi.site.http.answers import (
    NOT_KEPT,
    SVG,
    answer,
    answer_json,
    answer_remembered,
    finished_table,
    guest_of,
    packed,
    site_of,
    table_of,
)
from hanabi.site.http.origins import own_origin
from hanabi.site.http.query_params import check_table_id, listing_asked, moves_asked, table_asked
from hanabi.site.jobs.jobs import DealRead, ReadDeal, decoded
from hanabi.site.people.guests import Guest, clean_name
from hanabi.site.site import Site, address_of
from hanabi.site.tables.challenges import challenge_deal, find_challenge
from hanabi.site.tables.daily import daily_deal, read_day
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.presence import presence_at
from hanabi.site.tables.shared_deals import check_not_to_come
from hanabi.site.tables.summary import listed, new_id
from hanabi.table.audience import Showing, may_look
from hanabi.table.decide import invite_outsider
from hanabi.table.errors import NotNow


async def offer(request: Request) -> Response:
    """Everything there is to choose from."""
    boxes = tuple(map(_box, EDITIONS.values()))
    return packed(request, answer(Offer(__version__, boxes, bots_offered(), Settings())))


def _box(box: Edition) -> Box:
    offers = {
        name: tuple(str(Options.from_dict({name: value})) for value in values)
        for name, values in box.offers.items()
        if name not in ("talk", "memory_aid")
    }
    return Box(box.code, box.language, box.title, box.age, offers, dict(box.names))


async def new_table(request: Request, wish: NewTable) -> Response:
    """Set a table up."""
    guest, site = guest_of(request), site_of(request)
    if wish.start and len(wish.bots) < wish.settings.players - 1:
        raise NotNow("the cards are dealt when every seat is taken: name a bot for each of the others")
    day = read_day(wish.deal.day).isoformat() if isinstance(wish.deal, DealByDay) else None
    address, deal = address_of(request), await _deal(request, wish)
    if wish.lesson is not None:
        await _end_left_lessons(site, guest)
    table = new_id()
    with site.open_tables.added(table, guest.id, address, time.monotonic()):
        if wish.lesson is not None:
            live = await _lesson(site, guest, wish, wish.lesson, deal, table)
        else:
            challenge, number = _challenged(wish)
            live = await site.tables.create(
                guest, wish.settings, deal, wish.bots, day, table, challenge, number
            )
    if wish.start and wish.lesson is None:
        await site.tables.ask(live, guest, Start(id="start"))
    return answer_remembered(request, guest, TableMade(live.id), 201)


def _challenged(wish: NewTable) -> tuple[str | None, int | None]:
    """The challenge that a table is for, and which of its deals."""
    return (wish.deal.challenge, wish.deal.number) if isinstance(wish.deal, DealByChallenge) else (None, None)


async def _lesson(
    site: Site, guest: Guest, wish: NewTable, lesson: Lesson, deal: Deal | None, table: str
) -> LiveTable:
    """A lesson, if somebody plays a deal given by its code with bots alone."""
    if deal is None or not isinstance(wish.deal, DealByCode) or len(wish.bots) != wish.settings.players - 1:
        raise NotNow("a lesson has a deal given by its code, and a bot in every other seat")
    return await site.tables.create_lesson(guest, wish.settings, deal, wish.bots, lesson.opening, table)


async def _end_left_lessons(site: Site, guest: Guest) -> None:
    """End the lessons that somebody left by closing the page: no list has them, to close them from there."""
    for table in site.open_tables.of(guest.id):
        with suppress(HanabiError):  # one that is gone or over by now is no reason to refuse another
            live = await site.tables.find(table)
            if live.table.lesson and not any(presence_at(live).here):
                await site.tables.ask(live, guest, VoteStop(id="left", yes=True))


async def _deal(request: Request, wish: NewTable) -> Deal | None:
    """The deal that was chosen; None to shuffle."""
    site = site_of(request)
    match wish.deal:
        case None:
            return None
        case DealByCode(code):
            return from_code(code, wish.settings.rules())
        case DealByRecord(text):
            found = decoded(await site.jobs.run(ReadDeal(text), address_of(request)), DealRead)
            return found.deal.read(found.players)
        case DealByDay(day):
            settings = wish.settings
            return daily_deal(site.secret, read_day(day), settings.players, settings.options)
        case DealByChallenge(challenge, number):
            found_challenge = await find_challenge(site.store, challenge)
            return challenge_deal(site.secret, found_challenge, number, wish.settings)
        case DealByTable(table):
            state = (await finished_table(request, check_table_id(table))).table.state
            assert state is not None
            return state.dealt


async def list_tables(request: Request) -> Response:
    """A page of tables: public ones, or one's own."""
    site = site_of(request)
    guest = site.guests.find(request)
    page = await site.store.tables(await listing_asked(request, site, guest))
    found = tuple(listed(line, guest.id if guest else None) for line in page.rows)
    return answer(TablePage(found, page.next))


async def show_table(request: Request) -> Response:
    """A table as the one who asks may see it."""
    live, guest = await looked_at(request)
    return answer_json(Showing(live.history, now()).everything(live.table.seat_of(guest.id)))


async def show_position(request: Request) -> Response:
    """The game after so many moves, as the one who asks may see it."""
    live, guest = await looked_at(request)
    if live.table.settings.aid == "none" and live.table.phase is Phase.PLAYING:
        raise NotForYou("this table plays from memory: the past opens when the game is over")
    showing = Showing(live.history, now())
    found = showing.position(live.table.seat_of(guest.id), moves_asked(request))
    if found is None:
        raise NoSuchTable("there is no game at this table yet")
    return answer(found)


async def looked_at(request: Request) -> tuple[LiveTable, Guest]:
    """The table that somebody may look at, and who it is."""
    guest, site = guest_of(request), site_of(request)
    live = await table_of(request, table_asked(request))
    if not may_look(live.table, live.table.seat_of(guest.id)):
        raise NotForYou("nobody watches this table before the end")
    await check_not_to_come(site.store, live.table, guest.id)
    return live, guest


async def new_key(request: Request, wish: NewKey) -> Response:
    """A key for a program that takes a seat."""
    guest, site = guest_of(request), site_of(request)
    live = await table_of(request, table_asked(request))
    program = site.guests.outsider(clean_name(wish.name))
    await site.tables.changes.change(
        live,
        lambda table, at: invite_outsider(table, guest.person(), wish.seat, program.person(), at),
        guest.id,
    )
    key = site.guests.key(live.id, program)
    return answer(Key(key, f"{site.path}/api/tables/{live.id}/socket?key={key}"), 201)


async def qr_code(request: Request) -> Response:
    """A table's link as a picture that phones read."""
    live = await table_of(request, table_asked(request))
    picture = io.BytesIO()
    link = f"{own_origin(request)}{site_of(request).path}/table/{live.id}"
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=2, light="#fff", dark="#000")
    return Response(picture.getvalue(), media_type=SVG, headers=NOT_KEPT)
