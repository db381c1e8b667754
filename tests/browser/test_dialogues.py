"""Every dialogue of the table: reachable, faultless, within its window, and in every language."""

from itertools import cycle
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from docs.pictures.dialogues import Scene, dialogues
from tests.browser.crawl import faults
from tests.browser.players import DESKTOP, PHONE, Player

LOOKS = cycle(
    [
        {"size": PHONE, "language": "pl", "theme": "light"},
        {"size": DESKTOP, "language": "fi", "theme": "dark"},
        {"size": PHONE, "language": "en", "theme": "dark"},
        {"size": DESKTOP, "language": "da", "theme": "light"},
        {"size": PHONE, "language": "nl", "theme": "dark"},
        {"size": DESKTOP, "language": "de", "theme": "light"},
        {"size": PHONE, "language": "fi", "theme": "light"},
    ]
)


@pytest.mark.parametrize(
    ("scene", "look"),
    [pytest.param(scene, next(LOOKS), id=name) for name, scene in dialogues()],
)
def test_a_dialogue_has_no_faults(browser: Browser, site: str, scene: Scene, look: dict[str, Any]) -> None:
    before = len(browser.contexts)
    ann = Player(browser, site, "Ann", **look)
    page = scene(ann)
    page.locator("h1").first.wait_for(state="attached")
    results = Axe().run(page)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    wrong = faults(page)
    for context in browser.contexts[before:]:
        context.close()
    assert results.violations_count == 0, results.generate_report()
    assert not wide
    assert not wrong, "\n".join(wrong)
    assert not ann.complaints
