"""A line to a NATS server that loses, delays or doubles what the server says to its clients."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

Mischief = Literal["lost", "late", "twice"]
LATE = 2.0  # seconds


@asynccontextmanager
async def bad_bus(port: int, mischief: Mischief) -> AsyncIterator[str]:
    """The address of a server that passes everything on to the one at this port, apart from messages."""
    tasks: set[asyncio.Task[None]] = set()

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", port)
        for each in (_pass_on(reader, to_server), _meddle(from_server, writer, mischief, tasks)):
            tasks.add(asyncio.create_task(each))

    server = await asyncio.start_server(met, "127.0.0.1", 0)
    try:
        yield f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


async def _meddle(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    mischief: Mischief,
    tasks: set[asyncio.Task[None]],
) -> None:
    """A message is a line `MSG subject number length` and, on the next, what it says."""
    with suppress(asyncio.IncompleteReadError):
        while line := await reader.readline():
            if not line.startswith(b"MSG "):
                writer.write(line)
                continue
            message = line + await reader.readexactly(int(line.split()[-1]) + 2)
            match mischief:
                case "lost":
                    pass
                case "late":
                    tasks.add(asyncio.create_task(_later(writer, message)))
                case "twice":
                    writer.write(message + message)
    writer.close()


async def _later(writer: asyncio.StreamWriter, message: bytes) -> None:
    await asyncio.sleep(LATE)
    writer.write(message)
