"""What workers hear of each other over a real NATS server: each other, and nobody else who writes there."""

import asyncio

import nats

from hanabi.protocol.encoding import encode
from hanabi.site.bus import SUBJECT, BusMessage, open_bus

SECRET = b"the secret of this site"


async def test_workers_hear_each_other_and_nobody_without_the_secret(nats_url: str) -> None:
    one, two = await open_bus(nats_url, SECRET), await open_bus(nats_url, SECRET)
    stranger, foreign = await nats.connect(nats_url), await open_bus(nats_url, b"another secret")
    heard: list[BusMessage] = []
    all_heard = asyncio.Event()

    async def hear(message: BusMessage) -> None:
        heard.append(message)
        if message.table == "last":
            all_heard.set()

    await two.subscribe(hear)
    forged = encode(BusMessage("stranger", "forged", 7))
    for data in (b"", b"{", forged, b"\0" * 16 + forged):
        await stranger.publish(SUBJECT, data)
    await stranger.flush()
    await foreign.publish(BusMessage(foreign.worker, "foreign", 7))
    await foreign.close()
    await one.publish(BusMessage(one.worker, "table", 7))
    await one.publish(BusMessage(one.worker, "last", 8))
    await asyncio.wait_for(all_heard.wait(), 30)
    assert [message.table for message in heard] == ["table", "last"]
    await stranger.close()
    await one.close()
    await two.close()
