"""What each bit of an observation means."""

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from hanabi.envs import layout_table
from hanabi.envs.layout import LAYOUT_VERSION, MAX_WORDS, Layout, ObservationKind
from hanabi.envs.setup import Setup, preset
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.pages import ROOT

KINDS: tuple[ObservationKind, ...] = get_args(ObservationKind)
LARGEST = Setup(5, Options.parse("ten-own+black+tiles+announce"), hand_size=5, tokens=60, mistakes=60)
SETUPS = (
    LARGEST,
    *(Setup(players) for players in PLAYER_COUNTS),
    Setup(2, colors=1, ranks=1, hand_size=1, tokens=0, mistakes=1),
    Setup(3, colors=2, ranks=3, hand_size=2),
    *(
        Setup(players, Options.parse(options))
        for players in PLAYER_COUNTS
        for options in ("five-own", "ten-wild+black", "tiles", "announce", "ten-own+black+tiles+announce")
    ),
)

# The first bit of each field in the standard game for 2, 3, 4 and 5 players, as HLE has them.
OFFSETS = {
    "hands": (0, 0, 0, 0),
    "short_hands": (125, 250, 300, 400),
    "deck": (127, 253, 304, 405),
    "fireworks": (167, 288, 338, 435),
    "tokens": (192, 313, 363, 460),
    "lives": (200, 321, 371, 468),
    "discards": (203, 324, 374, 471),
    "last_actor": (253, 374, 424, 521),
    "last_type": (255, 377, 428, 526),
    "last_target": (259, 381, 432, 530),
    "last_color": (261, 384, 436, 535),
    "last_rank": (266, 389, 441, 540),
    "last_touched": (271, 394, 446, 545),
    "last_slot": (276, 399, 450, 549),
    "last_card": (281, 404, 454, 553),
    "last_scored": (306, 429, 479, 578),
    "last_token": (307, 430, 480, 579),
    "knowledge": (308, 431, 481, 580),
}
SIZES = {"card_knowledge": (658, 956, 1041, 1280), "minimal": (308, 431, 481, 580)}


def all_layouts() -> list[Layout]:
    """Every setup, seen in every way."""
    return [
        Layout(setup, kind, open_hands=open_hands, recent=recent)
        for setup, kind, open_hands, recent in product(SETUPS, KINDS, (False, True), (False, True))
    ]


def named(layout: Layout) -> dict[str, tuple[int, int]]:
    """The fields as plain values."""
    return {field.name: (field.start, field.size) for field in layout.fields}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_standard_game_has_the_offsets_of_hle(players: int) -> None:
    layout = Layout(Setup(players))
    assert {field.name: field.start for field in layout.fields} == {
        name: starts[players - 2] for name, starts in OFFSETS.items()
    }
    assert len(layout) == layout.size == SIZES["card_knowledge"][players - 2]
    assert Layout(Setup(players), "seer").size == layout.size
    assert Layout(Setup(players), "minimal").size == SIZES["minimal"][players - 2]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("Hanabi-Full", 658),
        ("Hanabi-Full-CardKnowledge", 658),
        ("Hanabi-Full-Minimal", 308),
        ("Hanabi-Small", 171),
        ("Hanabi-Very-Small", 106),
    ],
)
def test_the_presets_have_the_sizes_of_hle(name: str, size: int) -> None:
    setup, kind = preset(name)
    assert Layout(setup, kind).size == size  # type: ignore[arg-type]


def test_fields_follow_each_other_and_fill_the_vector() -> None:
    for layout in all_layouts():
        end = 0
        for field in layout.fields:
            assert field.start == end
            assert layout[field.name] == field.slice == slice(end, end + field.size)
            end += field.size
        assert end == layout.size <= 64 * (MAX_WORDS - 2)  # the encoder may write two words more
        assert len(set(layout.names)) == len(layout.names)


def test_every_bit_is_described_and_no_two_alike() -> None:
    for layout in all_layouts():
        words = Counter(layout.describe(bit) for bit in range(layout.size))
        twice = {text for text, count in words.items() if count > 1}
        if layout.kind == "seer":  # which says of cards that are seen what they are, again
            twice = {text for text in twice if " in slot " not in text}
        assert not twice


def test_bits_are_told_in_the_players_words() -> None:
    layout = Layout(Setup(3))
    told = {name: layout.describe(layout[name].start) for name in layout.names}
    assert told["hands"] == "the card of the player 1 seat on in slot 0 is red 1"
    assert told["short_hands"] == "you hold fewer than 5 cards"
    assert told["fireworks"] == "the top card of the red firework is the 1"
    assert told["last_target"] == "the last action gave you a clue"
    assert told["knowledge"] == "your card in slot 0 may be red 1, by its clues"
    assert layout.describe(layout["hands"].stop - 1) == (
        "the card of the player 2 seats on in slot 4 is blue 5"
    )
    assert layout.describe(layout["discards"].start + 3) == "red 2 in the discard pile: at least 1"
    assert layout.describe(layout["discards"].start + 4) == "red 2 in the discard pile: at least 2"
    assert layout.describe(layout.size - 1) == (
        "the card of the player 2 seats on in slot 4 was touched by a clue naming the rank 5"
    )


def test_a_seer_is_told_what_cards_are() -> None:
    layout = Layout(Setup(2), "seer")
    first = layout["knowledge"].start
    assert layout.describe(first) == "your card in slot 0 is red 1"
    assert layout.describe(first + 25) == "your card in slot 0 would be touched by a clue naming red"


def test_a_black_firework_is_told_from_the_5_down() -> None:
    layout = Layout(Setup(2, Options(black=True)))
    first = layout["fireworks"].start + 25
    assert layout.describe(first) == "the top card of the black firework is the 5"
    assert layout.describe(first + 4) == "the top card of the black firework is the 1"


def test_the_last_action_has_a_slice_of_its_own() -> None:
    layout = Layout(Setup(2))
    assert layout["last_action"] == slice(layout["last_actor"].start, layout["last_token"].stop)
    announced = Layout(Setup(2, Options(announce=True, tiles=True)))
    assert announced["last_action"] == slice(announced["last_actor"].start, announced["last_tile"].stop)


def test_unknown_fields_bits_and_kinds_are_refused() -> None:
    layout = Layout(Setup(2))
    with pytest.raises(KeyError, match=r"'piles' is not a field: one of hands, .*, last_action"):
        layout["piles"]
    for bit in (-1, 658):
        with pytest.raises(IndexError, match=rf"the bits are 0 to 657, not {bit}"):
            layout.describe(bit)
    unknown: Any = "v0"
    with pytest.raises(BadOptions, match="one of minimal, card_knowledge, seer, not 'v0'"):
        Layout(Setup(2), unknown)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_options_that_change_no_bit_leave_the_layout_as_it_is(players: int) -> None:
    base = named(Layout(Setup(players)))
    for options in ("base", "expert", "no-empty-clues", "expert+house-talk+no-memory-aid"):
        assert named(Layout(Setup(players, Options.parse(options)))) == base
    assert named(Layout(Setup(players, random_start=True))) == base


def test_options_add_exactly_their_fields() -> None:
    def added(options: str) -> dict[str, int]:
        sizes = {name: size for name, (_, size) in named(Layout(Setup(2, Options.parse(options)))).items()}
        base = {name: size for name, (_, size) in named(Layout(Setup(2))).items()}
        assert all(sizes[name] >= base[name] for name in base)
        return {name: size - base.get(name, 0) for name, size in sizes.items() if size != base.get(name)}

    assert added("announce") == {"last_announced": 5}
    assert added("tiles") == {"tiles_left": 6, "tile_pending": 6, "last_type": 3, "last_tile": 6}
    six_suits = {"hands": 25, "deck": 10, "fireworks": 5, "discards": 10, "last_card": 5}
    assert added("black") == {**six_suits, "knowledge": 50}
    assert added("ten-wild") == {**six_suits, "knowledge": 50}
    assert added("ten-own") == {**six_suits, "last_color": 1, "knowledge": 60}
    assert added("five-own") == {**added("ten-own"), "deck": 5, "discards": 5}


def test_the_open_hand_comes_first_and_moves_the_rest() -> None:
    base, opened = Layout(Setup(4)), Layout(Setup(4), open_hands=True)
    assert opened["own_hand"] == slice(0, 100)
    assert {name: (start - 100, size) for name, (start, size) in named(opened).items()} == {
        "own_hand": (-100, 100),
        **named(base),
    }


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_recent_actions_repeat_the_fields_of_the_last_one(players: int) -> None:
    base, recent = Layout(Setup(players)), Layout(Setup(players), recent=True)
    action = base["last_action"]
    width = action.stop - action.start
    assert recent.size == base.size + (players - 2) * width
    for back in range(2, players):
        first = recent[f"back{back}_actor"].start
        assert first == action.stop + (back - 2) * width
        for bit in range(width):
            told = recent.describe(action.start + bit).replace("the last action", f"the action {back} back")
            assert recent.describe(first + bit) == told


def test_the_version_tells_what_the_bits_mean() -> None:
    """When this fails, bits have another place or meaning: raise LAYOUT_VERSION with the new list."""
    assert LAYOUT_VERSION == 1
    layout = Layout(LARGEST, open_hands=True, recent=True)
    sizes = [(field.name, field.size) for field in layout.fields if not field.name.startswith("back")]
    assert sizes == [
        ("own_hand", 175),
        ("hands", 700),
        ("short_hands", 5),
        ("deck", 45),
        ("fireworks", 35),
        ("tokens", 60),
        ("lives", 60),
        ("tiles_left", 6),
        ("tile_pending", 6),
        ("discards", 70),
        ("last_actor", 5),
        ("last_type", 7),
        ("last_target", 5),
        ("last_color", 6),
        ("last_rank", 5),
        ("last_touched", 5),
        ("last_slot", 5),
        ("last_card", 35),
        ("last_scored", 1),
        ("last_token", 1),
        ("last_announced", 7),
        ("last_tile", 6),
        ("knowledge", 1150),
    ]


PAGE = ROOT / "docs" / "environments.md"


def test_the_documents_have_the_tables_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert layout_table.tables() in page
    assert layout_table.written(page) == page, f"run python -m hanabi.envs.layout_table {PAGE.name}"


def test_the_tables_are_printed_or_written_into_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["layout_table"])
    layout_table.main()
    assert capsys.readouterr().out == layout_table.tables() + "\n"
    page = tmp_path / "page.md"
    page.write_text(f"before\n{layout_table.BEGIN}\nold\n{layout_table.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["layout_table", str(page)])
    for _ in range(2):
        layout_table.main()
        assert page.read_text(encoding="utf-8") == (
            f"before\n{layout_table.BEGIN}\n\n{layout_table.tables()}\n\n{layout_table.END}\nafter\n"
        )


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="the page has no place for the tables"):
        layout_table.written("nothing here")
