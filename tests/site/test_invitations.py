"""People who played together invite each other: it reaches the lobby and the phone, and can be declined."""

from contextlib import AsyncExitStack

import pytest

from hanabi.protocol.requests import Sit, Start
from hanabi.protocol.settings import Settings
from hanabi.site.errors import TooMuch
from hanabi.site.notices import turn_notices
from hanabi.site.people import invitations
from hanabi.site.people.forgetting import forget
from hanabi.site.people.guests import Guest
from hanabi.site.site import Choices
from hanabi.site.site import Site as Worker
from hanabi.site.tables.live import LiveTable, now
from hanabi.store.store import CoPlayer, Notice
from hanabi.table.errors import NotNow, NotSeated
from tests.site.people import Somebody
from tests.site.push_service import Phone, PushService
from tests.site.sites import Site
from tests.site.test_co_players import finished


async def ids(somebody: Somebody) -> dict[str, str]:
    return {each["name"]: each["id"] for each in (await somebody.get("/api/co-players"))["co_players"]}


async def invited_to(somebody: Somebody) -> list[tuple[str, str]]:
    found = (await somebody.get("/api/invitations"))["invitations"]
    return [(each["name"], each["table"]) for each in found]


async def test_who_played_with_me_is_invited_and_declines_comes_or_blocks_me(site: Site) -> None:
    async with AsyncExitStack() as stack:
        everybody = (Somebody(site.address, name) for name in ("Ann", "Bo", "Cy", "Eve"))
        ann, bo, cy, eve = [await stack.enter_async_context(each) for each in everybody]
        await ann.http.put("/api/me", json={"look": "3142"})
        await finished(ann, bo, cy)
        known = await ids(ann)
        table = await ann.set_table(players=3)
        wish = {"table": table, "people": [known["Bo"], known["Cy"]]}
        sent = await ann.http.post("/api/invitations", json=wish)
        assert (sent.status_code, set(sent.json()["people"])) == (201, set(wish["people"]))
        assert (await ann.http.post("/api/invitations", json=wish)).status_code == 201, "once is enough"

        (shown,) = (await bo.get("/api/invitations"))["invitations"]
        assert (shown["name"], shown["look"], shown["free"]) == ("Ann", "3142", 2)
        assert await invited_to(eve) == []
        assert (await eve.get(f"/api/invitations/{table}"))["people"] == []

        async with bo.at(table) as at:
            await at.do("sit", seat=1)
        assert await invited_to(bo) == [], "who sits there is invited no longer"
        declined = await cy.http.delete(f"/api/invitations/{table}")
        assert declined.json() == {"invitations": []}
        assert (await cy.http.delete(f"/api/invitations/{table}")).status_code == 403
        await ann.http.post("/api/invitations", json=wish)
        assert await invited_to(cy) == [], "no is no"

        other = await ann.set_table(players=2)
        await ann.http.post("/api/invitations", json={"table": other, "people": [known["Cy"]]})
        assert await invited_to(cy) == [("Ann", other)]
        blocked = (await cy.http.post("/api/blocks", json={"table": other})).json()["blocked"]
        assert [each["name"] for each in blocked] == ["Ann"]
        assert await invited_to(cy) == []
        third = await ann.set_table(players=2)
        again = await ann.http.post("/api/invitations", json={"table": third, "people": [known["Cy"]]})
        assert again.json() == {"people": [known["Cy"]]}, "nobody is told that they are blocked"
        assert await invited_to(cy) == []
        others = (await cy.get("/api/co-players"))["co_players"]
        assert {each["name"]: each["blocked"] for each in others} == {"Ann": True, "Bo": False}
        assert (await cy.http.delete(f"/api/blocks/{blocked[0]['id']}")).json() == {"blocked": []}


async def test_nobody_invites_strangers_or_to_tables_of_others(site: Site) -> None:
    async with AsyncExitStack() as stack:
        everybody = (Somebody(site.address, name) for name in ("Ann", "Bo", "Eve"))
        ann, bo, eve = [await stack.enter_async_context(each) for each in everybody]
        await finished(ann, bo)
        wish = {"table": await ann.set_table(players=2), "people": [(await ids(ann))["Bo"]]}
        assert (await eve.http.post("/api/invitations", json=wish)).status_code == 403
        elsewhere = {**wish, "table": await eve.set_table(players=2)}
        refused = await ann.http.post("/api/invitations", json=elsewhere)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
        assert await invited_to(bo) == []


# At a worker of one's own.


async def has_a_phone(worker: Worker, guest: Guest, service: PushService, language: str = "en") -> None:
    """Let somebody be told by the one phone behind a push service."""
    (phone,) = service.phones.values()
    to = phone.wish(service.address)["to"]
    keys = f"{to['p256dh']} {to['auth']}"
    notice = Notice("n", guest.id, "push", to["endpoint"], keys, language, "http://here", now())
    assert await worker.store.keep_notice(notice, 5)


async def a_table(worker: Worker) -> tuple[LiveTable, Guest, Guest]:
    ann, bo = worker.guests.new(), worker.guests.new()
    return await worker.tables.create(ann, Settings(players=2)), ann, bo


async def test_a_phone_is_told_of_an_invitation_unless_the_lobby_showed_it(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notices, "INVITATION_GRACE", 0.0)
    async with PushService(Phone("bo")) as service:
        worker = await Worker.open(Choices(store=where, push_services=(service.address,)))
        live, ann, bo = await a_table(worker)
        await has_a_phone(worker, bo, service, "da")
        friend = CoPlayer(bo.id, "Bo", 1, 0)
        (asked,) = await worker.invitations.invite(live, ann, [friend])
        worker.notices.tell_of_invitation(asked)
        await service.until(1)
        ((_, said),) = service.all
        assert said["title"] == f"{ann.name} inviterer dig til Hanabi"
        assert said["url"] == f"/table/{live.id}"

        second = await worker.tables.create(ann, Settings(players=2))
        (asked,) = await worker.invitations.invite(second, ann, [friend])
        assert len(await worker.invitations.of(bo)) == 2
        worker.notices.tell_of_invitation(asked)
        await worker.notices.close()
        await worker.close()
        assert len(service.all) == 1, "the lobby showed it"


async def test_an_invitation_that_a_restart_left_untold_is_told_once_by_whichever_worker(where: str) -> None:
    async with PushService(Phone("bo")) as service:
        choices = Choices(store=where, push_services=(service.address,))
        first = await Worker.open(choices)
        live, ann, bo = await a_table(first)
        late = now() + turn_notices.LEFT_OVER + 1000
        friends = [CoPlayer(each.id, "x", 1, 0) for each in (bo, first.guests.new())]
        for asked in await first.invitations.invite(live, ann, friends):
            first.notices.tell_of_invitation(asked)
        full, declined = [await first.tables.create(ann, Settings(players=2)) for _ in range(2)]
        for table in (full, declined):
            await first.invitations.invite(table, ann, friends[:1])
        await first.tables.ask(full, first.guests.new(), Sit("sit", 1))
        await first.tables.ask(full, ann, Start("start"))
        await first.invitations.decline(declined.id, bo)
        await first.notices.catch_up(late)  # nobody has said where to be told
        await has_a_phone(first, bo, service)
        await first.notices.catch_up(now())  # it may still be shown by a page
        await first.close()  # before anybody was told
        assert service.all == []
        workers = [await Worker.open(choices) for _ in range(2)]
        for worker in workers * 2:
            await worker.notices.catch_up(late)
        for worker in workers:
            await worker.close()
        assert [said["url"] for _, said in service.all] == [f"/table/{live.id}"]


async def test_invitations_are_few_and_end_with_the_gathering(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "AT_ONCE", 2)
    worker = await Worker.open(Choices(store=where))
    live, ann, bo = await a_table(worker)
    friends = [worker.guests.new() for _ in range(3)]
    asked = [CoPlayer(each.id, "x", 1, 0) for each in friends]
    with pytest.raises(NotSeated):
        await worker.invitations.invite(live, bo, asked[:1])
    with pytest.raises(TooMuch):
        await worker.invitations.invite(live, ann, asked)
    assert [len(await worker.invitations.of(each)) for each in friends] == [1, 1, 0]
    await worker.tables.ask(live, bo, Sit("sit", 1))
    assert await worker.invitations.of(friends[0]) == (), "the table is full"
    await worker.tables.ask(live, ann, Start("start"))
    assert await worker.invitations.of(friends[0]) == ()
    with pytest.raises(NotNow):
        await worker.invitations.invite(live, ann, asked)
    await worker.close()


async def test_invitations_and_blocks_are_gone_with_whoever_is_forgotten(where: str) -> None:
    worker = await Worker.open(Choices(store=where))
    live, ann, bo = await a_table(worker)
    await worker.invitations.invite(live, ann, [CoPlayer(bo.id, "Bo", 1, 0)])
    back = await worker.tables.create(bo, Settings(players=2))
    await worker.invitations.invite(back, bo, [CoPlayer(ann.id, "Ann", 1, 0)])
    await worker.invitations.block(bo, "somebody", "Eve")
    other = worker.guests.new()
    await worker.invitations.block(other, bo.id, "Bo")
    await forget(worker.tables, bo)
    assert await worker.store.invited(live.id) == await worker.store.invited(back.id) == []
    assert await worker.store.blocks(bo.id) == await worker.store.blocks(other.id) == []
    await worker.close()
