"""The table as a text picture: right, narrow enough, and blind where the player is."""

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import settings as run
from hypothesis import strategies as st

from hanabi.game.board import Board
from hanabi.game.events import Recycled
from hanabi.game.picture import FINE, PAINTS, PLAIN, columns, picture, short_name, symbols_fit
from hanabi.game.state import State
from hanabi.rules.errors import IllegalMove
from hanabi.rules.languages import languages
from hanabi.rules.moves import ClueColor, ClueRank
from hanabi.rules.options import Options
from hanabi.rules.suits import Color, Suit
from hanabi.texts import texts
from tests.games import Setting, by_gear, settings
from tests.positions import after, position

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")
LONG_NAMES = ("Annabella-Maria", "花火花火花火花火", "C" * 100, "Dee\u2028\u202eDee", "\u200b")
CODES = re.compile(r"\x1b\[[0-9;]*m")
OWN_LINES = re.compile(r"^.{5}(?:suits|ranks)\b.*$", re.MULTILINE)


def line(text: str, beginning: str) -> str:
    """The line of a picture that begins with this word."""
    return next(each for each in text.splitlines() if each.strip(" ▸>").startswith(beginning))


def state_somewhere(setting: Setting, place: float) -> State:
    """A state of a game, from its beginning (0) to its end (1)."""
    states = list(setting.states())
    return states[round(place * (len(states) - 1))]


def test_a_whole_picture() -> None:
    state = position(
        "R3 B1 R5 W4 W1 | R1 Y3 R4 G2 B5 | G4 G5 Y1 W1 B2",
        fireworks="R2 B3 W1",
        discard="Y4 Y4 G1",
        tokens=6,
        mistakes=1,
        deck=20,
    )
    state = after(state, "C1:R", "C0:5", "C0:1")
    assert re.sub(r" Discarded .*", " Discarded", picture(state.view(0), NAMES)) == "\n".join(
        [
            "── base game ──────────────────────────────────────────────────── Ann to move ──",
            " Fireworks  ◆R 12···  ★Y ····✗  ▲G ·····  ○W 1····  ♠B 123··",
            " Clues      ●●●····· 3   Mistakes ✗·· 1   Deck 20   Score 6 of 25, at most 23",
            " Discarded",
            "",
            " slot      1            2            3            4            5",
            "   2 Bo    ◆R1 [R]      ★Y3          ◆R4 [R]      ▲G2          ♠B5",
            "   3 Cy    ▲G4          ▲G5          ★Y1          ○W1          ♠B2",
            " ▸ 1 Ann   ??           ?? [1]       ?? [5]       ??           ?? [1]",
            "     suits RYGWB        ·YGWB        RY·W·        RYGWB        ·YGWB",
            "     ranks ·234·        1····        ····5        ·234·        1····",
        ]
    )


def test_a_spectator_sees_every_hand_and_a_state_also_the_deck() -> None:
    state = position("R3 ...", next_cards="B4 W5")
    assert "◆R3" in line(picture(state.view(None), NAMES), "1 Ann")
    assert "Next cards" not in picture(state.view(None), NAMES)
    assert "B4 W5" in line(picture(state, NAMES), "Next cards")


def test_the_hand_of_the_one_who_looks_comes_last_after_those_who_play_next() -> None:
    text = picture(position(players=4).view(1), NAMES)
    assert re.findall(r"^ .? +(\d) [A-Z]", text, re.MULTILINE) == ["3", "4", "1", "2"]


def test_a_dead_firework_ends_in_a_cross_and_a_complete_one_has_five_cards() -> None:
    text = picture(position(fireworks="R5 G2", discard="G5").view(0), NAMES)
    assert "◆R 12345" in line(text, "Fireworks")
    assert "▲G 12··✗" in line(text, "Fireworks")


def test_black_is_built_downwards() -> None:
    assert "■K 543··" in picture(position(fireworks="K3", options="black").view(0), NAMES)


def test_the_last_round_counts_down() -> None:
    state = position(deck=0, turns_left=2)
    assert line(picture(state.view(0), NAMES), "Last round") == " Last round 2 turns left"
    assert "1 turn left" in picture(after(state, "C1:R").view(0), NAMES)
    assert "Last round" not in picture(position().view(0), NAMES)


def test_a_waiting_tile_and_the_used_and_left_ones_are_shown() -> None:
    state = position("R5 ...", fireworks="R4 W5", options="tiles", used_tiles="token", tiles="color-info")
    text = picture(after(state, "P R5").view(0), NAMES)
    assert line(text, "Tile waits").startswith(" Tile waits Color clue: Give another player a color clue")
    assert line(text, "Tiles") == " Tiles      used: Token; left: Rank clue, Back to the deck, Repair, Rescue"


def test_an_expert_game_counts_cards_and_no_points() -> None:
    text = picture(position(fireworks="R2", options="expert").view(0), NAMES)
    assert "Placed 2 of 25" in text
    assert "Score" not in text


def test_a_player_without_cards_is_shown_so() -> None:
    state = position("- | ...", options="expert", deck=0, players=2, fireworks="W5 R5 B5 Y5 G4")
    assert "no cards" in line(picture(state.view(0), NAMES), "1 Ann")


def test_faces_of_which_every_copy_lies_in_sight_are_no_longer_possible() -> None:
    state = position("Y4 !Y ... | Y1 Y1 ...", players=2, fireworks="Y1", discard="", on_turn=1)
    text = picture(after(state, "C0:Y").view(0), NAMES)
    suits, ranks = (line(text, word).split()[1] for word in ("suits", "ranks"))
    assert suits == "·Y···"
    assert ranks[0] == "·"


def test_without_memory_aid_a_player_sees_no_marks() -> None:
    state = after(position(options="no-memory-aid"), "C1:1", "C0:2")
    assert "[" not in picture(state.view(0), NAMES)
    assert not OWN_LINES.search(picture(state.view(0), NAMES))
    assert "[" in picture(state.view(None), NAMES)


def test_every_suit_has_a_letter_a_paint_and_a_shape_of_its_own() -> None:
    for signs in (FINE, PLAIN):
        assert len(set(signs.shapes.values())) == len(Suit) == len(signs.shapes)
    assert len(set(PAINTS.values())) == len(Suit) == len(PAINTS)


def test_a_stream_takes_the_symbols_or_does_not() -> None:
    assert symbols_fit("utf-8")
    assert not symbols_fit("ascii")
    assert not symbols_fit("latin-1")
    assert not symbols_fit(None)
    assert not symbols_fit("no such encoding")


def test_a_name_is_shown_short_and_in_one_line() -> None:
    assert short_name("Ann") == "Ann"
    assert short_name("Maximilian von Hohenzollern") == "Maximilian…"
    assert short_name("Maximilian von Hohenzollern", symbols=False) == "Maximilian~"
    assert short_name("花火花火花火花火") == "花火花火花…"
    assert short_name("A\u202en\u2028n") == "An n"
    assert short_name("\u200b") == "?"
    assert columns("花e\u0301") == 3


def test_marks_that_do_not_fit_are_cut() -> None:
    state = position("M1 ... | ...", players=2, options="ten-wild", tokens=8)
    for clue in (
        ClueColor(0, Color.RED),
        ClueColor(0, Color.BLUE),
        ClueColor(0, Color.WHITE),
        ClueRank(0, 1),
    ):
        state = after(state, "C1:1") if state.on_turn == 0 else state
        state, _ = state.apply(clue)
    assert "✿M1 [RWB1]" in picture(state.view(1), NAMES)
    narrow = picture(state.view(1), NAMES, width=60)
    assert "✿M1 [R…]" in narrow
    assert max(map(columns, narrow.splitlines())) <= 60


@run(max_examples=by_gear(40, 2))
@given(settings, st.floats(0, 1), st.sampled_from([NAMES, LONG_NAMES]), st.sampled_from([40, 60, 80, 120]))
def test_every_line_keeps_within_the_width(
    setting: Setting, place: float, names: tuple[str, ...], width: int
) -> None:
    state = state_somewhere(replace(setting, wasteful=True), place)
    boards: list[Board] = [state, state.view(None), *map(state.view, range(state.players))]
    for board in boards:
        for symbols in (True, False):
            text = picture(board, names[: state.players], width=width, symbols=symbols)
            assert max(map(columns, text.splitlines())) <= width
            assert len(text.splitlines()) <= (19 if width >= 80 else 25 if width >= 60 else 40)


@run(max_examples=by_gear(40, 2))
@given(settings, st.floats(0, 1))
def test_colors_only_add_codes_and_plain_pictures_are_ascii(setting: Setting, place: float) -> None:
    view = state_somewhere(setting, place).view(0)
    names = NAMES[: view.players]
    assert CODES.sub("", picture(view, names, color=True)) == picture(view, names)
    assert picture(view, names, symbols=False).isascii()


@run(max_examples=by_gear(100, 2))
@given(settings, st.floats(0, 1), st.data())
def test_a_player_does_not_see_the_own_cards_nor_the_deck(
    setting: Setting, place: float, data: st.DataObject
) -> None:
    """Another game that went the same way for this seat: its own cards and the deck are others."""
    state = state_somewhere(setting, place)
    seat = data.draw(st.integers(0, state.players - 1))
    other = other_game(state, seat, data)
    assume(other is not None)
    assert other is not None
    names = NAMES[: state.players]
    assert picture(other.view(seat), names) == picture(state.view(seat), names)


def other_game(state: State, seat: int, data: st.DataObject) -> State | None:
    """The same moves and events from a deal in which some cards that the seat never saw are exchanged."""
    deal = state.dealt
    if deal is None or any(isinstance(event, Recycled) for event in state.log):
        return None  # a recycled card moves the others in the deck
    deck = list(deal.deck)
    hidden = [*state.orders(seat), *range(len(deck) - state.deck_count, len(deck))]
    for _ in range(data.draw(st.integers(1, 4))):
        one, two = data.draw(st.sampled_from(hidden)), data.draw(st.sampled_from(hidden))
        deck[one], deck[two] = deck[two], deck[one]
    try:
        other = State.deal(replace(deal, deck=tuple(deck)), state.options).play_on(state.moves)
    except IllegalMove:
        return None
    return other if other.log == state.log and tuple(deck) != deal.deck else None


def test_the_property_above_would_notice_a_face() -> None:
    """The own hand of two games that look the same to its player is not the same."""
    state = position("R3 B1 ... | ...", players=2)
    assert "◆R3" in picture(state.view(1), NAMES)
    assert "◆R3" not in line(picture(state.view(0), NAMES), "1 Ann")


@pytest.mark.parametrize(
    "options", ["base", "five-own+black+tiles+expert+announce+no-empty-clues+house-talk"]
)
def test_the_heading_says_the_rules_and_whose_turn_it_is(options: str) -> None:
    state = State.new(2, Options.parse(options), starter=1)
    heading = picture(state.view(0), NAMES).splitlines()[0]
    assert heading.startswith(
        "── base game ──" if options == "base" else "── five-own+black+tiles+expert+announce"
    )
    assert heading.endswith(" Bo to move ──")
    assert columns(heading) == 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 59, 60, 80])
@pytest.mark.parametrize("players", [2, 5])
def test_the_picture_fits_in_every_language(language: str, width: int, players: int) -> None:
    state = position(options="ten-wild+black+tiles", players=players, mistakes=2)
    names = ("Cautious Lena", "Partner Aino", "Cy", "Dee", "Eli")[:players]
    for board in (state, state.view(0)):
        text = picture(board, names, width=width, texts=texts(language))
        assert max(map(columns, text.splitlines())) <= width
        assert "picture-" not in text


def test_suits_have_the_letters_of_the_language_or_those_of_records() -> None:
    view = after(position("... | R1 Y3 G4 W2 B5"), "C1:R").view(0)
    assert "★K3" in line(picture(view, NAMES, texts=texts("fi")), "2 Bo")
    assert "◆P1 [P]" in line(picture(view, NAMES, texts=texts("fi")), "2 Bo")
    assert "◆R1 [R]" in line(picture(view, NAMES, texts=texts("fi", english_letters=True)), "2 Bo")
