"""The contract of a socket: nothing is missed, nothing happens twice, and nothing wrong closes it."""

import asyncio
import json
import socket
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.site.people import AtTable, Json, Somebody, careful
from tests.site.sites import Site


async def sit_together(stack: AsyncExitStack, site: Site, count: int = 2, **settings: Any) -> list[AtTable]:
    """So many people in the seats of a new table, and the cards are dealt."""
    settings = {"talk": "free"} | settings
    people = [await stack.enter_async_context(Somebody(site.address, name)) for name in "ABCDE"[:count]]
    table = await people[0].set_table(players=count, starter=0, **settings)
    seats = [await stack.enter_async_context(person.at(table)) for person in people]
    for seat, at in enumerate(seats[1:], start=1):
        await at.do("sit", seat=seat)
    await seats[0].do("start")
    for at in seats:
        await at.until(lambda at=at: at.table["phase"] == "playing")  # type: ignore[misc]
    return seats


def types(messages: list[str]) -> list[str]:
    """What kinds of messages these are."""
    return [json.loads(message)["type"] for message in messages]


async def test_who_comes_back_is_shown_what_was_missed(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        await bo.hang_up()
        await ann.move(careful(1))
        await ann.do("say", text="are you there?")
        await bo.come_back()
        assert (bo.seq, bo.seqs()) == (ann.seq, ann.seqs())
        assert bo.on_turn


async def test_who_missed_nothing_is_sent_nothing_again(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        await bo.hang_up()
        before = len(bo.sent)
        await bo.come_back()
        assert set(types(bo.sent[before:])) == {"presence"}
        await ann.move(careful(1))
        await bo.until(lambda: bo.seq == ann.seq)
        assert bo.seqs() == ann.seqs()


async def test_a_seq_from_the_future_brings_the_whole_table(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, _ = await sit_together(stack, site)
        async with ann.somebody.at(ann.table_id, has=999) as again:
            assert again.seq == ann.seq


async def test_a_request_sent_again_gets_the_same_answer_and_happens_once(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        first = await ann.do("say", request_id="again", text="hello")
        second = await ann.do("say", request_id="again", text="hello")
        other = await bo.do("say", request_id="again", text="hello")  # an id is the sender's own
        assert first == second
        assert other["seq"] == first["seq"] + 1
        assert [line["what"]["type"] for line in bo.log].count("said") == 2


async def test_the_same_holds_after_the_site_was_killed(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with AsyncExitStack() as stack:
            ann, bo = await sit_together(stack, site)
            assert ann.position is not None
            wish = {"move": careful(1)(ann.position["legal"]), "turn": ann.position["turn"]}
            first = await ann.do("make-move", request_id="my move", **wish)
            site.kill()
            site.start()
            await ann.come_back()
            await bo.come_back()
            assert await ann.do("make-move", request_id="my move", **wish) == first
            assert len(ann.moves()) == 1
            assert bo.on_turn


async def test_two_tabs_of_one_person_both_work(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        tab = await stack.enter_async_context(ann.somebody.at(ann.table_id))
        assert (tab.you, tab.on_turn) == (0, True)
        await tab.move(careful(1))
        await ann.until(lambda: not ann.on_turn)
        await bo.until(lambda: bo.on_turn)
        await bo.move(careful(2))
        await ann.until(lambda: ann.on_turn)
        await tab.until(lambda: tab.on_turn)
        await tab.hang_up()
        await ann.do("say", text="the other tab is closed, and I am still here")
        assert ann.presence is not None
        assert ann.presence["here"][0]


async def test_a_move_on_a_connection_that_is_cut_is_made_once(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        assert ann.position is not None
        wish = {"move": careful(1)(ann.position["legal"]), "turn": ann.position["turn"]}
        await ann.send("make-move", request_id="cut", **wish)
        assert ann.socket is not None
        ann.socket.transport.abort()
        await bo.until(lambda: bo.on_turn)
        await ann.come_back()
        await ann.do("make-move", request_id="cut", **wish)
        assert len(ann.moves()) == 1


async def test_a_move_for_another_turn_is_stale_whenever_it_comes(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        choose = careful(1)
        assert ann.position is not None
        old = {"move": choose(ann.position["legal"]), "turn": ann.position["turn"]}
        early = await bo.ask("make-move", move="D5", turn=1)
        await ann.do("make-move", **old)
        await bo.until(lambda: bo.on_turn)
        await bo.move(choose)
        await ann.until(lambda: ann.on_turn)
        late = await ann.ask("make-move", **old)
        assert (early["code"], late["code"]) == ("stale", "stale")
        assert len(ann.moves()) == 2


async def test_many_requests_at_once_are_answered_in_order(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, _ = await sit_together(stack, site)
        ids = [await ann.send("say", text=f"{number}") for number in range(30)]
        await ann.until(lambda: ids[-1] in ann.answers)
        seqs = [ann.answers[request_id]["seq"] for request_id in ids]
        assert seqs == list(range(seqs[0], seqs[0] + 30))


async def test_two_seats_that_act_at_once_both_get_their_way(site: Site) -> None:
    async with AsyncExitStack() as stack:
        seats = await sit_together(stack, site, 5)
        for _ in range(5):
            answers = await asyncio.gather(*(at.do("say", text="now!") for at in seats))
            assert len({answer["seq"] for answer in answers}) == 5
        for at in seats:
            await at.until(lambda at=at: at.seq >= max(answer["seq"] for answer in answers))  # type: ignore[misc]
            assert at.seqs() == seats[0].seqs()


async def test_one_free_seat_is_taken_by_one_of_two(site: Site) -> None:
    async with (
        Somebody(site.address, "Ann") as ann,
        Somebody(site.address, "Bo") as bo,
        Somebody(site.address, "Cy") as cy,
    ):
        table = await ann.set_table(players=2)
        async with bo.at(table) as one, cy.at(table) as two:
            answers = await asyncio.gather(one.ask("sit", seat=1), two.ask("sit", seat=1))
    assert sorted(answer.get("code", "done") for answer in answers) == ["done", "seat-taken"]


async def test_a_ping_is_answered_with_the_time(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, _ = await sit_together(stack, site)
        assert ann.socket is not None
        await ann.socket.send('{"type": "ping"}')
        message: Json = {}
        while message.get("type") != "pong":
            message = await ann.hear()
        assert abs(message["now"] / 1000 - time.time()) < 60


BAD: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "bad-message"),
    "no object": ("[1, 2]", "bad-message"),
    "no type": ('{"id": "x"}', "bad-message"),
    "an unknown type": ('{"type": "cheat", "id": "x"}', "bad-message"),
    "no id": ('{"type": "leave"}', "bad-message"),
    "an id that is too long": ('{"type": "leave", "id": "%s"}' % ("x" * 41), "bad-message"),
    "a text that is too long": ('{"type": "say", "id": "x", "text": "%s"}' % ("x" * 501), "bad-message"),
    "a seat that does not exist": ('{"type": "sit", "id": "x", "seat": 9}', "bad-message"),
    "bytes": (b"\xff\xfe", "bad-message"),
    "nothing": ("", "bad-message"),
    "deep brackets": ("[" * 20_000, "bad-message"),
    "a move that cannot be read": (
        '{"type": "make-move", "id": "x", "move": "zz", "turn": 0}',
        "bad-notation",
    ),
    "a bot that nobody knows": ('{"type": "vote-bot", "id": "x", "seat": 1, "bot": "nobody"}', "no-such-bot"),
    "a bot that cheats": ('{"type": "vote-bot", "id": "x", "seat": 1, "bot": "cheat"}', "no-such-bot"),
}


@pytest.mark.parametrize("name", BAD)
async def test_what_is_wrong_gets_a_code_and_the_socket_stays_open(site: Site, name: str) -> None:
    text, code = BAD[name]
    async with AsyncExitStack() as stack:
        ann, _ = await sit_together(stack, site)
        assert ann.socket is not None
        await ann.socket.send(text)
        while (message := await ann.hear())["type"] != "not-done":
            pass
        assert message["code"] == code
        assert message["text"]
        await ann.do("say", text="still here")


async def test_a_message_that_is_too_large_closes_only_its_own_socket(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        assert ann.socket is not None
        await ann.socket.send("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ann.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await bo.do("say", text="I am here")
        await ann.come_back()
        assert ann.seq == bo.seq


async def test_who_asks_for_too_much_is_told_so_and_at_last_closed(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        assert ann.socket is not None
        with suppress(websockets.ConnectionClosed):
            for number in range(5000):
                await ann.send("pause", request_id=f"p{number}")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ann.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008
        await bo.do("say", text="I am here")


async def test_one_who_takes_nothing_in_is_cut_off_and_the_table_plays_on(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        tabs = [bo, *[await stack.enter_async_context(bo.somebody.at(bo.table_id)) for _ in range(2)]]
        before = site.counts()["hanabi_cut_off_total"]
        with connect_without_reading(site, bo.table_id, bo.somebody):
            while site.counts()["hanabi_cut_off_total"] == before:
                await asyncio.gather(*(write_notes(tab, 20) for tab in tabs))
                await ann.do("say", text="we go on")
        await ann.do("say", text="now as well")
        async with bo.somebody.at(bo.table_id) as again:
            assert again.seq == ann.seq


async def write_notes(at: AtTable, count: int) -> None:
    """Write long notes, all of which their writer is sent each time."""
    for order in range(count):
        if (await at.ask("write-note", order=order, text="x" * 500))["type"] == "not-done":
            await asyncio.sleep(0.2)  # that was too much at once


def connect_without_reading(site: Site, table: str, somebody: Somebody) -> socket.socket:
    """A socket that shakes hands, and then never reads: its small buffer is soon full."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", site.port))
    headers = {
        "Host": f"127.0.0.1:{site.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "Cookie": somebody.cookie,
    }
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    line.sendall("\r\n".join((*lines, "", "")).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


async def test_a_table_that_does_not_exist_says_so(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        at = ann.at("nowhere")
        await at.connect()
        assert at.goodbye == "gone"
        await at.hang_up()


async def test_who_is_connected_is_told(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_together(stack, site)
        cy = await stack.enter_async_context(Somebody(site.address, "Cy"))
        async with cy.at(ann.table_id):
            await ann.until(lambda: ann.presence == {"type": "presence", "here": [True, True], "watchers": 1})
        await bo.hang_up()
        await ann.until(lambda: ann.presence == {"type": "presence", "here": [True, False], "watchers": 0})
