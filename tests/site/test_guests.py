"""Who somebody is: cookies that nobody can forge, keys that open one seat, names that can be read."""

import base64
import json
import time
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanabi.protocol.people import LONGEST_NAME
from hanabi.site.errors import BadMessage
from hanabi.site.people.guests import COOKIE, YEAR, Guest, Guests, clean_name, language_of
from tests.site.people import Somebody
from tests.site.phases import FORGED
from tests.site.sites import Site

GUESTS = Guests(lambda: (b"the secret of this site",))
ANN = Guest("id-of-ann", "Ann", "da", named=True)


def cookie_of(guest: Guest, guests: Guests = GUESTS) -> str:
    response = Response()
    guests.remember(response, guest, with_cookie(""))
    return response.headers["set-cookie"].partition(";")[0]


def with_cookie(cookie: str, scheme: str = "http") -> HTTPConnection:
    headers = [(b"cookie", cookie.encode("latin-1"))]
    return HTTPConnection({"type": "http", "headers": headers, "scheme": scheme})


def test_a_cookie_brings_back_who_it_was_given_to() -> None:
    assert GUESTS.find(with_cookie(cookie_of(ANN))) == ANN


def test_a_cookie_is_for_the_site_alone() -> None:
    for secure in (False, True):
        response = Response()
        GUESTS.remember(response, ANN, with_cookie("", "https" if secure else "http"))
        words = {word.strip().lower() for word in response.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/", f"max-age={YEAR}"} <= words
        assert ("secure" in words) == secure


def test_a_cookie_tells_the_sites_of_one_host_apart() -> None:
    here, there = (Guests(lambda: (b"a secret",), mark=mark) for mark in ("1a", "2b"))
    below = Guests(lambda: (b"a secret",), mark="3c", path="/hanabi")
    names = {
        "hanabi_guest_1a": (here, "http"),
        "hanabi_guest_2b": (there, "http"),
        "__Host-hanabi_guest_1a": (here, "https"),
        "__Secure-hanabi_guest_3c": (below, "https"),
    }
    for name, (guests, scheme) in names.items():
        response = Response()
        guests.remember(response, ANN, with_cookie("", scheme))
        cookie = response.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert ("Path=/hanabi;" in cookie) == (guests is below)
        found = [
            each for each in (here, there, below) if each.find(with_cookie(cookie.partition(";")[0], scheme))
        ]
        assert found == [guests]


def test_two_sites_on_one_host_leave_each_other_s_guests_alone(tmp_path: Path) -> None:
    with (
        Site(tmp_path / "one.sqlite3") as one,
        Site(tmp_path / "two.sqlite3") as two,
        httpx.Client() as browser,
    ):
        for site in (one, two):
            browser.put(f"{site.address}/api/me", json={"name": site.store[-11:]}).raise_for_status()
        for site in (one, two):
            assert browser.get(f"{site.address}/api/me").json()["name"] == site.store[-11:]


def test_a_cookie_of_old_is_read_and_renewed_under_its_own_name() -> None:
    old, marked = cookie_of(ANN), Guests(lambda: (b"the secret of this site",), mark="1a")
    assert old.startswith(f"{COOKIE}=")
    assert marked.find(with_cookie(old)) == ANN
    response = Response()
    marked.remember(response, ANN, with_cookie(old))
    new, gone = response.headers.getlist("set-cookie")
    assert new.startswith("hanabi_guest_1a=")
    assert gone.startswith('hanabi_guest="";')
    assert "Max-Age=0" in gone
    response = Response()
    marked.remember(response, ANN, with_cookie(cookie_of(ANN, Guests(lambda: (b"another",)))))
    assert len(response.headers.getlist("set-cookie")) == 1  # the other one is of another site


def test_cookies_and_keys_of_old_have_fewer_words_and_are_good() -> None:
    secret = b"the secret of this site"
    cookie = URLSafeTimedSerializer(secret, salt="guest").dumps(["id-of-ann", "Ann", "da", True])
    assert GUESTS.find(with_cookie(f"{COOKIE}={cookie}")) == ANN
    holder = GUESTS.holder(URLSafeSerializer(secret, salt="key").dumps(["table", "id", "Robot"]))
    assert holder is not None
    assert (holder.id, holder.table, holder.key_made) == ("id", "table", 0)


def test_a_revoked_or_forgotten_guest_has_neither_cookie_nor_key() -> None:
    cookie, key = cookie_of(ANN), GUESTS.key("table", ANN)
    for refusing in ({"forgotten": {"id-of-ann"}}, {"revoked": {"id-of-ann"}}):
        guests = Guests(lambda: (b"the secret of this site",), **refusing)  # type: ignore[arg-type]
        assert guests.find(with_cookie(cookie)) is None
        assert guests.holder(key) is None


def test_forged_changed_and_foreign_cookies_are_as_good_as_none() -> None:
    good = cookie_of(ANN)
    payload, _, rest = good.removeprefix(f"{COOKIE}=").partition(".")
    bob = base64.urlsafe_b64encode(b'["id-of-bob","Bob","da",true]').decode().rstrip("=")
    for cookie in (
        "",
        FORGED,
        good[:-1],
        good + "A",
        f"{COOKIE}={payload}",
        f"{COOKIE}={bob}.{rest}",
        f"{COOKIE}=" + "A" * 5000,
        f"{COOKIE}=\xff\xfe.\x80",
        cookie_of(ANN, Guests(lambda: (b"the secret of another site",))),
        f"{COOKIE}={GUESTS.key('table', ANN)}",
    ):
        assert GUESTS.find(with_cookie(cookie)) is None, cookie


def test_a_cookie_of_last_year_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, now = cookie_of(ANN), time.time()
    monkeypatch.setattr("time.time", lambda: now + YEAR - 60)
    assert GUESTS.find(with_cookie(cookie)) == ANN
    monkeypatch.setattr("time.time", lambda: now + YEAR + 60)
    assert GUESTS.find(with_cookie(cookie)) is None


def test_a_key_opens_the_seat_it_was_made_for_and_is_no_cookie() -> None:
    key = GUESTS.key("table", ANN)
    holder = GUESTS.holder(key)
    assert holder is not None
    assert (holder.id, holder.table) == ("id-of-ann", "table")
    assert GUESTS.holder(key[:-1]) is None
    assert GUESTS.holder(cookie_of(ANN).removeprefix(f"{COOKIE}=")) is None


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("Ann\u202eeeL", "AnneeL"),
        ("\u2066Ann\u2069\u200b\u200f", "Ann"),
        ("A\0n\x1bn\x7f", "Ann"),
        ("Ann\u3164\u2800\u115f", "Ann"),
        ("A\u030a", "Å"),
        ("Łucja Żółć", "Łucja Żółć"),
        ("花火 🎆", "花火 🎆"),
    ],
)
def test_a_name_keeps_what_can_be_seen(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u202e\u202d", "\u3164", "\u2800 \u2800", "\0", "\u0301"]
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(BadMessage):
        clean_name(name)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=LONGEST_NAME))
def test_a_clean_name_is_short_printable_and_stays_as_it_is(name: str) -> None:
    try:
        clean = clean_name(name)
    except BadMessage:
        return
    assert clean.isprintable()
    assert 0 < len(clean) <= LONGEST_NAME
    assert clean_name(clean) == clean


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("da", "da"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr, fi;q=0.5, nl;q=0.7", "nl"),
        ("x;q=nonsense, nl;q=nan, *;q=1e999", "nl"),
        ("," * 5000, "en"),
    ],
)
def test_the_language_is_the_first_that_the_browser_asks_for_and_the_site_speaks(
    accepted: str, language: str
) -> None:
    assert language_of(accepted) == language


def test_the_site_gives_a_safe_cookie_and_knows_it_again(site: Site) -> None:
    with httpx.Client(base_url=site.address, headers={"accept-language": "fi"}) as http:
        first = http.get("/api/me")
        assert first.json()["language"] == "fi"
        assert {"HttpOnly", "SameSite=lax"} <= {
            word.strip() for word in first.headers["set-cookie"].split(";")
        }
        assert "Secure" not in first.headers["set-cookie"]
        assert http.get("/api/me").json() == first.json()
        http.put("/api/me", json={"name": "Ann\u202e", "language": "nl"}).raise_for_status()
        assert http.get("/api/me").json() == {"name": "Ann", "language": "nl", "named": True, "look": ""}
        behind = http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "Secure" in behind.headers["set-cookie"]


def test_the_site_takes_a_forged_cookie_for_none(site: Site) -> None:
    forged = httpx.get(f"{site.address}/api/me", headers={"cookie": FORGED}).json()
    assert forged["named"] is False
    assert forged["name"].startswith("Guest ")


async def test_a_program_with_a_key_has_one_seat_at_one_table(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Robot") as robot:
        table, other = await ann.set_table(players=2), await ann.set_table(players=2)
        wish = {"seat": 1, "name": "Robot\u202e"}
        refused = await robot.http.post(f"/api/tables/{table}/keys", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
        key = (await ann.http.post(f"/api/tables/{table}/keys", json=wish)).json()["key"]
        async with robot.at(table, key=key) as at:
            assert at.you == 1
            assert at.table["seats"][1] == {"kind": "outsider", "name": "Robot"}
        for where, shown in ((other, key), (table, key[:-2]), (table, "nonsense")):
            away = robot.at(where, key=shown)
            await away.connect()
            assert away.goodbye == "not-allowed"
            await away.hang_up()


async def test_who_wants_to_be_forgotten_leaves_no_name_behind(site: Site) -> None:
    async with Somebody(site.address, "Quintessa") as ann, Somebody(site.address, "Ben") as ben:
        table = await ann.set_table(players=2, public=True, talk="free")
        async with ann.at(table) as one, ben.at(table) as two:
            await two.do("sit", seat=1)
            await one.do("say", text="my secret words")
        cookie = ann.cookie
        answer = await ann.http.delete("/api/me")
        assert answer.json() == {"tables": 1}
        assert ann.cookie != cookie
        for path in (f"/api/tables/{table}", "/api/tables", "/api/tables?text=quintessa"):
            shown = (await ben.http.get(path)).text
            assert "Quintessa" not in shown
            assert "my secret words" not in shown
        old = httpx.get(f"{site.address}/api/tables?mine=true", headers={"cookie": cookie}).json()
        assert json.dumps(old["tables"]) == "[]"
