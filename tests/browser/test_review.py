"""A finished game judged in its replay: the curve, what is said of a move, branches, learning."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from hanabi.engine.jit import COMPILED
from hanabi.game.replay import Replay
from hanabi.rules.record import Record
from tests.analysis.test_review import game_of, with_last_copy_discarded
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.crawl import check_words, press_everywhere
from tests.browser.finished import keep
from tests.browser.test_replay import at, check, replay
from tests.browser.test_table import SIZES

pytestmark = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")

REVIEW_TAB = ".tabs button:first-child"
JUDGED_BY_THEN = 300_000  # the judge may have to be compiled first


def spoilt() -> tuple[Record, int]:
    """A game of `partner` in which somebody discards a clued five, and how many moves it had then."""
    record, index = with_last_copy_discarded("partner", game_of("partner", 3, 1))
    return replace(record, names=("Ann", "Bo", "Zofia")), index + 1


def blunderer() -> int:
    """The seat that did it."""
    record, move = spoilt()
    return Replay(record).at(move - 1).on_turn


@pytest.fixture(scope="module")
def game(site: str) -> str:
    return keep(site, spoilt()[0])


def open_panel(page: Page, size: tuple[int, int]) -> None:
    page.get_by_role("button", name="Review", exact=True).click()
    if size == PHONE:
        page.get_by_role("heading", name="Review", exact=True).wait_for()


def judged(page: Page, size: tuple[int, int]) -> None:
    """Have the game judged, unless it was before."""
    open_panel(page, size)
    begin, done = page.get_by_role("button", name="Review this game"), page.get_by_label("Conventions")
    expect(begin.or_(done)).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(done).to_be_visible(timeout=JUDGED_BY_THEN)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_blunder_is_named_on_the_curve_and_told_with_its_cause(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    _, move = spoilt()
    page = replay(open_page, site, game, size=size)
    judged(page, size)
    page.get_by_role("button", name=f"Next moment: move {move}, blunder").click()
    verdict = page.get_by_role("article")
    expect(verdict).to_contain_text("discards green 5")
    expect(verdict).to_contain_text("The last copy is lost: green 5.")
    expect(verdict).to_contain_text("It had been clued one move before.")
    expect(verdict).to_contain_text("From here on, not all cards could be placed any more.")
    expect(verdict.locator(".loss")).to_have_text(re.compile("^−[01]"))
    expect(page.get_by_label("Conventions")).to_have_value("partner-5")
    lost = page.get_by_text(f"Since move {move} the game could no longer be won: 24 of 25 points at most")
    expect(lost).to_be_visible()
    check(page)
    if size == PHONE:
        page.get_by_role("button", name="Close").last.click()
    at(page, move)
    mark = page.get_by_role("button", name=f"Move {move}: blunder")
    expect(mark).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    mark.click()
    at(page, move)
    page.get_by_role("button", name="Chance of 25").first.click()
    expect(page.locator(".curve .now")).to_have_text(re.compile("%$"))
    check(page)
    if size == DESKTOP:
        press_everywhere(page, REVIEW_TAB)
        check_words(page)


def test_the_next_visitor_sees_it_at_once(open_page: OpenPage, site: str, game: str) -> None:
    first = replay(open_page, site, game)
    judged(first, DESKTOP)
    second = replay(open_page, site, game, size=PHONE)
    expect(second.get_by_role("button", name=f"Move {spoilt()[1]}: blunder")).to_be_visible()


def test_whether_it_could_still_be_won_and_what_was_understood_of_a_clue_is_told(
    open_page: OpenPage, site: str, game: str
) -> None:
    record, _ = spoilt()
    clue = next(number for number, made in enumerate(record.moves, 1) if str(made).startswith("C"))
    page = replay(open_page, site, game, f"#{clue}")
    judged(page, DESKTOP)
    expect(page.get_by_text("From here the game could still be won: all 25 points")).to_be_visible()
    page.get_by_text("How it was understood").click()
    understood = page.locator("article details")
    expect(understood.locator("dt").filter(has_text="Partner 3")).to_be_visible()
    expect(understood.locator("dd").first).to_contain_text("card ")


def test_another_move_is_tried_in_a_branch_and_compared(open_page: OpenPage, site: str, game: str) -> None:
    _, move = spoilt()
    page = replay(open_page, site, game, f"#{move}")
    judged(page, DESKTOP)
    page.get_by_role("button", name="Try it: Discard card 2").click()
    at(page, move, move)
    compared = page.get_by_role("region", name="This branch")
    rows = compared.locator("tbody tr")
    expect(rows.nth(0).locator("td").nth(2)).to_have_text("25")
    expect(rows.nth(1).locator("td").nth(2)).to_have_text("24")
    press_everywhere(page, REVIEW_TAB)
    check_words(page)


def test_one_learns_from_mistakes_before_the_answer_is_shown(
    open_page: OpenPage, site: str, game: str
) -> None:
    record, move = spoilt()
    page = replay(open_page, site, game)
    judged(page, DESKTOP)
    who = record.names[blunderer()]
    page.get_by_role("button", name="Learn from the mistakes").click()
    lesson = page.get_by_role("region", name="Learn from the mistakes")
    expect(lesson).to_contain_text(f"Move {move}: what would you do as {who}?")
    at(page, move - 1)
    assert page.get_by_role("article").count() == 0
    check_words(page, sizes=(DESKTOP,))  # on a phone it is another panel, which begins anew
    lesson.get_by_role("button", name="Discard card 2").click()
    expect(lesson).to_contain_text("Right!")
    expect(lesson).to_contain_text("1 of 1 found.")
    check_words(page, sizes=(DESKTOP,))
    expect(page.get_by_role("article")).to_contain_text("The last copy is lost")
    lesson.get_by_role("button", name="Back to the review").click()
    expect(page.get_by_label("Whose moves")).to_be_visible()


def test_players_and_conventions_can_be_chosen(open_page: OpenPage, site: str, game: str) -> None:
    record, move = spoilt()
    page = replay(open_page, site, game)
    judged(page, DESKTOP)
    page.get_by_label("Whose moves").select_option(record.names[(blunderer() + 1) % 3])
    expect(page.get_by_role("button", name=f"Move {move}: blunder")).to_have_count(0)
    page.get_by_label("Whose moves").select_option(record.names[blunderer()])
    expect(page.get_by_role("button", name=f"Move {move}: blunder")).to_be_visible()
    players = page.get_by_role("region", name="Players")
    expect(players).to_contain_text("last copies lost: 1")
    page.get_by_label("Conventions").select_option("literal")
    expect(page.get_by_label("Conventions")).to_have_value("literal", timeout=JUDGED_BY_THEN)
    expect(page.get_by_role("button", name=f"Move {move}: blunder")).to_be_visible()


OVERLAPS = """() => {
  const things = '.tabs button, .buttons button, .moment, .curve .plot, .said, .track';
  const all = [...document.querySelectorAll(things)]
    .map((each) => ({ name: each.className, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  return all.flatMap((one, at) => all.slice(at + 1).filter(({ box }) =>
    Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
    Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 2,
  ).map((other) => `${one.name} / ${other.name}`));
}"""


def test_steps_panels_and_curve_have_places_of_their_own_at_every_size(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#7", size=PHONE, language="fi")
    page.locator(REVIEW_TAB).click()
    begin, done = page.locator(".review button.main"), page.locator(".counts")
    begin.or_(done).first.wait_for()
    if not done.count():
        begin.click()
    done.wait_for(timeout=JUDGED_BY_THEN)
    for half in ("open", "shut"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(OVERLAPS) == [], (width, height, half)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        if half == "open":
            page.locator(".half header button").click()
