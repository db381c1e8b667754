"""What bots say of their moves: true, as much as can be told, and nothing that a seat may not know."""

import asyncio
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi.bots.partner import PartnerBot
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.protocol.bot_words import BotReason, BotWords
from hanabi.protocol.encoding import encode
from hanabi.protocol.table_events import DealKept
from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.errors import IllegalMove
from hanabi.rules.moves import Rearrange
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.site.bots.bot_process import Answer, Question, Thinker
from hanabi.site.bots.words import MoveAsked, ask_about, tell
from tests.engine.test_hidden_cards import otherwise_dealt
from tests.games import GAME_OPTIONS, Setting
from tests.site.people import AtTable, Somebody, careful
from tests.site.sites import Site

TRIES = 12


async def answered(question: Question) -> Answer:
    """What a bot answers, here and now."""
    answer = Thinker().answer(question)
    assert answer.problem is None, answer.problem
    return answer


def words(deal: Deal, state: State, number: int, hearer: int | None) -> BotWords:
    """What a seat is told of a move, counted from 0, when the game has come to `state`."""
    before = State.deal(deal, state.options)
    for move in state.moves[:number]:
        before, _ = before.apply(move)
    made = state.moves[number]
    seat = made.seat if isinstance(made, Rearrange) else before.on_turn
    asked = MoveAsked(
        game="k3m9",
        options=str(state.options),
        players=state.players,
        deal=DealKept.of(deal),
        moves=tuple(map(str, state.moves)),
        salt="5a17",
        number=number,
        seat=seat,
        bot=None if seat == hearer else "partner",
        hearer=hearer,
        reader="partner",
    )
    return asyncio.run(tell(ask_about(asked), answered))


@cache
def states_of(setting: Setting, person: int, turns: int) -> tuple[State, ...]:
    """A game of partners with one person, who plays as chance will have it; not quite to its end."""
    partners = {seat: PartnerBot() for seat in range(setting.players) if seat != person}
    seats = Seats(State.deal(setting.deal(), setting.options), partners)
    found = [seats.state]
    while len(found) <= turns:
        here = seats.state
        move = setting.next_move(here) if here.on_turn == person else seats.choose()
        if here.apply(move)[0].is_over:
            break
        seats.make(move)
        found.append(seats.state)
    return tuple(found)


def with_other_cards(states: tuple[State, ...], seat: int, chance: Random) -> tuple[Deal, State] | None:
    """The same game with other cards where a seat cannot see them; None if none were found."""
    for _ in range(TRIES):
        deal = otherwise_dealt(list(states), seat, chance)
        if deal is None or deal == states[0].dealt:
            continue
        other = State.deal(deal, states[0].options)
        try:
            for move in states[-1].moves:
                other, _ = other.apply(move)
        except IllegalMove:
            continue
        if other.view(seat) == states[-1].view(seat) and not other.is_over:
            return deal, other
    return None


def check_nothing_leaks(setting: Setting, person: int, turns: int, some: int) -> int | None:
    """Compare what a seat is told of some moves; how much it was, or None if no other cards were found."""
    states = states_of(setting, person, turns)
    state, chance = states[-1], Random(setting.seed)
    found = with_other_cards(states, person, chance)
    if found is None or not state.moves:
        return None
    said = 0
    for number in sorted(chance.sample(range(len(state.moves)), min(some, len(state.moves)))):
        told = words(setting.deal(), state, number, person)
        assert encode(told) == encode(words(found[0], found[1], number, person))
        said += len(told.reasons) + len(told.readings) + len(told.meaning)
    return said


@examples(max_examples=30)
@given(
    st.sampled_from(GAME_OPTIONS),
    st.sampled_from(PLAYER_COUNTS),
    st.integers(0, 2**31),
    st.sampled_from((60, 90, 100)),
    st.integers(0, 4),
    st.integers(1, 50),
)
def test_no_word_of_a_bot_depends_on_cards_that_its_hearer_cannot_see(
    options: Options, players: int, seed: int, skill: int, person: int, turns: int
) -> None:
    check_nothing_leaks(Setting(options, players, seed, skill), person % players, turns, 3)


def test_there_was_something_to_hear_over_all_options() -> None:
    """Else the property above would say nothing."""
    told = [
        check_nothing_leaks(Setting(options, 2 + index % 4, index, 95), index % 2, 5 + index % 25, 1)
        for index, options in enumerate(GAME_OPTIONS[::3])
    ]
    assert sum(said is not None for said in told) >= len(told) // 2
    assert sum(bool(said) for said in told) >= len(told) // 4


def test_what_a_seat_is_told_is_what_the_bot_would_say_itself() -> None:
    """As far as it goes: of what a card may be, a seat may be told more than the bot holds possible."""
    told = truths = 0
    for seed in range(4):
        setting = Setting(Options(), 3, seed, 100)
        state = states_of(setting, 0, 30)[-1]
        for number in range(1, len(state.moves), 4):
            heard, whole = (words(setting.deal(), state, number, hearer) for hearer in (0, None))
            truths += len(whole.reasons)
            for said in heard.reasons + heard.readings:
                told += 1
                assert any(_follows(said, truth) for truth in whole.reasons + whole.readings)
    assert told > truths / 2


def _follows(said: BotReason, truth: BotReason) -> bool:
    return replace(said, cards=()) == replace(truth, cards=()) and set(said.cards) >= set(truth.cards)


def test_all_is_told_when_the_cards_are_out_that_the_bot_saw() -> None:
    setting = Setting(Options(), 2, 3, 100)
    states = states_of(setting, 0, 60)
    first = next(n for n, move in enumerate(states[-1].moves) if states[n].on_turn == 1)
    soon, late = (words(setting.deal(), state, first, 0) for state in (states[first + 1], states[-1]))
    assert not soon.whole
    gone = set(states[first].orders(0)).isdisjoint(states[-1].orders(0))
    assert late.whole is gone is True
    assert late.reasons == words(setting.deal(), states[-1], first, None).reasons


# At a real site. The bot's hand is first in the deck's order after Ann's.

RED_ONE = "G4 B4 W4 Y4 R4 Y2 W3 R1 G3 B3"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site") / "hanabi.sqlite3") as started:
        yield started


def deal_code(first: str, players: int = 2) -> dict[str, Any]:
    """A deal that begins with these cards."""
    deck = list(Options().cards())
    for card in parse_cards(first):
        deck.remove(card)
    deal = Deal(players, (*parse_cards(first), *deck), starter=0)
    return {"type": "code", "code": to_code(deal, Options())}


async def make(at: AtTable, move: str) -> None:
    """Make a move, and wait for the bot's."""
    assert at.position is not None
    moves = at.position["moves"]
    await at.do("make-move", move=move, turn=at.position["turn"])
    await at.until(lambda: (at.position or {})["moves"] >= moves + 2)


async def test_a_bot_says_why_it_played_and_how_it_took_the_clue(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(
            players=2, starter=0, bots=("partner",), start=True, deal=deal_code(RED_ONE), conventions=3
        )
        async with ann.at(table) as at:
            await make(at, "C1:R")
            assert at.table["bots_speak"]
            assert at.log[-1]["what"]["bot"] == "partner"
            told = await ann.get(f"/api/tables/{table}/moves/2/why")
            assert (told["seat"], told["bot"], told["whole"]) == (1, "partner", False)
            assert [each["code"] for each in told["reasons"]] == ["play-clued"]
            assert [(each["code"], each["cards"]) for each in told["readings"]] == [("read-play", ["R1"])]
            mine = await ann.get(f"/api/tables/{table}/moves/1/why")
            assert (mine["bot"], mine["reasons"], mine["meaning"]) == (None, [], [])
            await ann.get(f"/api/tables/{table}/moves/99/why", 404)
            await at.do("vote-stop", yes=True)
        told = await ann.get(f"/api/tables/{table}/moves/2/why")
        assert told["whole"]
        assert (await ann.get(f"/api/tables/{table}/replay"))["bots_speak"]


@pytest.mark.parametrize(("conventions", "meaning"), [(None, "read-plain"), (3, "read-play")])
async def test_a_clue_is_read_for_whoever_was_given_it_as_the_bot_takes_them(
    site: Site, conventions: int | None, meaning: str
) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(
            players=2,
            starter=0,
            bots=("partner",),
            start=True,
            deal=deal_code("R1 B4 W4 Y4 G4 Y2 W3 R3 G3 B3"),
            options="no-empty-clues",
            conventions=conventions,
        )
        async with ann.at(table) as at:
            await make(at, "C1:2")
            told = await ann.get(f"/api/tables/{table}/moves/2/why")
            assert at.log[-1]["what"]["events"][0]["type"] == "clued"
            assert [each["code"] for each in told["meaning"]] == [meaning]
            assert told["meaning"][0]["to"] == 0
            assert all(0 not in each["orders"] for each in told["reasons"] + told["readings"])


async def test_others_are_told_when_the_game_is_over(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Zoe") as zoe:
        table = await ann.set_table(players=2, starter=1, bots=("partner",), start=True)
        async with ann.at(table) as at:
            await at.until(lambda: at.on_turn)
            refused = await zoe.get(f"/api/tables/{table}/moves/1/why", 403)
            assert refused["code"] == "not-for-you"
            await at.do("vote-stop", yes=True)
        assert (await zoe.get(f"/api/tables/{table}/moves/1/why"))["reasons"]


@pytest.mark.parametrize("settings", [{"aid": "none"}, {"aid": "marks"}])
async def test_a_table_that_plays_from_memory_is_told_nothing_yet(
    site: Site, settings: dict[str, Any]
) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, starter=1, bots=("partner",), start=True, **settings)
        async with ann.at(table) as at:
            await at.until(lambda: at.on_turn)
            await ann.get(f"/api/tables/{table}/moves/1/why", 403)


async def test_a_bot_that_does_not_explain_itself_says_nothing(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, starter=1, bots=("cautious",), start=True)
        async with ann.at(table) as at:
            await at.until(lambda: at.on_turn)
            told = await ann.get(f"/api/tables/{table}/moves/1/why")
        assert (told["bot"], told["reasons"], told["readings"], told["meaning"]) == (None, [], [], [])


@pytest.mark.parametrize("conventions", [None, 2])
async def test_after_the_game_every_move_of_a_bot_is_explained_to_everybody(
    site: Site, conventions: int | None
) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Zoe") as zoe:
        table = await ann.set_table(
            players=3, starter=0, bots=("partner", "partner"), start=True, conventions=conventions
        )
        async with ann.at(table) as at:
            await at.play(careful(5))
        moves = [move for move in at.moves() if move["seat"]]
        assert len(moves) > 5
        for number, move in enumerate(at.moves(), start=1):
            if move["seat"]:
                told = await patiently(zoe, f"/api/tables/{table}/moves/{number}/why")
                assert told["whole"]
                assert told["reasons"], move


async def patiently(somebody: Somebody, path: str) -> dict[str, Any]:
    """What the site answers, however long one has to wait: it is costly work."""
    while (answer := await somebody.http.get(path)).status_code == 429:
        await asyncio.sleep(0.2)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())
