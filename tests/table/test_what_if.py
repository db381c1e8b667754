"""What if? Other moves and other cards, by the real rules."""

import pytest

from hanabi.game.events import Recycled
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.errors import BadDeal, BadRecord
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.rules.suits import Suit
from hanabi.table.what_if import branch
from tests.games import Setting


@pytest.fixture
def record() -> Record:
    return record_of(Setting(Options(), 3, seed=4, skill=97).end())


def test_a_branch_has_the_past_and_the_new_moves(record: Record) -> None:
    state = Replay(record).at(6)
    other = next(move for move in state.legal_moves() if move != record.moves[6])
    branched = branch(record, 6, moves=[str(other)])
    assert branched.moves == (*record.moves[:6], other)
    assert branched.deal == record.deal
    assert Replay(branched).at(6) == state


def test_an_exchanged_card_is_the_other_one(record: Record) -> None:
    state = Replay(record).at(6)
    order = state.orders(1)[0]
    wanted = next(card for card in state.deck if card != state.hand(1)[0].card)
    changed = Replay(branch(record, 6, [(order, str(wanted))])).end
    assert changed.hand(1)[0].card == wanted
    assert changed.discard_pile == state.discard_pile
    assert changed.fireworks == state.fireworks
    assert [held.card for held in changed.hand(2)] == [held.card for held in state.hand(2)]


def test_any_card_left_can_be_put_on_top_of_the_deck(record: Record) -> None:
    state = Replay(record).at(6)
    top = len(record.deal.deck) - state.deck_count
    wanted = state.deck[-1]
    assert Replay(branch(record, 6, [(top, str(wanted))])).end.deck[0] == wanted


def test_an_exchange_for_what_it_is_changes_nothing(record: Record) -> None:
    state = Replay(record).at(6)
    held = state.hand(0)[0]
    assert branch(record, 6, [(held.order, str(held.card))]).deal == record.deal


def test_a_card_that_was_played_cannot_be_another_one(record: Record) -> None:
    state = Replay(record).end
    held = {order for seat in range(3) for order in state.orders(seat)}
    gone = next(order for order in range(15) if order not in held)
    with pytest.raises(BadDeal, match="played or discarded"):
        branch(record, len(record.moves), [(gone, "R1")])


def test_a_face_of_which_no_copy_is_left_cannot_be_had(record: Record) -> None:
    states = Replay(record).states
    moment, suit = next((n, suit) for n, state in enumerate(states) for suit in complete(state))
    with pytest.raises(BadDeal, match="there is no other"):
        branch(record, moment, [(states[moment].orders(0)[0], f"{suit}5")])


def complete(state: State) -> list[Suit]:
    """The fireworks that have all five cards."""
    return [suit for suit, height in state.fireworks.items() if height == 5]


def test_a_moment_after_the_end_does_not_exist(record: Record) -> None:
    with pytest.raises(BadRecord, match="no moment"):
        branch(record, len(record.moves) + 1)


def test_an_illegal_move_is_refused_with_its_place(record: Record) -> None:
    illegal = branch(record, 2, moves=["D49"])
    with pytest.raises(BadRecord, match=r"moves\[2\]"):
        Replay(illegal)


def test_after_a_card_went_back_into_the_deck_nothing_is_exchanged() -> None:
    games = (Setting(Options(tiles=True), 3, seed=seed, skill=100) for seed in range(60))
    ends = (game.end() for game in games)
    end = next(end for end in ends if any(isinstance(event, Recycled) for event in end.log))
    record = record_of(end)
    with pytest.raises(BadDeal, match="went back"):
        branch(record, len(record.moves), [(end.orders(0)[0], "R1")])
