"""Going through games again: replays, what-if boards, other formats, pictures, the deal of the day."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hanabi.game.replay import Replay
from hanabi.rules.any_game import parse_game
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import BadNotation
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.record import Record
from hanabi.store.store import Phase, Wanted
from hanabi.table.replayed import open_position, replay_of_course, replay_of_record, settings_of
from hanabi.table.showing import rules_shown
from hanabi.table.shown import Position
from hanabi.table.what_if import branch
from hanabi.web import http, messages
from hanabi.web.advice import advice, question_about
from hanabi.web.asking import table_asked
from hanabi.web.daily import daily_deal, read_day, today
from hanabi.web.keeping import keep
from hanabi.web.origins import is_secure
from hanabi.web.position_svg import position_svg
from hanabi.web.registry import check_bot
from hanabi.web.site import Site

MOST_RESULTS = 100


async def replay(request: Request) -> Response:
    """A finished game to go through."""
    live = await http.ended(http.site_of(request), table_asked(request))
    return http.answer(await asyncio.to_thread(replay_of_course, live.course))


async def read_game(request: Request) -> Response:
    """A game from any of its forms, to go through without keeping it."""
    http.guest_of(request)
    text = (await http.read(request, messages.GameText)).text
    return http.answer(await asyncio.to_thread(lambda: replay_of_record(parse_game(text))))


async def keep_game(request: Request) -> Response:
    """Keep a finished game that was played elsewhere: it gets a table, and so a link."""
    guest, site = http.guest_of(request), http.site_of(request)
    text = (await http.read(request, messages.GameText)).text
    record = await asyncio.to_thread(parse_game, text)
    response = http.answer(messages.TableMade(await keep(site.store, record, guest.id)), 201)
    site.guests.remember(response, guest, is_secure(request))
    return response


async def what_if(request: Request) -> Response:
    """Other moves or other cards from some moment on."""
    http.guest_of(request)
    wish = await http.read(request, messages.WhatIf)
    record = await asyncio.to_thread(_branched, wish)
    if wish.bot is not None:
        record = await _play_on(http.site_of(request), record, wish.bot, wish.bot_moves)
    return http.answer(await asyncio.to_thread(_shown, record, wish.at))


def _branched(wish: messages.WhatIf) -> Record:
    exchanged = [(exchange.order, exchange.card) for exchange in wish.exchanged]
    return branch(parse_game(wish.record), wish.at, exchanged, wish.moves)


def _shown(record: Record, at: int) -> messages.Branch:
    replay = Replay(record)
    found = replay_of_record(record, at)
    last: Position = open_position(replay.end, with_moves=True)
    moves = tuple(map(str, record.moves[at:]))
    return messages.Branch(record.to_json(), moves, (*found.positions[:-1], last), found.lines)


async def _play_on(site: Site, record: Record, bot: str, count: int) -> Record:
    """Let a bot play all seats for so many moves, or to the end."""
    check_bot(bot, settings_of(record))
    state = (await asyncio.to_thread(Replay, record)).end
    for _ in range(count):
        if state.is_over:
            break
        move = await site.what_if_thinkers.think(question_about(record, state, bot))
        record = branch(record, len(record.moves), (), [move])
        state, _ = state.apply(record.moves[-1])
    return record


async def hanab_live(request: Request) -> Response:
    """A finished game in the JSON of hanab.live."""
    live = await http.ended(http.site_of(request), table_asked(request))
    text = to_hanab_live(live.table.record())
    headers = http.download(f"hanab-live-{live.course.id}.json")
    return Response(text, media_type="application/json", headers=headers)


async def picture(request: Request) -> Response:
    """A position of a finished game as a picture; `moves` names it, the last one otherwise."""
    live = await http.ended(http.site_of(request), table_asked(request))
    record = live.table.record()
    moves = _number(request, "moves", len(record.moves))
    seat = _number(request, "seat", -1)
    state = live.table.at(min(moves, len(record.moves)))
    position = open_position(state)
    svg = position_svg(position, rules_shown(live.table.settings), record.names, seat if seat >= 0 else None)
    headers = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def _number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise BadNotation(f"{name} is a number, not {text[:40]!r}")
    return int(text)


async def daily(request: Request) -> Response:
    """The deal of a day, today's by default: how the tables that played it did."""
    site = http.site_of(request)
    day = read_day(request.query_params["day"]) if "day" in request.query_params else today()
    players = _number(request, "players", 3)
    if players not in (2, 3, 4, 5):
        raise BadNotation(f"Hanabi is for 2 to 5 players, not {players}")
    digest = deal_digest(daily_deal(site.secret, day, players))
    guest = site.guests.find(request)
    page = await site.store.tables(Wanted(phase=Phase.ENDED, deal=digest, limit=MOST_RESULTS))
    played = (line for line in page.rows if line.keeper is None)
    best = sorted(played, key=lambda line: (-(line.score or 0), line.ended or 0))
    tables = tuple(http.listed(line, guest) for line in best)
    return http.answer(messages.Daily(day.isoformat(), players, tables))


ROUTES = [
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/hanab-live", hanab_live),
    Route("/api/tables/{table}/picture.svg", picture),
    Route("/api/replay", read_game, methods=["POST"]),
    Route("/api/games", keep_game, methods=["POST"]),
    Route("/api/what-if", what_if, methods=["POST"]),
    Route("/api/advice", advice, methods=["POST"]),
    Route("/api/daily", daily),
]
