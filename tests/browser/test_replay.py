"""Going through a finished game again: step by step, through other eyes, on other paths, together."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Download, Page, expect

from hanabi.rules.any_game import parse_game
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.hanab_live_link import to_link
from hanabi.rules.languages import languages
from hanabi.rules.options import Multicolour, Options
from hanabi.rules.record import Record
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.finished import keep, play, record

PATIENCE = 10_000
BOTS_PATIENCE = 30_000
SIZES = (DESKTOP, (1024, 768), PHONE, (844, 390))
LANGUAGES = languages()
EVERYTHING = Options(Multicolour.TEN_WILD, True, True, False, True, True)


@pytest.fixture(scope="module")
def game(site: str) -> str:
    """A finished game for three."""
    return keep(site, record())


@pytest.fixture
def refused_page(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """A visitor who may be refused something, which browsers complain of."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)

    def visit(address: str) -> Page:
        page = context.new_page()
        page.goto(address)
        return page

    yield visit
    context.close()


def replay(open_page: OpenPage, site: str, table: str, link: str = "", **settings: Any) -> Page:
    page = open_page(f"{site}/replay/{table}{link}", **settings)
    page.set_default_timeout(PATIENCE)
    page.get_by_role("slider").wait_for()
    return page


def at(page: Page, move: int, last: int | None = None) -> None:
    """Wait until the page shows this moment."""
    moment = re.compile(rf"^{move}/{'' if last is None else last}")
    expect(page.locator(".moment")).to_have_text(moment, timeout=PATIENCE)


def hand(page: Page, seat: int) -> list[str]:
    labels = page.locator(f"[data-seat='{seat}'] button.card").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    return [label.partition(": ")[2] for label in labels]


LAST = len(record().moves)


# Walking.


def test_keys_walk_through_the_game(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game)
    at(page, 0, LAST)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, LAST)
    expect(page.locator(".outcome")).to_contain_text("25 points")
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press(" ")
    at(page, 1)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()


def test_the_slider_and_the_link_name_the_same_turn_and_a_reload_keeps_it(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#12")
    at(page, 12)
    page.get_by_role("slider").fill("20")
    at(page, 20)
    assert page.url.endswith("#20")
    page.reload()
    at(page, 20)
    page.evaluate("location.hash = '#7'")
    at(page, 7)


def test_a_finger_drawn_across_the_table_is_one_move(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#12", size=PHONE)
    for way, turn in ((-120, 13), (-120, 14), (120, 13)):
        page.locator(".stage").evaluate(
            """(stage, way) => {
                const touch = x => new Touch({ identifier: 1, target: stage, clientX: x, clientY: 300 });
                stage.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(200)] }));
                stage.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(200 + way)] }));
            }""",
            way,
        )
        at(page, turn)


def test_a_phone_steps_and_reads_at_once(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#12", size=PHONE)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("log")
    expect(log.locator(".now")).to_be_in_viewport()
    page.get_by_role("button", name="One move forward").click()
    at(page, 13)
    expect(log.locator(".now")).to_be_in_viewport()
    expect(page.locator("[data-seat='0'] button.card").first).to_be_in_viewport()
    log.get_by_role("button").first.click()
    expect(log).to_be_visible()  # what was pressed stays in sight
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_from_1024_pixels_on_the_panel_stands_beside_the_board(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#12", size=(1024, 768))
    panel = page.get_by_role("complementary").bounding_box()
    stage = page.locator(".stage").bounding_box()
    assert panel is not None
    assert stage is not None
    assert stage["x"] + stage["width"] <= panel["x"]
    assert panel["y"] + panel["height"] <= 768
    assert page.evaluate("document.documentElement.scrollWidth") <= 1024


def test_hands_are_mirrored_by_choice(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#12")
    first, second = (page.locator("[data-seat='0'] .slot").nth(slot) for slot in (0, 1))

    def goes_right() -> bool:
        one, other = first.bounding_box(), second.bounding_box()
        assert one is not None
        assert other is not None
        return one["x"] < other["x"]

    assert goes_right()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Newest card on the left").click()
    page.get_by_role("button", name="Close").click()
    assert not goes_right()


def test_branches_and_the_game_say_what_they_led_to(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#20")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Try something else from move 20").click()
    branches = page.get_by_role("list", name="Branches").get_by_role("listitem")
    expect(branches.first).to_contain_text("25 points")
    expect(branches.last).to_contain_text(re.compile(r"\d+ points"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_cards_fireworks_and_lines_lead_to_their_turns_and_back(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    page = replay(open_page, site, game, "#20", size=size)
    back = page.get_by_role("button", name="Back to where I was")
    expect(back).to_be_disabled()
    page.locator("[data-seat='1'] button.card").nth(2).click()
    expect(page.get_by_role("region", name="Bo, card 3: yellow 4")).to_be_visible()
    panel = page.locator(".pressed")  # whose name changes with the place of the card
    panel.get_by_role("button", name=re.compile("Drawn at move .*move 6 of")).click()
    at(page, 6)
    panel.get_by_role("button", name=re.compile("Discarded at move")).click()
    at(page, 33)
    back.click()
    back.click()
    at(page, 20)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Firework: blue. When did it grow?").click()
    page.get_by_role("button", name=re.compile("^Grew at move 4 ")).click()
    at(page, 20)
    page.get_by_role("button", name=re.compile("^Grew at move 5 ")).click()
    at(page, 21)
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log").locator(".now")).to_be_in_viewport()
    page.get_by_role("log").get_by_role("button", name="Ann plays blue 4").click()
    at(page, 20)
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_cards_of_the_pile_and_of_a_firework_tell_their_story(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    page = replay(open_page, site, game, "#33", size=size)
    page.locator(".pile:not([open]) summary").evaluate_all("all => all.forEach(each => each.click())")
    page.get_by_role("button", name="yellow 4", exact=True).click()
    panel = page.get_by_role("region", name="In the discard pile: yellow 4")
    check(page)
    panel.get_by_role("button", name=re.compile("Drawn at move .*move 6 of")).click()
    at(page, 6)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Firework: blue. When did it grow?").click()
    panel = page.get_by_role("region", name="Firework: blue")
    expect(panel.get_by_role("heading", level=3).first).to_have_text("blue 1")
    expect(panel.get_by_role("button", name=re.compile("Drawn at move"))).to_have_count(5)


def test_a_question_mark_or_a_button_shows_the_keys(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("to the deal or to the end")
    check(page)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.get_by_role("button", name="Keys").click()
    expect(keys).to_be_visible()


def test_the_same_deal_at_other_tables_is_found(open_page: OpenPage, site: str) -> None:
    first = play(site, "Ann", 1)
    play(site, "Bo", 1, deal={"type": "table", "table": first.tables[0]})
    page = replay(open_page, site, first.tables[0])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("link", name="Same cards elsewhere").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Same cards, several tables")
    expect(page.get_by_role("heading", name="2 games")).to_be_visible()


def test_through_the_eyes_of_a_seat_its_cards_are_what_it_knew(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#5")
    everything = [hand(page, seat) for seat in range(3)]
    assert everything[0][1].startswith("white 3")
    page.get_by_role("combobox", name="View").select_option("As Ann saw it")
    assert page.url.endswith("#5&as=0")
    assert all(label.startswith("hidden card") for label in hand(page, 0))
    assert hand(page, 0)[1] == "hidden card, told: white, could be: white, 1, 2, 3, 4 and 5"
    assert [hand(page, seat) for seat in (1, 2)] == everything[1:]
    page.reload()
    expect(page.get_by_role("combobox", name="View")).to_have_value("0")
    page.keyboard.press("v")
    assert all(label.startswith("hidden card") for label in hand(page, 1))


def test_notes_and_bookmarks_stand_at_their_turns(open_page: OpenPage, site: str) -> None:
    played = play(site, "Ann", 1)
    page = replay(open_page, site, played.tables[0])
    page.get_by_role("button", name="Notes").click()
    entry = page.get_by_role("button", name="here it began")
    entry.click()
    expect(page.get_by_text("perhaps a five")).to_be_visible()
    expect(page.locator(".slot.noted")).to_have_count(1)
    page.locator(".slot.noted button").click()
    expect(page.get_by_role("region", name="Ann, card 1")).to_contain_text("Ann: perhaps a five")


def test_the_seal_is_checked_in_the_browser(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Shuffle verified")).to_be_visible()


def test_a_game_that_is_not_there_or_not_over_says_so(refused_page: Callable[[str], Page], site: str) -> None:
    page = refused_page(f"{site}/replay/nosuchtable")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(page.get_by_role("link", name="Open another game")).to_be_visible()


# What if?


def begin(page: Page, move: int) -> None:
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name=f"Try something else from move {move}").click()
    expect(page.get_by_role("region", name="What if?")).to_contain_text("’s turn")


def test_a_branch_is_played_by_the_rules_and_survives_a_reload(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#20")
    begin(page, 20)
    page.locator("[data-seat='1'] button.card").nth(4).click()
    page.get_by_role("region", name="Bo, card 5").get_by_role("button", name="Play", exact=True).click()
    at(page, 21, 21)
    page.locator("[data-seat='0'] button.card").first.click()
    page.get_by_role("button", name=re.compile("^2: touches")).click()
    at(page, 22, 22)
    expect(page.locator(".said")).to_contain_text("Zofia tells Ann")
    before = [hand(page, seat) for seat in range(3)]

    page.reload()
    at(page, 22, 22)
    assert [hand(page, seat) for seat in range(3)] == before
    page.get_by_role("button", name="Undo").click()
    at(page, 21, 21)
    page.get_by_role("button", name="Redo").click()
    at(page, 22, 22)
    link = page.url

    other = open_page(link)
    at(other, 22, 22)
    assert [hand(other, seat) for seat in range(3)] == before

    page.get_by_role("button", name="Back to the game").click()
    at(page, 20, LAST)
    assert page.url.endswith("#20")


def test_branches_have_names_and_are_kept(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#10")
    begin(page, 10)
    page.get_by_label("Name of this branch").fill("bolder")
    page.get_by_label("Name of this branch").press("Enter")
    page.get_by_role("button", name="Burn a clue").click()
    at(page, 11, 11)
    page.get_by_role("button", name="Try something else from move 11").click()
    expect(page.get_by_role("list", name="Branches").get_by_role("listitem")).to_have_count(3)
    page.goto(f"{site}/replay/{game}#3")
    page.reload()
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="bolder").click()
    at(page, 11, 11)
    page.get_by_role("button", name="Remove this branch").click()
    expect(page.get_by_role("list", name="Branches").get_by_role("listitem")).to_have_count(2)
    at(page, 10, LAST)


def test_cards_become_others_lie_face_down_and_wait_on_the_deck(
    open_page: OpenPage, site: str, game: str
) -> None:
    page = replay(open_page, site, game, "#20")
    begin(page, 20)
    page.locator("[data-seat='1'] button.card").nth(3).click()
    page.get_by_role("button", name="Change this card").click()
    page.get_by_role("group", name="Change this card").get_by_role("button", name="yellow 2").click()
    expect(page.locator("[data-seat='1'] button.card").nth(3)).to_have_attribute(
        "aria-label", re.compile("yellow 2")
    )

    page.get_by_role("button", name="The next card of the deck: choose it").click()
    page.get_by_role("button", name="Choose the next card").click()
    faces = page.get_by_role("group", name="Choose the next card")
    faces.get_by_role("button", name="green 5").click()
    expect(faces).to_have_count(0)  # the answer is there
    page.locator("[data-seat='1'] button.card").nth(3).click()
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 21, 21)
    assert hand(page, 1)[4] == "green 5"

    page.locator("[data-seat='2'] button.card").first.click()
    page.get_by_role("button", name="Turn it face down").click()
    expect(page.locator("[data-seat='2'] button.card").first).to_have_attribute(
        "aria-label", re.compile("hidden card")
    )
    page.reload()
    at(page, 21, 21)
    assert hand(page, 2)[0] == "hidden card"


def test_a_card_that_cannot_be_is_refused_in_clear_words(
    refused_page: Callable[[str], Page], site: str, game: str
) -> None:
    page = refused_page(f"{site}/replay/{game}#30")
    begin(page, 30)
    page.locator("[data-seat='1'] button.card").first.click()
    page.get_by_role("button", name="Change this card").click()
    page.get_by_role("group", name="Change this card").get_by_role("button", name="blue 5").click()
    expect(page.get_by_role("alert")).to_contain_text("That card cannot become this one")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_bot_plays_one_move_or_to_the_end(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#30")
    begin(page, 30)
    page.get_by_label("Bot", exact=True).select_option("random")
    page.get_by_role("button", name="Play one move").click()
    at(page, 31, 31)
    page.get_by_role("button", name="Play to the end").click()
    expect(page.locator(".outcome")).to_be_visible(timeout=BOTS_PATIENCE)
    expect(page.get_by_text("This branch is at its end.")).to_be_visible()
    page.get_by_role("slider").fill("31")
    page.get_by_role("button", name="Play on from here").click()
    at(page, 31, 31)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bot_says_what_it_would_do_and_why(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    page = replay(open_page, site, game, "#3", size=size)
    page.get_by_role("button", name="What if?").click()
    adviser = page.get_by_label("Ask a bot", exact=True)
    expect(adviser).to_have_value("partner")
    assert adviser.locator("option").all_inner_texts() == ["Partner"]  # others speak another language
    page.get_by_role("button", name="What would it do here?").click()
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Partner in the place of", timeout=BOTS_PATIENCE)
    expect(answer.locator(".reason").first).to_be_visible()
    assert not answer.locator(".reason").get_by_text("bot-").count()
    expect(answer).to_contain_text("What was played: ")
    check(page)
    said = answer.locator("strong").inner_text()
    page.get_by_role("button", name="Try it").click()
    at(page, 4, 4)
    if size == PHONE:
        page.get_by_role("button", name="Close").last.click()
    expect(page.locator(".said")).to_have_text(said)


def test_marks_on_the_way_are_named_and_lead_to_their_moments(open_page: OpenPage, site: str) -> None:
    page = replay(open_page, site, keep(site, record(seed=5, skill=60)))
    failed = page.locator("button.stop.bad").first
    name = failed.get_attribute("aria-label") or ""
    found = re.fullmatch(r"Move (\d+): a card did not fit", name)
    assert found
    expect(failed).to_have_attribute("title", name)
    failed.click()
    at(page, int(found[1]))


# Together.


def test_one_leads_from_a_phone_and_the_other_follows_roams_and_comes_back(
    open_page: OpenPage, site: str, game: str
) -> None:
    leader = replay(open_page, site, game, "#5", size=PHONE)
    leader.evaluate("fetch('/api/me', { method: 'PUT', body: JSON.stringify({ name: 'Väinö' }) })")
    leader.reload()
    other = replay(open_page, site, game)
    expect(other.get_by_text("2 people are here")).to_be_visible()
    leader.get_by_role("button", name="Lead", exact=True).click()
    at(other, 5)
    expect(other.get_by_text("You follow Väinö.")).to_be_visible()
    leader.get_by_role("button", name="One move forward").click()
    at(other, 6)

    other.keyboard.press("End")
    at(other, LAST)
    leader.get_by_role("button", name="One move forward").click()
    at(leader, 7)
    other.get_by_role("button", name="Follow Väinö").click()
    at(other, 7)
    leader.get_by_role("button", name="One move forward").click()
    at(other, 8)
    other.reload()
    leader.get_by_role("button", name="One move forward").click()
    at(other, 9)
    late = replay(open_page, site, game, "#3")
    expect(late.get_by_role("button", name="Follow Väinö")).to_be_visible()
    at(late, 3)
    late.close()
    leader.get_by_role("button", name="Stop leading").click()
    expect(other.get_by_text("2 people are here")).to_be_visible()


def together(open_page: OpenPage, site: str, game: str, size: tuple[int, int]) -> tuple[Page, Page]:
    """Väinö, who leads from move 5 on, and somebody who follows on a phone."""
    leader = replay(open_page, site, game, "#5", size=size)
    leader.evaluate("fetch('/api/me', { method: 'PUT', body: JSON.stringify({ name: 'Väinö' }) })")
    leader.reload()
    other = replay(open_page, site, game, size=PHONE)
    expect(other.get_by_text("people are here")).to_be_attached()
    leader.get_by_role("button", name="Lead", exact=True).click()
    at(other, 5)
    return leader, other


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_arrows_point_for_everyone_until_the_next_move(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    leader, other = together(open_page, site, game, size)
    arrows = other.locator(".arrows .arrow")
    cards = leader.locator("[data-seat='1'] button.card")
    leader.get_by_role("button", name="Point", exact=True).click()
    cards.nth(2).click()
    expect(arrows).to_have_count(1)
    expect(other.locator("[data-seat='1'] .slot.pointed")).to_have_count(1)
    expect(other.get_by_text(re.compile("^Väinö points at: Bo, card 3: ")).first).to_be_attached()
    leader.get_by_role("button", name="Firework: red. When").click()
    expect(other.locator(".firework.marked")).to_have_count(1)
    cards.nth(2).focus()
    leader.keyboard.press("Enter")
    expect(arrows).to_have_count(1)
    tip = other.locator(".arrow .tip").bounding_box()
    red = other.locator("[data-suit='R']").bounding_box()
    assert tip
    assert red
    assert red["x"] < tip["x"] < tip["x"] + tip["width"] < red["x"] + red["width"]
    check(leader)
    check(other)
    leader.keyboard.press("ArrowRight")
    at(other, 6)
    expect(arrows).to_have_count(0)
    assert leader.locator(".pressed").count() == 0
    leader.keyboard.press("p")
    expect(leader.get_by_role("button", name="Point", exact=True)).to_have_attribute("aria-pressed", "false")

    cards.nth(0).click()
    leader.get_by_role("button", name="Arrow from here").click()
    leader.locator("[data-seat='2'] button.card").nth(1).click()
    expect(arrows).to_have_count(1)
    said = other.get_by_text(re.compile("^Väinö points at: from Bo, card 1: .* to Zofia, card 2: "))
    expect(said).to_be_attached()
    cards.nth(0).click()
    leader.get_by_role("button", name="Point at it").click()
    expect(arrows).to_have_count(2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_others_see_the_leaders_branch_and_what_is_pointed_at_in_it(
    open_page: OpenPage, site: str, game: str, size: tuple[int, int]
) -> None:
    leader, other = together(open_page, site, game, size)
    leader.locator("[data-seat='0'] button.card").nth(0).click()
    leader.get_by_role("button", name="Try something else from here").click()
    expect(other.get_by_text("Väinö shows this branch.")).to_be_visible()
    at(other, 5, 5)
    leader.locator(".hand.turn button.card").nth(0).click()
    leader.locator(".pressed").get_by_role("button", name="Play", exact=True).click()
    at(other, 6, 6)
    leader.get_by_role("button", name="Point", exact=True).click()
    leader.locator("[data-seat='1'] button.card").nth(0).click()
    expect(other.locator(".arrow")).to_have_count(1)
    check(other)

    other.get_by_role("button", name="Play on from here").click()
    expect(other.get_by_role("region", name="What if?")).to_contain_text("’s turn")
    expect(other.locator(".arrow")).to_have_count(0)
    leader.get_by_role("button", name="Back to the game").click()
    at(leader, 5, LAST)
    at(other, 6, 6)
    other.get_by_role("button", name="Follow Väinö").click()
    at(other, 5, LAST)
    assert other.get_by_role("region", name="What if?").count() == 0


def test_a_comment_appears_for_everyone_at_once_and_stays(open_page: OpenPage, site: str, game: str) -> None:
    writer = replay(open_page, site, game, "#9")
    reader = replay(open_page, site, game, size=PHONE)
    reader.get_by_role("button", name="Notes").click()
    writer.get_by_role("button", name="Notes").click()
    writer.get_by_label("Your comment on move 9").fill("Why not the three?")
    writer.get_by_role("button", name="Comment", exact=True).click()
    entry = reader.get_by_role("button", name="Why not the three?")
    expect(entry).to_be_visible()
    expect(writer.get_by_label("Your comment on move 9")).to_have_value("")
    entry.click()
    at(reader, 9)
    writer.reload()
    writer.get_by_role("button", name="Notes").click()
    expect(writer.get_by_role("button", name="Why not the three?")).to_have_count(1)


# In and out.


@pytest.mark.parametrize("form", ["record", "hanab.live", "link"])
def test_a_game_from_elsewhere_is_looked_at_and_kept(open_page: OpenPage, site: str, form: str) -> None:
    game = record(2, 7, 90, Options(empty_clues=False))
    writers: dict[str, Callable[[Record], str]] = {
        "record": Record.to_json,
        "hanab.live": to_hanab_live,
        "link": to_link,
    }
    page = open_page(f"{site}/replay")
    page.get_by_label("Or paste a link or a text").fill(writers[form](game))
    page.get_by_role("button", name="Open").click()
    at(page, 0, len(game.moves))
    page.get_by_role("slider").fill("5")
    page.reload()
    at(page, 5, len(game.moves))
    page.get_by_role("button", name="Save and get a link").click()
    page.wait_for_url(re.compile(r"/replay/\w{10}"))
    page.get_by_role("slider").wait_for()
    table = page.url.rpartition("/")[2].partition("#")[0]
    kept = page.request.get(f"{site}/api/tables/{table}/record").text()
    assert parse_game(kept).moves == game.moves


def test_a_file_is_opened_and_a_link_to_this_site_followed(
    open_page: OpenPage, site: str, game: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record().to_json(), encoding="utf-8")
    page = open_page(f"{site}/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    at(page, 0, LAST)
    page.get_by_role("button", name="Open another game").click()
    page.get_by_label("Or paste").fill(f"{site}/table/{game}")
    page.get_by_role("button", name="Open").click()
    page.wait_for_url(re.compile(rf"/replay/{game}"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Hello", "There is no game in this text."),
        ('{"players": ["Ann", "Bo"]}', "without its cards and moves"),
        (
            "https://hanab.live/replay/123",
            "Only hanab.live knows game 123. Open https://hanab.live/export/123",
        ),
        (record().to_json().replace("R1", "R9", 1), "R9"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_its_reason(
    refused_page: Callable[[str], Page], site: str, text: str, reason: str
) -> None:
    page = refused_page(f"{site}/replay")
    page.get_by_label("Or paste").fill(text)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text(reason)


def test_several_games_are_saved_at_once_and_are_ones_own(open_page: OpenPage, site: str) -> None:
    whole = json.loads(record().to_json())
    begun = {**whole, "moves": whole["moves"][:10], "times": whole["times"][:10]}
    orange = {"players": ["Ann", "Bo"], "deck": [], "actions": [], "options": {"variant": "Orange (3 Suits)"}}
    page = open_page(f"{site}/replay")
    page.get_by_label("Or paste").fill("\n".join(map(json.dumps, (whole, begun, orange, whole))))
    page.get_by_role("button", name="Open").click()
    page.get_by_label("Which player were you?").select_option(whole["names"][1])
    page.get_by_role("button", name="Save all 4 games").click()
    expect(page.get_by_role("status").first).to_contain_text(
        "2 games saved. 1 was already here. 1 could not be imported.", timeout=30_000
    )
    rows = page.locator("ol li")
    expect(rows.nth(1)).to_contain_text("unfinished")
    expect(rows.nth(2)).to_contain_text("does not have the variant “Orange (3 Suits)”")
    expect(rows.nth(3)).to_contain_text("already here")
    page.get_by_role("link", name="To my games").click()
    expect(page.get_by_role("heading", name="2 games")).to_be_visible()
    claimed = page.get_by_label("Which player were you?").first
    expect(claimed.locator("option:checked")).to_have_text(whole["names"][1])
    claimed.select_option("I did not play")
    expect(page.get_by_role("heading", name="1 game", exact=True)).to_be_visible()  # that is counted


def download(page: Page, button: str) -> Download:
    with page.expect_download() as found:
        page.get_by_role("button", name=button, exact=True).or_(page.get_by_role("link", name=button)).click()
    return found.value


def test_downloads_are_what_they_say(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game, "#12")
    page.get_by_role("button", name="Share").click()
    assert parse_game(download(page, "Game file").path().read_text()).moves == record().moves
    theirs = parse_game(download(page, "hanab.live").path().read_text())
    assert len(theirs.moves) == LAST
    page.get_by_label("Language of the transcript").select_option("fi")
    told = download(page, "Transcript")
    assert told.suggested_filename.endswith("-fi.txt")
    text = told.path().read_text(encoding="utf-8")
    assert "Voitto: kaikki ilotulitukset ovat valmiita. 25 pistettä." in text
    expect(page.get_by_role("button", name="Share")).to_be_visible()  # the page goes on in English
    assert download(page, "Picture (SVG)").path().read_text().startswith("<svg")
    assert download(page, "Picture (PNG)").path().read_bytes().startswith(b"\x89PNG")


def test_a_game_that_hanab_live_does_not_know_is_not_exported(
    refused_page: Callable[[str], Page], site: str
) -> None:
    table = keep(site, record(4, 4, 97, EVERYTHING))
    page = refused_page(f"{site}/replay/{table}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="hanab.live").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_links_and_the_code_for_other_pages_are_copied(browser: Browser, site: str, game: str) -> None:
    with browser.new_context(locale="en", permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(f"{site}/replay/{game}#12")
        page.get_by_role("button", name="Share").click()
        for button, text in (
            ("Copy the link to move 12", f"{site}/replay/{game}#12"),
            ("Copy the code for your page", f'<iframe src="{site}/embed/{game}#12"'),
            ("Copy the picture’s address", f"{site}/api/tables/{game}/picture.svg?moves=12"),
        ):
            page.get_by_role("button", name=button).click()
            expect(page.get_by_text("copied").last).to_be_visible()
            assert page.evaluate("navigator.clipboard.readText()").startswith(text)


def test_the_same_cards_are_dealt_again(open_page: OpenPage, site: str, game: str) -> None:
    page = replay(open_page, site, game)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Play these cards yourselves").click()
    page.wait_for_url(re.compile(r"/table/\w+"))


def test_an_embedded_game_only_walks(open_page: OpenPage, site: str, game: str) -> None:
    page = open_page(f"{site}/embed/{game}#12", size=(720, 560))
    at(page, 12, LAST)
    page.get_by_role("button", name="One move forward").click()
    at(page, 13)
    for name in ("Lead", "What if?", "Share"):
        assert page.get_by_role("button", name=name).count() == 0
    expect(page.get_by_role("link", name="Open in full")).to_have_attribute("href", f"/replay/{game}#13")
    assert page.evaluate("document.documentElement.scrollWidth") <= 720


@contextmanager
def elsewhere(body: str) -> Iterator[str]:
    """The address of somebody else's page."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_another_page_shows_the_game_in_a_frame(
    refused_page: Callable[[str], Page], site: str, game: str
) -> None:
    page = refused_page(f"{site}/replay/{game}#12")
    page.get_by_role("button", name="Share").click()
    code = page.get_by_label("For your own page").input_value()
    with elsewhere(code) as address:
        page.goto(address)
        frame = page.frame_locator("iframe")
        frame.get_by_role("button", name="One move forward").click()
        expect(frame.locator(".moment")).to_have_text(f"13/{LAST}")


# For every eye and ear.


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(
    open_page: OpenPage, site: str, game: str, theme: str, size: tuple[int, int]
) -> None:
    page = replay(open_page, site, game, "#20", size=size, theme=theme)
    page.locator("[data-seat='1'] button.card").nth(2).click()
    check(page)
    page.get_by_role("button", name="Try something else from here").click()
    expect(page.get_by_role("region", name="What if?")).to_be_visible()
    for panel in ("Log", "Notes", "What if?", "Share"):
        page.get_by_role("button", name=panel, exact=True).click()
        check(page)
        if size == PHONE:
            page.get_by_role("button", name="Close").last.click()


def check(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_axe_finds_nothing_where_games_are_opened(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/replay", size=PHONE)
    page.get_by_role("heading", level=1).wait_for()
    check(page)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_scrolls_sideways(
    open_page: OpenPage, site: str, size: tuple[int, int]
) -> None:
    five, everything = keep(site, record(5, 3, 97)), keep(site, record(4, 4, 97, EVERYTHING))
    page = replay(open_page, site, five, "#20", size=size)
    for language in LANGUAGES:
        kept = json.dumps(json.dumps({"motion": "less", "language": language}))
        page.evaluate(f"localStorage.setItem('hanabi.settings', {kept})")
        for table in (five, everything):
            page.goto(f"{site}/replay/{table}#99&as=1")
            page.reload()
            page.get_by_role("slider").wait_for()
            page.locator(".pile:not([open]) summary").evaluate_all("all => all.forEach(each => each.click())")
            assert page.evaluate("document.documentElement.lang") == language
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            page.locator("table").wait_for()
            wide = "all => all.filter(each => each.getBoundingClientRect().right > innerWidth + 1).length"
            assert page.locator("button, select, .card, td").evaluate_all(wide) == 0
