"""Games that were played elsewhere: kept here, each once, and said to be one's own."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.importing import ClaimSeat, GameImported, GamesImported, ImportGame, ImportGames
from hanabi.rules.errors import HanabiError
from hanabi.rules.phase import Phase
from hanabi.site.errors import TRY_AGAIN, status_of
from hanabi.site.http.answers import (
    answer,
    answer_remembered,
    guest_of,
    site_of,
    table_of,
    trouble_of,
)
from hanabi.site.http.query_params import table_asked
from hanabi.site.jobs.jobs import FindSame, GameKept, KeepGame, decoded
from hanabi.site.people.guests import Guest
from hanabi.site.site import Site, address_of
from hanabi.site.tables.imported import claim_seat
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.summary import listed, new_id
from hanabi.store.store import Wanted

MOST_ALIKE = 20  # games of one deal that somebody has, of which one may be the same


async def import_game(request: Request, game: ImportGame) -> Response:
    """Keep a game that was played elsewhere: it gets a table, and so a link."""
    guest, site = guest_of(request), site_of(request)
    found = await _imported(site, guest, game.text, game.me, address_of(request))
    return answer_remembered(request, guest, found, 200 if found.known else 201)


async def import_games(request: Request, several: ImportGames) -> Response:
    """The same for several; what is wrong with one of them does not keep the others away."""
    guest, site = guest_of(request), site_of(request)
    found: list[GameImported] = []
    for text in several.games:
        try:
            found.append(await _imported(site, guest, text, several.me, address_of(request)))
        except HanabiError as error:
            if status_of(error) in TRY_AGAIN:  # those that are kept by then are known the next time
                raise
            found.append(GameImported(None, trouble=trouble_of(error)))
    return answer_remembered(request, guest, GamesImported(tuple(found)), 201)


async def _imported(site: Site, guest: Guest, text: str, me: str, address: str) -> GameImported:
    table = new_id()
    kept = decoded(await site.jobs.run(KeepGame(text, table, guest.id, now(), me), address), GameKept)
    known, line = await _same(site, guest, kept, address), kept.line
    you = line.guests.index(guest.id) if guest.id in line.guests else None
    if known is None:
        await site.store.append(table, kept.rows, line, guest.id)
    elif you is not None:
        you = await _claimed(site, guest, known, you)
    return GameImported(
        table=known or table,
        known=known is not None,
        unfinished=kept.unfinished,
        names=line.names,
        score=line.score,
        you=you,
    )


async def _claimed(site: Site, guest: Guest, table: str, seat: int) -> int | None:
    """Where somebody sits at a table that they had, if they say now that they were this player."""
    live = await site.tables.find(table)
    if live.table.keeper == guest.id and live.table.seat_of(guest.id) != seat:
        await _claim(site, guest, live, seat)
    return live.table.seat_of(guest.id)


async def _same(site: Site, guest: Guest, kept: GameKept, address: str) -> str | None:
    """The table at which somebody has this game already: played there, or kept from elsewhere."""
    line = kept.line
    wanted = Wanted(phase=Phase.ENDED, guest=guest.id, deal=line.deal, limit=MOST_ALIKE)
    alike = [
        each.table
        for each in (await site.store.tables(wanted)).rows
        if (each.players, each.moves, each.score) == (line.players, line.moves, line.score)
    ]
    if not alike:
        return None
    rows = {table: await site.store.events(table) for table in alike}
    return decoded(await site.jobs.run(FindSame(kept.rows, rows), address), str) or None


async def _claim(site: Site, guest: Guest, live: LiveTable, seat: int | None) -> None:
    await site.tables.changes.change(live, lambda table, at: claim_seat(table, guest.id, seat, at), guest.id)


async def claim(request: Request, wish: ClaimSeat) -> Response:
    """Say which player one was in a game that one keeps: it then counts among one's own."""
    guest, site = guest_of(request), site_of(request)
    live = await table_of(request, table_asked(request))
    await _claim(site, guest, live, wish.seat)
    line = await site.store.summary(live.id)
    assert line is not None
    return answer(listed(line, guest.id))
