"""Every piece of the pages in every state: seen by a screen reader, a phone, the night and the day."""

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from hanabi.rules.languages import languages
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.pages_server import PAGES


def gallery(open_page: OpenPage, pages: str, **settings: object) -> Page:
    page = open_page(f"{pages}/gallery", **settings)
    page.get_by_role("heading", level=1).wait_for()
    return page


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("contrast", ["normal", "high"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(
    open_page: OpenPage, pages: str, theme: str, contrast: str, size: tuple[int, int]
) -> None:
    page = gallery(open_page, pages, size=size, theme=theme, contrast=contrast)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wider_than_a_phone(open_page: OpenPage, pages: str, language: str) -> None:
    page = gallery(open_page, pages, size=PHONE, language=language)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.lang") == language


def test_settings_change_the_page_at_once_and_stay(open_page: OpenPage, pages: str) -> None:
    page = gallery(open_page, pages, theme="dark")
    assert page.locator("meta[name=theme-color]").get_attribute("content") == "#0b0f2c"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name=re.compile("^Language")).select_option("da")
    page.get_by_role("heading", name="Indstillinger").wait_for()
    page.get_by_label("Udseende").select_option("light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.locator("meta[name=theme-color]").get_attribute("content") == "#fff3dc"
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    page.reload()
    page.get_by_role("button", name="Indstillinger").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_sheet_keeps_the_focus_and_gives_it_back(open_page: OpenPage, pages: str) -> None:
    page = gallery(open_page, pages)
    page.get_by_role("button", name="Sheet").click()
    for _ in range(4):
        page.keyboard.press("Tab")
        outside = "document.activeElement !== document.body && !document.activeElement.closest('dialog')"
        assert not page.evaluate(outside)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.textContent").strip() == "Sheet"


def test_the_show_is_a_still_picture_when_motion_is_not_wanted(open_page: OpenPage, pages: str) -> None:
    assert gallery(open_page, pages, motion="less").locator("canvas").count() == 0
    assert gallery(open_page, pages, motion="full").locator("canvas").count() == 1


def test_only_the_chosen_language_is_fetched(open_page: OpenPage, pages: str) -> None:
    page = gallery(open_page, pages, language="pl")
    page.get_by_text("kafelek nagrody").first.wait_for()
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    fetched = {found[1] for name in names if (found := re.search(r"/texts-(?:table-)?(\w\w)-", name))}
    assert fetched == {"pl"}


def test_an_unknown_address_says_so_and_leads_back(open_page: OpenPage, pages: str) -> None:
    page = open_page(f"{pages}/no/such/page")
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="Everybody sees your cards").wait_for()
    assert page.evaluate("location.pathname") == "/"


def test_script_and_style_that_every_page_loads_are_small() -> None:
    html = (PAGES / "index.html").read_text(encoding="utf-8")
    first = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', html)
    assert first
    assert sum(len(gzip.compress((PAGES / each).read_bytes())) for each in first) < 60_000
    assert "<style" not in html
    assert not re.search(r"<script(?![^>]*src=)", html)
