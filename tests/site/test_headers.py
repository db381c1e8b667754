"""Every answer tells the browser what it may do with it, also errors and files; logs hold no secrets."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hanabi.rules.suits import Suit
from hanabi.site.http import pages
from tests.site.people import Somebody
from tests.site.sites import Site

PATHS = [
    ("GET", "/", None),
    ("GET", "/table/abc", None),
    ("GET", "/api/me", 200),
    ("HEAD", "/api/me", 200),
    ("GET", "/api/offer", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/export", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/tables/abc", 404),
    ("GET", "/api/tables/%00", 404),
    ("GET", "/api/tables?limit=0", 400),
    ("GET", "/nothing/here", 404),
    ("GET", "/assets/nothing.js", 404),
    ("GET", "/assets/../http.py", 404),
    ("GET", "/assets/%2e%2e/%2e%2e/http.py", 404),
    ("GET", "/api/me/", 404),
    ("POST", "/api/me", 405),
    ("OPTIONS", "/api/me", 405),
    ("TRACE", "/api/tables", 405),
    ("DELETE", "/assets/nothing.js", 405),
    ("PUT", "/api/me", 400),
]


def test_only_a_replay_to_be_embedded_may_be_framed(site: Site) -> None:
    answer = httpx.get(f"{site.address}/embed/abc")
    assert answer.headers["content-security-policy"].endswith("frame-ancestors *")
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("method", "path", "status"), PATHS)
def test_every_answer_has_the_safe_headers(site: Site, method: str, path: str, status: int | None) -> None:
    answer = httpx.request(method, site.address + path)
    assert status is None or answer.status_code == status
    policy = dict(
        part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert (policy["frame-ancestors"], policy["base-uri"]) == ("'none'", "'none'")
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    if status is not None and status >= 400:
        assert set(answer.json()) == {"code", "text"}
        assert ".py" not in answer.text


def test_browsers_stay_with_tls_where_there_is_tls(site: Site) -> None:
    for path in ("/", "/api/me", "/nothing"):
        plain = httpx.get(site.address + path)
        assert "strict-transport-security" not in plain.headers
        safe = httpx.get(site.address + path, headers={"x-forwarded-proto": "https"})
        assert safe.headers["strict-transport-security"] == "max-age=31536000"


def test_every_header_comes_once(site: Site) -> None:
    for path in ("/api/me", "/nothing"):
        names = [name for name, _ in httpx.get(site.address + path).headers.multi_items()]
        assert len(names) == len(set(names))


def test_another_method_is_told_which_ones_there_are(site: Site) -> None:
    for path, allowed in (
        ("/api/me", "DELETE, GET, HEAD, PUT"),
        ("/api/tables", "GET, HEAD, POST"),
        ("/api/offer", "GET, HEAD"),
        ("/assets/x", "GET, HEAD"),
    ):
        answer = httpx.request("PATCH", site.address + path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
        assert answer.json()["code"] == "method-not-allowed"


def test_built_files_may_be_kept_for_good_and_the_page_may_not(site: Site) -> None:
    if not (pages.FOLDER / "index.html").exists():
        assert httpx.get(f"{site.address}/").status_code == 503
        return
    page = httpx.get(f"{site.address}/")
    assert page.headers["cache-control"] == "no-cache"
    built = re.findall(r'"(/assets/[^"]+)"', page.text)
    assert built
    for path in built:
        answer = httpx.get(site.address + path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        small = len(answer.content) < 500  # a packet it is either way
        assert small or answer.headers["content-encoding"] == "gzip"
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in re.findall(r'href="(/(?:icons/|manifest)[^"]+)"', page.text):
        assert httpx.get(site.address + path).status_code == 200, path


def test_the_page_runs_no_code_of_its_own(site: Site) -> None:
    text = httpx.get(f"{site.address}/").text
    assert not re.search(r"<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=|javascript:", text)


# The log.


def play_with_a_log(folder: Path) -> tuple[str, list[str]]:
    """What a site logs at its most talkative while a game is played, and what must not be in it."""
    command = [sys.executable, "-m", "hanabi", "serve", "--host", "127.0.0.1", "--no-browser", "--port", "0"]
    command += ["--store", str(folder / "store"), "--log", "debug"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().decode().rpartition(":")[2])
            secret = asyncio.run(_play(f"http://127.0.0.1:{port}"))
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()
    return (folder / "log").read_text(encoding="utf-8"), secret


async def _play(address: str) -> list[str]:
    for _ in range(200):  # until it listens
        try:
            httpx.get(f"{address}/api/offer")
            break
        except httpx.TransportError:
            await asyncio.sleep(0.05)
    async with Somebody(address, "Ann") as ann, Somebody(address, "Robot") as program:
        table = await ann.set_table(players=3, pace=0, starter=0)
        key = await ann.http.post(f"/api/tables/{table}/keys", json={"seat": 1, "name": "Robot"})
        async with ann.at(table) as at, program.at(table, key=key.json()["key"]) as robot:
            await at.do("seat-bot", seat=2, bot="random")
            await at.do("start")
            for _ in range(2):
                for one in (at, robot):
                    await one.until(lambda one=one: one.on_turn)  # type: ignore[misc]
                    await one.move(lambda legal: legal[-1])
            await at.do("vote-stop", yes=True)
            await at.socket.send("{")  # type: ignore[union-attr]
            await ann.http.post("/api/tables", content="{")
        opened = (await ann.http.get(f"/api/tables/{table}")).json()["opened"]
        signed = ann.signed
        return [opened["salt"], opened["code"], signed, signed.rpartition(".")[2], key.json()["key"]]


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    return play_with_a_log(tmp_path_factory.mktemp("log"))


def test_the_log_is_one_json_object_a_line(logged: tuple[str, list[str]]) -> None:
    for line in logged[0].splitlines():
        assert {"time", "level", "part", "text"} <= set(json.loads(line))


def test_the_log_holds_no_card_salt_cookie_or_key(logged: tuple[str, list[str]]) -> None:
    log, secret = logged
    assert not [text for text in secret if text in log]
    letters = "".join(suit.letter for suit in Suit)
    assert not re.findall(rf"(?<![\w-])[{letters}][1-5](?![\w-])", log)
    assert not [word for word in ("position", "Robot", "cookie") if word in log]
