"""One person with two browsers: by a code, until one of them is sent away."""

import pytest
import websockets

from hanabi.site.errors import NotValid
from hanabi.site.people import devices
from tests.site.inside import workers
from tests.site.people import Somebody
from tests.site.sites import Site


async def test_a_code_makes_a_second_browser_mine_and_both_work_until_one_is_sent_away(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "New") as phone:
        table = await ann.set_table(players=2, starter=0, bots=("random",), start=True)
        code = (await ann.http.post("/api/device-code")).json()["code"]
        joined = await phone.http.post("/api/devices", json={"code": f" {code[:6].upper()}-{code[6:]}"})
        assert (joined.status_code, joined.json()["name"]) == (201, "Ann")
        assert phone.guest == ann.guest
        assert (await phone.http.post("/api/devices", json={"code": code})).status_code == 403, "only once"
        async with ann.at(table) as at, phone.at(table) as other:
            assert (at.you, other.you) == (0, 0)
            await other.do("make-move", move=other.position["legal"][0], turn=0)  # type: ignore[index]
            await at.until(lambda: bool(at.moves()))
            listed = (await ann.get("/api/devices"))["devices"]
            assert [each["own"] for each in listed] == [True, False]
            left = await ann.http.delete(f"/api/devices/{listed[1]['id']}")
            assert [each["id"] for each in left.json()["devices"]] == ["first"]
            with pytest.raises(websockets.ConnectionClosed):
                await other.until(lambda: False)
            assert other.goodbye == "gone"
            assert (await at.ask("pause"))["type"] == "done"
        assert (await phone.get("/api/me"))["name"] != "Ann"
        assert (await phone.get("/api/tables", mine="true"))["tables"] == []
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_nobody_sends_away_the_browsers_of_others(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Eve") as eve:
        await ann.http.post("/api/device-code")
        assert (await eve.http.delete("/api/devices/first")).status_code == 403
        assert len((await ann.get("/api/devices"))["devices"]) == 1
        assert (await eve.http.post("/api/devices", json={"code": "guessed"})).status_code == 403


async def test_a_lost_first_browser_is_sent_away_at_all_workers_and_all_is_forgotten_in_the_end(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(where, 2) as (one, other):
        ann = one.guests.new()
        second = await other.devices.join(await one.devices.new_code(ann))
        assert (second.id, second.device == ann.device) == (ann.id, False)
        monkeypatch.setattr(devices, "now", lambda: 10**12 * 2)
        late = await one.devices.new_code(ann)
        monkeypatch.setattr(devices, "now", lambda: 10**12 * 2 + devices.GOOD_FOR)
        with pytest.raises(NotValid):
            await one.devices.join(late)
        monkeypatch.undo()
        assert await other.devices.send_away(second, "")
        assert (ann.id, "") not in one.devices
        await one.follow_orders()
        assert (ann.id, "") in one.devices
        assert [each.device for each in await one.store.devices(ann.id)] == [second.device]
        await one.store.drop_devices(ann.id)
        assert await one.store.devices(ann.id) == []
