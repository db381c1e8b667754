"""Deals that several tables play, each in its own time: who has not played one yet sees no game of it."""

from hanabi.site.errors import NotForYou
from hanabi.site.tables.challenges import is_through
from hanabi.site.tables.daily import has_finished, today
from hanabi.store.store import Store
from hanabi.table.table import Table


def still_played(table: Table) -> bool:
    """Whether others may still have to play these cards."""
    return table.day == today().isoformat() or table.challenge is not None


async def check_not_to_come(store: Store, table: Table, guest: str) -> None:
    """Refuse to show a game to somebody who may still play its cards."""
    if table.state is None or table.seat_of(guest) is not None:
        return
    if table.day == today().isoformat() and not await has_finished(
        store, guest, table.day, table.settings.players
    ):
        raise NotForYou("this is the deal of the day: its games open when you have played it, or tomorrow")
    if table.challenge is not None and not await is_through(store, table.challenge, guest):
        raise NotForYou("this is a deal of a challenge: its games open when you have played all its deals")
