"""Who is invited to which table: people who finished a game together, a few at a time, once a table."""

import time

from hanabi.protocol.invitations import InvitationShown
from hanabi.rules.phase import Phase
from hanabi.site.errors import NotForYou, TooMuch
from hanabi.site.limits import Buckets
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.summary import listed
from hanabi.store.people import Block, Invitation
from hanabi.store.store import CoPlayer, Store
from hanabi.table.errors import NotNow, NotSeated

AN_HOUR, AT_ONCE = 30, 20  # invitations of one guest
MOST_OF_A_TABLE = 12
MOST_BLOCKED = 200
MOST_SHOWN = 10
GOOD_FOR = 7 * 24 * 3_600_000  # milliseconds


class Invitations:
    """Asks people to tables, for one worker."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._limit = Buckets(AN_HOUR / 3600, AT_ONCE)

    async def invite(self, live: LiveTable, host: Guest, people: list[CoPlayer]) -> list[Invitation]:
        """Ask people to the table where one sits; those who were not asked before, and want to be."""
        if live.table.seat_of(host.id) is None:
            raise NotSeated("sit down at the table first, then invite others to it")
        if live.table.phase is not Phase.GATHERING:
            raise NotNow("the cards are dealt: nobody can sit down any more")
        new = []
        for other in people:
            if not self._limit.take(host.id, time.monotonic()):
                raise TooMuch("that was a lot of invitations: wait a while", 3600 / AN_HOUR)
            asked = Invitation(live.id, other.guest, host.id, host.name, host.look, now())
            if await self._store.keep_invitation(asked, MOST_OF_A_TABLE):
                new.append(asked)
        return new

    async def of(self, guest: Guest) -> tuple[InvitationShown, ...]:
        """To which tables somebody is invited that have room; now they have seen it."""
        found = await self._store.invitations(guest.id, now() - GOOD_FOR, MOST_SHOWN)
        if found:
            await self._store.note_invitations_seen(guest.id, now())
        shown = [await self._shown(each) for each in found]
        return tuple(each for each in shown if each is not None)

    async def _shown(self, invitation: Invitation) -> InvitationShown | None:
        line = await self._store.summary(invitation.table)
        if line is None or not (free := line.names.count("")):
            return None
        table = listed(line, None)
        return InvitationShown(
            invitation.table,
            invitation.name,
            invitation.look,
            invitation.made,
            table.edition,
            table.options,
            table.players,
            free,
            table.clock,
        )

    async def decline(self, table: str, guest: Guest) -> None:
        """Somebody does not come."""
        if not await self._store.decline_invitation(table, guest.id, now()):
            raise NotForYou("you are not invited there, or have declined already")

    async def block(self, guest: Guest, other: str, name: str) -> None:
        """Somebody wants no invitations from somebody else."""
        if not await self._store.keep_block(Block(guest.id, other, name, now()), MOST_BLOCKED):
            raise TooMuch(f"you have blocked {MOST_BLOCKED} people: let one of them invite you again")

    async def host_of(self, table: str, guest: Guest) -> tuple[str, str]:
        """Who invites somebody to a table: the guest, and their name."""
        for each in await self._store.invited(table):
            if each.guest == guest.id:
                return each.host, each.name
        raise NotForYou("you are not invited there")
