"""The bot for two: what it reads, what it does, and how well it plays."""

from random import Random

import numpy as np
import pytest

from hanabi import Card, Options, State
from hanabi.bots.loop import play_games
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.duo_clues import steering_clue
from hanabi.bots.programs.duo_reading import MEMORY, DuoMemory, next_discard
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.engine.tables import tables
from hanabi.game.events import Drew
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
        for seat, bot in enumerate(self.bots):  # they take the table over as it lies
            bot.notice(Drew(seat, 0), state.view(seat))

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


def pair(hands: str, tokens: int = 5) -> Pair:
    """A game just dealt, but with some tokens used."""
    return Pair(position(hands, players=2, options="no-empty-clues", tokens=tokens, deck=40))


def test_a_certain_play_is_made() -> None:
    both = pair("R1 G3 B4 Y4 W3 | B1 B3 Y2 G4 W4")
    both.hear(ClueRank(1, 1))
    assert both.choice() == Play(both.state.orders(1)[0])


# What a clue promises. Slots are counted from the oldest; every first card can be played at the start.


ONES = {Card.parse(text) for text in ("R1", "Y1", "G1", "W1", "B1")}
RED = Options().colors[0]


def test_a_color_clue_promises_the_next_slot_beside_the_cards_it_touches() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 R4 G1 W4")
    both.hear(ClueColor(1, RED))
    assert both.known(1, 3) == ONES - {Card.parse("R1")}
    assert both.choice() == Play(both.state.orders(1)[3])


def test_after_the_newest_slot_comes_the_oldest() -> None:
    both = pair("G3 B4 Y4 W3 R4 | G1 B3 W4 Y4 R4")
    both.hear(ClueColor(1, RED))
    assert both.known(1, 0) == ONES - {Card.parse("R1")}


def test_a_color_clue_on_every_card_promises_the_newest() -> None:
    both = pair("G3 B4 Y4 W3 B3 | R3 R4 R5 R3 R1")
    both.hear(ClueColor(1, RED))
    assert both.known(1, 4) == {Card.parse("R1")}


def test_a_rank_clue_promises_the_card_it_touches_or_the_next_that_can_be_played() -> None:
    seen = position("G3 B4 Y4 W3 R4 | G2 B3 R2 Y3 W4", players=2, fireworks="R1", tokens=5)
    both = Pair(seen)
    both.hear(ClueRank(1, 2))
    assert both.known(1, 2) == {Card.parse("R2")}
    both = pair("G3 B4 Y4 W3 R4 | G2 B1 R3 Y4 W4")
    both.hear(ClueRank(1, 2))
    assert both.known(1, 1) == ONES


def test_with_all_tokens_there_a_rank_clue_promises_nothing_and_a_color_clue_what_it_touches() -> None:
    both = pair("G3 B4 Y4 W3 R4 | G2 B1 R1 Y4 W4", tokens=8)
    both.hear(ClueRank(1, 2))
    assert not any(both.known(1, slot) <= ONES for slot in range(5))
    both = pair("G3 B4 Y4 W3 R4 | R3 B1 R1 Y4 W4", tokens=8)
    both.hear(ClueColor(1, RED))
    assert both.known(1, 2) == {Card.parse("R1")}


@pytest.mark.parametrize("tokens", [6, 7])
def test_with_many_tokens_a_rank_clue_promises_what_it_touches_or_nothing(tokens: int) -> None:
    both = pair("G3 B4 Y4 W3 R4 | G2 B1 R3 Y4 W4", tokens)
    both.hear(ClueRank(1, 2))
    assert not any(both.known(1, slot) <= ONES for slot in range(5))
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 R4 G1 W4", tokens)
    both.hear(ClueColor(1, RED))
    assert both.known(1, 3) == ONES - {Card.parse("R1")}


def test_when_time_is_short_a_clue_promises_what_it_touches() -> None:
    late = position(
        "R5 G5 B5 Y5 W5 | R3 B4 R2 G4 W4",
        players=2,
        fireworks="R1 Y4 G3 W3 B3",
        tokens=3,
        deck=9,
        unreachable=True,
    )
    both = Pair(late)
    both.hear(ClueColor(1, RED))
    assert both.known(1, 2) == {Card.parse("R2")}


def test_a_card_made_certain_by_the_clue_itself_is_all_it_says() -> None:
    both = pair("G3 B4 Y4 W3 R4 | B1 B3 Y2 G4 W4")
    both.hear(ClueRank(1, 1))
    assert both.known(1, 0) == ONES
    assert not any(both.known(1, slot) <= ONES for slot in range(1, 5))


# Warnings, and what is discarded.


def test_the_newest_card_is_the_next_to_go() -> None:
    both = pair("R4 G3 B4 Y4 W3 | B4 B3 Y2 G4 W4")
    memory = memory_of(both, 0)
    assert next_discard(memory, memory.common, 1) == 4


def memory_of(both: Pair, seat: int) -> DuoMemory:
    """What a partner knows as it decides."""
    bot = both.bots[seat]
    bot.choose(both.state.view(seat))
    memory: DuoMemory = bot._memory.view(MEMORY)[0]
    return memory


def test_a_rank_clue_on_the_card_about_to_go_is_a_warning() -> None:
    for tokens in (5, 8):
        both = pair("G3 B4 Y4 W3 R4 | R3 B3 Y4 G4 W5", tokens)
        both.hear(ClueRank(1, 5))
        assert {card.rank for card in both.known(1, 4)} == {5}
        assert both.choice() != Discard(both.state.orders(1)[4])


def test_it_warns_its_partner_before_anything_else() -> None:
    both = pair("R1 B4 Y4 W3 R4 | R4 B3 Y4 G4 W5")
    assert both.choice() == ClueRank(1, 5)


def test_silence_lets_the_next_card_go() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 Y4 G4 W4")
    newest = both.state.orders(1)[4]
    both.hear(Discard(both.state.orders(0)[0]))
    assert not any(card.rank == 5 for card in both.known(1, 4))
    assert int(both.bots[1]._memory.view(MEMORY)[0].may_go[1]) == newest + 1


def test_silence_without_a_token_says_nothing() -> None:
    both = pair("G3 B4 Y4 W3 R4 | R3 B3 Y4 G4 W4", tokens=0)
    both.hear(Discard(both.state.orders(0)[0]))
    memory = both.bots[1]._memory.view(MEMORY)[0]
    assert (int(memory.may_go[1]), int(memory.unwarned[1])) == (0, 1)
    assert any(card.rank == 5 for card in both.known(1, 4))


def test_a_playable_card_thrown_away_shows_its_twin() -> None:
    both = pair("R1 B4 Y4 W3 R4 | R3 B3 Y4 G4 R1")
    both.hear(Discard(both.state.orders(0)[4]))
    both.hear(ClueRank(0, 1))
    both.hear(Discard(both.state.orders(0)[0]))
    assert both.known(1, 4) == {Card.parse("R1")}


# When a clue comes before a play or a discard.


def goes_next(both: Pair) -> Card | None:
    """The card that seat 1 would discard next."""
    memory = memory_of(both, both.state.on_turn)
    slot = next_discard(memory, memory.common, 1)
    return None if slot < 0 else both.state.hands[1][slot].card


@pytest.mark.parametrize(("newest", "waits"), [("W1", True), ("W2", True), ("W4", False)])
def test_a_sure_play_waits_for_a_clue_on_a_card_that_is_needed_soon(newest: str, waits: bool) -> None:
    hands = f"R1 B4 Y4 W3 R4 | R3 Y1 Y4 G4 {newest}"
    both = Pair(position(hands, players=2, options="no-empty-clues", tokens=5, deck=40, on_turn=1))
    both.hear(ClueRank(0, 1))
    assert isinstance(both.choice(), ClueColor | ClueRank) is waits


@pytest.mark.parametrize(("deck", "waits"), [(3, True), (20, False)])
def test_near_the_end_a_sure_play_waits_for_a_partner_who_knows_nothing_to_play(
    deck: int, waits: bool
) -> None:
    late = position(
        "R4 B2 Y2 W2 G2 | W4 B1 Y1 G1 W1",
        players=2,
        options="no-empty-clues",
        fireworks="R3 Y3 G3 W3 B3",
        tokens=4,
        deck=deck,
        on_turn=1,
        unreachable=True,
    )
    both = Pair(late)
    both.hear(ClueRank(0, 4))
    assert isinstance(both.choice(), ClueColor | ClueRank) is waits


@pytest.mark.parametrize(("tokens", "clue"), [(2, False), (5, True)])
def test_with_few_tokens_a_useless_card_may_go_before_a_clue(tokens: int, clue: bool) -> None:
    hands = "G3 B4 Y4 W3 R4 | R2 Y4 W4 G4 R1"
    both = Pair(position(hands, players=2, options="no-empty-clues", fireworks="R1", tokens=tokens, deck=30))
    assert str(goes_next(both)) == "R1"
    assert isinstance(both.choice(), ClueColor | ClueRank) is clue


def test_a_lie_that_costs_one_mistake_saves_a_card_that_no_true_clue_can() -> None:
    both = Pair(
        position(
            "... | B2 B2 G4 G5 B4",
            players=2,
            options="no-empty-clues",
            fireworks="R2 Y2 W1",
            discard="W4 R2 Y2 G3 B4",
            tokens=4,
            deck=20,
        )
    )
    assert str(goes_next(both)) == "B4"
    both.hear(both.choice())
    played = both.choice()
    assert isinstance(played, Play)
    lost = both.state.hands[1][both.state.orders(1).index(played.order)].card
    assert str(lost) == "B2", "which is not playable, and of which there is another"


def test_of_two_cards_in_danger_the_lower_is_saved() -> None:
    both = Pair(
        position(
            "... | R2 B5 B4 R5 W4",
            players=2,
            options="no-empty-clues",
            fireworks="Y3 G3 B1",
            discard="G2 W4 R2 Y4 B3",
            tokens=4,
            deck=20,
        )
    )
    assert str(goes_next(both)) == "W4"
    assert both.choice() == ClueRank(1, 4)
    both.hear(ClueRank(1, 4))
    assert str(goes_next(both)) == "R5"


def test_a_partner_is_steered_to_a_card_that_is_needed_less() -> None:
    both = Pair(
        position(
            "... | G3 R4 R5 Y4 W3",
            players=2,
            options="no-empty-clues",
            fireworks="R1 Y1 G1 W1 B1",
            discard="R3 Y2 W2 B3 G2",
            tokens=6,
            deck=20,
        )
    )
    assert str(goes_next(both)) == "W3"
    view, memory = both.state.view(0), memory_of(both, 0)
    memory.agreed = next_discard(memory, memory.common, 1)
    number = steering_clue(memory, view._data.copy().view(STATE)[0], view._tables.rules, 0)
    assert str(move_of(view._tables, 0, both.state.orders(0), number)) == "C1:4"
    both.hear(ClueRank(1, 4))
    assert str(goes_next(both)) in ("R4", "Y4")


def test_where_no_warning_could_come_the_safest_card_goes() -> None:
    hands = "G3 B4 Y4 W3 R1 | R3 B3 Y4 G4 W4"
    both = Pair(position(hands, players=2, options="no-empty-clues", tokens=1, deck=40, on_turn=1))
    threes = {both.state.orders(0)[slot] for slot in (0, 3)}
    both.hear(ClueRank(0, 3))
    both.hear(Play(both.state.orders(0)[4]))
    both.hear(Discard(both.state.orders(1)[2]))  # no token was there for a warning
    chosen = both.choice()
    assert isinstance(chosen, Discard)
    assert chosen.order in threes, "of which no copy is gone, while the newest card might be a five"


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

    rules = tables(LEARNING, 2)
    record = np.zeros(1, STATE)
    entries.begin_by_seed(record.view(np.uint8), rules.data, seed, 0)
    return Deal(2, tuple(rules.cards[kind] for kind in record["deck"][0, :50]))


@pytest.mark.skipif(not COMPILED, reason="hundreds of games take the compiled loop")
def test_it_plays_as_well_as_it_did() -> None:
    results, _ = play_games([DUO, DUO], tables(LEARNING, 2), range(1000))
    assert results["placed"].mean() > 24.1
    assert (results["placed"] == 25).mean() > 0.58
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
    danger = Pair(position("G3 B4 Y4 W3 R4 | R4 B3 Y4 G4 W5", players=2, options="expert", tokens=1, deck=40))
    assert danger.choice() == ClueRank(1, 5)


def test_in_an_expert_game_a_warning_is_heard_with_all_tokens_there() -> None:
    both = Pair(position("G3 B4 Y4 W3 R4 | R4 B3 Y4 G4 W5", players=2, options="expert", deck=40))
    both.hear(ClueRank(1, 5))
    assert {card.rank for card in both.known(1, 4)} == {5}
    assert both.choice() != Discard(both.state.orders(1)[4])


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
