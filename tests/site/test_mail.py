"""Somebody is told of their turn by mail: at an address they confirmed, once a turn, off by one link."""

import re
from pathlib import Path

import pytest

from hanabi.rules.errors import BadNotation, BadOptions
from hanabi.site.notices.mail import MailServer, check_mail_address
from tests.site.mail_server import MailBox
from tests.site.people import Somebody, careful
from tests.site.sites import Site

SENDER = "hanabi@site.example"


def wish(address: str) -> dict[str, dict[str, str]]:
    return {"to": {"type": "mail", "address": address}}


async def test_mail_comes_after_the_code_once_a_turn_and_ends_by_its_link(
    tmp_path: Path,
) -> None:
    async with MailBox() as box:
        more = ("--mail", box.address, "--mail-from", SENDER)
        with Site(tmp_path / "hanabi.sqlite3", *more) as site:
            async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
                asked = await ann.http.post("/api/notices", json=wish("ann@mail.example"))
                assert asked.json()["to_confirm"] == "ann@mail.example"
                assert asked.json()["notices"] == []
                code = await box.code(1)
                assert (await bo.http.post("/api/mail-code", json={"code": code})).status_code == 403
                said = await ann.http.post("/api/mail-code", json={"code": f" {code[:3]} {code[3:]}"})
                assert [each["host"] for each in said.json()["notices"]] == ["ann@mail.example"]
                assert (await ann.http.post("/api/mail-code", json={"code": code})).status_code == 403

                table = await ann.set_table(players=2, starter=1)
                async with bo.at(table) as other:
                    await other.do("sit", seat=1)
                    async with ann.at(table) as at:
                        await at.do("start")
                    await other.until(lambda: other.on_turn)
                    await other.move(careful(1))  # to Ann, who left
                    to, text = await box.until(2)
                    assert to == "ann@mail.example"
                    assert box.letters[1][1]["Subject"] == "Your turn at Hanabi"
                    assert f"{site.address}/table/{table}" in text
                    link = re.search(r"\S+/off/\S+", text)
                    assert link is not None
                    page = await bo.http.get(link[0])
                    assert page.status_code == 200, "looking at a link ends nothing: mail programs do that"
                    assert len((await ann.get("/api/notices"))["notices"]) == 1
                    unsubscribe = str(box.letters[1][1]["List-Unsubscribe"]).strip("<>")
                    ended = await bo.http.post(unsubscribe, content="List-Unsubscribe=One-Click")
                    assert ended.json() == {"ended": True}
                    assert (await bo.http.post(unsubscribe)).json() == {"ended": False}
                assert (await ann.get("/api/notices"))["notices"] == []
        assert len(box.letters) == 2, "one code, one turn"


async def test_codes_are_few_guessed_seldom_and_none_without_a_server(tmp_path: Path, site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        refused = await ann.http.post("/api/notices", json=wish("ann@mail.example"))
        assert (refused.status_code, refused.json()["code"]) == (403, "not-for-you")
    async with MailBox() as box:
        with Site(tmp_path / "h.sqlite3", "--mail", box.address, "--mail-from", SENDER) as other:
            async with Somebody(other.address, "Eve") as eve:
                for address in ("eve", "a@b", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example"):
                    answer = await eve.http.post("/api/notices", json=wish(address))
                    assert answer.status_code == 400, address
                await eve.http.post("/api/notices", json=wish("bo@mail.example"))
                code = await box.code(1)
                for _ in range(5):
                    wrong = {"code": f"{(int(code) + 1) % 10**6:06}"}
                    assert (await eve.http.post("/api/mail-code", json=wrong)).status_code == 403
                late = await eve.http.post("/api/mail-code", json={"code": code})
                assert late.status_code == 403, "all tries are used up"
                asked = [await eve.http.post("/api/notices", json=wish("bo@mail.example")) for _ in range(4)]
                assert [each.status_code for each in asked] == [201, 201, 201, 429]
                box.refuses = True
            async with Somebody(other.address, "Ann") as ann:
                away = await ann.http.post("/api/notices", json=wish("ann@mail.example"))
                assert away.status_code == 503
                assert (await ann.http.delete("/api/me")).status_code == 200


def test_a_mail_server_is_named_with_who_writes() -> None:
    server = MailServer.read("smtps://ann:p%40ss@mail.example", SENDER)
    assert (server.port, server.user, server.password, server.tls_first) == (465, "ann", "p@ss", True)
    for address, sender in (
        ("http://mail.example", SENDER),
        ("smtp://", SENDER),
        ("smtp://mail.example:x", SENDER),
        ("smtp://mail.example", ""),
    ):
        with pytest.raises(BadOptions):
            MailServer.read(address, sender)
    with pytest.raises(BadNotation):
        check_mail_address("Ann <ann@mail.example>")
