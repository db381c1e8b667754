"""Games that are judged: the reader that fits, the move that cost points, and what needs no bot to tell."""

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from hanabi import analysis
from hanabi.analysis.cost import alternatives, cost, drawn_hands
from hanabi.analysis.curve import curve_svg
from hanabi.analysis.expected import expected_throughout
from hanabi.analysis.facts import Fact, Told, facts, pace
from hanabi.analysis.game_review import Mark, Review
from hanabi.analysis.readers import LITERAL, actions_of, fitting_readings, literal_hand, read, reader_names
from hanabi.bots.registry import make_bot
from hanabi.bots.seats import Seats
from hanabi.engine.layout import PLAY, STATE
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Discard, Move, Play, Rearrange
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from tests.analysis.test_possible import BASE, only_compiled


@cache
def game_of(bot: str, players: int, seed: int, *, options: Options = BASE) -> Record:
    """A game that bots played."""
    start = State.new(players, options, chance=Random(seed))
    return record_of(seats_of(bot, start).play())


def seats_of(bot: str, start: State) -> Seats:
    return Seats(start, {seat: make_bot(bot, Random(seat)) for seat in range(start.players)})


def with_last_copy_discarded(bot: str, record: Record) -> tuple[Record, int]:
    """The same game with one move replaced: a five that its holder knows to be one is discarded."""
    replay = Replay(record)
    for index, state in enumerate(replay.states[:-1]):
        for held in state.hand(state.on_turn):
            known = {card.rank for card in held.possible} == {5}
            if known and state.tokens < 8 and held.card in state.indispensable_cards:
                seats = seats_of(bot, replay.at(0))
                moves: tuple[Move, ...] = (*record.moves[:index], Discard(held.order))
                seats.follow(moves)
                return record_of(seats.play()), index
    raise AssertionError("nobody knows of a five")


# Readers.


@only_compiled
@pytest.mark.parametrize(("bot", "players"), [("hat", 3), ("duo", 2), ("cautious", 2), ("partner", 2)])
def test_a_game_is_read_by_the_conventions_it_was_played_by(bot: str, players: int) -> None:
    replay = Replay(game_of(bot, players, 1))
    readings = [read(replay, name) for name in reader_names(replay.at(0))]
    best = fitting_readings(readings)[0]
    assert best.reader.split("-")[0] == bot
    assert best.share == 1.0


@only_compiled
def test_a_game_of_no_conventions_is_taken_literally() -> None:
    replay = Replay(game_of("random", 3, 5))
    readings = [read(replay, name) for name in reader_names(replay.at(0))]
    assert [reading.reader for reading in fitting_readings(readings)] == [LITERAL]


@only_compiled
@pytest.mark.parametrize(("bot", "players"), [("hat", 4), ("duo", 2), ("partner", 3)])
def test_a_reader_of_its_own_game_takes_no_card_to_be_what_it_is_not(bot: str, players: int) -> None:
    replay = Replay(game_of(bot, players, 2))
    reader = "partner-5" if bot == "partner" else bot
    wrong = cards = 0
    for index, hand in zip(actions_of(replay), read(replay, reader).hands, strict=True):
        record = replay.at(index)._data.view(STATE)[0]
        for slot, kinds in enumerate(hand):
            cards += 1
            wrong += not kinds >> int(record.hand[record.player, slot]) & 1
    assert cards > 100
    assert wrong / cards < 0.03


@only_compiled
def test_rearranged_hands_are_no_actions() -> None:
    record = game_of("duo", 2, 1)
    start = Replay(record).at(0)
    turned = Rearrange(0, start.orders(0)[::-1])
    other = Record(
        record.options, record.deal, record.names, (turned, Rearrange(0, start.orders(0)), *record.moves)
    )
    replay = Replay(other)
    assert len(actions_of(replay)) == len(record.moves)
    assert read(replay, "duo").share == 1.0


def test_a_reader_that_does_not_know_the_game_is_refused() -> None:
    start = State.new(2, BASE, chance=Random(1))
    with pytest.raises(BadOptions, match="'hat' cannot read this game: one of literal, "):
        read(Replay(record_of(start)), "hat")


# Costs.


@only_compiled
def test_hands_are_drawn_by_what_the_seat_takes_its_cards_to_be() -> None:
    state = State.new(2, BASE, chance=Random(3))
    kinds = state._tables.kind_of
    fives = sum(1 << number for card, number in kinds.items() if card.rank == 5)
    hand = (fives, *[(1 << len(kinds)) - 1] * 4)
    drawn = drawn_hands(state, hand, 1, 50)
    assert all(fives >> int(kind) & 1 for kind in drawn[:, 0])
    assert len(set(drawn[:, 1].tolist())) > 5
    impossible = (1 << kinds[next(iter(kinds))], *[0] * 4)
    assert (drawn_hands(state, impossible, 1, 50)[:, :5] >= 0).all()  # by clues alone


@only_compiled
def test_discarding_a_known_five_costs_a_point_and_an_unknown_card_little() -> None:
    record, index = with_last_copy_discarded("duo", game_of("duo", 2, 1))
    replay = Replay(record)
    place, move = actions_of(replay).index(index), record.moves[index]
    assert isinstance(move, Discard)
    found = cost(replay.at(index), move, read(replay, "duo").hands[place])
    assert found.sure > 0.5
    assert found.best is not None
    assert found.best != move


@only_compiled
def test_after_two_mistakes_nobody_need_stake_the_game_on_a_convention() -> None:
    state = State.new(2, BASE, starter=0, chance=Random(3))
    for mistakes in (1, 2):
        wrong = (held for held in state.hand(state.on_turn) if held.card and not state.fits(held.card))
        state, _ = state.apply(Play(next(wrong).order))
        assert state.mistakes == mistakes
        fits = sum(1 << kind for kind, card in enumerate(state._tables.cards) if state.fits(card))
        hand = (fits, *literal_hand(state)[1:])  # by a convention the oldest card fits, the clues say nothing
        others = alternatives(state, state._legal_numbers()[-1], hand, drawn_hands(state, hand, 0, 40))
        plays = [group for group in others if state._tables.rules.move_type[group[0]] == PLAY]
        assert len(plays) == (1 if mistakes == 1 else 0)


# Whole games.


@only_compiled
@pytest.mark.parametrize(("bot", "players"), [("hat", 3), ("duo", 2), ("partner", 2)])
def test_a_last_copy_thrown_away_is_marked_and_told(bot: str, players: int) -> None:
    record, index = with_last_copy_discarded(bot, game_of(bot, players, 1))
    found = analysis.review(record)
    move = next(move for move in found.moves if move.index == index)
    assert move.mark is Mark.BLUNDER
    assert move.dropped >= 1
    told = {told.fact for told in move.facts}
    assert {Fact.LAST_COPY, Fact.DEAD_FIREWORK, Fact.LOST_HERE} <= told
    assert found.lost_here is move
    assert max(found.moves, key=lambda each: each.cost.sure) is move


@only_compiled
def test_a_perfect_game_of_the_best_bot_has_nothing_to_blame() -> None:
    found = analysis.review(game_of("hat", 3, 0))
    assert found.moves[-1].possible.least == 25
    assert found.marked(Mark.BLUNDER, Mark.MISTAKE) == []


@only_compiled
def test_the_same_game_is_judged_alike_again() -> None:
    record = game_of("cautious", 3, 1)
    assert analysis.review(record) == analysis.review(record)


@only_compiled
@pytest.mark.parametrize("words", ["tiles", "expert", "ten-wild+black+announce"])
def test_games_with_any_options_are_judged(words: str) -> None:
    found = analysis.review(game_of("partner", 2, 3, options=Options.parse(words)))
    assert len(found.moves) > 10


@only_compiled
def test_an_unfinished_game_is_judged_too() -> None:
    record = game_of("duo", 2, 2)
    short = Record(record.options, record.deal, record.names, record.moves[:12])
    assert len(analysis.review(short).moves) == 12
    assert analysis.review(Record(record.options, record.deal, record.names)).moves == ()


# Bots that play on.


@only_compiled
@pytest.mark.parametrize(("bot", "players"), [("hat", 5), ("duo", 2), ("cautious", 3)])
def test_bots_play_their_own_game_on_as_they_did(bot: str, players: int) -> None:
    """With one card in the deck or none there is nothing to shuffle: the end must be the real one."""
    compared = 0
    for seed in range(4):  # some games are won before
        replay = Replay(game_of(bot, players, seed))
        for state, found in zip(replay.states, expected_throughout(replay, bot, native=True), strict=True):
            if state.deck_count <= 1 and not state.is_over:
                assert (found.score, found.error) == (replay.end.score, 0)
                assert found.perfect == (replay.end.score == 25)
                compared += 1
    assert compared > 0


@only_compiled
def test_bots_join_any_game() -> None:
    found = expected_throughout(Replay(game_of("random", 2, 5)), "duo", native=False)
    assert 21 < found[0].score < 25
    assert found[-1].score == 0  # three mistakes
    assert 0 < found[0].error < 1


# Facts.


@only_compiled
def test_a_mistake_is_a_fact() -> None:
    replay = Replay(game_of("random", 2, 1))
    told = [
        told.fact
        for index, events in enumerate(replay.events)
        for told in facts(replay.at(index), events, replay.at(index + 1))
    ]
    assert told.count(Fact.MISTAKE) == 3


def test_pace_is_what_turns_can_be_spent_on_other_things() -> None:
    state = State.new(2, BASE, chance=Random(1))
    assert pace(state) == 40 + 2 - 25
    assert facts(state, (), state) == ()


def test_the_firework_of_a_lost_card_is_dead() -> None:
    state = State.new(2, BASE, starter=0, chance=Random(1))
    five = next(held for held in state.hand(0) if held.card and held.card.rank == 5)
    state = state.play_on([state.legal_moves()[-1]])
    state = state.play_on([state.legal_moves()[-1]])
    after, events = state.apply(Discard(five.order))
    assert five.card is not None
    assert facts(state, events, after) == (
        Told(Fact.LAST_COPY, five.card),
        Told(Fact.DEAD_FIREWORK, suit=five.card.suit),
    )


# The picture.


@only_compiled
def test_the_curve_is_drawn_with_its_marks() -> None:
    record, index = with_last_copy_discarded("duo", game_of("duo", 2, 1))
    found: Review = analysis.review(record)
    drawn = ElementTree.fromstring(curve_svg(found))
    titles = [title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert f"Move {index + 1}: blunder" in titles
    for line in drawn.iter("{http://www.w3.org/2000/svg}polyline"):
        assert len(line.attrib["points"].split()) == len(found.moves) + 1
