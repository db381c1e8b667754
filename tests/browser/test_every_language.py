"""Every page in every language: no raw key, no English elsewhere, nothing cut off, on phones and desktops."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from hanabi.rules.editions import EDITIONS
from tests.browser.crawl import EVERY_SIZE, check_words, faults
from tests.browser.finished import keep, record
from tests.browser.players import Player
from tests.browser.test_learn import A_WHILE, LESSONS
from tests.pages import ROOT

WITH_TABLET = (*EVERY_SIZE, (1024, 768))  # where rails are narrow
GAMES = {"base": "base", "everything": "ten-wild+black+tiles"}


@pytest.fixture(scope="module")
def ann(browser: Browser, site: str) -> Iterator[Player]:
    """Somebody who visits one page after the other."""
    somebody = Player(browser, site, "Ann")
    yield somebody
    somebody.close()


# Every page of frontend/src/routes.ts but `/gallery`, which shows pieces to those who build pages, in English
# like the sources; tables, games and challenges below.
PAGES = {
    "/": "main h1",
    "/learn": "main h1",
    **{f"/learn/{lesson}": "aside.bar" for lesson in LESSONS},
    "/rules": "main h1",
    **{f"/rules/{box}": "main h1" for box in EDITIONS},
    "/history": "main h1",
    "/insights": "main h1",
    "/challenge": "main h1",
    "/puzzles": ".own-hand button",
    "/replay": "main h1",
}
NOTHING_THERE = [
    "/nothing-here",
    "/table/nothing",
    "/replay/nothing",
    "/embed/nothing",
    "/challenge/nothing",
    "/puzzles/nothing",
    "/learn/nothing",
    "/rules/nothing",
    "/off/nothing",
]


def settle(page: Page) -> None:
    """Wait until all is there, and open what can be opened in its place."""
    page.wait_for_load_state("networkidle")
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_speaks_every_language(ann: Player, path: str) -> None:
    ann.page.goto(f"{ann.address}{path}")
    ann.page.locator(PAGES[path]).first.wait_for(timeout=A_WHILE)
    settle(ann.page)
    check_words(ann.page)


@pytest.mark.parametrize("path", NOTHING_THERE)
def test_what_is_not_there_is_told_in_every_language(ann: Player, path: str) -> None:
    ann.page.goto(f"{ann.address}{path}")
    ann.page.locator("main").first.wait_for()
    settle(ann.page)
    check_words(ann.page)
    ann.complaints.clear()  # that there is nothing is what it says


PLANTED = {  # each with what the crawl says of it
    "<p>table-agreement</p>": "raw table-agreement",
    "<p>random</p>": "the id of a bot",
    "<p>Bot: hat</p>": "the id of a bot",
    "<p>{ $count } pts</p>": "no text",
    "<p>undefined</p>": "no text",
    "<p>Ann …</p>": "three dots",
    "<p title='Your cards'>Ann</p>": "English in title",
    "<p>You see the cards</p>": "English in p.",
    "<p lang='en'>Our cards</p>": "",
    "<p data-style='width: 4rem; overflow: hidden'>Donaudampfschifffahrt</p>": "cut off",
    "<p data-style='width: 200vw'>Ann</p>": "wider than the window",
}


PLANT = """planted => {
    document.body.insertAdjacentHTML('beforeend', planted);
    const {dataset, style} = document.body.lastElementChild;
    style.cssText = dataset.style ?? '';  // a style in HTML is refused by the site's policy
}"""


@pytest.mark.parametrize("planted", PLANTED)
def test_the_crawl_finds_what_is_wrong(ann: Player, planted: str) -> None:
    ann.page.goto(f"{ann.address}/nothing-here")
    ann.page.locator("main h1").wait_for()
    ann.page.evaluate(PLANT, planted)
    found, said = faults(ann.page), PLANTED[planted]
    ann.complaints.clear()
    assert bool(found) == bool(said)
    assert all(said in fault for fault in found)


def test_every_page_is_in_this_crawl() -> None:
    source = (ROOT / "frontend" / "src" / "routes.ts").read_text(encoding="utf-8")
    seen = {path.rsplit("/", 1)[0] if path.count("/") > 1 else path for path in (*PAGES, *NOTHING_THERE)}
    routes = {path.partition("/:")[0] for path in re.findall(r"path: '(/[^']*)'", source)}
    assert routes - seen == {"/gallery"}


@pytest.mark.parametrize("edition", ["custom", "da"])
def test_a_table_speaks_every_language_before_its_game(ann: Player, edition: str) -> None:
    options = "five-own+expert+announce"
    table = ann.set_table(players=4, bots=("partner",), edition=edition, options=options)
    ann.go_to(table)
    ann.page.locator("main h1").first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    check_words(ann.page)


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_a_table_speaks_every_language_in_its_game(ann: Player, options: str) -> None:
    table = ann.set_table(players=5, bots=("random",) * 4, start=True, options=options, starter=1)
    ann.go_to(table)
    ann.your_turn.wait_for(timeout=A_WHILE)
    check_words(ann.page, WITH_TABLET)


@pytest.mark.parametrize("path", ["table", "replay", "embed"])
def test_a_finished_game_speaks_every_language(ann: Player, path: str) -> None:
    game = keep(ann.address, record())
    ann.page.goto(f"{ann.address}/{path}/{game}")
    ann.page.locator("h1, [data-order]").first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    ann.page.keyboard.press("End")
    check_words(ann.page, WITH_TABLET)
