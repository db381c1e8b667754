"""Puzzles over HTTP: one to solve, the answer to it, and how somebody does."""

from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hanabi.analysis.puzzle import Puzzle
from hanabi.protocol.messages import TableNow
from hanabi.protocol.puzzles import (
    PuzzleAnswered,
    PuzzleMove,
    PuzzleProgress,
    PuzzleShown,
    PuzzleVerdict,
)
from hanabi.site.errors import NoSuchPuzzle
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.query_params import puzzle_asked, theme_asked, yes_asked
from hanabi.site.jobs.puzzle_jobs import JudgeAnswer, ShowPuzzle
from hanabi.site.people.co_players import NOBODY
from hanabi.site.puzzles import FIRST_RATING, body_of, next_puzzle, rating_changes
from hanabi.site.site import Site, address_of
from hanabi.site.tables.daily import today
from hanabi.site.tables.live import now
from hanabi.store.store import PuzzlePlayer


class _Right(msgspec.Struct):
    """What of a verdict counts."""

    right: bool


async def next_one(request: Request) -> Response:
    """The next puzzle for whoever asks; with `daily` that of today."""
    site, guest, theme = site_of(request), _asker(request), theme_asked(request)
    if yes_asked(request, "daily"):
        name = site.puzzles.daily(today())
        if name is None:
            raise NoSuchPuzzle("there is no puzzle of the day")
        return answer(await _shown(request, name, guest))
    player, answered = await _player(site, guest), await site.store.puzzle_answers(guest)
    name = next_puzzle(await site.puzzles.all(), answered, player.rating, theme)
    return answer(await _shown(request, name, guest))


async def puzzle(request: Request) -> Response:
    """One puzzle."""
    return answer(await _shown(request, puzzle_asked(request), _asker(request)))


async def answer_puzzle(request: Request, wish: PuzzleMove) -> Response:
    """What a move is worth; the first one that somebody tries moves their rating and the puzzle's."""
    site, guest, name = site_of(request), guest_of(request), puzzle_asked(request)
    found = await site.puzzles.find(name)
    told = await site.jobs.run(JudgeAnswer(body_of(found), wish.move), address_of(request))
    right = msgspec.json.decode(told, type=_Right).right
    counted = await site.store.keep_puzzle_answer(guest.id, name, now(), right)
    change = await _rate(site, guest.id, name, found, right) if counted else 0
    verdict = cast(PuzzleVerdict, msgspec.Raw(told))
    progress = await _progress(site, guest.id)
    return answer_remembered(request, guest, PuzzleAnswered(verdict, counted, change, progress))


async def _rate(site: Site, guest: str, name: str, puzzle: Puzzle, right: bool) -> int:
    rated = await site.store.puzzle_rating(name)
    player = await _player(site, guest)
    change, others = rating_changes(player, rated[0] if rated else puzzle.rating, right)
    await site.store.rate_puzzle_player(guest, FIRST_RATING, change, right)
    await site.store.rate_puzzle(name, puzzle.rating, others)
    return change


async def _shown(request: Request, name: str, guest: str) -> PuzzleShown:
    site, day = site_of(request), today()
    puzzle = await site.puzzles.find(name)

    async def job() -> ShowPuzzle:
        return ShowPuzzle(body_of(puzzle))

    table = await site.jobs.once(("puzzle", name), job, address_of(request))
    rated = await site.store.puzzle_rating(name)
    return PuzzleShown(
        id=name,
        reader=puzzle.reader,
        rating=rated[0] if rated else puzzle.rating,
        daily=day.isoformat() if site.puzzles.daily(day) == name else None,
        answered=name in await site.store.puzzle_answers(guest),
        table=cast(TableNow, msgspec.Raw(table)),
        progress=await _progress(site, guest),
    )


async def _progress(site: Site, guest: str) -> PuzzleProgress:
    player, answered = await _player(site, guest), await site.store.puzzle_answers(guest)
    return PuzzleProgress(
        rating=player.rating,
        tries=player.tries,
        solved=player.solved,
        streak=player.streak,
        best=player.best,
        left=sum(name not in answered for name in await site.puzzles.all()),
        daily_done=site.puzzles.daily(today()) in answered,
    )


async def _player(site: Site, guest: str) -> PuzzlePlayer:
    return await site.store.puzzle_player(guest) or PuzzlePlayer(guest, FIRST_RATING)


def _asker(request: Request) -> str:
    found = site_of(request).guests.find(request)
    return found.id if found else NOBODY
