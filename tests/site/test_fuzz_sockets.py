"""Whatever is sent over sockets, everybody gets an answer, no table is harmed, and the games go on."""

import asyncio
import itertools
import json
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, suppress

import pytest
import websockets
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hanabi.site.errors import refusals
from hanabi.store.store import open_store
from hanabi.table.audience import Showing
from hanabi.table.history import History
from tests.site.people import AtTable, Somebody
from tests.site.schema_strategies import LEGAL, ODD, payloads, requests
from tests.site.sites import Site

WORDS_OF_THE_INSIDE = ("Traceback", "site-packages", "/src/", "object at 0x", "sqlite")
ANSWERS = ("done", "not-done", "pong")
ROLES = ("host", "guest", "program", "watcher", "stranger")
STORM = settings(max_examples=10, suppress_health_check=list(HealthCheck))

_numbers = itertools.count(1)
_codes = refusals()


class Everybody:
    """All who may send something, and the loop in which they do."""

    def __init__(self, site: Site, runner: asyncio.Runner) -> None:
        self.site, self.runner = site, runner
        self.people = {role: Somebody(site.address, role.title()) for role in ROLES}

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Do something, as if from another address: so nobody is too fast."""
        number = next(_numbers)
        for somebody in self.people.values():  # a proxy on the same machine is trusted
            somebody.http.headers["x-forwarded-for"] = f"10.1.{number >> 8}.{number & 255}"
        self.runner.run(work)

    async def come_in(self) -> None:
        """Those who have one get their cookies."""
        for role in ("host", "guest", "watcher"):
            await self.people[role].come_in()

    async def leave(self) -> None:
        """Hang up."""
        for somebody in self.people.values():
            await somebody.http.aclose()


@pytest.fixture(scope="module")
def everybody(site: Site) -> Iterator[Everybody]:
    with asyncio.Runner() as runner:
        everybody = Everybody(site, runner)
        everybody.run(everybody.come_in())
        yield everybody
        everybody.run(everybody.leave())


class Storm:
    """A table with everybody at it."""

    def __init__(self, everybody: Everybody, phase: str) -> None:
        self.site, self.people, self.phase = everybody.site, everybody.people, phase
        self.sent: dict[str, int] = dict.fromkeys(ROLES, 0)
        self.at: dict[str, AtTable] = {}

    async def __aenter__(self) -> "Storm":
        self._stack = stack = AsyncExitStack()
        people, host = self.people, self.people["host"]
        self.table = await host.set_table(players=3, talk="free", pace=0, starter=0)
        key = (
            await host.http.post(f"/api/tables/{self.table}/keys", json={"seat": 2, "name": "Robot"})
        ).json()
        for role, somebody in people.items():
            query = {"key": key["key"]} if role == "program" else {}
            self.at[role] = await stack.enter_async_context(somebody.at(self.table, **query))
        await self._begin()
        self.before = {role: len(at.sent) for role, at in self.at.items()}
        return self

    async def _begin(self) -> None:
        await self.at["guest"].do("sit", seat=1)
        if self.phase in ("playing", "paused", "ended"):
            await self.at["host"].do("start")
        if self.phase == "paused":
            await self.at["guest"].do("pause")
        if self.phase == "ended":
            for role in ("host", "guest"):
                await self.at[role].do("vote-stop", yes=True)

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def send(self, role: str, payload: str | bytes) -> None:
        """Send something, and wait for its answer."""
        at = self.at[role]
        assert at.socket is not None
        if isinstance(payload, str) and LEGAL in payload:
            legal = (at.position or {}).get("legal") or ["P0"]
            payload = payload.replace(LEGAL, legal[len(payload) % len(legal)])
        await at.socket.send(payload)
        self.sent[role] += 1
        while (await at.hear())["type"] not in ANSWERS:
            pass

    def check_answers(self) -> None:
        """Everything was answered once, in words of the protocol."""
        for role, at in self.at.items():
            messages = [(json.loads(text), text) for text in at.sent[self.before[role] :]]
            assert sum(message["type"] in ANSWERS for message, _ in messages) == self.sent[role]
            for message, text in messages:
                if message["type"] == "not-done":
                    assert message["code"] in _codes
                    assert message["code"] != "internal", text
                    assert not [word for word in WORDS_OF_THE_INSIDE if word in text]

    async def play_to_the_end(self) -> None:
        """Whatever was asked for, the game can go on: everybody comes back and plays."""
        people = [self.at[role] for role in ("host", "guest", "program")]
        for at in people:
            await _catch_up(at)
        if people[0].table["phase"] != "playing":
            return
        for at in people:
            for kind, fields in (("take-seat-back", {}), ("go-on", {}), ("answer-takeback", {"yes": False})):
                await at.ask(kind, **fields)
        for _ in range(300):
            for at in people:
                await _catch_up(at)
            mover = next((at for at in people if at.on_turn), None)
            if mover is None:
                break
            await mover.move(lambda legal: next((move for move in legal if move[0] == "P"), legal[0]))
        assert people[0].table["phase"] == "ended", people[0].table

    async def check_kept(self) -> None:
        """What the store has makes the same table again."""
        http = self.at["host"].somebody.http
        shown = (await http.get(f"/api/tables/{self.table}")).json()
        store = await open_store(self.site.store)
        try:
            rows = await store.events(self.table)
        finally:
            await store.close()
        course = History.load(self.table, ((row.seq, row.at, row.body) for row in rows))
        again = json.loads(Showing(course, shown["now"]).everything(shown["you"]))
        assert again == shown
        if shown["table"]["phase"] == "ended" and "position" in shown:
            assert (await http.get(f"/api/tables/{self.table}/record")).status_code == 200


async def _catch_up(at: AtTable) -> None:
    """Everything that was sent before a pong has arrived."""
    assert at.socket is not None
    await at.socket.send('{"type":"ping"}')
    while (await at.hear())["type"] != "pong":
        pass


async def storm(everybody: Everybody, phase: str, sent: list[tuple[str, str | bytes]]) -> None:
    async with Storm(everybody, phase) as people:
        for role, payload in sent:
            await people.send(role, payload)
        people.check_answers()
        await people.play_to_the_end()
        await people.check_kept()


@pytest.mark.parametrize("phase", ["gathering", "playing", "paused", "ended"])
def test_requests_of_every_kind_from_everybody_harm_no_table(everybody: Everybody, phase: str) -> None:
    @STORM
    @given(st.lists(st.tuples(st.sampled_from(ROLES), requests().map(json.dumps)), min_size=5, max_size=30))
    def ask(sent: list[tuple[str, str | bytes]]) -> None:
        everybody.run(storm(everybody, phase, sent))

    ask()


def test_what_is_no_request_is_refused_and_harms_no_table(everybody: Everybody) -> None:
    odd = [(ROLES[place % len(ROLES)], payload) for place, payload in enumerate(ODD)]

    @STORM
    @given(st.lists(st.tuples(st.sampled_from(ROLES), payloads()), min_size=5, max_size=30))
    @example(odd)
    def ask(sent: list[tuple[str, str | bytes]]) -> None:
        everybody.run(storm(everybody, "playing", sent))

    ask()


def test_a_message_that_is_too_long_or_no_text_closes_only_its_own_socket(everybody: Everybody) -> None:
    async def ask() -> None:
        async with Storm(everybody, "playing") as people:
            for role, payload, code in (("watcher", "x" * 70_000, 1009), ("stranger", b"\xff", 1007)):
                socket = people.at[role].socket
                assert socket is not None
                await socket.send(payload, text=True)
                with suppress(websockets.ConnectionClosed):
                    while True:
                        await socket.recv()
                assert socket.close_code == code
            await people.play_to_the_end()
            await people.check_kept()

    everybody.run(ask())


def test_a_request_that_comes_again_is_answered_again_and_carried_out_once(everybody: Everybody) -> None:
    async def ask() -> None:
        async with Storm(everybody, "playing") as people:
            host = people.at["host"]
            first = await host.do("say", request_id="once", text="hello")
            for _ in range(3):
                assert await host.do("say", request_id="once", text="hello again") == first
            said = [line for line in host.log if line["what"]["type"] == "said"]
            assert [line["what"]["text"] for line in said] == ["hello"]

    everybody.run(ask())
