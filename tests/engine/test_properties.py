"""What is true in every game: every combination of options, two to five players, whole games."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi.engine import entries
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import MOVES, STATE
from hanabi.game.events import (
    Clued,
    Discarded,
    Ended,
    Event,
    Failed,
    Placed,
    Rearranged,
)
from hanabi.game.numbering import move_of, number_of
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.errors import GameOver, IllegalMove
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
    parse_move,
)
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, PLAYER_COUNTS, Options, hand_size
from hanabi.rules.outcome import Reason
from hanabi.rules.record import Record
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.engine.situations import REACHED, situations
from tests.games import (
    GAME_OPTIONS,
    Setting,
    by_gear,
    most_moves,
    record_in,
    settings,
    some_players,
    telling_states,
)

FEW, SOME, MANY = by_gear(40, 6), by_gear(80, 10), by_gear(250, 20)


# What holds in every state.


def the_cards_are_all_there(state: State) -> None:
    """R-103: in the deck, the hands, the discard pile and on the fireworks lie the cards of the game."""
    record, rules = record_in(state), state._tables.rules
    seen: list[int] = record.deck[record.drawn : rules.deck_size].tolist()
    for hand, cards in zip(record.hand.tolist(), record.cards.tolist(), strict=True):
        seen += hand[:cards]
        assert hand[cards:] == [-1] * (5 - cards)
    for kind, count in enumerate(record.discarded.tolist()):
        seen += [kind] * count
    for kinds, height in zip(rules.next_kind.tolist(), record.fireworks.tolist(), strict=True):
        seen += kinds[:height]
    assert sorted(seen) == rules.deck[: rules.deck_size].tolist()


def the_table_shows_what_the_record_counts(state: State) -> None:
    record, cards = record_in(state), state._tables.cards
    pile = [card for kind, card in enumerate(cards) for _ in range(record.discarded[kind])]
    assert sorted(map(str, state.discard_pile)) == sorted(map(str, pile))
    assert state.deck_count == len(state.deck)
    assert sum(state.fireworks.values()) == state.placed
    orders = [order for seat in range(state.players) for order in state.orders(seat)]
    assert len(set(orders)) == len(orders)
    assert all(0 <= order < record.next_order for order in orders)


def tokens_and_mistakes_stay_in_range(state: State) -> None:
    """R-104, R-105."""
    assert 0 <= state.tokens <= MAX_TOKENS
    assert 0 <= state.mistakes <= MAX_MISTAKES
    lost = state.is_over and state.mistakes == MAX_MISTAKES
    assert lost == (state.outcome() is not None and reason(state) is Reason.THIRD_MISTAKE)


def the_clues_never_lie(state: State) -> None:
    """R-208: what a card may be holds what it is, and only what every clue that touched it names."""
    record, touches = record_in(state), state._tables.rules.touches.tolist()
    marks = zip(record.hand.flat, record.possible.flat, record.clued.flat, strict=True)
    for kind, possible, clued in ((int(kind), int(kinds), int(clues)) for kind, kinds, clues in marks):
        assert possible >> kind & 1 if kind >= 0 else possible == clued == 0
        for clue, touched in enumerate(touches):
            assert not clued >> clue & 1 or possible & ~touched == 0


def there_is_something_to_do(state: State) -> None:
    """2.4: no legal action exactly when the hand is empty and no token is left, which ends an expert game."""
    stuck = not state.orders(state.on_turn) and state.tokens == 0 and state.pending is None
    if state.is_over:
        assert state.legal_moves() == []
        assert (reason(state) is Reason.NO_ACTION) == (stuck and state.options.expert)
    else:
        assert state.legal_moves() != []
        assert not stuck


def hands_are_filled_as_long_as_there_is_a_deck(state: State) -> None:
    """2.4: outside expert games a hand is at most one card short, in the turn or in the last round."""
    full = hand_size(state.players)
    for seat in range(state.players):
        size = len(state.orders(seat))
        in_turn = seat == state.on_turn and (state.pending is not None or state.is_over)
        if state.turns_left is None and (state.deck_count > 0 or not state.options.expert):
            assert size in ((full - 1, full) if in_turn else (full,))
        assert size <= full
        assert state.options.expert or size >= full - 1


def there_is_always_a_tile_to_turn_up(state: State) -> None:
    """2.4: of f fireworks at most f−1 turn up a tile, and six tiles are enough for all seven."""
    used = len(state.tiles_used)
    assert used <= len(state.options.suits) - 1
    assert (
        used == (sum(height == 5 for height in state.fireworks.values()) - won(state)) * state.options.tiles
    )
    assert set(state.tiles_used) | state.tiles_left == (set(Tile) if state.options.tiles else set())


def the_last_round_runs_when_the_deck_is_empty(state: State) -> None:
    """R-504, R-601."""
    if state.options.expert:
        assert state.turns_left is None
    else:
        assert (state.turns_left is None) == (state.deck_count > 0)
        assert state.turns_left is None or 0 <= state.turns_left <= state.players
        assert (state.turns_left == 0) == (state.is_over and reason(state) is Reason.LAST_ROUND)


def the_game_is_won_when_every_firework_is_complete(state: State) -> None:
    """R-502, R-503, R-606."""
    assert won(state) == all(height == 5 for height in state.fireworks.values())


def every_turn_is_counted(state: State) -> None:
    """R-201, R-1023: the one that ends the game too; a turn goes on while a tile waits for a choice."""
    begun = sum(
        isinstance(event, Placed | Failed | Discarded) or (isinstance(event, Clued) and not event.free)
        for event in state.log
    )
    assert state.turn == begun - (state.pending is not None)


ALWAYS: tuple[Callable[[State], None], ...] = (
    the_cards_are_all_there,
    the_table_shows_what_the_record_counts,
    tokens_and_mistakes_stay_in_range,
    the_clues_never_lie,
    there_is_something_to_do,
    hands_are_filled_as_long_as_there_is_a_deck,
    there_is_always_a_tile_to_turn_up,
    the_last_round_runs_when_the_deck_is_empty,
    the_game_is_won_when_every_firework_is_complete,
    every_turn_is_counted,
)


def reason(state: State) -> Reason | None:
    outcome = state.outcome()
    return outcome.reason if outcome else None


def won(state: State) -> bool:
    return reason(state) is Reason.ALL_COMPLETE


@pytest.mark.parametrize("options", GAME_OPTIONS, ids=str)
def test_what_is_always_true_holds_with_every_combination_of_options(options: Options) -> None:
    index = GAME_OPTIONS.index(options)
    for players in some_players(options, by_gear(4, 1)):
        for state in Setting(options, players, index, 97 if players % 2 else 90).states():
            for check in ALWAYS:
                check(state)


@pytest.mark.parametrize("check", ALWAYS, ids=lambda check: check.__name__)
@examples(max_examples=SOME)
@given(setting=settings)
def test_in_every_state(check: Callable[[State], None], setting: Setting) -> None:
    for state in setting.states():
        check(state)


def test_the_third_mistake_is_a_turn_like_any_other() -> None:
    setting = Setting(Options(), 2, 3)
    data, made = setting.data(), 0
    record = data.view(STATE)[0]
    while record.over == 0:
        assert record.turn == made
        assert entries.move(data, setting.tables.data, setting.tables.hand_size) == 0  # play the oldest card
        made += 1
    assert record.mistakes == MAX_MISTAKES
    assert record.turn == made


@examples(max_examples=MANY)
@given(settings)
def test_every_game_ends(setting: Setting) -> None:
    """The tokens and cards run out: no game goes on for ever."""
    state = setting.end()
    assert state.is_over
    assert sum(not isinstance(move, Rearrange) for move in state.moves) <= most_moves(setting.options)


@examples(max_examples=MANY)
@given(settings)
def test_everyone_has_one_more_turn_after_the_last_card(setting: Setting) -> None:
    """R-504: from the next player on, and last of all whoever drew it; a won or lost game ends before."""
    states = list(setting.states())
    turns = [before.on_turn for before, after in pairwise(states) if ends_turn(after)]
    running = [before.turns_left is not None for before, after in pairwise(states) if ends_turn(after)]
    last = [seat for seat, runs in zip(turns, running, strict=True) if runs]
    if last:
        drawer = turns[running.index(True) - 1]
        assert last == [(drawer + 1 + turn) % setting.players for turn in range(len(last))]
        assert len(last) == setting.players or reason(states[-1]) is not Reason.LAST_ROUND


def ends_turn(after: State) -> bool:
    """Whether the move that led here was a turn, or the last choice of one."""
    return not isinstance(after.moves[-1], Rearrange) and after.pending is None


@pytest.mark.parametrize("seed", range(48, 48 + by_gear(24, 4)))
def test_a_card_recycled_into_an_empty_deck_is_known_to_all(seed: int) -> None:
    """R-1017; any other recycled card comes back unknown (R-1024)."""
    setting = Setting(
        Options(tiles=True, expert=True, black=seed % 2 > 0), 2 + seed % 4, seed, 100, wasteful=True
    )
    for before, after in pairwise(setting.states()):
        if isinstance(move := after.moves[-1], Recycle):
            newest = after.hand(before.on_turn)[-1]
            known = {move.card} if before.deck_count == 0 else set(setting.tables.cards)
            assert newest.possible == known
            assert newest.order == record_in(before).next_order
            assert not newest.clued


# Legal moves are those that apply.


def written_moves() -> Iterator[Move]:
    """Every action that can be written: all orders, seats, colors, ranks, announcements and choices."""
    for order in (*range(75), 127, 128, 255, 256, 999):
        yield Discard(order)
        yield from (Play(order, suit) for suit in (None, *Suit))
    for seat in range(10):
        yield from (ClueColor(seat, color) for color in Color)
        yield from (ClueRank(seat, rank) for rank in RANKS)
    for suit in Suit:
        for rank in RANKS:
            yield from (Recycle(Card(suit, rank)), Salvage(Card(suit, rank)))
    yield Lapse()


WRITTEN = tuple(written_moves())


@examples(max_examples=FEW)
@given(settings)
def test_of_all_moves_that_can_be_written_exactly_the_legal_ones_apply(setting: Setting) -> None:
    for state in telling_states(setting):
        before = state._data.tobytes(), state.log, state.discard_pile, state.moves
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(WRITTEN)
        for move in WRITTEN:
            assert (refusal(state, move) is None) == (move in legal) == state.is_legal(move)
            if state.is_over:
                assert isinstance(refusal(state, move), GameOver)
        assert (state._data.tobytes(), state.log, state.discard_pile, state.moves) == before


def refusal(state: State, move: Move) -> IllegalMove | None:
    """Why a move does not apply; None if it does."""
    try:
        after, events = state.apply(move)
    except IllegalMove as error:
        return error
    assert after.moves == (*state.moves, move)
    assert after.log == state.log + events != state.log
    return None


@examples(max_examples=FEW)
@given(settings)
def test_of_all_numbers_exactly_the_legal_ones_apply(setting: Setting) -> None:
    table = setting.tables.data
    for state in telling_states(setting):
        numbers = np.empty(MOVES, np.int16)
        legal = numbers[: entries.legal_moves(state._data, table, numbers)].tolist()
        assert legal == sorted(set(legal))
        for number in range(-2, MOVES + 2):
            data = state._data.copy()
            code = entries.move(data, table, number)
            assert code == entries.refusal(state._data, table, number)
            assert (code == 0) == (number in legal)
            assert code == 0 or data.tobytes() == state._data.tobytes()


@examples(max_examples=FEW)
@given(settings)
def test_every_legal_move_can_be_read_back_from_its_notation(setting: Setting) -> None:
    for state in setting.states():
        assert [parse_move(str(move)) for move in state.legal_moves()] == state.legal_moves()


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_numbers_and_moves_answer_one_to_one(players: int) -> None:
    orders = tuple(range(40, 40 + hand_size(players)))
    for options in GAME_OPTIONS:
        rules = Setting(options, players, 0).tables
        for player in (0, players - 1):
            moves = [move_of(rules, player, orders, number) for number in range(int(rules.rules.moves))]
            assert len(set(moves)) == len(moves)
            assert [number_of(rules, player, orders, move) for move in moves] == list(range(len(moves)))


# A game is its deal and its moves.


@examples(max_examples=SOME)
@given(settings)
def test_the_same_moves_give_the_same_game_again(setting: Setting) -> None:
    states = list(setting.states())
    record = Record.from_json(record_of(states[-1]).to_json())
    replay = Replay(record)
    assert replay.states == tuple(states)
    for state, again in zip(states, replay.states, strict=True):
        assert again._data.tobytes() == state._data.tobytes()
        assert (again.log, again.discard_pile) == (state.log, state.discard_pile)
        assert hash(again) == hash(state)
    assert sum(replay.events, ()) == states[-1].log
    assert pickle.dumps(
        State.deal(setting.deal(), setting.options).play_on(states[-1].moves)
    ) == pickle.dumps(states[-1])


@examples(max_examples=FEW)
@given(settings)
def test_a_pickle_brings_the_same_game_back(setting: Setting) -> None:
    for state in telling_states(setting):
        for value in (state, *(state.view(seat) for seat in (None, *range(state.players)))):
            again = pickle.loads(pickle.dumps(value))
            assert again == value
            assert again._data.tobytes() == value._data.tobytes()
            assert (again.log, again.discard_pile, repr(again)) == (
                value.log,
                value.discard_pile,
                repr(value),
            )


@examples(max_examples=FEW)
@given(settings, st.data())
def test_taking_moves_back_gives_the_earlier_state(setting: Setting, data: st.DataObject) -> None:
    states = list(setting.states())
    now = data.draw(st.integers(0, len(states) - 1))
    back = data.draw(st.integers(0, now))
    earlier, expected = states[now].undo(back), states[now - back]
    assert earlier == expected
    assert earlier._data.tobytes() == expected._data.tobytes()
    assert (earlier.log, earlier.discard_pile) == (expected.log, expected.discard_pile)


@examples(max_examples=SOME)
@given(settings, st.data())
def test_the_players_may_stop_at_any_time_and_that_is_the_end(setting: Setting, data: st.DataObject) -> None:
    """R-511."""
    states = list(setting.states())[:-1]
    state = states[data.draw(st.integers(0, len(states) - 1))]
    after, events = state.apply(Stop())
    assert reason(after) is Reason.STOPPED
    assert events == (Ended(after.outcome()),)  # type: ignore[arg-type]
    assert after.legal_moves() == []
    assert after.pending is None
    the_cards_are_all_there(after)


# Rearranging a hand.


@examples(max_examples=SOME)
@given(settings, st.data())
def test_rearranging_moves_the_marks_with_the_cards_and_changes_nothing_else(
    setting: Setting, data: st.DataObject
) -> None:
    states = list(setting.states())[:-1]
    state = states[data.draw(st.integers(0, len(states) - 1))]
    seat = data.draw(st.integers(0, state.players - 1))
    hand = tuple(data.draw(st.permutations(state.orders(seat))))
    after, _ = state.apply(Rearrange(seat, hand))
    assert after.orders(seat) == hand
    assert set(after.hand(seat)) == set(state.hand(seat))
    assert rest_of(after, seat) == rest_of(state, seat)
    if state.on_turn == seat:
        assert set(after.legal_moves()) == set(state.legal_moves())
    else:
        assert after.legal_moves() == state.legal_moves()


def rest_of(state: State, seat: int) -> bytes:
    """The record but for the cards of one hand."""
    data = state._data.copy()
    record = data.view(STATE)[0]
    for field in ("hand", "order", "possible", "clued"):
        record[field][seat] = 0
    return data.tobytes()


@examples(max_examples=SOME)
@given(settings, st.data())
def test_rearranging_changes_nothing_of_what_happens_later(setting: Setting, data: st.DataObject) -> None:
    states = list(setting.states())
    made = data.draw(st.integers(0, len(states) - 2))
    seat = data.draw(st.integers(0, setting.players - 1))
    state, end = states[made], states[-1]
    rest = [move for move in end.moves[made:] if not isinstance(move, Rearrange)]
    turned, events = state.apply(Rearrange(seat, state.orders(seat)[::-1]))
    assert told(turned.play_on(rest).log) == told(end.log)
    assert events == (turned.log[-1],)


def told(log: tuple[Event, ...]) -> list[str]:
    """What happened, without regard to the places of cards in a hand."""
    return [place_free(event) for event in log if not isinstance(event, Rearranged)]


def place_free(event: Event) -> str:
    """The event without the places its cards had: a clue names them in the order of these."""
    if isinstance(event, Clued):
        return repr(
            (event.seat, event.to, event.named, sorted(event.touched), sorted(event.fresh), event.free)
        )
    return repr(replace(event, slot=0) if isinstance(event, Placed | Failed | Discarded) else event)


# The games above are worth the name.


@pytest.mark.skipif(not COMPILED, reason="two thousand games take minutes uncompiled")
def test_these_games_reach_every_situation_the_rules_speak_of() -> None:
    found: Counter[str] = Counter()
    for index, options in enumerate(GAME_OPTIONS):
        for players in PLAYER_COUNTS:
            for turn in range(4):
                setting = Setting(
                    options, players, 1000 * index + turn, (80, 90, 97, 100)[(turn + players) % 4], turn > 1
                )
                for before, after in pairwise(setting.states()):
                    found.update(situations(before, after))
    assert set(found) >= REACHED
    assert set(found) <= REACHED | {"the tile color-info lapsed"}
