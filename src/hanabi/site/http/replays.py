"""Going through games again: replays, games from elsewhere, what-if boards."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from hanabi.game.replay import Replay
from hanabi.protocol import bodies
from hanabi.protocol.replay import BranchPlayed
from hanabi.rules.any_game import parse_game
from hanabi.rules.record import Record
from hanabi.site.bots.offered import check_may_sit
from hanabi.site.http.advice import question_about
from hanabi.site.http.answers import answer, answer_remembered, finished_table, guest_of, site_of
from hanabi.site.http.query_params import table_asked
from hanabi.site.site import Site
from hanabi.site.tables.imported import keep, with_plain_names
from hanabi.table.replays import open_position, replay_of_record, replay_of_table, settings_of
from hanabi.table.what_if import branch


async def replay(request: Request) -> Response:
    """A finished game to go through."""
    live = await finished_table(request, table_asked(request))
    return answer(await asyncio.to_thread(replay_of_table, live.history))


async def read_game(request: Request, game: bodies.GameText) -> Response:
    """A game from any of its forms, to go through without keeping it."""
    return answer(await asyncio.to_thread(lambda: replay_of_record(with_plain_names(parse_game(game.text)))))


async def keep_game(request: Request, game: bodies.GameText) -> Response:
    """Keep a finished game that was played elsewhere: it gets a table, and so a link."""
    guest = guest_of(request)
    record = await asyncio.to_thread(parse_game, game.text)
    table = await keep(site_of(request).store, record, guest.id)
    return answer_remembered(request, guest, bodies.TableMade(table), 201)


async def what_if(request: Request, wish: bodies.WhatIf) -> Response:
    """Other moves or other cards from some moment on."""
    record = await asyncio.to_thread(_branched, wish)
    if wish.bot is not None:
        record = await _play_on(site_of(request), record, wish.bot, wish.bot_moves)
    return answer(await asyncio.to_thread(_played, record, wish.at))


def _branched(wish: bodies.WhatIf) -> Record:
    exchanged = [(exchange.order, exchange.card) for exchange in wish.exchanged]
    return branch(parse_game(wish.record), wish.at, exchanged, wish.moves)


def _played(record: Record, at: int) -> BranchPlayed:
    found = replay_of_record(record, at)
    last = open_position(Replay(record).end, with_moves=True)
    moves = tuple(map(str, record.moves[at:]))
    return BranchPlayed(record.to_json(), moves, (*found.positions[:-1], last), found.lines)


async def _play_on(site: Site, record: Record, bot: str, count: int) -> Record:
    """Let a bot play all seats for so many moves, or to the end."""
    check_may_sit(bot, settings_of(record))
    state = (await asyncio.to_thread(Replay, record)).end
    for _ in range(count):
        if state.is_over:
            break
        move = await site.what_if_bots.think(question_about(record, state, bot))
        record = branch(record, len(record.moves), (), [move])
        state, _ = state.apply(record.moves[-1])
    return record
