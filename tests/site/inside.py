"""Workers inside the process of a test, so that they can be told what time it is and stopped at any point."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from hanabi.site.site import Choices, Site


@asynccontextmanager
async def workers(where: str, count: int) -> AsyncIterator[list[Site]]:
    """So many workers on one store."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            found.append(await Site.open(Choices(store=where)))
            stack.push_async_callback(found[-1].close)
        yield found
