"""Going through games again: replays, games from elsewhere, what-if boards."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.site.http.answers import answer_json, answer_remembered, guest_of, site_of
from hanabi.site.http.records import game_in_form
from hanabi.site.jobs.jobs import AskInBranch, GameKept, KeepGame, PlayBranch, Questions, ReadGame, decoded
from hanabi.site.site import address_of
from hanabi.site.tables.live import now
from hanabi.site.tables.summary import new_id


async def replay(request: Request) -> Response:
    """A finished game to go through."""
    _, made = await game_in_form(request, "replay")
    return answer_json(made)


async def read_game(request: Request, game: bodies.GameText) -> Response:
    """A game from any of its forms, to go through without keeping it."""
    return answer_json(await site_of(request).jobs.run(ReadGame(game.text), address_of(request)))


async def keep_game(request: Request, game: bodies.GameText) -> Response:
    """Keep a finished game that was played elsewhere: it gets a table, and so a link."""
    guest, site, table = guest_of(request), site_of(request), new_id()
    made = await site.jobs.run(KeepGame(game.text, table, guest.id, now()), address_of(request))
    kept = decoded(made, GameKept)
    await site.store.append(table, kept.rows, kept.line, guest.id)
    return answer_remembered(request, guest, bodies.TableMade(table), 201)


async def what_if(request: Request, wish: bodies.WhatIf) -> Response:
    """Other moves or other cards from some moment on; a bot may play on for all seats, move by move."""
    site, address = site_of(request), address_of(request)
    played = PlayBranch(wish)
    for _ in range(wish.bot_moves if wish.bot is not None else 0):
        questions = decoded(await site.jobs.run(AskInBranch(played), address), Questions)
        for question in questions.after.values():
            move = await site.what_if_turns.run(address, partial(site.what_if_bots.think, question))
            played = PlayBranch(wish, (*played.more, move))
        if not questions.after:
            break
    return answer_json(await site.jobs.run(played, address))
