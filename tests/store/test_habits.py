"""How people play, as far as bots have seen it, is kept and forgotten in both kinds of stores."""

from hanabi.store.store import Habits, Store
from tests.store.tables import run


def habits(guest: str = "ann", bot: str = "partner", doubt: int = -1, at: int = 5_000) -> Habits:
    return Habits(guest, bot, doubt, sense=True, plain=doubt > 1, at=at)


def test_habits_are_kept_for_each_guest_and_bot(where: str) -> None:
    async def body(store: Store) -> None:
        for each in (habits(), habits(bot="another", doubt=4), habits("bo", doubt=2)):
            await store.keep_habits(each)

    async def later(store: Store) -> None:
        assert await store.habits("ann") == [habits(bot="another", doubt=4), habits()]
        assert await store.habits("bo") == [habits("bo", doubt=2)]
        assert await store.habits("nobody") == []

    run(where, body)
    run(where, later)


def test_the_last_game_counts_in_whatever_order_they_are_kept(where: str) -> None:
    async def body(store: Store) -> None:
        await store.keep_habits(habits(doubt=1, at=7_000))
        await store.keep_habits(habits(doubt=3, at=6_000))
        assert await store.habits("ann") == [habits(doubt=1, at=7_000)]
        await store.keep_habits(habits(doubt=2, at=8_000))
        assert await store.habits("ann") == [habits(doubt=2, at=8_000)]

    run(where, body)


def test_bots_forget_one_guest_and_know_the_others(where: str) -> None:
    async def body(store: Store) -> None:
        for each in (habits(), habits(bot="another"), habits("bo")):
            await store.keep_habits(each)
        assert await store.drop_habits("ann") == 2
        assert await store.drop_habits("ann") == 0
        assert await store.habits("ann") == []
        assert await store.habits("bo") == [habits("bo")]

    run(where, body)
