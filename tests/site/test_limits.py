"""How much one address may ask for, and how many sockets it may have."""

import httpx
import pytest
import websockets

from hanabi.site.limits import Cost, Doors, Shares, WaitingBytes, network_of
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


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "192.0.2.1", False),
        ("a socket of this machine", "another one", False),
    ],
)
def test_a_home_shares_its_limits_however_many_addresses_it_has(one: str, other: str, share: bool) -> None:
    assert (network_of(one) == network_of(other)) is share


def test_a_guest_has_a_share_of_what_an_address_may_ask_for() -> None:
    shares, most = Shares(Cost.CHANGE.value), int(Cost.CHANGE.value.burst)
    asked = [shares.take("address", "ann", 0) for _ in range(most)]
    assert asked.count(True) == most // 2
    asked = [shares.take("address", guest, 0) for guest in ("bo", None) for _ in range(most)]
    assert asked.count(True) == most // 2
    assert not shares.take("address", "cleo", 0)
    assert shares.take("another address", "cleo", 0)


def test_no_address_lets_more_wait_than_it_may() -> None:
    waiting = WaitingBytes(10)
    assert [waiting.add("a", 6), waiting.add("a", 5), waiting.add("b", 10)] == [True, False, True]
    waiting.taken("a", 6)
    assert waiting.add("a", 10)


async def test_addresses_of_one_home_share_their_sockets(tmp_path: object) -> None:
    with Site(f"{tmp_path}/hanabi.sqlite3", "--sockets", "1") as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table()
        address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
        homes = [{"x-forwarded-for": f"2001:db8:0:7::{number}"} for number in (1, 2)]
        async with websockets.connect(address, additional_headers=homes[0]) as first:
            assert "goodbye" not in str(await first.recv())
            async with websockets.connect(address, additional_headers=homes[1]) as second:
                assert "goodbye" in str(await second.recv())


async def test_watchers_talk_as_much_as_can_be_read_and_the_players_play_on(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await ann.set_table(players=2, talk="free")
        async with ann.at(table) as host, bo.at(table) as guest:
            await guest.do("sit", seat=1)
            await host.do("start")
            home, heard = "192.0.2.77", []
            for name in ("Zoe", "Yan", "Xia", "Wim"):
                async with Somebody(site.address, name) as watcher:
                    watcher.comes_from = home
                    async with watcher.at(table) as at:
                        said = [await at.ask("say", text="x") for _ in range(30)]
                        heard.append(sum(answer["type"] == "done" for answer in said))
                        assert {answer.get("code") for answer in said if answer["type"] != "done"} == {
                            "too-much"
                        }
            assert 0 < max(heard) < 30
            assert sum(heard) < 60
            await guest.do("say", text="we go on")
            await guest.do("pause")
            await guest.do("leave")


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
