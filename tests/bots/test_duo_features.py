"""What a network sees of a game: what the seat knows, what a clue would tell, and no card that is hidden."""

from random import Random

import numpy as np
import pytest

from hanabi import Options, State, play
from hanabi.bots.learned.bot import LearnedBot
from hanabi.bots.programs.duo_features import (
    BOARD,
    CLUE,
    CLUES,
    FEATURES,
    OWN_CARD,
    Features,
)
from hanabi.bots.seats import Seats
from hanabi.rules.moves import ClueRank
from hanabi.testing import otherwise_dealt
from tests.positions import position

HANDS = "R1 G3 B4 Y4 W3 | B1 B3 Y2 G4 W4"
FIRST_CLUE = FEATURES - CLUES * CLUE
PLAYABLE_SURELY = 6  # of what is known of a card
TELLS, IS_FALSE, SHOWS_PLAYABLE = 0, 3, 7  # of a clue


def start(tokens: int = 5) -> State:
    return position(HANDS, players=2, options="no-empty-clues", tokens=tokens, deck=40)


def features(state: State, begun: State | None = None) -> Features:
    """What the seat on turn sees, which has heard of every move since `begun`."""
    bot = LearnedBot(Random(1))
    seats = Seats(begun or state, {state.on_turn: bot})
    for move in state.moves[len(seats.state.moves) :]:
        seats.make(move)
    return bot.features(state.view(state.on_turn))


def clue_features(seen: Features, clue: int) -> Features:
    return seen[FIRST_CLUE + clue * CLUE :][:CLUE]


def test_tokens_are_told_by_one_of_nine_numbers() -> None:
    for tokens in (0, 5, 8):
        assert np.flatnonzero(features(start(tokens))[:9]).tolist() == [tokens]


def test_a_clue_that_would_touch_nothing_is_left_blank() -> None:
    seen = features(start())
    assert not clue_features(seen, 0).any()  # red
    assert clue_features(seen, 5)[TELLS] == 1  # ones


def test_a_clue_is_seen_as_the_partner_would_read_it() -> None:
    seen = features(start())
    ones, blue = clue_features(seen, 5), clue_features(seen, 4)
    assert (ones[IS_FALSE], ones[SHOWS_PLAYABLE]) == (0, 1)
    assert blue[IS_FALSE] == 1  # it would promise the card beside the blue ones, which cannot be played


def test_a_card_that_a_clue_made_certain_is_seen_to_be_so() -> None:
    begun = start()
    state, _ = begun.apply(ClueRank(1, 1))
    cards = features(state, begun)[BOARD : BOARD + 5 * OWN_CARD].reshape(5, OWN_CARD)
    assert cards[:, PLAYABLE_SURELY].tolist() == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(5))
def test_cards_that_the_seat_cannot_see_change_nothing(seed: int) -> None:
    record = play("learned", Options(empty_clues=False), players=2, seed=seed)
    chance = Random(seed)
    begun = State.deal(record.deal, record.options)
    for made in (0, 1, 10, 25, 40):
        state = begun.play_on(record.moves[:made])
        deal = otherwise_dealt(state, state.on_turn, chance)
        if deal is not None:
            other = State.deal(deal, record.options)
            seen = features(other.play_on(record.moves[:made]), other)
            assert np.array_equal(seen, features(state, begun))
            assert np.isfinite(seen).all()
