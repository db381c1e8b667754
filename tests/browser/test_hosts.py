"""What hosts set for their pages: a path, a name, a contact, invitations; and reports that reach them."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import OpenPage
from tests.site.sites import Site
from tests.site.test_operator import admin

CONTACT = "host@klub.example"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Site]:
    """A club's site under a path of its domain, for people with an invitation."""
    more = (
        "--path",
        "/games/hanabi",
        "--site-name",
        "Klub <b>Hanabi</b>",
        "--contact",
        CONTACT,
        "--invite-only",
    )
    with Site(tmp_path / "hanabi.sqlite3", *more) as site:
        yield site


def test_a_club_plays_under_a_path_of_its_domain(club: Site, open_page: OpenPage) -> None:
    code = admin(club, "invite").split()[0].partition("=")[2]
    page = open_page(f"{club.address}/?invitation={code}")
    expect(page.get_by_role("banner")).to_contain_text("Klub <b>Hanabi</b>")
    expect(page.get_by_role("link", name=CONTACT)).to_have_attribute("href", f"mailto:{CONTACT}")
    for link in ("Rules", "Learn", "Past games"):
        page.get_by_role("navigation").get_by_role("link", name=link).click()
        expect(page.locator("main, .lesson").first).to_be_visible()
        assert urlsplit(page.url).path.startswith("/games/hanabi/")
        page.goto(f"{club.address}/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(f"{club.address}/table/*")
    page.get_by_role("button", name="Menu").wait_for()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What happened?").fill("the bots were rude")
    page.get_by_role("button", name="Send to the site owner").click()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    assert "the bots were rude" in admin(club, "reports")


def test_whoever_has_no_invitation_is_asked_for_one(club: Site, browser: Browser) -> None:
    link = admin(club, "invite", "--address", club.address).split()[0]
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(f"{club.address}/")
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    asked = page.get_by_label("by invitation only")
    asked.fill("nonsense")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("ask its owner for one")).to_be_visible()
    asked.fill(link)
    page.get_by_role("button", name="Enter").click()
    expect(asked).to_be_hidden()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    context.close()
