"""The table as a picture for a notebook."""

from dataclasses import replace
from random import Random
from xml.etree import ElementTree

from hanabi.game.board import Board
from hanabi.game.state import State
from hanabi.rules.options import Options
from tests.games import Setting
from tests.positions import after, position

TEXT = "{http://www.w3.org/2000/svg}text"
PATH = "{http://www.w3.org/2000/svg}path"


def drawn(board: Board) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(board._repr_svg_()).iter(TEXT)]


def faces(board: Board) -> int:
    """How many shapes there are beside those of the fireworks."""
    found = ElementTree.fromstring(board._repr_svg_()).iter(PATH)
    return len(list(found)) - len(board.options.suits)


def test_every_state_and_view_of_a_game_can_be_drawn() -> None:
    for state in Setting(Options.parse("ten-wild+black+tiles"), 5, 3, skill=97).states():
        for board in (state, state.view(0), state.view(None)):
            texts = drawn(board)
            assert f"{board.score} / {board.reachable_score}" in texts
            assert "Player 5" in texts


def test_a_state_shows_all_cards_and_a_view_not_its_own() -> None:
    state = State.new(3, chance=Random(1))
    assert (faces(state), faces(state.view(1)), faces(state.view(None))) == (15, 10, 15)


def test_a_clue_is_marked_on_an_unseen_card_unless_players_remember_it_themselves() -> None:
    state = after(position("W1 ... | R1 ..."), "C1:R")
    assert "R" in drawn(state.view(1))
    agreed = replace(state.options, memory_aid=False)
    unaided = after(position("W1 ... | R1 ...", options=str(agreed)), "C1:R")
    assert drawn(unaided.view(1)).count("R") < drawn(state.view(1)).count("R")


def test_only_names_are_longer_than_a_card_and_each_discarded_card_is_there() -> None:
    end = Setting(Options.parse("ten-wild+black+tiles"), 5, 3, skill=97).end()
    texts = drawn(end)
    assert max(map(len, texts)) <= 14
    discards = [str(card) for card in end.discard_pile]
    assert [text for text in texts if text in discards] == sorted(discards)
