"""What whoever runs the site can do to it while it runs: `hanabi admin`.

Everything goes through the store, with either kind: a running site follows within seconds. Each deed is
noted in the store as an order, which is also the log.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from hanabi.rules.errors import BadOptions
from hanabi.rules.phase import Phase
from hanabi.site.bots.bot_pool import BotPool
from hanabi.site.bus import NoBus
from hanabi.site.errors import NoSuchTable
from hanabi.site.metrics import Metrics
from hanabi.site.people.admission import invitation_of, is_address, network
from hanabi.site.people.forgetting import forget
from hanabi.site.people.guests import Guest
from hanabi.site.people.signing import DAY, rotate_secret
from hanabi.site.tables.live import now
from hanabi.site.tables.tables import RESYNC, Tables
from hanabi.store.store import Order, Report, Store, Summary, Wanted, open_store
from hanabi.table.decide import close
from hanabi.table.errors import NotNow


@dataclass(frozen=True, slots=True)
class Invited:
    """A new invitation: the code that lets people in, and the name under which it can be taken back."""

    code: str
    name: str


class Operator:
    """Somebody who runs a site, at its store."""

    def __init__(self, store: Store, tables: Tables, secret: bytes, by: str) -> None:
        self._store, self._tables, self._secret, self._by = store, tables, secret, by

    @classmethod
    @asynccontextmanager
    async def at(cls, where: str | None, by: str) -> AsyncIterator["Operator"]:
        """Open the store of a site; `by` is who does it."""
        store = await open_store(where)
        try:
            secret = await store.setting("secret", secrets.token_bytes(32))
            yield cls(store, Tables(store, NoBus(), BotPool(), Metrics(), secret), secret, by)
        finally:
            await store.close()

    async def _note(self, action: str, subject: str = "", until: int | None = None, note: str = "") -> None:
        await self._store.keep_order(Order(0, now(), self._by, action, subject, until, note))

    # Tables.

    async def tables(self, wanted: Wanted) -> tuple[Summary, ...]:
        """Tables of any kind, those listed last first."""
        return (await self._store.tables(wanted)).rows

    async def close(self, table: str) -> None:
        """Close a table; a game that is going on ends as it stands."""
        await self._tables.changes.change(await self._tables.find(table), close)
        await self._note("close", table)

    async def delete(self, table: str) -> None:
        """Remove a table and its game."""
        if not await self._store.delete(table):
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        await self._note("delete", table)

    async def clear_lobby(self) -> int:
        """Close every public table where people gather; how many there were."""
        wanted, closed = Wanted(phase=Phase.GATHERING, public=True, limit=100), 0
        while True:
            page = await self._store.tables(wanted)
            for line in page.rows:
                try:
                    await self._tables.changes.change(await self._tables.find(line.table), close)
                    closed += 1
                except NotNow:
                    continue  # its people were faster
            if page.next is None:
                break
            wanted = replace(wanted, before=page.next)
        await self._note("clear-lobby", note=f"{closed} tables")
        return closed

    # People.

    async def forget(self, guest: str) -> int:
        """Remove a person's name, chat and notes from every table; how many these were."""
        somebody = Guest(guest, "", "en")
        found = await forget(self._tables, somebody)
        await self._note("forget", guest)
        await asyncio.sleep(RESYNC + 1)  # by then every worker has parted from them: nothing comes after this
        return found + await forget(self._tables, somebody)

    async def ban(self, who: str, days: float | None = None, note: str = "") -> str:
        """Shut a guest out, or an address; who it is exactly."""
        subject = str(network(who)) if is_address(who) else who
        await self._note("ban", subject, None if days is None else now() + int(days * DAY), note)
        return subject

    async def unban(self, who: str) -> str:
        """Let a guest or an address in again; who it is exactly."""
        subject = str(network(who)) if is_address(who) else who
        await self._note("unban", subject)
        return subject

    async def revoke(self, guest: str) -> None:
        """Make the cookie of a guest, or the key of a program, worth nothing."""
        await self._note("revoke", guest)

    async def revoke_keys(self, table: str) -> None:
        """Make the keys of all programs at a table worth nothing."""
        await self._note("revoke-keys", table)

    async def rotate_secret(self, days: float) -> None:
        """Sign cookies and keys with a new secret; what the old one signed is good for so many days."""
        if days < 0:
            raise BadOptions(f"the old secret is believed for some days or none, not for {days:g}")
        await rotate_secret(self._store, self._secret, days)
        await self._note("rotate-secret", note=f"the old one is believed for {days:g} days")

    async def invite(self, days: float, note: str = "") -> Invited:
        """A new invitation, which can be used for so many days by whoever has its code."""
        code = secrets.token_urlsafe(12)
        await self._note("invite", invitation_of(code), now() + int(days * DAY), note)
        return Invited(code, invitation_of(code))

    async def uninvite(self, invitation: str) -> None:
        """Take an invitation back; those who came by it are shut out."""
        await self._note("uninvite", invitation)

    # What to read.

    async def reports(self) -> list[Report]:
        """What players reported and nobody has dealt with."""
        return await self._store.reports()

    async def settle(self, report: int) -> None:
        """Note that a report was dealt with."""
        if not await self._store.settle_reports(report):
            raise BadOptions(f"no report {report} waits")
        await self._note("settle", str(report))

    async def log(self, limit: int) -> list[Order]:
        """The last orders, in order."""
        return (await self._store.orders())[-limit:]
