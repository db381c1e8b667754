"""The bot for two: what it reads, what it does, and how well it plays."""

from random import Random

import numpy as np
import pytest

from hanabi import Card, Options, State
from hanabi.bots.loop import play_games
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.duo_reading import MEMORY
from hanabi.engine.jit import COMPILED
from hanabi.engine.tables import tables
from hanabi.game.numbering import move_of
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play, Rearrange
from tests.positions import position

LEARNING = Options(empty_clues=False)


class Pair:
    """Two partners who play on from a position, hearing of every move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.bots = [ProgramBot(DUO), ProgramBot(DUO)]

    def hear(self, move: Action | Rearrange) -> None:
        self.state, events = self.state.apply(move)
        for seat, bot in enumerate(self.bots):
            for event in events:
                bot.notice(event, self.state.view(seat))

    def choice(self) -> Action:
        seat = self.state.on_turn
        return self.bots[seat].choose(self.state.view(seat))

    def known(self, seat: int, slot: int) -> set[Card]:
        """What both know that a card may be."""
        possible = int(self.bots[seat]._memory.view(MEMORY)[0].common.possible[seat, slot])
        return set(tables(self.state.options, 2).faces(possible))


def pair(hands: str) -> Pair:
    """A game just dealt, but with some tokens used."""
    return Pair(position(hands, players=2, options="no-empty-clues", tokens=5, deck=40))


def test_a_certain_play_is_made() -> None:
    both = pair("R1 G3 B4 Y4 W3 | B1 B3 Y2 G4 W4")
    both.hear(ClueRank(1, 1))
    assert both.choice() == Play(both.state.orders(1)[0])


def test_a_clue_points_at_the_newest_card_that_may_be_playable() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 R1 G4 W4")
    both.hear(ClueColor(1, both.state.options.colors[0]))
    assert both.known(1, 2) == {Card.parse("R1")}
    assert both.choice() == Play(both.state.orders(1)[2])


def test_a_rank_clue_on_the_card_about_to_go_is_a_warning() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R5 B3 Y4 G4 W4")
    both.hear(ClueRank(1, 5))
    assert {card.rank for card in both.known(1, 0)} == {5}
    assert both.choice() != Discard(both.state.orders(1)[0])


def test_it_warns_its_partner_before_anything_else() -> None:
    both = pair("R1 B4 Y4 W3 R4 | R5 B3 Y4 G4 W4")
    assert both.choice() == ClueRank(1, 5)


def test_silence_lets_the_next_card_go() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 Y4 G4 W4")
    first = both.state.orders(1)[0]
    both.hear(Discard(both.state.orders(0)[0]))
    assert not any(card.rank == 5 for card in both.known(1, 0))
    assert int(both.bots[1]._memory.view(MEMORY)[0].may_go[1]) == first + 1


def test_a_playable_card_thrown_away_shows_its_twin() -> None:
    both = pair("R1 B4 Y4 W3 R4 | R3 B3 Y4 G4 R1")
    both.hear(Discard(both.state.orders(0)[4]))
    both.hear(ClueRank(0, 1))
    both.hear(Discard(both.state.orders(0)[0]))
    assert both.known(1, 4) == {Card.parse("R1")}


def test_rearranged_hands_keep_what_is_known() -> None:
    both = pair("R4 G3 B4 Y4 W3 | B1 B3 Y2 G4 W4")
    both.hear(ClueRank(1, 1))
    orders = both.state.orders(1)
    both.hear(Rearrange(1, orders[::-1]))
    assert both.choice() == Play(orders[0])


def test_both_partners_always_know_the_same() -> None:
    fields = ("possible", "left", "cards")
    state = State.new(2, LEARNING, chance=Random(4), starter=0)
    both = Pair(state)
    while not both.state.is_over:
        both.hear(both.choice())
        one, two = (bot._memory.view(MEMORY)[0].common for bot in both.bots)
        for field in fields:
            assert (one[field] == two[field]).all()


def test_a_table_and_the_compiled_loop_see_the_same_game() -> None:
    rules = tables(LEARNING, 2)
    results, moves = play_games([DUO, DUO], rules, [11], keep_moves=True)
    deal = deal_of(11)
    both = Pair(State.deal(deal, LEARNING))
    for number in moves[0, : results[0].moves].tolist():
        wanted = move_of(rules, both.state.on_turn, both.state.orders(both.state.on_turn), number)
        assert both.choice() == wanted
        both.hear(wanted)
    assert both.state.is_over


def deal_of(seed: int) -> Deal:
    """The deal that the compiled loop makes of a seed."""
    from hanabi.engine import entries
    from hanabi.engine.layout import STATE

    rules = tables(LEARNING, 2)
    record = np.zeros(1, STATE)
    entries.begin_by_seed(record.view(np.uint8), rules.data, seed, 0)
    return Deal(2, tuple(rules.cards[kind] for kind in record["deck"][0, :50]))


@pytest.mark.skipif(not COMPILED, reason="hundreds of games take the compiled loop")
def test_it_plays_as_well_as_it_did() -> None:
    results, _ = play_games([DUO, DUO], tables(LEARNING, 2), range(1000))
    assert results["placed"].mean() > 23.35
    assert (results["placed"] == 25).mean() > 0.34
    assert (results["over"] != 2).all()


@pytest.mark.skipif(not COMPILED, reason="hundreds of games take the compiled loop")
def test_it_wins_most_expert_games() -> None:
    """R-606: all fireworks, or nothing."""
    results, _ = play_games([DUO, DUO], tables(Options(expert=True), 2), range(1000))
    assert (results["placed"] == 25).mean() > 0.75


def test_in_an_expert_game_the_last_token_is_kept_for_a_warning() -> None:
    """R-603: one critical card lost loses the game."""
    hands = "G3 B4 Y4 W3 R4 | R3 B3 R1 G4 W4"
    usual = Pair(position(hands, players=2, tokens=1, deck=40))
    assert isinstance(usual.choice(), ClueColor | ClueRank)
    expert = Pair(position(hands, players=2, options="expert", tokens=1, deck=40))
    assert isinstance(expert.choice(), Discard)
    danger = Pair(position("G3 B4 Y4 W3 R4 | R5 B3 Y4 G4 W4", players=2, options="expert", tokens=1, deck=40))
    assert danger.choice() == ClueRank(1, 5)


def test_in_an_expert_game_a_warning_is_heard_with_all_tokens_there() -> None:
    both = Pair(position("G3 B4 Y4 W3 R4 | R5 B3 Y4 G4 W4", players=2, options="expert", deck=40))
    both.hear(ClueRank(1, 5))
    assert {card.rank for card in both.known(1, 0)} == {5}
    assert both.choice() != Discard(both.state.orders(1)[0])


OPTIONS = [
    f"{multicolour}{black}{tiles}{expert}{announce}{empty}".strip("+") or "base"
    for multicolour in ("", "+five-own", "+ten-wild", "+ten-own")
    for black in ("", "+black")
    for tiles in ("", "+tiles")
    for expert in ("", "+expert")
    for announce in ("", "+announce")
    for empty in ("", "+no-empty-clues")
]


@pytest.mark.parametrize("options", OPTIONS)
def test_it_plays_every_combination_to_the_end(options: str) -> None:
    games = 20 if COMPILED else 1
    results, _ = play_games([DUO, DUO], tables(Options.parse(options), 2), range(games))
    assert (results["over"] > 0).all()
    assert (results["over"] != 2).mean() >= 0.8  # it hardly ever makes three mistakes
