"""Puzzles in the browser: a position at the table, a move, and what all moves are worth."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_puzzle_is_tried_explained_and_followed_by_another(
    open_page: OpenPage, site: str, size: tuple[int, int]
) -> None:
    page = open_page(f"{site}/puzzles", size=size)
    page.locator(".own-hand button").first.wait_for()  # the process that sets it up starts first
    expect(page.get_by_text("One move is clearly the best.")).to_be_visible()
    page.locator(".own-hand button").first.click()
    page.locator(".dock").get_by_role("button", name="Play").first.click()
    verdict = page.get_by_role("region", name="The answer")
    anyway = page.get_by_role("button", name="Play it anyway")  # asked of a card that cannot fit
    expect(verdict.or_(anyway)).to_be_visible()
    if anyway.is_visible():
        anyway.click()
    expect(verdict.get_by_role("table")).to_be_visible()
    expect(verdict).to_contain_text("Points")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("button", name="Next puzzle").click()
    expect(verdict).to_have_count(0)
    expect(page.get_by_text("One move is clearly the best.")).to_be_visible()
