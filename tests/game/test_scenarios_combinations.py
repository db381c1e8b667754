"""Combinations: scenarios S-136 to S-140."""

import pytest

from hanabi.game.events import Completed, Discarded, Ended, Placed
from hanabi.rules.cards import Card
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, position, touched_places


@pytest.mark.parametrize(
    ("clue", "places"), [("C1:R", (1, 3)), ("C1:3", (1, 2, 3)), ("C1:B", (1, 4)), ("C1:W", (1,))]
)
def test_s136_colors_touch_wild_cards_and_never_black_ones(clue: str, places: tuple[int, ...]) -> None:
    state = position("... | M3 K3 R3 B1 G2", options="ten-wild+black")
    assert touched_places(state, clue) == places


def test_s137_multicolour_adds_and_missing_black_cards_cost() -> None:
    fireworks = "W4 R4 B4 Y4 G4 M4 K4"
    state = position(options="ten-wild+black", deck=0, turns_left=1, fireworks=fireworks)
    assert state.fireworks[Suit.BLACK] == 2
    outcome = after(state, "C1:1").outcome()
    assert outcome == Outcome(
        Result.ENDED, Reason.LAST_ROUND, 21, Rating.SUPERB, commendation=True, placed=26
    )


def test_s138_a_show_without_any_card_scores_minus_five() -> None:
    state = position(options="ten-wild+black", deck=0, turns_left=1)
    outcome = after(state, "C1:1").outcome()
    assert outcome == Outcome(
        Result.ENDED, Reason.LAST_ROUND, -5, Rating.DREADFUL, commendation=True, placed=0
    )


def test_s139_tiles_that_could_bring_a_card_back_do_not_soften_the_loss() -> None:
    before = position("R5 ...", options="tiles+expert", tiles="recycle salvage")
    assert {Tile.RECYCLE, Tile.SALVAGE} <= before.tiles_left
    state, events = do(before, "D R5")
    lost = Outcome(Result.LOST, Reason.INDISPENSABLE, None, None, commendation=False, placed=0)
    assert events == (Discarded(0, 0, Card.parse("R5"), slot=0), Ended(lost))
    assert state.outcome() == lost
    assert (state.deck_count, state.pending, state.tiles_used) == (20, None, ())


def test_s140_the_last_of_seven_fireworks_wins_an_expert_game() -> None:
    before = position("K1 ...", options="ten-wild+black+tiles+expert", fireworks="W5 R5 B5 Y5 G5 M5 K2")
    assert before.placed == 34
    state, events = do(before, "P K1")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, None, None, commendation=True, placed=35)
    assert events == (Placed(0, 0, Card.parse("K1"), None, slot=0), Completed(Suit.BLACK), Ended(won))
    assert state.outcome() == won
    assert (state.tokens, state.deck_count, state.tiles_used) == (5, 20, before.tiles_used)
