"""Somebody asks to be forgotten: name, chat and notes go, also from the file; the games stay."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from hanabi.protocol.requests import Say, Sit
from hanabi.protocol.settings import Settings
from hanabi.site.people.forgetting import forget
from hanabi.site.site import Choices
from hanabi.site.site import Site as Worker
from hanabi.site.tables.live import now
from hanabi.store.people import Block, Invitation, MailCode, Passkey
from hanabi.store.store import ChallengeKept, Device, Habits, Notice, Report, Store, open_store
from tests.site.people import Somebody, careful
from tests.site.sites import Site
from tests.store.contents import contents, mentioning

NAME, TALK, NOTE, MARK = "Wilhelmina", "my cat is called Otto", "surely a five", "the great moment"


async def test_nothing_personal_is_left_and_the_game_goes_on(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with AsyncExitStack() as stack:
            will = await stack.enter_async_context(Somebody(site.address, NAME))
            bo = await stack.enter_async_context(Somebody(site.address, "Bo"))
            table = await will.set_table(players=2, starter=0, talk="free")
            async with bo.at(table) as other:
                async with will.at(table) as at:
                    await other.do("sit", seat=1)
                    await at.do("start")
                    await at.do("say", text=TALK)
                    await at.do("write-note", order=0, text=NOTE)
                    await at.do("bookmark", text=MARK)
                    await at.move(careful(1))
                    old = will.cookie
                    assert (await will.http.delete("/api/me")).json() == {"tables": 1}
                    with pytest.raises(websockets.ConnectionClosed):
                        await at.until(lambda: False)
                    assert at.goodbye == "gone"
                await other.until(lambda: "name" not in other.table["seats"][0])
                assert other.on_turn
                await other.move(careful(2))
                await other.do("vote-stop", yes=True)
                before = len(other.sent)
                await other.come_back()
                assert len(other.moves()) == 2
                shown = " ".join(other.sent[before:])
                assert not any(word in shown for word in (NAME, TALK, NOTE, MARK))
            assert will.cookie != old
            will.http.cookies.clear()
            again = await will.http.get("/api/me", headers={"cookie": old})
            assert again.json()["name"] != NAME, "the old cookie opens nothing"
            assert (await will.get("/api/tables", mine="true"))["tables"] == []
            assert (await will.get("/api/me"))["name"] != NAME
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert not any(word.encode() in kept for word in (NAME, TALK, NOTE, MARK))


async def test_who_watched_left_or_reviewed_is_forgotten_too(where: str) -> None:
    with Site(where) as site:
        async with AsyncExitStack() as stack:
            will = await stack.enter_async_context(Somebody(site.address, NAME))
            bo = await stack.enter_async_context(Somebody(site.address, "Bo"))
            guest = will.guest
            watched, left, sent_away, reviewed = [
                await bo.set_table(players=2, starter=0, talk="free") for _ in range(4)
            ]
            for table in (watched, reviewed):
                async with bo.at(table) as host:
                    await host.do("seat-bot", seat=1, bot="random")
                    await host.do("start")
                    await host.do("say", text="good luck")
                    if table == reviewed:
                        await host.do("vote-stop", yes=True)
            async with will.at(watched) as at:
                await at.do("say", text=TALK)
                await at.do("ask-seat", seat=1)
            async with will.at(left) as at:
                await at.do("sit", seat=1)
                await at.do("leave")
            async with will.at(sent_away) as at, bo.at(sent_away) as host:
                await at.do("sit", seat=1)
                await host.do("empty-seat", seat=1)
            async with will.at(reviewed) as at, bo.at(reviewed) as host:
                await at.do("comment", moves=0, text=MARK)
                await host.do("comment", moves=0, text="what a game")
            async with bo.at(watched) as host, will.at(watched) as at:
                assert (await will.http.delete("/api/me")).json() == {"tables": 4}
                with pytest.raises(websockets.ConnectionClosed):
                    await at.until(lambda: False)
                await host.move(careful(1))
    store = await open_store(where)
    kept = {table: await store.events(table) for table in (watched, left, sent_away, reviewed)}
    await store.close()
    for table, rows in kept.items():
        text = b" ".join(row.body for row in rows)
        assert not any(word.encode() in text for word in (NAME, TALK, MARK, guest)), table
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert b'"Bo"' in text
    assert b"good luck" in b" ".join(row.body for row in kept[watched])
    assert b"what a game" in b" ".join(row.body for row in kept[reviewed])


async def test_who_only_watches_is_parted_from(site: Site) -> None:
    async with (
        Somebody(site.address, NAME) as will,
        Somebody(site.address, "Bo") as bo,
        will.at(await bo.set_table(players=2)) as at,
    ):
        assert (await will.http.delete("/api/me")).json() == {"tables": 0}
        with pytest.raises(websockets.ConnectionClosed):
            await at.until(lambda: False)
        assert at.goodbye == "gone"


async def test_to_be_forgotten_while_others_write_to_the_table_harms_nothing(site: Site) -> None:
    async with AsyncExitStack() as stack:
        names = (NAME, "Bo", "Cy")
        people = [await stack.enter_async_context(Somebody(site.address, name)) for name in names]
        table = await people[1].set_table(players=3, starter=1, talk="free", bots=("random",))
        async with people[0].at(table) as at, people[1].at(table) as bo:
            await at.do("sit", seat=2)
            await bo.do("start")
            ids = [await bo.send("say", text=f"{number}") for number in range(40)]
            deleted = await people[0].http.delete("/api/me")
            await bo.until(lambda: ids[-1] in bo.answers)
            assert deleted.json() == {"tables": 1}
            assert [bo.answers[each]["type"] for each in ids] == ["done"] * 40
            await bo.until(lambda: "name" not in bo.table["seats"][2])
            await bo.come_back()
            assert [line["what"].get("text") for line in bo.log if line["what"]["type"] == "said"] == [
                str(number) for number in range(40)
            ]


async def keep_everything_of(store: Store, guest: str, table: str) -> None:
    """Fill every part of a store that is about somebody."""
    at = now()
    await store.keep_device(Device(guest, "phone", at))
    await store.keep_device_code("digest", guest, "said", at + 1000)
    places = {
        "push": "https://fcm.googleapis.com/x",
        "webhook": "https://hooks.example/x",
        "mail": "w@x.example",
    }
    for kind, address in places.items():
        assert await store.keep_notice(Notice(kind, guest, kind, address, "s", "en", "https://here", at), 5)
    await store.keep_mail_code(MailCode(guest, "will@new.example", "digest", 5, at))
    assert await store.keep_passkey(Passkey("key", guest, b"public", 0, "said", at), 5)
    assert await store.keep_invitation(Invitation(table, guest, "bo", "Bo", "", at), 5)
    assert await store.keep_invitation(Invitation(table, "cy", guest, NAME, "", at), 5)
    assert await store.keep_block(Block(guest, "eve", "Eve", at), 5)
    assert await store.keep_block(Block("bo", guest, NAME, at), 5)
    assert await store.keep_challenge(ChallengeKept("c", guest, "2010", "base", 2, 3, at), 5)
    assert await store.keep_report(Report(0, at, guest, table, None, TALK), 5)
    await store.keep_habits(Habits(guest, "partner", 1, True, False, at))
    assert await store.keep_puzzle_answer(guest, "p1", at, True)
    await store.rate_puzzle_player(guest, 1200, 20, True)


async def test_no_table_of_the_store_has_anything_left_of_whoever_is_forgotten(where: str) -> None:
    worker = await Worker.open(Choices(store=where))
    ann, will = worker.guests.new(), worker.guests.new()
    live = await worker.tables.create(ann, Settings(players=3))
    await worker.tables.ask(live, will, Sit("sit", 1))
    await worker.tables.ask(live, will, Say("say", TALK))
    await keep_everything_of(worker.store, will.id, live.id)
    before = await contents(where)
    theirs = mentioning(before, will.id)
    about = {table for table, (columns, _) in before.items() if {"guest", "keeper", "host"} & {*columns}}
    assert about | {"events"} == theirs, "every table that is about somebody was filled"
    await forget(worker.tables, will)
    after = await contents(where)
    assert mentioning(after, will.id) == mentioning(after, NAME) == mentioning(after, TALK) == set()
    assert mentioning(after, ann.id) >= {"events", "tables", "seats"}, "the others stay"
    places = {"devices", "device_codes", "notices", "mail_codes", "passkeys", "invitations", "blocks"}
    assert {table: after[table][1] for table in places} == {table: [] for table in places}
    await worker.close()
