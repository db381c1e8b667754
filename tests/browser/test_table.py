"""People play at a table in the browser: by mouse, by touch, by keys, with breaks in the line."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from hanabi.rules.languages import languages
from hanabi.rules.tiles import Tile
from tests.browser.players import DESKTOP, PHONE, Player, deal_beginning_with, sit_together
from tests.browser.secrets import check_browser, check_page, known_by
from tests.pages import ROOT
from tests.site.sites import Site

Come = Callable[..., Player]

# The first move of a bot may have to be compiled.
expect.set_options(timeout=30_000)

EVERYTHING = "ten-wild+black+tiles"
EVERY_OPTION = {"five-own", "ten-wild", "ten-own", "black", "tiles", "expert", "announce", "no-empty-clues"}
RED_FIRST = "R1 R2 R3 R4 R5 Y1 Y1 G1 G1 W1"  # seat 0 holds the red cards in order, seat 1 five 1s


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Come]:
    """`come("Ann", size=PHONE)`: somebody new at the site, who must not see an error."""
    players: list[Player] = []

    def visit(name: str | None, **more: Any) -> Player:
        players.append(Player(browser, site, name, **more))
        return players[-1]

    yield visit
    for player in players:
        player.close()


def fits_the_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def check_axe(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


# Whole games.


def test_two_people_play_a_whole_game_by_mouse_and_play_again(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    players, moves = (ann, bo), 0
    while "outcome" not in (now := ann.see(table)["position"]):
        on_turn, other = players[now["on_turn"]], players[1 - now["on_turn"]]
        expect(on_turn.your_turn).to_be_visible()
        if now["tokens"] == 8 or moves in (1, 2):
            on_turn.tell(other.name or "", 0)
        elif moves % 20 == 7 and now["mistakes"] < 2:
            on_turn.play(0)
        else:
            on_turn.discard(0)
        moves += 1
        moved = other.page.locator(f"input[type=range][max='{moves}']:visible")
        ended = other.page.get_by_role("region", name="The game is over")
        expect(moved.or_(ended)).to_be_visible()
    for player in players:
        expect(player.page.get_by_role("region", name="The game is over")).to_be_visible()
        assert player.page.get_by_role("group", name="Your hand").locator(".back").count() == 0
    bo.button("Deal code, game file, shuffle proof").click()
    expect(bo.page.get_by_text("Shuffle verified")).to_be_visible()
    bo.button("Close").click()
    bo.button("Play again").click()
    expect(bo.page.get_by_role("heading", name="Take your seats")).to_be_visible()
    ann.page.get_by_role("link", name="To the new table").click()
    expect(ann.seat_of("Bo")).to_be_visible()


def test_a_clue_shows_what_it_touches_before_it_is_given(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    faces = [held["card"] for held in ann.see(table)["position"]["hands"][1]]
    same = {slot for slot, face in enumerate(faces) if face[0] == faces[0][0]}
    ann.cards_of("Bo").nth(0).click()
    ann.page.locator("button.clue.here").first.click()
    outlined = {
        slot for slot in range(5) if "prepared" in (ann.cards_of("Bo").nth(slot).get_attribute("class") or "")
    }
    assert outlined == same
    assert not bo.ribbon.get_by_text("tells").count()
    ann.page.locator("button.clue.here").first.click()
    expect(bo.ribbon).to_contain_text("Ann tells you")
    expect(bo.own_cards.nth(min(same))).to_have_accessible_name(
        re.compile("Your card .*: hidden card, told:")
    )


def test_touch_on_a_phone_plays_discards_and_clues(come: Come) -> None:
    ann, bo = come("Ann", size=PHONE, touch=True), come("Bo")
    sit_together(ann, bo)
    page = ann.page
    ann.cards_of("Bo").nth(1).tap()
    page.locator("button.clue.here").first.tap()
    page.locator("button.send").tap()
    expect(bo.your_turn).to_be_visible()
    bo.play(0)
    expect(ann.your_turn).to_be_visible()
    ann.own_cards.nth(2).tap()
    ann.button("Discard").tap()
    expect(page.get_by_role("slider")).to_have_value("3")
    page.get_by_role("button", name=re.compile("Discard pile")).tap()
    expect(page.get_by_role("dialog", name="Discard pile")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("navigation", name="Discards, log and chat").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog", name="Log")).to_contain_text("You discard")
    page.get_by_role("button", name="Close").tap()
    expect(bo.your_turn).to_be_visible()
    bo.play(0)
    expect(ann.your_turn).to_be_visible()
    ann.own_cards.nth(0).tap()
    ann.button("Play").tap()
    expect(page.get_by_role("slider")).to_have_value("5")
    assert fits_the_window(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_rules_open_over_the_table_with_the_options_in_force(come: Come, size: tuple[int, int]) -> None:
    ann = come("Ann", size=size)
    page = ann.go_to(ann.set_table(bots=("cautious",), players=2, starter=0, start=True, options="black"))
    expect(ann.your_turn).to_be_visible()
    here = page.url
    ann.button("Menu").click()
    ann.button("Rules").click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name="Play a card")).to_be_visible()
    assert set(book.locator("section").evaluate_all("all => all.map(each => each.id)")) & EVERY_OPTION == {
        "black"
    }
    check_axe(page)
    ann.button("Close").click()
    expect(ann.your_turn).to_be_visible()
    assert page.url == here


def test_a_move_is_kept_until_its_turn_and_let_go_when_something_was_told(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo", size=PHONE, touch=True)
    table = sit_together(ann, bo)
    seen = len(ann.frames)
    bo.own_cards.nth(0).tap()
    bo.button("Discard").tap()
    expect(bo.page.get_by_role("button", name="Planned: discard slot 1")).to_be_visible()
    assert ann.frames[seen:] == []  # nobody else hears of it
    assert fits_the_window(bo.page)
    ann.tell("Bo", 0)
    expect(bo.page.get_by_text("your planned move was canceled")).to_be_visible()
    expect(bo.your_turn).to_be_visible()
    bo.own_cards.nth(0).tap()
    bo.button("Discard").tap()
    expect(ann.your_turn).to_be_visible()
    assert ann.see(table)["log"][-1]["what"]["move"] == "D5"
    bo.own_cards.nth(1).tap()
    bo.button("Play").tap()
    ann.play(0)  # and Bo's card is played at once
    expect(ann.your_turn).to_be_visible()
    assert ann.see(table)["log"][-1]["what"]["move"] == "P7"


def test_a_clue_is_kept_by_keys_and_given_when_its_turn_comes(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    rank = ann.see(table)["position"]["hands"][1][0]["card"][1]
    ann.tell("Bo", 0)
    expect(bo.your_turn).to_be_visible()
    for _ in range(2):
        ann.page.keyboard.press(f"Shift+Digit{rank}")
    expect(ann.page.get_by_role("button", name=f"Tell Bo: {rank}")).to_be_visible()
    bo.tell("Ann", 0)  # Bo's own hand is as it was
    expect(bo.your_turn).to_be_visible()
    assert ann.see(table)["log"][-1]["what"]["move"] == f"C1:{rank}"
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("p")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Planned:")).to_have_count(0)


def test_reactions_take_one_tap_and_stand_at_the_seat(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo", size=PHONE, touch=True)
    sit_together(ann, bo)
    ann.button("Chat").click()
    ann.button("Hello!").click()
    expect(bo.page.locator(".bubble")).to_have_text("Hello!")
    expect(ann.button("Well done!")).to_have_count(0)  # clues say everything here
    bo.page.get_by_role("navigation", name="Discards, log and chat").get_by_role("button", name="Chat").tap()
    bo.button("One moment").tap()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Bo One moment")
    check_axe(bo.page)


def test_a_table_may_do_without_reactions(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo, reactions=False)
    expect(ann.button("Chat")).to_have_count(0)


def test_a_mistake_leaves_smoke_where_the_card_did_not_fit(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo, deal=deal_beginning_with(RED_FIRST, "base"))
    ann.play(1)  # the red 2
    for player in (ann, bo):
        expect(player.page.locator(".firework.R .smoke")).to_have_count(1)
    expect(ann.page.get_by_role("img", name="Mistakes: 1 of 3")).to_be_visible()


def test_the_result_is_shared_as_a_picture_and_nothing_burns_for_no_points(come: Come) -> None:
    ann = come("Ann", motion="full")
    ann.go_to(ann.set_table(bots=("cautious",), players=2, starter=0, start=True))
    expect(ann.your_turn).to_be_visible()
    ann.button("Menu").click()
    ann.button("Propose to stop here").click()
    ann.button("Stop here").click()
    expect(ann.page.get_by_role("region", name="The game is over")).to_contain_text("0 of 25")
    expect(ann.page.locator(".show")).to_have_count(0)
    ann.button("Share").click()
    picture = ann.page.get_by_role("dialog", name="Share").get_by_role("img", name="Hanabi: 0 of 25 points.")
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.decode().then(() => [img.naturalWidth, img.naturalHeight])") == [
        1200,
        630,
    ]
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == "hanabi.png"
    check_axe(ann.page)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_page_is_small_with_its_face(come: Come, language: str) -> None:
    ann = come("Ann", language=language)
    wish, origin = {"language": language}, {"origin": ann.address}  # as whoever's browser asks for it
    assert ann.context.request.put("/api/me", data=wish, headers=origin).ok
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    sent: list[int] = []
    line.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    ann.go_to(ann.set_table(bots=("cautious",), players=2, starter=0, start=True))
    expect(ann.your_turn).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.fonts.check('700 20px Fraunces')")
    assert 50_000 < sum(sent) <= 140_000  # with headers, and what the server says of boxes and bots


def test_the_keyboard_alone_is_enough(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo)
    page = ann.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("button.clue.here").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button.clue.armed")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(bo.your_turn).to_be_visible()
    bo.play(0)
    expect(ann.your_turn).to_be_visible()
    page.keyboard.press("3")
    expect(ann.own_cards.nth(2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(ann.own_cards.nth(2)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(bo.your_turn).to_be_visible()
    bo.tell("Ann", 0)  # a third mistake would end the game
    expect(ann.your_turn).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("p")
    expect(page.get_by_role("slider")).to_have_value("5")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_cards_are_dragged_to_play_to_discard_and_to_rearrange(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    page = ann.page

    def drag(slot: int, goal: str) -> None:
        start, end = ann.own_cards.nth(slot).bounding_box(), page.locator(goal).first.bounding_box()
        assert start is not None
        assert end is not None
        page.mouse.move(start["x"] + 30, start["y"] + 40)
        page.mouse.down()
        page.mouse.move(start["x"] + 40, start["y"] + 20, steps=3)
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        page.mouse.up()

    drag(0, ".own-hand .slot:nth-child(3)")
    expect(page.locator(".own-hand .slot").nth(2)).to_have_attribute("data-order", "0")
    orders = [held["order"] for held in ann.see(table)["position"]["hands"][0]]
    assert orders == [1, 2, 0, 3, 4]
    drag(0, "[data-drop=play]")
    expect(bo.your_turn).to_be_visible()
    assert ann.see(table)["log"][-1]["what"]["move"] == "P1"
    bo.tell("Ann", 0)
    expect(ann.your_turn).to_be_visible()
    drag(0, ".side [data-drop=discard]")
    expect(page.get_by_role("log", name="Log")).to_contain_text("You discard")


class Finger:
    """One finger on a phone's screen, through the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def drag(self, start: Locator, goal: Locator) -> None:
        here, there = middle(start), middle(goal)
        self._touch("touchStart", *here)
        for step in range(1, 7):
            way = step / 6
            x, y = (a + (b - a) * way for a, b in zip(here, there, strict=True))
            self._touch("touchMove", x, y)
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_drags_cards_on_a_phone(come: Come) -> None:
    ann, bo = come("Ann", size=PHONE, touch=True), come("Bo")
    table = sit_together(ann, bo)
    finger, page = Finger(ann.page), ann.page
    finger.drag(ann.own_cards.nth(0), ann.own_cards.nth(2))
    expect(page.locator(".own-hand .slot").nth(2)).to_have_attribute("data-order", "0")
    finger.drag(ann.own_cards.nth(0), page.locator("[data-drop=play]"))
    expect(bo.your_turn).to_be_visible()
    assert ann.see(table)["log"][-1]["what"]["move"] == "P1"
    bo.tell("Ann", 0)
    expect(ann.your_turn).to_be_visible()
    finger.drag(ann.own_cards.nth(0), page.locator(".tools [data-drop=discard]"))
    expect(ann.ribbon).to_contain_text("You discard")
    assert page.evaluate("scrollY") == 0


def test_a_card_flies_where_motion_is_welcome_and_nothing_waits_for_it(come: Come) -> None:
    ann, bo = come("Ann", motion="full"), come("Bo", motion="less")
    sit_together(ann, bo, deal=deal_beginning_with(RED_FIRST, "base"))
    for player in (ann, bo):
        player.page.evaluate(
            """() => {
              window.flights = [];
              new MutationObserver((changes) => {
                for (const { addedNodes } of changes)
                  for (const node of addedNodes)
                    if (node.className === 'flight') window.flights.push(node.textContent);
              }).observe(document.body, { childList: true });
            }"""
        )
    ann.play(0)
    expect(bo.your_turn).to_be_visible()
    bo.tell("Ann", 0)
    expect(ann.your_turn).to_be_visible()
    (flight,) = ann.page.evaluate("window.flights")
    assert flight.split() == ["1", "R"]
    expect(ann.page.locator(".flight")).to_have_count(0)
    assert bo.page.evaluate("window.flights") == []


def test_who_looks_elsewhere_is_called_by_a_notification(come: Come) -> None:
    ann, bo = come("Ann", notifications=True), come("Bo")
    # A browser without windows never permits notifications, whoever is asked.
    ann.context.add_init_script(
        """window.called = [];
        window.Notification = class extends Notification {
          static get permission() { return 'granted'; }
          constructor(title, more) { super(title, more); window.called.push(`${title}: ${more.body}`); }
        };"""
    )
    sit_together(ann, bo)
    ann.tell("Bo", 0)
    expect(bo.your_turn).to_be_visible()
    assert ann.page.evaluate("called") == []
    ann.page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    bo.discard(0)
    expect(ann.your_turn).to_be_visible()
    assert ann.page.evaluate("called") == ["Hanabi: Your turn"]


@pytest.mark.parametrize("tile", [Tile.RECYCLE, Tile.SALVAGE, Tile.COLOR_INFO])
def test_a_reward_tile_asks_for_its_choice(come: Come, tile: Tile) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo, options="tiles", deal=deal_beginning_with(RED_FIRST, "tiles", tile))
    for rank in range(5):
        expect(ann.your_turn).to_be_visible()
        ann.play(0)
        if rank < 4:
            expect(bo.your_turn).to_be_visible()
            bo.tell("Ann", 0) if rank < 2 else bo.discard(0)
    panel = ann.page.get_by_role("group", name="Reward tile")
    expect(panel).to_be_visible()
    check_axe(ann.page)
    expect(bo.page.get_by_text("The choice is up to Ann.")).to_be_visible()
    if tile is Tile.COLOR_INFO:
        before = ann.see(table)["position"]["tokens"]
        ann.tell("Bo", 0)
        expect(bo.ribbon).to_contain_text("for free")
        assert ann.see(table)["position"]["tokens"] == before
    else:
        panel.locator("button.card").first.click()
        panel.locator("button.send").click()
        expect(bo.your_turn).to_be_visible()
    assert ann.see(table)["position"]["tiles_used"] == [str(tile)]


def test_a_color_is_announced_where_the_table_allows_it(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo, options="announce", deal=deal_beginning_with(RED_FIRST, "announce"))
    ann.own_cards.nth(0).click()
    ann.page.locator(".announce").get_by_role("button", name="red").click()
    expect(bo.ribbon).to_contain_text("red! Ann plays red 1")


def test_a_second_word_is_asked_for_what_a_player_can_know(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo, deal=deal_beginning_with(RED_FIRST, "base"))
    ann.tell("Bo", 0)
    bo.your_turn.wait_for()
    bo.tell("Ann", 4, 1)  # the 5
    expect(ann.your_turn).to_be_visible()
    ann.own_cards.nth(4).click()
    ann.button("Discard").click()
    expect(ann.page.get_by_role("dialog", name="Are you sure?")).to_contain_text("the last copy")
    ann.button("Keep the card").click()
    expect(ann.your_turn).to_be_visible()


# Never lost.


def test_a_restart_of_the_site_in_the_middle_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    own_site = Site(tmp_path / "hanabi.sqlite3").start()
    ann = Player(browser, own_site.address, "Ann")
    bo = Player(browser, own_site.address, "Bo")
    try:
        table = sit_together(ann, bo)
        ann.tell("Bo", 0)
        expect(bo.your_turn).to_be_visible()
        own_site.kill()
        expect(bo.page.get_by_text("Reconnecting")).to_be_visible()
        bo.discard(0)  # waits for the line
        own_site.start()
        expect(ann.ribbon).to_contain_text("Bo discards")
        expect(bo.page.get_by_text("Reconnecting")).to_be_hidden()
        expect(ann.page.get_by_role("slider")).to_have_value("2")
        ann.tell("Bo", 1)
        expect(bo.ribbon).to_contain_text("Ann tells you")
        for player in (ann, bo):
            check_browser(player, known_by(player.see(table)))
        own_site.stop()
        expect(bo.page.get_by_text("The site is restarting")).to_be_visible()
        own_site.start()
        expect(bo.page.get_by_text("The site is restarting")).to_be_hidden()
    finally:
        ann.context.close()
        bo.context.close()
        own_site.stop()


def test_two_tabs_of_one_person_show_the_same_and_both_act(come: Come) -> None:
    ann = come("Ann")
    table = ann.set_table(bots=("cautious",), start=True, players=2, starter=0)
    ann.go_to(table)
    expect(ann.your_turn).to_be_visible()
    first, second = ann.page, ann.new_tab()
    second.goto(f"{ann.address}/table/{table}")
    expect(second.locator(".dock .your-turn")).to_be_visible()
    ann.tell("Cautious Aino", 0)
    expect(second.get_by_role("slider")).to_have_value("2")
    second.keyboard.press("1")
    second.keyboard.press("p")
    for tab in (first, second):
        expect(tab.get_by_role("slider")).to_have_value("4")
        check_page(tab, known_by(ann.see(table)))


def test_the_language_changes_in_the_middle_of_a_game(come: Come) -> None:
    ann = come("Ann")
    table = ann.set_table(bots=("cautious",), start=True, players=2, starter=0)
    page = ann.go_to(table)
    ann.tell("Cautious Aino", 0)
    expect(page.get_by_role("slider")).to_have_value("2")
    ann.button("Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name=re.compile("^Language")).select_option("pl")
    page.keyboard.press("Escape")
    expect(page.locator(".dock .your-turn")).to_have_text("Twoja tura")
    expect(page.get_by_role("log", name="Przebieg")).to_contain_text("Mówisz graczowi Aino")
    assert page.title().startswith("● Twoja tura")
    check_page(page, known_by(ann.see(table)))


def test_the_past_opens_and_leads_back(come: Come) -> None:
    ann = come("Ann")
    page = ann.go_to(ann.set_table(bots=("cautious",), start=True, players=2, starter=0))
    ann.tell("Cautious Aino", 0)
    expect(ann.your_turn).to_be_visible()
    ann.play(0)
    expect(page.get_by_role("slider")).to_have_value("4")
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(page.get_by_text("move 2 of 4").first).to_be_visible()
    assert page.locator(".own-hand .back").count() == 5
    ann.button("Back to the game").first.click()
    expect(ann.your_turn).to_be_visible()
    page.get_by_role("log", name="Log").get_by_role("button").first.click()
    expect(page.get_by_text("move 1 of 4").first).to_be_visible()


def test_who_was_away_steps_through_what_was_missed(come: Come) -> None:
    ann, bo, cy = come("Ann"), come("Bo"), come("Cy")
    table = sit_together(ann, bo, cy)
    ann.tell("Bo", 0)
    expect(bo.your_turn).to_be_visible()
    ann.page.close()
    bo.tell("Cy", 0)
    expect(cy.your_turn).to_be_visible()
    cy.discard(0)
    expect(bo.ribbon).to_contain_text("Cy discards")
    ann.page = ann.new_tab()
    ann.go_to(table)
    expect(ann.page.get_by_text("2 moves were made while you were away.")).to_be_visible()
    ann.button("Step through").click()
    expect(ann.ribbon).to_contain_text("Bo tells Cy")
    ann.page.keyboard.press(".")
    expect(ann.ribbon).to_contain_text("Cy discards")
    expect(ann.your_turn).to_be_visible()


# Secrets.


def test_no_byte_for_a_seat_shows_a_face_of_its_own_hand(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    ann.tell("Bo", 0)
    expect(bo.your_turn).to_be_visible()
    bo.discard(0)
    expect(ann.your_turn).to_be_visible()
    ann.page.keyboard.press(",")
    expect(ann.page.get_by_text("move 1 of 2").first).to_be_visible()
    truth = {held["order"]: held["card"] for held in bo.see(table)["position"]["hands"][0]}
    assert all(truth.values())
    positions = [json.loads(frame).get("position") for frame in ann.frames if '"position"' in frame]
    positions.append(ann.see(table)["position"])
    assert len(positions) >= 3
    for position in positions:
        assert [held.get("card") for held in position["hands"][0]] == [None] * 5
    assert ann.page.locator(".own-hand .rank, .own-hand .letter, .own-hand .emblem").count() == 0


LEAKS = {
    "an attribute": "document.querySelector('.own-hand .card').dataset.face = CARD",
    "a text": "document.querySelector('.own-hand .card').append(CARD[1])",
    "a class": "document.querySelector('.own-hand .card').classList.add(CARD[0])",
    "a property": "document.querySelector('.own-hand [data-order]').held = {card: CARD}",
    "a place elsewhere": "document.body.appendChild(document.createElement('template')).title = CARD",
    "a global name": "window.deck = [CARD]",
    "the address": "history.replaceState({deck: CARD}, '')",
    "local storage": "localStorage.setItem('x', CARD)",
    "session storage": "sessionStorage.setItem('x', CARD)",
    "a cache": "caches.open('x').then((cache) => cache.put('/x', new Response(CARD)))",
    "a database": """new Promise((done) => {
      const request = indexedDB.open('x');
      request.onupgradeneeded = () => request.result.createObjectStore('x', {autoIncrement: true}).put(CARD);
      request.onsuccess = () => done(request.result.close());
    })""",
    "a cookie": "document.cookie = 'x=' + CARD",
}
FORGET = """async () => {
  const card = document.querySelector('.own-hand .card');
  delete card.dataset.face;
  card.classList.remove('R');
  [...card.childNodes].filter((node) => node.nodeValue === '2').forEach((node) => node.remove());
  delete card.closest('[data-order]').held;
  document.body.querySelectorAll(':scope > template').forEach((node) => node.remove());
  delete window.deck;
  localStorage.removeItem('x');
  sessionStorage.removeItem('x');
  history.replaceState(null, '');
  document.cookie = 'x=; max-age=0';
  await caches.delete('x');
  await new Promise((done) => (indexedDB.deleteDatabase('x').onsuccess = done));
}"""


def test_a_face_is_found_wherever_a_browser_could_keep_it(come: Come) -> None:
    ann = come("Ann")
    table = ann.set_table(
        players=2, bots=("cautious",), start=True, starter=0, deal=deal_beginning_with(RED_FIRST, "base")
    )
    page = ann.go_to(table)
    ann.own_cards.first.wait_for()
    may = known_by(ann.see(table))
    check_browser(ann, may)
    missed = []
    for place, leak in LEAKS.items():
        page.evaluate(f"async () => {{ await ({leak.replace('CARD', repr('R2'))}); }}")
        try:
            check_browser(ann, may)
            missed.append(place)
        except AssertionError:
            pass
        page.evaluate(FORGET)
        check_browser(ann, may)
    assert not missed


def test_who_watches_one_seat_sees_no_more_than_that_seat(come: Come) -> None:
    ann, bo, zoe = come("Ann"), come("Bo"), come("Zoe")
    table = sit_together(ann, bo, watching={"type": "one-seat", "seat": 0})
    ann.tell("Bo", 0)
    zoe.go_to(table)
    expect(zoe.page.get_by_role("slider")).to_have_value("1")
    expect(ann.page.get_by_role("slider")).to_have_value("1")
    may = known_by(ann.see(table))
    check_browser(ann, may)
    check_browser(zoe, may.over_the_shoulder())


# Talk, requests and papers.


def test_a_clue_is_taken_back_when_the_others_agree(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = sit_together(ann, bo)
    ann.tell("Bo", 0)
    expect(bo.your_turn).to_be_visible()
    ann.button("Menu").click()
    ann.button("Ask to take my clue back").click()
    bo.button("Agree").click()
    expect(ann.your_turn).to_be_visible()
    for player in (ann, bo):
        expect(player.page.get_by_role("slider")).to_have_count(0)
        check_browser(player, known_by(player.see(table)))


def test_the_people_pause_and_stop_together(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo)
    bo.button("Menu").click()
    bo.button("Pause").click()
    ann.button("Resume").click()
    expect(bo.page.get_by_text("The game is paused.")).to_have_count(0)
    ann.button("Menu").click()
    ann.button("Propose to stop here").click()
    ann.button("Stop here").click()
    expect(bo.page.get_by_text("Ann wants to stop here.")).to_be_visible()
    bo.button("Stop here, too").click()
    expect(ann.page.get_by_role("heading", name="The show was stopped.")).to_be_visible()


def test_a_bot_stands_in_until_the_person_is_back(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo)
    bo.button("Menu").click()
    bo.button("Leave for now").click()
    ann.button("Menu").click()
    ann.button("Let a bot fill in for Bo").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Cautious")).click()
    expect(bo.page.get_by_text(re.compile("cautious is playing for you", re.IGNORECASE))).to_be_visible()
    ann.tell("Bo", 0)
    expect(ann.page.get_by_role("slider")).to_have_value("2")
    bo.button("I am back").click()
    expect(bo.page.get_by_text(re.compile("is playing for you"))).to_have_count(0)


def test_talk_follows_the_agreement(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo, talk="remarks")
    ann.button("I still know nothing.").click()
    expect(bo.page.locator(".talk").get_by_text("I still know nothing.").first).to_be_visible()
    expect(bo.page.get_by_role("textbox", name="Message")).to_have_count(0)


def test_notes_and_the_eye_are_for_ones_own_eyes(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo)
    ann.own_cards.nth(1).click()
    ann.button("Note").click()
    ann.page.get_by_role("textbox", name="Note").fill("keep")
    ann.button("Save").click()
    expect(ann.page.locator(".own-hand .note")).to_have_text("keep")
    expect(bo.page.locator(".note")).to_have_count(0)
    ann.button("See this hand as Bo does").click()
    expect(ann.cards_of("Bo").first).to_have_accessible_name(
        re.compile("Bo, card 1: hidden card, could be: red")
    )


def test_a_guest_without_a_name_is_asked_for_it_and_sits_down(come: Come) -> None:
    ann, guest = come("Ann"), come(None, size=PHONE)
    table = ann.set_table(players=3)
    ann.go_to(table)
    page = guest.go_to(table)
    page.get_by_label("Your name").fill("Zofia")
    guest.button("Sit down").click()
    expect(ann.seat_of("Zofia")).to_be_visible()
    ann.button("Add a bot").click()
    ann.page.get_by_role("button", name=re.compile("^Cautious")).click()
    ann.button("Deal the cards").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_a_host_seats_a_program_by_a_button_and_the_command_it_gives(come: Come) -> None:
    ann = come("Ann")
    page = ann.go_to(ann.set_table(players=2, starter=1, pace=0))
    ann.button("Add an external bot").click()
    page.get_by_label("Name of the bot").fill("Robo")
    ann.button("Create a key").click()
    key, address, command_line = (
        page.get_by_role("textbox", name=re.compile(f"^{word}")).input_value()
        for word in ("Key", "Address", "Example command")
    )
    assert address.endswith(f"/socket?key={key}")
    command = shlex.split(command_line)
    assert command[0] == "python"
    page.keyboard.press("Escape")
    expect(ann.seat_of("Robo")).to_contain_text("external bot")
    running = subprocess.Popen([sys.executable, *command[1:]], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        ann.button("Deal the cards").click()
        expect(page.locator(".your-turn")).to_be_visible()  # so it has moved
    finally:
        running.kill()
        running.wait()


# For everyone.


def check_every_look(page: Page) -> None:
    """What axe says of this by night and by day, on a desktop and on a phone."""
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            check_axe(page)


def test_axe_finds_nothing_in_any_state(come: Come) -> None:
    ann = come("Ann", aid="full")
    page = ann.go_to(ann.set_table(players=2))
    page.get_by_role("region", name="Seats").wait_for()
    check_every_look(page)
    ann.go_to(
        ann.set_table(
            bots=("cautious",) * 2,
            start=True,
            players=3,
            starter=0,
            options=EVERYTHING,
            talk="free",
        )
    )
    expect(ann.your_turn).to_be_visible()
    check_every_look(page)
    ann.cards_of("Cautious Aino").first.click()
    ann.cards_of("Cautious Aino").first.click()
    check_every_look(page)
    page.keyboard.press("Escape")
    ann.own_cards.first.click()
    check_every_look(page)
    ann.button("Menu").click()
    page.get_by_role("dialog").wait_for()
    check_every_look(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    ended = page.get_by_role("region", name="The game is over")
    while not ended.count():
        expect(ann.your_turn.or_(ended)).to_be_visible()
        if not ended.count():
            ann.play(0)
    check_every_look(page)


def test_axe_finds_nothing_in_any_language(come: Come) -> None:
    ann = come("Ann", size=PHONE)
    table = ann.set_table(bots=("cautious",) * 4, start=True, players=5, starter=0, options=EVERYTHING)
    page = ann.go_to(table)
    expect(ann.your_turn).to_be_visible()
    page.keyboard.press("1")
    for language in languages():
        page.locator(".head button").first.click()
        page.locator("dialog[open] .actions").last.locator("button").first.click()
        page.locator("dialog[open] select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        check_axe(page)
        page.keyboard.press("Escape")
        check_axe(page)
        assert fits_the_window(page)


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wider_than_a_phone(come: Come, language: str) -> None:
    ann = come("Ann", size=PHONE, language=language)
    page = ann.go_to(
        ann.set_table(bots=("cautious",) * 4, start=True, players=5, starter=0, options=EVERYTHING)
    )
    page.locator(".your-turn").wait_for()
    assert fits_the_window(page)
    for _ in range(2):
        page.locator(".others button.card").first.click()
    assert fits_the_window(page)
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    assert fits_the_window(page)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_twice_the_size_cuts_nothing_off(come: Come, size: tuple[int, int]) -> None:
    ann = come("Ann", size=(size[0] // 2, size[1] // 2), language="fi")  # as a browser does at 200 %
    page = ann.go_to(
        ann.set_table(bots=("cautious",) * 2, start=True, players=3, starter=0, options=EVERYTHING)
    )
    page.locator(".your-turn").wait_for()

    def reaches(thing: str) -> None:
        page.locator(thing).first.evaluate("each => each.scrollIntoView({ block: 'center' })")
        box = page.locator(thing).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] / 2
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] / 2

    for thing in (".others .hand", ".fireworks", ".own-hand", ".tools", ".act.play", ".act.discard"):
        assert fits_the_window(page)
        reaches(thing)
    for _ in range(2):
        page.locator(".others button.card").first.click()
    reaches("button.send")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    reaches(".act.play")
    assert fits_the_window(page)


def test_what_happens_is_told_to_those_who_hear_the_page(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    sit_together(ann, bo)
    told = bo.page.locator("main > [aria-live=polite]")
    ann.tell("Bo", 0)
    expect(told).to_contain_text("Ann tells Bo")
    expect(told).to_contain_text("Your turn")
    expect(bo.cards_of("Ann").nth(1)).to_have_accessible_name(re.compile("^Ann, card 2: "))


def test_the_host_changes_what_the_table_plays(come: Come) -> None:
    ann = come("Ann")
    page = ann.go_to(ann.set_table(players=2))
    ann.button("Change").click()
    page.get_by_role("group", name="How many players?").get_by_text("4", exact=True).click()
    expect(page.get_by_role("region", name="Seats").locator("li")).to_have_count(4)
    page.get_by_text("More choices").click()
    page.get_by_role("checkbox", name=re.compile("Black powder")).check()
    ann.button("Done").click()
    expect(page.get_by_role("region", name="Game settings")).to_contain_text("Black powder")


# Nothing leaves the window, and nothing lies over anything else.

OVERLAPS = """() => {
  const things = '.others button.card, .own-hand button.card, .clue, .act, .seats button, .plaque,'
    + ' .side .box, .ribbon, .head button, .your-turn, .tokens, .mistakes, .score, .eye';
  const all = [...document.querySelectorAll(things)]
    .map((each) => ({ name: each.className, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const out = all.filter(({ box }) =>
    box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  const over = all.flatMap((one, at) => all.slice(at + 1).filter(({ box }) =>
    Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
    Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 2,
  ).map((other) => `${one.name} / ${other.name}`));
  return [...out.map(({ name }) => `${name} leaves the window`), ...over];
}"""
SIZES = [
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]


@pytest.mark.parametrize(
    ("players", "options", "language"), [(2, "base", "fi"), (3, "base", "pl"), (5, EVERYTHING, "en")]
)
def test_everything_has_a_place_of_its_own_at_every_size(
    come: Come, players: int, options: str, language: str
) -> None:
    ann = come("Ann", language=language)
    bots = ("cautious",) * (players - 1)
    page = ann.go_to(ann.set_table(bots=bots, start=True, players=players, starter=0, options=options))
    page.locator(".your-turn").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for act in ("Escape", "1"):
            page.keyboard.press(act)
            page.wait_for_timeout(200)  # cards rise
            assert page.evaluate(OVERLAPS) == [], (width, height, act)
