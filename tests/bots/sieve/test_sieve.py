"""The bot `sieve`: what its clues point at, what it understands and does, and whether it says what is so."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.seats import Seats
from hanabi.bots.sieve import SieveBot
from hanabi.game.state import State
from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play
from hanabi.rules.options import Options
from tests.bots.partner.true_reasons import Position, is_true
from tests.positions import move, order_of, position

FIRST_HAND = "W4 Y3 B3 G4 W3"


class Pair:
    """Two of them; the second holds this hand, the oldest card first."""

    def __init__(self, hand: str, fireworks: str = "", **more: Any) -> None:
        deck = 40 - sum(card.rank for card in parse_cards(fireworks))  # nothing was discarded
        self.state = position(
            f"{FIRST_HAND} | {hand}",
            players=2,
            options="no-empty-clues",
            fireworks=fireworks,
            deck=deck,
            **more,
        )
        self.bots = [SieveBot(), SieveBot()]

    def after(self, *texts: str) -> "Pair":
        """Make these moves; both notice them."""
        for text in texts:
            self.state, events = self.state.apply(move(self.state, text))
            for event in events:
                for seat, bot in enumerate(self.bots):
                    bot.notice(event, self.state.view(seat))
        return self

    def read(self) -> tuple[Code, list[str]]:
        """What the second took the last clue to mean, and of which cards, by their faces."""
        said = self.bots[1].readings()[-1]
        held = {card.order: str(card.card) for card in self.state.hand(1)}
        return said.code, [held[order] for order in said.orders]

    def choice(self) -> tuple[str, list[Code]]:
        """What the seat on turn does, cards by their faces, and why."""
        seat = self.state.on_turn
        bot = self.bots[seat]
        action = bot.choose(self.state.view(seat))
        text = str(action)
        if isinstance(action, Play | Discard):
            held = {card.order: card.card for card in self.state.hand(seat)}
            text = f"{text[0]} {held[action.order]}"
        return text, [said.code for said in bot.explain()]


@pytest.mark.parametrize(
    ("hand", "clue", "meant"),
    [
        pytest.param("W3 B4 G3 R1 Y4", "C1:G", "R1", id="the next newer card"),
        pytest.param("R1 B4 G3 W2 Y4", "C1:Y", "R1", id="the oldest after the newest"),
        pytest.param("G4 B4 G3 R1 Y4", "C1:G", "R1", id="the newest of several counts"),
    ],
)
def test_a_color_points_at_the_card_beside_the_touched_one_which_is_played(
    hand: str, clue: str, meant: str
) -> None:
    pair = Pair(hand).after(clue)
    assert pair.read() == (Code.READ_POINTS_TO_PLAY, [meant])
    assert pair.choice() == (f"P {meant}", [Code.PLAY_POINTED])


def test_cards_that_were_clued_or_pointed_at_are_passed_over() -> None:
    pair = Pair("W2 G3 B4 Y1 R4").after("C1:B", "C0:W", "C1:G")
    # Blue pointed at the yellow 1; green passes over the blue card and that one.
    assert pair.read() == (Code.READ_POINTS_TO_PLAY, ["R4"])


def test_where_no_other_card_can_be_meant_the_touched_one_is() -> None:
    pair = Pair("R4 B4 Y4 G3 W1").after("C1:4", "C0:W", "C1:3", "C0:Y", "C1:W")
    assert pair.read() == (Code.READ_POINTS_TO_PLAY, ["W1"])
    assert pair.choice() == ("P W1", [Code.PLAY_POINTED])


def test_a_rank_points_at_the_next_older_card_which_is_discarded() -> None:
    pair = Pair("W2 Y4 G3 R2 Y5").after("C1:4")
    assert pair.read() == (Code.READ_POINTS_TO_DISCARD, ["W2"])
    assert pair.choice() == ("D W2", [Code.DISCARD_POINTED])


def test_a_rank_on_the_oldest_card_says_nothing_more() -> None:
    pair = Pair("R4 B3 G3 R2 Y5").after("C1:4")
    assert pair.read() == (Code.READ_STALL, [])


def test_what_a_clue_shows_by_itself_is_all_that_it_says() -> None:
    pair = Pair("W2 B4 R1 G3 Y4").after("C1:1")
    assert pair.read() == (Code.READ_SHOWS, ["R1"])
    assert pair.choice() == ("P R1", [Code.PLAY_KNOWN])


def test_a_clue_to_cards_that_were_all_clued_asks_for_the_newest_that_may_fit() -> None:
    pair = Pair("B4 R3 G3 R2 Y4", fireworks="R1 G2").after("C1:R", "C0:W", "C1:3", "C0:Y", "C1:R")
    assert pair.read() == (Code.READ_POINTS_TO_PLAY, ["R2"])


def test_who_was_told_nothing_discards_the_newest_card() -> None:
    pair = Pair("W2 B4 G3 R3 Y4", tokens=0, on_turn=1)
    assert pair.choice() == ("D Y4", [Code.DISCARD_NEWEST, Code.NO_TOKENS])


def test_it_points_at_a_card_that_can_be_played() -> None:
    pair = Pair("W2 B4 G3 R2 Y4", fireworks="R1 B2", tokens=6)
    assert pair.choice() == ("C1:G", [Code.CLUE_POINTS_TO_PLAY])


def test_it_keeps_the_other_player_from_discarding_a_last_copy() -> None:
    pair = Pair("W1 B4 G3 R3 Y5", fireworks="W1")
    _, codes = pair.choice()
    assert Code.CLUE_SAVES in codes
    saving = next(said for said in pair.bots[0].explain() if said.code is Code.CLUE_SAVES)
    assert saving.orders == (order_of(pair.state, 1, "Y5"),)


def is_so(at: Position, said: Explanation) -> bool:
    """Whether what it says is true of the position; what `partner` says too is held to the same."""
    faces = [at.face(order) for order in said.orders]
    others = all(at.holder[order] == said.to for order in said.orders)
    is_last = [
        at.can_be_placed(face) and Counter(at.state.discard_pile)[face] == at.state.options.copies(face) - 1
        for face in faces
    ]
    match said.code:
        case Code.PLAY_POINTED | Code.DISCARD_POINTED:
            return bool(at.told(said.to, at.me))
        case Code.CLUE_POINTS_TO_PLAY:
            return others and all(map(at.state.fits, faces))
        case Code.CLUE_POINTS_TO_DISCARD:
            return others and not any(is_last)
        case Code.CLUE_SPARES:
            return others and all(map(at.can_be_placed, faces))
        case Code.CLUE_SAVES:
            return others and all(is_last)
        case Code.DISCARD_NEWEST:
            free = [card.order for card in at.state.hand(at.me) if not card.clued]
            return at.move == Discard(max(free)) == Discard(said.orders[0])
        case _:
            return is_true(at, said)


@pytest.mark.parametrize("seed", range(12))
def test_what_it_says_of_its_moves_is_true(seed: int) -> None:
    deal = Deal.shuffle(Options(), 2, Random(seed))
    bots = [SieveBot(), SieveBot()]
    seats = Seats(State.deal(deal), dict(enumerate(bots)))
    while not seats.state.is_over:
        before, bot = seats.state, bots[seats.state.on_turn]
        seats.step()
        made = seats.state.moves[-1]
        assert isinstance(made, Play | Discard | ClueColor | ClueRank)
        for said in bot.explain():
            assert is_so(Position(before, made), said), f"{before!r} {made} {said}"
