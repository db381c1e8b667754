"""Chromium for the tests of what people see: `browser`, `open_page`; the pages alone, and a whole site."""

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, sync_playwright

from tests.browser.finished import Played
from tests.browser.pages_server import PAGES, serve_pages
from tests.site.sites import Site

DESKTOP = (1440, 900)
PHONE = (390, 844)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")  # while Playwright runs, no other test can have an event loop of its own
def browser() -> Iterator[Browser]:
    """The system's Chromium, without its windows if possible, else the one Playwright brought."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        except Error as error:
            raise AssertionError(
                "these tests need Chromium: `make chromium` or `.venv/bin/playwright install chromium`"
            ) from error
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def pages() -> Iterator[str]:
    """The address of the built pages."""
    assert (PAGES / "index.html").is_file(), "the browser side is not built: make frontend"
    with serve_pages() as address:
        yield address


@pytest.fixture(scope="module")  # an address may open so many tables at one site
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a whole site with a store of its own."""
    assert (PAGES / "index.html").is_file(), "the browser side is not built: make frontend"
    with Site(tmp_path_factory.mktemp("site") / "games.sqlite3") as running:
        yield running.address


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """`open_page(address, size=PHONE, theme="light")`: a visitor of their own, who must not see an error.

    The visitor is `somebody` whom the site knows, or a stranger. Names beyond that are settings of the
    visitor. Whatever the page complains of, the content security policy included, and every request to
    another place fail the test.
    """
    contexts = []
    complaints: list[str] = []

    def watch(page: Page, origin: str) -> None:
        own = (origin, origin.replace("http", "ws", 1), "data:", "blob:")

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error":
                complaints.append(message.text)

        def see(request: Request) -> None:
            if not request.url.startswith(own):
                complaints.append(f"a request to another place: {request.url}")

        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", see)

    def visit(
        address: str, size: tuple[int, int] = DESKTOP, somebody: Played | None = None, **settings: Any
    ) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        contexts.append(context)
        kept = json.dumps(json.dumps({"motion": "less", **settings}))
        context.add_init_script(
            f"localStorage.getItem('hanabi.settings') ?? localStorage.setItem('hanabi.settings', {kept})"
        )
        origin = "/".join(address.split("/")[:3])
        if somebody:  # before the first page: what the site answers a stranger brings a cookie of its own
            somebody.come_to(context, origin)
        page = context.new_page()
        watch(page, origin)
        page.goto(address)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints
