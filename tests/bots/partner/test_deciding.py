"""What partners do: each scenario names the convention, a position, the move and its reason."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

DULL = "G4 R4 B4 W4 Y4"


@dataclass
class Scenario:
    """A position, the moves so far, the move of the seat on turn (or several that are as good) and why."""

    name: str
    hands: str
    moves: str
    choice: str
    code: Code
    at: dict[str, Any] = field(default_factory=dict)


SCENARIOS = [
    # Plays.
    Scenario(
        "it plays what a play clue asked for",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        "P R1",
        Code.PLAY_CLUED,
    ),
    Scenario(
        "it plays a 1 by rank: every 1 fits",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:1",
        "P R1",
        Code.PLAY_KNOWN,
    ),
    Scenario(
        "order of 1s: the oldest first",
        f"{DULL} | G3 B1 R1 W3 Y3 | G3 W3 B2 Y2 R3",
        "C1:1",
        "P B1",
        Code.PLAY_ORDER_OF_ONES,
    ),
    Scenario(
        "it answers a finesse at once",
        f"{DULL} | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3",
        "C2:R",
        "P R1",
        Code.PLAY_FINESSED,
    ),
    Scenario(
        "it answers a finesse before it saves anything",
        f"{DULL} | G3 B3 W3 Y3 R1 | G5 W2 R2 Y2 B3",
        "C2:R",
        "P R1",
        Code.PLAY_FINESSED,
    ),
    Scenario(
        "it answers a prompt",
        "G4 G1 B4 W4 Y4 | G3 R2 B3 R1 W3 | G2 W2 R3 Y2 B3",
        "C1:R;P R1;D G2;C2:R",
        "P R2",
        Code.PLAY_PROMPTED,
    ),
    Scenario(
        "it plays its own missing card first: a self-finesse",
        "G4 G1 B4 W4 Y4 | G5 B5 W3 Y4 W2 | G2 R1 Y1 Y2 B3",
        "C1:3",
        "P W2",
        Code.PLAY_FINESSED,
        {"fireworks": "W1"},
    ),
    Scenario(
        "it goes on with the second card of its own: a self-finesse over two cards",
        "G4 G1 B4 Y4 Y4 | G5 W4 B5 W3 W2 | G2 Y1 R4 Y2 B3",
        "C1:4;P W2;D G2;D G4",
        "P W3",
        Code.PLAY_FINESSED,
        {"fireworks": "W1 B1", "next_cards": "R1 R1 R1"},
    ),
    Scenario(
        "it plays what a clued card in another hand waits for",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 R2 Y2 B3",
        "C1:R;D G3;C0:4;C2:R",
        "P R1",
        Code.PLAY_CONNECTS,
        {"next_cards": "G1"},
    ),
    Scenario(
        "it does not play a card that was only saved",
        f"{DULL} | R5 B3 G3 W3 Y3 | G4 W3 B3 Y3 R3",
        "C1:5",
        "D B3",
        Code.DISCARD_CHOP,
        {"tokens": 1},
    ),
    Scenario(
        "it waits while a reverse finesse is possible",
        f"{DULL} | G3 B3 R2 W3 Y3 | G4 W4 B3 Y3 R1",
        "C1:R",
        "D G3",
        Code.DISCARD_CHOP,
        {"tokens": 1},
    ),
    Scenario(
        "it plays the focus of a finesse once it was borne out",
        f"{DULL} | G3 B3 R2 W3 Y3 | G4 W4 B3 Y3 R1",
        "C1:R;D G3;P R1;D R4",
        "P R2",
        Code.PLAY_CLUED,
        {"tokens": 1, "next_cards": "Y5 B5 Y4"},
    ),
    # Clues.
    Scenario(
        "it clues what can be played",
        "G4 R4 B4 W4 Y4 | G3 B3 R1 W3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "C1:R C1:1",
        Code.CLUE_PLAYS,
    ),
    Scenario(
        "it rather makes two cards play than one",
        "G4 R4 B4 W4 Y4 | G3 B1 R1 W3 Y3 | G1 W4 B4 Y4 R3",
        "",
        "C1:1",
        Code.CLUE_PLAYS,
    ),
    Scenario(
        "5 save: it keeps a 5 that the next player is about to discard",
        "G4 R4 B4 W4 Y4 | R5 B3 G3 W3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "C1:5",
        Code.CLUE_SAVES,
    ),
    Scenario(
        "2 save: it keeps a 2 that nobody else has",
        "G4 R4 B4 W4 Y4 | R2 B3 G3 W3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "C1:2",
        Code.CLUE_SAVES,
    ),
    Scenario(
        "critical save: it keeps the last copy",
        "G4 B1 B4 W4 Y4 | R4 B3 G3 W3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "C1:4 C1:R",
        Code.CLUE_SAVES,
        {"discard": "R4"},
    ),
    Scenario(
        "a save goes before a play of its own",
        "G4 R1 B4 W4 Y4 | R5 G3 B3 W3 Y3 | G4 W4 B4 Y4 R3",
        "C0:1;D G4",
        "C1:5",
        Code.CLUE_URGENT,
        {"on_turn": 1, "next_cards": "W3"},
    ),
    Scenario(
        "finesse: it lets the next player play blind",
        "G4 R4 B4 W4 Y4 | G3 B3 W3 Y3 R1 | G4 W4 R2 Y4 B3",
        "",
        "C2:R",
        Code.CLUE_FINESSES,
    ),
    Scenario(
        "it gives no finesse that each of two players would leave to the other",
        "G4 R4 B4 W4 | G3 B3 W3 R1 | G4 W4 Y4 R1 | B3 W3 R2 Y3",
        "",
        "C1:1 C1:R C2:1 C2:R",
        Code.CLUE_PLAYS,
        {"players": 4},
    ),
    Scenario(
        "it gives no finesse when the next mistake loses the game",
        "G4 R4 B4 W4 Y4 | G3 B3 W3 Y3 R1 | G4 W4 R2 Y4 B3",
        "",
        "C1:1 C1:R",
        Code.CLUE_PLAYS,
        {"mistakes": 2, "discard": "G1 B1"},
    ),
    Scenario(
        "the last turns by counting: it tells of a card before it plays its own and draws the last one",
        "B5 R1 G1 W1 Y1 | B1 G2 W2 Y2 R5",
        "C0:B",
        "C1:R C1:5",
        Code.DECK_RUNS_OUT,
        {"players": 2, "fireworks": "R4 B4 W5 Y5 G5", "deck": 1, "tokens": 2, "on_turn": 1},
    ),
    Scenario(
        "level 1 gives no finesse",
        "G4 R4 B4 W4 Y4 | G3 B3 W3 Y3 R1 | G4 W4 R2 Y4 B3",
        "",
        "C1:R C1:1",
        Code.CLUE_PLAYS,
        {"level": 1},
    ),
    Scenario(
        "prompt: it names the card after a clued one",
        "G4 G1 B4 W4 Y4 | G3 R2 B3 R1 W3 | G4 W4 R3 Y4 B3",
        "C1:R;P R1;D G4",
        "C2:R C2:3",
        Code.CLUE_PROMPTS,
        {"next_cards": "B4 W3"},
    ),
    Scenario(
        "a delayed play: it names the card after a promised one",
        "G4 B4 W4 Y4 | G3 W3 B3 Y3 | G4 R1 W4 Y4 | B4 R2 Y3 G3",
        "C2:R",
        "C3:R",
        Code.CLUE_PLAYS_LATER,
        {"players": 4},
    ),
    Scenario(
        "good touch: it does not clue a card that is clued in another hand",
        "G4 R4 B4 W4 | G3 R1 B3 W3 | R1 W4 G3 Y4 | B4 Y4 Y3 B3",
        "C1:R;D G3",
        "D R1",
        Code.DISCARD_CHOP,
        {"players": 4, "next_cards": "Y3", "tokens": 3},
    ),
    Scenario(
        "fix clue: it keeps the next player from a mistake",
        "G4 W1 B4 W4 Y4 | G3 R1 B3 W3 Y3 | G4 W2 R1 Y2 B3",
        "C1:1;D G3;P R1",
        "C1:R",
        Code.CLUE_FIXES,
        {"next_cards": "B4 W3"},
    ),
    Scenario(
        "5 stall: with every token there it shows a 5",
        "G4 R4 B4 W4 Y4 | G3 R5 W3 B3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "C1:5",
        Code.CLUE_FIVE_STALL,
        {"tokens": 8},
    ),
    Scenario(
        "with every token there it does not discard, but stalls",
        "G4 R4 B4 W4 Y4 | R3 W3 B3 Y3 G3 | R4 G4 W4 B4 Y4",
        "",
        "C1:3 C1:R C1:W C1:B C1:Y C1:G C2:4 C2:R C2:G C2:W C2:B C2:Y",
        Code.CLUE_STALLS,
        {"tokens": 8},
    ),
    Scenario(
        "an empty clue is a stall that harms nobody",
        "G4 R4 B4 W4 Y4 | R3 W3 B3 Y3 G3 | R4 G4 W4 B4 Y4",
        "",
        "C1:1",
        Code.CLUE_STALLS,
        {"tokens": 8, "options": "base"},
    ),
    Scenario(
        "5 stall: not with few tokens, once somebody has discarded",
        "G4 R4 B4 W4 Y4 | G3 R5 W3 B3 Y3 | G4 W4 B4 Y4 R3",
        "",
        "D G4",
        Code.DISCARD_CHOP,
        {"tokens": 2, "discard": "R1"},
    ),
    Scenario(
        "a 5 that is in no danger yet: it says that the card is worth keeping, not that it was known",
        "Y4 Y5 Y3 B4 G3 | G2 B1 R2 Y1 W4 | W1 W5 R1 G1 G5",
        "C2:1",
        "C2:5",
        Code.CLUE_KEEPS,
        {"tokens": 8},
    ),
    Scenario(
        "it does not clue a card that a reverse finesse may already ask for",
        "G4 R4 B4 Y4 W2 | G3 B3 Y3 R3 W1 | G4 R4 B4 Y4 R3",
        "C0:W",
        "D G4",
        Code.DISCARD_CHOP,
        {"on_turn": 2},
    ),
    # Discards.
    Scenario(
        "chop: it discards the oldest card without a clue",
        "G4 R4 B4 W4 Y4 | G3 W3 B3 Y3 R3 | G4 R4 W4 B4 Y4",
        "",
        "D G4",
        Code.DISCARD_CHOP,
        {"tokens": 0},
    ),
    Scenario(
        "no token: it says so",
        "G4 R4 B4 W4 Y4 | G3 W3 B3 Y3 R1 | G4 R4 W4 B4 Y4",
        "",
        "D G4",
        Code.NO_TOKENS,
        {"tokens": 0},
    ),
    Scenario(
        "chop: a clued card is passed over",
        "G4 R4 B4 W4 Y4 | R5 W3 B3 Y3 G3 | G4 R4 W4 B4 Y4",
        "C1:5",
        "D W3",
        Code.DISCARD_CHOP,
        {"tokens": 1},
    ),
    Scenario(
        "it discards what is known to be useless first",
        "G4 W3 B4 W4 Y4 | G3 W3 R1 Y3 G3 | G4 B3 W4 B4 Y4",
        "C1:R",
        "D R1",
        Code.DISCARD_USELESS,
        {"tokens": 1, "fireworks": "R5"},
    ),
    # The end.
    Scenario(
        "end-game: when the deck runs out a clue keeps a card in it",
        "G1 R1 B1 W1 Y1 | G1 W1 B1 Y1 R1 | G5 R5 W5 B5 Y5",
        "",
        "C1:1 C2:5 C2:G C2:R C2:W C2:B C2:Y C1:G C1:W C1:B C1:Y C1:R",
        Code.CLUE_PLAYS,
        {"tokens": 3, "fireworks": "R4 Y4 G4 W4 B4", "deck": 2},
    ),
    Scenario(
        "last round: a card that may fit is tried while a mistake can be afforded",
        "G5 G1 B1 W1 Y1 | R1 W1 B1 Y1 R2 | R3 R1 W2 B2 Y2",
        "",
        "P G5 P G1 P B1 P W1 P Y1",
        Code.PLAY_LIKELY,
        {"tokens": 0, "fireworks": "R5 Y5 G4 W5 B5", "deck": 0, "turns_left": 1},
    ),
    Scenario(
        "last round: nothing is tried when a mistake would lose the game",
        "G5 G1 B1 W1 Y1 | R1 W1 B1 Y1 R2 | R3 R1 W2 B2 Y2",
        "",
        "D G5",
        Code.DISCARD_CHOP,
        {"tokens": 0, "fireworks": "R5 Y5 G4 W5 B5", "deck": 0, "turns_left": 1, "mistakes": 2},
    ),
    Scenario(
        "with every card clued it shows useless cards rather than discarding a useful one",
        "R5 Y5 G5 W5 B5 | R1 Y1 G1 W1 B1",
        "C0:5",
        "C1:1",
        Code.CLUE_STALLS,
        {"on_turn": 1, "players": 2, "fireworks": "R1 Y1 G1 W1 B1"},
    ),
    # Warnings.
    Scenario(
        "warning: without a token it discards instead of playing, and the next player keeps the last copy",
        f"{DULL} | G3 B3 R1 W3 Y3 | R5 W2 B2 Y2 R3",
        "C1:R",
        "D G3",
        Code.DISCARD_WARNS,
        {"tokens": 1},
    ),
    Scenario(
        "warning: it plays if the next player has something to play too",
        f"{DULL} | G3 B3 R1 W3 Y3 | R5 W2 B1 Y2 R3",
        "C2:B;D G3;D R5;C1:R",
        "P R1",
        Code.PLAY_CLUED,
        {"tokens": 1, "next_cards": "G2 W4"},
    ),
    Scenario(
        "warning: not below level 3",
        f"{DULL} | G3 B3 R1 W3 Y3 | R5 W2 B2 Y2 R3",
        "C1:R",
        "P R1",
        Code.PLAY_CLUED,
        {"tokens": 1, "level": 2},
    ),
    Scenario(
        "warning: who was warned discards the card after it",
        f"{DULL} | G3 B3 R1 W3 Y3 | R5 W3 B2 Y2 R3",
        "C1:R;D G3",
        "D W3",
        Code.DISCARD_AFTER_KEPT,
        {"tokens": 1, "next_cards": "G2"},
    ),
    Scenario(
        "the last token saves a card rather than letting its holder play first",
        "G4 R4 B4 W4 Y4 | B5 B3 G3 W3 R1",
        "",
        "C1:5",
        Code.CLUE_SAVES,
        {"tokens": 1, "players": 2},
    ),
    Scenario(
        "fix clue: it comes before a play that would set the mistake off",
        "R2 G4 B4 W4 Y4 | G4 B4 R1 W4 Y4",
        "C0:2;C1:R;D G4",
        "C1:1",
        Code.CLUE_FIXES,
        {
            "on_turn": 1,
            "players": 2,
            "fireworks": "R1 Y2 G2 W2 B2",
            "discard": "R4 R4",
            "next_cards": "G5",
        },
    ),
    # Last copies and last tokens.
    Scenario(
        "two players: the other red 3 has just gone, and the chop may be the last: it shows a 5 instead",
        "R3 R4 G5 W4 Y4 | B3 B4 W3 Y3 G3",
        "D R3",
        "C0:5",
        Code.CHOP_MAY_BE_LAST,
        {"players": 2, "tokens": 1, "next_cards": "B4"},
    ),
    Scenario(
        "the player before has discarded a useless card: the chop goes as ever",
        "R1 R4 G5 W4 Y4 | B3 B4 W3 Y3 G3",
        "D R1",
        "D B3",
        Code.DISCARD_CHOP,
        {"players": 2, "tokens": 1, "next_cards": "B4", "fireworks": "R1"},
    ),
    Scenario(
        "a 2 by rank may follow any of its own 1s, and its receiver would wait: the color names it",
        "W5 R4 Y2 G4 B2 | B3 Y1 R4 R1 W2",
        "C1:1",
        "C0:B",
        Code.CLUE_PLAYS,
        {"players": 2, "tokens": 8, "fireworks": "B1"},
    ),
    Scenario(
        "the last token is left for a next player who has only clued cards, and none to play",
        "G4 R4 B4 W4 Y4 | R5 Y5 G5 W5 B5 | G3 R1 B3 W3 Y3",
        "C1:5",
        "D G4",
        Code.DISCARD_CHOP,
        {"on_turn": 2, "tokens": 2},
    ),
    Scenario(
        "two players, three tokens: the other is about to discard a useless card, and a 5 can wait",
        "B3 B4 W3 Y3 G3 | W1 W4 R5 Y4 G4",
        "",
        "D B3",
        Code.DISCARD_CHOP,
        {"players": 2, "tokens": 3, "fireworks": "W1 R1", "discard": "B1"},
    ),
    Scenario(
        "two players, three tokens: the other is about to discard a card that may be of use: it shows a 5",
        "B3 B4 W3 Y3 G3 | B4 W4 R5 Y4 G4",
        "",
        "C1:5",
        Code.CLUE_FIVE_STALL,
        {"players": 2, "tokens": 3, "fireworks": "W1 R1", "discard": "B1"},
    ),
    # Other rules.
    Scenario(
        "announcement: it names a suit that is certain",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:R",
        "P R1=R",
        Code.ANNOUNCE_CERTAIN,
        {"options": "announce+no-empty-clues"},
    ),
    Scenario(
        "announcement: it is silent when the suit is open",
        f"{DULL} | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3",
        "C1:1",
        "P R1",
        Code.PLAY_KNOWN,
        {"options": "announce+no-empty-clues"},
    ),
    Scenario(
        "black: it clues the opening 5",
        "G4 R4 B4 W4 Y4 | G3 K5 B3 W3 Y3 | G4 R4 W4 B4 Y4",
        "",
        "C1:5",
        Code.CLUE_KEEPS,
        {"options": "black+no-empty-clues"},
    ),
    Scenario(
        "salvage: it takes the card that others wait for",
        "R5 B3 W3 Y3 B4 | G3 W3 B3 Y4 W4 | B4 W4 Y4 W2 B2",
        "P R5",
        "S:G2",
        Code.TILE_TAKES,
        {"options": "tiles", "fireworks": "R4 G1", "discard": "Y1 G2", "tiles": "salvage"},
    ),
    Scenario(
        "recycle: it brings back what was lost for good",
        "R5 B3 W3 Y3 B4 | G3 W3 B3 Y4 W4 | B4 W4 Y4 W2 B2",
        "P R5",
        "R:G5",
        Code.TILE_TAKES,
        {"options": "tiles", "fireworks": "R4 G1", "discard": "Y1 G5", "tiles": "recycle"},
    ),
    Scenario(
        "a tile's free clue is the best of its sort",
        "R5 B3 W3 Y3 B4 | G2 W3 B3 Y4 W4 | B4 W4 Y4 W2 B2",
        "P R5",
        "C1:G",
        Code.CLUE_PLAYS,
        {"options": "tiles", "fireworks": "R4 G1", "tiles": "color-info", "tokens": 0},
    ),
    Scenario(
        "expert: it rather stalls than discards what could be the last copy",
        "G3 R4 B4 W4 Y4 | G2 W3 B3 Y3 R3 | G4 R4 W4 B4 Y4",
        "",
        "C1:G C1:2 C1:W C1:B C1:R C1:Y C1:3 C2:4 C2:G C2:R C2:W C2:B C2:Y",
        Code.CLUE_SAVES,
        {"options": "expert+no-empty-clues", "tokens": 2},
    ),
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_what_a_partner_does(scenario: Scenario) -> None:
    table = Table(scenario.hands, **scenario.at)
    if scenario.moves:
        table.after(*scenario.moves.split(";"))
    choice = table.choice()
    known = scenario.choice.split() if scenario.choice[0] == "C" else [scenario.choice]
    if scenario.choice.startswith("P ") and scenario.choice.count("P ") > 1:
        known = [f"P {face}" for face in scenario.choice.replace("P ", "").split()]
    assert (choice in known, scenario.code in table.reasons()) == (True, True), (choice, table.reasons())
