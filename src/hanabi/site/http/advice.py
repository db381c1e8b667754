"""What a bot would have done in somebody's place, and why: at one moment of a game or at many."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.bot_words import AskBot
from hanabi.site.http.answers import answer_json, site_of
from hanabi.site.jobs.jobs import AskForAdvice, GiveAdvice, Questions, decoded
from hanabi.site.site import address_of


async def advice(request: Request, wish: AskBot) -> Response:
    """Ask a bot what it would do at some moments of a game."""
    site, address = site_of(request), address_of(request)
    questions = decoded(await site.jobs.run(AskForAdvice(wish), address), Questions)
    told = {
        moves: await site.what_if_turns.run(address, partial(site.what_if_bots.explain, question))
        for moves, question in questions.after.items()
    }
    return answer_json(await site.jobs.run(GiveAdvice(wish.record, told), address))
