"""What whoever runs a site does to it with `hanabi admin` while it runs, with either store."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from hanabi.site.errors import Banned
from hanabi.site.people.admission import Admission, network
from hanabi.site.people.guests import Guest
from hanabi.site.people.signing import SigningSecret, believed
from hanabi.store.store import Order, open_store
from tests.site.people import Somebody
from tests.site.sites import Site
from tests.site.test_tables import LESSON

SOON = 20.0  # seconds, by far more than a site needs to follow


def admin(site: Site, *words: str) -> str:
    """Run `hanabi admin` on the store of a running site; what it prints."""
    command = [sys.executable, "-m", "hanabi", "admin", *words, "--store", site.store]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + SOON
    while not await happened():
        assert time.monotonic() < end, "the site did not follow"
        await asyncio.sleep(0.1)


@pytest.fixture
def running(where: str) -> Iterator[Site]:
    with Site(where) as site:
        yield site


async def test_tables_are_listed_closed_and_deleted_while_people_are_there(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Ben") as ben:
        gathering, playing = await ann.set_table(players=2), await ann.set_table(players=2)
        async with ann.at(gathering) as waits, ann.at(playing) as one, ben.at(playing) as two:
            await two.do("sit", seat=1)
            await one.do("start")
            listed = await asyncio.to_thread(admin, site, "tables")
            assert gathering in listed
            assert playing in listed
            assert f"Ben @{ben.guest}" in listed
            assert gathering not in await asyncio.to_thread(admin, site, "tables", "--guest", f"@{ben.guest}")
            await asyncio.to_thread(admin, site, "close", gathering, playing)
            await asyncio.wait_for(waits.until(lambda: waits.table["phase"] == "closed"), SOON)
            await asyncio.wait_for(two.until(lambda: two.table["phase"] == "ended"), SOON)
            await asyncio.to_thread(admin, site, "delete", playing)
            await asyncio.wait_for(two.until(lambda: two.goodbye == "gone"), SOON)
        assert (await ben.http.get(f"/api/tables/{playing}")).status_code == 404
        log = await asyncio.to_thread(admin, site, "log")
        assert [f"close {gathering}" in log, f"close {playing}" in log, f"delete {playing}" in log] == [
            True
        ] * 3


async def test_a_lesson_that_was_deleted_is_no_reason_to_refuse_the_next(running: Site) -> None:
    async with Somebody(running.address, "Ann") as ann:
        lesson = (await ann.http.post("/api/tables", json=LESSON)).json()["table"]
        await asyncio.to_thread(admin, running, "delete", lesson)
        assert (await ann.http.post("/api/tables", json=LESSON)).status_code == 201


async def test_the_lobby_is_cleared_of_public_tables_that_gather(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann:
        public = [await ann.set_table(players=2, public=True) for _ in range(3)]
        private = await ann.set_table(players=2)
        assert await asyncio.to_thread(admin, site, "clear-lobby") == "3 tables closed.\n"

        async def gone() -> bool:
            shown = [await ann.get(f"/api/tables/{table}") for table in public]
            return all(each["table"]["phase"] == "closed" for each in shown)

        await until(gone)
        assert (await ann.get(f"/api/tables/{private}"))["table"]["phase"] == "gathering"


async def test_a_person_is_removed_and_their_cookie_is_worth_nothing(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Quintessa") as ann, Somebody(site.address, "Ben") as ben:
        table = await ann.set_table(players=2, talk="free")
        async with ann.at(table) as one, ben.at(table) as two:
            await two.do("sit", seat=1)
            await one.do("say", text="words that hurt")
            guest = ann.guest
            await asyncio.to_thread(admin, site, "forget", f"@{guest}")
            await asyncio.wait_for(one.until(lambda: one.goodbye == "gone"), SOON)

        async def gone() -> bool:
            text = (await ben.http.get(f"/api/tables/{table}")).text
            return "Quintessa" not in text and "words that hurt" not in text

        await until(gone)
        assert (await ann.get("/api/me"))["name"] != "Quintessa"


async def test_a_banned_guest_is_shut_out_until_the_ban_is_lifted(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Ben") as ben:
        table = await ann.set_table(players=2)
        async with ben.at(table) as at:
            await asyncio.to_thread(admin, site, "ban", f"@{ben.guest}", "--note", "rude")
            await asyncio.wait_for(at.until(lambda: at.goodbye is not None), SOON)
        refused = await ben.http.post("/api/tables", json={"settings": {}})
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        again = ben.at(table)
        await again.connect()
        assert again.goodbye == "not-allowed"
        await again.hang_up()
        assert (await ann.http.get("/api/me")).status_code == 200
        await asyncio.to_thread(admin, site, "unban", f"@{ben.guest}")
        await until(lambda: _answers(ben, 200))


async def _answers(who: Somebody, status: int) -> bool:
    return (await who.http.get("/api/me")).status_code == status


async def test_an_address_is_shut_out_until_the_ban_is_lifted(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Ben") as ben:
        await asyncio.to_thread(admin, site, "ban", ann.comes_from, "--days", "7")
        await until(lambda: _answers(ann, 403))
        assert await _answers(ben, 200)
        await asyncio.to_thread(admin, site, "unban", ann.comes_from)
        await until(lambda: _answers(ann, 200))


async def test_a_ban_for_some_days_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(str(tmp_path / "hanabi.sqlite3"))
    for subject in ("192.0.2.0/24", "guest"):
        await store.keep_order(Order(0, 0, "ann", "ban", subject, until=5_000))
    admission = Admission(store)
    await admission.catch_up()
    await store.close()
    refused = ((None, "192.0.2.7"), (None, "::ffff:192.0.2.7"), (Guest("guest", "Eve", "en"), "198.51.100.1"))
    for guest, address in refused:
        monkeypatch.setattr("hanabi.site.people.admission.now", lambda: 4_999)
        with pytest.raises(Banned):
            admission.check(guest, address)
        monkeypatch.setattr("hanabi.site.people.admission.now", lambda: 5_000)
        admission.check(guest, address)


async def test_a_revoked_cookie_and_revoked_keys_open_nothing(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Robot") as robot:
        table = await ann.set_table(players=3)
        keys = []
        for seat in (1, 2):
            wish = {"seat": seat, "name": "Robot"}
            keys.append((await ann.http.post(f"/api/tables/{table}/keys", json=wish)).json()["key"])
        async with robot.at(table, key=keys[0]) as at:
            await asyncio.to_thread(admin, site, "revoke", "--keys-of", table)
            await asyncio.wait_for(at.until(lambda: at.goodbye is not None), SOON)
        late = robot.at(table, key=keys[1])
        await late.connect()
        assert late.goodbye == "not-allowed"
        await late.hang_up()
        guest = ann.guest
        await asyncio.to_thread(admin, site, "revoke", f"@{guest}")

        async def is_new() -> bool:
            return bool((await ann.get("/api/me"))["name"] != "Ann")

        await until(is_new)


async def test_the_secret_is_exchanged_and_everybody_stays(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann:
        daily = await ann.get("/api/daily")
        cookie = ann.cookie
        await asyncio.to_thread(admin, site, "rotate-secret")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        old = httpx.get(f"{site.address}/api/me", headers={"cookie": cookie})
        assert old.json()["name"] == "Ann"
        assert await ann.get("/api/daily") == daily
        await asyncio.to_thread(admin, site, "rotate-secret", "--days", "0")

        async def thrown_out() -> bool:
            answer = httpx.get(f"{site.address}/api/me", headers={"cookie": cookie})
            return bool(answer.json()["name"] != "Ann")

        await until(thrown_out)


def test_a_new_secret_signs_when_every_worker_knows_it_and_the_old_one_ends() -> None:
    known = (SigningSecret(b"old", 0, 5_000), SigningSecret(b"new", 1_000))
    assert believed(known, 500) == (b"new", b"old")
    assert believed(known, 2_000) == (b"old", b"new")
    assert believed(known, 5_000) == (b"new",)


async def test_a_report_waits_for_the_operator(running: Site) -> None:
    site = running
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2)
        path, report = f"/api/tables/{table}/reports", {"text": "he was\x1b[2J rude", "seat": 1}
        assert (await ann.http.post(path, json=report)).status_code == 201
        assert (await ann.http.post("/api/tables/nowhere/reports", json=report)).status_code == 404
        shown = await asyncio.to_thread(admin, site, "reports")
        assert f"table {table}, seat 2  by @{ann.guest}: he was [2J rude\n" in shown
        number = shown.split()[0]
        await asyncio.to_thread(admin, site, "reports", "--done", number)
        assert await asyncio.to_thread(admin, site, "reports") == "No report waits.\n"
        answers = [(await ann.http.post(path, json=report)).status_code for _ in range(12)]
        assert answers[-1] == 429


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
    ],
)
def test_an_ipv6_address_means_its_household(written: str, meant: str) -> None:
    assert str(network(written)) == meant


def test_what_is_wrong_is_said_with_status_two(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = str(tmp_path_factory.mktemp("admin") / "hanabi.sqlite3")
    for words in (("close", "nowhere"), ("delete", "nowhere"), ("revoke",), ("reports", "--done", "7")):
        command = [sys.executable, "-m", "hanabi", "admin", *words, "--store", store]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


INVITE_ONLY = ("--invite-only",)


async def test_a_site_for_people_with_an_invitation_lets_nobody_else_in(where: str) -> None:
    with Site(where, *INVITE_ONLY) as site:
        async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Eve") as eve:
            link = (await asyncio.to_thread(admin, site, "invite", "--note", "club")).split()[0]
            code = link.partition("/?invitation=")[2]
            await until(lambda: _redeems(ann, code))
            table = await ann.set_table(players=2, public=True)
            for path in (
                "/api/tables",
                f"/api/tables/{table}",
                "/api/statistics",
                "/api/daily",
                "/api/export",
            ):
                answer = await eve.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-invited"), path
            assert (await eve.http.post("/api/tables", json={"settings": {}})).status_code == 403
            stranger = eve.at(table)
            await stranger.connect()
            assert stranger.goodbye == "not-allowed"
            await stranger.hang_up()
            assert not await _redeems(eve, code + "x")
            async with ann.at(table) as at:
                name = (await asyncio.to_thread(admin, site, "log")).split("invite ")[1].split()[0]
                await asyncio.to_thread(admin, site, "uninvite", name)
                await asyncio.wait_for(at.until(lambda: at.goodbye is not None), SOON)
            assert (await ann.http.get("/api/tables")).status_code == 403


async def _redeems(who: Somebody, code: str) -> bool:
    answer = await who.http.post("/api/invitation", json={"code": code})
    assert answer.status_code in (200, 403)
    return answer.status_code == 200
