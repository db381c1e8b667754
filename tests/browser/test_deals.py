"""How hard a deal was, for those who played it; and what was noted elsewhere, at its turns."""

import json
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from hanabi.engine.jit import COMPILED
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.record import Record
from tests.analysis.test_review import game_of
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_replay import at, check
from tests.browser.test_review import JUDGED_BY_THEN
from tests.rules.live_example import GAME

NAMES = ("Ann", "Bo", "Zofia")


def keep_as(page: Page, site: str, game: Record) -> None:
    """Keep a game as whoever looks at the page."""
    kept = page.request.post(f"{site}/api/games", data={"text": game.to_json()}, headers={"origin": site})
    assert kept.ok, kept.text()


@pytest.mark.skipif(not COMPILED, reason="bots play whole games")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_how_hard_a_deal_was_is_shown_to_those_who_played_it(
    open_page: OpenPage, site: str, size: tuple[int, int]
) -> None:
    game = replace(game_of("cautious", 3, 1), names=NAMES)
    address = f"{site}/history?deal={deal_digest(game.deal)}"
    page = open_page(address, size=size)
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_role("heading", name="How hard is this deal?")).to_have_count(0)
    keep_as(page, site, game)
    page.reload()
    panel = page.get_by_role("region", name="How hard is this deal?")
    expect(panel).to_be_visible()
    ask, done = panel.get_by_role("button", name="Let bots play it"), panel.get_by_role("table")
    expect(ask.or_(done)).to_be_visible()  # who came first has let them play
    if ask.is_visible():
        ask.click()
    expect(done).to_be_visible(timeout=JUDGED_BY_THEN)
    expect(panel).to_contain_text("It can be won: all 25 points")
    expect(done.get_by_role("row").filter(has_text="Hat")).to_contain_text("of 6")
    expect(panel).to_contain_text("in 6 orders of play")
    check(page)


def test_notes_of_hanab_live_stand_at_their_cards_and_turns(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/replay")
    text = json.dumps(GAME | {"notes": [["", "turn 3: mine"], ["chop"]]})
    page.get_by_label("Or paste a link or a text").fill(text)
    page.get_by_role("button", name="Open").click()
    at(page, 0)
    page.get_by_role("button", name="Notes").click()
    expect(page.get_by_role("button", name="chop")).to_be_visible()
    page.get_by_role("button", name="turn 3: mine").click()
    at(page, 2)
    expect(page.locator(".slot.noted")).to_have_count(2)
