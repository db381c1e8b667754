"""Partners at work: whole games, under every rule, beside players who make no sense, and in words."""

from random import Random
from typing import Any

import pytest

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.bot import LEVELS
from hanabi.bots.partner.explanations import Code, Explanation, words
from hanabi.game.state import State
from hanabi.rules.cards import Card, parse_cards
from hanabi.rules.editions import EDITIONS
from hanabi.rules.errors import BadOptions
from hanabi.rules.languages import languages
from hanabi.rules.moves import Action
from hanabi.rules.options import Options
from hanabi.rules.suits import Color
from hanabi.texts import texts
from tests.bots.partner.tables import Table

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
STRICT = Options(empty_clues=False)

EVERYTHING = [
    *(
        Options.from_dict({name: value})
        for name, values in EDITIONS["custom"].offers.items()
        for value in values
    ),
    Options.parse("ten-wild+black+tiles"),
    Options.parse("ten-wild+black+tiles+expert"),
    Options.parse("five-own+expert+announce"),
    Options.parse("five-own+black+tiles+expert+announce"),
    Options.parse("ten-own+black+tiles+expert+announce+no-empty-clues"),
]


def play(
    players: int, options: Options, seed: int, *, level: int = 4, slips: float = 0.0, slipping: int = 0
) -> tuple[State, list[Explanation]]:
    """A game of partners; one seat may slip. The state refuses whatever is not legal."""
    state = State.new(players, options, chance=Random(seed), starter=0)
    bots = [PartnerBot(level) for _ in range(players)]
    chance, said = Random(seed), list[Explanation]()
    while not state.is_over:
        seat = state.on_turn
        move: Action = bots[seat].choose(state.view(seat))
        said += bots[seat].explain()
        if seat == slipping and chance.random() < slips:
            move = chance.choice(state.legal_moves())
        state, events = state.apply(move)
        views = [state.view(seat) for seat in range(players)]
        for event in events:
            for bot, view in zip(bots, views, strict=True):
                bot.notice(event, view)
    for bot in bots:
        said += bot.readings()
    return state, said


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_every_option_legally_and_says_why(options: Options, players: int) -> None:
    state, said = play(players, options, seed=players, level=players - 1)
    assert state.placed >= 5 or options.expert  # an expert game may be lost early
    assert all(words(reason, NAMES) for reason in said)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_what_every_edition_offers(edition: str) -> None:
    box = EDITIONS[edition]
    choices: dict[str, Any] = {name: values[0] for name, values in box.offers.items()}
    state, _ = play(3, box.options(**choices), seed=1)
    assert state.is_over


@pytest.mark.parametrize(("players", "points"), [(2, 20), (3, 20), (4, 20), (5, 18)])
def test_partners_do_well_together(players: int, points: int) -> None:
    scores = [play(players, STRICT, seed)[0].placed for seed in range(1000, 1008)]
    assert sum(scores) / len(scores) >= points


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_sensibly(level: int) -> None:
    scores = [play(3, STRICT, seed, level=level)[0].placed for seed in range(2000, 2006)]
    assert sum(scores) / len(scores) >= 17


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_seat_that_plays_at_random_now_and_then_costs_points_but_not_the_game(players: int) -> None:
    states = [play(players, STRICT, seed, slips=0.1)[0] for seed in range(3000, 3010)]
    assert sum(state.placed for state in states) / len(states) >= 14


def test_it_stays_calm_beside_a_seat_that_only_plays_at_random() -> None:
    for seed in range(3):
        state, said = play(3, STRICT, seed, slips=1.0)
        assert state.is_over
        assert all(words(reason, NAMES) for reason in said)


def test_the_same_deal_is_played_the_same_way() -> None:
    assert play(4, STRICT, 7)[0].moves == play(4, STRICT, 7)[0].moves


def test_what_it_cannot_see_does_not_matter() -> None:
    """Two games that differ only in the hand of seat 0 and in the deck look the same to seat 0."""
    hands = "| G3 B3 R1 W3 Y3 | G4 W4 B4 Y4 R3"
    one, two = Table(f"G4 R4 B4 W4 Y4 {hands}"), Table(f"R5 R2 B2 W2 Y5 {hands}")
    views = [table.state.view(0) for table in (one, two)]
    assert PartnerBot().choose(views[0]) == PartnerBot().choose(views[1])


def test_a_partner_may_join_in_the_middle() -> None:
    state = State.new(3, STRICT, chance=Random(5), starter=0)
    for _ in range(20):
        late = PartnerBot()
        state, _ = state.apply(late.choose(state.view(state.on_turn)))
    assert state.moves


def test_levels_are_one_to_five() -> None:
    with pytest.raises(BadOptions, match="level 1, 2, 3, 4 or 5, not 6"):
        PartnerBot(6)


def test_the_registry_can_make_one() -> None:
    assert PartnerBot.make(Random(1)).level == 5


def test_before_its_first_move_it_has_nothing_to_explain() -> None:
    bot = PartnerBot()
    assert (bot.explain(), bot.readings(), bot.believes(3)) == ((), (), ())


@pytest.mark.parametrize("language", languages())
def test_every_code_can_be_said_in_every_language(language: str) -> None:
    for code in Code:
        assert words(Explanation(code), NAMES, texts(language)).endswith(".")


def test_a_reason_names_seats_cards_and_clues() -> None:
    cards = (Card.parse("R1"), Card.parse("B1"))
    reason = Explanation(Code.CLUE_PLAYS, 0, 1, (7, 8), cards, Color.RED)
    assert words(reason, NAMES) == "Bo can play a card after this clue (red): red 1 or blue 1."


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("R3 Y3 G3 W3", "red 3, yellow 3, green 3 or white 3"),
        ("R3 Y3 G3 W3 B3", "a 3"),
        ("R3 Y3 G3 W3 B2", "one of 5 cards"),
        ("", "an unknown card"),
    ],
)
def test_many_cards_are_told_by_what_they_have_in_common(cards: str, told: str) -> None:
    reason = Explanation(Code.READ_PLAY, 0, 1, (), tuple(parse_cards(cards)))
    assert words(reason, NAMES) == f"Ann asks Bo to play a card: {told}."


def test_a_move_is_explained_by_the_clue_that_asked_for_it() -> None:
    table = Table("G4 R4 B4 W4 Y4 | G3 B3 W3 Y3 R1 | G2 W2 R2 Y2 B3").after("C2:R")
    table.choice()
    reason = table.bots[1].explain()[0]
    assert (reason.code, reason.seat, reason.to) == (Code.PLAY_FINESSED, 2, 0)
    assert reason.orders == (table.order("1:R1"),)
    assert reason.cards == (Card.parse("R1"),)
    expected = "The clue from Ann to Cy needs another card first, so my newest card must be it: red 1."
    assert words(reason, NAMES) == expected


def test_a_reading_names_who_told_whom_what() -> None:
    table = Table("G4 R4 B4 W4 Y4 | G3 B3 R1 W3 Y3 | G2 W2 B2 Y2 R3").after("C1:R")
    (reading,) = table.bots[1].readings()
    assert (reading.seat, reading.to, reading.named) == (0, 1, Color.RED)
    assert reading.orders == (table.order("1:R1"),)
    assert words(reading, NAMES) == "Ann asks Bo to play a card: red 1."
