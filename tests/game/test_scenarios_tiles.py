"""Five flamboyants: scenarios S-109 to S-135."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hanabi.game.events import (
    Clued,
    Completed,
    Drew,
    Ended,
    Event,
    Failed,
    MistakeRepaired,
    Placed,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.cards import Card, cards_text
from hanabi.rules.errors import (
    EmptyClue,
    NoFit,
    NoSuchCard,
    NoSuchSeat,
    NoTile,
    NotYourTurn,
    TilePending,
)
from hanabi.rules.moves import Action, ClueColor, Discard, Lapse, Play, Rearrange, Recycle, Salvage
from hanabi.rules.options import Options
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import BASE_COLORS, Color, Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, hand_text, order_of, position, refused

R5 = Placed(0, 0, Card.parse("R5"), None, slot=0)


def before_r5(tiles: str, hands: str = "R5 ...", **rest: Any) -> State:
    """P0 holds R5 and red is at R4."""
    rest = {"options": "tiles", "fireworks": "R4"} | rest
    return position(hands, tiles=tiles, **rest)


def turned(tile: Tile) -> tuple[Event, ...]:
    """What everyone sees first when P0 completes red."""
    return R5, Completed(Suit.RED), TileTurned(0, tile)


def test_s109_six_different_tiles_lie_face_down() -> None:
    state = State.new(3, Options(tiles=True), chance=Random(3))
    assert state.dealt is not None
    assert len(state.dealt.tiles) == 6
    assert set(state.dealt.tiles) == set(Tile)
    assert state.tiles_used == ()
    assert state.tiles_left == frozenset(Tile)
    other = State.deal(replace(state.dealt, tiles=state.dealt.tiles[::-1]), state.options)
    for seat in (None, 0, 1, 2):
        assert state.view(seat) == other.view(seat)


def test_s110_the_tile_replaces_the_token_of_the_firework() -> None:
    state, events = do(before_r5("token"), "P R5")
    assert events == (*turned(Tile.TOKEN), TokensBack(1), Drew(0, 15))
    assert state.tokens == 6
    assert state.tiles_used == (Tile.TOKEN,)
    assert state.tiles_left == set(Tile) - {Tile.TOKEN}
    assert len(state.tiles_left) == 5
    assert (len(state.hand(0)), state.deck_count, state.on_turn, state.pending) == (5, 19, 1, None)


def test_s111_the_token_of_a_tile_is_lost_when_all_are_there() -> None:
    state, events = do(before_r5("token", tokens=8), "P R5")
    assert events == (*turned(Tile.TOKEN), Drew(0, 15))
    assert state.tokens == 8
    assert state.tiles_used == (Tile.TOKEN,)
    assert len(state.tiles_left) == 5


def test_s112_repair_takes_back_a_mistake_and_returns_a_token() -> None:
    state, events = do(before_r5("repair", mistakes=2, tokens=4), "P R5")
    assert events == (*turned(Tile.REPAIR), MistakeRepaired(0), TokensBack(1), Drew(0, 15))
    assert (state.mistakes, state.tokens, state.on_turn) == (1, 5, 1)


def test_s113_repair_without_a_mistake_returns_only_a_token() -> None:
    state, events = do(before_r5("repair", mistakes=0, tokens=4), "P R5")
    assert events == (*turned(Tile.REPAIR), TokensBack(1), Drew(0, 15))
    assert (state.mistakes, state.tokens) == (0, 5)


def test_s114_repair_with_all_tokens_takes_back_only_the_mistake() -> None:
    state, events = do(before_r5("repair", mistakes=1, tokens=8), "P R5")
    assert events == (*turned(Tile.REPAIR), MistakeRepaired(0), Drew(0, 15))
    assert (state.mistakes, state.tokens) == (0, 8)


def test_s115_after_a_repair_three_mistakes_are_needed_again() -> None:
    state = after(before_r5("repair", "R5 ... | B4 ...", mistakes=2), "P R5")
    assert (state.mistakes, state.on_turn) == (1, 1)
    state, events = do(state, "P B4")
    assert events == (Failed(1, 5, Card.parse("B4"), None, slot=0), Drew(1, 16))
    assert (state.mistakes, state.is_over, state.on_turn) == (2, False, 2)


def test_s116_color_info_is_free_and_possible_without_a_token() -> None:
    before = before_r5("color-info", "R5 ... | ... | B1 R1 B4 W1 G3", tokens=0)
    state, events = do(before, "P R5")
    assert events == turned(Tile.COLOR_INFO)
    assert (state.pending, state.tokens, state.on_turn) == (Tile.COLOR_INFO, 0, 0)
    assert set(state.legal_moves()) == {ClueColor(to, color) for to in (1, 2) for color in BASE_COLORS}
    state, events = do(state, "C2:B")
    blue = (10, 12)
    assert events == (Clued(0, 2, Color.BLUE, blue, blue, free=True, slots=(0, 2)), Drew(0, 15))
    assert [held.clued for held in state.hand(2)] == [{Color.BLUE}, set(), {Color.BLUE}, set(), set()]
    assert (state.tokens, state.pending, state.on_turn, state.deck_count) == (0, None, 1, 19)


def test_s117_the_clue_of_a_tile_may_be_empty() -> None:
    state = after(before_r5("color-info", "R5 ... | R1 R3 B2 G4 Y5"), "P R5")
    assert ClueColor(1, Color.WHITE) in state.legal_moves()
    state, events = do(state, "C1:W")
    assert events == (Clued(0, 1, Color.WHITE, (), (), free=True, slots=()), Drew(0, 15))
    assert all(card.suit is not Suit.WHITE for held in state.hand(1) for card in held.possible)
    assert state.tokens == 5


def test_s117_with_empty_clues_off_the_clue_of_a_tile_must_touch_a_card() -> None:
    state = before_r5("color-info", "R5 ... | R1 R3 B2 G4 Y5", options="tiles+no-empty-clues")
    refused(after(state, "P R5"), "C1:W", EmptyClue)


@pytest.mark.parametrize(
    ("tile", "wrong", "own"), [("color-info", "12345", "WRBYG"), ("rank-info", "WRBYG", "12345")]
)
def test_s118_a_tile_asks_for_its_own_kind_of_clue_to_another_player(tile: str, wrong: str, own: str) -> None:
    state = after(before_r5(tile), "P R5")
    for named in wrong:
        for to in (1, 2):
            assert refused(state, f"C{to}:{named}", TilePending) == f"the tile {tile} must be resolved first"
    for named in own + wrong:
        refused(state, f"C0:{named}", NoSuchSeat)
    assert {str(action) for action in state.legal_moves()} == {
        f"C{to}:{named}" for to in (1, 2) for named in own
    }


def test_s119_a_tile_without_any_possible_clue_lapses() -> None:
    before = before_r5(
        "color-info", "R5 ... | K5 K5 K5 K4 K4 | K3 K3 K2 K2 K1", options="black+tiles+no-empty-clues"
    )
    state, events = do(before, "P R5")
    assert events == (*turned(Tile.COLOR_INFO), TileLapsed(0, Tile.COLOR_INFO), Drew(0, 15))
    assert (state.pending, state.on_turn, state.tokens, state.deck_count) == (None, 1, 5, 19)
    assert state.tiles_used == (Tile.COLOR_INFO,)
    assert len(state.hand(0)) == 5


@pytest.mark.parametrize("cut", [0, 1, 5, 10, 11, 10_000_000])
def test_s120_recycle_shuffles_a_card_of_the_discard_pile_into_the_deck(cut: int) -> None:
    before = before_r5(
        "recycle", "R5 ...", deck=10, discard="R1 R1 B3", fireworks="R4 W5 Y5 B4 G4", tokens=5, cut=cut
    )
    assert cards_text(before.discard_pile) == "R1 R1 B3"
    waiting, events = do(before, "P R5")
    assert events == turned(Tile.RECYCLE)
    assert set(waiting.legal_moves()) == {Recycle(Card.parse("R1")), Recycle(Card.parse("B3"))}
    assert waiting.deck_count == 10
    state, events = do(waiting, "R:B3")
    assert events == (Recycled(0, Card.parse("B3")), Drew(0, 15))
    assert cards_text(state.discard_pile) == "R1 R1"
    assert (state.deck_count, state.tokens, state.on_turn, state.turns_left) == (10, 5, 1, None)
    new = state.hand(0)[-1]
    assert new.order == 15  # a new number, whatever the card is (R-1024)
    assert len(new.possible) == 25
    assert new.clued == set()
    shuffled = [new.card, *state.deck]
    assert len(shuffled) == 11
    assert Counter(shuffled) == Counter([*before.deck, Card.parse("B3")])
    place = cut % 11  # so many cards lie above it
    assert shuffled == [*before.deck[:place], Card.parse("B3"), *before.deck[place:]]
    refused(waiting, "R:B4", NoSuchCard)
    refused(waiting, "S:B3", NoTile)
    refused(waiting, "L", NoTile)


@pytest.mark.parametrize("cut", [0, 1])
def test_s121_recycle_with_one_card_in_the_deck_starts_no_last_round(cut: int) -> None:
    before = before_r5("recycle", deck=1, discard="W1", fireworks="R4 W2 B2 Y2 G2", cut=cut)
    state, events = do(after(before, "P R5"), "R:W1")
    assert events == (Recycled(0, Card.parse("W1")), Drew(0, 15))
    assert (state.deck_count, state.turns_left, state.on_turn) == (1, None, 1)
    assert {state.deck[0], state.hand(0)[-1].card} == {before.deck[0], Card.parse("W1")}
    later = after(state, f"D{state.orders(1)[0]}")
    assert (later.deck_count, later.turns_left) == (0, 3)


def test_s122_recycle_lapses_with_an_empty_discard_pile() -> None:
    before = before_r5("recycle", players=5, deck=10, fireworks="R4 W4 B4 Y4 G4")
    assert before.discard_pile == ()
    state, events = do(before, "P R5")
    assert events == (*turned(Tile.RECYCLE), TileLapsed(0, Tile.RECYCLE), Drew(0, 20))
    assert (state.deck_count, state.on_turn, state.pending, state.tokens) == (9, 1, None, 5)
    assert state.tiles_used == (Tile.RECYCLE,)


LAST_ROUND: dict[str, Any] = {"deck": 0, "turns_left": 2, "fireworks": "R4 W5 Y5 G4 B1"}


@pytest.mark.parametrize(
    ("choice", "event", "blue"),
    [
        (Salvage(Card.parse("B2")), Salvaged(0, Card.parse("B2")), 2),
        (Lapse(), TileLapsed(0, Tile.RECYCLE), 1),
    ],
)
def test_s123_recycle_in_the_last_round_is_salvage_or_nothing(
    choice: Action, event: Event, blue: int
) -> None:
    before = before_r5("recycle", discard="B2 R1", **LAST_ROUND)
    waiting, events = do(before, "P R5")
    assert events == turned(Tile.RECYCLE)
    assert set(waiting.legal_moves()) == {Salvage(Card.parse("B2")), Lapse()}
    refused(waiting, "R:B2", NoTile)
    refused(waiting, "S:R1", NoFit)
    state, events = waiting.apply(choice)
    assert events == (event,)
    assert state.fireworks[Suit.BLUE] == blue
    assert len(state.discard_pile) == len(before.discard_pile) - (blue - 1)
    assert (state.turns_left, state.deck_count, state.on_turn, state.is_over) == (1, 0, 1, False)
    assert len(state.hand(0)) == 4
    assert after(state, "C2:1").is_over


def test_s124_recycle_in_the_last_round_lapses_when_nothing_fits() -> None:
    before = before_r5("recycle", "R5 B2 ... | B2 ...", discard="B4", **LAST_ROUND)
    state, events = do(before, "P R5")
    assert before.discard_pile
    assert events == (*turned(Tile.RECYCLE), TileLapsed(0, Tile.RECYCLE))
    assert (state.turns_left, state.deck_count, state.on_turn, state.pending) == (1, 0, 1, None)
    assert state.discard_pile == before.discard_pile
    assert len(state.hand(0)) == 4


def test_s125_in_an_expert_game_a_card_recycled_into_the_empty_deck_is_drawn_and_known_to_all() -> None:
    before = before_r5(
        "recycle", "R5 B4", options="tiles+expert", deck=0, discard="W1", fireworks="R4 W5 Y5 G3 B3"
    )
    waiting, events = do(before, "P R5")
    assert events == turned(Tile.RECYCLE)
    assert Recycle(Card.parse("W1")) in waiting.legal_moves()
    assert Lapse() not in waiting.legal_moves()
    state, events = do(waiting, "R:W1")
    new = sum(map(len, before.hands))
    assert events == (Recycled(0, Card.parse("W1")), Drew(0, new))
    assert hand_text(state, 0) == "B4 W1"
    assert (len(state.hand(0)), state.deck_count, state.turns_left, state.on_turn) == (2, 0, None, 1)
    for seat in (None, 0, 1, 2):
        assert state.view(seat).hand(0)[-1].possible == {Card.parse("W1")}
    assert [held.card for held in state.view(0).hand(0)] == [None, None]
    assert len(state.view(0).hand(0)[0].possible) == 25
    assert Counter(state.discard_pile) + Counter([Card.parse("W1")]) == Counter(before.discard_pile)


def test_s125_in_an_expert_game_with_an_empty_deck_salvage_may_be_chosen_instead() -> None:
    before = before_r5(
        "recycle", "R5 B5", options="tiles+expert", deck=0, discard="B4 W1", fireworks="R4 W5 Y5 G3 B3"
    )
    waiting = after(before, "P R5")
    recycles = {Recycle(card) for card in before.discard_pile}
    assert set(waiting.legal_moves()) == recycles | {Salvage(Card.parse("B4"))}
    assert Recycle(Card.parse("W1")) in recycles
    state, events = do(waiting, "S:B4")
    assert events == (Salvaged(0, Card.parse("B4")),)
    assert (state.fireworks[Suit.BLUE], state.deck_count, hand_text(state, 0)) == (4, 0, "B5")


def test_s126_salvage_places_a_fitting_card_of_the_discard_pile() -> None:
    before = before_r5("salvage", discard="B3 R1", fireworks="R4 B2 W3 Y2 G2")
    assert cards_text(before.discard_pile) == "B3 R1"
    waiting, events = do(before, "P R5")
    assert events == turned(Tile.SALVAGE)
    assert waiting.legal_moves() == [Salvage(Card.parse("B3"))]
    assert refused(waiting, "S:R1", NoFit) == "S:R1 names a card that is not next on its firework"
    state, events = do(waiting, "S:B3")
    assert events == (Salvaged(0, Card.parse("B3")), Drew(0, 15))
    assert state.fireworks[Suit.BLUE] == 3
    assert cards_text(state.discard_pile) == "R1"
    assert (state.tokens, state.on_turn, state.deck_count, state.pending) == (5, 1, 19, None)


def test_s127_salvage_lapses_when_nothing_fits() -> None:
    before = before_r5("salvage", discard="B4 R1", fireworks="R4 B2 W3 Y2 G2")
    state, events = do(before, "P R5")
    assert events == (*turned(Tile.SALVAGE), TileLapsed(0, Tile.SALVAGE), Drew(0, 15))
    assert cards_text(state.discard_pile) == "B4 R1"
    assert (state.pending, state.on_turn, state.tokens, state.tiles_used) == (None, 1, 5, (Tile.SALVAGE,))


def test_s128_a_salvaged_5_turns_up_the_next_tile() -> None:
    before = before_r5("salvage token", discard="B5", fireworks="R4 B4 W2 Y2 G2")
    waiting, events = do(before, "P R5")
    assert events == turned(Tile.SALVAGE)
    state, events = do(waiting, "S:B5")
    tile = TileTurned(0, Tile.TOKEN)
    assert events == (Salvaged(0, Card.parse("B5")), Completed(Suit.BLUE), tile, TokensBack(1), Drew(0, 15))
    assert (state.fireworks[Suit.RED], state.fireworks[Suit.BLUE]) == (5, 5)
    assert state.tokens == 6
    assert state.tiles_used == (Tile.SALVAGE, Tile.TOKEN)
    assert len(state.tiles_left) == 4
    assert (len(state.hand(0)), state.deck_count, state.on_turn) == (5, 19, 1)
    assert sum(isinstance(event, Drew) for event in state.log) == 1


def test_s129_a_salvaged_card_may_win_the_game() -> None:
    before = before_r5("salvage token", discard="B5", fireworks="R4 B4 W5 Y5 G5")
    state, events = do(after(before, "P R5"), "S:B5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert events == (Salvaged(0, Card.parse("B5")), Completed(Suit.BLUE), Ended(won))
    assert state.outcome() == won
    used = (*before.tiles_used, Tile.SALVAGE)
    assert (state.tokens, state.tiles_used, state.deck) == (5, used, before.deck)
    assert len(state.hand(0)) == 4


def test_s130_the_hand_is_one_card_short_while_the_tile_waits() -> None:
    before = before_r5("rank-info")
    waiting = after(before, "P R5")
    assert (waiting.pending, waiting.on_turn) == (Tile.RANK_INFO, 0)
    assert (len(waiting.hand(0)), waiting.deck_count) == (4, 20)
    assert waiting.deck == before.deck
    state = after(waiting, "C1:1")
    assert (len(state.hand(0)), state.deck_count, state.on_turn) == (5, 19, 1)
    assert state.tokens == 5


def test_s131_the_winning_card_turns_up_no_tile() -> None:
    before = before_r5("salvage", fireworks="R4 W5 B5 Y5 G5", discard="W1")
    state, events = do(before, "P R5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert events == (R5, Completed(Suit.RED), Ended(won))
    assert state.outcome() == won
    assert state.tiles_left == before.tiles_left == set(Tile) - set(before.tiles_used)
    assert (state.pending, state.tokens, state.deck) == (None, 5, before.deck)


@pytest.mark.parametrize("tile", ["rank-info", "color-info", "salvage", "recycle"])
def test_s132_while_a_tile_waits_no_other_action_is_possible(tile: str) -> None:
    fireworks = "R4 B2 W3 Y2 G2"
    state = after(before_r5(tile, "R5 B1 ... | B3 ...", discard="B3 R1", fireworks=fireworks), "P R5")
    waiting = f"the tile {tile} must be resolved first"
    for order in state.orders(0):
        assert refused(state, Play(order), TilePending) == waiting
        assert refused(state, Discard(order), TilePending) == waiting
    for seat in (1, 2):
        for action in (Play(state.orders(seat)[0]), Discard(state.orders(seat)[0]), *state.legal_moves()):
            assert refused(state, action, NotYourTurn, seat) == f"seat 0 is on turn, not seat {seat}"
    if tile in ("salvage", "recycle"):
        refused(state, "C1:B", TilePending)
        refused(state, "C1:3", TilePending)
    else:
        refused(state, "S:B3", TilePending)
        refused(state, "R:B3", TilePending)
        refused(state, "L", TilePending)
    moved, _ = state.apply(Rearrange(1, state.orders(1)[::-1]), seat=1)  # no action, so it stays free
    assert (moved.pending, moved.on_turn) == (state.pending, 0)
    assert moved.legal_moves() == state.legal_moves()


def test_s133_salvage_may_bring_a_dead_firework_back_to_life() -> None:
    before = position("B5 ...", options="tiles", tiles="salvage", fireworks="R1 B4", discard="R2 R2")
    assert before.dead_fireworks == {Suit.RED}
    waiting = after(before, "P B5")
    assert waiting.dead_fireworks == {Suit.RED}
    assert waiting.reachable_score == 21
    state, events = do(waiting, "S:R2")
    assert events == (Salvaged(0, Card.parse("R2")), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 2
    assert state.dead_fireworks == set()
    assert state.reachable_score == 25
    assert Counter(state.discard_pile)[Card.parse("R2")] == 1


def test_s133_recycle_may_bring_a_dead_firework_back_to_life_too() -> None:
    before = position("B5 ...", options="tiles", tiles="recycle", fireworks="R1 B4", discard="R2 R2")
    waiting = after(before, "P B5")
    assert waiting.dead_fireworks == {Suit.RED}
    assert waiting.reachable_score == 21
    refused(waiting, "S:R2", NoTile)
    state = after(waiting, "R:R2")
    assert state.dead_fireworks == set()
    assert state.reachable_score == 25
    assert Card.parse("R2") in state.indispensable_cards
    assert Counter(state.discard_pile)[Card.parse("R2")] == 1


def test_s134_the_black_1_turns_up_a_tile_and_the_black_5_does_not() -> None:
    state, events = do(position("K5 ...", options="black+tiles", tiles="rank-info"), "P K5")
    assert events == (Placed(0, 0, Card.parse("K5"), None, slot=0), Drew(0, 15))
    assert (state.tiles_used, state.tokens, state.pending) == ((), 5, None)
    state, events = do(position("K1 ...", options="black+tiles", tiles="rank-info", fireworks="K2"), "P K1")
    placed = Placed(0, 0, Card.parse("K1"), None, slot=0)
    assert events == (placed, Completed(Suit.BLACK), TileTurned(0, Tile.RANK_INFO))
    assert (state.tiles_used, state.tokens, state.pending) == ((Tile.RANK_INFO,), 5, Tile.RANK_INFO)


def test_s135_an_empty_stack_would_give_the_ordinary_token() -> None:
    every = "token repair color-info rank-info recycle salvage"
    state, events = do(before_r5("", used_tiles=every, unreachable=True), "P R5")
    assert events == (R5, Completed(Suit.RED), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.tiles_left, state.pending) == (6, frozenset(), None)
    last = before_r5(
        "salvage",
        used_tiles=every.removesuffix(" salvage"),
        discard="B5",
        fireworks="R4 B4",
        unreachable=True,
    )
    state, events = do(after(last, "P R5"), "S:B5")
    assert events == (Salvaged(0, Card.parse("B5")), Completed(Suit.BLUE), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.tiles_left, state.pending) == (6, frozenset(), None)


def test_s135_six_completed_fireworks_use_up_all_tiles_and_the_seventh_wins() -> None:
    state = position(
        "W5 R5 K1 ... | B5 M5 ... | Y5 G5 ...",
        options="ten-wild+black+tiles",
        fireworks="W4 R4 B4 Y4 G4 M4 K2",
        tiles="token repair color-info rank-info recycle salvage",
        discard="W1 R1",
        mistakes=1,
        tokens=2,
    )
    assert len(state.fireworks) == 7
    texts = ["P W5", "P B5", "P Y5", "C1:W", "P R5", "C2:1", "P M5", "R:W1", "P G5"]
    state = after(state, *texts)
    assert sorted(state.fireworks.values()) == [4, 5, 5, 5, 5, 5, 5]
    assert state.tiles_left == frozenset()
    assert set(state.tiles_used) == set(Tile)
    assert state.log[-2:-1] == (TileLapsed(2, Tile.SALVAGE),)
    assert (state.pending, state.on_turn, state.is_over, state.mistakes) == (None, 0, False, 0)
    order = order_of(state, 0, "K1")
    slot = state.orders(0).index(order)
    state, events = do(state, "P K1")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 30, Rating.DIVINE, commendation=True, placed=35)
    assert events == (Placed(0, order, Card.parse("K1"), slot=slot), Completed(Suit.BLACK), Ended(won))
    assert state.outcome() == won
