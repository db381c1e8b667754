"""What blocked people say is told apart for whoever blocked them, before it comes; nobody else is told."""

import json
from contextlib import AsyncExitStack

from tests.site.people import AtTable, Json, Somebody, careful
from tests.site.sites import Site


def folded(at: AtTable) -> list[list[int]]:
    """Every word of the server on lines of blocked people, in the order in which it came."""
    told: list[Json] = [json.loads(each) for each in at.sent]
    return [each["lines"] for each in told if each["type"] == "blocked-talk"]


def said(at: AtTable) -> list[int]:
    return [line["seq"] for line in at.log if line["what"]["type"] == "said"]


def order(at: AtTable) -> list[str]:
    return [json.loads(each)["type"] for each in at.sent]


async def in_sight(at: AtTable) -> None:
    assert at.socket is not None
    await at.socket.send('{"type":"in-sight","visible":true}')


async def test_who_blocks_somebody_at_the_table_is_told_which_lines_are_theirs(site: Site) -> None:
    async with AsyncExitStack() as stack:
        everybody = (Somebody(site.address, name) for name in ("Ann", "Bo", "Cy"))
        ann, bo, cy = [await stack.enter_async_context(each) for each in everybody]
        table = await ann.set_table(players=3)
        at, other, third = [await stack.enter_async_context(each.at(table)) for each in (ann, bo, cy)]
        await other.do("sit", seat=1)
        await third.do("sit", seat=2)
        await other.do("say", text="first")
        await third.do("say", text="hello")
        await at.until(lambda: len(said(at)) == 2)
        blocked = await ann.http.post("/api/blocks", json={"table": table, "seat": 1})
        assert [each["name"] for each in blocked.json()["blocked"]] == ["Bo"]
        await in_sight(at)
        await at.until(lambda: bool(folded(at)))
        assert folded(at) == [said(at)[:1]]
        await other.do("say", text="second")
        await at.until(lambda: len(said(at)) == 3)
        first, _, second = said(at)
        assert folded(at)[-1] == [first, second]
        assert order(at)[-2:] == ["blocked-talk", "news"], "before the line itself"
        assert folded(other) == folded(third) == [], "nobody else is told"
        await at.come_back()
        assert folded(at)[-1] == [first, second]
        async with ann.at(table) as again:
            assert order(again)[:2] == ["blocked-talk", "table"]
        (bos,) = blocked.json()["blocked"]
        assert (await ann.http.delete(f"/api/blocks/{bos['id']}")).json() == {"blocked": []}
        await in_sight(at)
        await at.until(lambda: folded(at)[-1] == [])
        for seat in (0, 4):
            refused = await ann.http.post("/api/blocks", json={"table": table, "seat": seat})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-for-you")


async def test_a_late_watcher_is_not_told_that_a_blocked_player_spoke_before_they_hear_it(site: Site) -> None:
    async with (
        Somebody(site.address, "Ann") as ann,
        Somebody(site.address, "Bo") as bo,
        Somebody(site.address, "Eve") as eve,
    ):
        late = {"type": "delayed", "turns": 1}
        table = await ann.set_table(players=2, starter=0, talk="free", watching=late)
        async with ann.at(table) as at, bo.at(table) as other:
            await other.do("sit", seat=1)
            await at.do("start")
            assert (await eve.http.post("/api/blocks", json={"table": table, "seat": 1})).status_code == 201
            async with eve.at(table) as watching:
                await other.do("say", text="psst")
                await other.do("leave")
                await other.do("take-seat-back")
                await watching.until(lambda: watching.log[-1]["what"]["type"] == "returned")
                assert folded(watching) == [] == said(watching)
                await at.move(careful(1))
                await other.until(lambda: other.on_turn)
                await other.move(careful(2))
                await watching.until(lambda: bool(said(watching)))
                assert folded(watching) == [said(watching)]
