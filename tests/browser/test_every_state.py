"""What pages show on request, in every language: forms, dialogues, panels of a replay, answers, results."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.crawl import check_words, press_everywhere
from tests.browser.finished import keep, met, play, record
from tests.browser.pages_server import PAGES
from tests.browser.players import Player
from tests.browser.test_every_language import settle
from tests.browser.test_home import STOP
from tests.browser.test_learn import A_WHILE
from tests.site.sites import Site

PANELS = ("review", "log", "talk", "try", "share")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site that can write mail, so that its form is there; nobody reads it."""
    assert (PAGES / "index.html").is_file(), "the browser side is not built: make frontend"
    mail = ("--mail", "smtp://127.0.0.1:9", "--mail-from", "hanabi@example.org")
    with Site(tmp_path_factory.mktemp("site") / "games.sqlite3", *mail) as running:
        yield running.address


@pytest.fixture(scope="module")
def ann(browser: Browser, site: str) -> Iterator[Player]:
    """Somebody who has played, with bots and with people."""
    somebody = Player(browser, site, "Ann")
    somebody.context.clear_cookies()
    met(site, "Ann", "Bo", "Maximiliane")[0].come_to(somebody.context, site)
    yield somebody
    somebody.close()


@pytest.fixture(scope="module")
def game(site: str) -> str:
    """A finished game for three."""
    return keep(site, record())


def to(ann: Player, path: str) -> Page:
    ann.page.goto(f"{ann.address}{path}")
    ann.page.locator("main h1").first.wait_for(state="attached")
    settle(ann.page)
    return ann.page


# The lobby.


def test_the_lobby_of_somebody_with_games_friends_and_invitations(
    browser: Browser, site: str, ann: Player
) -> None:
    ann.set_table(players=2, bots=("random",), start=True)
    bo = Player(browser, site, "Bo")
    bo.context.clear_cookies()
    met(site, "Bo", "Ann")[0].come_to(bo.context, site)
    bo.set_table(players=3, public=True)
    page = to(ann, "/")
    page.get_by_role("group", name="Play together again").get_by_label("Bo").first.check()
    check_words(page)
    page.get_by_role("button", name="Change your lantern").click()
    page.locator("dialog[open]").wait_for()
    check_words(page)
    bo.close()


def test_every_choice_of_a_new_table(ann: Player) -> None:
    page = to(ann, "/")
    for choice in page.locator("form fieldset").all():
        radios = choice.locator("input[type=radio]")
        if radios.count():
            radios.last.check(force=True)
    settle(page)
    check_words(page)


def test_the_settings_and_the_conventions(ann: Player) -> None:
    page = to(ann, "/")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()
    check_words(page)
    page.keyboard.press("Escape")
    seats = page.locator("form select").filter(has=page.locator("option[value=partner]"))
    seats.first.select_option("partner")
    page.get_by_role("button", name="What it plays: the conventions on one page").first.click()
    page.locator("dialog[open]").wait_for()
    check_words(page)


# Past games.


def test_the_past_games_of_somebody_with_all_they_can_open(browser: Browser, site: str) -> None:
    played = play(site, "Ann-Kathrin", 3)
    somebody = Player(browser, site, None)
    played.come_to(somebody.context, site)
    page = to(somebody, "/history")
    page.locator(".list li").first.wait_for()
    for button in page.get_by_role("button", name="As a table").all():
        button.click()
    page.get_by_role("button", name="Get a code").click()
    page.locator(".code strong").wait_for()
    page.get_by_label("Email address").fill("ann@example.org")
    check_words(page)
    page.get_by_role("button", name="Delete my data").click()
    page.locator("dialog[open]").wait_for()
    check_words(page)
    page = to(somebody, "/insights")
    page.locator("main table").first.wait_for(timeout=2 * A_WHILE)
    settle(page)
    check_words(page)
    somebody.close()


# Games from elsewhere, and their replays.


def test_several_games_are_opened_at_once(ann: Player) -> None:
    page = to(ann, "/replay")
    games = [json.loads(record(seed=seed).to_json()) for seed in (11, 12)]
    page.locator("textarea").fill(json.dumps(games))
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_text("2 games found").first.wait_for()
    check_words(page)


@pytest.mark.parametrize("panel", PANELS)
def test_a_panel_of_a_replay(ann: Player, game: str, panel: str) -> None:
    page = to(ann, f"/replay/{game}#20")
    page.get_by_role("slider").wait_for()
    press_everywhere(page, f".tabs button:nth-child({PANELS.index(panel) + 1})")
    if panel == "try":
        page.get_by_role("button", name="Try something else from move 20").click()
        expect(page.locator(".moment")).to_have_text("20/20")
    check_words(page)


def test_a_card_of_a_replay_and_its_keys(ann: Player, game: str) -> None:
    page = to(ann, f"/replay/{game}#20")
    page.locator("[data-seat='1'] button.card").nth(2).click()
    page.locator(".pressed").wait_for()
    check_words(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    check_words(page)


# Challenges and puzzles.


def test_a_challenge_before_and_after_it_is_played(ann: Player) -> None:
    page = to(ann, "/challenge")
    page.get_by_role("group", name="How many players?").get_by_label("2", exact=True).check(force=True)
    page.get_by_role("group", name="How many deals?").get_by_label("1", exact=True).check(force=True)
    page.get_by_role("button", name="Create the challenge").click()
    page.get_by_role("button", name="Play it").wait_for()
    check_words(page)
    address, challenge = page.url, page.url.rpartition("/")[2]
    wish = {
        "settings": {"players": 2, "pace": 0},
        "deal": {"type": "challenge", "challenge": challenge, "number": 1},
        "bots": ["random"],
        "start": True,
    }
    table = ann._send("POST", "/api/tables", wish)["table"]
    page.goto(f"{ann.address}/table/{table}")
    page.locator(".own-hand button").first.wait_for()
    page.evaluate(STOP, table)
    page.goto(address)
    page.locator("tr.me").wait_for()
    page.locator("tr.bot").first.wait_for(timeout=2 * A_WHILE)
    check_words(page)


def test_the_answer_of_a_puzzle(ann: Player) -> None:
    page = ann.page
    page.goto(f"{ann.address}/puzzles")
    page.locator(".own-hand button").first.wait_for(timeout=A_WHILE)
    page.locator(".own-hand button").first.click()
    page.locator(".dock").get_by_role("button", name="Play").first.click()
    verdict = page.get_by_role("region", name="The answer")
    anyway = page.get_by_role("button", name="Play it anyway")
    expect(verdict.or_(anyway)).to_be_visible()
    if anyway.is_visible():
        anyway.click()
    expect(verdict.get_by_role("table")).to_be_visible()
    check_words(page)
