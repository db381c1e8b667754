"""Events: what everyone at the table saw, in the order it happened."""

from random import Random

import pytest

from hanabi.game.events import (
    Clued,
    Completed,
    Discarded,
    Drew,
    Ended,
    Event,
    Failed,
    LastRound,
    MistakeRepaired,
    Placed,
    Rearranged,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.moves import Rearrange, Stop
from hanabi.rules.options import Options
from hanabi.rules.outcome import Outcome, Reason, Result
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, position


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


def test_a_clue_tells_which_cards_it_touched_for_the_first_time() -> None:
    state = position("... | R1 R3 B3 G4 W5 | R2 ...", tokens=8)
    red1, red3, blue3, *_ = state.orders(1)
    state, events = do(state, "C1:R")
    assert events == (Clued(0, 1, Color.RED, touched=(red1, red3), fresh=(red1, red3), slots=(0, 1)),)
    state, events = do(after(state, "C2:1"), "C1:3")
    assert events == (Clued(2, 1, 3, touched=(red3, blue3), fresh=(blue3,), slots=(1, 2)),)
    state, events = do(state, "C1:3")
    assert events == (Clued(0, 1, 3, touched=(red3, blue3), fresh=(), slots=(1, 2)),)


def test_a_card_told_only_what_it_is_not_is_still_fresh() -> None:
    state = after(position("... | R1 R3 B3 G4 Y5", tokens=8), "C1:W", "C2:1", "C0:1")
    _, events = do(state, "C1:R")
    assert events == (Clued(0, 1, Color.RED, (5, 6), fresh=(5, 6), free=False, slots=(0, 1)),)


def test_a_drawn_card_is_fresh_and_moved_cards_keep_what_they_were() -> None:
    state = position("... | R1 R3 B3 G4 W5", tokens=8, next_cards="R2")
    state = after(state, "C1:R", "P5", "H1:15,9,8,7,6", "C0:1")
    _, events = do(state, "C1:R")
    assert events == (Clued(0, 1, Color.RED, touched=(15, 6), fresh=(15,), free=False, slots=(0, 4)),)


def test_touched_cards_are_told_from_the_oldest_place_on() -> None:
    state = after(position("... | R1 R3 B3 R4 W5"), "H1:8,9,5,7,6")
    _, events = do(state, "C1:R")
    assert events == (Clued(0, 1, Color.RED, (8, 5, 6), (8, 5, 6), free=False, slots=(0, 2, 4)),)


def test_a_mistake_that_draws_the_last_card_begins_the_last_round() -> None:
    state = position("W1 ...", deck=1, fireworks="W2 R2 B2 Y2 G2")
    _, events = do(state, "P W1")
    assert events == (Failed(0, 0, Card.parse("W1"), None, slot=0), Drew(0, 15), LastRound(3))


def test_completing_a_firework_with_the_last_card_is_told_step_by_step() -> None:
    state = position("W5 ...", deck=1, fireworks="W4 R2 B2 Y2 G2")
    _, events = do(state, "P W5")
    placed = Placed(0, 0, Card.parse("W5"), None, slot=0)
    assert events == (placed, Completed(Suit.WHITE), TokensBack(1), Drew(0, 15), LastRound(3))


def test_the_last_turn_of_all_is_told_before_the_end() -> None:
    state = position("W1 ...", deck=0, turns_left=1, fireworks="W2 R2 B2 Y2 G2")
    _, events = do(state, "D W1")
    assert kinds(events) == [Discarded, Ended]


def test_an_announcement_is_told_with_the_card() -> None:
    state = position("R1 ...", options="announce")
    assert do(state, "P R1=R")[1][0] == Placed(0, 0, Card.parse("R1"), Suit.RED, slot=0)
    assert do(state, "P R1=G")[1] == (Failed(0, 0, Card.parse("R1"), Suit.GREEN, slot=0), Drew(0, 15))


def test_the_token_of_an_announcement_comes_before_the_tile() -> None:
    state = position("R5 ...", options="announce+tiles", fireworks="R4", tiles="token")
    _, events = do(state, "P R5=R")
    placed, turned = Placed(0, 0, Card.parse("R5"), Suit.RED, slot=0), TileTurned(0, Tile.TOKEN)
    assert events == (placed, TokensBack(1), Completed(Suit.RED), turned, TokensBack(1), Drew(0, 15))


def test_a_chain_of_tiles_is_told_in_the_order_it_happened() -> None:
    state = position(
        "R5 ...",
        options="tiles",
        fireworks="R4 B4 W4 Y1 G1",
        discard="B5",
        tiles="salvage repair",
        mistakes=2,
    )
    state, events = do(state, "P R5")
    assert events == (
        Placed(0, 0, Card.parse("R5"), None, slot=0),
        Completed(Suit.RED),
        TileTurned(0, Tile.SALVAGE),
    )
    assert state.pending is Tile.SALVAGE
    state, events = do(state, "S:B5")
    assert events == (
        Salvaged(0, Card.parse("B5")),
        Completed(Suit.BLUE),
        TileTurned(0, Tile.REPAIR),
        MistakeRepaired(0),
        TokensBack(1),
        Drew(0, 15),
    )


def test_a_chain_may_end_with_a_choice_or_lapse() -> None:
    begun = {"options": "tiles", "fireworks": "R4 B4 W3 Y2 G1", "discard": "B5"}
    state = position("R5 ...", tiles="salvage color-info", **begun)  # type: ignore[arg-type]
    state, events = do(after(state, "P R5"), "S:B5")
    turned = TileTurned(0, Tile.COLOR_INFO)
    assert events == (Salvaged(0, Card.parse("B5")), Completed(Suit.BLUE), turned)
    assert (state.pending, state.on_turn) == (Tile.COLOR_INFO, 0)
    assert kinds(do(state, "C1:R")[1]) == [Clued, Drew]
    state = position("R5 ...", tiles="salvage recycle", **begun)  # type: ignore[arg-type]
    state, events = do(after(state, "P R5"), "S:B5")
    assert state.discard_pile == ()
    assert kinds(events) == [Salvaged, Completed, TileTurned, TileLapsed, Drew]
    assert events[3] == TileLapsed(0, Tile.RECYCLE)


def test_a_salvaged_card_that_completes_nothing_ends_the_chain() -> None:
    state = position("R5 ...", options="tiles", fireworks="R4 B2 W3 Y2 G2", discard="B3", tiles="salvage")
    assert do(after(state, "P R5"), "S:B3")[1] == (Salvaged(0, Card.parse("B3")), Drew(0, 15))


def test_a_recycled_card_is_told_and_the_card_drawn_is_not() -> None:
    state = position("R5 ...", options="tiles", fireworks="R4", discard="W1", tiles="recycle", cut=0)
    state, events = do(after(state, "P R5"), "R:W1")
    assert events == (Recycled(0, Card.parse("W1")), Drew(0, 15))
    assert state.hand(0)[-1].card == Card.parse("W1")


def test_the_clue_of_a_tile_is_told_to_be_free() -> None:
    state = position("R5 ... | R1 R3 B3 G4 W5", options="tiles", fireworks="R4", tiles="rank-info")
    assert do(state, "C1:3")[1] == (Clued(0, 1, 3, (6, 7), (6, 7), free=False, slots=(1, 2)),)
    assert do(after(state, "P R5"), "C1:3")[1] == (
        Clued(0, 1, 3, (6, 7), (6, 7), free=True, slots=(1, 2)),
        Drew(0, 15),
    )


def test_rearranging_and_stopping_are_told() -> None:
    state, events = position().apply(Rearrange(1, (9, 8, 7, 6, 5)))
    assert events == (Rearranged(1, (9, 8, 7, 6, 5), slots=(4, 3, 2, 1, 0)),)
    _, events = state.apply(Stop(2))
    assert kinds(events) == [Ended]


def test_a_lost_expert_game_is_told_before_any_card_is_drawn() -> None:
    state = position("R5 ...", options="expert")
    lost = Outcome(Result.LOST, Reason.INDISPENSABLE, None, None, commendation=False, placed=0)
    assert do(state, "D R5")[1] == (Discarded(0, 0, Card.parse("R5"), slot=0), Ended(lost))
    assert do(state, "P R5")[1] == (Failed(0, 0, Card.parse("R5"), None, slot=0), Ended(lost))


def test_an_event_cannot_be_changed() -> None:
    event = Drew(0, 15)
    with pytest.raises(AttributeError):
        event.order = 16  # type: ignore[misc]


@pytest.mark.parametrize(
    "options", ["base", "expert+black", "ten-wild+black+tiles+announce", "five-own+tiles"]
)
@pytest.mark.parametrize("seed", range(4))
def test_the_log_tells_the_whole_game(options: str, seed: int) -> None:
    chance = Random(seed)
    state = State.new(3, Options.parse(options), chance=chance, starter=0)
    start = state
    log: tuple[Event, ...] = ()
    while not state.is_over:
        tokens, mistakes, deck = state.tokens, state.mistakes, state.deck_count
        state, events = state.apply(chance.choice(state.legal_moves()))
        log = (*log, *events)
        first = events[0]
        cost = isinstance(first, Clued) and not first.free
        gained = sum(event.count for event in events if isinstance(event, TokensBack))
        assert state.tokens == tokens - cost + isinstance(first, Discarded) + gained
        repaired = sum(isinstance(event, MistakeRepaired) for event in events)
        assert state.mistakes == mistakes + isinstance(first, Failed) - repaired
        drawn = [event for event in events if isinstance(event, Drew)]
        assert state.deck_count == deck + isinstance(first, Recycled) - len(drawn)
        assert len(drawn) <= 1
        assert all(event.order == state.orders(event.seat)[-1] for event in drawn)
        assert isinstance(events[-1], Ended) == state.is_over
    assert state.log == log
    assert start.log == ()
    assert sum(isinstance(event, Ended) for event in log) == 1
    drawn_orders = [event.order for event in log if isinstance(event, Drew)]
    assert drawn_orders == list(range(15, 15 + len(drawn_orders)))  # orders run on, whatever is drawn
    placed = [event.card for event in log if isinstance(event, Placed | Salvaged)]
    assert len(placed) == len(set(placed)) == state.placed
    assert sum(isinstance(event, Completed) for event in log) == list(state.fireworks.values()).count(5)
    assert tuple(event.tile for event in log if isinstance(event, TileTurned)) == state.tiles_used
