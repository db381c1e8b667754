"""Somebody asks to be forgotten: name, chat and notes go, also from the file; the games stay."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from tests.web.people import Somebody, careful
from tests.web.sites import Site

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
            assert (await will.get("/api/tables", mine="true"))["tables"] == []
            assert (await will.get("/api/me"))["name"] != NAME
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert not any(word.encode() in kept for word in (NAME, TALK, NOTE, MARK))


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
