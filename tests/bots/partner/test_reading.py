"""What partners understand: each scenario names the convention, a position, clues and their reading."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

EVERYTHING = "B1 B2 B3 B4 B5 G1 G2 G3 G4 G5 R1 R2 R3 R4 R5 W1 W2 W3 W4 W5 Y1 Y2 Y3 Y4 Y5"
DULL = "G4 R4 B4 W4 Y4"  # a hand that promises nothing


@dataclass
class Scenario:
    """Moves from a position; what holders then take cards to be, and the codes of what seats understood."""

    name: str
    hands: str
    moves: str
    beliefs: dict[str, str] = field(default_factory=dict)
    codes: dict[int, Code] = field(default_factory=dict)
    at: dict[str, Any] = field(default_factory=dict)


PLAY, SAVE, EITHER = Code.READ_PLAY, Code.READ_SAVE, Code.READ_PLAY_OR_SAVE

SCENARIOS = [
    # Focus and play clues.
    Scenario(
        "play clue: a color names the next card of its firework",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        {"1:R1": "R1"},
        {1: PLAY, 2: PLAY},
    ),
    Scenario(
        "play clue: a rank may be the next card of any firework",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:1",
        {"1:R1": "B1 G1 R1 W1 Y1"},
        {1: PLAY},
    ),
    Scenario(
        "play clue: only fireworks that wait for this rank count",
        f"{DULL} | G3 R2 B3 W3 Y3 | G2 W2 B3 Y2 R3",
        "C1:2",
        {"1:R2": "R2 Y2"},
        {1: PLAY},
        {"fireworks": "R1 Y1"},
    ),
    Scenario(
        "play clue: the next card after those placed",
        f"{DULL} | G3 B3 R3 W3 Y3 | G2 W2 B2 Y2 R1",
        "C1:R",
        {"1:R3": "R3"},
        {1: PLAY},
        {"fireworks": "R2"},
    ),
    Scenario(
        "focus: off the chop it is the newest card touched for the first time",
        "G4 G4 B4 W4 Y4 | G3 R4 W3 R1 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        {"1:R1": "R1", "1:R4": "R2 R3 R4 R5"},
        {1: PLAY},
    ),
    Scenario(
        "focus: the chop comes first if the clue touches it",
        "G4 G4 B4 W4 Y4 | R1 G3 W3 R4 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        {"1:R1": "R1", "1:R4": "R2 R3 R4 R5"},
        {1: PLAY},
    ),
    Scenario(
        "focus: a card clued before is not the focus while a new one is touched",
        "G4 G4 B4 W4 Y4 | G3 R4 W3 R1 Y3 | G2 W2 B2 Y2 B3",
        "C1:4;D Y3;D G2;C1:R",
        {"1:R1": "R1"},
        {1: PLAY},
    ),
    Scenario(
        "chop: once the oldest card is clued, the next oldest is the chop",
        "G4 G4 B3 W4 Y4 | R5 B4 W3 G3 Y3 | G3 W2 B2 Y2 R3",
        "C1:5;D Y3;D G3;C1:B",
        {"1:B4": "B1 B4"},
        {1: EITHER},
        {"discard": "B4", "next_cards": "G1 G1"},
    ),
    # Saves.
    Scenario(
        "5 save: a 5 on the chop is kept",
        f"{DULL} | R5 B3 G3 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:5",
        {"1:R5": "B5 G5 R5 W5 Y5"},
        {1: SAVE, 2: SAVE},
    ),
    Scenario(
        "2 save: a 2 on the chop is kept, unless its twin is in sight",
        f"{DULL} | R2 B3 G3 W3 Y3 | G3 W2 B4 Y1 R3",
        "C1:2",
        {"1:R2": "B2 G2 R2 Y2"},
        {1: SAVE},
    ),
    Scenario(
        "2 save: what only the giver holds does not count, for the giver cannot see it",
        "G4 R2 B4 W4 Y4 | R2 B3 G3 W3 Y3 | G3 W2 B4 Y1 R3",
        "C1:2",
        {"1:R2": "B2 G2 R2 Y2"},
        {1: SAVE},
    ),
    Scenario(
        "critical save: by rank, it is the last copy",
        "G4 G1 B4 W4 Y4 | R4 B3 G3 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:4",
        {"1:R4": "R4"},
        {1: SAVE},
        {"discard": "R4"},
    ),
    Scenario(
        "critical save: by color it may also be a play",
        "G4 G1 B4 W4 Y4 | R4 B3 G3 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        {"1:R4": "R1 R4"},
        {1: EITHER},
        {"discard": "R4"},
    ),
    Scenario(
        "save: a 2 that can be played at once is play or save",
        f"{DULL} | R2 B3 G3 W3 Y3 | G3 W1 B1 Y1 R3",
        "C1:2",
        {"1:R2": "B2 G2 R2 W2 Y2"},
        {1: EITHER},
        {"fireworks": "R1"},
    ),
    Scenario(
        "a color never saves a 5",
        f"{DULL} | R5 B3 G3 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        {"1:R5": "R1"},
        {1: PLAY},
    ),
    Scenario(
        "5 stall: a 5 off the chop says no more than that it is a 5",
        f"{DULL} | B3 R5 G3 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:5",
        {"1:R5": "B5 G5 R5 W5 Y5"},
        {1: Code.READ_FIVE_STALL},
    ),
    Scenario(
        "a 5 that fits next may be played",
        "G4 R1 B4 W4 Y4 | B3 R5 G3 W3 Y3 | G2 W2 B2 Y2 G3",
        "C1:5",
        {"1:R5": "B5 G5 R5 W5 Y5"},
        {1: EITHER},
        {"fireworks": "R4"},
    ),
    # Good touch.
    Scenario(
        "good touch: a touched card is none that is placed already",
        "G4 G1 B4 W4 Y4 | G3 R4 W3 R3 Y3 | G2 W2 B2 Y2 B3",
        "C1:R",
        {"1:R3": "R3", "1:R4": "R4 R5"},
        {1: PLAY},
        {"fireworks": "R2"},
    ),
    Scenario(
        "good touch: a touched card is none that is clued in another hand",
        "G4 G1 B4 W4 Y4 | G3 W1 R1 W3 Y3 | G2 W2 Y1 R1 B3",
        "C1:R;P R1;D G2;C2:1",
        {"2:Y1": "B1 G1 W1 Y1"},
        {2: PLAY},
    ),
    Scenario(
        "good touch: two clued cards of a hand are not the same",
        "G4 G1 B4 W4 Y4 | G3 R3 W3 R1 Y3 | G2 W2 Y1 R2 B3",
        "C1:R;P R1;D G2;C2:R",
        {"1:R3": "R3 R4 R5"},
    ),
    Scenario(
        "good touch: one's own clue tells nothing of the own hand",
        "G4 G1 B4 W4 Y4 | G3 R3 W3 R1 Y3 | G2 W2 Y1 R2 B3",
        "C1:R;P R1;D G2;D G4;C2:R",
        {"1:R3": "R2 R3 R4 R5"},
    ),
    Scenario(
        "good touch: whoever holds a clued card without knowing it may clue its twin",
        "G4 R1 B4 W4 Y4 | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 B3",
        "C0:1;C1:1",
        {"1:R1": "B1 G1 R1 W1 Y1"},
        {1: PLAY},
        {"on_turn": 2},
    ),
    Scenario(
        "good touch: of the cards touched together none counts as promised before",
        "G4 B4 R4 W4 G1 | G1 B1 G1 Y1 Y3 | R1 W1 Y5 Y4 B3",
        "C2:5;D G1;D R1;C2:4;D B1;D W1;C1:Y",
        {"1:Y3": "Y3"},
        {1: PLAY},
        {"fireworks": "Y2", "next_cards": "R2 W2 B2 G2"},
    ),
    Scenario(
        "a delayed play: the card before it is promised already",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:R;C2:R",
        {"2:R2": "R2"},
        {0: PLAY, 2: PLAY},
    ),
    Scenario(
        "a delayed play over two promised cards",
        "G4 B4 W4 Y4 | G3 B3 R1 W3 | G2 W2 R2 Y2 | G1 W1 R3 Y1",
        "C1:R;C2:R;C3:R",
        {"3:R3": "R3"},
        {3: PLAY},
        {"players": 4},
    ),
    # Prompts.
    Scenario(
        "prompt: the missing card is one that is clued already",
        "G4 G1 B4 W4 Y4 | G3 R2 B3 R1 W3 | G2 W2 R3 Y2 B3",
        "C1:R;P R1;D G2;C2:R",
        {"1:R2": "R2"},
        {1: Code.READ_PROMPT},
    ),
    Scenario(
        "prompt: the focus is known once the prompted card is played",
        "G4 G1 B4 W4 Y4 | G3 R2 B3 R1 W3 | G2 W2 R3 Y2 B3",
        "C1:R;P R1;D G2;C2:R;P R2",
        {"2:R3": "R3"},
    ),
    Scenario(
        "prompt: it goes before a finesse, and the newest clued card is meant",
        "G4 G1 B4 W4 Y4 | R4 R2 B3 R1 W3 | G2 W2 R3 Y2 B3",
        "C1:R;P R1;D G2;C2:R",
        {"1:R2": "R2"},
        {1: Code.READ_PROMPT},
    ),
    Scenario(
        "prompt by rank: the newest clued 2 is the missing one",
        "G4 G1 B4 W4 Y4 | G2 B3 R2 W3 Y3 | G3 W3 R3 Y4 B1",
        "C1:2;D Y3;D G3;C2:R",
        {"1:R2": "R2"},
        {1: Code.READ_PROMPT},
        {"fireworks": "R1"},
    ),
    # Finesses.
    Scenario(
        "finesse: the newest unclued card is the missing one",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3",
        "C2:R",
        {"1:R1": "R1", "2:R2": "R1 R2"},
        {1: Code.READ_FINESSE, 2: Code.READ_WAITS},
    ),
    Scenario(
        "finesse by rank: whoever sees that the receiver lacks the missing card has it",
        f"{DULL} | G3 B3 W3 Y2 R3 | G2 W2 R4 Y2 B1",
        "C2:4",
        {"1:R3": "R3", "2:R4": "R4"},
        {1: Code.READ_FINESSE},
        {"fireworks": "R2"},
    ),
    Scenario(
        "finesse: played blind, it shows what the focus is",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3",
        "C2:R;P R1",
        {"2:R2": "R2"},
    ),
    Scenario(
        "finesse: not answered, it was none",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R1 Y2 B3",
        "C2:R;D G3",
        {"2:R1": "R1"},
        {1: PLAY},
    ),
    Scenario(
        "reverse finesse: the receiver is on turn first and waits",
        f"{DULL} | G3 B3 R2 W3 Y3 | G2 W2 B3 Y2 R1",
        "C1:R",
        {"1:R2": "R1 R2", "2:R1": "R1"},
        {1: Code.READ_WAITS, 2: Code.READ_FINESSE},
    ),
    Scenario(
        "reverse finesse: borne out",
        f"{DULL} | G3 B3 R2 W3 Y3 | G2 W2 B3 Y2 R1",
        "C1:R;D G3;P R1",
        {"1:R2": "R2"},
    ),
    Scenario(
        "double finesse: two players have one missing card each",
        "G4 R4 B4 W4 | G3 B3 W3 R1 | W2 R3 G2 B4 | Y1 Y2 Y3 R2",
        "C2:R",
        {"1:R1": "R1", "3:R2": "R2"},
        {1: Code.READ_FINESSE, 3: Code.READ_FINESSE},
        {"players": 4},
    ),
    Scenario(
        "double finesse: the first card played leaves open whether the second is to come, too",
        "G4 R4 B4 W4 | G3 B3 W3 R1 | W2 R3 G2 B4 | Y1 Y2 Y3 R2",
        "C2:R;P R1",
        {"2:R3": "R2 R3"},
        at={"players": 4},
    ),
    Scenario(
        "double finesse: both cards played say what the focus is",
        "G4 R4 B4 W4 | G3 B3 W3 R1 | W2 R3 G2 B4 | Y1 Y2 Y3 R2",
        "C2:R;P R1;D W2;P R2",
        {"2:R3": "R3"},
        at={"players": 4},
    ),
    Scenario(
        "double finesse: one player has both missing cards",
        f"{DULL} | G3 B3 W3 R2 R1 | G2 W2 R3 Y2 B3",
        "C2:R",
        {"1:R1": "R1", "1:R2": "R2"},
        {1: Code.READ_FINESSE},
    ),
    Scenario(
        "self-finesse: the missing card is the receiver's own newest",
        "G4 G1 B4 W4 Y4 | G5 B5 W3 Y4 W2 | G2 R1 Y1 Y2 B3",
        "C1:3",
        {"1:W2": "W2"},
        {1: Code.READ_FINESSE},
        {"fireworks": "W1"},
    ),
    Scenario(
        "self-finesse over two cards: the first one played says what the second one is, and the focus",
        "G4 G1 B4 Y4 Y4 | G5 W4 B5 W3 W2 | G2 Y1 R4 Y2 B3",
        "C1:4;P W2",
        {"1:W3": "W3", "1:W4": "W4"},
        {1: PLAY},
        {"fireworks": "W1 B1"},
    ),
    Scenario(
        "self-finesse: the card played says which of several the focus is",
        "G4 G1 B4 W4 Y4 | G5 B5 W3 Y4 W2 | G2 R1 Y1 Y2 B3",
        "C1:3;P W2",
        {"1:W3": "W3"},
        {1: Code.READ_PLAY},
        {"fireworks": "W1 B1"},
    ),
    Scenario(
        "no finesse through the giver's own hand",
        "G4 G1 B4 W4 R1 | G3 B3 W3 Y3 Y1 | G2 W2 R2 Y2 B3",
        "C2:R",
        {"1:Y1": "R1"},
    ),
    Scenario(
        "finesse position: a clued card is passed over",
        "G4 G1 B4 W4 Y4 | G3 B3 W3 R1 Y1 | G2 W2 R2 Y2 B3",
        "C1:Y;C0:B;D G2;C2:R",
        {"1:R1": "R1"},
        {1: Code.READ_FINESSE},
    ),
    # Levels.
    Scenario(
        "level 1 knows no finesse",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3",
        "C2:R",
        {"2:R2": "R1", "1:R1": EVERYTHING},
        {1: PLAY},
        {"level": 1},
    ),
    Scenario(
        "level 2 finesses",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3",
        "C2:R",
        {"1:R1": "R1"},
        {1: Code.READ_FINESSE},
        {"level": 2},
    ),
    # Fix clues, stalls and twins.
    Scenario(
        "fix clue: what it shows to be useless is not played",
        "G4 G1 B4 W4 Y4 | G3 W1 R1 W3 Y3 | G2 W2 Y1 R1 B3",
        "C1:1;P W1;C1:R",
        {"1:R1": "R1"},
        {1: PLAY},
    ),
    Scenario(
        "fix clue: a card thought playable turns out to be placed",
        "G4 G1 B4 W4 Y4 | G3 R1 B3 W3 Y3 | G2 W2 R1 Y2 B3",
        "C1:1;D G3;P R1;C1:R",
        {"1:R1": "R1"},
        {1: Code.READ_FIX},
        {"next_cards": "B1 W1"},
    ),
    Scenario(
        "sarcastic discard: who throws a known useful card away sees its twin",
        "G4 R3 B4 W4 Y4 | B5 R3 G1 W1 Y1 | G2 W2 G3 Y2 R5",
        "C1:3;D B5;C0:3;C1:1;D G1;C0:R;D R3",
        {"1:R3": "R3"},
        {1: Code.READ_TWIN},
        {"fireworks": "R2 B2"},
    ),
    Scenario(
        "warning: who discards without a token, and could play, asks the next player to keep the chop",
        "G4 R4 B4 W4 Y4 | G3 B3 R1 W3 Y3 | R5 W2 B2 Y2 R3",
        "C1:R;D G3",
        {},
        {0: Code.READ_WARNING, 2: Code.READ_WARNING},
        {"tokens": 1},
    ),
    # Strikes and other rules.
    Scenario(
        "after a strike the finesse is forgotten",
        "G4 G1 B4 W4 R4 | G3 B3 W3 R3 Y3 | G2 W2 R2 Y2 B3",
        "C2:R;P Y3",
        {"2:R2": "R1"},
        {1: Code.READ_BROKEN},
    ),
    Scenario(
        "wild multicolour: a color may always be a multicolour card",
        "G4 G1 B4 W4 Y4 | G3 B3 M1 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:R",
        {"1:M1": "M1 R1"},
        {1: PLAY},
        {"options": "ten-wild"},
    ),
    Scenario(
        "own multicolour: it is named like any color, and every copy is the last",
        "G4 G1 B4 W4 Y4 | M3 B3 G3 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:M",
        {"1:M3": "M1 M2 M3 M4"},
        {1: EITHER},
        {"options": "five-own"},
    ),
    Scenario(
        "black: a rank 5 may open the black firework",
        "G4 G1 B4 W4 Y4 | B3 K5 G3 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:5",
        {"1:K5": "B5 G5 K5 R5 W5 Y5"},
        {1: EITHER},
        {"options": "black"},
    ),
    Scenario(
        "black: its 1 on the chop is kept, for there is only one",
        "G4 G1 B4 W4 Y4 | K1 B3 G3 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:1",
        {"1:K1": "B1 G1 K1 R1 W1 Y1"},
        {1: EITHER},
        {"options": "black"},
    ),
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_what_partners_understand(scenario: Scenario) -> None:
    table = Table(scenario.hands, **scenario.at).after(*scenario.moves.split(";"))
    assert {where: table.belief(where) for where in scenario.beliefs} == scenario.beliefs
    for seat, code in scenario.codes.items():
        assert code in table.codes(seat)


def test_a_twin_is_told_of_only_if_its_holder_knows_which_card_is_meant() -> None:
    hands = "G4 R3 B4 W4 Y4 | B5 R3 G1 W1 {} | G2 W2 G3 Y2 R5"
    moves = "C1:3", "D B5", "C0:3", "C1:1", "D G1", "C0:R", "D R3"
    for other, told in (("Y1", True), ("Y3", False)):
        table = Table(hands.format(other), fireworks="R2 B2", level=3).after(*moves)
        for seat in (1, 2):
            assert (Code.READ_TWIN in table.codes(seat)) == told


def test_a_bystander_reads_a_finesse_on_somebody_else_the_same_way() -> None:
    hands = "G4 R4 B4 W4 | G3 B3 W3 R1 | W2 R2 G2 B4 | Y1 Y2 Y3 R3"
    table = Table(hands, players=4).after("C2:R")
    assert table.belief("1:R1", asked=3) == "R1"
    assert table.belief("1:R1", asked=0) == "R1"
    assert Code.READ_FINESSE in table.codes(3)


def test_who_sees_the_missing_card_with_the_receiver_is_not_asked_for_it() -> None:
    # Seat 1 does not know its red 4, so the clue to seat 2 seems to say red 4; but it is a yellow 4.
    hands = "G2 G3 W2 W3 | R4 B3 G4 B1 | G2 W3 Y4 Y3 | G3 W1 W4 Y1"
    table = Table(hands, players=4, on_turn=3, fireworks="R3 Y2", discard="B4").after("C1:4", "C2:4")
    assert Code.READ_FINESSE not in table.codes(1)
    assert len(table.belief("1:B1").split()) > 1


def test_a_partner_whose_clues_are_often_false_is_taken_at_the_word_only() -> None:
    table = Table("G4 G1 B4 W4 Y4 | R4 R3 B4 W4 Y4 | G2 G3 W2 B2 Y2", tokens=8)
    table.after("C1:R", "P R4", "C0:B", "C1:W", "P W4", "D G2")
    table.after("C1:B")
    assert table.codes(1)[-1] is Code.READ_LITERAL
    assert len(table.belief("1:B4").split()) > 1


def test_rearranging_a_hand_changes_nothing_that_was_understood() -> None:
    table = Table(f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3").after("C1:R")
    orders = table.state.orders(1)
    turned = ",".join(map(str, reversed(orders)))
    table.after(f"H1:{turned}")
    assert table.belief("1:R1") == "R1"
    assert table.choice() == "P R1"
