"""Which puzzles there are, which comes next for somebody, and what an answer does to ratings.

Ratings are Elo's: whoever answers plays against the puzzle. A right answer wins, a wrong one loses.
"""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Mapping
from datetime import date
from time import monotonic

import msgspec

from hanabi.analysis.puzzle import Puzzle, Theme, read_puzzle, shipped_puzzles
from hanabi.rules.errors import HanabiError
from hanabi.site.errors import NoSuchPuzzle
from hanabi.site.jobs.review_pool import ReviewPool
from hanabi.site.tables.live import now
from hanabi.store.store import PuzzlePlayer, Store

FIRST_RATING = 1200
SPREAD = 400  # points of difference for odds of ten to one
FIRST_STEP, STEP, FIRST_TRIES = 40, 20, 20  # how far an answer moves somebody: farther in their first tries
PUZZLE_STEP = 10
NEAREST = 20  # one of so many that fit best comes next
MOST_KEPT, LOOK_AGAIN = 5_000, 60.0  # puzzles of the site's own, and seconds


log = logging.getLogger("hanabi.puzzles")
_puzzles = msgspec.json.Decoder(list[Puzzle])


class PuzzleBook:
    """The puzzles that come with the package, and those cut from this site's own games."""

    def __init__(self, store: Store, reviews: ReviewPool, secret: bytes) -> None:
        self._store, self._reviews, self._secret = store, reviews, secret
        self._cutting: set[asyncio.Task[None]] = set()
        self._puzzles: dict[str, Puzzle] = {}
        self._looked = -LOOK_AGAIN

    async def all(self) -> Mapping[str, Puzzle]:
        """All of them by what they are called here; those of the site's own games may come a little later."""
        if monotonic() - self._looked >= LOOK_AGAIN:
            self._looked = monotonic()
            kept = [read_puzzle(body) for body in await self._store.kept_puzzles(MOST_KEPT)]
            self._puzzles = {self._name(puzzle): puzzle for puzzle in (*shipped_puzzles(), *kept)}
        return self._puzzles

    def daily(self, day: date) -> str | None:
        """The puzzle of a day, the same for everybody on this site; none if the package has none."""
        puzzles = shipped_puzzles()
        number = int.from_bytes(hmac.digest(self._secret, f"puzzle {day.isoformat()}".encode(), "sha256"))
        return self._name(puzzles[number % len(puzzles)]) if puzzles else None

    def _name(self, puzzle: Puzzle) -> str:
        """What a puzzle is called here: by this nobody outside can try out which cards are hidden."""
        return hmac.digest(self._secret, f"puzzle {puzzle.id}".encode(), "sha256").hex()[:12]

    def cut_from(self, record: str) -> None:
        """Cut puzzles from a game whose cards everybody may know, while nobody waits for it."""
        task = asyncio.create_task(self._cut(record))
        self._cutting.add(task)
        task.add_done_callback(self._cutting.discard)

    async def _cut(self, record: str) -> None:
        try:
            for puzzle in _puzzles.decode(await self._reviews.cut(record)):
                await self._store.keep_puzzle(puzzle.id, now(), body_of(puzzle))
        except HanabiError as error:  # there are others
            log.info("no puzzles were cut: %s", error)

    async def close(self) -> None:
        """Leave off what is being cut."""
        for task in self._cutting:
            task.cancel()
        await asyncio.gather(*self._cutting, return_exceptions=True)

    async def find(self, puzzle: str) -> Puzzle:
        """The puzzle that is called so."""
        found = (await self.all()).get(puzzle)
        if found is None:
            raise NoSuchPuzzle(f"there is no puzzle {puzzle!r}")
        return found


def next_puzzle(
    puzzles: Mapping[str, Puzzle], answered: Mapping[str, bool], rating: int, theme: Theme | None
) -> str:
    """One that was not tried yet and is about as hard as somebody is good; later those that went wrong."""
    about = [name for name, puzzle in puzzles.items() if theme is None or puzzle.theme is theme]
    fresh = [name for name in about if name not in answered]
    again = [name for name in about if not answered.get(name, False)]
    left = fresh or again or about
    if not left:
        raise NoSuchPuzzle("there are no such puzzles")
    return secrets.choice(sorted(left, key=lambda name: abs(puzzles[name].rating - rating))[:NEAREST])


def rating_changes(player: PuzzlePlayer, puzzle_rating: int, solved: bool) -> tuple[int, int]:
    """By how much somebody's rating and a puzzle's change with a first answer."""
    expected = 1 / (1 + 10 ** ((puzzle_rating - player.rating) / SPREAD))
    surprise = (1 if solved else 0) - expected
    step = FIRST_STEP if player.tries < FIRST_TRIES else STEP
    return round(step * surprise), -round(PUZZLE_STEP * surprise)


def body_of(puzzle: Puzzle) -> bytes:
    """A puzzle as it is kept, and handed to other processes."""
    return msgspec.json.encode(puzzle)
