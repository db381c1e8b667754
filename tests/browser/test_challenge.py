"""A challenge in the browser: made on one page, played deal by deal, compared at the end."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_home import STOP


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_challenge_is_made_played_and_compared(
    open_page: OpenPage, site: str, size: tuple[int, int]
) -> None:
    page = open_page(f"{site}/challenge", size=size)
    page.get_by_role("group", name="How many players?").get_by_label("2", exact=True).check(force=True)
    page.get_by_role("group", name="How many deals?").get_by_label("1", exact=True).check(force=True)
    page.get_by_role("button", name="Create the challenge").click()
    page.wait_for_url(re.compile(r"/challenge/\w+$"))
    address, challenge = page.url, page.url.rpartition("/")[2]
    expect(page.get_by_text("The results open when you have played every deal to its end.")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    wish = {
        "settings": {"players": 2, "pace": 0},
        "deal": {"type": "challenge", "challenge": challenge, "number": 1},
        "bots": ["random"],
        "start": True,
    }
    made = page.request.post(f"{site}/api/tables", data=json.dumps(wish), headers={"origin": site})
    assert made.status == 201, made.text()
    page.reload()
    page.get_by_role("link", name="Resume").click()
    page.locator(".own-hand button").first.wait_for()
    page.evaluate(STOP, made.json()["table"])
    while page.request.get(f"{site}/api/preparing").json()["bots"]:  # they play it too, once they are ready
        page.wait_for_timeout(500)
    page.goto(address)
    results = page.get_by_role("region", name="Results")
    expect(results.locator("tr.me")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
