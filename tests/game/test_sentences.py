"""What happened, what a move would do and how a game ended, in English."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import settings as run

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
from hanabi.game.sentences import account, ending, proposal, rating_words, sentence, tile_effect
from hanabi.rules.cards import Card
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.options import Options
from hanabi.rules.outcome import Rating, Reason, judge
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.games import Setting, by_gear, settings
from tests.positions import do, position

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")
R3 = Card.parse("R3")

SENTENCES: list[tuple[Event, str]] = [
    (Clued(0, 1, Color.RED, (5, 8), (5,), False, slots=(0, 3)), "Ann tells Bo: two red cards."),
    (Clued(0, 1, Color.RED, (5,), (5,), True, slots=(0,)), "Ann tells Bo, for free: one red card."),
    (Clued(0, 1, Color.RED, (), (), False, slots=()), "Ann tells Bo: no red card."),
    (Clued(2, 0, 4, (1, 2, 3), (), False, slots=(1, 2, 3)), "Cy tells Ann: three 4s."),
    (Clued(2, 0, 4, (1,), (), False, slots=(1,)), "Cy tells Ann: one 4."),
    (Clued(2, 0, 4, (), (), False, slots=()), "Cy tells Ann: no 4."),
    (Placed(0, 2, R3, None, slot=2), "Ann plays red 3: it fits."),
    (Placed(0, 2, R3, Suit.RED, slot=2), "Ann says red and plays red 3: it fits."),
    (Failed(0, 2, R3, None, slot=2), "Ann plays red 3, which does not fit: a mistake."),
    (Failed(0, 2, R3, Suit.RED, slot=2), "Ann says red and plays red 3, which does not fit: a mistake."),
    (Failed(0, 2, R3, Suit.BLUE, slot=2), "Ann says blue but plays red 3: a mistake."),
    (Discarded(1, 5, R3, slot=0), "Bo discards red 3."),
    (Salvaged(1, R3), "Bo adds red 3 from the discard pile to its firework."),
    (Recycled(1, R3), "Bo shuffles red 3 from the discard pile into the deck."),
    (Completed(Suit.MULTICOLOUR), "The multicolour firework is complete."),
    (TileTurned(1, Tile.TOKEN), "Bo turns up the tile token."),
    (TileLapsed(1, Tile.SALVAGE), "The tile salvage has no effect."),
    (MistakeRepaired(1), "One mistake is taken back."),
    (TokensBack(1), "One clue token comes back."),
    (TokensBack(2), "Two clue tokens come back."),
    (Drew(1, 20), "Bo draws a card."),
    (LastRound(3), "The deck is empty: the last round has three turns."),
    (Rearranged(1, (7, 5, 6), slots=(2, 0, 1)), "Bo sorts the own hand."),
    (
        Ended(judge(Options(), Reason.LAST_ROUND, 18)),
        "The last round is over. 18 points. A fine show: there were smiling faces all along the river.",
    ),
]


@pytest.mark.parametrize(
    ("event", "text"), SENTENCES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_each_event_is_a_sentence(event: Event, text: str) -> None:
    assert sentence(event, NAMES) == text


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))


def test_slots_are_those_of_the_hand_before_the_move() -> None:
    state = position("R3 B1 R5 ... | R1 Y3 R4 ...", fireworks="R2")
    _, clued = do(state, "C1:R")
    assert account(clued, NAMES, state) == "Ann tells Bo: two red cards (slots 1 and 3)."
    played, events = do(state, "P R3")
    assert account(events, NAMES, state) == "Ann plays red 3 from slot 1: it fits."
    _, events = do(played, "D Y3")
    assert account(events, NAMES, played) == "Bo discards yellow 3 from slot 2."


def test_a_sorted_hand_is_told_by_the_old_slots() -> None:
    state = position("R3 B1 R5 ...")
    orders = state.orders(0)
    _, events = state.apply(Rearrange(0, (*orders[1:], orders[0])))
    assert account(events, NAMES, state) == "Ann sorts the own hand: slots 2, 3, 4, 5 and 1 become 1 to 5."


def test_an_account_tells_everything_a_move_brought_but_the_draw_and_the_end() -> None:
    state = position("R5 ...", fireworks="R4", options="tiles", tiles="repair", mistakes=1, deck=1)
    _, events = do(state, "P R5")
    assert account(events, NAMES, state) == (
        "Ann plays red 5 from slot 1: it fits. The red firework is complete. Ann turns up the tile repair. "
        "One mistake is taken back. One clue token comes back. The deck is empty: the last round has three "
        "turns."
    )
    over, events = state.apply(Stop())
    assert over.is_over
    assert account(events, NAMES, state) == ""


@run(max_examples=by_gear(60, 2))
@given(settings)
def test_every_move_of_every_game_can_be_told_and_proposed(setting: Setting) -> None:
    names = NAMES[: setting.players]
    before = None
    for state in setting.states():
        if before is not None:
            move, events = state.moves[-1], state.log[len(before.log) :]
            told, would = account(events, names, before), proposal(move, names, before.view(before.on_turn))
            assert told.endswith(".")
            assert told[0].isupper()
            assert would[0].islower()
            assert not {"None", "Card(", "Color."} & set(f"{told} {would}".split())
        before = state


PROPOSALS: list[tuple[Move, str]] = [
    (ClueColor(1, Color.RED), "tell Bo: two red cards (slots 1 and 3)"),
    (ClueColor(1, Color.WHITE), "tell Bo: no white card"),
    (ClueRank(1, 5), "tell Bo: one 5 (slot 3)"),
    (ClueColor(0, Color.RED), "tell Ann: red"),
    (ClueRank(0, 5), "tell Ann: 5s"),
    (Play(1), "play the card from slot 2"),
    (Play(1, Suit.BLUE), "play the card from slot 2, saying blue"),
    (Play(99), "play the card"),
    (Discard(0), "discard the card from slot 1"),
    (Recycle(R3), "shuffle red 3 from the discard pile into the deck"),
    (Salvage(R3), "add red 3 from the discard pile to its firework"),
    (Lapse(), "let the tile lapse"),
    (Rearrange(0, (1, 0)), "sort the hand of Ann: slots 2 and 1 become 1 to 2"),
    (Stop(), "stop the game here"),
]


@pytest.mark.parametrize(
    ("move", "text"), PROPOSALS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_each_move_can_be_proposed(move: Move, text: str) -> None:
    hands, nearly = "G1 G2 - | R1 Y3 R5 B1 G1", "W5 R4 B5 Y5 G5"
    view = position(hands, players=2, options="expert", deck=0, fireworks=nearly).view(0)
    assert proposal(move, NAMES, view) == text


def test_no_kind_of_move_is_forgotten() -> None:
    kinds = {kind for part in get_args(Move) for kind in (get_args(part) or (part,))}
    assert {type(move) for move, _ in PROPOSALS} == kinds


ENDINGS = [
    (Reason.ALL_COMPLETE, "base", 25, "Won: every firework is complete. 25 points. A show of a lifetime:"),
    (Reason.ALL_COMPLETE, "expert", 25, "Won: every firework is complete."),
    (Reason.THIRD_MISTAKE, "base", 7, "Lost: that was the third mistake. Seven cards had been placed."),
    (Reason.THIRD_MISTAKE, "black", 1, "Lost: that was the third mistake. One card had been placed."),
    (
        Reason.INDISPENSABLE,
        "expert",
        0,
        "Lost: the last copy of a card that was still needed is gone. No cards",
    ),
    (
        Reason.NO_ACTION,
        "expert",
        12,
        "Lost: the player on turn has no card to play and no clue token to spend. 12",
    ),
    (Reason.LAST_ROUND, "base", 1, "The last round is over. 1 point. A wet squib"),
    (Reason.LAST_ROUND, "black", 2, "The last round is over. -3 points. A wet squib"),
    (Reason.STOPPED, "base", 10, "The show was stopped. 10 points. More smoke than fire"),
    (Reason.STOPPED, "expert", 10, "Lost: the show was stopped before every firework was complete. 10 cards"),
]


@pytest.mark.parametrize(("reason", "options", "placed", "text"), ENDINGS)
def test_each_ending_says_result_reason_and_points(
    reason: Reason, options: str, placed: int, text: str
) -> None:
    assert ending(judge(Options.parse(options), reason, placed)).startswith(text)


def test_a_lost_game_and_an_expert_game_have_no_rating() -> None:
    ratings = [rating_words(rating) for rating in Rating]
    lost = ending(judge(Options(), Reason.THIRD_MISTAKE, 20))
    expert = ending(judge(Options(expert=True), Reason.ALL_COMPLETE, 25))
    assert not any(words in lost + expert for words in ratings)


def test_black_powder_is_commended_unless_the_game_was_lost() -> None:
    assert "Black powder" in ending(judge(Options(black=True), Reason.LAST_ROUND, 20))
    assert "Black powder" not in ending(judge(Options(black=True), Reason.THIRD_MISTAKE, 20))
    assert "Black powder" not in ending(judge(Options(), Reason.LAST_ROUND, 20))


def test_every_rating_and_every_tile_has_words_of_its_own() -> None:
    assert len({rating_words(rating) for rating in Rating}) == len(Rating)
    assert len({tile_effect(tile) for tile in Tile}) == len(Tile)
