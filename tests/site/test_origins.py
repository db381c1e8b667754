"""Only pages of the site itself may change anything or open a socket."""

import asyncio
import json

import httpx
import pytest
import websockets
from starlette.requests import HTTPConnection

from hanabi.site.errors import WrongOrigin
from hanabi.site.http.origins import check_origin, is_secure, own_origin
from tests.site.people import Somebody
from tests.site.sites import Site


def connection(scheme: str = "http", **headers: str) -> HTTPConnection:
    given = {"host": "hanabi.example:8000"} | {name.replace("_", "-"): text for name, text in headers.items()}
    raw = [(name.encode(), text.encode("latin-1")) for name, text in given.items()]
    scope = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"\xff", "headers": raw}
    return HTTPConnection({**scope, "server": ("127.0.0.1", 8000)})


FOREIGN = [
    "null",
    "",
    "http://other.example:8000",
    "http://hanabi.example",
    "http://hanabi.example:8001",
    "https://hanabi.example:8000",
    "http://sub.hanabi.example:8000",
    "http://hanabi.example:8000.other.example",
    "http://hanabi.example:8000@other.example",
    "http://hanabi.example:8000/",
    "http://[",
    "file://",
    "chrome-extension://hanabi.example:8000",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_place_is_refused(origin: str) -> None:
    with pytest.raises(WrongOrigin):
        check_origin(connection(origin=origin), ())


def test_the_own_page_and_named_origins_are_welcome() -> None:
    check_origin(connection(origin="http://hanabi.example:8000"), ())
    check_origin(connection(origin="https://play.example"), ("https://play.example/",))
    check_origin(connection(scheme="ws", origin="http://hanabi.example:8000"), ())
    check_origin(connection(host="hanabi.example:80", origin="http://hanabi.example"), ())


def test_a_program_that_is_no_browser_names_no_origin() -> None:
    check_origin(connection(), ())
    check_origin(connection(sec_fetch_site="same-origin"), ())


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_its_origin_still_says_that_it_is_another_site(site: str) -> None:
    with pytest.raises(WrongOrigin):
        check_origin(connection(sec_fetch_site=site), ())


def test_behind_a_proxy_with_https_the_own_origin_has_https() -> None:
    proxied = connection(host="hanabi.example", x_forwarded_proto="https", origin="https://hanabi.example")
    check_origin(proxied, ())
    assert is_secure(proxied)
    assert is_secure(connection(scheme="wss"))
    assert is_secure(connection(x_forwarded_proto="HTTPS, http"))
    assert not is_secure(connection(x_forwarded_proto="http, https"))
    with pytest.raises(WrongOrigin):
        check_origin(connection(x_forwarded_proto="https", origin="http://hanabi.example:8000"), ())


@pytest.mark.parametrize(
    "host", ["evil/path", "a@b", "a b", "", "x:99999", "<script>", "a\\b", "a?b#c", "[::1"]
)
def test_a_host_header_that_is_no_host_leads_to_the_address_itself(host: str) -> None:
    assert own_origin(connection(host=host)) == "http://127.0.0.1:8000"


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_the_site_refuses_changes_for_pages_of_other_places(site: Site, origin: str) -> None:
    with httpx.Client(base_url=site.address, headers={"origin": origin}) as http:
        for method, path in (
            ("PUT", "/api/me"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", "/api/tables/abc/keys"),
            ("POST", "/api/replay"),
            ("POST", "/api/games"),
            ("POST", "/api/what-if"),
        ):
            answer = http.request(method, path, content="{}")
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), (method, path)
        assert http.get("/api/offer").status_code == 200
        assert not [name for name in http.get("/api/me").headers if name.startswith("access-control")]


async def _goodbye(address: str) -> tuple[str, int | None]:
    async with websockets.connect(address, origin=websockets.Origin("http://evil.example")) as socket:
        text = await asyncio.wait_for(socket.recv(), 10)
        await socket.wait_closed()
        return json.loads(text)["code"], socket.close_code


async def test_the_site_refuses_sockets_of_pages_of_other_places(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table()
        address = f"{site.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        assert await _goodbye(address) == ("not-allowed", 4003)
