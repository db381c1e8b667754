"""What a person types is read as it is meant, or refused with what would be right."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import settings as run
from hypothesis import strategies as st

from hanabi.cli.typed import (
    VERBS,
    Preview,
    PreviewClues,
    Typed,
    Wish,
    folded,
    read,
    seat_named,
    short_verb,
    verb_word,
)
from hanabi.game.sentences import suit_word
from hanabi.rules.errors import BadNotation
from hanabi.rules.languages import languages
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
    parse_move,
)
from hanabi.rules.suits import Color, Suit
from hanabi.texts import texts
from tests.cli.people import NAMES, WAYS, clever_game, dealt, typed
from tests.games import Setting, by_gear, settings
from tests.positions import position

STATE = position("R3 B1 R5 W4 W1 | R1 Y3 R4 G2 B5 | G4 G5 Y1 W1 B2")  # Ann holds the orders 0 to 4

READ: list[tuple[str, Typed]] = [
    ("p2", Play(1)),
    ("p 2", Play(1)),
    ("play 2", Play(1)),
    ("  PLAY   2  ", Play(1)),
    ("pl 2", Play(1)),
    ("p2 red", Play(1, Suit.RED)),
    ("p2 r", Play(1, Suit.RED)),
    ("p2=red", Play(1, Suit.RED)),
    ("p2 k", Play(1, Suit.BLACK)),
    ("p2 multi", Play(1, Suit.MULTICOLOUR)),
    ("d1", Discard(0)),
    ("discard 5", Discard(4)),
    ("clue bo red", ClueColor(1, Color.RED)),
    ("clue Bo R", ClueColor(1, Color.RED)),
    ("c 2 red", ClueColor(1, Color.RED)),
    ("c2 red", ClueColor(1, Color.RED)),
    ("c2r", ClueColor(1, Color.RED)),
    ("c2multicolor", ClueColor(1, Color.MULTICOLOUR)),
    ("clue 3 5", ClueRank(2, 5)),
    ("c35", ClueRank(2, 5)),
    ("c c 5", ClueRank(2, 5)),
    ("p1 multicolor", Play(0, Suit.MULTICOLOUR)),
    ("recycle B3", Recycle(parse_move("R:B3").card)),  # type: ignore[union-attr]
    ("recycle blue 3", Recycle(parse_move("R:B3").card)),  # type: ignore[union-attr]
    ("sa k5", Salvage(parse_move("S:K5").card)),  # type: ignore[union-attr]
    ("lapse", Lapse()),
    ("sort 3 1 2 4 5", Rearrange(0, (2, 0, 1, 3, 4))),
    ("sort 54321", Rearrange(0, (4, 3, 2, 1, 0))),
    ("stop", Stop(0)),
    ("help", Wish.HELP),
    ("h", Wish.HELP),
    ("?", Wish.HELP),
    ("m", Wish.MOVES),
    ("log", Wish.LOG),
    ("", Wish.TABLE),
    ("table", Wish.TABLE),
    ("q", Wish.QUIT),
    ("?c bo red", Preview(ClueColor(1, Color.RED))),
    ("? clue 3 5", Preview(ClueRank(2, 5))),
    ("?p2", Preview(Play(1))),
    ("?moves", Wish.MOVES),
    ("?bo", PreviewClues(1)),
    ("?2", PreviewClues(1)),
    ("?c bo", PreviewClues(1)),
    ("?c", PreviewClues(2)),  # the beginning of Cy
    ("P0", Play(0)),
    ("D0", Discard(0)),
    ("P12=R", Play(12, Suit.RED)),
    ("C1:R", ClueColor(1, Color.RED)),
    ("C2:5", ClueRank(2, 5)),
    ("R:B3", parse_move("R:B3")),
    ("S:B3", parse_move("S:B3")),
    ("L", Lapse()),
    ("H0:4,3,2,1,0", Rearrange(0, (4, 3, 2, 1, 0))),
    ("X", Stop()),
    ("exact P2", Play(2)),
]


@pytest.mark.parametrize(("text", "meaning"), READ)
def test_what_is_typed_is_read(text: str, meaning: Typed) -> None:
    assert read(text, STATE.view(0), NAMES[:3]) == meaning


REFUSED = [
    ("foo", "'foo' is not understood: try `help`"),
    ("3", "'3' is not understood"),
    ("p", "Expected a slot from 1 to 5, as in `play 2`, found nothing"),
    ("p x", "Expected a slot from 1 to 5, as in `play 2`, found 'x'"),
    ("p0", "There is no slot 0: your slots are 1 to 5"),
    ("p6", "There is no slot 6: your slots are 1 to 5"),
    ("d" + "9" * 5000, "There is no slot 9999"),
    ("d٣", "Expected a slot from 1 to 5"),
    ("p2 purple", "'purple' is not a suit: one of red"),
    ("p2 b l", "'b l' is not a suit"),
    ("d1 red", "Expected a slot from 1 to 5, as in `discard 1`, found '1 red'"),
    ("clue", "A clue has a player and a color or rank, as in `c 2 red` or `c 2 3`"),
    ("clue red", "A clue has a player and a color or rank"),
    ("clue zed red", "'zed' is no player here: 1 Ann, 2 Bo, 3 Cy"),
    ("clue 4 red", "'4' is no player here: 1 Ann, 2 Bo, 3 Cy"),
    ("clue bo purple", "No clue can name 'purple': it names red"),
    ("clue bo black", "No clue can name 'black'"),
    ("clue bo 6", "A clue names a rank from 1 to 5, not 6"),
    ("?c bo purple", "No clue can name 'purple'"),
    ("?zed", "'zed' is not understood"),
    ("recycle", "Expected a card of the discard pile, as in `recycle B3`, found nothing"),
    ("salvage B9", "Expected a card of the discard pile, as in `salvage B3`, found 'B9'"),
    ("sort", "Name each of your slots once, in the new order, as in `sort 5 4 3 2 1`"),
    ("sort 1 2 3", "Name each of your slots once"),
    ("sort 1 1 2 3 4", "Name each of your slots once"),
    ("s 1", "'s' could be salvage, sort or stop: write more of it"),
    ("stop now", "`stop` stands alone: leave out 'now'"),
    ("help me", "`help` stands alone: leave out 'me'"),
    (
        "P2",
        "In capitals, P2 is exact notation for card number 2: type p2 for slot 2, or `exact P2`",
    ),
    ("D5", "In capitals, D5 is exact notation for card number 5: type d5 for slot 5, or `exact D5`"),
    ("exact p2", "'p2' is not a move: write C1:R"),
    ("C1:Q", "A clue has a player and a color or rank"),
    ("c1:r", "A clue has a player and a color or rank"),  # not Ann: in exact notation it would be Bo
]


@pytest.mark.parametrize(("text", "reason"), REFUSED, ids=lambda text: text[:20])
def test_what_cannot_be_read_is_explained(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read(text, STATE.view(0), NAMES[:3])
    assert reason in str(refused.value)


def test_a_capital_and_a_number_never_play_another_card_than_the_slot_with_that_number() -> None:
    """Somebody with the caps lock on means slots."""
    for seat in range(3):
        orders = STATE.orders(seat)
        for slot in range(1, 6):
            view = position(on_turn=seat).view(seat)
            try:
                move = read(f"P{slot}", view, NAMES[:3])
            except BadNotation:
                continue
            assert move == Play(orders[slot - 1])


def test_a_hand_without_cards_has_no_slots() -> None:
    view = position("- | ...", players=2, options="expert", deck=0, fireworks="W5 R5 B5 Y5 G4").view(0)
    with pytest.raises(BadNotation, match="You have no cards: only a clue is possible"):
        read("p1", view, NAMES[:2])


def test_a_name_that_begins_another_is_taken_as_it_is() -> None:
    names = ("Jo", "Jon", "Jo Ann", "Zoë")
    assert [seat_named(text, names) for text in ("jo", "JON", "jo a", "zo", "4")] == [0, 1, 2, 3, 3]
    with pytest.raises(BadNotation, match="'j' could be Jo, Jon or Jo Ann: write more of it"):
        seat_named("j", names)
    with pytest.raises(BadNotation, match="nothing is no player here"):
        seat_named("", names)


def test_a_clue_can_name_a_player_of_several_words() -> None:
    assert read("clue jo ann red", position().view(0), ("Jo", "Jon", "Jo Ann")) == ClueColor(2, Color.RED)


@run(max_examples=by_gear(40, 2))
@given(settings, st.integers(0, WAYS - 1))
def test_every_move_of_a_game_can_be_typed_in_every_way(setting: Setting, way: int) -> None:
    names = NAMES[: setting.players]
    for state, move in clever_game(
        dealt(setting.players, str(setting.options), abs(setting.seed)), setting.skill
    ):
        assert read(typed(move, state, way), state.view(state.on_turn), names) == move


@run(max_examples=by_gear(300, 300))
@given(
    st.one_of(
        st.text(max_size=20), st.lists(st.sampled_from([*VERBS, *"?pdc 123rb:=R"]), max_size=5).map(" ".join)
    )
)
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    with suppress(BadNotation):
        read(text, STATE.view(0), NAMES[:3])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("english_letters", [False, True])
def test_what_is_shown_can_be_typed_in_every_language(language: str, english_letters: bool) -> None:
    said, view = texts(language, english_letters), STATE.view(0)

    def typed_as(text: str) -> Typed:
        return read(text, view, NAMES[:3], said)

    for word in (verb_word("play", said), short_verb("play", said), "play", "p"):
        assert typed_as(f"{word} 2") == Play(1)
    for word in (verb_word("discard", said), short_verb("discard", said), "discard", "d"):
        assert typed_as(f"{word} 1") == Discard(0)
    for color in Color:
        for word in (suit_word(color, said), said.letter(color.letter), color.word):
            for verb in (verb_word("clue", said), short_verb("clue", said), "clue", "c"):
                assert typed_as(f"{verb} bo {word}") == ClueColor(1, color)
    for suit in Suit:
        assert typed_as(f"p1 {suit_word(suit, said)}") == Play(0, suit)
        assert typed_as(f"p1 {said.letter(suit.letter)}") == Play(0, suit)
    for wish in Wish:
        assert typed_as(verb_word(wish.value, said)) == typed_as(wish.value) == wish


@pytest.mark.parametrize("language", languages())
def test_no_two_verbs_of_a_language_are_the_same(language: str) -> None:
    words = [folded(verb_word(verb, texts(language))) for verb in VERBS]
    assert len(set(words)) == len(words)
    assert not [word for word in words if not word.isalpha()]


def test_signs_that_a_keyboard_lacks_can_be_left_out() -> None:
    assert read("c bo rod", STATE.view(0), NAMES[:3], texts("da")) == ClueColor(1, Color.RED)
    assert read("odrzuc 1", STATE.view(0), NAMES[:3], texts("pl")) == Discard(0)


def test_a_beginning_that_two_colors_share_is_asked_about() -> None:
    with pytest.raises(BadNotation, match="'v' voi olla vihreä tai valkoinen"):
        read("c bo v", STATE.view(0), NAMES[:3], texts("fi"))
    with pytest.raises(BadNotation, match="'g' kan være gul eller grøn"):  # though in English it is green
        read("c bo g", STATE.view(0), NAMES[:3], texts("da"))
