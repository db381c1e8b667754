"""Finished games and their deals, judged: what was possible, what each move cost, how hard the cards were."""

from collections.abc import AsyncIterator
from hashlib import sha256
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hanabi.protocol.deals import DEAL_JUDGE, DealLine
from hanabi.protocol.encoding import encode
from hanabi.protocol.review import JUDGE, GameToReview, GameToWeigh, Reader, ReviewLine
from hanabi.protocol.table_events import DealKept
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.phase import Phase
from hanabi.site.errors import NotForYou
from hanabi.site.http.answers import NOT_KEPT, answer_json, finished_table, guest_of, site_of
from hanabi.site.http.query_params import table_asked, yes_asked
from hanabi.site.http.records import LINES, game_in_form
from hanabi.site.jobs.review_questions import CheckDeal, Judge, Weigh
from hanabi.site.limits import Cost
from hanabi.site.site import Site, address_of
from hanabi.site.tables.shared_deals import still_played
from hanabi.store.errors import BadWanted
from hanabi.store.store import LONGEST_PAGE, Wanted

OF_THE_DEAL = "deal"  # what is kept beside the reviews by each reader
READERS: tuple[Reader, ...] = get_args(Reader)


async def review(request: Request) -> Response:
    """The review of a finished game, line by line; at once if it was made before.

    With `kept`, it is not made for whoever asks now: the one line says nothing if there is none.
    """
    site, reader = site_of(request), _reader_asked(request)
    live = await finished_table(request, table_asked(request))
    kept = await site.store.review(live.id, reader or "", JUDGE)
    if kept is not None or yes_asked(request, "kept"):
        return _one_line(kept or encode(ReviewLine(0, 0)))
    site.check_allowed(request, Cost.JUDGE)
    _, record = await game_in_form(request, "record")

    async def keep(made: bytes) -> None:
        await site.store.keep_review(live.id, reader or "", JUDGE, made)
        if live.table.settings.public and not still_played(live.table):
            site.puzzles.cut_from(record.decode())

    wish = Judge(record.decode(), reader)
    return _in_lines(site.reviews.lines((live.id, reader), wish, address_of(request), keep))


async def review_record(request: Request, game: GameToReview) -> Response:
    """The review of a game that is not kept here, line by line."""
    site = site_of(request)
    key = sha256(game.record.encode()).digest(), game.reader

    async def keep(_: bytes) -> None:
        """It is not: there is no table to keep it with."""

    wish = Judge(game.record, game.reader)
    return _in_lines(site.reviews.lines(key, wish, address_of(request), keep))


async def worth(request: Request, game: GameToWeigh) -> Response:
    """What a game or a branch is worth after its last move."""
    wish = Weigh(game.record, game.reader)
    return answer_json(await site_of(request).reviews.weigh(wish, address_of(request)))


async def deal(request: Request) -> Response:
    """How hard the deal of a finished game is, line by line; at once if it was looked at before.

    Only who has played it to the end is told. With `kept`, it is not made for whoever asks now.
    """
    site = site_of(request)
    live = await finished_table(request, table_asked(request))
    state = live.table.state
    assert state is not None
    assert state.dealt is not None
    digest, dealt = deal_digest(state.dealt), state.dealt
    only_kept = yes_asked(request, "kept")
    if not await _has_finished(site, digest, guest_of(request).id):
        if only_kept:
            return _one_line(encode(DealLine(0, 0, open=False)))
        raise NotForYou("how hard a deal is opens to those who have played it to the end")
    first = await _first_game(site, digest) or live.id
    kept = await site.store.review(first, OF_THE_DEAL, DEAL_JUDGE)
    if kept is not None or only_kept:
        return _one_line(kept or encode(DealLine(0, 0)))
    site.check_allowed(request, Cost.JUDGE)

    async def keep(made: bytes) -> None:
        await site.store.keep_review(first, OF_THE_DEAL, DEAL_JUDGE, made)

    wish = CheckDeal(str(state.options), state.players, DealKept.of(dealt))
    return _in_lines(site.reviews.lines((digest, OF_THE_DEAL), wish, address_of(request), keep))


async def _has_finished(site: Site, digest: str, guest: str) -> bool:
    """Whether somebody played these cards to the end, or kept such a game from elsewhere."""
    wanted = Wanted(phase=Phase.ENDED, guest=guest, deal=digest, limit=1)
    return bool((await site.store.tables(wanted)).rows)


async def _first_game(site: Site, digest: str) -> str | None:
    """The game of a deal that its difficulty is kept with, for whoever asks at any of them."""
    games = (await site.store.tables(Wanted(phase=Phase.ENDED, deal=digest, limit=LONGEST_PAGE))).rows
    return games[-1].table if games else None


def _reader_asked(request: Request) -> Reader | None:
    """The reader that a URL may name."""
    name = request.query_params.get("reader")
    for reader in READERS:
        if name == reader:
            return reader
    if name is not None:
        raise BadWanted(f"a reader is one of {', '.join(READERS)}, not {name[:40]!r}")
    return None


def _one_line(line: bytes) -> Response:
    return Response(line + b"\n", media_type=LINES, headers=NOT_KEPT)


def _in_lines(lines: AsyncIterator[bytes]) -> Response:
    async def ended() -> AsyncIterator[bytes]:
        async for line in lines:
            yield line + b"\n"

    return StreamingResponse(ended(), media_type=LINES, headers=NOT_KEPT)
