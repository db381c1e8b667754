"""The first minute where nothing is compiled yet: nobody waits, and the page says who gets ready."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.finished import keep, record
from tests.site.sites import Site

# Make the first legal move if this seat is on turn; then wait until somebody else has moved.
UNTIL_A_BOT_MOVED = """table => new Promise(done => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    socket.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        const lines = said.type === 'table' ? said.log : said.line ? [said.line] : [];
        const moved = lines.find(({ what }) => what.type === 'moved' && what.seat !== 0);
        if (moved) done(moved.what.seat);
        const { legal, turn } = said.position ?? {};
        const move = { type: 'make-move', id: `move ${turn}`, move: legal?.[0], turn };
        if (legal?.length) socket.send(JSON.stringify(move));
    };
})"""


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[Site]:
    """A site that has nothing compiled."""
    with Site(tmp_path / "games.sqlite3", environment={"HANABI_CACHE": str(tmp_path / "cache")}) as site:
        yield site


def bots_preparing(page: Page, site: Site) -> list[str]:
    return list(page.request.get(f"{site.address}/api/preparing").json()["bots"])


def test_play_now_comes_to_a_bots_move_while_nothing_is_compiled(cold: Site, open_page: OpenPage) -> None:
    page = open_page(f"{cold.address}/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/\w+$"))
    expect(page.get_by_text("getting ready").first).to_be_visible()
    assert page.evaluate(UNTIL_A_BOT_MOVED, page.url.rpartition("/")[2]) in (1, 2)
    assert "partner" in bots_preparing(page, cold)


def test_a_bot_that_is_asked_about_a_game_answers_while_it_gets_ready(
    cold: Site, open_page: OpenPage
) -> None:
    page = open_page(f"{cold.address}/replay/{keep(cold.address, record())}")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="What would it do here?").click()
    expect(page.get_by_text("Partner in the place of")).to_be_visible(timeout=60_000)
    assert "partner" in bots_preparing(page, cold)
