"""A position as one line of text: read back as it was, and without what a seat may not know."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from hanabi.game.board import Board
from hanabi.game.position_reading import WORDS, parse_position
from hanabi.game.position_text import NAMES
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.rules.errors import BadDeal, BadNotation, BadOptions, HanabiError
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.engine.test_hidden_cards import otherwise_dealt
from tests.games import Setting, by_gear, settings, telling_states
from tests.pages import ROOT
from tests.positions import after, position
from tests.rules.fuzzing import tried

ANN = "base R1Y0G0W0B0 ??+5,??,??,??,??/B4,Y1,Y3,G4-5,G5+5 - 39 6 0 0 view=0"


def seen(board: Board) -> tuple[object, ...]:
    """All that lies on the table."""
    numbers = (board.tokens, board.mistakes, board.on_turn, board.turn, board.turns_left, board.deck_count)
    tiles = (board.pending, board.tiles_used, board.tiles_left)
    rules = (board.options, board.players, board.fireworks, board.discard_pile, board.hands)
    return (*numbers, *tiles, *rules, board.outcome())


def check_read_back(board: State | View | SpectatorView) -> None:
    text = board.to_text()
    again = parse_position(text)
    assert type(again) is type(board)
    assert again.to_text() == text
    assert seen(again) == seen(board)
    assert again.legal_moves() == board.legal_moves()


@examples(max_examples=by_gear(150, 8))
@given(settings)
def test_a_position_of_any_game_is_read_back_as_it_was(setting: Setting) -> None:
    for state in telling_states(setting):
        check_read_back(state)
        assert State.from_text(state.to_text()).deck == state.deck
        assert State.from_text(state.to_text()).tiles_to_come == state.tiles_to_come


@examples(max_examples=by_gear(60, 4))
@given(settings)
def test_a_view_of_any_game_is_read_back_as_it_was(setting: Setting) -> None:
    for state in telling_states(setting):
        for seat in (None, *range(setting.players)):
            check_read_back(state.view(seat))


@examples(max_examples=by_gear(40, 3))
@given(settings)
def test_a_game_goes_on_from_its_text_as_it_would_have(setting: Setting) -> None:
    *_, end = setting.states()
    half = end.undo(len(end.moves) // 2)
    again = State.from_text(half.to_text()).play_on(end.moves[len(half.moves) :])
    assert seen(again) == seen(end)
    assert again.to_text() == end.to_text()


@examples(max_examples=by_gear(60, 4))
@given(settings, st.data())
def test_the_text_of_a_view_holds_nothing_that_its_seat_may_not_know(
    setting: Setting, data: st.DataObject
) -> None:
    states = list(setting.states())
    now = data.draw(st.integers(0, len(states) - 1))
    seat = data.draw(st.none() | st.integers(0, setting.players - 1))
    deal = otherwise_dealt(states[: now + 1], seat, Random(setting.seed))
    if deal is not None:
        other = State.deal(deal, setting.options).play_on(states[now].moves)
        assert other.view(seat).to_text() == states[now].view(seat).to_text()


def test_a_fresh_deal_needs_no_more_than_its_cards() -> None:
    state = State.new(2, chance=Random(7), starter=0)
    words = state.to_text().split()
    assert len(words) == len(WORDS)
    assert words[:2] == ["base", "R0Y0G0W0B0"]
    assert words[2].count(",") == 8
    assert words[5:] == ["8", "0", "0"]
    assert len(words[4]) == 2 * 40


def test_a_card_is_written_with_its_order_its_face_and_its_clues() -> None:
    state = after(position("R1 B3 W4 ... | R3 R4 Y4 W2 W2", players=2), "C1:R", "C0:1", "C1:4")
    assert state.to_text().split()[2].split("/")[1] == "R3+R-4,R4+R4,Y4+4-R,W2-R4,W2-R4"
    later = after(state, "P R3")
    assert later.to_text().split()[2].split("/")[1].startswith("6R4+R4,7Y4+4-R,")


def test_black_fireworks_are_written_by_their_top_card() -> None:
    state = position(options="black", fireworks="K3 R2")
    assert state.to_text().split()[1] == "R2Y0G0W0B0K3"
    assert State.from_text(state.to_text()).fireworks[Suit.BLACK] == 3


def test_a_card_that_all_know_without_a_clue_is_marked() -> None:
    """R-1017: recycled into the empty deck of an expert game and drawn at once."""
    before = position(
        "R5 ... | ...",
        players=2,
        options="black+tiles+expert",
        fireworks="R4 W5 B4 Y5 G5 K2",
        deck=0,
        tiles="recycle",
        discard="B1",
    )
    state = after(before, "P R5", "R:B1")
    (drawn,) = state.hand(0)[-1].possible
    assert str(drawn) == "B1"
    assert "B1!B1" in state.to_text().split()[2]
    check_read_back(state)
    assert "??!B1" in state.view(0).to_text().split()[2]


def test_a_waiting_tile_and_the_tiles_are_written() -> None:
    state = after(position("R5 ...", options="tiles", fireworks="R4", tiles="color-info token"), "P R5")
    assert "tiles=color-info/token,repair,rank-info,recycle,salvage tile=color-info" in state.to_text()
    assert "tiles=color-info tile=color-info" in state.view(1).to_text()
    check_read_back(state)


def test_a_tile_waits_only_where_it_offers_a_choice() -> None:
    state = after(position("R5 ...", options="tiles", fireworks="R4", tiles="recycle", discard="B1"), "P R5")
    words = state.to_text().split()
    assert state.pending is Tile.RECYCLE
    pile, deck = words[3], words[4]
    words[3], words[4] = "-", pile + deck
    with pytest.raises(BadDeal, match="the tile recycle offers no choice there: it would have lapsed"):
        parse_position(" ".join(words))


def test_a_view_does_not_say_where_a_recycled_card_will_go() -> None:
    text = State.new(2, Options(tiles=True), chance=Random(1)).view(0).to_text()
    with pytest.raises(BadDeal, match="nobody can see where a recycled card will go"):
        parse_position(f"{text} cut=7")


def test_an_example_a_person_would_write_is_read() -> None:
    view = parse_position(ANN)
    assert isinstance(view, View)
    assert (view.seat, view.players, view.tokens, view.fireworks[Suit.RED]) == (0, 2, 6, 1)
    assert view.hand(0)[0].clued == {5}
    assert view.orders(1) == (5, 6, 7, 8, 9)
    assert parse_move("P0") in view.legal_moves()


def test_a_state_is_not_read_from_what_somebody_sees() -> None:
    with pytest.raises(BadDeal, match="this is what somebody sees, not the whole game"):
        State.from_text(ANN)


@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ("base", "bass", "'bass' is not an option: one of base, "),
        ("R1Y0G0W0B0", "R1Y0G0W0", "the fireworks: 'R1Y0G0W0' is not the top card of each, like R0Y0G0W0B0"),
        ("R1Y0G0W0B0", "R6Y0G0W0B0", "the fireworks: 'R6Y0G0W0B0' is not the top card of each"),
        ("G5+5", "G5+", None),
        ("G5+5", "G5*", r"the hands: 'G5\*' is not a card, like R3, 12R3\+R-45 or"),
        ("G5+5", "G5+3", "the clues of card 9 of seat 1 are not true of G5"),
        ("G5+5", "G5+M", "no clue names M here: colors are R, Y, G, W, B"),
        ("??+5", "??+54", "no card is what the clues say of card 0 of seat 0"),
        ("??+5", "0??+5", "some cards have an order and others none"),
        ("??+5", "R5+5", "card 0 of seat 0 is R5, which view=0 cannot see: write"),
        ("B4", "??", "card 5 of seat 1 is .*, but nothing hides it: add view=1"),
        ("/B4", "B4", "for 2 to 5 players, not 1|is not a card"),
        ("B4", "R1", None),
        ("B4,Y1", "G5,G5", "3 of G5 lie open; these options have 1"),
        (" - ", " -- ", "the discard pile: '--' is not cards, like R3B1, or - for none"),
        (" 39 ", " 38 ", "39 cards are left for the deck, not 38"),
        (" 39 ", " R1 ", "the deck of a view: 'R1' is not a whole number"),
        (" 6 ", " 9 ", "tokens must be from 0 to 8, not 9"),
        (" 6 ", " six ", "tokens: 'six' is not a whole number"),
        (" 0 0 ", " 1 0 ", "1 mistakes discarded as many cards, but there are 0"),
        (" 0 view", " 2 view", "the seat on turn must be from 0 to 1, not 2"),
        ("view=0", "view=2", "there is no seat 2 to see it: the seats are 0 to 1"),
        ("view=0", "", "the deck: '39' is not cards, .* only the deck of a view"),
        ("view=0", "view=0 view=0", "'view=0' cannot stand there: each of view=, "),
        ("view=0", "view=0 colour=1", "'colour=1' cannot stand there: each of view=, "),
        ("view=0", "view=0 left=1", "a last round needs an empty deck"),
        ("view=0", "view=0 tiles=-", "tiles= belongs to games with tiles, and to them always"),
        ("view=0", "view=0 over=bored", "over=: 'bored' is not an end: one of all-complete, third-mistake"),
        ("view=0", "view=0 over=third-mistake", "mistakes must be from 3 to 3, not 0"),
        ("view=0", "view=0 over=all-complete", "a game cannot have ended there"),
        ("view=0", "view=0 over=last-round", "no last round can have ended there"),
        ("view=0", "view=0 over=stopped", None),
        ("view=0", "view=0 next=3", "the order of a card must be from 0 to 2, not 3"),
        ("view=0", "view=0 tile=salvage", "the tile salvage cannot wait: it is not the last one"),
    ],
)
def test_what_cannot_be_read_or_cannot_be_is_refused_with_the_reason(
    wrong: str, right: str, reason: str | None
) -> None:
    text = ANN.replace(wrong, right, 1)
    assert text != ANN
    if reason is None:
        assert parse_position(text).options == Options()
    else:
        with pytest.raises((BadNotation, BadDeal, BadOptions), match=reason):
            parse_position(text)


@pytest.mark.parametrize("text", ["", "base", "x" * 9000, "base R0Y0G0W0B0 - - - 8 0"])
def test_too_few_words_or_too_many_signs_are_no_position(text: str) -> None:
    with pytest.raises(BadNotation, match=r"a position (has 8 words|is a text of at most)"):
        parse_position(text)


def test_something_else_than_a_text_is_no_position() -> None:
    with pytest.raises(BadNotation, match="not None"):
        parse_position(None)  # type: ignore[arg-type]


@examples(max_examples=by_gear(300, 20))
@given(st.data())
def test_a_text_with_changes_is_read_or_refused_and_never_breaks(data: st.DataObject) -> None:
    state = Setting(Options.parse("ten-wild+tiles"), 3, seed=5, skill=97).end().undo(3)
    text = data.draw(st.sampled_from([state.to_text(), state.view(1).to_text(), ANN]))
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("RYGMK0159?+-!/,=. xé"))
    board = tried(parse_position, text[:at] + sign + text[at + 1 :], HanabiError)
    assert board is None or parse_position(board.to_text()).to_text() == board.to_text()


def test_the_named_words_come_in_their_order() -> None:
    text = Setting(Options.parse("tiles"), 4, seed=1, skill=97).end().view(2).to_text()
    names = [word.partition("=")[0] for word in text.split()[len(WORDS) :]]
    assert names == [name for name in NAMES if name in names]


def test_the_page_about_notation_has_every_word_and_name() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("## Positions")[1]
    first = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `")]
    assert [f" `{word}` " for word in WORDS] == first[: len(WORDS)]
    assert [name for name in NAMES if any(f"`{name}=" in cell for cell in first)] == list(NAMES)
