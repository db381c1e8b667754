"""Whose turn it is: fair to those who ask for little, bounded for those who ask for much."""

import asyncio

import pytest

from hanabi.site.errors import TooBusy, TooMuch
from hanabi.site.turns import FairTurns


class Works:
    """Works that last until they are told to end."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    async def work(self, name: str) -> str:
        self.begun.append(name)
        await self.ends.setdefault(name, asyncio.Event()).wait()
        return name

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends.setdefault(name, asyncio.Event()).set()
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def ask(turns: FairTurns, works: Works, who: str, name: str) -> asyncio.Task[str]:
    return asyncio.create_task(turns.run(who, lambda: works.work(name)))


async def test_one_asker_is_served_one_at_a_time_and_others_are_not_kept_waiting() -> None:
    turns, works = FairTurns(2), Works()
    asked = [ask(turns, works, "a", f"a{number}") for number in range(3)]
    await settle()
    asked.append(ask(turns, works, "b", "b0"))
    await settle()
    assert works.begun == ["a0", "b0"]
    await works.end("a0", "a1", "a2", "b0")
    assert await asyncio.gather(*asked) == ["a0", "a1", "a2", "b0"]


async def test_those_who_wait_take_turns() -> None:
    turns, works = FairTurns(1), Works()
    names = ["a0", "a1", "a2", "b0", "b1", "c0"]
    asked = [ask(turns, works, name[0], name) for name in names]
    await settle()
    await works.end(*names)
    await asyncio.gather(*asked)
    assert works.begun == ["a0", "a1", "b0", "c0", "a2", "b1"]


async def test_who_lets_too_many_wait_is_refused_and_so_is_everybody_when_all_is_full() -> None:
    turns, works = FairTurns(1, of_one=2, in_all=3), Works()
    asked = [ask(turns, works, "a", f"a{number}") for number in range(3)]
    await settle()
    with pytest.raises(TooMuch):
        await turns.run("a", lambda: works.work("a3"))
    asked.append(ask(turns, works, "b", "b0"))
    await settle()
    with pytest.raises(TooBusy):
        await turns.run("c", lambda: works.work("c0"))
    await works.end("a0", "a1", "a2", "b0")
    assert len(await asyncio.gather(*asked)) == 4
    last = ask(turns, works, "c", "c0")
    await works.end("c0")
    assert await last == "c0"


async def test_who_leaves_while_waiting_is_not_served() -> None:
    turns, works = FairTurns(1), Works()
    first, second, third = (ask(turns, works, who, who) for who in ("a", "b", "c"))
    await settle()
    second.cancel()
    await works.end("a", "c")
    assert (await first, await third) == ("a", "c")
    assert works.begun == ["a", "c"]


async def test_work_that_nobody_waits_for_any_more_still_keeps_its_place_until_it_ends() -> None:
    turns, works = FairTurns(1), Works()
    first, second = ask(turns, works, "a", "a"), ask(turns, works, "b", "b")
    await settle()
    first.cancel()
    await settle()
    assert works.begun == ["a"]
    await works.end("a", "b")
    assert await second == "b"


async def test_who_leaves_just_as_their_turn_comes_makes_room() -> None:
    turns, works = FairTurns(1), Works()
    first, second, third = (ask(turns, works, who, who) for who in ("a", "b", "c"))
    await settle()
    works.ends["a"].set()
    await asyncio.sleep(0)
    second.cancel()
    await works.end("b", "c")
    assert (await first, await third) == ("a", "c")


async def test_work_that_fails_makes_room() -> None:
    turns = FairTurns(1)

    async def fails() -> None:
        raise KeyError

    for _ in range(3):
        with pytest.raises(KeyError):
            await turns.run("a", fails)
