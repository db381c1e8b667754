"""What every bot in the registry keeps to, whatever the rules and however many play."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from hanabi.bots.registry import BUILT_IN, as_entry
from hanabi.game.state import State
from hanabi.rules.editions import EDITIONS
from hanabi.rules.errors import BadOptions
from hanabi.rules.languages import languages
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.search.duet import DuetBot
from hanabi.testing import TrialGame, check_bot, games_of_editions, otherwise_dealt
from tests.games import GAME_OPTIONS, by_gear

ENTRIES = {name: as_entry(name, thing) for name, thing in BUILT_IN.items()}
ENTRIES["duet"] = replace(
    ENTRIES["duet"], source=partial(DuetBot, nodes=by_gear(30, 0))
)  # it thinks less here
HONEST = [name for name, entry in ENTRIES.items() if not entry.cheats]
SEATED = [(name, players) for name, entry in ENTRIES.items() for players in entry.players]


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_it_plays_every_edition_legally_repeatably_and_without_peeking(name: str, players: int) -> None:
    report = check_bot(ENTRIES[name], players=[players])
    assert report.games == len(games_of_editions())


def test_the_games_of_the_contract_are_those_of_all_editions() -> None:
    games = games_of_editions()
    for box in EDITIONS.values():
        for word in box.offered_words():
            if word not in ("house-talk", "no-memory-aid"):
                assert any(word in str(options).split("+") for options in games)


@pytest.mark.parametrize("name", HONEST)
@given(st.sampled_from(GAME_OPTIONS), st.integers(0, 2**31))
@examples(max_examples=6)
def test_changing_the_cards_a_seat_cannot_see_does_not_change_what_its_bot_does(
    name: str, options: Options, seed: int
) -> None:
    entry = ENTRIES[name]
    table = TrialGame(entry, options, Random(seed).choice(entry.players), seed)
    table.play()
    assert list(table.ask_again())


@given(st.sampled_from(GAME_OPTIONS), st.sampled_from(PLAYER_COUNTS), st.integers(0, 2**31))
@examples(max_examples=20)
def test_the_other_deal_looks_the_same_from_the_seat(options: Options, players: int, seed: int) -> None:
    table = TrialGame(ENTRIES["random"], options, players, seed)
    table.play()
    state = table.states[-2]
    deal = otherwise_dealt(state, seat=0, chance=Random(seed))
    if deal is not None:
        other = State.deal(deal, options).play_on(state.moves)
        assert other.view(0) == state.view(0)


@pytest.mark.parametrize("name", ENTRIES)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_it_declines_a_number_of_players_it_does_not_know(name: str, players: int) -> None:
    entry = ENTRIES[name]
    if players in entry.players:
        entry.check(Options(), players)
    else:
        with pytest.raises(BadOptions, match=f"^{name} plays with .* players, not with {players}$"):
            entry.check(Options(), players)


@pytest.mark.parametrize("name", ENTRIES)
def test_it_knows_all_rules(name: str) -> None:
    assert all(map(ENTRIES[name].supports, GAME_OPTIONS))


@pytest.mark.parametrize("name", ENTRIES)
def test_it_says_how_it_plays_in_one_sentence_of_every_language(name: str) -> None:
    manner = ENTRIES[name].manner
    assert set(manner) == set(languages())
    for sentence in manner.values():
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
    assert len(set(manner.values())) == len(languages())


@pytest.mark.parametrize("name", ENTRIES)
def test_it_declares_whether_it_cheats(name: str) -> None:
    program = ENTRIES[name].program
    assert ENTRIES[name].cheats == (program is not None and program.sees_all)


@pytest.mark.parametrize("name", HONEST)
def test_it_explains_its_moves_if_it_says_so(name: str) -> None:
    bot = ENTRIES[name].make(Random(1))
    assert hasattr(bot, "explain") == ENTRIES[name].explains
