"""Everything that can be asked for over HTTP: one table of paths, handlers, bodies, answers and refusals.

The application is made from it, and so are the OpenAPI description, the browser's types and the protocol
page.
"""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.protocol.messages import TableNow
from hanabi.protocol.position import Position
from hanabi.protocol.replay import BranchPlayed, Replayed
from hanabi.site.http import (
    advice,
    bot_words,
    daily,
    devices,
    monitoring,
    notices,
    people,
    records,
    replays,
    reports,
    statistics,
    tables,
)
from hanabi.site.http.answers import JSON, SVG
from hanabi.site.http.openapi import description
from hanabi.site.http.query_params import (
    DAILY_PARAMETERS,
    DEVICE_IN_PATH,
    LISTING_PARAMETERS,
    MOVES_IN_PATH,
    NOTICE_IN_PATH,
    PICTURE_PARAMETERS,
    TABLE_IN_PATH,
)
from hanabi.site.http.route import Route
from hanabi.site.limits import Cost


async def openapi(request: Request) -> Response:
    """The description of all this, for programs."""
    return Response(_description(), media_type=JSON, headers={"cache-control": "no-cache"})


@cache
def _description() -> bytes:
    return description(ROUTES)


_CHANGE = (400, 403, 413)
_AT_A_TABLE = (*_CHANGE, 404, 409, 503)
_OF_A_FINISHED_GAME = (403, 404, 503)
_TABLE = (TABLE_IN_PATH,)
_RECORD = {"type": "object", "description": "a record as docs/record.md describes it"}
_TEXT = {"type": "string"}

ROUTES = (
    Route(
        "get",
        "/api/me",
        people.me,
        "Who you are; a cookie for somebody new",
        bodies.Me,
        for_strangers=True,
    ),
    Route(
        "put",
        "/api/me",
        people.change_me,
        "Take another name or language",
        bodies.Me,
        bodies.ChangeMe,
        refused=_CHANGE,
        cost=Cost.CHANGE,
        for_strangers=True,
    ),
    Route(
        "post",
        "/api/invitation",
        people.use_invitation,
        "Come in with an invitation, where one is needed",
        bodies.Me,
        bodies.Invitation,
        refused=_CHANGE,
        cost=Cost.CHANGE,
        for_strangers=True,
    ),
    Route(
        "delete",
        "/api/me",
        people.forget_me,
        "Remove everything personal",
        bodies.Forgotten,
        refused=(503,),
        cost=Cost.CHANGE,
        for_strangers=True,
    ),
    Route(
        "get",
        "/api/co-players",
        people.co_players,
        "The people you finished games with",
        bodies.CoPlayers,
        refused=(503,),
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/devices",
        devices.devices,
        "Your browsers, if you have several",
        bodies.Devices,
        refused=(503,),
        cost=Cost.SEARCH,
    ),
    Route(
        "post",
        "/api/device-code",
        devices.new_code,
        "A code that makes another browser yours",
        bodies.DeviceCode,
        status=201,
        refused=(409, 503),
        cost=Cost.KEEP,
    ),
    Route(
        "post",
        "/api/devices",
        devices.join,
        "Be whoever made this code",
        bodies.Me,
        bodies.DeviceCode,
        status=201,
        refused=(*_CHANGE, 503),
        cost=Cost.CHANGE,
        for_strangers=True,
    ),
    Route(
        "delete",
        "/api/devices/{device}",
        devices.send_away,
        "Send one of your browsers away",
        bodies.Devices,
        parameters=(DEVICE_IN_PATH,),
        refused=(503,),
        cost=Cost.CHANGE,
    ),
    Route(
        "get",
        "/api/notices",
        notices.notices,
        "Where you are told of your turn, and the site's key for push services",
        bodies.Notices,
        refused=(503,),
        cost=Cost.SEARCH,
    ),
    Route(
        "post",
        "/api/notices",
        notices.keep_notice,
        "Be told of your turn at one more place",
        bodies.Notices,
        bodies.NoticeWish,
        status=201,
        refused=(*_CHANGE, 409, 503),
        cost=Cost.CHANGE,
    ),
    Route(
        "delete",
        "/api/notices/{notice}",
        notices.drop_notice,
        "Be told of your turn there no longer",
        bodies.Notices,
        parameters=(NOTICE_IN_PATH,),
        refused=(503,),
        cost=Cost.CHANGE,
    ),
    Route(
        "get",
        "/api/offer",
        tables.offer,
        "Editions, bots and settings to choose from",
        bodies.Offer,
        for_strangers=True,
    ),
    Route(
        "get",
        "/api/tables",
        tables.list_tables,
        "List tables: public ones, or your own",
        bodies.TablePage,
        parameters=LISTING_PARAMETERS,
        refused=(400, 503),
        cost=Cost.SEARCH,
    ),
    Route(
        "post",
        "/api/tables",
        tables.new_table,
        "Set a table up",
        bodies.TableMade,
        bodies.NewTable,
        status=201,
        refused=_AT_A_TABLE,
        cost=Cost.CHANGE,
    ),
    Route(
        "get",
        "/api/tables/{table}",
        tables.show_table,
        "A table as you may see it",
        TableNow,
        parameters=_TABLE,
        refused=(403, 404, 503),
    ),
    Route(
        "get",
        "/api/tables/{table}/moves/{moves}",
        tables.show_position,
        "An earlier position as you may see it",
        Position,
        parameters=(TABLE_IN_PATH, MOVES_IN_PATH),
        refused=(400, 403, 404, 503),
    ),
    Route(
        "get",
        "/api/tables/{table}/moves/{moves}/why",
        bot_words.why,
        "Why a bot made the last of so many moves, and what a clue tells you, as far as you may know",
        bodies.BotWords,
        parameters=(TABLE_IN_PATH, MOVES_IN_PATH),
        refused=(400, 403, 404, 503),
        cost=Cost.WORK,
    ),
    Route(
        "post",
        "/api/tables/{table}/keys",
        tables.new_key,
        "Give a program a seat",
        bodies.Key,
        bodies.NewKey,
        parameters=_TABLE,
        status=201,
        refused=_AT_A_TABLE,
        cost=Cost.CHANGE,
    ),
    Route(
        "post",
        "/api/tables/{table}/reports",
        reports.report,
        "Tell whoever runs the site about a table or somebody there",
        bodies.Reported,
        bodies.ReportWritten,
        parameters=_TABLE,
        status=201,
        refused=_AT_A_TABLE,
        cost=Cost.CHANGE,
    ),
    Route(
        "get",
        "/api/tables/{table}/qr.svg",
        tables.qr_code,
        "The table's link as a QR code",
        parameters=_TABLE,
        refused=(404, 503),
        media=SVG,
        schema=_TEXT,
    ),
    Route(
        "get",
        "/api/tables/{table}/record",
        records.record,
        "The record of a finished game",
        parameters=_TABLE,
        refused=_OF_A_FINISHED_GAME,
        schema=_RECORD,
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/tables/{table}/hanab-live",
        records.hanab_live,
        "A finished game in the JSON of hanab.live",
        parameters=_TABLE,
        refused=(*_OF_A_FINISHED_GAME, 409),
        schema={"type": "object"},
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/tables/{table}/picture.svg",
        records.picture,
        "A position of a finished game as a picture",
        parameters=(TABLE_IN_PATH, *PICTURE_PARAMETERS),
        refused=(400, *_OF_A_FINISHED_GAME),
        media=SVG,
        schema=_TEXT,
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/tables/{table}/replay",
        replays.replay,
        "A finished game to go through",
        Replayed,
        parameters=_TABLE,
        refused=_OF_A_FINISHED_GAME,
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/export",
        records.export,
        "The records of your finished games, one a line",
        refused=(503,),
        media=records.LINES,
        schema=_TEXT,
        cost=Cost.SEARCH,
    ),
    Route(
        "post",
        "/api/replay",
        replays.read_game,
        "A game from any of its forms, to go through without keeping it",
        Replayed,
        bodies.GameText,
        refused=(*_CHANGE, 409, 503),
        cost=Cost.WORK,
    ),
    Route(
        "post",
        "/api/games",
        replays.keep_game,
        "Keep a finished game that was played elsewhere",
        bodies.TableMade,
        bodies.GameText,
        status=201,
        refused=(*_CHANGE, 409, 503),
        cost=Cost.KEEP,
    ),
    Route(
        "post",
        "/api/what-if",
        replays.what_if,
        "Other moves or other cards from some moment of a game on",
        BranchPlayed,
        bodies.WhatIf,
        refused=(*_CHANGE, 409, 503),
        cost=Cost.WORK,
    ),
    Route(
        "post",
        "/api/advice",
        advice.advice,
        "What a bot would do at some moments of a game, and why",
        bodies.Advised,
        bodies.AskBot,
        refused=(*_CHANGE, 409, 503),
        cost=Cost.WORK,
    ),
    Route(
        "get",
        "/api/daily",
        daily.daily,
        "The deal of a day: how the tables that played it did",
        bodies.Daily,
        parameters=DAILY_PARAMETERS,
        refused=(400, 503),
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/statistics",
        statistics.statistics,
        "Finished games, counted",
        bodies.Statistics,
        parameters=LISTING_PARAMETERS,
        refused=(400, 503),
        cost=Cost.SEARCH,
    ),
    Route(
        "get",
        "/api/preparing",
        monitoring.preparing,
        "The bots that are still being compiled",
        bodies.Preparing,
    ),
    Route(
        "get",
        "/api/openapi.json",
        openapi,
        "This description",
        schema={"type": "object"},
        for_strangers=True,
    ),
    Route(
        "get",
        "/health",
        monitoring.health,
        "Whether the site can take a move",
        bodies.Health,
        refused=(503,),
        for_strangers=True,
    ),
    Route(
        "get",
        "/metrics",
        monitoring.metrics,
        "Counters for Prometheus",
        media=monitoring.COUNTERS,
        schema=_TEXT,
        for_strangers=True,
    ),
)


def messages_over_http() -> list[type]:
    """Every kind of value that is sent or answered over HTTP."""
    kinds = {kind for route in ROUTES for kind in (route.body, route.answer) if kind} | {bodies.Trouble}
    return sorted(kinds, key=lambda kind: kind.__name__)
