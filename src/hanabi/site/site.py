"""Everything one worker of the site has: its store, its tables, its guests, its limits."""

import logging
import secrets
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import blake2b

from starlette.requests import HTTPConnection

from hanabi.bots.preparing import switch_over_if_prepared
from hanabi.engine import jit
from hanabi.site.bots.bot_pool import BotPool
from hanabi.site.bus import open_bus
from hanabi.site.errors import TooMuch
from hanabi.site.housekeeping import Housekeeping
from hanabi.site.jobs.job_pool import JobPool
from hanabi.site.jobs.review_pool import ReviewPool
from hanabi.site.limits import Buckets, Cost, Doors, Shares, WaitingBytes, network_of
from hanabi.site.metrics import Metrics
from hanabi.site.notices.mail import MailServer
from hanabi.site.notices.turn_notices import TurnNotices
from hanabi.site.notices.web_push import SiteKey, new_key
from hanabi.site.people.admission import Admission
from hanabi.site.people.devices import Devices
from hanabi.site.people.guests import Guest, Guests
from hanabi.site.people.invitations import Invitations
from hanabi.site.people.mail_codes import MailCodes
from hanabi.site.people.passkeys import Passkeys
from hanabi.site.people.signing import SigningSecret, believed, signing_secrets
from hanabi.site.puzzles import PuzzleBook
from hanabi.site.tables.live import now
from hanabi.site.tables.open_tables import OpenTables
from hanabi.site.tables.tables import Tables
from hanabi.site.turns import FairTurns
from hanabi.store.store import Store, open_store

REPORTS_AN_HOUR = 10  # of one address
MOST_SOCKETS, SOCKETS_A_SECOND = 500, 20.0  # of one address: a school may be behind it
MOST_WAITING = 16_000_000  # bytes that one address has not taken in yet

log = logging.getLogger("hanabi.site")


@dataclass(frozen=True, slots=True)
class Choices:
    """What whoever starts the site may choose.

    `origins` are other addresses under which the site is reached; `thinkers` is how many processes bots
    think in, and `limit` how many seconds one may take; `requests` is how many changes a second one address
    may ask for over HTTP, with which all its limits grow, and `sockets` how many one address may have open.
    `path` is the part of the address under which a proxy shows the site, `name` and `contact` are shown on
    its pages; with `invite_only` nobody plays or watches without an invitation. `push_services` are trusted
    beside the known ones, and with `webhooks` people may name addresses that are told of their turn; `mail`
    is the server by which they are told by mail, from the address `mail_from`.
    """

    store: str | None = None
    bus: str | None = None
    origins: tuple[str, ...] = ()
    thinkers: int = 1
    limit: float = 10.0
    requests: float = Cost.CHANGE.value.rate
    sockets: int = MOST_SOCKETS
    path: str = ""
    name: str = "Hanabi"
    contact: str = ""
    invite_only: bool = False
    push_services: tuple[str, ...] = ()
    webhooks: bool = False
    mail: str | None = None
    mail_from: str = ""


class Site:
    """One worker's own things, opened and closed together."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        secret: bytes,
        metrics: Metrics,
        choices: Choices,
        site_key: SiteKey,
    ) -> None:
        self.store, self.tables, self.metrics = store, tables, metrics
        self.admission = Admission(store, choices.invite_only)
        self.signing: tuple[SigningSecret, ...] = (SigningSecret(secret),)
        self.site_key = site_key
        self.push_services, self.webhooks = choices.push_services, choices.webhooks
        contact = choices.contact if choices.contact.startswith(("mailto:", "https:")) else ""
        self.mail = MailServer.read(choices.mail, choices.mail_from) if choices.mail else None
        self.mail_codes = MailCodes(store, self.mail)
        self.notices = TurnNotices(tables, site_key, choices.push_services, contact, choices.path, self.mail)
        tables.changes.follow(self.notices.look_after)
        self.housekeeping = Housekeeping(tables, self.follow_orders, self.notices)
        self.secret = secret  # what never goes out and never changes is made with it, such as the daily deal
        self.devices = Devices(store)
        self.invitations = Invitations(store)
        self.passkeys = Passkeys(store, secret, choices.name)
        self.guests = Guests(
            lambda: believed(self.signing, now()),
            tables.forgotten,
            self.admission,
            _mark(secret),
            choices.path,
            self.devices,
        )
        self.what_if_bots = BotPool(1, choices.limit)  # so that no table waits for a what-if board
        self.what_if_turns = FairTurns(1)
        self.jobs = JobPool()
        self.reviews = ReviewPool()
        self.puzzles = PuzzleBook(store, self.reviews, secret)
        self.waiting = WaitingBytes(MOST_WAITING)
        self.origins, self.path = frozenset(choices.origins), choices.path
        factor = choices.requests / Cost.CHANGE.value.rate
        self.open_tables = OpenTables(factor)
        tables.changes.follow(self.open_tables.look_after)
        self._shares = {cost: Shares(cost.value.times(factor)) for cost in Cost}
        self._reports = Buckets(REPORTS_AN_HOUR / 3600, REPORTS_AN_HOUR)
        self._doors = Doors(SOCKETS_A_SECOND, choices.sockets)

    @classmethod
    async def open(cls, choices: Choices) -> "Site":
        """Open the store and the bus, and begin."""
        switch_over_if_prepared()
        if jit.engine_note() is None:
            log.warning("compiled code cannot be kept: HANABI_CACHE can name a folder that can be written")
        store = await open_store(choices.store)
        try:
            secret = await store.setting("secret", secrets.token_bytes(32))
            bus = await open_bus(choices.bus, secret)
            metrics = Metrics()
            tables = Tables(store, bus, BotPool(choices.thinkers, choices.limit), metrics, secret)
            await tables.open()
            site_key = SiteKey(await store.setting("push key", new_key()))
        except BaseException:
            await store.close()
            raise
        site = cls(store, tables, secret, metrics, choices, site_key)
        await site.follow_orders()
        site.housekeeping.open()
        return site

    @property
    def preparing(self) -> tuple[str, ...]:
        """The bots that are still being compiled or loaded, sorted."""
        return tuple(sorted({*self.tables.pool.preparing, *self.what_if_bots.preparing}))

    async def close(self) -> None:
        """Say goodbye, and wait until everything is kept."""
        await self.housekeeping.close()
        await self.notices.close()
        await self.tables.close()
        await self.what_if_bots.close()
        await self.jobs.close()
        await self.puzzles.close()
        await self.reviews.close()
        await self.store.close()

    async def follow_orders(self) -> None:
        """Do what the operator decided since the last time: exchange secrets, part from people."""
        rotated = self.admission.rotated
        news = [await self.admission.catch_up(), await self.devices.catch_up()]
        if any(news):
            self.part_from_strangers()
        if self.admission.rotated != rotated:
            self.signing = await signing_secrets(self.store, self.secret)

    def part_from_strangers(self) -> None:
        """Close the connections of everybody who may not stay, or whose browser was sent away."""
        self.tables.part_from_others(
            lambda guest, address: (
                (guest.id, guest.device) not in self.devices and self.admission.may_stay(guest, address)
            )
        )

    def admit(self, connection: HTTPConnection, guest: Guest | None, needs_invitation: bool = True) -> None:
        """Refuse somebody who may not come in."""
        self.admission.check(guest, address_of(connection), needs_invitation)

    def check_allowed(self, connection: HTTPConnection, cost: Cost) -> None:
        """Refuse an address, or a guest, that asks for more than its share of what costs so much."""
        guest = self.guests.find(connection)
        address = address_of(connection)
        if not self._shares[cost].take(address, guest.id if guest else None, time.monotonic()):
            raise TooMuch("that was too much at once: wait a moment", 1 / cost.value.rate)

    def allows_report(self, connection: HTTPConnection) -> bool:
        """Whether this address has not reported too much."""
        return self._reports.take(address_of(connection), time.monotonic())

    def socket_opened(self, connection: HTTPConnection) -> AbstractContextManager[bool]:
        """Whether this address may have one socket more, which is open as long as this lasts."""
        return self._doors.opened(address_of(connection), time.monotonic())


def _mark(secret: bytes) -> str:
    """What tells this site from others on its host, at any port."""
    return blake2b(secret, digest_size=4, person=b"mark").hexdigest()


def address_of(connection: HTTPConnection) -> str:
    """The address that a connection comes from, as limits count it."""
    return network_of(connection.client.host) if connection.client else ""
