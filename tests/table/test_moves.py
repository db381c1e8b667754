import pytest

from hanabi.game.events import Clued, Drew, Failed, Placed
from hanabi.protocol import requests
from hanabi.protocol.log import MovedShown
from hanabi.protocol.settings import Settings
from hanabi.rules.errors import (
    BadNotation,
    IllegalMove,
    NoSuchCard,
    NotYourTurn,
)
from hanabi.rules.record import MAX_REARRANGED
from hanabi.table.errors import NoSuchBot, NotAgreed, NotNow, NotSeated, Stale, TooMany, code_of
from tests.table.tables import Evening

TURNED = "H1:9,8,7,6,5"


def playing(**others: object) -> Evening:
    return Evening(Settings(players=2, starter=0, **others)).start()  # type: ignore[arg-type]


def test_a_move_is_told_to_all_with_what_everyone_saw() -> None:
    evening = playing()
    evening.move("P0")
    what = evening.told(1)[-1]
    assert isinstance(what, MovedShown)
    assert (what.seat, what.move, what.bot) == (0, "P0", None)
    assert type(what.events[0]).__name__ in ("Placed", "Failed")
    assert what.events[-1] == Drew(0, 10)


def test_the_slots_in_an_event_are_those_before_it() -> None:
    evening = playing()
    evening.ask("Bo", requests.MakeMove, TURNED, 0)
    evening.move("P0")
    evening.move("P9")
    what = evening.told(0)[-1]
    assert isinstance(what, MovedShown)
    first = what.events[0]
    assert isinstance(first, Placed | Failed)
    assert (first.order, first.slot) == (9, 0)


def test_the_seat_on_turn_is_sent_its_moves_and_what_each_clue_would_touch() -> None:
    evening = playing()
    state = evening.table.state
    assert state is not None
    position = evening.position(0)
    assert position.legal == tuple(map(str, state.legal_moves()))
    hand = evening.position(0).hands[1]
    for clue in position.clues:
        assert clue.to == 1
        place = 1 if isinstance(clue.named, int) else 0
        expected = tuple(card.order for card in hand if card.card and card.card[place] == str(clue.named))
        assert clue.touched == clue.fresh == expected
    assert {clue.move for clue in position.clues} == {move for move in position.legal if move[0] == "C"}
    assert (evening.position(1).legal, evening.position(1).clues) == ((), ())


def test_what_a_clue_would_touch_is_what_it_touches() -> None:
    for options in ("base", "five-own", "ten-wild+black", "ten-own"):
        evening = Evening(Settings(players=4, options=options)).start()
        for _ in range(8):
            position = evening.position(evening.table.state.on_turn)  # type: ignore[union-attr]
            clue = evening.chance.choice(position.clues)
            evening.move(clue.move)
            what = evening.told(0)[-1]
            assert isinstance(what, MovedShown)
            given = what.events[0]
            assert isinstance(given, Clued)
            assert (given.to, given.named) == (clue.to, clue.named)
            assert (given.touched, given.fresh) == (clue.touched, clue.fresh)


def test_only_the_seat_on_turn_moves() -> None:
    evening = playing()
    evening.refused(NotYourTurn, "Bo", requests.MakeMove, "P5", 0)
    evening.refused(NotSeated, "Zoe", requests.MakeMove, "P0", 0)


def test_moves_are_made_in_the_game() -> None:
    Evening().sit("Bo").refused(NotNow, "Ann", requests.MakeMove, "P0", 0)
    playing().stop().refused(NotNow, "Ann", requests.MakeMove, "P0", 0)


def test_a_move_for_another_turn_is_stale() -> None:
    """Two tabs, or a hand that taps twice."""
    evening = playing()
    evening.refused(Stale, "Ann", requests.MakeMove, "P0", 1)
    evening.move("P0")
    evening.refused(Stale, "Ann", requests.MakeMove, "P0", 0)


def test_what_is_not_legal_or_no_move_is_refused() -> None:
    evening = playing()
    evening.refused(NoSuchCard, "Ann", requests.MakeMove, "P9", 0)
    evening.refused(BadNotation, "Ann", requests.MakeMove, "p0", 0)
    with pytest.raises(IllegalMove):
        evening.decide("Ann", requests.MakeMove("r", "D0", 0))


def test_a_hand_is_rearranged_at_any_time() -> None:
    """R-402."""
    evening = playing()
    evening.ask("Bo", requests.MakeMove, TURNED, 0)
    assert [card.order for card in evening.position(0).hands[1]] == [9, 8, 7, 6, 5]
    assert evening.table.turn == 0
    evening.ask("Bo", requests.MakeMove, "H1:5,6,7,8,9", 99)
    evening.refused(NotYourTurn, "Ann", requests.MakeMove, TURNED, 0)
    evening.move("P0")


def test_a_table_may_agree_not_to_rearrange_hands() -> None:
    evening = playing(rearrange=False)
    assert evening.refused(NotAgreed, "Bo", requests.MakeMove, TURNED, 0).endswith("does not rearrange hands")


def test_hands_are_rearranged_as_often_as_leaves_room_for_the_game() -> None:
    evening = playing()
    state = evening.table.state
    assert state is not None
    for _ in range(MAX_REARRANGED):
        evening.ask("Bo", requests.MakeMove, TURNED, 0)
    evening.refused(TooMany, "Bo", requests.MakeMove, TURNED, 0)
    evening.move("P0")


def test_the_record_has_every_move_with_its_time() -> None:
    evening = playing()
    evening.wait(1_500)
    evening.move("P0")
    evening.ask("Ann", requests.MakeMove, "H0:1,2,3,4,10", 1)
    evening.wait(700)
    evening.move()
    record = evening.stop().table.record()
    assert [str(move) for move in record.moves][:2] == ["P0", "H0:1,2,3,4,10"]
    assert record.times == (1_500, 1_500, 2_200, 2_200)
    assert record.names == ("Ann", "Bo")
    assert record.started is not None


def test_refusals_have_a_code_for_catalogues() -> None:
    assert code_of(NotAgreed("x")) == "not-agreed"
    assert code_of(NoSuchBot("x")) == "no-such-bot"
