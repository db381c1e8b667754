"""No byte that a seat is sent before the end depends on the cards, tiles and chances it may not see.

The same game is played twice over the wire, with deals that differ in nothing but what one seat cannot see:
the cards of its own hand are exchanged with cards from the bottom of the deck, and the last tiles with each
other. Whatever that seat's sockets and HTTP answers brought must be the same, byte for byte, but for ids,
times and the seal. What bots say of their moves is held against the same measure.
"""

import asyncio
import base64
import json
import re
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx
import pytest

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.trust import KNOWN, STRANGER
from hanabi.bots.registry import bot_entry
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Move, Play
from hanabi.rules.options import Options, hand_size
from hanabi.rules.record import Record
from hanabi.rules.suits import Suit
from tests.site.people import AtTable, Somebody
from tests.site.sites import Site

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
OTHERS = ("Fay", "Gus")  # who play games of their own
TURNS = 18
_TIME = re.compile(r"\b1[789]\d{11}\b")  # milliseconds since 1970
_SEAL = re.compile(r"\b[0-9a-f]{64}\b")
_ID = re.compile(r'(?<="id":")r\d+')
_NEXT = re.compile(r'(?<="next":")[\w=-]+')
_CARD = re.compile(f"[{''.join(suit.letter for suit in Suit)}][1-5]")


@dataclass(frozen=True, slots=True)
class Game:
    """What is played twice: `blind` is the seat from which the difference is hidden."""

    options: str
    players: int
    blind: int
    talk: str = "strict"
    aid: str = "full"
    watching: tuple[str, int] = ("one-seat", 0)

    @property
    def settings(self) -> dict[str, Any]:
        """The table's settings; who watches sees what the blind seat sees, nothing yet, or nothing at all."""
        kind, number = self.watching
        number = self.blind if kind == "one-seat" else number
        fields = {"one-seat": {"seat": number}, "delayed": {"turns": number}, "nobody": {}}[kind]
        return {
            "options": self.options,
            "players": self.players,
            "talk": self.talk,
            "aid": self.aid,
            "public": True,
            "watching": {"type": kind, **fields},
        }

    @property
    def rules(self) -> Options:
        """The options of the game itself."""
        values = Options.parse(self.options).to_dict()
        values |= {"talk": "strict" if self.talk == "strict" else "house", "memory_aid": self.aid != "none"}
        return Options.from_dict(values)


GAMES = (
    Game("base", 2, 1),
    Game("five-own", 3, 0, talk="free", watching=("delayed", 100)),
    Game("ten-wild+black+tiles", 4, 2, talk="remarks", watching=("one-seat", 0)),
    Game("announce+five-own", 5, 4, aid="marks", watching=("nobody", 0)),
    Game("expert", 3, 1, aid="none", watching=("one-seat", 0)),
    Game("no-empty-clues", 2, 0, talk="free", watching=("delayed", 100)),
)


# The two deals, and moves that show nothing of their difference.


def twins(game: Game, chance: Random) -> tuple[Deal, Deal, frozenset[int]]:
    """Two deals that differ in what the blind seat cannot see, and the orders of its exchanged cards."""
    deal = Deal.shuffle(game.rules, game.players, chance, starter=0)
    size = hand_size(game.players)
    hidden = list(range(game.blind * size + 1, (game.blind + 1) * size))  # the oldest card stays as it is
    deck, bottom = list(deal.deck), len(deal.deck)
    for order in hidden:
        bottom = next(at for at in reversed(range(bottom)) if deck[at] != deck[order])
        deck[order], deck[bottom] = deck[bottom], deck[order]
    tiles = deal.tiles[:-2] + deal.tiles[:-3:-1]
    return deal, replace(deal, deck=tuple(deck), tiles=tiles), frozenset(hidden)


def script(game: Game, deals: tuple[Deal, Deal], hidden: frozenset[int], chance: Random) -> list[Move]:
    """Moves that are legal with both deals and show none of the exchanged cards."""
    states = [State.deal(deal, game.rules) for deal in deals]
    moves: list[Move] = []
    while len(moves) < TURNS:
        here = states[0]
        assert set(here.legal_moves()) == set(states[1].legal_moves()) or here.on_turn != game.blind
        legal = [move for move in here.legal_moves() if _shows_nothing(move, game, hidden)]
        chance.shuffle(legal)
        for move in legal:
            after = [state.apply(move)[0] for state in states]
            if not any(state.outcome() for state in after):
                states = after
                moves.append(move)
                break
        else:
            return moves
    return moves


def _shows_nothing(move: Move, game: Game, hidden: frozenset[int]) -> bool:
    match move:
        case ClueColor(to) | ClueRank(to):
            return to != game.blind
        case Play(order) | Discard(order):
            return order not in hidden
        case _:
            return True


# Everything that somebody was sent.


class Ears:
    """All bytes that one person got: over sockets and HTTP, ids and times made alike."""

    def __init__(self, somebody: Somebody, tables: list[str]) -> None:
        self.somebody, self.tables, self.table = somebody, tables, tables[-1]
        self.heard: list[str] = []

    def take(self, at: AtTable) -> None:
        """What came over a socket."""
        self.heard += [f"socket {text}" for text in at.sent]

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """What HTTP answers."""
        answer = await self.somebody.http.request(method, path, **more)
        headers = sorted((n, v) for n, v in answer.headers.items() if n not in ("date", "set-cookie"))
        self.heard.append(f"{method} {path} {answer.status_code} {headers} {answer.text}")
        return answer

    async def look_around(self) -> None:
        """Everything that HTTP has of a table and around it."""
        table = f"/api/tables/{self.table}"
        for path in (
            table,
            *(f"{table}/moves/{moves}" for moves in (0, 3, 7, 1000)),
            f"{table}/record",
            f"{table}/replay",
            f"{table}/hanab-live",
            f"{table}/picture.svg?moves=1",
            f"{table}/nothing",
            f"{table}/moves/x",
            "/api/tables?limit=1",
            "/api/tables?phase=playing&limit=1",
            "/api/tables?mine=true&limit=1",
            "/api/statistics",
            "/api/statistics?mine=true",
            "/api/me",
            "/api/offer",
        ):
            await self.ask("GET", path)
        games = (await self.somebody.http.get("/api/export")).text.splitlines()
        self.heard.append(f"{len(games)} games")  # earlier ones, opened long ago
        await self.ask("POST", f"{table}/keys", json={"seat": 0, "name": "Robot"})
        again = {"settings": {}, "deal": {"type": "table", "table": self.table}}
        assert (await self.ask("POST", "/api/tables", json=again)).status_code in (403, 404)

    def alike(self) -> list[str]:
        """What was heard, without what differs from one table to the next."""
        return list(map(self._alike, self.heard))

    def _alike(self, text: str) -> str:
        for number, table in enumerate(self.tables):
            text = text.replace(table, f"TABLE{number}")
        return _SEAL.sub("SEAL", _NEXT.sub("NEXT", _ID.sub("ID", _TIME.sub("0", text))))


# Playing over the wire.


class House:
    """The people of a site, and the loop in which they play."""

    def __init__(self, site: Site, runner: asyncio.Runner) -> None:
        self.site, self.runner = site, runner
        self.people = [Somebody(site.address, name) for name in (*NAMES, *OTHERS, "Watcher")]
        self.tables: list[str] = []
        self._addresses = iter(range(1, 255))

    def run(self, work: Coroutine[None, None, Any]) -> Any:
        """Do something, as if from another address: so nobody is too fast."""
        number = next(self._addresses)
        for somebody in self.people:  # a proxy on the same machine is trusted
            somebody.http.headers["x-forwarded-for"] = f"10.2.0.{number}"
        return self.runner.run(work)

    async def come_in(self) -> None:
        """Everybody gets a cookie."""
        for somebody in self.people:
            await somebody.come_in()

    async def leave(self) -> None:
        """Hang up."""
        for somebody in self.people:
            await somebody.http.aclose()


@contextmanager
def inhabited(site: Site) -> Iterator[House]:
    """A site with people."""
    with asyncio.Runner() as runner:
        house = House(site, runner)
        house.run(house.come_in())
        yield house
        house.run(house.leave())


@pytest.fixture(scope="module")
def house(site: Site) -> Iterator[House]:
    with inhabited(site) as house:
        yield house


@pytest.fixture(scope="module")
def other_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another site, on which the same has happened so far."""
    with Site(tmp_path_factory.mktemp("other") / "hanabi.sqlite3") as site, inhabited(site) as house:
        yield house


@dataclass
class Played:
    """What the blind seat and the watcher heard, what everybody heard, and what was opened at the end."""

    blind: list[str]
    watcher: list[str]
    everything: str
    opened: dict[str, Any]


async def play(house: House, game: Game, deal: Deal, moves: list[Move]) -> Played:
    """Play a chosen deal over the wire, with everything that people do beside playing."""
    people = house.people[: game.players]
    record = Record(game.rules, deal, NAMES[: game.players]).to_json()
    wish = {"settings": game.settings, "deal": {"type": "record", "record": record}}
    answer = await people[0].http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    house.tables.append(table)
    ears = [Ears(somebody, house.tables) for somebody in (*people, house.people[-1])]
    blind, watcher = ears[game.blind], ears[-1]
    async with AsyncExitStack() as stack:
        at = [await stack.enter_async_context(somebody.at(table)) for somebody in people]
        for seat in range(1, game.players):
            await at[seat].do("sit", seat=seat)
        await at[0].do("start")
        watching = await stack.enter_async_context(house.people[-1].at(table))
        made = 0
        for turn, move in enumerate(moves):
            for one in at:
                await _see(one, made)
            mover = next(seat for seat, one in enumerate(at) if one.on_turn)
            made += await _besides(game, at, turn, mover)
            state = at[mover].position
            assert state is not None
            await at[mover].do("make-move", move=str(move), turn=state["turn"])
            made += 1
            if turn % 6 == 5:
                await blind.look_around()
                await watcher.look_around()
        again = await stack.enter_async_context(people[game.blind].at(table, has=3))
        for one in (*at, again, watching):
            if one.goodbye is None:
                await _catch_up(one)
        for ear, one in zip(ears, (*at, watching), strict=True):
            ear.take(one)
        blind.take(again)
        heard = blind.alike(), watcher.alike()
        everything = "\n".join(text for ear in ears for text in ear.heard)
        for one in at:
            await one.do("vote-stop", yes=True)
        await _catch_up(at[0])
        opened = json.loads(next(text for text in reversed(at[0].sent) if '"opened"' in text))["opened"]
    return Played(*heard, everything, opened)


async def _see(at: AtTable, moves: int) -> None:
    """Wait until so many moves were shown."""
    await at.until(lambda: at.position is not None and at.position["moves"] >= moves)


async def _besides(game: Game, at: list[AtTable], turn: int, mover: int) -> int:
    """Talk, notes, votes, takebacks, and a hand in another order, which is a move: how many were made."""
    blind, other = at[game.blind], at[(game.blind + 1) % game.players]
    match turn % 6:
        case 0:
            for one in (blind, other):
                await one.do("write-note", order=turn, text=f"note {turn} of {one.you}")
            await blind.ask("say", text="what a game")
            await other.ask("remark", remark="know-nothing")
        case 1 if turn < 12:
            for move in (
                "P99",
                "D0",
                "C0:R",
                f"C{game.blind}:1",
                "P1=R",
                "S:R1",
                "R:R1",
                "L",
                "X",
                "nonsense",
            ):
                if mover != game.blind or move in ("P99", "X", "nonsense"):
                    answer = await blind.ask("make-move", move=move, turn=(blind.position or {})["turn"])
                    assert answer["type"] == "not-done"
        case 2:
            hand = [card["order"] for card in (blind.position or {})["hands"][game.blind]]
            order = ",".join(map(str, reversed(hand)))
            await blind.do("make-move", move=f"H{game.blind}:{order}", turn=0)
            return 1
        case 3:
            await other.do("pause")
            await blind.do("go-on")
            await blind.do("bookmark", text="here")
        case 4:
            for one in at:
                if (await one.ask("ask-takeback"))["type"] == "done":
                    answering = next(each for each in at if each is not one)
                    await answering.do("answer-takeback", yes=False)
        case 5:
            await other.do("vote-stop", yes=True)
            await other.do("vote-stop", yes=False)
    return 0


async def _catch_up(at: AtTable) -> None:
    """Everything that was sent before a pong has arrived."""
    assert at.socket is not None
    await at.socket.send('{"type":"ping"}')
    while (await at.hear())["type"] != "pong":
        pass


def secrets_of(opened: dict[str, Any]) -> list[str]:
    """Texts that must not be found before the end: salt, code, and any seven cards of the deck in a row."""
    deck = opened["deck"].split()
    rows = [deck[at : at + 7] for at in range(len(deck) - 6)]
    found = [opened["salt"], opened["code"], opened["code"].replace("-", "")]
    for between in (" ", "", ",", '","'):
        found += [between.join(row) for row in rows]
    tiles = opened["tiles"]
    return found + [between.join(tiles) for between in (" ", ",", '","') if tiles]


def guest_ids(house: House) -> list[str]:
    """The ids that only the cookies hold, and what signs them."""
    found = []
    for somebody in house.people:
        payload, _, signature = somebody.signed.rpartition(".")
        text = payload.partition(".")[0]
        found += [json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))[0], signature]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.options}-{game.players}")
def test_no_byte_depends_on_what_a_seat_cannot_see(game: Game, house: House, other_house: House) -> None:
    chance = Random(f"{game.options} {game.players}")
    deal, other, hidden = twins(game, chance)
    moves = script(game, (deal, other), hidden, chance)
    assert len(moves) >= TURNS // 2
    first = house.run(play(house, game, deal, moves))
    second = other_house.run(play(other_house, game, other, moves))
    assert first.opened["deck"] != second.opened["deck"]
    for mine, theirs in ((first.blind, second.blind), (first.watcher, second.watcher)):
        assert len(mine) == len(theirs)
        for one, two in zip(mine, theirs, strict=True):
            assert one == two
    for played, where in ((first, house), (second, other_house)):
        secret = (*secrets_of(played.opened), *guest_ids(where))
        assert not [text for text in secret if text in played.everything]


# With bots, whose moves depend on what they see: no face in places where none may be.


def faces(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every card's face in a message, with its place."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if _CARD.fullmatch(name):
                yield f"{path}.{{}}", name
            yield from faces(inner, f"{path}.{name}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from faces(inner, f"{path}[{place}]")
    elif isinstance(value, str) and _CARD.fullmatch(value):
        yield path, value


def open_places(seat: int, players: int) -> re.Pattern[str]:
    """Where a seat may find faces: other hands, what lies open, and what everyone saw."""
    others = "|".join(str(other) for other in range(players) if other != seat)
    return re.compile(
        rf"\.position\.(hands\[({others})\]\[\d\]\.card|discards\[\d+\]|indispensable\[\d+\])"
        r"|(\.log\[\d+\]|\.line)\.what\.events\[\d\]\.card"
        r"|\.position\.(hands\[\d\]\[\d\]|clues\[\d+\])\.(clued|suits|ranks|named)"
        r"|\.rules\.copies\.\{\}"
    )


@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles"])
def test_with_bots_at_the_table_faces_are_only_where_they_may_be(options: str, house: House) -> None:
    async def game() -> tuple[AtTable, dict[str, Any]]:
        fay = house.people[len(NAMES)]
        table = await fay.set_table(
            options=options, players=3, pace=0, bots=("cautious", "random"), start=True, talk="free"
        )
        async with fay.at(table) as at:
            chance = Random(options)
            while at.table["phase"] == "playing":
                if at.on_turn:
                    await at.move(lambda legal: chance.choice(legal))
                else:
                    await at.hear()
            return at, json.loads(at.sent[-1] if '"opened"' in at.sent[-1] else _last_opened(at))["opened"]

    at, opened = house.run(game())
    before = [text for text in at.sent if '"opened"' not in text and '"phase":"ended"' not in text]
    allowed = open_places(0, 3)
    for text in before:
        wrong = [place for place, _ in faces(json.loads(text)) if not allowed.fullmatch(place)]
        assert not wrong, text
    everything = "\n".join(before)
    assert not [text for text in (*secrets_of(opened), *guest_ids(house)) if text in everything]


def _last_opened(at: AtTable) -> str:
    return next(text for text in reversed(at.sent) if '"opened"' in text)


def test_a_watcher_who_is_late_hears_nothing_of_the_last_turns(house: House) -> None:
    async def game() -> None:
        fay, gus, watcher = house.people[len(NAMES) :]
        late = {"type": "delayed", "turns": 4}
        table = await fay.set_table(players=2, public=True, starter=0, watching=late)
        async with fay.at(table) as one, gus.at(table) as two, watcher.at(table) as late_one:
            await two.do("sit", seat=1)
            await one.do("start")
            chance = Random(4)
            for turn in range(12):
                for at in (one, two):
                    await _catch_up(at)
                mover = one if one.on_turn else two
                await mover.move(lambda legal: chance.choice([m for m in legal if m[0] != "P"] or legal))
                await _catch_up(late_one)
                listed = await watcher.http.get(f"/api/tables/{table}/moves/1000")
                seen = late_one.position
                assert (seen["turn"] if seen else 0) <= max(0, turn + 1 - 4)
                if listed.status_code == 200:
                    assert listed.json()["turn"] <= max(0, turn + 1 - 4)

    house.run(game())


# What bots say: they see what the blind seat does not, so a pair of games is sought that they play alike.


@dataclass(frozen=True, slots=True)
class WithBots:
    """A game of the first seat, which is blind, with bots that explain themselves."""

    options: str
    players: int
    conventions: int | None = None
    bot: str = "partner"

    @property
    def rules(self) -> Options:
        """The options of the game."""
        return Options.parse(self.options)

    def seats(self, deal: Deal) -> Seats:
        """The bots of the site, at another table."""
        entry = bot_entry(self.bot)
        bots = {seat: entry.make(Random(seat), self.conventions) for seat in range(1, self.players)}
        for bot in bots.values():
            if isinstance(bot, PartnerBot):
                bot.meet(0, STRANGER if self.conventions is None else KNOWN)
        return Seats(State.deal(deal, self.rules), bots)


WITH_BOTS = (
    WithBots("base", 2),
    WithBots("base", 3, conventions=2),
    WithBots("ten-wild+black", 3),
    WithBots("tiles+five-own", 3, conventions=3),
    WithBots("announce+five-own", 4, conventions=1),
    WithBots("expert+no-empty-clues", 5),
    WithBots("base", 2, bot="sieve"),
    WithBots("tiles+announce+five-own", 2, bot="sieve"),
)
FEWEST_MOVES = 6


def other_hand(deal: Deal, players: int, chance: Random) -> tuple[Deal, frozenset[int]]:
    """The same deal, but for one or two cards of the first hand, which lie at the bottom of the deck."""
    hidden = chance.sample(range(hand_size(players)), chance.choice((1, 2)))
    deck, bottom = list(deal.deck), len(deal.deck)
    for order in hidden:
        bottom = next(at for at in reversed(range(bottom)) if deck[at] != deck[order])
        deck[order], deck[bottom] = deck[bottom], deck[order]
    return replace(deal, deck=tuple(deck)), frozenset(hidden)


def played_alike(
    game: WithBots, deals: tuple[Deal, Deal], hidden: frozenset[int], chance: Random
) -> list[Move]:
    """The moves of both games, as long as the first seat sees no difference, up to one of its turns."""
    both, whole = [game.seats(deal) for deal in deals], 0
    moves: list[Move] = []
    while len(moves) < TURNS:
        here = both[0].state
        if here.on_turn == 0:
            whole = len(moves)
            legal = [move for move in here.legal_moves() if not _is_about(move, hidden)]
            chosen = [chance.choice(legal)] * 2
        else:
            chosen = [seats.choose() for seats in both]
        after = [seats.state.apply(move)[0] for seats, move in zip(both, chosen, strict=True)]
        if chosen[0] != chosen[1] or any(state.is_over for state in after):
            break
        if after[0].view(0) != after[1].view(0):
            break
        for seats, move in zip(both, chosen, strict=True):
            seats.make(move)
        moves.append(chosen[0])
    return moves[:whole]


def _is_about(move: Move, hidden: frozenset[int]) -> bool:
    return isinstance(move, Play | Discard) and move.order in hidden


async def hear_bots(house: House, game: WithBots, deal: Deal, moves: list[Move]) -> tuple[list[str], int]:
    """Play over the wire and ask about every move, in the middle and at the end; all that was heard."""
    ann = house.people[0]
    record = Record(game.rules, deal, NAMES[: game.players]).to_json()
    table = await ann.set_table(
        options=game.options,
        players=game.players,
        conventions=game.conventions,
        bots=(game.bot,) * (game.players - 1),
        deal={"type": "record", "record": record},
        start=True,
    )
    house.tables.append(table)
    ears, said = Ears(ann, house.tables), 0
    async with ann.at(table) as at:
        while (made := (at.position or {})["moves"]) < len(moves):
            if made >= len(moves) // 2 and not said:
                said += await ask_about_all(ears, made)
            await at.do("make-move", move=str(moves[made]), turn=(at.position or {})["turn"])
            await at.until(lambda: at.on_turn)
        said += await ask_about_all(ears, len(moves))
        ears.take(at)
    return ears.alike(), said


async def ask_about_all(ears: Ears, moves: int) -> int:
    """Ask why each of so many moves was made; how much was said."""
    said = 0
    for number in range(1, moves + 1):
        path = f"/api/tables/{ears.table}/moves/{number}/why"
        while (answer := await ears.ask("GET", path)).status_code == 429:  # it is costly work
            ears.heard.pop()
            await asyncio.sleep(0.2)
        told = answer.json()
        said += len(told["reasons"]) + len(told["readings"]) + len(told["meaning"])
    return said


@pytest.mark.parametrize(
    "game", WITH_BOTS, ids=lambda game: f"{game.bot}-{game.options}-{game.players}-{game.conventions}"
)
def test_no_byte_of_what_bots_say_depends_on_what_a_seat_cannot_see(
    game: WithBots, house: House, other_house: House
) -> None:
    chance, moves = Random(f"{game.options} {game.players}"), list[Move]()
    while len(moves) < FEWEST_MOVES:
        deal = Deal.shuffle(game.rules, game.players, chance, starter=0)
        other, hidden = other_hand(deal, game.players, chance)
        moves = played_alike(game, (deal, other), hidden, chance)
    first, said = house.run(hear_bots(house, game, deal, moves))
    second, _ = other_house.run(hear_bots(other_house, game, other, moves))
    assert len(first) == len(second)
    for one, two in zip(first, second, strict=True):
        assert one == two
    assert said > len(moves) / 2
