"""Take the screenshots of the documentation from a real site: `make screenshots`, then look at them.

Every place at four sizes of a window, in turn in English, Finnish and Polish, dark and light; the dialogues
on a phone. With `ARGS=--everything` all of them at nine sizes and in every look, in `build/screens`; with
names, such as `ARGS="--everything clue menu"`, only these. With `--axe` it also says what axe finds in each.
"""

import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from shutil import which

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from docs.pictures.dialogues import Scene, dialogues
from docs.pictures.places import places
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
    with sync_playwright() as playwright:
        chromium = which("chromium") or which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        camera = Camera(browser, given.names, axe=given.axe)
        if given.everything:
            wanted = [look for look in EVERY_LOOK if "-".join(look) in given.looks]
            camera.take_everything(wanted, given.sizes)
        else:
            camera.take_for_the_pages()
        browser.close()
        print(f"{camera.taken} pictures, {camera.faults} with faults")


class Camera:
    """A browser that goes to scenes and takes pictures of them."""

    def __init__(self, browser: Browser, names: list[str], *, axe: bool = False) -> None:
        self.browser, self.names, self.address = browser, names, ""
        self.axe = Axe() if axe else None
        self.taken = self.faults = 0

    def take_for_the_pages(self) -> None:
        """The pictures that the documentation keeps."""
        FOLDER.mkdir(exist_ok=True)
        looks = cycle(LOOKS)
        for name, scene in places():
            own = {size: next(looks) for size in SIZES}
            next(looks)  # so that each size meets each look
            with self._wanted(name) as wanted:
                for size, look in own.items() if wanted else ():
                    self._take(FOLDER / f"{name}-{{}}.jpg", scene, [size], look, 80)
        for (name, scene), look in zip(dialogues(), looks, strict=False):
            with self._wanted(name) as wanted:
                if wanted:
                    self._take(FOLDER / f"{name}-{{}}.jpg", scene, ["phone"], look, 60)

    def take_everything(self, looks: list[tuple[str, str]], sizes: list[str]) -> None:
        """Every scene at these sizes, in each of these looks."""
        EVERYTHING.mkdir(parents=True, exist_ok=True)
        for name, scene in (*places(), *dialogues()):
            with self._wanted(name) as wanted:
                for look in looks if wanted else ():
                    self._take(EVERYTHING / f"{name}-{{}}-{'-'.join(look)}.jpg", scene, sizes, look, 80)

    @contextmanager
    def _wanted(self, name: str) -> Iterator[bool]:
        """Whether a scene is wanted; if so, there is a site for it: an address opens only so many tables."""
        if self.names and name not in self.names:
            yield False
            return
        with tempfile.TemporaryDirectory() as folder, Site(f"{folder}/games.sqlite3") as site:
            self.address = site.address
            yield True

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


if __name__ == "__main__":
    main()
