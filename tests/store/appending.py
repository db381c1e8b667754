"""A program that appends to a store until it is stopped, and says what was acknowledged.

    python -m tests.store.appending ADDRESS TABLE WRITERS ROUNDS

Each writer has a table of its own, TABLE-0, TABLE-1 and so on; with 0 writers there is one, who shares TABLE
with other programs and appends ROUNDS rows to it, reading again whenever somebody else was first.
"""

import asyncio
import sys

from hanabi.store.errors import SeqTaken
from hanabi.store.store import Store, open_store
from tests.store.tables import rows, summary


async def alone(store: Store, table: str) -> None:
    """Append for ever."""
    seq = 1
    while True:
        await store.append(table, rows(seq, 2), summary(table, seq + 1))
        seq += 2
        print(table, seq - 1, flush=True)


async def together(store: Store, table: str, rounds: int) -> None:
    """Append some rows to a table that others append to."""
    for _ in range(rounds):
        while True:
            kept = await store.events(table)
            try:
                await store.append(table, rows(len(kept) + 1), summary(table, len(kept) + 1))
                break
            except SeqTaken:
                continue


async def main(where: str, table: str, writers: int, rounds: int) -> None:
    store = await open_store(where)
    if writers:
        await asyncio.gather(*(alone(store, f"{table}-{number}") for number in range(writers)))
    else:
        await together(store, table, rounds)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
