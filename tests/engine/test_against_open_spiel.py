"""The base game against another engine, move by move: OpenSpiel's Hanabi, which knows no empty clues.

Its numbers of moves are ours, and a card is dealt there by the number of its kind. After the play that ends
the game it would still take a card; nothing is dealt there any more.
"""

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from hanabi.engine import entries
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import ALL_COMPLETE, LAST_ROUND, MOVES, STATE, THIRD_MISTAKE
from hanabi.rules.options import PLAYER_COUNTS, Options, hand_size
from tests.games import Setting, by_gear, next_number

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this platform")

OPTIONS = Options(empty_clues=False)
GAMES = by_gear(500, 4)
SKILLS = (0, 80, 97, 100)


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_both_engines_agree_on_whole_games(players: int, skill: int) -> None:
    game = pyspiel.load_game("hanabi", {"players": players, "hand_size": hand_size(players)})
    ends = Counter(play_both(Setting(OPTIONS, players, seed, skill), game) for seed in range(GAMES))
    if COMPILED:  # there are enough games to see every end
        expected = {0: {THIRD_MISTAKE}, 80: {THIRD_MISTAKE, LAST_ROUND}}
        assert set(ends) >= expected.get(skill, {ALL_COMPLETE, LAST_ROUND})


def play_both(setting: Setting, game: Any) -> int:
    """Play a game in both engines; how it ended."""
    data, table = setting.data(), setting.tables.data
    entries.begin(data, table, 0)  # seat 0 starts there
    record = data.view(STATE)[0]
    deck: list[int] = record.deck.tolist()
    twin = game.new_initial_state()
    numbers = np.empty(MOVES, np.int16)
    over, made, dealt = False, 0, 0
    while not over:
        while twin.is_chance_node():
            twin.apply_action(deck[dealt])
            dealt += 1
        assert dealt == record.drawn
        assert twin.current_player() == record.player
        assert twin.legal_actions() == numbers[: entries.legal_moves(data, table, numbers)].tolist()
        if setting.seed % 20 == 0:
            compare_tables(str(twin), record)
        number = next_number(data, table, setting.skill, setting.wasteful, setting.seed, made)
        assert entries.move(data, table, number) == 0
        twin.apply_action(number)
        made += 1
        over = bool(record.over)
        assert twin.is_terminal() == over
        assert twin.returns() == [0 if record.over == THIRD_MISTAKE else record.placed] * setting.players
    if record.over != ALL_COMPLETE:  # there the last card placed brings a token, by the booklets it does not
        compare_tables(str(twin), record)
    return int(record.over)


def compare_tables(text: str, record: Any) -> None:
    """Compare what lies open, as OpenSpiel writes it, with the record."""
    assert f"Life tokens: {3 - record.mistakes}\n" in text
    assert f"Info tokens: {record.tokens}\n" in text
    fireworks = " ".join(
        f"{color}{height}" for color, height in zip("RYGWB", record.fireworks[:5], strict=True)
    )
    assert f"Fireworks: {fireworks}" in text
    discards = Counter(text.partition("Discards:")[2].split())
    kinds = Counter({kind: count for kind, count in enumerate(record.discarded.tolist()) if count})
    assert discards == Counter({face(kind): count for kind, count in kinds.items()})
    hands = text.partition("Hands:\n")[2].partition("Deck size")[0].split("-----\n")
    for seat, hand in enumerate(hands):
        held = record.hand[seat, : record.cards[seat]].tolist()
        assert re.findall(r"^(\w\d) \|\|", hand, re.MULTILINE) == [face(kind) for kind in held]


def face(kind: int) -> str:
    """A kind as OpenSpiel writes it."""
    return f"{'RYGWB'[kind // 5]}{kind % 5 + 1}"
