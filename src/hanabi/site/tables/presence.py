"""Who is connected to a table, at this worker and at the others, and where a review is led to."""

import time

from msgspec.structs import replace

from hanabi.protocol.encoding import encode
from hanabi.protocol.messages import Point, Pointing, Presence
from hanabi.site.bus import Bus, BusMessage
from hanabi.site.tables.live import LiveTable
from hanabi.site.tables.outbox import Connection

HEARD_OF = 25.0  # seconds that a worker's word on who is connected there counts


async def tell_presence(bus: Bus, live: LiveTable, asks: bool = False) -> None:
    """Tell everybody at a table who is connected; other workers too, who answer if it `asks`."""
    live.presence = presence_at(live)
    live.send(encode(live.presence))
    await _publish(bus, live, asks)


async def repeat_presence(bus: Bus, live: LiveTable) -> None:
    """The same once more to workers who may have missed it; to connections only what is new to them."""
    _tell_what_is_new(live)
    await _publish(bus, live, asks=False)
    if live.pointing is not None and live.leader is not None and not bus.alone:
        await bus.publish(BusMessage(bus.worker, live.id, pointing=live.pointing))


async def _publish(bus: Bus, live: LiveTable, asks: bool) -> None:
    if not bus.alone:
        await bus.publish(
            BusMessage(
                bus.worker,
                live.id,
                here=live.seats_here(),
                watchers=live.watchers_here(),
                in_sight=live.seats_in_sight(),
                asks=asks,
            )
        )


def _tell_what_is_new(live: LiveTable) -> None:
    now = presence_at(live)
    if now != live.presence:
        live.presence = now
        live.send(encode(now))
    if live.led_elsewhere < time.monotonic() - HEARD_OF and live.pointing is not None and live.leader is None:
        live.point(replace(live.pointing, leading=False))  # whoever led it is gone, and so was the word of it


def presence_at(live: LiveTable) -> Presence:
    """Which seats of a table are connected anywhere, and how many watch."""
    fresh = time.monotonic() - HEARD_OF
    others = [(here, count) for here, count, at in live.elsewhere.values() if at > fresh]
    seats = {*live.seats_here(), *(seat for here, _ in others for seat in here)}
    watchers = live.watchers_here() + sum(count for _, count in others)
    return Presence(tuple(seat in seats for seat in range(len(live.table.seats))), watchers)


def is_in_sight(live: LiveTable, seat: int) -> bool:
    """Whether the person of a seat has the table before them, at any worker."""
    fresh = time.monotonic() - HEARD_OF
    others = [seats for seats, at in live.in_sight_elsewhere.values() if at > fresh]
    return any(seat in seats for seats in (live.seats_in_sight(), *others))


async def hear_presence(bus: Bus, live: LiveTable, heard: BusMessage) -> None:
    """Another worker says who is connected to a table there."""
    assert heard.here is not None
    live.in_sight_elsewhere[heard.worker] = (heard.in_sight, time.monotonic())
    live.elsewhere[heard.worker] = (heard.here, heard.watchers, time.monotonic())
    _tell_what_is_new(live)
    if heard.asks and live.connections:
        await tell_presence(bus, live)


def hear_pointing(live: LiveTable, pointing: Pointing) -> None:
    """Another worker says where the leader of a review is; it says so again and again."""
    live.led_elsewhere = time.monotonic()
    if pointing != live.pointing and (pointing.leading or live.pointing is not None):
        live.point(pointing)


async def lead_review(bus: Bus, live: LiveTable, connection: Connection, point: Point) -> None:
    """Show everybody who goes through a finished game where its leader is; nothing of it is kept."""
    pointing = Pointing(connection.guest.name, point.moves, point.marks, point.leading, branch=point.branch)
    live.point(pointing, connection)
    if not bus.alone:
        await bus.publish(BusMessage(bus.worker, live.id, pointing=pointing))
