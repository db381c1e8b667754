"""Who sits where."""

from collections import Counter
from math import comb

import pytest

from hanabi.arena.lineup import Lineup, arrangements, cross_lineups, guest_lineup, names_in, parse_lineup
from hanabi.rules.errors import BadOptions


def test_one_name_stands_for_every_seat() -> None:
    assert parse_lineup("hat", 4) == Lineup(("hat",) * 4)


def test_a_mixture_names_every_seat_and_stays_there() -> None:
    lineup = parse_lineup("hat, hat, random", 3)
    assert lineup.bots == ("hat", "hat", "random")
    assert lineup.seats(0) == lineup.seats(5) == lineup.bots


@pytest.mark.parametrize("text", ["hat", "hat,hat,random", "hat+random+hat", "a[x=1;y=-2.5],b:C~10,a"])
def test_a_lineup_is_read_back_from_its_name(text: str) -> None:
    lineup = parse_lineup(text, 3)
    assert parse_lineup(lineup.name, 3) == lineup


def test_signs_inside_brackets_separate_nothing() -> None:
    assert names_in("a[x=1e+5;y=2],b") == ["a[x=1e+5;y=2]", "b"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hat,random", "names 2 bots for 3 seats"),
        ("hat,,random", "is not a line-up"),
        ("", "is not a line-up"),
        ("hat,hat+random", "mixes commas"),
    ],
)
def test_what_is_no_lineup_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        parse_lineup(text, 3)


def test_rotating_bots_sit_in_every_way_equally_often() -> None:
    lineup = parse_lineup("a+a+b+b", 4)
    ways = Counter(lineup.seats(game) for game in range(60))
    assert set(ways) == set(arrangements(lineup.bots))
    assert set(ways.values()) == {10}  # 6 different ways


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cross_play_has_every_composition_once(players: int) -> None:
    lineups = cross_lineups(["a", "b", "c", "a"], players)
    assert len(lineups) == len({lineup.name for lineup in lineups}) == comb(3 + players - 1, players)
    assert all(lineup.rotates == (len(set(lineup.bots)) > 1) for lineup in lineups)


def test_cross_play_needs_two_bots() -> None:
    with pytest.raises(BadOptions, match="at least two bots"):
        cross_lineups(["hat", "hat"], 3)


def test_the_lineup_of_a_guest_is_one_of_the_cross_play() -> None:
    bots = ("b", "a", "c")
    names = {lineup.name for lineup in cross_lineups(bots, 4)}
    assert {guest_lineup(host, guest, bots, 4).name for host in bots for guest in bots} <= names
    assert guest_lineup("a", "b", bots, 4).name == "b+a+a+a"
    assert guest_lineup("a", "a", bots, 4).name == "a"
