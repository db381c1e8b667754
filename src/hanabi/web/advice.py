"""What a bot would have done in somebody's place, and why: at one moment of a game or at many."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import Rearrange, Stop, parse_move
from hanabi.rules.record import Record
from hanabi.table.events import DealKept
from hanabi.table.replayed import settings_of
from hanabi.table.telling import game_event
from hanabi.web import http, messages
from hanabi.web.registry import check_bot
from hanabi.web.site import Site
from hanabi.web.thinking import Question


async def advice(request: Request) -> Response:
    """Ask a bot what it would do at some moments of a game."""
    http.guest_of(request)
    wish = await http.read(request, messages.AskBot)
    replay = await asyncio.to_thread(lambda: Replay(Record.from_json(wish.record)))
    check_bot(wish.bot, settings_of(replay.record))
    if wish.first > len(replay):
        raise BadRecord("first", f"the game has {len(replay)} moves: there is no moment {wish.first}")
    asked = range(wish.first, min(wish.first + wish.count, len(replay) + 1))
    found = [await _advice(http.site_of(request), replay, moves, wish.bot) for moves in asked]
    return http.answer(messages.Advised(tuple(each for each in found if each)))


async def _advice(site: Site, replay: Replay, moves: int, bot: str) -> messages.Advice | None:
    """What the bot would do in the place of the seat on turn; None where no seat has to choose."""
    record, state = replay.record, replay.states[moves]
    made = record.moves[moves] if moves < len(record.moves) else None
    if state.is_over or isinstance(made, Rearrange | Stop):
        return None
    question = question_about(record, state, bot, why=True)
    move, reasons = await site.what_if_thinkers.explain(question)
    _, events = state.apply(parse_move(move))
    told = tuple(game_event(event, state) for event in events)
    agrees = None if made is None else str(made) == move
    return messages.Advice(moves, state.on_turn, move, told, reasons, agrees)


def question_about(record: Record, state: State, bot: str, why: bool = False) -> Question:
    """Ask a bot in the place of the seat on turn: it is shown that seat's views alone, from the first on."""
    game = deal_digest(record.deal)
    return Question(
        game=f"what if {game}",
        bot=bot,
        seat=state.on_turn,
        options=str(record.options),
        players=state.players,
        deal=DealKept.of(record.deal),
        moves=tuple(map(str, state.moves)),
        chance=f"{game} {state.on_turn}",
        why=why,
    )
