"""How quick is a table? From a click to the picture of what came of it, in real Chromium over loopback.

Two people play in two browsers against a real site on this machine. A move counts from the click until the
picture that shows it has been drawn: by whoever made it, and by the other, whose page hears of it by itself.
The size of the page is what comes over the line until the table stands, with an empty cache.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page

from benchmarks.engine import print_table
from benchmarks.pages import SIZES, chromium
from tests.browser.players import Player, sit_together
from tests.site.sites import Site

MOVES = 40

# A picture has been drawn two frames after the slider knows of the move; both pages have the same clock.
WATCH = """
window.clock = () => performance.timeOrigin + performance.now();
window.shown = moves => new Promise(done => {
  const look = () => {
    const sliders = [...document.querySelectorAll('input[type=range]')];
    if (!sliders.some(each => Number(each.max) >= moves)) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => done(clock())));
  };
  look();
});
window.act = (button, moves) => {
  const start = clock();
  document.querySelector(button).click();
  return shown(moves).then(end => [start, end]);
};
"""


def run(rounds: int) -> None:
    """Measure and print both tables."""
    rows: list[tuple[str, ...]] = []
    with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as folder, chromium() as browser:
        for name, size in SIZES.items():
            with Site(Path(folder) / f"{name}.sqlite3") as site:
                own, other = moves_made(browser, site.address, size, max(1, rounds // 3))
                rows.append(
                    (name, spread(own), spread(other), f"{page_size(browser, site.address, size):.0f}")
                )
    print_table(
        "A move at a table: milliseconds from the click to the picture, median / p95 / worst",
        ("screen", "one's own", "the other's", "page, kB"),
        rows,
    )


def spread(times: list[float]) -> str:
    return f"{median(times):.0f} / {quantiles(times, n=20)[-1]:.0f} / {max(times):.0f}"


@contextmanager
def people(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[tuple[Player, Player]]:
    """Two people who sit together, each with an empty cache."""
    both = Player(browser, address, "Ann", size=size), Player(browser, address, "Bo", size=size)
    for each in both:
        each.page.add_init_script(WATCH)
    yield both
    for each in both:
        each.close()


def moves_made(
    browser: Browser, address: str, size: tuple[int, int], games: int
) -> tuple[list[float], list[float]]:
    """How long the moves of some games took, for whoever made them and for the other."""
    own: list[float] = []
    other: list[float] = []
    for _ in range(games):
        with people(browser, address, size) as both:
            sit_together(*both)
            for made in range(1, MOVES + 1):
                mover, watcher = both[(made - 1) % 2].page, both[made % 2].page
                mover.locator(".your-turn").wait_for()
                watcher.evaluate("moves => { window.when = shown(moves) }", made)
                start, end = mover.evaluate(
                    "([button, moves]) => act(button, moves)", [prepared(mover), made]
                )
                own.append(end - start)
                other.append(watcher.evaluate("() => window.when") - start)
    return own, other


def prepared(page: Page) -> str:
    """Get a move ready, a clue as long as there are tokens: the button that makes it."""
    clue = page.locator("button.clue:not(.none)")
    if clue.count():
        clue.first.click()
        return "button.send.gold"
    page.locator(".own-hand button.card").first.click()
    return "button.discard"


def page_size(browser: Browser, address: str, size: tuple[int, int]) -> float:
    """What somebody new is sent until a table stands, in kilobytes as they come over the line."""
    ann = Player(browser, address, "Ann", size=size)
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    sent: list[float] = []
    line.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    ann.go_to(ann.set_table(bots=("cautious",), players=2, starter=0, start=True))
    ann.own_cards.first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    ann.close()
    return sum(sent) / 1000
