"""Answers to puzzles, ratings and the site's own puzzles are kept and forgotten in both kinds of stores."""

from hanabi.store.store import PuzzlePlayer, Store
from tests.store.tables import run

FIRST = 1200


def test_only_the_first_answer_to_a_puzzle_counts(where: str) -> None:
    async def body(store: Store) -> None:
        assert await store.keep_puzzle_answer("ann", "p1", 5_000, True)
        assert not await store.keep_puzzle_answer("ann", "p1", 6_000, False)
        assert await store.keep_puzzle_answer("ann", "p2", 6_000, False)
        assert await store.keep_puzzle_answer("bo", "p1", 6_000, False)

    async def later(store: Store) -> None:
        assert await store.puzzle_answers("ann") == {"p1": True, "p2": False}
        assert await store.puzzle_answers("nobody") == {}

    run(where, body)
    run(where, later)


def test_a_streak_grows_ends_and_its_best_stays(where: str) -> None:
    async def body(store: Store) -> None:
        assert await store.puzzle_player("ann") is None
        for solved in (True, True, False, True):
            await store.rate_puzzle_player("ann", FIRST, 10 if solved else -5, solved)
        assert await store.puzzle_player("ann") == PuzzlePlayer("ann", 1225, 4, 3, 1, 2)
        await store.rate_puzzle_player("bo", FIRST, -5, False)
        assert await store.puzzle_player("bo") == PuzzlePlayer("bo", 1195, 1, 0, 0, 0)

    run(where, body)


def test_a_puzzle_moves_from_where_it_began(where: str) -> None:
    async def body(store: Store) -> None:
        assert await store.puzzle_rating("p1") is None
        await store.rate_puzzle("p1", 1350, -8)
        await store.rate_puzzle("p1", 1350, 3)
        assert await store.puzzle_rating("p1") == (1345, 2)

    run(where, body)


def test_what_somebody_answered_is_forgotten_and_puzzles_stay(where: str) -> None:
    async def body(store: Store) -> None:
        for guest in ("ann", "bo"):
            await store.keep_puzzle_answer(guest, "p1", 5_000, True)
            await store.rate_puzzle_player(guest, FIRST, 10, True)
        await store.keep_puzzle("p1", 5_000, b"one")
        await store.keep_puzzle("p1", 6_000, b"again")
        await store.keep_puzzle("p2", 7_000, b"two")
        assert await store.drop_puzzle_player("ann") == 1
        assert await store.puzzle_player("ann") is None
        assert await store.puzzle_answers("ann") == {}
        assert await store.puzzle_player("bo") is not None
        assert await store.kept_puzzles(10) == [b"two", b"one"]

    run(where, body)
