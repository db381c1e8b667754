"""A rematch: the same people and bots at a new table, whose id follows from that of the old one.

So a server that is killed after it set the new table up, and before it told anybody, finds it again.
"""

from hashlib import blake2b

from hanabi.table import deciding
from hanabi.table import events as happened
from hanabi.table.deciding import Person
from hanabi.table.events import Event
from hanabi.table.table import Table
from hanabi.web.summary import ID_LENGTH, ID_SIGNS


def rematch_id(table: str, attempt: int) -> str:
    """The id of the new table: no secret from those who see the old one, as they are told of it."""
    digest = blake2b(f"{attempt} {table}".encode(), digest_size=ID_LENGTH, person=b"rematch").digest()
    return "".join(ID_SIGNS[byte % len(ID_SIGNS)] for byte in digest)


def seated_again(table: Table, person: Person) -> list[Event]:
    """The first events of the new table: whoever asks sits first, the others in their order."""
    deciding.check_rematch(table, person)
    events: list[Event] = [deciding.create(table.settings, person)]
    others = [seat for seat in table.seats if seat.guest != person.guest]
    for place, seat in enumerate(others, start=1):
        if seat.kind == "person" and seat.guest:
            events.append(happened.Sat(place, seat.guest, seat.name))
        elif seat.kind == "bot" and seat.bot:
            events.append(happened.BotSeated(place, seat.bot))
    return events
