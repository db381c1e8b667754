"""A site under a path of somebody's domain: everything is there, and nothing is anywhere else."""

import re
from collections.abc import Iterator

import httpx
import pytest

from hanabi.site.http.pages import with_site
from hanabi.site.site import Choices
from tests.site.people import Somebody, play
from tests.site.sites import Site


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("path") / "hanabi.sqlite3", "--path", "/games/hanabi") as site:
        yield site


async def test_a_whole_game_is_played_under_the_path(below: Site) -> None:
    async with Somebody(below.address, "Ann") as ann, Somebody(below.address, "Ben") as ben:
        table = await ann.set_table(players=2)
        async with ann.at(table) as one, ben.at(table) as two:
            await two.do("sit", seat=1)
            await one.do("start")
            await play(one, two)
        picture = await ben.http.get(f"/api/tables/{table}/qr.svg")
        assert picture.status_code == 200
        made = await ann.http.post(
            f"/api/tables/{await ann.set_table(players=2)}/keys", json={"seat": 1, "name": "X"}
        )
        assert made.json()["socket"].startswith("/games/hanabi/api/tables/")


def test_cookies_are_for_the_path_alone(below: Site) -> None:
    cookie = httpx.get(f"{below.address}/api/me").headers["set-cookie"]
    assert "Path=/games/hanabi;" in cookie
    secure = httpx.get(f"{below.address}/api/me", headers={"x-forwarded-proto": "https"}).headers[
        "set-cookie"
    ]
    assert secure.startswith("__Secure-hanabi_guest")


def test_every_file_of_the_page_is_under_the_path(below: Site) -> None:
    page = httpx.get(f"{below.address}/table/abc")
    root = below.address.removesuffix("/games/hanabi")
    files = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert files
    for file in files:
        assert file.startswith("/games/hanabi/")
        assert httpx.get(root + file).status_code == 200, file
    manifest = httpx.get(f"{below.address}/manifest.webmanifest").json()
    assert not [icon for icon in manifest["icons"] if icon["src"].startswith("/")]


def test_nothing_is_beside_the_path(below: Site) -> None:
    root = below.address.removesuffix("/games/hanabi")
    for path in ("/", "/api/me", "/health", "/games/hanabi2/api/me", "/games"):
        assert httpx.get(root + path).status_code == 404
    moved = httpx.get(below.address)
    assert (moved.status_code, moved.headers["location"]) == (308, "/games/hanabi/")
    assert "content-security-policy" in moved.headers


def test_what_the_host_wrote_is_no_part_of_the_page_s_code() -> None:
    page = '<title>Hanabi</title><script type="module" src="./assets/a.js"></script>'
    nasty = '"><script>alert(1)</script>'
    shown = with_site(page, Choices(name=nasty, contact=nasty, path="/x"))
    assert "<script>alert" not in shown
    assert 'src="/x/assets/a.js"' in shown
