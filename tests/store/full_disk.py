"""A program whose files may not grow past a limit, as on a full disk: what does the store say, and keep?

python -m tests.store.full_disk PATH
"""

import asyncio
import resource
import sys

from hanabi.store.errors import StoreUnavailable
from hanabi.store.store import Store, open_store
from tests.store.tables import rows, summary

LIMIT = 600_000


async def refuses(store: Store, table: str, seq: int) -> bool:
    """Whether the store says that it cannot write what there is no room for, however it tidies up."""
    try:
        await store.append(table, rows(seq, text="x" * 2 * LIMIT), summary(table, seq))
    except StoreUnavailable:
        return True
    return False


async def main(path: str) -> None:
    store = await open_store(path)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, most))
    kept: dict[str, int] = {}
    refused: set[str] = set()

    async def write(table: str) -> None:
        try:
            for seq in range(1, 1000):
                await store.append(table, rows(seq, text="x" * 500), summary(table, seq))
                kept[table] = seq
        except StoreUnavailable as error:
            refused.add(str(error).partition(": ")[2])

    tables = [f"table-{number}" for number in range(10)]
    await asyncio.gather(*map(write, tables))
    assert sum(kept.values()) > 50, kept
    assert len(refused) == 1, refused
    for table in tables:  # reading goes on, and nothing acknowledged is lost
        assert await store.events(table) == rows(1, kept.get(table, 0), text="x" * 500)
    for table in tables:
        assert await refuses(store, table, kept.get(table, 0) + 1)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await store.check()
    for table in tables:  # and without opening it again, writing does too
        await store.append(table, rows(kept.get(table, 0) + 1), summary(table))
    await store.close()
    print(refused.pop(), sum(kept.values()), sep="\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
