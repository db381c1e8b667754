"""Going through games again: replays, games from elsewhere, what-if boards."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.replay import GameText, WhatIf
from hanabi.site.http.answers import answer_json, packed, site_of
from hanabi.site.http.records import game_in_form
from hanabi.site.jobs.jobs import AskInBranch, PlayBranch, Questions, ReadGame, decoded
from hanabi.site.site import address_of


async def replay(request: Request) -> Response:
    """A finished game to go through."""
    _, made = await game_in_form(request, "replay")
    return packed(request, answer_json(made))


async def read_game(request: Request, game: GameText) -> Response:
    """A game from any of its forms, to go through without keeping it."""
    return answer_json(await site_of(request).jobs.run(ReadGame(game.text), address_of(request)))


async def what_if(request: Request, wish: WhatIf) -> Response:
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
