"""Who is told of their turn or an invitation, and when: once, and nobody who has it before them.

A turn or an invitation is told of by the worker that brought it about. What a restart left untold is found in
the store. The store notes each before it is told of, so that no two workers, and no restart, tell it twice.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from urllib.parse import urlsplit

from hanabi.rules.phase import Phase
from hanabi.site.limits import Buckets
from hanabi.site.notices.mail import MailServer
from hanabi.site.notices.message import Kind, Message, of_invitation, of_turn
from hanabi.site.notices.outgoing import Unreachable, post
from hanabi.site.notices.web_push import BrowserKeys, SiteKey
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.presence import is_in_sight, tell_presence
from hanabi.site.tables.tables import Tables
from hanabi.store.errors import StoreError
from hanabi.store.people import Invitation
from hanabi.store.store import Notice
from hanabi.table.table import Table
from hanabi.texts import say

GRACE = 2.0  # seconds in which a page says that it is in sight
HEARD_BACK = 1.0  # seconds for other workers to say who has the table before them
LEFT_OVER = 20_000  # milliseconds after which a turn was left untold, by a restart
TOO_OLD = 3 * 24 * 3_600_000  # milliseconds: nobody is told of a turn that long ago
AT_ONCE = 8  # messages on their way
GONE = (404, 410)  # how a push service says that nobody listens any more

INVITATION_GRACE = 8.0  # seconds in which an open home page shows an invitation
INVITATIONS_AN_HOUR = 10  # of which one guest is told without a page

log = logging.getLogger("hanabi.notices")


class TurnNotices:
    """Tells people of their turn by push, webhook or mail, at one worker."""

    def __init__(
        self,
        tables: Tables,
        key: SiteKey,
        trusted: Sequence[str],
        contact: str,
        path: str,
        mail: MailServer | None,
    ) -> None:
        self._tables, self._key = tables, key
        self._trusted, self._contact, self._path = tuple(trusted), contact, path
        self._mail = mail
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._looked_at: dict[str, int] = {}  # the turn of each table that is being told of
        self._invitations = Buckets(INVITATIONS_AN_HOUR / 3600, INVITATIONS_AN_HOUR)

    async def close(self) -> None:
        """Tell nobody more; what is on its way arrives."""
        waiting = [task for task in self._tasks if task.get_name() == "waits"]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, live: LiveTable, ours: bool) -> None:
        """A table has changed: tell whoever is on turn now, if they were not told."""
        turn = _turn_of(live.table)
        if not ours or turn is None or self._looked_at.get(live.id) == turn:
            return
        self._looked_at[live.id] = turn
        self._begin(self._tell_soon(live.id, turn), "waits")

    def _begin(self, work: Coroutine[object, object, None], name: str = "sends") -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_soon(self, table: str, turn: int) -> None:
        try:
            await asyncio.sleep(GRACE)
            await self._tell(table, "turn")
        except StoreError:
            log.warning("somebody could not be told of their turn", extra={"table": table})
        except Exception:
            log.exception("telling somebody of their turn went wrong", extra={"table": table})
        finally:
            if self._looked_at.get(table) == turn:
                del self._looked_at[table]

    async def catch_up(self, at: int) -> None:
        """Tell of what a restart left untold, and remind those whose time is running out."""
        store = self._tables.store
        for table in await store.turns_to_tell(at - TOO_OLD, at - LEFT_OVER):
            await self._tell(table, "turn")
        for table in await store.reminders(at):
            await self._tell(table, "reminder")
        for invitation in await store.invitations_to_tell(at - TOO_OLD, at - LEFT_OVER):
            await self._tell_invited(invitation)

    async def _tell(self, name: str, kind: Kind) -> None:
        live = await self._tables.find(name)
        if not self._tables.bus.alone:
            await tell_presence(self._tables.bus, live, asks=True)
            await asyncio.sleep(HEARD_BACK)
        table, turn = live.table, _turn_of(live.table)
        if turn is None or table.state is None:
            return
        seat = table.state.on_turn
        guest = table.guests[seat]
        places = await self._tables.store.notices(guest) if guest else []
        if kind == "turn" and not places:
            return
        if not await self._tables.store.tell_once(name, kind, turn) or is_in_sight(live, seat):
            return
        for place in places:
            self._begin(self._send(place, of_turn(place.language, table, seat, kind)))

    def tell_of_invitation(self, invitation: Invitation) -> None:
        """Tell somebody of an invitation, unless a page of theirs does so first."""
        self._begin(self._tell_of_invitation(invitation), "waits")

    async def _tell_of_invitation(self, invitation: Invitation) -> None:
        try:
            await asyncio.sleep(INVITATION_GRACE)
            await self._tell_invited(invitation)
        except StoreError:
            log.warning("somebody could not be told of an invitation", extra={"table": invitation.table})

    async def _tell_invited(self, invitation: Invitation) -> None:
        store, guest = self._tables.store, invitation.guest
        places = await store.notices(guest)
        if not places or not await store.tell_invitation_once(invitation.table, guest, now()):
            return
        if self._invitations.take(guest, time.monotonic()):
            for place in places:
                self._begin(self._send(place, of_invitation(place.language, invitation)))

    async def _send(self, notice: Notice, message: Message) -> None:
        """Send one message; nothing of it is about cards."""
        text, about = message.written(notice, self._path), {"table": message.table}
        try:
            async with self._room:
                if notice.kind == "mail":
                    await self._write(notice, message)
                    return
                if notice.kind == "push":
                    keys = BrowserKeys.read(*notice.secrets.split())
                    headers = self._key.headers(notice.address, self._contact or notice.origin)
                    status = await post(notice.address, headers, keys.encrypt(text), self._trusted)
                else:
                    headers = {"content-type": "application/json"}
                    status = await post(notice.address, headers, text, self._trusted)
            if status in GONE:
                await self._tables.store.drop_notices(notice.guest, notice.id)
            elif status >= 300:
                log.warning("a notice was refused with status %s", status, extra=about)
        except Unreachable as error:
            log.warning("a notice did not arrive: %s", error, extra=about)
        except StoreError:
            log.warning("a notice that nobody wants any more could not be removed")

    async def _write(self, notice: Notice, message: Message) -> None:
        """Send a message by mail, while whoever runs the site has mail."""
        if self._mail is None:
            return
        here, token = f"{notice.origin}{self._path}", notice.secrets
        off = say(notice.language, "mail-off", link=f"{here}/off/{token}")
        text = f"{message.body}\n\n{here}/table/{message.table}\n\n--\n{off}\n"
        await self._mail.send(notice.address, message.title, text, f"{here}/api/mail-off/{token}")


def _turn_of(table: Table) -> int | None:
    """When the turn began of a person whom the game waits for; None if it waits for nobody."""
    if table.phase is not Phase.PLAYING or table.paused or table.state is None:
        return None
    seat = table.seats[table.state.on_turn]
    return table.turn_began if seat.kind == "person" and seat.bot is None else None


def host_of(notice: Notice) -> str:
    """At whose place a notice arrives; of mail it is the address."""
    if notice.kind == "mail":
        return notice.address
    return urlsplit(notice.address).hostname or ""
