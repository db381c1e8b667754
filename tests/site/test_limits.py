"""How many sockets one address may have: at once, and a second."""

import httpx
import pytest
import websockets

from hanabi.site.limits import Doors
from tests.site.people import Somebody
from tests.site.sites import Site


def test_so_many_are_open_at_once_and_a_closed_one_makes_room() -> None:
    doors = Doors(rate=1_000, most=2)
    with doors.opened("a", 0) as first:
        with doors.opened("a", 1) as second, doors.opened("a", 2) as third, doors.opened("b", 2) as other:
            assert (first, second, third, other) == (True, True, False, True)
        with doors.opened("a", 3) as fourth:
            assert fourth


def test_who_opens_and_closes_all_the_time_has_to_wait() -> None:
    doors, opened = Doors(rate=1, most=3), []
    for now in (0, 0, 0, 0, 1, 1):
        with doors.opened("a", now) as allowed:
            opened.append(allowed)
    assert opened == [True, True, True, False, True, False]


def test_what_goes_wrong_inside_makes_room_again() -> None:
    doors = Doors(rate=1_000, most=1)
    with pytest.raises(KeyError), doors.opened("a", 0):
        raise KeyError
    with doors.opened("a", 1) as again:
        assert again


async def test_a_socket_too_many_is_told_so_and_another_address_is_served(tmp_path: object) -> None:
    with Site(f"{tmp_path}/hanabi.sqlite3", "--sockets", "2") as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table()
            async with ann.at(table) as first, ann.at(table) as second, ann.at(table) as third:
                assert (first.goodbye, second.goodbye, third.goodbye) == (None, None, "too-much")
                assert third.socket is not None
                await third.socket.wait_closed()
                assert third.socket.close_code == 4008
                address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
                elsewhere = {"x-forwarded-for": "10.0.0.9"}
                async with websockets.connect(address, additional_headers=elsewhere) as socket:
                    assert "goodbye" not in str(await socket.recv())
            assert httpx.get(f"{site.address}/health").status_code == 200
