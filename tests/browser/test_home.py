"""The home page: into a game in a few seconds, alone, with friends or with strangers, in five languages."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from hanabi.rules.languages import languages
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.finished import met

LANGUAGES = languages()
SIZES = (DESKTOP, (1024, 768), PHONE, (844, 390))
PRINTED = {
    "da": {"five-own", "expert", "announce"},
    "nl": {"expert"},
    "fi": {"five-own", "expert", "announce"},
    "pl": {"ten-wild", "black", "tiles", "expert"},
}
EVERYTHING = {"five-own", "ten-wild", "ten-own", "black", "tiles", "expert", "announce", "no-empty-clues"}
A_DEAL = "C4V6ER-ZMV6BK-ZA7XBV-DPTC9T-BMF89M-PRGFNA-QDC0Y"  # for three players of the base game

STOP = """table => new Promise(done => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'vote-stop', id: 'stop', yes: true }));
    socket.onmessage = ({ data }) => { if (JSON.parse(data).type === 'done') done(); };
})"""


def home(open_page: OpenPage, site: str, **settings: Any) -> Page:
    page = open_page(f"{site}/", **settings)
    page.locator("form").wait_for()
    return page


def unfold(page: Page) -> None:
    """Show what most people leave as it is."""
    page.locator("form details").evaluate("each => { each.open = true }")


def my_tables(page: Page, phase: str) -> list[dict[str, Any]]:
    answer = page.request.get(f"{_origin(page)}/api/tables?mine=true&phase={phase}")
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


def _origin(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def at_a_table(page: Page) -> str:
    page.wait_for_url(re.compile(r"/table/\w+$"))
    return page.url.rpartition("/")[2]


def test_it_is_night_until_somebody_wishes_otherwise(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    assert page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_label("Appearance").select_option("system")
    expect(root).to_have_attribute("data-theme", "light")


def test_play_now_deals_the_cards_at_once(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play now").click()
    table = at_a_table(page)
    (made,) = my_tables(page, "playing")
    assert made["table"] == table
    assert made["names"][0] == "Ann"
    assert made["bots"] == [None, "partner", "partner"]
    expect(page.locator(".own-hand button")).to_have_count(5)


def test_inviting_friends_opens_a_table_that_only_the_link_shows(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.get_by_role("button", name="Invite friends").click()
    table = at_a_table(page)
    (made,) = my_tables(page, "gathering")
    assert (made["table"], made["public"], made["players"]) == (table, False, 3)


def test_everything_is_reached_by_the_keyboard(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()").startswith("Play now"):
            break
    page.keyboard.press("Enter")
    at_a_table(page)


def test_a_name_is_kept_without_an_account(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.get_by_label("Your name").fill("Bo")
    with page.expect_response("**/api/me"):
        page.get_by_label("Your name").press("Enter")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Bo")


# Choosing a box.


def offered(page: Page) -> set[str]:
    values = page.locator("fieldset.options input").evaluate_all("all => all.map(each => each.value)")
    return set(values) - {"on"}  # which stands for no multicolour


def seats(page: Page) -> Locator:
    """Where bots are chosen."""
    return page.locator("form select").filter(has=page.locator("option[value=partner]"))


@pytest.mark.parametrize("edition", PRINTED)
def test_a_printed_box_offers_only_what_it_prints(open_page: OpenPage, site: str, edition: str) -> None:
    page = home(open_page, site)
    page.locator(f"input[value='{edition}'][type=radio]").check(force=True)
    assert offered(page) == PRINTED[edition]


def test_an_own_mix_offers_everything(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.locator("input[value=custom]").check(force=True)
    assert offered(page) == EVERYTHING


def test_the_kinds_of_multicolour_exclude_each_other(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    unfold(page)
    for word in ("five-own", "black", "ten-wild"):
        page.locator(f"fieldset.options input[value={word}]").check()
    page.get_by_role("button", name="Open the table").click()
    at_a_table(page)
    assert my_tables(page, "gathering")[0]["options"] == "ten-wild+black"


def test_another_box_drops_what_it_does_not_print(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    unfold(page)
    for word in ("ten-wild", "expert"):
        page.locator(f"fieldset.options input[value={word}]").check()
    page.locator("input[value=nl][type=radio]").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    at_a_table(page)
    made = my_tables(page, "gathering")[0]
    assert (made["edition"], made["options"]) == ("nl", "expert")


def test_the_form_is_short_until_one_asks_for_more(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site, size=PHONE)
    expect(page.get_by_text("Hanabi, base game")).to_be_visible()
    expect(page.get_by_role("radio", name="Clues only")).to_be_hidden()
    form = page.locator("form").bounding_box()
    assert form is not None
    assert form["height"] < 1100  # of a page that was 3,700 pixels long
    page.get_by_text("More choices").click()
    expect(page.get_by_role("radio", name="Clues only")).to_be_visible()


def test_what_was_chosen_is_there_the_next_time(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    unfold(page)
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.locator("fieldset.options input[value=black]").check()
    page.get_by_role("radio", name="Free chat").check(force=True)
    seats(page).nth(1).select_option("partner")
    page.get_by_role("button", name="Open the table").click()
    at_a_table(page)
    page.goto(f"{site}/")
    expect(page.locator("fieldset.options input[value=black]")).to_be_checked()
    expect(page.get_by_role("radio", name="Free chat")).to_be_checked()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(seats(page).nth(1)).to_have_value("partner")
    expect(page.locator("summary")).to_contain_text("Black powder · Free chat")
    expect(page.locator("label.box", has=page.locator(":checked"))).to_contain_text("Your own mix")


@pytest.mark.parametrize(("players", "missing"), [("2", "hat"), ("5", "duo")])
def test_only_bots_that_play_with_so_many_are_offered(
    open_page: OpenPage, site: str, players: str, missing: str
) -> None:
    page = home(open_page, site)
    page.get_by_role("radio", name=players, exact=True).check(force=True)
    expect(seats(page)).to_have_count(int(players) - 1)
    expect(seats(page).first.locator(f"option[value={missing}]")).to_have_count(0)


def test_bots_in_every_seat_start_the_game(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    seats(page).first.select_option("duo")
    expect(page.get_by_text("/25 with copies of itself")).to_be_visible()
    page.get_by_role("button", name="Deal the cards").click()
    at_a_table(page)
    assert my_tables(page, "playing")[0]["bots"] == [None, "duo"]


def test_a_chosen_deal_is_marked_as_such(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/?deal={A_DEAL}")
    page.get_by_role("button", name="Open the table").click()
    at_a_table(page)
    assert my_tables(page, "gathering")[0]["chosen"] is True


def test_the_deal_of_a_finished_game_comes_with_its_rules(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    unfold(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator("fieldset.options input[value=black]").check()
    seats(page).first.select_option("partner")
    page.get_by_role("button", name="Deal the cards").click()
    table = at_a_table(page)
    page.evaluate(STOP, table)
    page.goto(f"{site}/?same={table}")
    seats(page).first.select_option("")  # the bot is remembered
    page.get_by_role("button", name="Open the table").click()
    assert at_a_table(page) != table
    made = my_tables(page, "gathering")[0]
    assert (made["chosen"], made["players"], made["options"]) == (True, 2, "black")


@pytest.mark.parametrize(("language", "said"), [("en", "cannot be read"), ("pl", "Nie da się tego odczytać")])
def test_a_refusal_is_told_in_words(browser: Browser, site: str, language: str, said: str) -> None:
    context = browser.new_context(
        locale=language
    )  # a refusal is an error to the browser: no one listens here
    page = context.new_page()
    page.goto(f"{site}/?deal=NONSENSE")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text(said)
    context.close()


# With others.


def test_a_public_table_is_found_by_others(open_page: OpenPage, site: str) -> None:
    host = home(open_page, site)
    unfold(host)
    host.get_by_label("Your name").fill("Cleo")
    host.get_by_role("radio", name="Everybody").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    table = at_a_table(host)
    friend = home(open_page, site)
    row = friend.get_by_role("listitem").filter(has_text="Cleo")
    expect(row).to_contain_text("2 free seats")
    expect(row).to_contain_text("Hanabi, base game")
    row.get_by_role("link", name="Join").click()
    assert at_a_table(friend) == table


def test_the_list_is_fresh_while_one_looks(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    host = home(open_page, site)
    unfold(host)
    host.get_by_label("Your name").fill("Dag")
    host.get_by_role("radio", name="Everybody").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Dag")).to_be_visible(timeout=10_000)


def test_a_game_that_still_goes_on_can_be_taken_up_again(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    page.get_by_role("button", name="Play now").click()
    table = at_a_table(page)
    page.goto(f"{site}/")
    page.get_by_role("link", name=re.compile("^(Go on|Your turn)")).click()
    assert at_a_table(page) == table


def test_the_deal_of_the_day_is_played_at_once_and_lights_a_lantern(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    tile = page.get_by_role("article", name="Deal of the day")
    expect(tile.get_by_role("listitem")).to_have_count(7)
    expect(tile).to_contain_text("no days in a row yet")
    tile.get_by_role("button", name="Play it").click()
    table = at_a_table(page)
    (made,) = my_tables(page, "playing")
    assert (made["table"], made["chosen"], made["players"]) == (table, True, 3)
    page.locator(".own-hand button").first.wait_for()
    page.evaluate(STOP, table)
    page.goto(f"{site}/")
    expect(tile).to_contain_text("1 day in a row")
    expect(tile).to_contain_text("points today")
    expect(tile.locator("li.lit")).to_have_count(1)
    expect(tile.get_by_role("button", name="Play it again")).to_be_visible()


# Languages, sizes, screen readers.


SHIFTS = """(() => {
    window.shifts = [];
    const told = (list) => list.getEntries().forEach(({ value, sources }) => {
        window.shifts.push([value, sources.map(({ node }) => node?.nodeName).join(' ')]);
    });
    new PerformanceObserver(told).observe({ type: 'layout-shift', buffered: true });
})()"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_while_the_page_loads(browser: Browser, site: str, size: tuple[int, int]) -> None:
    """For somebody with a game, people they know and an invitation; however slow the machine is."""
    ann, bo = met(site, "Ann", "Bo")
    contexts = [browser.new_context(base_url=site, locale="en") for _ in range(2)]
    for context, played in zip(contexts, (bo, ann), strict=True):
        played.come_to(context, site)
    headers = {"origin": site}
    table = {"settings": {"players": 2}}
    tables = [context.request.post("/api/tables", data=table, headers=headers) for context in contexts]
    (friend,) = contexts[0].request.get("/api/co-players").json()["co_players"]
    wish = {"table": tables[0].json()["table"], "people": [friend["id"]]}
    assert contexts[0].request.post("/api/invitations", data=wish, headers=headers).status == 201
    page = contexts[1].new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))  # it waits for answers, as long as it takes
    page.goto(f"{site}/")
    page.get_by_role("heading", name="Bo invites you to a game").wait_for()
    page.get_by_role("group", name="Play together again").wait_for()
    page.get_by_role("button", name="Play it").wait_for()
    page.wait_for_load_state("networkidle")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.1, shifts
    for context in contexts:
        context.close()


def test_another_language_changes_everything_at_once(open_page: OpenPage, site: str) -> None:
    page = home(open_page, site)
    with page.expect_response("**/api/me") as told:
        page.get_by_role("combobox", name=re.compile("^Language")).select_option("fi")
    assert told.value.json()["language"] == "fi"
    expect(page.get_by_role("button", name="Pelaa heti")).to_be_visible()
    expect(page.get_by_role("heading", name="Perusta pöytä")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fi"
    assert page.title().startswith("Etusivu")
    words = page.locator("main").inner_text()
    assert not re.search(r"\b(Play now|Open tables|Which box|players)\b", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_or_wider_than_the_window(open_page: OpenPage, site: str, language: str) -> None:
    page = home(open_page, site, language=language)
    unfold(page)
    words = page.locator("body").inner_text()
    assert not re.search(r"[{}$]|\b(set|option|hero|lobby|listed|nav)-[a-z]", words)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(open_page: OpenPage, site: str, theme: str, size: tuple[int, int]) -> None:
    page = home(open_page, site, size=size, theme=theme)
    unfold(page)
    seats(page).first.select_option("partner")
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
