"""What is a store? The values it keeps, the questions it answers, and the door to both kinds."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec

from hanabi.rules.phase import Phase
from hanabi.store.errors import BadWanted, StoreUnavailable
from hanabi.store.people import PeopleKept
from hanabi.store.statistics import Day, Group, Statistics

__all__ = [
    "ChallengeKept",
    "CoPlayer",
    "DailyResult",
    "Day",
    "Device",
    "Group",
    "Habits",
    "Notice",
    "Order",
    "Page",
    "Phase",
    "PuzzlePlayer",
    "Report",
    "Row",
    "Statistics",
    "Store",
    "Summary",
    "Version",
    "Wanted",
    "WeekPlace",
    "open_store",
]

LONGEST_PAGE = 100
LONGEST_TEXT = 100
MOST_SEATS = 5
LARGEST = 2**63 - 1
BETWEEN_NAMES = "\x1f"  # where names are searched


class Row(msgspec.Struct, frozen=True, gc=False):
    """One event of a table, as it is kept."""

    seq: int  # 1, 2, 3 … without gaps
    at: int  # milliseconds since 1970, UTC
    body: bytes  # JSON, UTF-8


class Summary(msgspec.Struct, frozen=True, gc=False):
    """What lists show of a table; written in the same transaction as its events."""

    table: str  # its id, also in its link
    phase: Phase
    public: bool
    edition: str
    options: str  # short form, such as "ten-wild+black"
    players: int
    names: tuple[str, ...]  # by seat, "" where it is empty
    guests: tuple[str | None, ...]  # guest id by seat, None for a bot or nobody
    bots: tuple[str | None, ...]  # bot name by seat
    created: int
    changed: int
    started: int | None = None
    ended: int | None = None
    moves: int = 0
    score: int | None = None  # points as they stand, or final
    result: str | None = None  # a rules.outcome.Result in its word, when ended
    reason: str | None = None  # a rules.outcome.Reason in its word
    mistakes: int = 0
    deal: str | None = None  # digest of the deal, set when ended: the same deal at other tables
    fixed: bool = False  # the deal was chosen, not shuffled
    due: int | None = None  # when something must happen by itself (a bot's turn, a clock): ms UTC
    keeper: str | None = None  # the guest who kept this game, which was played elsewhere
    assisted: bool = False  # more than the rules allow helped the players
    day: str | None = None  # such as 2026-11-16, if this is the deal of that day
    talk: str = "strict"
    clock: str | None = None  # such as "per-turn 60" or "bank 600 10"
    on_turn: int | None = None  # the seat that the game waits for
    turn_began: int | None = None
    remind: int | None = None  # when whoever is on turn is reminded of it
    challenge: str | None = None  # whose deal this is,
    number: int | None = None  # and which of its deals, from 1
    looks: tuple[str, ...] = ()  # by seat, "" for a bot or nobody; none where none had any yet

    @property
    def listed_at(self) -> int:
        """What lists are sorted by: when it ended or, before that, when it was created."""
        return self.created if self.ended is None else self.ended


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which tables to list or count: all those for which everything that is named here holds."""

    phase: Phase | None = None
    public: bool | None = None
    edition: str | None = None
    players: int | None = None
    guest: str | None = None  # sits there or, but not for statistics, kept it from elsewhere
    together: tuple[str, ...] = ()  # guests who all sit there
    deal: str | None = None
    day: str | None = None  # whose deal it is
    min_score: int | None = None
    max_score: int | None = None
    since: int | None = None  # listed then or later
    until: int | None = None  # listed before that
    attended: int | None = None  # it is over, or something happened or somebody was there then or later
    closed_day: str | None = None  # results of its deal are left out,
    opened: tuple[int, ...] = ()  # but for so many players
    text: str | None = None  # part of a player's name, large or small letters alike
    before: str | None = None  # the `next` of the page before
    limit: int = 50

    def __post_init__(self) -> None:
        if not 1 <= self.limit <= LONGEST_PAGE:
            raise BadWanted(f"a page has 1 to {LONGEST_PAGE} tables, not {self.limit}")
        for word in ("players", "min_score", "max_score", "since", "until", "attended"):
            number = getattr(self, word)
            if number is not None and abs(number) > LARGEST:
                raise BadWanted(f"{word} is a number of at most 64 bits")
        if len(self.together) > MOST_SEATS:
            raise BadWanted(f"at most {MOST_SEATS} sit together at a table, not {len(self.together)}")
        texts = [
            (word, getattr(self, word)) for word in ("edition", "guest", "deal", "day", "closed_day", "text")
        ]
        for word, text in (*texts, *(("together", guest) for guest in self.together)):
            if text is not None and (not is_plain(text) or BETWEEN_NAMES in text):
                raise BadWanted(f"{word} has characters that no text can have: {text!r}")
        if self.text is not None and len(self.text) > LONGEST_TEXT:
            raise BadWanted(f"the part of a name has at most {LONGEST_TEXT} characters, not {len(self.text)}")


@dataclass(frozen=True, slots=True)
class Page:
    """Tables, those listed last first, and where the next page begins."""

    rows: tuple[Summary, ...]
    next: str | None = None


@dataclass(frozen=True, slots=True)
class CoPlayer:
    """Somebody who finished games together with a guest."""

    guest: str
    name: str  # in the last of these games
    games: int
    last: int  # when the last one ended
    look: str = ""  # in the last of these games


@dataclass(frozen=True, slots=True)
class DailyResult:
    """A game of the deal of a day; only a first attempt without help has a rank."""

    game: Summary
    first: bool  # nobody at this table had begun with these cards before
    rank: int | None


@dataclass(frozen=True, slots=True)
class WeekPlace:
    """What somebody's first attempts at the deals of some days came to."""

    guest: str
    name: str  # in the last of these games
    days: int
    points: int


@dataclass(frozen=True, slots=True)
class Version:
    """How far a table has come: whoever has read less, or before it was rewritten, reads it again."""

    seq: int  # of the last row
    rewrites: int


class Order(msgspec.Struct, frozen=True):
    """Something the operator of the site decided: who may come in, or what was done to a table."""

    id: int
    at: int
    by: str  # who did it
    action: str
    subject: str  # a table, a guest, an address, an invitation
    until: int | None = None  # when it ends by itself
    note: str = ""


class Report(msgspec.Struct, frozen=True):
    """What somebody reported to the operator, who has not dealt with it yet."""

    id: int
    at: int
    guest: str  # who reports
    table: str
    seat: int | None  # whom, if it is about one of those who play
    text: str


class Notice(msgspec.Struct, frozen=True):
    """Where somebody wants to be told of their turn when they are not there."""

    id: str
    guest: str
    kind: str  # push or webhook
    address: str
    secrets: str  # with which a push is encrypted
    language: str
    origin: str  # of the site, as this browser reaches it
    made: int


class Device(msgspec.Struct, frozen=True):
    """A browser of somebody who has several; '' is the first one."""

    guest: str
    device: str
    made: int


class Habits(msgspec.Struct, frozen=True):
    """What somebody has shown a bot of how they play."""

    guest: str
    bot: str
    doubt: int  # whether they share the bot's conventions; below 0 they have shown to
    sense: bool  # whether what they did made sense at all
    plain: bool  # whether they are told things plainly
    at: int  # when the game ended that showed it


class ChallengeKept(msgspec.Struct, frozen=True):
    """Deals that several groups play, each in its own time."""

    id: str
    guest: str  # who made it, "" if they were forgotten
    edition: str
    options: str
    players: int
    deals: int  # how many
    made: int
    bots: str | None = None  # what bots made of the deals: JSON, once it is known


class PuzzlePlayer(msgspec.Struct, frozen=True):
    """How somebody does at puzzles."""

    guest: str
    rating: int
    tries: int = 0
    solved: int = 0
    streak: int = 0  # right answers since the last wrong one
    best: int = 0  # the longest such streak


class Store(PeopleKept, Protocol):
    """Where tables and games live."""

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, by: str = "") -> None:
        """Keep these rows and this summary: all or none of it, and for good when this returns.

        `by` is the guest who brought them about, if it was one.

        Raises SeqTaken when one of these seqs is there already. After StoreUnavailable the rows may be there
        or not: read them back before trying again.
        """

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The table's rows in order, those after seq `after`."""

    async def versions(self, tables: Sequence[str]) -> dict[str, Version]:
        """How far these tables have come, those that are there."""

    async def summary(self, table: str) -> Summary | None:
        """The table's summary, or None if there is no such table."""

    async def tables(self, wanted: Wanted) -> Page:
        """One page of the tables that are wanted, those listed last first."""

    async def statistics(self, wanted: Wanted) -> Statistics:
        """Counts of the ended games among all that are wanted, whatever the page."""

    async def co_players(self, guest: str, limit: int) -> list[CoPlayer]:
        """Who finished games together with a guest, those with the most games first."""

    async def daily_results(self, day: str, players: int, guest: str, limit: int) -> list[DailyResult]:
        """The games of a day's deal that are over and public, best first, so many, and all of a guest's."""

    async def daily_games(self, guest: str, limit: int) -> list[Summary]:
        """The deals of days that a guest played to the end, the newest day and the first attempt first."""

    async def daily_places(
        self, since: str, until: str, players: int, guest: str, limit: int
    ) -> list[WeekPlace]:
        """Who made most points in these days' ranked games that are public or have a guest in a seat."""

    async def due(self, before: int, limit: int = 100) -> list[str]:
        """Tables whose `due` is `before` or earlier, oldest first."""

    async def note_seen(self, tables: Sequence[str], at: int) -> None:
        """Remember that somebody was at these tables then."""

    async def abandoned(self, before: int, limit: int = 100) -> list[str]:
        """Tables where people gather, but where nothing happened and nobody was since then."""

    async def traces(self, guest: str, limit: int = 100) -> list[str]:
        """Tables where a guest ever sat or did anything."""

    async def rewrite(self, table: str, rows: Sequence[Row], summary: Summary, forgotten: str) -> None:
        """Replace the bodies of rows that are there, and the summary: only for forgetting a guest."""

    async def note_forgotten(self, who: str, at: int, until: int) -> None:
        """Remember that somebody was forgotten, and no longer those who were before `until`."""

    async def forgotten(self, since: int = 0) -> dict[str, int]:
        """Who was forgotten then or later, and when."""

    async def setting(self, name: str, default: bytes) -> bytes:
        """What is kept under that name; the default is kept if nothing was, and all callers get the same."""

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Keep another value under that name."""

    async def delete(self, table: str) -> bool:
        """Remove a table and everything that happened there; whether it was there."""

    async def keep_order(self, order: Order) -> None:
        """Keep what the operator decided; the store gives it its id."""

    async def orders(self, after: int = 0) -> list[Order]:
        """What the operator decided, those after that id, in order."""

    async def keep_report(self, report: Report, most: int) -> bool:
        """Keep a report, unless so many wait already; the store gives it its id."""

    async def reports(self, limit: int = 100) -> list[Report]:
        """The newest reports that wait for the operator, the oldest of them first."""

    async def settle_reports(self, report: int | None = None, guest: str | None = None) -> int:
        """Note that a report was dealt with, or remove all that a guest made; how many there were."""

    async def keep_notice(self, notice: Notice, most: int) -> bool:
        """Keep where somebody wants to be told, unless they have so many; the same address only once."""

    async def notices(self, guest: str) -> list[Notice]:
        """Where somebody wants to be told, the oldest first."""

    async def drop_notices(self, guest: str, notice: str | None = None) -> int:
        """Tell somebody no longer there, or nowhere any more; how many places these were."""

    async def keep_device(self, device: Device) -> None:
        """Keep a browser of somebody's, unless it is there."""

    async def devices(self, guest: str) -> list[Device]:
        """Somebody's browsers that were not sent away, the oldest first."""

    async def revoke_device(self, guest: str, device: str, at: int) -> bool:
        """Note that a browser was sent away; whether it was there."""

    async def revoked_devices(self, since: int = 0) -> list[tuple[str, str, int]]:
        """Browsers that were sent away then or later: whose, which, and when."""

    async def keep_device_code(self, code: str, guest: str, said: str, until: int) -> None:
        """Keep the digest of a code for one more browser; one of a guest, the newest."""

    async def take_device_code(self, code: str, at: int) -> tuple[str, str] | None:
        """Whose code this is and what was said with it, once and while it is good."""

    async def drop_devices(self, guest: str) -> None:
        """Remove somebody's browsers and codes."""

    async def keep_habits(self, habits: Habits) -> None:
        """Keep how somebody plays, in the place of what an earlier game showed."""

    async def habits(self, guest: str) -> list[Habits]:
        """How somebody plays, as far as bots have seen it."""

    async def drop_habits(self, guest: str) -> int:
        """Let all bots forget how somebody plays; how many knew it."""

    async def keep_challenge(self, challenge: ChallengeKept, most: int) -> bool:
        """Keep a challenge, unless whoever made it has so many."""

    async def challenge(self, challenge: str) -> ChallengeKept | None:
        """The challenge with this id."""

    async def keep_challenge_bots(self, challenge: str, bots: str) -> None:
        """Keep what bots made of a challenge."""

    async def challenge_games(self, challenge: str, limit: int) -> list[Summary]:
        """The games of a challenge that began, in this order."""

    async def disown_challenges(self, guest: str) -> int:
        """Forget who made these challenges; how many there were."""

    async def review(self, table: str, reader: str, judge: int) -> bytes | None:
        """What this version of the judge found of a game by a reader, if it is kept."""

    async def keep_review(self, table: str, reader: str, judge: int, review: bytes) -> None:
        """Keep what was found of a game, in the place of what was found before."""

    async def keep_puzzle_answer(self, guest: str, puzzle: str, at: int, solved: bool) -> bool:
        """Note somebody's first answer to a puzzle; False if there was one before."""

    async def puzzle_answers(self, guest: str) -> dict[str, bool]:
        """The puzzles that somebody has answered, and whether the first answer was right."""

    async def puzzle_player(self, guest: str) -> PuzzlePlayer | None:
        """How somebody does at puzzles, if they have tried any."""

    async def rate_puzzle_player(self, guest: str, first: int, change: int, solved: bool) -> None:
        """Let somebody's rating, which began at `first`, change by so much, and count the answer."""

    async def puzzle_rating(self, puzzle: str) -> tuple[int, int] | None:
        """How hard a puzzle has proved, and how many first answers say so."""

    async def rate_puzzle(self, puzzle: str, first: int, change: int) -> None:
        """Let a puzzle's rating, which began at `first`, change by so much."""

    async def drop_puzzle_player(self, guest: str) -> int:
        """Forget what somebody answered; how many puzzles these were."""

    async def keep_puzzle(self, puzzle: str, at: int, body: bytes) -> None:
        """Keep a puzzle that was cut from a game of this site."""

    async def kept_puzzles(self, limit: int) -> list[bytes]:
        """The newest of these puzzles."""

    async def tell_once(self, table: str, kind: str, turn_began: int) -> bool:
        """Note that somebody is told of a turn; False if that was done before, by whichever worker."""

    async def turns_to_tell(self, since: int, before: int, limit: int = 100) -> list[str]:
        """Tables with a turn that began in that time, of somebody with notices, which was not told of."""

    async def games_to_learn_from(self, since: int, before: int, limit: int = 20) -> list[str]:
        """Games of people and bots that ended in that time, of which bots have learned nothing yet."""

    async def reminders(self, before: int, limit: int = 100) -> list[str]:
        """Tables whose reminder is due by then and was not sent."""

    async def check(self) -> None:
        """Write something; StoreUnavailable says why that cannot be done now."""

    async def backup(self, path: Path) -> None:
        """Copy everything to a file at `path` while the store is in use."""

    async def close(self) -> None:
        """Wait for what was accepted, then let go of everything; more than once is fine."""


async def open_store(where: str | None = None) -> Store:
    """The store at a path (SQLite) or at postgresql://…, by default in the user's data directory."""
    if where is not None and where.startswith(("postgresql://", "postgres://")):
        from hanabi.store.postgres import PostgresStore

        return await PostgresStore.open(where)
    if where is not None and "://" in where:
        scheme = where.partition("://")[0]
        raise StoreUnavailable(f"there is no store {scheme}://: name the path of a file, or postgresql://…")
    from hanabi.store.sqlite import SqliteStore

    return await SqliteStore.open(default_path() if where is None else Path(where))


def default_path() -> Path:
    """Where tables live when nobody says where."""
    import platformdirs

    return platformdirs.user_data_path("hanabi", appauthor=False) / "hanabi.sqlite3"


def is_plain(text: str) -> bool:
    """Whether every store can keep this text: UTF-8 and no NUL."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
