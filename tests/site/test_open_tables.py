"""How many open tables somebody may have."""

import pytest

from hanabi.site.errors import TooManyTables
from hanabi.site.tables.open_tables import COUNTED, OF_A_GUEST, OF_AN_ADDRESS, OpenTables
from tests.site.people import Somebody
from tests.site.sites import Site


def made(tables: OpenTables, guest: str, address: str, now: float = 0.0, count: int = 1) -> int:
    """Let somebody set tables up: how many they may."""
    for number in range(count):
        try:
            with tables.added(f"{guest} {address} {now} {number}", guest, address, now):
                pass
        except TooManyTables:
            return number
    return count


def test_a_guest_has_so_many_and_a_new_cookie_does_not_help_an_address() -> None:
    tables = OpenTables()
    assert made(tables, "ann", "a", count=50) == OF_A_GUEST
    assert made(tables, "bo", "a", count=50) == OF_A_GUEST
    assert sum(made(tables, f"guest {number}", "a", count=50) for number in range(50)) == OF_AN_ADDRESS - 40
    assert made(tables, "ann", "b") == 0
    assert made(tables, "cleo", "b") == 1


def test_a_table_counts_for_an_hour() -> None:
    tables = OpenTables()
    made(tables, "ann", "a", count=OF_A_GUEST)
    assert made(tables, "ann", "a", COUNTED / 2) == 0
    assert made(tables, "ann", "a", COUNTED + 1, count=50) == OF_A_GUEST


def test_a_table_that_could_not_be_set_up_does_not_count() -> None:
    tables = OpenTables()
    for number in range(50):
        with pytest.raises(KeyError), tables.added(f"{number}", "ann", "a", 0):
            raise KeyError
    assert made(tables, "ann", "a", count=50) == OF_A_GUEST


async def test_one_guest_cannot_fill_the_lobby_and_a_closed_table_makes_room(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        tables = [await ann.set_table(public=True) for _ in range(OF_A_GUEST)]
        refused = await ann.http.post("/api/tables", json={"settings": {}})
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
        async with ann.at(tables[0]) as at:
            await at.do("close")
        await ann.set_table(public=True)
        refused = await ann.http.post("/api/tables", json={"settings": {}})
        assert refused.status_code == 409
