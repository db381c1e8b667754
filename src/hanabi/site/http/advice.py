"""What a bot would have done in somebody's place, and why: at one moment of a game or at many."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.protocol import bodies
from hanabi.protocol.table_events import DealKept
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import Rearrange, Stop, parse_move
from hanabi.rules.record import Record
from hanabi.site.bots.bot_process import Question
from hanabi.site.bots.offered import check_may_sit
from hanabi.site.http.answers import answer, site_of
from hanabi.site.site import Site
from hanabi.table.replays import settings_of


async def advice(request: Request, wish: bodies.AskBot) -> Response:
    """Ask a bot what it would do at some moments of a game."""
    replay = await asyncio.to_thread(lambda: Replay(Record.from_json(wish.record)))
    check_may_sit(wish.bot, settings_of(replay.record))
    if wish.first > len(replay):
        raise BadRecord("first", f"the game has {len(replay)} moves: there is no moment {wish.first}")
    asked = range(wish.first, min(wish.first + wish.count, len(replay) + 1))
    found = [await _advice(site_of(request), replay, moves, wish.bot) for moves in asked]
    return answer(bodies.Advised(tuple(each for each in found if each)))


async def _advice(site: Site, replay: Replay, moves: int, bot: str) -> bodies.Advice | None:
    """What the bot would do in the place of the seat on turn; None where no seat has to choose."""
    record, state = replay.record, replay.states[moves]
    made = record.moves[moves] if moves < len(record.moves) else None
    if state.is_over or isinstance(made, Rearrange | Stop):
        return None
    question = question_about(record, state, bot, why=True)
    move, reasons = await site.what_if_bots.explain(question)
    _, events = state.apply(parse_move(move))
    agrees = None if made is None else str(made) == move
    return bodies.Advice(moves, state.on_turn, move, events, reasons, agrees)


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
