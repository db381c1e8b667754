"""Puzzles on the site: nothing hidden goes out before the answer, and first answers count."""

import asyncio
import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanabi.analysis.puzzle import Choice, Puzzle, Theme, read_puzzle, shipped_puzzles
from hanabi.analysis.puzzle_cutting import cut
from hanabi.analysis.puzzle_games import Kind, play_one
from hanabi.engine.jit import COMPILED
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.errors import BadRecord
from hanabi.rules.options import Options
from hanabi.site.jobs.puzzle_jobs import JudgeAnswer, ShowPuzzle
from hanabi.site.jobs.review_pool import ReviewPool
from hanabi.site.puzzles import FIRST_RATING, PuzzleBook, body_of, next_puzzle, rating_changes
from hanabi.store.store import PuzzlePlayer, open_store
from tests.site.people import Somebody
from tests.site.sites import Site


def made_puzzle(exchange: int = 0) -> Puzzle:
    """A position after a few clues; `exchange` shuffles what the seat on turn does not see."""
    options = Options(empty_clues=False)
    state = State.new(2, options, starter=0, chance=Random(5))
    moves: list[str] = []
    while len(moves) < 4:
        move = next(move for move in state.legal_moves() if str(move).startswith("C"))
        moves.append(str(move))
        state, _ = state.apply(move)
    deal = state.dealt
    assert deal is not None
    drawn = len(deal.deck) - state.deck_count
    hidden = [*state.orders(state.on_turn), *range(drawn, len(deal.deck))]
    deck = list(deal.deck)
    chance = Random(exchange)
    for _ in range(200 if exchange else 0):  # any two that all clues so far fit
        one, other = chance.sample(hidden, 2)
        tried = list(deck)
        tried[one], tried[other] = tried[other], tried[one]
        if _says_the_same(state, replace(deal, deck=tuple(tried))):
            deck = tried
    deal = replace(deal, deck=tuple(deck))
    there = enumerate(state.legal_notations())
    choices = tuple(Choice((move,), 100 * (25 - place), 25) for place, move in there)
    return Puzzle(
        str(options),
        to_code(deal, options),
        " ".join(moves),
        Theme.PLAY,
        "literal",
        "possible",
        choices,
        0,
        0,
        (25,) * 5,
        1200,
    )


def _says_the_same(state: State, deal: Deal) -> bool:
    """Whether everybody would have seen the same with these cards."""
    record = record_of(state)
    try:
        return Replay(replace(record, deal=deal)).events == Replay(record).events
    except BadRecord:  # a clue that touches nothing any more
        return False


def test_nothing_that_is_sent_before_the_answer_depends_on_hidden_cards() -> None:
    one, *others = (made_puzzle(exchange) for exchange in range(4))
    assert len({one.deal, *(other.deal for other in others)}) == 4
    shown = ShowPuzzle(body_of(one)).do()
    assert all(ShowPuzzle(body_of(other)).do() == shown for other in others)


def test_a_puzzle_shows_the_seat_on_turn_and_no_answer() -> None:
    table = json.loads(ShowPuzzle(body_of(made_puzzle())).do())
    own = table["position"]["hands"][table["you"]]
    assert own
    assert all("card" not in held for held in own)
    assert "digest" not in table["table"]
    assert "opened" not in table
    assert "choices" not in table
    assert table["position"]["legal"]


def test_an_answer_opens_everything_and_what_cannot_be_done_is_refused() -> None:
    puzzle = made_puzzle()
    told = json.loads(JudgeAnswer(body_of(puzzle), puzzle.answer.moves[0]).do())
    assert (told["right"], told["chosen"]) == (True, 0)
    assert all("card" in held for hand in told["position"]["hands"] for held in hand)
    wrong = json.loads(JudgeAnswer(body_of(puzzle), puzzle.choices[1].moves[0]).do())
    assert (wrong["right"], wrong["chosen"]) == (False, 1)
    with pytest.raises(Exception, match="no move"):
        JudgeAnswer(body_of(puzzle), "P99").do()


def test_a_surprise_moves_ratings_farther_and_both_ways() -> None:
    player = PuzzlePlayer("ann", FIRST_RATING)
    easy, hard = rating_changes(player, 900, True), rating_changes(player, 1500, True)
    assert 0 < easy[0] < hard[0]
    assert hard[1] < easy[1] <= 0
    assert rating_changes(player, FIRST_RATING, False) == (-20, 5)
    assert rating_changes(PuzzlePlayer("ann", FIRST_RATING, tries=50), FIRST_RATING, False) == (-10, 5)


def test_what_was_not_tried_comes_first_and_then_what_went_wrong() -> None:
    easy, hard = (msgspec.structs.replace(made_puzzle(), rating=rating) for rating in (900, 1500))
    book = {"easy": easy, "hard": hard}
    assert next_puzzle(book, {"easy": True}, 1200, None) == "hard"
    assert next_puzzle(book, {"easy": True, "hard": False}, 1200, None) == "hard"
    with pytest.raises(Exception, match="no such puzzles"):
        next_puzzle(book, {}, 1200, Theme.SAVE)


async def test_a_first_answer_counts_and_is_forgotten_with_the_person(site: Site) -> None:
    assert shipped_puzzles()
    async with Somebody(site.address, "Ann") as ann:
        shown = (await ann.http.get("/api/puzzle")).json()
        assert shown["progress"]["rating"] == FIRST_RATING
        assert not shown["answered"]
        path, moves = f"/api/puzzles/{shown['id']}", shown["table"]["position"]["legal"]
        told = (await ann.http.post(path, json={"move": moves[0]})).json()
        assert told["counted"]
        assert told["progress"]["tries"] == 1
        assert told["progress"]["rating"] == FIRST_RATING + told["change"]
        best = told["verdict"]["choices"][0]["moves"][0]
        again = (await ann.http.post(path, json={"move": best})).json()
        assert again["verdict"]["right"]
        assert not again["counted"]
        assert again["change"] == 0
        assert (await ann.http.get(path)).json()["answered"]
        assert (await ann.http.post(path, json={"move": "P99"})).status_code == 400
        daily = (await ann.http.get("/api/puzzle", params={"daily": "true"})).json()
        assert daily["daily"]
        assert daily == (await ann.http.get("/api/puzzle", params={"daily": "true"})).json()
        assert (await ann.http.get("/api/puzzle", params={"theme": "nonsense"})).status_code == 400
        assert (await ann.http.get("/api/puzzles/0123456789ab")).status_code == 404
        await ann.http.delete("/api/me")
        fresh = (await ann.http.get(path)).json()
        assert not fresh["answered"]
        assert fresh["progress"]["tries"] == 0


@pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")
async def test_the_sites_own_games_bring_puzzles_of_their_own(tmp_path: Path) -> None:
    games = (play_one(Kind("cautious", 2, 0.2), number, seed=3) for number in range(20))
    record = next(game for game in games if cut(game))
    store, pool = await open_store(str(tmp_path / "site.db")), ReviewPool()
    book = PuzzleBook(store, pool, b"secret")
    try:
        assert len(await book.all()) == len(shipped_puzzles())
        book.cut_from(record.to_json())
        book.cut_from("no record: there are others")
        await asyncio.gather(*book._cutting)
        kept = [read_puzzle(body) for body in await store.kept_puzzles(100)]
        assert {puzzle.id: puzzle for puzzle in kept} == {puzzle.id: puzzle for puzzle in cut(record)}
        later = PuzzleBook(store, pool, b"secret")  # another worker, or the same one a minute later
        names = set(await later.all()) - set(await book.all())
        found = [await later.find(name) for name in names]
        assert {puzzle.id for puzzle in found} == {puzzle.id for puzzle in kept}
        assert later.daily(date(2026, 11, 18)) not in names  # the same for everybody, whoever played here
    finally:
        await book.close()
        await pool.close()
        await store.close()
