"""A position as a picture: well-formed, with every card on it and nothing of a hidden hand."""

from xml.etree import ElementTree

import pytest

from hanabi.game.replay import record_of
from hanabi.protocol.replay import Replayed
from hanabi.rules.options import Options
from hanabi.site.http.position_svg import position_svg
from hanabi.table.replays import replay_of_record
from tests.games import Setting

TEXT = "{http://www.w3.org/2000/svg}text"
PATH = "{http://www.w3.org/2000/svg}path"


@pytest.fixture(scope="module")
def replayed() -> Replayed:
    return replay_of_record(record_of(Setting(Options.parse("ten-wild+black+tiles"), 5, 3, skill=97).end()))


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(TEXT)]


def test_every_position_of_a_game_can_be_drawn(replayed: Replayed) -> None:
    for position in replayed.positions:
        drawn = texts(position_svg(position, replayed.rules, replayed.names))
        assert set(replayed.names) <= set(drawn)
        assert f"{position.score} / {position.reachable}" in drawn
        assert max(map(len, drawn)) <= 14, "only names are longer than a card"


def test_each_discarded_card_is_there(replayed: Replayed) -> None:
    last = replayed.positions[-1]
    drawn = texts(position_svg(last, replayed.rules, replayed.names))
    assert [text for text in drawn if text in last.discards] == sorted(last.discards)


def test_an_empty_firework_shows_the_shape_of_its_suit(replayed: Replayed) -> None:
    svg = ElementTree.fromstring(position_svg(replayed.positions[0], replayed.rules, replayed.names))
    cards = sum(map(len, replayed.positions[0].hands))
    assert len(list(svg.iter(PATH))) == len(replayed.rules.suits) + cards


def test_a_hidden_hand_shows_no_face(replayed: Replayed) -> None:
    first = replayed.positions[0]
    svg = ElementTree.fromstring(position_svg(first, replayed.rules, replayed.names, hidden=1))
    shown = sum(map(len, first.hands)) - len(first.hands[1])
    assert len(list(svg.iter(PATH))) == len(replayed.rules.suits) + shown
