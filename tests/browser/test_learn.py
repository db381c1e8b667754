"""The lessons: real tables through the real server, each from its first word to its last."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, Route, expect

from hanabi.game.state import State
from hanabi.rules.deal_code import from_code
from hanabi.rules.languages import languages
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.crawl import check_words
from tests.browser.secrets import check_page, known_by

A_WHILE = 60_000  # the bots compile when they are first asked

LESSONS = {
    lesson["name"]: lesson
    for lesson in json.loads(
        (Path(__file__).parents[2] / "frontend" / "src" / "learn" / "lessons.json").read_text(
            encoding="utf-8"
        )
    )
}


RUNS = [  # the harder lessons on phones alone, where room is tightest
    pytest.param(name, size, id=f"{name}-{what}")
    for what, size in (("desktop", DESKTOP), ("phone", PHONE))
    for name, lesson in LESSONS.items()
    if size == PHONE or lesson["kind"] != "advanced"
]
LAST = list(LESSONS)[-1]


def begun(scene: dict[str, Any]) -> State:
    """The game of a scene where the lesson begins."""
    state = State.deal(from_code(scene["code"], Options()), Options())
    for move in scene["opening"]:
        state, _ = state.apply(parse_move(move))
    return state


class Pupil:
    """Somebody who goes through a lesson; the bots take no time to think."""

    def __init__(self, page: Page, name: str, scene: int = 0) -> None:
        self.page, self.name = page, name
        self.scenes = LESSONS[name]["scenes"]
        self.scene, self.before = scene, sum(len(each["beats"]) for each in self.scenes[:scene])
        self.table = ""
        self.bar = page.locator("aside.bar")
        page.route("**/api/tables", self._no_pace)
        page.on("response", self._made)

    def _no_pace(self, route: Route) -> None:
        wish = route.request.post_data_json
        if route.request.method != "POST" or not wish:
            return route.fallback()
        wish["settings"]["pace"] = 0
        return route.fallback(post_data=json.dumps(wish))

    def _made(self, response: Response) -> None:
        if response.request.method == "POST" and response.url.endswith("/api/tables"):
            self.table = response.json()["table"]

    def begin(self, site: str) -> "Pupil":
        self.page.goto(f"{site}/learn/{self.name}")
        return self

    def reach(self, beat: int) -> None:
        """Wait until the scene has come so far."""
        self.page.wait_for_function(
            "at => document.querySelector('aside.bar progress')?.value >= at",
            arg=self.before + beat,
            timeout=A_WHILE,
        )

    def go_through_scene(self) -> None:
        """Do what each beat asks for, up to the last one."""
        beats = self.scenes[self.scene]["beats"]
        for number, beat in enumerate(beats):
            if beat["say"] in ("turn-one", "turn-two") and "understood" not in beat:
                continue  # it goes by
            self.reach(number)
            expect(self.bar.locator("p.text")).not_to_be_empty()
            if "move" in beat:
                self.move(beat["move"][0])
            elif number < len(beats) - 1:
                self.next()

    def next(self) -> None:
        self.bar.get_by_role("button", name="Next", exact=True).click(timeout=A_WHILE)

    def go_on(self) -> None:
        """To the next scene."""
        self.before += len(self.scenes[self.scene]["beats"])
        self.scene += 1
        self.next()

    def move(self, move: str) -> None:
        if move.startswith("C"):
            return self.tell(int(move[1]), move[3])
        self.page.locator(f".own-hand [data-order='{move[1:]}'] button").click()
        action = {"P": "Play", "D": "Discard"}[move[0]]
        return self.page.locator(".dock").get_by_role("button", name=action).click()

    def tell(self, seat: int, named: str) -> None:
        hand = begun(self.scenes[self.scene]).hand(seat)
        order = max(held.order for held in hand if named in str(held.card))
        self.page.locator(f"[data-seat='{seat}'] [data-order='{order}'] button").click()
        clue = self.page.locator("button.clue[aria-disabled=false]")
        expect(clue).to_have_count(1)  # only the clue that the lesson asks for
        clue.click()
        clue.click()


def axe(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize(("name", "size"), RUNS)
def test_a_lesson_runs_to_its_end(open_page: OpenPage, site: str, name: str, size: tuple[int, int]) -> None:
    page = open_page(f"{site}/rules", size=size)
    pupil = Pupil(page, name).begin(site)
    for scene in pupil.scenes:
        pupil.go_through_scene()
        if scene is not pupil.scenes[-1]:
            pupil.go_on()
    follows = pupil.bar.get_by_role("link").filter(has_not_text="All lessons")
    ways = ["To a real game"] * (name in ("fix", LAST)) + ["Next lesson"] * (name != LAST)
    expect(follows).to_have_text(ways, timeout=A_WHILE)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size == DESKTOP:
        check_words(page)
    pupil.bar.get_by_role("link", name="All lessons").click()
    expect(page.locator(f"a.done[href='/learn/{name}']")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_with_its_next_table(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/learn", size=PHONE)
    axe(page)
    pupil = Pupil(page, "save").begin(site)
    pupil.go_through_scene()
    expect(pupil.bar).to_contain_text("Partner Milo understood:")
    axe(page)
    pupil.bar.get_by_role("link", name="Leave").click()
    expect(page.locator("a.begun[href='/learn/save']")).to_contain_text("Begun")
    page.reload()
    again = Pupil(page, "save", scene=1).begin(site)
    again.go_through_scene()
    expect(again.bar).to_contain_text("The 5 stays until it fits")
    page.goto(site)
    page.locator("form").wait_for()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_only_the_expected_move_is_possible_and_another_card_is_told_so(
    open_page: OpenPage, site: str
) -> None:
    page = open_page(f"{site}/rules", size=PHONE)
    pupil = Pupil(page, "play", scene=0).begin(site)
    pupil.go_through_scene()
    pupil.go_on()
    pupil.reach(0)
    page.locator(".own-hand [data-order='1'] button").click()
    expect(pupil.bar).to_contain_text("It is another card")
    expect(page.locator(".dock").get_by_role("button", name="Play")).to_be_disabled()
    check_page(page, known_by(page.request.get(f"{site}/api/tables/{pupil.table}").json()))


def test_the_first_steps_lead_to_a_perfect_show(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/rules")
    pupil = Pupil(page, "finale").begin(site)
    pupil.go_through_scene()
    expect(page.get_by_text("25 points")).not_to_have_count(0)
    pupil.bar.get_by_role("link", name="Next lesson").click()
    expect(page).to_have_url(f"{site}/learn/play")


def test_lessons_speak_every_language(open_page: OpenPage, site: str) -> None:
    for language in languages():
        page = open_page(f"{site}/learn", size=PHONE, language=language)
        page.locator("a[href='/learn/bluff']").wait_for()
        pages = [page.locator("body").inner_text()]
        page.goto(f"{site}/learn/chop-move")
        page.locator("aside.bar").wait_for(timeout=A_WHILE)
        pages.append(page.locator("body").inner_text())
        assert not re.search(r"[{}$]|\blearn-[a-z]", "".join(pages))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_there_is_no_other_lesson(open_page: OpenPage, site: str) -> None:
    page = open_page(f"{site}/learn/boo")
    expect(page.get_by_role("link", name="lobby")).to_be_visible()
