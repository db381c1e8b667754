"""The routes about tables: setting and finding them, what is on them, who is reported."""

from hanabi.protocol.bot_words import BotWords
from hanabi.protocol.lobby import Key, NewKey, NewTable, Offer, TableMade, TablePage
from hanabi.protocol.messages import TableNow
from hanabi.protocol.position import Position
from hanabi.protocol.upkeep import Reported, ReportWritten
from hanabi.site.http import bot_words, reports, tables
from hanabi.site.http.answers import SVG
from hanabi.site.http.query_params import LISTING_PARAMETERS, MOVES_IN_PATH, TABLE_IN_PATH
from hanabi.site.http.route import AT_A_TABLE, TEXT, Route
from hanabi.site.limits import Cost

_TABLE = (TABLE_IN_PATH,)

TABLE_ROUTES = (
    Route(
        "get",
        "/api/offer",
        tables.offer,
        "Editions, bots and settings to choose from",
        Offer,
        for_strangers=True,
    ),
    Route(
        "get",
        "/api/tables",
        tables.list_tables,
        "List tables: public ones, or your own",
        TablePage,
        parameters=LISTING_PARAMETERS,
        refused=(400, 503),
        cost=Cost.SEARCH,
    ),
    Route(
        "post",
        "/api/tables",
        tables.new_table,
        "Set a table up",
        TableMade,
        NewTable,
        status=201,
        refused=AT_A_TABLE,
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
        BotWords,
        parameters=(TABLE_IN_PATH, MOVES_IN_PATH),
        refused=(400, 403, 404, 503),
        cost=Cost.WORK,
    ),
    Route(
        "post",
        "/api/tables/{table}/keys",
        tables.new_key,
        "Give a program a seat",
        Key,
        NewKey,
        parameters=_TABLE,
        status=201,
        refused=AT_A_TABLE,
        cost=Cost.CHANGE,
    ),
    Route(
        "post",
        "/api/tables/{table}/reports",
        reports.report,
        "Tell whoever runs the site about a table or somebody there",
        Reported,
        ReportWritten,
        parameters=_TABLE,
        status=201,
        refused=AT_A_TABLE,
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
        schema=TEXT,
    ),
)
