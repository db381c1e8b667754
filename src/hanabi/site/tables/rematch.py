"""A rematch: the same people and bots at a new table, whose id follows from the old one and a secret.

So a server that is killed after it set the new table up, and before it told anybody, finds it again.
"""

from hashlib import blake2b

from hanabi.protocol import table_events
from hanabi.protocol.table_events import TableEvent
from hanabi.site.tables.summary import ID_LENGTH, ID_SIGNS
from hanabi.table.decide import check_rematch, set_up_table
from hanabi.table.guards import Person
from hanabi.table.table import Table


def rematch_id(secret: bytes, table: str, attempt: int) -> str:
    """The id of the new table: nobody can work it out who has not the site's secret."""
    words = f"{attempt} {table}".encode()
    digest = blake2b(words, key=secret, digest_size=ID_LENGTH, person=b"rematch").digest()
    return "".join(ID_SIGNS[byte % len(ID_SIGNS)] for byte in digest)


def seated_again(table: Table, person: Person) -> list[TableEvent]:
    """The first events of the new table: whoever asks sits first, the others in their order."""
    check_rematch(table, person)
    events: list[TableEvent] = [set_up_table(table.settings, person)]
    seated = zip(table.seats, table.guests, strict=True)
    others = [(seat, guest) for seat, guest in seated if guest != person.guest]
    for place, (seat, guest) in enumerate(others, start=1):
        if seat.kind == "person" and guest:
            events.append(table_events.Sat(place, guest, seat.name, look=seat.look))
        elif seat.kind == "bot" and seat.bot:
            events.append(table_events.BotSeated(place, seat.bot))
    return events
