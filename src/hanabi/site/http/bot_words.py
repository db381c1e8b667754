"""What bots say at a table: why one made a move, and what a clue tells whoever asks."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from hanabi.bots.registry import bot_entry
from hanabi.protocol.encoding import decoder
from hanabi.protocol.log import Line, MovedShown
from hanabi.protocol.table_events import DealKept
from hanabi.rules.errors import BadOptions
from hanabi.rules.phase import Phase
from hanabi.site.bots.bot_process import Answer, Question
from hanabi.site.bots.questions import people_met
from hanabi.site.bots.words import Asking, MoveAsked, tell
from hanabi.site.errors import NoSuchTable, NotForYou
from hanabi.site.http.answers import answer, site_of
from hanabi.site.http.query_params import moves_asked
from hanabi.site.http.tables import looked_at
from hanabi.site.jobs.jobs import AskAboutMove, decoded
from hanabi.site.site import address_of
from hanabi.table.bot_words import bots_speak
from hanabi.table.history import History
from hanabi.table.table import Table

_LINE = decoder(Line)


async def why(request: Request) -> Response:
    """Why a bot made the last of so many moves, and what it tells whoever asks if it is a clue to them."""
    live, guest = await looked_at(request)
    site, address, table = site_of(request), address_of(request), live.table
    hearer = table.seat_of(guest.id)
    if not bots_speak(table):
        raise NotForYou("bots say nothing here now: the table agreed on it")
    if hearer is None and table.phase is Phase.PLAYING:
        raise NotForYou("who watches hears the bots when the game is over")
    asked = _asked(live.history, moves_asked(request), hearer)
    asking = decoded(await site.jobs.run(AskAboutMove(asked), address), Asking)

    async def ask(question: Question) -> Answer:
        return await site.what_if_turns.run(address, partial(site.what_if_bots.ask, question))

    return answer(await tell(asking, ask))


def _asked(history: History, moves: int, hearer: int | None) -> MoveAsked:
    table = history.table
    state, seal, moved = table.state, table.seal, _move_made(history, moves)
    assert state is not None
    assert seal is not None
    assert state.dealt is not None
    bot = moved.bot if _explains(moved.bot) else None
    return MoveAsked(
        game=table.id,
        options=str(state.options),
        players=state.players,
        deal=DealKept.of(state.dealt),
        moves=tuple(map(str, state.moves)),
        salt=seal.salt,
        number=moves - 1,
        seat=moved.seat,
        bot=bot,
        hearer=hearer if table.phase is Phase.PLAYING else None,
        reader=bot or _reader(table),
        level=table.settings.conventions,
        met={} if bot is None else people_met(table, bot),
    )


def _move_made(history: History, moves: int) -> MovedShown:
    """The last of so many moves, as it stands: another may have been taken back before it."""
    for line in reversed(history.lines):
        if line.is_move and line.moves == moves:
            told = _LINE.decode(line.raw).what
            assert isinstance(told, MovedShown)
            return told
    raise NoSuchTable(f"there is no move {moves} in the game at this table")


def _reader(table: Table) -> str | None:
    """The bot at the table by whose conventions a person's clue is read."""
    return next((seat.bot for seat in table.seats if _explains(seat.bot)), None)


def _explains(bot: str | None) -> bool:
    try:
        return bot is not None and bot_entry(bot).explains
    except BadOptions:  # it is gone since
        return False
