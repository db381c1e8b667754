"""What is kept of people beside their games: invitations, whom they block, mail to be confirmed, passkeys."""

from typing import Protocol

import msgspec


class Invitation(msgspec.Struct, frozen=True):
    """Somebody asks somebody else to their table."""

    table: str
    guest: str  # who is invited
    host: str  # who invites,
    name: str  # and how they are called
    look: str
    made: int


class Block(msgspec.Struct, frozen=True):
    """Somebody wants no invitations from somebody else, and to read nothing they say."""

    guest: str
    other: str
    name: str  # of the other one, as they were called then
    made: int


class MailCode(msgspec.Struct, frozen=True):
    """An address of mail that somebody says is theirs, until they say the code that was sent there."""

    guest: str
    address: str
    code: str  # a digest of it
    tries: int  # that are left
    until: int


class Passkey(msgspec.Struct, frozen=True):
    """A passkey that brings somebody back in any browser."""

    id: str
    guest: str
    public_key: bytes
    uses: int  # as the passkey counts them
    said: str  # what a new browser's cookie says beside the id
    made: int


class PeopleKept(Protocol):
    """Where all this lives."""

    async def keep_invitation(self, invitation: Invitation, most: int) -> bool:
        """Keep an invitation, unless it was there or the table has so many; of one blocked it is declined."""

    async def invitations(self, guest: str, since: int, limit: int) -> list[Invitation]:
        """To which gatherings somebody is invited, sits not yet and did not decline; the newest first."""

    async def invited(self, table: str) -> list[Invitation]:
        """Who was invited to a table, the first one first."""

    async def note_invitations_seen(self, guest: str, at: int) -> None:
        """Note that somebody was shown their invitations."""

    async def invitations_to_tell(self, since: int, before: int, limit: int = 100) -> list[Invitation]:
        """Invitations of that time that somebody who wants to be told was neither told of nor shown."""

    async def tell_invitation_once(self, table: str, guest: str, at: int) -> bool:
        """Note that somebody is told of an invitation; False if they know of it, or cannot come any more."""

    async def decline_invitation(self, table: str, guest: str, at: int) -> bool:
        """Note that somebody does not come; whether they were invited."""

    async def drop_invitations(self, guest: str) -> int:
        """Remove everything that somebody invited to or was invited to; how many there were."""

    async def keep_block(self, block: Block, most: int) -> bool:
        """Block somebody, unless so many are blocked; their invitations are declined."""

    async def blocks(self, guest: str) -> list[Block]:
        """Whom somebody blocks, the newest first."""

    async def drop_block(self, guest: str, other: str) -> bool:
        """Block somebody no longer; whether they were."""

    async def drop_blocks(self, guest: str) -> int:
        """Remove whom somebody blocks, and who blocks them; how many these were."""

    async def keep_mail_code(self, code: MailCode) -> None:
        """Keep an address to be confirmed, in the place of the one before."""

    async def mail_code(self, guest: str) -> MailCode | None:
        """The address that somebody has to confirm."""

    async def try_mail_code(self, guest: str) -> bool:
        """Use one of the tries up; whether there was one left."""

    async def drop_mail_code(self, guest: str) -> int:
        """Forget the address that was to be confirmed."""

    async def drop_mail(self, token: str) -> bool:
        """Write no longer to the address with this token; whether there was one."""

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey, unless it is there or somebody has so many."""

    async def passkey(self, passkey: str) -> Passkey | None:
        """The passkey with this id."""

    async def passkeys(self, guest: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""

    async def note_passkey_used(self, passkey: str, uses: int) -> None:
        """Note how often a passkey says that it was used."""

    async def note_said(self, guest: str, said: str) -> None:
        """Note what new browsers that somebody's passkeys bring back are to say of them."""

    async def drop_passkeys(self, guest: str, passkey: str | None = None) -> int:
        """Remove one of somebody's passkeys, or all; how many there were."""
