"""People who never give up: they come back when the line breaks, and send again what was not answered."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import websockets

from hanabi.protocol import table_events
from hanabi.store.store import open_store
from hanabi.table.history import read
from tests.site.people import AtTable, Choose, Json, Somebody

LOST = (websockets.WebSocketException, OSError, TimeoutError, EOFError)
A_MOMENT = 0.05


@dataclass(frozen=True)
class Acknowledged:
    """A move that the site said it has."""

    table: str
    request: str
    move: str
    seq: int


class Stubborn:
    """Somebody in a seat, across all trouble."""

    def __init__(self, somebody: Somebody, table: str, choose: Choose) -> None:
        self.at = AtTable(somebody, table, {})
        self.choose = choose
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[Json] = []
        self.lost = 0  # how often the line broke
        self._ids = itertools.count(1)

    async def play(self, until: Callable[[AtTable], bool] | None = None) -> None:
        """Play the seat until the game is over, or until something holds."""
        done = until or (lambda at: at.table.get("phase") == "ended")
        await self.come_in()
        while not done(self.at):
            if self.at.on_turn:
                await self._move()
            else:
                await self._hear()

    async def come_in(self) -> None:
        """Connect; while nobody answers, again."""
        while True:
            try:
                await (self.at.come_back() if self.at.seq else self.at.connect())
                assert self.at.goodbye in (None, "going-down"), self.at.goodbye
                if self.at.goodbye is None:
                    return
            except LOST:
                pass
            self.at.goodbye = None
            await asyncio.sleep(A_MOMENT)

    async def ask(self, kind: str, **fields: object) -> Json:
        """Ask until there is an answer other than that the store is away."""
        request = f"{kind} {next(self._ids)}"
        while True:
            try:
                answer = await self.at.ask(kind, request_id=request, **fields)
            except LOST:
                await self._back()
                continue
            if answer.get("code") not in ("store-unavailable", "too-much"):
                return answer
            self.refused.append(answer)
            del self.at.answers[request]
            await asyncio.sleep(A_MOMENT)

    async def _move(self) -> None:
        assert self.at.position is not None
        move, turn = self.choose(self.at.position["legal"]), self.at.position["turn"]
        answer = await self.ask("make-move", move=move, turn=turn)
        assert answer["type"] == "done", answer
        self.acknowledged.append(Acknowledged(self.at.table_id, answer["id"], move, answer["seq"]))

    async def _hear(self) -> None:
        try:
            await self.at.hear()
        except LOST:
            await self._back()

    async def _back(self) -> None:
        self.lost += 1
        await self.come_in()


async def check_kept(store: str, players: list[Stubborn]) -> int:
    """Every acknowledged move is in the store, at its seq and once, and nobody's request is there twice."""
    opened = await open_store(store)
    try:
        kept = {table: await opened.events(table) for table in {player.at.table_id for player in players}}
    finally:
        await opened.close()
    moves = 0
    for table, rows in kept.items():
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), table
        events = {row.seq: read(row.body) for row in rows}
        requests = [(event.by, event.request) for event in events.values() if event.request]
        assert len(requests) == len(set(requests)), table
        for player in (player for player in players if player.at.table_id == table):
            for acknowledged in player.acknowledged:
                found = events[acknowledged.seq]
                assert found.request == acknowledged.request
                assert isinstance(found.event, table_events.Moved)
                assert found.event.move == acknowledged.move
                moves += 1
    return moves


def made(players: Sequence[Stubborn]) -> int:
    """How many moves were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


async def under_way(players: Sequence[Stubborn]) -> None:
    """Wait until some moves are made, so few that no game is over."""
    while made(players) < 16:
        await asyncio.sleep(A_MOMENT / 10)
