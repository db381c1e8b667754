"""Work for an answer ends when nobody waits for it."""

import asyncio

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from hanabi.site.errors import TooBusy
from hanabi.site.http import route
from tests.site.test_turns import settle


class Asker:
    """Somebody who asks, and may leave."""

    def __init__(self) -> None:
        self.left = asyncio.Event()
        self.request = Request({"type": "http", "method": "GET", "headers": []}, self._receive)
        self.was_given_up = False

    async def _receive(self) -> Message:
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def work_for_ever(self) -> Response:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.was_given_up = True
            raise
        return Response()


async def test_who_leaves_is_not_worked_for() -> None:
    asker = Asker()
    answering = asyncio.create_task(route._while_somebody_waits(asker.request, asker.work_for_ever()))
    await settle()
    assert not asker.was_given_up
    asker.left.set()
    await answering
    assert asker.was_given_up


async def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(route, "LONGEST", 0.01)
    asker = Asker()
    with pytest.raises(TooBusy):
        await route._while_somebody_waits(asker.request, asker.work_for_ever())
    assert asker.was_given_up


async def test_who_waits_is_answered_or_told_what_is_wrong() -> None:
    asker, response = Asker(), Response()

    async def answered() -> Response:
        return response

    async def refused() -> Response:
        raise KeyError

    assert await route._while_somebody_waits(asker.request, answered()) is response
    with pytest.raises(KeyError):
        await route._while_somebody_waits(asker.request, refused())
