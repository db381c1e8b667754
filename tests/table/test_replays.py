"""Going through a finished game again: what it shows is what was shown during play."""

import msgspec
import pytest
from msgspec.structs import replace

from hanabi.game.replay import Replay, record_of
from hanabi.protocol import requests
from hanabi.protocol.log import MovedShown
from hanabi.protocol.position import Position
from hanabi.protocol.settings import Settings
from hanabi.table.replays import open_position, replay_of_record, replay_of_table, settings_of
from tests.games import GAME_OPTIONS, Setting
from tests.table.tables import Evening

SOME_OPTIONS = GAME_OPTIONS[::9]


def played(setting: Setting) -> tuple[Evening, list[list[Position]]]:
    """A game at a table, and what each seat was shown after every move."""
    options = str(setting.options)
    evening = Evening(Settings(players=setting.players, options=options), setting.deal()).start()
    sent = []
    while True:
        sent.append([evening.position(seat) for seat in range(setting.players)])
        state = evening.table.state
        assert state is not None
        if evening.table.phase == "ended":
            return evening, sent
        evening.move(str(setting.next_move(state)))


@pytest.mark.parametrize("number", range(len(SOME_OPTIONS)), ids=lambda n: str(SOME_OPTIONS[n]))
def test_a_replay_as_a_seat_shows_what_that_seat_was_shown_then(number: int) -> None:
    setting = Setting(SOME_OPTIONS[number], 2 + number % 4, seed=number, skill=80)
    evening, sent = played(setting)
    replayed = replay_of_table(evening.history)
    assert len(replayed.positions) == len(sent)
    for position, seats in zip(replayed.positions[:-1], sent, strict=False):
        for seat, seen in enumerate(seats):
            hands = list(position.hands)
            hands[seat] = tuple(replace(card, card=None) for card in hands[seat])
            assert replace(position, hands=tuple(hands)) == replace(seen, legal=(), clues=())


def test_the_last_position_lies_open_as_it_did_at_the_end() -> None:
    evening, sent = played(Setting(GAME_OPTIONS[0], 3, seed=5, skill=97))
    assert replay_of_table(evening.history).positions[-1] == sent[-1][0]


def test_a_replay_brings_the_log_the_notes_and_the_comments() -> None:
    evening = Evening().start()
    evening.move()
    evening.ask("Ann", requests.WriteNote, 3, "mine")
    evening.ask("Bo", requests.AddBookmark, "here")
    evening.stop()
    evening.ask("Bo", requests.WriteComment, 1, "why that?")
    replayed = msgspec.json.decode(msgspec.json.encode(replay_of_table(evening.history)))
    assert [note["text"] for note in replayed["notebook"]["notes"]] == ["mine"]
    assert [mark["text"] for mark in replayed["notebook"]["bookmarks"]] == ["here"]
    assert [(said["name"], said["moves"], said["text"]) for said in replayed["comments"]] == [
        ("Bo", 1, "why that?")
    ]
    assert replayed["sealed"]


def test_a_record_alone_gives_positions_and_a_log() -> None:
    record = record_of(Setting(GAME_OPTIONS[3], 4, seed=2).end())
    replayed = replay_of_record(record)
    assert replayed.table is None
    assert len(replayed.positions) == len(record.moves) + 1
    assert [line.what.move for line in replayed.lines if isinstance(line.what, MovedShown)] == [
        str(move) for move in record.moves
    ]
    assert replayed.positions[-1].outcome is not None


def test_a_part_of_a_record_begins_at_its_first_move() -> None:
    record = record_of(Setting(GAME_OPTIONS[0], 3, seed=2).end())
    whole, part = replay_of_record(record), replay_of_record(record, 7)
    assert part.positions == whole.positions[7:]
    assert part.lines == whole.lines[7:]


def test_with_moves_a_position_holds_what_the_seat_on_turn_may_do() -> None:
    state = Replay(record_of(Setting(GAME_OPTIONS[0], 3, seed=2).end())).at(4)
    position = open_position(state, with_moves=True)
    assert position.legal == tuple(map(str, state.legal_moves()))
    assert {clue.move for clue in position.clues} == {move for move in position.legal if move[0] == "C"}


@pytest.mark.parametrize("options", GAME_OPTIONS[::17], ids=str)
def test_the_settings_of_a_record_have_its_rules(options: object) -> None:
    record = record_of(Setting(options, 2, seed=1).end())  # type: ignore[arg-type]
    assert settings_of(record).rules() == record.options
