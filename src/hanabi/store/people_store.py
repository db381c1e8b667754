"""How both stores keep what belongs to people: one text in SQL each, with $1, $2 … for its values."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from hanabi.store.columns import Value
from hanabi.store.people import Block, Invitation, MailCode, Passkey
from hanabi.store.store import is_plain

KEEP_INVITATION = """
INSERT INTO invitations (table_id, guest, host, name, look, made, declined)
SELECT $1, $2, $3, $4, $5, CAST($6 AS bigint),
    CASE WHEN EXISTS (SELECT 1 FROM blocks WHERE guest = $2 AND other = $3) THEN CAST($6 AS bigint) END
WHERE (SELECT count(*) FROM invitations WHERE table_id = $1) < $7
ON CONFLICT DO NOTHING RETURNING guest
"""
_INVITATION = "table_id, guest, host, name, look, made"
_OPEN = """
declined IS NULL AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase = 'gathering')
AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = invitations.table_id AND seats.guest = invitations.guest
)
"""
INVITATIONS = f"""
SELECT {_INVITATION} FROM invitations WHERE guest = $1 AND made >= $2 AND {_OPEN}
ORDER BY made DESC, table_id LIMIT $3
"""
INVITED = f"SELECT {_INVITATION} FROM invitations WHERE table_id = $1 ORDER BY made, guest"
INVITATIONS_SEEN = "UPDATE invitations SET seen = $2 WHERE guest = $1 AND seen IS NULL RETURNING guest"
INVITATIONS_TO_TELL = f"""
SELECT {_INVITATION} FROM invitations
WHERE made >= $1 AND made < $2 AND told IS NULL AND seen IS NULL AND {_OPEN}
AND EXISTS (SELECT 1 FROM notices WHERE notices.guest = invitations.guest)
ORDER BY made, table_id, guest LIMIT $3
"""
TELL_INVITATION_ONCE = f"""
UPDATE invitations SET told = $3
WHERE table_id = $1 AND guest = $2 AND told IS NULL AND seen IS NULL AND {_OPEN} RETURNING guest
"""
DECLINE_INVITATION = """
UPDATE invitations SET declined = $3 WHERE table_id = $1 AND guest = $2 AND declined IS NULL RETURNING guest
"""
DROP_INVITATIONS = "DELETE FROM invitations WHERE guest = $1 OR host = $1 RETURNING guest"
DECLINE_INVITATIONS_OF = """
UPDATE invitations SET declined = $3 WHERE guest = $1 AND host = $2 AND declined IS NULL RETURNING guest
"""

KEEP_BLOCK = """
INSERT INTO blocks SELECT $1, $2, $3, $4
WHERE (SELECT count(*) FROM blocks WHERE guest = $1 AND other <> $2) < $5
ON CONFLICT (guest, other) DO UPDATE SET name = excluded.name RETURNING other
"""
BLOCKS = "SELECT guest, other, name, made FROM blocks WHERE guest = $1 ORDER BY made DESC, other"
DROP_BLOCK = "DELETE FROM blocks WHERE guest = $1 AND other = $2 RETURNING other"
DROP_BLOCKS = "DELETE FROM blocks WHERE guest = $1 OR other = $1 RETURNING other"

KEEP_MAIL_CODE = """
INSERT INTO mail_codes VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guest) DO UPDATE
SET address = excluded.address, code = excluded.code, tries = excluded.tries, until = excluded.until
RETURNING guest
"""
MAIL_CODE = "SELECT guest, address, code, tries, until FROM mail_codes WHERE guest = $1"
TRY_MAIL_CODE = "UPDATE mail_codes SET tries = tries - 1 WHERE guest = $1 AND tries > 0 RETURNING guest"
DROP_MAIL_CODE = "DELETE FROM mail_codes WHERE guest = $1 RETURNING guest"
DROP_MAIL = "DELETE FROM notices WHERE kind = 'mail' AND secrets = $1 RETURNING id"

KEEP_PASSKEY = """
INSERT INTO passkeys SELECT $1, $2, $3, $4, $5, $6
WHERE (SELECT count(*) FROM passkeys WHERE guest = $2) < $7 ON CONFLICT DO NOTHING RETURNING id
"""
_PASSKEY = "SELECT id, guest, body, uses, said, made FROM passkeys"
PASSKEY = f"{_PASSKEY} WHERE id = $1"
PASSKEYS = f"{_PASSKEY} WHERE guest = $1 ORDER BY made, id"
PASSKEY_USED = "UPDATE passkeys SET uses = $2 WHERE id = $1 RETURNING id"
NOTE_SAID = "UPDATE passkeys SET said = $2 WHERE guest = $1 RETURNING id"
DROP_PASSKEY = "DELETE FROM passkeys WHERE guest = $1 AND id = $2 RETURNING id"
DROP_PASSKEYS = "DELETE FROM passkeys WHERE guest = $1 RETURNING id"


class PeopleStore(ABC):
    """The part of a store that is about people; `PeopleKept` says what each of these does."""

    @abstractmethod
    async def _ask(self, question: str, values: Sequence[Value]) -> list[Any]:
        """The rows that a question gives."""

    @abstractmethod
    async def _change(self, statements: Sequence[str], values: Sequence[Value | bytes]) -> int:
        """Carry statements out together; how many rows the last one touched."""

    async def keep_invitation(self, invitation: Invitation, most: int) -> bool:
        return bool(await self._change((KEEP_INVITATION,), [*astuple(invitation), most]))

    async def invitations(self, guest: str, since: int, limit: int) -> list[Invitation]:
        return [Invitation(*row) for row in await self._ask(INVITATIONS, [guest, since, limit])]

    async def invited(self, table: str) -> list[Invitation]:
        return [Invitation(*row) for row in await self._ask(INVITED, [table])]

    async def note_invitations_seen(self, guest: str, at: int) -> None:
        await self._change((INVITATIONS_SEEN,), [guest, at])

    async def invitations_to_tell(self, since: int, before: int, limit: int = 100) -> list[Invitation]:
        return [Invitation(*row) for row in await self._ask(INVITATIONS_TO_TELL, [since, before, limit])]

    async def tell_invitation_once(self, table: str, guest: str, at: int) -> bool:
        return bool(await self._change((TELL_INVITATION_ONCE,), [table, guest, at]))

    async def decline_invitation(self, table: str, guest: str, at: int) -> bool:
        return bool(await self._change((DECLINE_INVITATION,), [table, guest, at]))

    async def drop_invitations(self, guest: str) -> int:
        return await self._change((DROP_INVITATIONS,), [guest])

    async def keep_block(self, block: Block, most: int) -> bool:
        kept = bool(await self._change((KEEP_BLOCK,), [*astuple(block), most]))
        if kept:
            await self._change((DECLINE_INVITATIONS_OF,), [block.guest, block.other, block.made])
        return kept

    async def blocks(self, guest: str) -> list[Block]:
        return [Block(*row) for row in await self._ask(BLOCKS, [guest])]

    async def drop_block(self, guest: str, other: str) -> bool:
        return bool(await self._change((DROP_BLOCK,), [guest, other]))

    async def drop_blocks(self, guest: str) -> int:
        return await self._change((DROP_BLOCKS,), [guest])

    async def keep_mail_code(self, code: MailCode) -> None:
        await self._change((KEEP_MAIL_CODE,), [*astuple(code)])

    async def mail_code(self, guest: str) -> MailCode | None:
        found = await self._ask(MAIL_CODE, [guest])
        return MailCode(*found[0]) if found else None

    async def try_mail_code(self, guest: str) -> bool:
        return bool(await self._change((TRY_MAIL_CODE,), [guest]))

    async def drop_mail_code(self, guest: str) -> int:
        return await self._change((DROP_MAIL_CODE,), [guest])

    async def drop_mail(self, token: str) -> bool:
        return is_plain(token) and bool(await self._change((DROP_MAIL,), [token]))

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        return bool(await self._change((KEEP_PASSKEY,), [*astuple(passkey), most]))

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._ask(PASSKEY, [passkey]) if is_plain(passkey) else []
        return _passkey(found[0]) if found else None

    async def passkeys(self, guest: str) -> list[Passkey]:
        return [_passkey(row) for row in await self._ask(PASSKEYS, [guest])]

    async def note_passkey_used(self, passkey: str, uses: int) -> None:
        await self._change((PASSKEY_USED,), [passkey, uses])

    async def note_said(self, guest: str, said: str) -> None:
        await self._change((NOTE_SAID,), [guest, said])

    async def drop_passkeys(self, guest: str, passkey: str | None = None) -> int:
        if passkey is None:
            return await self._change((DROP_PASSKEYS,), [guest])
        return await self._change((DROP_PASSKEY,), [guest, passkey]) if is_plain(passkey) else 0


def _passkey(row: Sequence[Any]) -> Passkey:
    passkey, guest, key, uses, said, made = row
    return Passkey(passkey, guest, bytes(key), uses, said, made)
