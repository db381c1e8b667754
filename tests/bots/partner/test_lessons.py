"""The tables of the lessons: partner plays its part, and reads and gives each clue as it is taught."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.explanations import Explanation
from hanabi.game.state import State
from hanabi.rules.cards import cards_text
from hanabi.rules.deal_code import from_code
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options

USUAL_LEVEL = 3  # which the tables of a lesson agree on, unless it names another one
LESSONS = Path(__file__).parents[3] / "frontend" / "src" / "learn" / "lessons.json"

SCENES = [
    pytest.param(lesson, scene, id=f"{lesson['name']}-{number}")
    for lesson in json.loads(LESSONS.read_text(encoding="utf-8"))
    for number, scene in enumerate(lesson["scenes"])
]


class Scene:
    """The table of a scene, with partners in every seat; that of seat 0 says what it would do."""

    def __init__(self, code: str, level: int) -> None:
        self.state = State.deal(from_code(code, Options()), Options())
        self.bots = [PartnerBot(level) for _ in range(self.state.players)]

    def choice(self) -> str:
        seat = self.state.on_turn
        return str(self.bots[seat].choose(self.state.view(seat)))

    def make(self, move: str) -> None:
        self.state, events = self.state.apply(parse_move(move))
        for event in events:
            for seat, bot in enumerate(self.bots):
                bot.notice(event, self.state.view(seat))


def shown(reading: Explanation) -> dict[str, Any]:
    """A reading as a lesson writes it."""
    whole = {
        "code": reading.code.value,
        "seat": reading.seat,
        "to": reading.to,
        "cards": [str(card) for card in reading.cards],
        "named": None if reading.named is None else str(reading.named),
    }
    return {key: value for key, value in whole.items() if value is not None}


@pytest.mark.parametrize(("lesson", "written"), SCENES)
def test_a_scene_goes_as_it_is_written(lesson: dict[str, Any], written: dict[str, Any]) -> None:
    scene = Scene(written["code"], lesson.get("level", USUAL_LEVEL))
    for seat, hand in enumerate(written["hands"]):
        assert cards_text([held.card for held in scene.state.hand(seat) if held.card]) == hand
    for move in written["opening"]:
        scene.make(move)
    for beat in written["beats"]:
        if understood := beat.get("understood"):
            reasons = understood["reasons"]
            readings = scene.bots[understood["seat"]].readings()[-len(reasons) :]
            assert [shown(reading) for reading in readings] == reasons
        if "bot" in beat:
            assert scene.state.on_turn != 0
            chosen = scene.choice()
            assert beat["bot"] == "any" or chosen in beat["bot"]
            scene.make(chosen)
        elif "move" in beat:
            assert scene.state.on_turn == 0
            [right] = beat["move"]
            if lesson["kind"] != "game":
                assert scene.choice() == right
            scene.make(right)
