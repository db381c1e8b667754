"""One small game in three forms: as our record, in the JSON form of hanab.live, and as a link of it."""

from typing import Any

from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record

DECK = [{"suitIndex": suit, "rank": int(rank)} for suit in range(5) for rank in "1112233445"]

GAME: dict[str, Any] = {
    "players": ["Alice", "Bob"],
    "deck": DECK,
    "actions": [
        {"type": 3, "target": 1, "value": 5},
        {"type": 2, "target": 0, "value": 0},
        {"type": 0, "target": 0},
        {"type": 1, "target": 5},
        {"type": 0, "target": 3},
        {"type": 0, "target": 6},
        {"type": 0, "target": 1},
    ],
    "options": {"variant": "No Variant"},
    "notes": [["", "kept since turn 1"], []],
}

LINK = "215aaabbccddefffgghh-iijkkkllmmnnopppqqrr-sstuuuvvwwxxy,031bga-aabfadagab,0"

RECORD = Record(
    options=Options(empty_clues=False),
    deal=Deal(2, parse_cards(" ".join(suit + rank for suit in "RYGBW" for rank in "1112233445"))),
    names=("Alice", "Bob"),
    moves=tuple(map(parse_move, ["C1:5", "C0:R", "P0", "D5", "P3", "P6", "P1"])),
)
