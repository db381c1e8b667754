"""Scripted people at a site: each with an own cookie and sockets, as a browser has them."""

import asyncio
import base64
import itertools
import json
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
Choose = Callable[[list[str]], str]
WAIT = 30.0


class Somebody:
    """A guest of a site, who comes from an address of their own."""

    _numbers = itertools.count(1 << 16)

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        number = next(self._numbers)
        self.comes_from = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.http = httpx.AsyncClient(base_url=address, headers=self.headers, timeout=WAIT)

    @property
    def origin(self) -> str:
        """The site as a browser names it: without a path."""
        return "/".join(self.address.split("/")[:3])

    @property
    def headers(self) -> dict[str, str]:
        """Where somebody comes from: the site believes a proxy on the same machine."""
        return {"origin": self.origin, "x-forwarded-for": self.comes_from}

    async def come_in(self) -> "Somebody":
        """Get a cookie and take the name."""
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def set_table(
        self, *, bots: tuple[str, ...] = (), start: bool = False, deal: Json | None = None, **settings: Any
    ) -> str:
        """A new table, where bots take no time; its id."""
        wish = {"settings": {"pace": 0, **settings}, "bots": bots, "start": start, "deal": deal}
        answer = await self.http.post("/api/tables", json=wish)
        while answer.status_code == 429:
            await asyncio.sleep(0.2)
            answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def at(self, table: str, **query: Any) -> "AtTable":
        """A connection to a table, as an async context."""
        return AtTable(self, table, query)

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """What the site answers at a path."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        """The cookie as a header has it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def signed(self) -> str:
        """What the cookie holds."""
        return self.cookie.partition("=")[2]

    @property
    def guest(self) -> str:
        """The id in the cookie, which nobody else may ever see."""
        payload = self.signed.partition(".")[0]
        return str(json.loads(base64.urlsafe_b64decode(payload + "=="))[0])

    async def __aenter__(self) -> "Somebody":
        return await self.come_in()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()


class AtTable:
    """One socket at a table: what it was shown last, and everything it was sent."""

    _ids = itertools.count(1)

    def __init__(self, somebody: Somebody, table: str, query: Json) -> None:
        self.somebody, self.table_id, self.query = somebody, table, query
        self.sent: list[str] = []  # every message of the server, as it came
        self.answers: dict[str, Json] = {}
        self.table: Json = {}
        self.position: Json | None = None
        self.log: list[Json] = []
        self.notebook: Json = {}
        self.opened: Json | None = None
        self.you: int | None = None
        self.seq = 0
        self.presence: Json | None = None
        self.goodbye: str | None = None
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> "AtTable":
        await self.connect()
        return self

    async def connect(self) -> None:
        """Open the socket, and wait until it is told who is there: the table came before that."""
        await self.hang_up()
        self.presence = None
        address = self.somebody.address.replace("http", "ws", 1)
        query = "&".join(f"{name}={value}" for name, value in self.query.items())
        self.socket = await websockets.connect(
            f"{address}/api/tables/{self.table_id}/socket?{query}",
            additional_headers={"cookie": self.somebody.cookie, **self.somebody.headers},
            max_queue=None,
        )
        await self.until(lambda: self.presence is not None or self.goodbye is not None)

    async def come_back(self) -> None:
        """Connect again, as a page does: only what was missed is wanted."""
        self.query["has"] = self.seq
        await self.connect()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()

    async def hear(self) -> Json:
        """Take in the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.sent.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "table":
                self.table, self.you, self.seq = message["table"], message["you"], message["seq"]
                self.position, self.log = message.get("position"), list(message["log"])
                self.notebook, self.opened = message["notebook"], message.get("opened")
            case "news" if message["seq"] > self.seq:
                self.table, self.seq = message["table"], message["seq"]
                self.position = message.get("position", self.position)
                self.notebook = message.get("notebook", self.notebook)
                if "line" in message:
                    self.log.append(message["line"])
            case "done" | "not-done":
                self.answers[message.get("id", "")] = message
            case "presence":
                self.presence = message
            case "goodbye":
                self.goodbye = message["code"]
        return message

    async def until(self, happened: Callable[[], bool]) -> None:
        """Take in messages until something holds."""
        while not happened():
            await self.hear()

    async def send(self, kind: str, *, request_id: str | None = None, **fields: Any) -> str:
        """Send a request without waiting; its id."""
        assert self.socket is not None
        request_id = request_id or f"r{next(self._ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": request_id, **fields}))
        return request_id

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer, and for the event it brought."""
        request_id = await self.send(kind, **fields)
        await self.until(lambda: request_id in self.answers)
        answer = self.answers[request_id]
        if answer["type"] == "done":
            await self.until(lambda: self.seq >= answer["seq"])
        return answer

    async def do(self, kind: str, **fields: Any) -> Json:
        """Ask for something that is expected to work."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    @property
    def on_turn(self) -> bool:
        """Whether the game waits for this seat."""
        return self.position is not None and bool(self.position.get("legal"))

    def seqs(self) -> list[int]:
        """The seqs of the log."""
        return [line["seq"] for line in self.log]

    def moves(self) -> list[Json]:
        """The moves of the log."""
        return [line["what"] for line in self.log if line["what"]["type"] == "moved"]

    async def play(self, choose: "Choose") -> None:
        """Play this seat until the game is over."""
        while self.table["phase"] != "ended":
            if self.on_turn and not self.table.get("paused"):
                await self.move(choose)
            else:
                await self.hear()

    async def move(self, choose: "Choose") -> Json:
        """Make one of the legal moves."""
        assert self.position is not None
        move = choose(self.position["legal"])
        return await self.do("make-move", move=move, turn=self.position["turn"])


def careful(seed: int) -> Choose:
    """A way to choose that seldom plays a card, so that games are long, and is the same every time."""
    chance = Random(seed)

    def choose(legal: list[str]) -> str:
        others = [move for move in legal if not move.startswith("P")]
        return chance.choice(others if others and chance.random() < 0.8 else legal)

    return choose


async def play(*seats: AtTable, seed: int = 1) -> None:
    """Let these people play their game to its end."""
    await asyncio.gather(*(at.play(careful(seed + place)) for place, at in enumerate(seats)))
