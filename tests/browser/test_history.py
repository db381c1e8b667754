"""Past games: lists, filters, statistics, the deal of the day, and what the site keeps of somebody."""

import json
import re
from datetime import UTC, datetime

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hanabi.rules.languages import languages
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.finished import Played, play, play_together, record

SIZES = (DESKTOP, (1024, 768), PHONE, (844, 390))
LANGUAGES = languages()


@pytest.fixture(scope="module")
def ann(site: str) -> Played:
    """Somebody who has played four games for two."""
    return play(site, "Ann-Kathrin", 4)


def history(open_page: OpenPage, site: str, somebody: Played | None = None, **settings: object) -> Page:
    page = open_page(f"{site}/history", somebody=somebody, **settings)
    page.set_default_timeout(10_000)
    page.get_by_role("heading", level=1).wait_for()
    return page


def games(page: Page, count: int) -> None:
    expect(page.get_by_role("heading", name=re.compile(rf"^{count} games?$"))).to_be_visible()
    expect(page.locator(".list li")).to_have_count(count)


def test_a_stranger_has_no_games_yet(open_page: OpenPage, site: str) -> None:
    page = history(open_page, site)
    expect(page.get_by_text("No finished games found.")).to_be_visible()


def test_own_games_lead_to_their_replays(open_page: OpenPage, site: str, ann: Played) -> None:
    page = history(open_page, site, ann)
    games(page, 4)
    page.locator(".list li").first.get_by_role("link").click()
    page.wait_for_url(re.compile(rf"/replay/({'|'.join(ann.tables)})"))
    page.get_by_role("slider").wait_for()


def test_insights_tell_no_average_of_few_games(open_page: OpenPage, site: str, ann: Played) -> None:
    page = history(open_page, site, ann)
    page.get_by_role("link", name="Insights").click()
    page.get_by_text("Counted: your last finished games, 4 of 4.").wait_for(timeout=60_000)
    expect(page.get_by_role("region", name="Insights")).to_contain_text("too few (4)")
    expect(page.get_by_text("Reviewed: 0 of 4.")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("2 players"))).to_contain_text("too few (4)")
    stranger = history(open_page, site)
    stranger.get_by_role("link", name="Insights").click()
    expect(stranger.get_by_text("No finished games of yours yet.")).to_be_visible()


def test_filters_narrow_the_list_and_the_statistics(open_page: OpenPage, site: str, ann: Played) -> None:
    play(site, "Zebedee", 1, players=3)
    page = history(open_page, site, ann)
    games(page, 4)
    page.get_by_role("button", name="Public games").click()
    page.locator("summary").get_by_text("Filters").click()
    page.get_by_label("Player name contains").fill("zebed")
    games(page, 1)
    page.get_by_role("combobox", name="How many players?").select_option("2")
    expect(page.get_by_text("No games found.")).to_be_visible()
    page.get_by_role("combobox", name="How many players?").select_option("3")
    games(page, 1)
    page.get_by_label("Minimum score").fill("30")
    expect(page.get_by_text("No games found.")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    page.get_by_role("button", name="My games").click()
    games(page, 4)
    page.get_by_label("From", exact=True).fill("2026-01-01")
    games(page, 4)
    page.get_by_label("Until").fill("2026-01-02")
    expect(page.get_by_text("No finished games found.")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_games_of_a_group_are_listed_and_counted(
    open_page: OpenPage, site: str, size: tuple[int, int]
) -> None:
    group = play_together(site, "Ann", "Bo", "Zofia", "Väinö")
    page = history(open_page, site, group, size=size)
    games(page, 3)
    fellows = page.get_by_role("group", name="With these people")
    fellows.get_by_role("checkbox", name="Bo 3 games").check()
    games(page, 3)
    fellows.get_by_role("checkbox", name="Väinö 1 game").check()
    games(page, 1)
    expect(page.get_by_text("Only games with all of them.")).to_be_visible()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    fellows.get_by_role("checkbox", name="Väinö").uncheck()
    games(page, 3)


def test_plots_have_a_table_behind_them(open_page: OpenPage, site: str, ann: Played) -> None:
    page = history(open_page, site, ann)
    games(page, 4)
    for title in ("Games by score", "Points over time", "How games ended"):
        page.get_by_role("button", name=f"As a table: {title}").click()
    counted = page.get_by_role("region", name="How games ended").get_by_role("cell").all_text_contents()
    assert sum(map(int, counted)) == 4
    today = datetime.now(UTC).date().isoformat()
    expect(page.get_by_role("region", name="Points over time")).to_contain_text(today)


def test_the_same_deal_at_other_tables_is_compared(open_page: OpenPage, site: str, ann: Played) -> None:
    play(site, "Bo", 1, deal={"type": "table", "table": ann.tables[0]})
    page = history(open_page, site, ann)
    games(page, 4)
    page.locator(".list li").last.get_by_role("button", name="Same cards elsewhere").click()
    expect(page.get_by_role("heading", name="Same cards, several tables")).to_be_visible()
    games(page, 2)
    expect(page.locator(".list")).to_contain_text("Bo and Random Aino")
    page.get_by_role("button", name="All games").click()
    games(page, 4)


def test_the_deal_of_the_day_is_played_and_its_results_compared(
    open_page: OpenPage, site: str, ann: Played
) -> None:
    today = datetime.now(UTC).date().isoformat()
    page = history(open_page, site, ann)
    daily = page.get_by_role("region", name="Deal of the day")
    daily.get_by_role("button", name="4", exact=True).click()
    expect(daily.get_by_text("Results open once you have played these cards yourself.")).to_be_visible()
    day = play(site, "Day", 1, deal={"type": "day", "day": today}, players=4)
    page = history(open_page, site, day)
    daily = page.get_by_role("region", name="Deal of the day")
    daily.get_by_role("button", name="4", exact=True).click()
    results = daily.get_by_role("list", name="Results")
    expect(daily.get_by_role("table", name="Seven days")).to_be_visible()
    expect(results).to_contain_text("Day, Random Aino, Random Milo and Random Lena")
    expect(results).to_contain_text("Place 1")
    daily.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/table/\w+"))


def test_a_game_kept_from_elsewhere_is_listed_and_not_counted(open_page: OpenPage, site: str) -> None:
    page = history(open_page, site)
    wish = {"text": record().to_json()}
    answer = page.request.post(f"{site}/api/games", data=wish, headers={"origin": site})
    assert answer.status == 201
    page.reload()
    expect(page.locator(".list li")).to_contain_text("imported")
    expect(page.get_by_text("Imported games count once you say which player you were.")).to_be_visible()
    expect(page.get_by_role("region", name="Games by score")).to_have_count(0)


def test_all_games_can_be_taken_along(open_page: OpenPage, site: str, ann: Played) -> None:
    page = history(open_page, site, ann)
    with page.expect_download() as found:
        page.get_by_role("link", name="Download all my games").click()
    lines = found.value.path().read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["format"] for line in lines] == ["hanabi-record"] * 4


def test_somebody_is_forgotten_only_after_a_second_word(open_page: OpenPage, site: str) -> None:
    gone = play(site, "Gone", 1)
    page = history(open_page, site, gone, size=PHONE)
    games(page, 1)
    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This cannot be undone.")
    dialog.get_by_role("button", name="Cancel").click()
    games(page, 1)
    page.get_by_role("button", name="Delete my data").click()
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_text("Your data was removed from 1 table.")).to_be_visible()
    expect(page.get_by_text("No finished games found.")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(
    open_page: OpenPage, site: str, ann: Played, theme: str, size: tuple[int, int]
) -> None:
    page = history(open_page, site, ann, size=size, theme=theme)
    games(page, 4)
    page.locator("summary").get_by_text("Filters").click()
    page.get_by_role("button", name="As a table: Games by score").click()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_sideways(open_page: OpenPage, site: str, ann: Played, language: str) -> None:
    page = history(open_page, site, ann, language=language)
    page.locator(".list li").first.wait_for()
    page.locator("summary").first.click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
