"""Take the screenshots of the documentation from a real site: `make screenshots`, then look at them.

Every place and dialogue at four sizes of a window, in turn in English, Finnish and Polish, dark and light.
"""

import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from shutil import which

from playwright.sync_api import Browser, Page, sync_playwright

from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import Options
from tests.browser.players import Player
from tests.games import Setting
from tests.web.sites import Site

FOLDER = Path(__file__).parent / "screens"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "phone-flat": (844, 390)}
LOOKS = [("en", "dark"), ("fi", "light"), ("pl", "dark"), ("en", "light"), ("fi", "dark"), ("pl", "light")]
SEVEN = "ten-wild+black+tiles"

Scene = Callable[[Player], Page]


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(f"{folder}/games.sqlite3") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox"])
        looks = cycle(LOOKS)
        for name, scene in scenes():
            for size in SIZES:
                language, theme = next(looks)
                take(browser, site.address, f"{name}-{size}", scene, SIZES[size], language, theme)
            next(looks)  # so that each size meets each look
        browser.close()


def take(
    browser: Browser, address: str, name: str, scene: Scene, size: tuple[int, int], language: str, theme: str
) -> None:
    """One picture."""
    touch = min(size) < 500
    player = Player(browser, address, "Ann", size=size, touch=touch, language=language, theme=theme)
    page = scene(player)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    print(f"{name}: {language}, {theme}{'  SCROLLS SIDEWAYS' if wide else ''}", flush=True)
    player.context.close()


def scenes() -> Iterator[tuple[str, Scene]]:
    """Every place and dialogue, by name."""
    yield "home", lambda player: _open(player, "/")
    yield "rules", lambda player: _open(player, "/rules/pl")
    yield "gathering", _gathering
    yield "table-2", lambda player: _table(player, 2, "base")
    yield "table-5", lambda player: _table(player, 5, "base")
    yield "table-5-seven", lambda player: _table(player, 5, SEVEN)
    yield "clue", _clue
    yield "own-card", _own_card
    yield "end", _end
    yield "replay", _replay
    yield "history", _history


def _open(player: Player, path: str) -> Page:
    player.page.goto(f"{player.address}{path}")
    return player.page


def _gathering(player: Player) -> Page:
    return player.go_to(player.set_table(players=4, bots=("partner",), edition="da", options="five-own"))


def _deal(options: str, players: int, seed: int) -> str:
    rules = Options.parse(options)
    return to_code(Deal.shuffle(rules, players, Random(seed), starter=1 % players), rules)


def _table(player: Player, players: int, options: str, rounds: int = 3) -> Page:
    """A game some rounds in, on Ann's turn; she discards meanwhile."""
    bots = ("partner",) * (players - 1)
    deal = _deal(options, players, 2 + players)
    table = player.set_table(players=players, bots=bots, start=True, options=options, deal=deal)
    page = player.go_to(table)
    for number in range(rounds):
        page.locator(".dock .your-turn").wait_for(timeout=60_000)
        if number < rounds - 1:
            page.keyboard.press("1")
            page.keyboard.press("d" if player.see(table)["position"]["tokens"] < 8 else "p")
            page.wait_for_timeout(200)
            page.keyboard.press("Escape")
    return page


def _clue(player: Player) -> Page:
    page = _table(player, 3, "base")
    page.locator(".other-hand button.card, [data-seat] button.card").first.click()
    page.locator("button.clue").first.click()
    return page


def _own_card(player: Player) -> Page:
    page = _table(player, 3, "announce")
    page.keyboard.press("2")
    return page


def _end(player: Player) -> Page:
    return player.go_to(_kept(player, good_game(3)))


def _replay(player: Player) -> Page:
    return _open(player, f"/replay/{_kept(player, good_game(4))}#20")


def _history(player: Player) -> Page:
    return _open(player, "/history")


def good_game(players: int) -> State:
    """A game that ends well."""
    games = (Setting(Options(), players, seed, skill=100).end() for seed in range(1, 100))
    return max(games, key=lambda end: end.score)


def _kept(player: Player, end: State) -> str:
    record = record_of(end, ("Ann", "Bo", "Cleo", "Dirk", "Eva")[: end.players])
    return str(player._send("POST", "/api/games", {"text": record.to_json()})["table"])


if __name__ == "__main__":
    main()
