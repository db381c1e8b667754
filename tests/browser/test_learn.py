"""The tutorial: a real game through the real server, from the first card to the last word."""

import re
from pathlib import Path
from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hanabi.bots.registry import make_bot
from hanabi.game.state import State
from hanabi.rules.deal_code import from_code
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.secrets import check_page, known_by

A_WHILE = 60_000  # the bots compile when they are first asked


SCRIPT = Path(__file__).parents[2] / "frontend" / "src" / "learn" / "script.ts"


def lesson(open_page: OpenPage, site: str, **settings: object) -> Page:
    page = open_page(f"{site}/learn", **settings)
    page.locator("aside.bar").wait_for(timeout=A_WHILE)
    return page


def hears(page: Page, words: str) -> None:
    expect(page.locator("aside.bar p")).to_contain_text(words, timeout=A_WHILE)


def go_on(page: Page, times: int = 1) -> None:
    for _ in range(times):
        page.locator("aside.bar").get_by_role("button", name="Next").click()


def tell(page: Page, seat: int, order: int) -> None:
    page.locator(f"[data-seat='{seat}'] [data-order='{order}'] button").click()
    clue = page.locator("button.clue[aria-disabled=false]")
    expect(clue).to_have_count(1)  # only the clue that the lesson asks for
    clue.click()
    clue.click()


def act(page: Page, order: int, action: str, forbidden: str | None = None) -> None:
    page.locator(f".own-hand [data-order='{order}'] button").click()
    dock = page.locator(".dock")
    if forbidden:
        expect(dock.get_by_role("button", name=forbidden)).to_be_disabled()
    dock.get_by_role("button", name=action).click()


def keeps_its_secrets(page: Page) -> None:
    table = page.evaluate("JSON.parse(localStorage.getItem('hanabi.lessons'))[0]")
    origin = "/".join(page.url.split("/")[:3])
    check_page(page, known_by(page.request.get(f"{origin}/api/tables/{table}").json()))


def axe(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_the_bots_play_their_part_of_the_script() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    code = re.findall(r"code: '([0-9A-Z-]+)'", text)[0]
    moves = re.findall(r"'([CPD]\d[^']*)'", text.partition("MOVES")[2].partition("];")[0])
    state = State.deal(from_code(code, Options()), Options())
    bots = {seat: make_bot("partner", Random(seat)) for seat in (1, 2)}
    assert len(moves) == 15
    for move in moves:
        if bot := bots.get(state.on_turn):
            assert str(bot.choose(state.view(state.on_turn))) == move
        state, events = state.apply(parse_move(move))
        for seat, bot in bots.items():
            for event in events:
                bot.notice(event, state.view(seat))


def test_a_lesson_runs_to_its_end(open_page: OpenPage, site: str) -> None:
    page = lesson(open_page, site)
    hears(page, "You see all their cards")
    axe(page)
    go_on(page, 4)
    hears(page, "has two 1s")
    tell(page, 1, 6)
    hears(page, "this card is a 1")
    act(page, 3, "Play", "Discard")
    hears(page, "name the color")
    tell(page, 2, 10)
    hears(page, "4 lamps are left")
    keeps_its_secrets(page)
    axe(page)
    act(page, 0, "Discard", "Play")
    hears(page, "does not fit?")
    act(page, 20, "Play")
    hears(page, "burn a fuse")
    go_on(page)
    hears(page, "this card is green")
    act(page, 16, "Play")
    hears(page, "The show ends")
    keeps_its_secrets(page)
    go_on(page)
    page.get_by_role("button", name="End the show").click()
    hears(page, "your first show")
    expect(page.get_by_text("7 points")).not_to_have_count(0)
    page.get_by_role("link", name="To a real game").click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_only_the_expected_move_is_possible_at_first(open_page: OpenPage, site: str) -> None:
    page = lesson(open_page, site, size=PHONE)
    page.locator("[data-seat='2'] [data-order='10'] button").click()
    expect(page.locator("button.clue.here")).to_have_count(0)


def test_a_lesson_left_behind_is_not_among_the_own_games(open_page: OpenPage, site: str) -> None:
    page = lesson(open_page, site)
    page.locator("aside.bar").get_by_role("link", name="Leave").click()
    page.locator("form").wait_for()
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)


def test_a_lesson_speaks_five_languages(open_page: OpenPage, site: str) -> None:
    for language in ("en", "da", "nl", "fi", "pl"):
        page = lesson(open_page, site, size=PHONE, language=language)
        words = page.locator("body").inner_text()
        assert not re.search(r"[{}$]|\blearn-[a-z]", words)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
