"""The rules pages: complete in five languages, and each box with its own rules only."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_home import EVERYTHING, LANGUAGES, PRINTED, SIZES

BASE = ["goal", "setup", "turn", "clue", "discard", "play", "mistake", "end", "score", "talk"]


def rules(open_page: OpenPage, site: str, edition: str | None = None, **settings: object) -> Page:
    page = open_page(f"{site}/rules" + (f"/{edition}" if edition else ""), **settings)
    page.locator("article").wait_for()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_and_nothing_is_wider_than_the_window(
    open_page: OpenPage, site: str, language: str
) -> None:
    page = rules(open_page, site, language=language)
    for edition in [None, *PRINTED]:
        if edition:
            page.locator(f"a[href='/rules/{edition}']").click()
            page.locator(f"a[href='/rules/{edition}'][aria-current=page]").wait_for()
        words = page.locator("body").inner_text()
        assert not re.search(r"[{}$]|\b(rules|option|rating|tile)-[a-z]", words)
        assert len(words) > 3000
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("edition", [None, *PRINTED])
def test_a_box_has_its_own_rules_only(open_page: OpenPage, site: str, edition: str | None) -> None:
    page = rules(open_page, site, edition)
    sections = page.locator("article section").evaluate_all("all => all.map(each => each.id)")
    assert sections[: len(BASE)] == BASE
    assert set(sections[len(BASE) :]) - {"combining"} == (PRINTED[edition] if edition else EVERYTHING)
    expect(page.get_by_text("30", exact=True)).to_have_count(0 if edition == "nl" else 1)


def test_a_language_without_a_box_has_the_rules_of_everything(open_page: OpenPage, site: str) -> None:
    page = rules(open_page, site, "en")
    expect(page.get_by_role("main").locator("a[href='/rules'][aria-current=page]")).to_be_visible()


def test_a_box_calls_its_options_by_their_own_names(open_page: OpenPage, site: str) -> None:
    page = rules(open_page, site, "pl")
    for name in ("Lawina kolorów", "Czarny proch", "Pięciu wspaniałych", "Królewski pokaz"):
        expect(page.locator("article h2").filter(has_text=name)).to_have_count(1)


def test_every_entry_of_the_contents_leads_somewhere(open_page: OpenPage, site: str) -> None:
    page = rules(open_page, site)
    links = page.locator("nav.contents a").evaluate_all("all => all.map(each => each.hash.slice(1))")
    for link in links:
        expect(page.locator(f"section#{link}")).to_have_count(1)
    page.locator("nav.contents a[href='#black']").click()
    expect(page.locator("section#black")).to_be_in_viewport()


def test_a_link_to_a_part_shows_it(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/rules/pl#tiles")
    expect(page.locator("section#tiles")).to_be_in_viewport()


def test_an_unknown_box_leads_back(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/rules/xx")
    page.get_by_role("alert").get_by_role("link").click()
    page.locator("article").wait_for()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(open_page: OpenPage, site: str, theme: str, size: tuple[int, int]) -> None:
    page = rules(open_page, site, size=size, theme=theme)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
