"""Somebody is told of their turn: once, encrypted, not while they look, and never inside our own network."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hanabi.protocol.requests import MakeMove, Sit, Start, TakeVacation
from hanabi.protocol.settings import PerTurn, Settings
from hanabi.rules.errors import BadNotation
from hanabi.site.http.routes import ROUTES
from hanabi.site.notices import turn_notices
from hanabi.site.notices.outgoing import (
    Unreachable,
    check_push_service,
    check_webhook,
    is_public,
    post,
)
from hanabi.site.notices.web_push import CURVE, BrowserKeys, SiteKey, decode, encode, new_key
from hanabi.site.people.forgetting import forget
from hanabi.site.people.guests import Guest
from hanabi.site.site import Choices
from hanabi.site.site import Site as Worker
from hanabi.site.tables.live import LiveTable, now
from hanabi.store.store import Notice
from hanabi.table.decide import GRACE
from tests.site.people import Somebody, careful
from tests.site.push_service import Phone, PushService
from tests.site.sites import Site

HOUR = 3_600_000


# What is sent.


def test_a_message_is_encrypted_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, appendix A."""
    keys = BrowserKeys.read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    private = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sent = keys.encrypt(
        b"When I grow up, I want to be a watermelon",
        ec.derive_private_key(private, CURVE),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_is_told_who_sends_and_for_whom() -> None:
    key = SiteKey(new_key())
    headers = key.headers("https://fcm.googleapis.com/send/1", "mailto:host@hanabi.example")
    token, _, named = headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert named == key.public
    assert b'"aud":"https://fcm.googleapis.com"' in decode(token.split(".")[1])
    assert len(decode(token.split(".")[2])) == 64


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "x"), (encode(b"\x04" * 65), "AA")],
)
def test_what_is_no_key_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadNotation):
        BrowserKeys.read(p256dh, auth)


# Where it may go.


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
        "https://push.example/abc",
    ],
)
def test_browsers_push_services_and_those_of_the_host_are_known(address: str) -> None:
    check_push_service(address, ("https://push.example",))


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com@127.0.0.1/x",
        "https://user@fcm.googleapis.com/x",
        "https://evilpush.apple.com.example/",
        "https://127.0.0.1/",
        "https://push.example:444/",
        "ftp://push.example/",
        "https://push.example/a b",
        "https://push.example/\r\nHost: x",
        "https://[::1",
        "",
    ],
)
def test_other_places_are_no_push_services(address: str) -> None:
    with pytest.raises(BadNotation):
        check_push_service(address, ("https://push.example",))


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/",
        "https://hooks.example:22/",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://[fe80::1]/",
    ],
)
def test_a_webhook_is_public_and_uses_https(address: str) -> None:
    check_webhook("https://hooks.example/services/abc?x=1")
    with pytest.raises(BadNotation):
        check_webhook(address)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:0a00:0001::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
    ],
)
def test_an_address_of_somebodys_own_network_is_not_public(address: str, public: bool) -> None:
    assert is_public(address) is public


async def test_a_name_that_leads_inside_is_not_connected_to() -> None:
    async with PushService() as service:
        port = service.address.rpartition(":")[2]
        for host in ("localhost", "127.0.0.1"):
            with pytest.raises(Unreachable):
                await post(f"http://{host}:{port}/x", {}, b"{}")
        assert service.all == []
        assert await post(f"{service.address}/x", {}, b"{}", (service.address,)) == 201


# Who is told, and when.


class Evening:
    """A game of two guests at a worker, both of whom want to be told."""

    def __init__(self, worker: Worker, live: LiveTable, guests: list[Guest]) -> None:
        self.worker, self.live, self.guests = worker, live, guests

    async def move(self) -> None:
        """Whoever is on turn discards or gives a clue."""
        state = self.live.table.state
        assert state is not None
        move = next(str(each) for each in state.legal_moves() if not str(each).startswith("P"))
        guest = self.guests[state.on_turn]
        await self.worker.tables.ask(self.live, guest, MakeMove(f"m{state.turn}", move, state.turn))


async def an_evening(worker: Worker, service: PushService, **settings: Any) -> Evening:
    guests = [worker.guests.new() for _ in range(2)]
    live = await worker.tables.create(guests[0], Settings(players=2, starter=0, **settings))
    await worker.tables.ask(live, guests[1], Sit("sit", 1))
    for guest, phone in zip(guests, service.phones.values(), strict=True):
        to = phone.wish(service.address)["to"]
        keys = f"{to['p256dh']} {to['auth']}"
        notice = Notice(phone.name, guest.id, "push", to["endpoint"], keys, "en", "http://here", now())
        assert await worker.store.keep_notice(notice, 5)
    await worker.tables.ask(live, guests[0], Start("start"))
    return Evening(worker, live, guests)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a page to say that it is in sight."""
    monkeypatch.setattr(turn_notices, "GRACE", 0.0)


async def test_a_turn_that_a_restart_left_untold_is_told_once_by_whichever_worker(where: str) -> None:
    async with PushService(Phone("ann"), Phone("bo")) as service:
        choices = Choices(store=where, push_services=(service.address,))
        first = await Worker.open(choices)
        await an_evening(first, service)
        await first.close()  # before anybody was told
        assert service.all == []
        workers = [await Worker.open(choices) for _ in range(2)]
        for worker in workers * 2:
            await worker.notices.catch_up(now() + turn_notices.LEFT_OVER + 1000)
        for worker in workers:
            await worker.close()
        assert [name for name, _ in service.all] == ["ann"]


async def test_somebody_is_reminded_once_before_their_time_runs_out_and_not_on_vacation(
    where: str, at_once: None
) -> None:
    async with PushService(Phone("ann"), Phone("bo")) as service:
        worker = await Worker.open(Choices(store=where, push_services=(service.address,)))
        evening = await an_evening(worker, service, clock=PerTurn(48 * 3600))
        await service.until(1)
        await worker.notices.catch_up(now() + 35 * HOUR)
        assert len(service.all) == 1
        for _ in range(2):
            await worker.notices.catch_up(now() + 37 * HOUR)
        await service.until(2)
        assert [said["title"] for _, said in service.all] == [
            "Your turn at Hanabi",
            "Your time at Hanabi is running out",
        ]
        await evening.move()
        await service.until(3)
        await worker.tables.ask(evening.live, evening.guests[1], TakeVacation("v", 7))
        await worker.notices.catch_up(now() + 48 * HOUR)
        assert len(service.all) == 3
        await worker.notices.catch_up(now() + (7 * 24 + 37) * HOUR)
        await service.until(4)
        await worker.close()
        assert [name for name, _ in service.all] == ["ann", "ann", "bo", "bo"]


async def test_a_browser_that_is_gone_is_told_no_longer_and_who_is_forgotten_nowhere(
    where: str, at_once: None
) -> None:
    async with PushService(Phone("ann"), Phone("bo"), status=410) as service:
        worker = await Worker.open(Choices(store=where, push_services=(service.address,)))
        evening = await an_evening(worker, service)
        ann, bo = evening.guests
        await service.until(1)
        while await worker.store.notices(ann.id):
            await asyncio.sleep(0.01)
        assert len(await worker.store.notices(bo.id)) == 1
        await forget(worker.tables, bo)
        assert await worker.store.notices(bo.id) == []
        await worker.close()


async def test_a_game_over_three_restarts_sends_one_push_a_turn_and_none_in_sight(tmp_path: Path) -> None:
    phones = Phone("ann"), Phone("bo")
    async with PushService(*phones) as service:
        site = Site(tmp_path / "hanabi.sqlite3", "--push-service", service.address).start()
        ann, bo = [await Somebody(site.address, name).come_in() for name in ("Ann", "Bo")]
        for somebody, phone in zip((ann, bo), phones, strict=True):
            answer = await somebody.http.post("/api/notices", json=phone.wish(service.address))
            assert answer.status_code == 201, answer.text
        table = await ann.set_table(players=2, starter=0)
        async with bo.at(table) as at:
            await at.do("sit", seat=1)
        async with ann.at(table) as at:
            await at.do("start")
        expected = ["ann"]
        for turn in range(4):
            await service.until(len(expected))
            if turn < 3:
                assert site.stop() == 0
                site.start()
            async with (ann, bo)[turn % 2].at(table) as at:
                await at.move(careful(turn))
            expected.append(("bo", "ann")[turn % 2])
        await service.until(len(expected))
        async with ann.at(table) as at, bo.at(table) as other:
            for each in (at, other):
                assert each.socket is not None
                await each.socket.send('{"type":"in-sight","visible":true}')
            await at.move(careful(5))  # to Bo, who looks
            await other.until(lambda: other.on_turn)
            assert other.socket is not None
            await other.move(careful(6))  # to Ann, who looks
            await at.until(lambda: at.on_turn)
            await other.socket.send('{"type":"in-sight","visible":false}')
            await at.move(careful(7))  # to Bo, who looks elsewhere
            expected.append("bo")
            await service.until(len(expected))
        assert site.stop() == 0
        assert [name for name, _ in service.all] == expected
        assert {said["url"] for _, said in service.all} == {f"/table/{table}"}
        assert service.all[0][1]["body"] == "The game with Bo waits for you."
        await ann.http.aclose()
        await bo.http.aclose()


async def test_notices_are_ones_own_few_and_known_places_only(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        phone = Phone("ann")
        refused = await ann.http.post("/api/notices", json=phone.wish("http://127.0.0.1:22"))
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-notation")
        hook = {"to": {"type": "webhook", "url": "https://hooks.example/x"}}
        assert (await ann.http.post("/api/notices", json=hook)).status_code == 403
        for number in range(5):
            wish = Phone(f"p{number}").wish("https://fcm.googleapis.com")
            assert (await ann.http.post("/api/notices", json=wish)).status_code == 201
        again = await ann.http.post("/api/notices", json=wish)  # the same browser once more
        assert len(again.json()["notices"]) == 5
        assert (
            await ann.http.post("/api/notices", json=phone.wish("https://fcm.googleapis.com"))
        ).status_code == 409
        first = again.json()["notices"][0]
        assert first["host"] == "fcm.googleapis.com"
        assert (await bo.http.delete(f"/api/notices/{first['id']}")).status_code == 403
        assert len((await ann.get("/api/notices"))["notices"]) == 5
        assert len((await ann.http.delete(f"/api/notices/{first['id']}")).json()["notices"]) == 4


async def test_whose_turn_it_is_only_those_are_told_who_sit_there(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Eve") as eve:
        table = await ann.set_table(
            players=2,
            starter=0,
            bots=("random",),
            start=True,
            public=True,
            clock={"type": "per-turn", "seconds": 86400},
        )
        (mine,) = [
            each for each in (await ann.get("/api/tables", mine="true"))["tables"] if each["table"] == table
        ]
        assert (mine["you"], mine["on_turn"], mine["talk"]) == (0, 0, "strict")
        assert mine["deadline"] == mine["turn_began"] + 86_400_000 + GRACE
        listed = (await eve.get("/api/tables", phase="playing"))["tables"]
        (seen,) = [each for each in listed if each["table"] == table]
        assert [seen[word] for word in ("you", "on_turn", "turn_began", "deadline")] == [None] * 4
        assert seen["clock"] == {"type": "per-turn", "seconds": 86400}


async def test_nothing_tells_a_stranger_who_is_on_turn_at_a_private_table(site: Site) -> None:
    """Eve knows the link: whatever she asks for, the answer is the same before a move and after it."""
    async with (
        Somebody(site.address, "Ann") as ann,
        Somebody(site.address, "Bo") as bo,
        Somebody(site.address, "Eve") as eve,
    ):
        table = await ann.set_table(players=2, starter=0, watching={"type": "nobody"})
        async with ann.at(table) as at, bo.at(table) as other:
            await other.do("sit", seat=1)
            await at.do("start")
            paths = [route.path for route in ROUTES if route.method == "get"]
            paths = [path for path in paths if path not in ("/metrics", "/api/preparing")]
            paths += ["/table/{table}", "/replay/{table}", "/api/tables?phase=playing"]

            async def told() -> dict[str, tuple[int, str]]:
                answers = {}
                for path in paths:
                    asked = path.replace("{table}", table).replace("{moves}", "1")
                    answer = await eve.http.get(asked.replace("{challenge}", "none"))
                    answers[path] = answer.status_code, answer.text
                async with eve.at(table) as watching:
                    assert watching.goodbye == "not-allowed"
                    answers["socket"] = 0, "".join(watching.sent)
                for once in ("/api/passkeys/new", "/api/sign-in", "/api/puzzle"):  # another one each time
                    answers.pop(once)
                return answers

            before = await told()
            await at.move(careful(1))
            await other.until(lambda: other.on_turn)
            assert await told() == before
