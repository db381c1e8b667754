"""Take the screenshots of the documentation from a real site: `make screenshots`, then look at them.

Every place at four sizes of a window, in turn in English, Finnish and Polish, dark and light; the dialogues
on a phone. With `ARGS=--everything` all of them at nine sizes and in every look, in `build/screens`; with
names, such as `ARGS="--everything clue menu"`, only these. With `--axe` it also says what axe finds in each.
"""

import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from shutil import which

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from docs.pictures.dialogues import CLUES, Scene, dialogues, game, good_game, kept
from hanabi.rules.languages import languages
from tests.browser.players import Player
from tests.site.sites import Site

FOLDER = Path(__file__).parent / "screens"
EVERYTHING = Path(__file__).parents[2] / "build" / "screens"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "phone-flat": (844, 390)}
MORE_SIZES = SIZES | {
    "phone-small": (360, 740),
    "tablet-upright": (768, 1024),
    "laptop": (1366, 768),
    "screen": (1920, 1080),
    "screen-large": (2560, 1440),
}
LOOKS = [("en", "dark"), ("fi", "light"), ("pl", "dark"), ("en", "light"), ("fi", "dark"), ("pl", "light")]
EVERY_LOOK = [(language, theme) for language in languages() for theme in ("dark", "light")]
SEVEN = "ten-wild+black+tiles"


def main() -> None:
    """Take all of them, or those that were asked for."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--everything", action="store_true", help="every size and look, in build/screens")
    looks = [f"{language}-{theme}" for language, theme in EVERY_LOOK]
    asked.add_argument("--looks", nargs="*", choices=looks, default=looks, help="only these, of everything")
    asked.add_argument("--sizes", nargs="*", choices=MORE_SIZES, default=[*MORE_SIZES], help="only these")
    asked.add_argument("--axe", action="store_true", help="say what axe finds")
    asked.add_argument("names", nargs="*", help="only these scenes")
    given = asked.parse_intermixed_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(f"{folder}/games.sqlite3") as site,
        sync_playwright() as playwright,
    ):
        chromium = which("chromium") or which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        camera = Camera(browser, site.address, given.names, axe=given.axe)
        if given.everything:
            wanted = [look for look in EVERY_LOOK if "-".join(look) in given.looks]
            camera.take_everything(wanted, given.sizes)
        else:
            camera.take_for_the_pages()
        browser.close()
        print(f"{camera.taken} pictures, {camera.faults} with faults")


class Camera:
    """A browser that goes to scenes and takes pictures of them."""

    def __init__(self, browser: Browser, address: str, names: list[str], *, axe: bool = False) -> None:
        self.browser, self.address, self.names = browser, address, names
        self.axe = Axe() if axe else None
        self.taken = self.faults = 0

    def take_for_the_pages(self) -> None:
        """The pictures that the documentation keeps."""
        FOLDER.mkdir(exist_ok=True)
        looks = cycle(LOOKS)
        for name, scene in places():
            own = {size: next(looks) for size in SIZES}
            next(looks)  # so that each size meets each look
            if self._is_wanted(name):
                for size, look in own.items():
                    self._take(FOLDER / f"{name}-{{}}.jpg", scene, [size], look, 80)
        for (name, scene), look in zip(dialogues(), looks, strict=False):
            if self._is_wanted(name):
                self._take(FOLDER / f"{name}-{{}}.jpg", scene, ["phone"], look, 60)

    def take_everything(self, looks: list[tuple[str, str]], sizes: list[str]) -> None:
        """Every scene at these sizes, in each of these looks."""
        EVERYTHING.mkdir(parents=True, exist_ok=True)
        for name, scene in (*places(), *dialogues()):
            for look in looks if self._is_wanted(name) else ():
                self._take(EVERYTHING / f"{name}-{{}}-{'-'.join(look)}.jpg", scene, sizes, look, 80)

    def _is_wanted(self, name: str) -> bool:
        return not self.names or name in self.names

    def _take(self, path: Path, scene: Scene, sizes: list[str], look: tuple[str, str], quality: int) -> None:
        """One scene at some sizes of the same window."""
        language, theme = look
        first = MORE_SIZES[sizes[-1]]
        player = Player(
            self.browser,
            self.address,
            "Ann",
            size=first,
            touch=min(first) < 500,
            language=language,
            theme=theme,
        )
        page = scene(player)
        page.wait_for_load_state("networkidle")
        for size in sizes:
            width, height = MORE_SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(700)
            goal = str(path).format(size)
            page.screenshot(path=goal, type="jpeg", quality=quality)
            faults = self._faults(page)
            self.taken += 1
            self.faults += bool(faults)
            print(f"{Path(goal).name}: {language}, {theme}", *faults, sep="\n  ", flush=True)
        for context in self.browser.contexts:
            context.close()

    def _faults(self, page: Page) -> list[str]:
        """What is wrong with what a page shows."""
        found = (
            ["SCROLLS SIDEWAYS"] if page.evaluate("document.documentElement.scrollWidth > innerWidth") else []
        )
        if self.axe is not None:
            results = self.axe.run(page)
            found += [results.generate_report()] if results.violations_count else []
        return found


def places() -> Iterator[tuple[str, Scene]]:
    """Every place, by name."""
    yield "home", lambda player: _open(player, "/")
    yield "rules", lambda player: _open(player, "/rules/pl")
    yield "gathering", _gathering
    yield "table-2", lambda player: game(player, 2, rounds=3)
    yield "table-5", lambda player: game(player, 5, rounds=3)
    yield "table-5-seven", lambda player: game(player, 5, SEVEN, rounds=3)
    yield "clue", _clue
    yield "own-card", _own_card
    yield "end", lambda player: player.go_to(kept(player, good_game(3)))
    yield "replay", lambda player: _open(player, f"/replay/{kept(player, good_game(4))}#20")
    yield "history", _history


def _open(player: Player, path: str) -> Page:
    player.page.goto(f"{player.address}{path}")
    return player.page


def _history(player: Player) -> Page:
    for players in (2, 3, 4, 5, 2, 3):
        kept(player, good_game(players))
    return _open(player, "/history")


def _gathering(player: Player) -> Page:
    return player.go_to(player.set_table(players=4, bots=("partner",), edition="da", options="five-own"))


def _clue(player: Player) -> Page:
    page = game(player, 3, rounds=5)
    page.locator(CLUES).first.click()
    return page


def _own_card(player: Player) -> Page:
    page = game(player, 3, "announce", rounds=3)
    page.keyboard.press("2")
    return page


if __name__ == "__main__":
    main()
