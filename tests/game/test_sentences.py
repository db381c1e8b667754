"""What happened, what a move would do and how a game ended, in the words of the catalogues."""

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
from hanabi.game.sentences import account, ending, proposal, sentence, tile_effect
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
from hanabi.texts import ENGLISH, texts
from tests.games import Setting, by_gear, settings
from tests.positions import do, position

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")
R3 = Card.parse("R3")

SENTENCES: list[tuple[Event, str]] = [
    (
        Clued(0, 1, Color.RED, (5, 8), (5,), False, slots=(0, 3)),
        "Ann tells Bo: two red cards (slots 1 and 4).",
    ),
    (Clued(0, 1, Color.RED, (5,), (5,), True, slots=(0,)), "Ann tells Bo, for free: one red card (slot 1)."),
    (Clued(0, 1, Color.RED, (), (), False, slots=()), "Ann tells Bo: no red cards."),
    (Clued(2, 0, 4, (1, 2, 3), (), False, slots=(1, 2, 3)), "Cy tells Ann: three 4s (slots 2, 3 and 4)."),
    (Clued(2, 0, 4, (1,), (), False, slots=(1,)), "Cy tells Ann: one 4 (slot 2)."),
    (Clued(2, 0, 4, (), (), False, slots=()), "Cy tells Ann: no 4s."),
    (Placed(0, 2, R3, None, slot=2), "Ann plays red 3 from slot 3: it fits."),
    (Placed(0, 2, R3, Suit.RED, slot=2), "Ann says red and plays red 3 from slot 3: it fits."),
    (Failed(0, 2, R3, None, slot=2), "Ann plays red 3 from slot 3, which does not fit: a mistake."),
    (
        Failed(0, 2, R3, Suit.RED, slot=2),
        "Ann says red and plays red 3 from slot 3, which does not fit: a mistake.",
    ),
    (Failed(0, 2, R3, Suit.BLUE, slot=2), "Ann says blue but plays red 3 from slot 3: a mistake."),
    (Discarded(1, 5, R3, slot=0), "Bo discards red 3 from slot 1."),
    (Salvaged(1, R3), "Bo adds red 3 from the discard pile to its firework."),
    (Recycled(1, R3), "Bo shuffles red 3 from the discard pile into the deck."),
    (Completed(Suit.MULTICOLOUR), "The multicolor firework is complete."),
    (TileTurned(1, Tile.TOKEN), "Bo turns up a reward tile: Token."),
    (TileLapsed(1, Tile.SALVAGE), "The reward tile has no effect: Rescue."),
    (MistakeRepaired(1), "One mistake is taken back."),
    (TokensBack(1), "One clue token comes back."),
    (TokensBack(2), "2 clue tokens come back."),
    (Drew(1, 20), "Bo draws a card."),
    (LastRound(3), "The deck is empty: the last round has three turns."),
    (Rearranged(1, (7, 5, 6), slots=(2, 0, 1)), "Bo rearranges their hand: 3 1 2."),
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
    assert account(clued, NAMES) == "Ann tells Bo: two red cards (slots 1 and 3)."
    played, events = do(state, "P R3")
    assert account(events, NAMES) == "Ann plays red 3 from slot 1: it fits."
    _, events = do(played, "D Y3")
    assert account(events, NAMES) == "Bo discards yellow 3 from slot 2."


def test_a_sorted_hand_is_told_by_the_old_slots() -> None:
    state = position("R3 B1 R5 ...")
    orders = state.orders(0)
    _, events = state.apply(Rearrange(0, (*orders[1:], orders[0])))
    assert account(events, NAMES) == "Ann rearranges their hand: 2 3 4 5 1."


def test_an_account_tells_everything_a_move_brought_but_the_draw_and_the_end() -> None:
    state = position("R5 ...", fireworks="R4", options="tiles", tiles="repair", mistakes=1, deck=1)
    _, events = do(state, "P R5")
    assert account(events, NAMES) == (
        "Ann plays red 5 from slot 1: it fits. The red firework is complete. Ann turns up a reward "
        "tile: Repair. "
        "One mistake is taken back. One clue token comes back. The deck is empty: the last round has three "
        "turns."
    )
    over, events = state.apply(Stop())
    assert over.is_over
    assert account(events, NAMES) == ""


@run(max_examples=by_gear(60, 2))
@given(settings)
def test_every_move_of_every_game_can_be_told_and_proposed(setting: Setting) -> None:
    names = NAMES[: setting.players]
    before = None
    for state in setting.states():
        if before is not None:
            move, events = state.moves[-1], state.log[len(before.log) :]
            told, would = account(events, names), proposal(move, names, before.view(before.on_turn))
            assert told.endswith(".")
            assert told[0].isupper()
            assert would[0].isupper()
            assert not {"None", "Card(", "Color."} & set(f"{told} {would}".split())
        before = state


PROPOSALS: list[tuple[Move, str]] = [
    (ClueColor(1, Color.RED), "Tell Bo: red (slots 1 and 3)"),
    (ClueColor(1, Color.WHITE), "Tell Bo: white (no card)"),
    (ClueRank(1, 5), "Tell Bo: 5 (slot 3)"),
    (ClueColor(0, Color.RED), "Tell Ann: red"),
    (ClueRank(0, 5), "Tell Ann: 5"),
    (Play(1), "Play card 2"),
    (Play(1, Suit.BLUE), "Play card 2 and announce blue"),
    (Play(99), "Play card ?"),
    (Discard(0), "Discard card 1"),
    (Recycle(R3), "Shuffle red 3 from the discard pile into the deck"),
    (Salvage(R3), "Add red 3 from the discard pile to its firework"),
    (Lapse(), "Let the reward tile lapse"),
    (Rearrange(0, (1, 0)), "Put the cards into this order: 2 1"),
    (Stop(), "End the game here"),
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
    (Reason.ALL_COMPLETE, "base", 25, "Won: every firework is complete. 25 points. The show of a lifetime:"),
    (Reason.ALL_COMPLETE, "expert", 25, "Won: every firework is complete."),
    (Reason.THIRD_MISTAKE, "base", 7, "Lost: that was the third mistake. 7 cards had been placed."),
    (Reason.THIRD_MISTAKE, "black", 1, "Lost: that was the third mistake. 1 card had been placed."),
    (
        Reason.INDISPENSABLE,
        "expert",
        0,
        "Lost: the last copy of a card that was still needed is gone. 0 cards",
    ),
    (
        Reason.NO_ACTION,
        "expert",
        12,
        "Lost: there is no card left to play and no clue token to spend. 12",
    ),
    (Reason.LAST_ROUND, "base", 1, "The last round is over. 1 point. A damp squib"),
    (Reason.LAST_ROUND, "black", 2, "The last round is over. -3 points. A damp squib"),
    (Reason.STOPPED, "base", 10, "The show was stopped. 10 points. More smoke than fire"),
    (Reason.STOPPED, "expert", 10, "Lost: the show was stopped before every firework was complete. 10 cards"),
]


@pytest.mark.parametrize(("reason", "options", "placed", "text"), ENDINGS)
def test_each_ending_says_result_reason_and_points(
    reason: Reason, options: str, placed: int, text: str
) -> None:
    assert ending(judge(Options.parse(options), reason, placed)).startswith(text)


def test_a_lost_game_and_an_expert_game_have_no_rating() -> None:
    ratings = [ENGLISH.say(f"rating-{rating.name.lower()}") for rating in Rating]
    lost = ending(judge(Options(), Reason.THIRD_MISTAKE, 20))
    expert = ending(judge(Options(expert=True), Reason.ALL_COMPLETE, 25))
    assert not any(words in lost + expert for words in ratings)


def test_black_powder_is_commended_unless_the_game_was_lost() -> None:
    assert "Black powder" in ending(judge(Options(black=True), Reason.LAST_ROUND, 20))
    assert "Black powder" not in ending(judge(Options(black=True), Reason.THIRD_MISTAKE, 20))
    assert "Black powder" not in ending(judge(Options(), Reason.LAST_ROUND, 20))


def test_every_tile_has_words_of_its_own() -> None:
    assert len({tile_effect(tile) for tile in Tile}) == len(Tile)


def test_what_happened_is_told_in_every_language() -> None:
    clue = Clued(0, 1, Color.RED, (5, 8), (5,), False, slots=(0, 3))
    assert sentence(clue, NAMES, texts("fi")) == (
        "Ann kertoo: pelaajalla Bo on kaksi punaista korttia (kortit 1 ja 4)."
    )
    assert sentence(clue, NAMES, texts("pl")) == (
        "Ann udziela informacji: Bo ma dwie czerwone karty (karty 1 i 4)."
    )
    assert proposal(Play(1), NAMES, position().view(0), texts("de")) == "Karte 2 spielen"
