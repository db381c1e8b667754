"""Whole games by somebody who does not see the page: the accessibility tree is read, and keys are pressed.

Nothing else is used: no selectors, no clicks, nothing that the server says elsewhere. Each box is played to
its end with a bot at the other seat.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import Options
from tests.browser.players import PHONE, Player

MOST_MOVES = 90
MOST_STOPS = 150  # keys until something is reached


@dataclass(frozen=True, slots=True)
class Heard:
    """A thing on the page as a screen reader is told of it."""

    role: str
    name: str
    value: str
    focused: bool


class Listener:
    """Somebody with a screen reader and a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)

    def listen(self) -> list[Heard]:
        """Everything that is there to be heard, in its order."""
        nodes: list[dict[str, Any]] = self._line.send("Accessibility.getFullAXTree")["nodes"]
        return [_heard(node) for node in nodes if not node.get("ignored")]

    def find(self, role: str, name: str) -> Heard | None:
        """The first of this role whose name fits."""
        return next((each for each in self.listen() if _fits(each, role, name)), None)

    def wait_for(self, *wanted: tuple[str, str]) -> tuple[str, str]:
        """Listen until one of these is there."""
        for _ in range(1200):
            heard = self.listen()
            for role, name in wanted:
                if any(_fits(each, role, name) for each in heard):
                    return role, name
            self.page.wait_for_timeout(50)
        raise AssertionError((wanted, heard))

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def go_to(self, role: str, name: str) -> None:
        """Press Tab until this has the focus."""
        for _ in range(MOST_STOPS):
            if any(each.focused and _fits(each, role, name) for each in self.listen()):
                return
            self.press("Tab")
        raise AssertionError((role, name, [each for each in self.listen() if each.role == role]))


def _heard(node: dict[str, Any]) -> Heard:
    said = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return Heard(
        node.get("role", {}).get("value", ""),
        str(node.get("name", {}).get("value", "")),
        str(node.get("value", {}).get("value", "")),
        bool(said.get("focused")),
    )


def _fits(heard: Heard, role: str, name: str) -> bool:
    return heard.role == role and re.search(name, heard.name) is not None


FREE_CLUE = "^costs no clue$"
YOUR_TURN, TILE, OVER = (
    ("StaticText", "^Your turn$"),
    ("group", "^Reward tile$"),
    ("region", "^The game is over$"),
)


def play_by_ear(page: Page) -> int:
    """Play until the game is over; how many moves it took."""
    ear = Listener(page)
    for move in range(MOST_MOVES):
        match ear.wait_for(OVER, TILE, YOUR_TURN):
            case found if found == OVER:
                return move
            case found if found == TILE:
                choose_for_the_tile(ear)
            case _:
                make_a_move(ear)
        if sure := ear.find("button", "it anyway$"):
            ear.go_to("button", f"^{sure.name}$")
            ear.press("Enter")
    raise AssertionError("the game does not end")


def make_a_move(ear: Listener) -> None:
    """Play what surely fits, tell what is new while there are tokens to spare, else discard."""
    heard = ear.listen()
    before = moves_made(heard)
    tokens = next(int(each.name.split()[2]) for each in heard if each.name.startswith("Clue tokens"))
    own = [each.name for each in heard if each.role == "button" and each.name.startswith("Your card")]
    fits = next((slot for slot, name in enumerate(own) if surely_fits(name, heard)), None)
    clue = next((each.name.split(":")[0] for each in heard if can_be_told(each)), None)
    if any(_fits(each, "StaticText", FREE_CLUE) for each in heard):
        assert clue is not None
        tell(ear, clue)
    elif fits is not None:
        use(ear, fits, "p")
    elif tokens > 4 and clue:
        tell(ear, clue)
    elif tokens < 8:
        use(ear, 0, "d")
    else:
        use(ear, 0, "p")
    wait_until_it_is_done(ear, before)


def surely_fits(card: str, heard: list[Heard]) -> bool:
    """Whether an own card was told to be a 1 while no firework has begun, or is told by color and rank."""
    told = set(re.findall(r"\w+", card.partition("told:")[2]))
    fireworks = [each.name for each in heard if re.search(" firework(:| up to)", each.name)]
    if "1" in told and all("nothing yet" in name for name in fireworks if "black" not in name):
        return True
    for name in fireworks:
        color, _, placed = name.partition(" firework")
        height = re.search(r"up to (\d)", placed)
        if color in told and color != "black" and str(int(height[1]) + 1 if height else 1) in told:
            return True
    return False


def can_be_told(heard: Heard) -> bool:
    return heard.role == "button" and re.search(r": touches .* [1-5] new", heard.name) is not None


def use(ear: Listener, slot: int, key: str) -> None:
    ear.press("Escape")
    ear.press(str(slot + 1))
    ear.press(key)


def tell(ear: Listener, named: str) -> None:
    ear.press("Escape")
    for _ in range(2):
        ear.press(f"Shift+Digit{named}" if named.isdigit() else named[0])


def choose_for_the_tile(ear: Listener) -> None:
    """Take the first card that is offered."""
    ear.go_to("button", r"^(red|yellow|green|white|blue|multicolor|black) [1-5]")
    ear.press("Enter")
    ear.go_to("button", "^(Put back|Rescue): ")
    ear.press("Enter")


def moves_made(heard: list[Heard]) -> str:
    """How many moves there were, as the slider over the log says it; nothing before the first."""
    return next((each.value for each in heard if each.role == "slider"), "")


def wait_until_it_is_done(ear: Listener, before: str) -> None:
    """A move was made, or something is asked; a bot may have answered by then with everything as it was."""
    for _ in range(600):
        heard = ear.listen()
        if moves_made(heard) != before or any(each.role == "dialog" for each in heard):
            return
        if any(_fits(each, *OVER) for each in heard):
            return
        ear.page.wait_for_timeout(50)
    raise AssertionError("nothing came of it")


@pytest.fixture
def ann(browser: Browser, site: str) -> Iterator[Player]:
    """Somebody who must not come across an error."""
    player = Player(browser, site, "Ann")
    yield player
    player.close()


def at_a_table(player: Player, edition: str = "custom", options: str = "base") -> Page:
    """A table with a bot and the same cards every time."""
    rules = Options.parse(options)
    deal = to_code(Deal.shuffle(rules, 2, Random(4), starter=0), rules)
    return player.go_to(
        player.set_table(
            bots=("cautious",), players=2, start=True, edition=edition, options=options, deal=deal
        )
    )


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("custom", "base"),
        ("nl", "expert"),
        ("da", "five-own+announce"),
        ("fi", "five-own+expert"),
        ("pl", "ten-wild+black+tiles"),
    ],
)
def test_a_game_is_played_to_its_end_by_ear_and_by_keys(ann: Player, edition: str, options: str) -> None:
    page = at_a_table(ann, edition, options)
    assert play_by_ear(page) > 0
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_a_phone_with_a_keyboard_is_played_by_ear_too(browser: Browser, site: str) -> None:
    player = Player(browser, site, "Bo", size=PHONE)
    assert play_by_ear(at_a_table(player)) > 0
    player.close()
