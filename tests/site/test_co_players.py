"""The people somebody has played with: who they are, the games with them, and what nobody learns of them."""

from contextlib import AsyncExitStack

import httpx

from tests.site.people import Json, Somebody
from tests.site.sites import Site


async def finished(*people: Somebody, public: bool = False) -> str:
    """A game of these people, given up at once."""
    async with AsyncExitStack() as stack:
        table = await people[0].set_table(players=max(2, len(people)), public=public)
        seats = [await stack.enter_async_context(somebody.at(table)) for somebody in people]
        for number, at in enumerate(seats[1:], start=1):
            await at.do("sit", seat=number)
        await seats[0].do("start")
        for at in seats:
            await at.do("vote-stop", yes=True)
    return table


async def names(somebody: Somebody) -> dict[str, int]:
    return {each["name"]: each["games"] for each in (await somebody.get("/api/co-players"))["co_players"]}


async def test_a_group_finds_its_games(site: Site) -> None:
    async with AsyncExitStack() as stack:
        everybody = (Somebody(site.address, name) for name in ("Ann", "Bo", "Cy", "Dee"))
        ann, bo, cy, dee = [await stack.enter_async_context(each) for each in everybody]
        two = await finished(ann, bo)
        three = await finished(ann, bo, cy)
        public = await finished(bo, cy, public=True)
        await finished(cy, dee)
        await ann.set_table(players=2, bots=("random",))
        assert await names(ann) == {"Bo": 2, "Cy": 1}
        assert await names(dee) == {"Cy": 1}
        ids = {each["name"]: each["id"] for each in (await ann.get("/api/co-players"))["co_players"]}

        async def tables(somebody: Somebody, mine: str, *who: str) -> set[str]:
            query: Json = {"mine": mine, "with": list(who), "phase": "ended"}
            found = {each["table"] for each in (await somebody.get("/api/tables", **query))["tables"]}
            assert (await somebody.get("/api/statistics", **query))["games"] == len(found)
            return found

        assert await tables(ann, "true", ids["Bo"]) == {two, three}
        assert await tables(ann, "true", ids["Bo"], ids["Cy"]) == {three}
        assert await tables(ann, "false", ids["Bo"], ids["Cy"]) == {public}
        assert await tables(bo, "true", ids["Cy"]) == set()  # Ann's ids are nobody else's
        assert await tables(ann, "true", ids["Bo"], "nobody at all") == set()
        many = await ann.http.get("/api/tables", params={"with": [ids["Bo"]] * 6})
        assert (many.status_code, many.json()["code"]) == (400, "bad-wanted")

        await bo.http.delete("/api/me")
        assert await names(ann) == {"Cy": 1}
        assert await tables(ann, "true", ids["Bo"]) == set()


async def test_an_id_of_a_fellow_is_stable_and_holds_nothing_of_the_cookie(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        await finished(ann, bo)
        first = await ann.http.get("/api/co-players")
        await finished(ann, bo)
        (before,), (after,) = first.json()["co_players"], (await ann.get("/api/co-players"))["co_players"]
        assert before["id"] == after["id"]
        assert bo.guest not in first.text


def test_who_has_no_cookie_has_no_fellows(site: Site) -> None:
    assert httpx.get(f"{site.address}/api/co-players").json() == {"co_players": []}
