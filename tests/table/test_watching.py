import msgspec

from hanabi.protocol import requests, table_events
from hanabi.protocol.log import MovedShown
from hanabi.protocol.messages import News, TableNow
from hanabi.protocol.position import Position
from hanabi.protocol.settings import Delayed, Nobody, OneSeat, Settings, Watching
from hanabi.rules.moves import Discard
from hanabi.table.audience import Showing, may_look
from tests.table.tables import Evening


def playing(watching: Watching, players: int = 2, **others: object) -> Evening:
    return Evening(Settings(players=players, starter=0, watching=watching, **others)).start()  # type: ignore[arg-type]


def moves_told(evening: Evening) -> list[str]:
    return [what.move for what in evening.told(None) if isinstance(what, MovedShown)]


def made(evening: Evening) -> list[str]:
    assert evening.table.state is not None
    return [str(move) for move in evening.table.state.moves]


# Nobody.


def test_where_nobody_may_watch_nothing_of_the_game_is_told_before_the_end() -> None:
    evening = playing(Nobody(), talk="free")
    evening.move()
    evening.ask("Ann", requests.Say, "hello")
    evening.ask("Ann", requests.AskTakeback)
    assert not may_look(evening.table, None)
    assert evening.sent(None).position is None
    assert (evening.sent(None).table.takeback, evening.sent(None).table.can_take_back) == (None, None)
    assert not any(
        isinstance(what, MovedShown | table_events.Said | table_events.TakebackAsked)
        for what in evening.told(None)
    )
    assert evening.news(None) is None
    evening.stop()
    assert may_look(evening.table, None)
    assert len(moves_told(evening)) == 1
    assert evening.sent(None).position is not None


# One seat.


def test_watchers_may_see_what_one_seat_sees_as_it_happens() -> None:
    evening = playing(OneSeat(1), 3)
    for _ in range(4):
        evening.move()
        seen, own = evening.position(None), evening.position(1)
        assert seen.hands == own.hands
        assert all(card.card is None for card in seen.hands[1])
        assert all(card.card for card in seen.hands[0])
        assert (seen.legal, seen.clues) == ((), ())
    assert moves_told(evening) == made(evening)


def test_after_the_end_every_hand_is_open() -> None:
    evening = playing(OneSeat(1), 3).stop()
    for audience in (0, 1, 2, None):
        assert all(card.card for hand in evening.position(audience).hands for card in hand)


# The game, later.


def test_who_sees_the_game_later_sees_a_card_once_it_has_left_the_hand() -> None:
    evening = playing(Delayed(3))
    for turn in range(1, 12):
        evening.move(evening.some_move(Discard) if turn % 2 == 0 else None)
    showing = Showing(evening.history, evening.now)
    opened = set()
    for moves in range(9):
        position = position_after(showing, None, moves)
        left = {card.order for hand in position.hands for card in hand if card.card is not None}
        assert left.isdisjoint(card.order for hand in evening.position(None).hands for card in hand)
        opened |= left
    assert len(opened) == 4, "one for every discard that watchers have come to"


def test_where_the_host_opens_the_hands_watchers_see_them_so_many_turns_late() -> None:
    evening = playing(Delayed(3, hands=True))
    for turn in range(1, 8):
        evening.move(evening.some_move(Discard) if turn % 2 == 0 else None)
        if turn < 3:
            assert evening.sent(None).position is None
            assert moves_told(evening) == []
        else:
            position = evening.position(None)
            assert position.moves == turn - 3
            assert all(card.card for hand in position.hands for card in hand)
            assert moves_told(evening) == made(evening)[: turn - 3]


def test_news_for_those_who_see_the_game_later_are_what_they_come_to() -> None:
    evening = playing(Delayed(2))
    told = []
    for turn in range(1, 7):
        evening.move()
        news = evening.news(None)
        assert isinstance(news, News)
        if turn < 2:
            assert news.position is None
        else:
            assert news.position is not None
            assert news.position.moves == turn - 2
        if news.line is not None:
            assert isinstance(news.line.what, MovedShown)
            told.append(news.line.what.move)
    assert told == made(evening)[:4]


def test_a_rearranged_hand_does_not_make_the_delay_shorter() -> None:
    """R-402: it is no turn."""
    evening = playing(Delayed(2))
    for _ in range(3):
        evening.move()
    seen = evening.position(None)
    for _ in range(5):
        evening.ask("Bo", requests.MakeMove, "H1:9,8,7,6,5", 3)
        assert evening.position(None) == seen
    assert len(moves_told(evening)) == 1


def test_takebacks_do_not_make_the_delay_shorter() -> None:
    evening = playing(Delayed(2))
    for _ in range(4):
        evening.move()
    for _ in range(5):
        evening.move()
        mover = evening.table.seats[evening.table.movers[-1]].name
        other = "Bo" if mover == "Ann" else "Ann"
        evening.ask(mover, requests.AskTakeback)
        assert evening.news(None) is None
        evening.ask(other, requests.AnswerTakeback, True)
        assert evening.position(None).moves == 2
        assert moves_told(evening) == made(evening)[:2]
        assert not any(isinstance(what, table_events.TakebackAsked) for what in evening.told(None))
    evening.move()
    evening.move()
    assert evening.position(None).moves == 4
    evening.move()
    kinds = [type(what).__name__ for what in evening.told(None)]
    assert kinds.count("TakenBack") == 5
    assert kinds.count("MovedShown") == 5 + 5


def test_what_players_say_is_heard_with_the_moves_it_goes_with() -> None:
    evening = playing(Delayed(1), talk="free")
    evening.move()
    evening.ask("Ann", requests.Say, "your turn")
    assert not any(isinstance(what, table_events.Said) for what in evening.told(None))
    evening.move()
    assert any(isinstance(what, table_events.Said) for what in evening.told(None))
    news = evening.news(None)
    assert isinstance(news, TableNow)  # two lines at once: all of it anew


def test_who_comes_and_goes_is_seen_at_once() -> None:
    evening = playing(Delayed(5))
    evening.ask("Bo", requests.Pause)
    news = evening.news(None)
    assert isinstance(news, News)
    assert news.table.paused
    assert news.line is not None
    assert news.line.what == table_events.Paused(1)


def test_nobody_is_told_within_the_delay_that_the_last_move_was_a_clue() -> None:
    evening = playing(Delayed(1))
    evening.move()
    assert evening.sent(0).table.can_take_back == 0
    assert evening.sent(None).table.can_take_back is None
    evening.ask("Ann", requests.AskTakeback)
    assert evening.sent(None).table.takeback is None


def test_the_delay_ends_with_the_game() -> None:
    evening = playing(Delayed(100))
    evening.move()
    evening.stop()
    assert evening.position(None).moves == 2
    assert len(moves_told(evening)) == 1


# Looking back.


def test_everybody_may_look_back_but_not_beyond_what_they_see() -> None:
    evening = playing(Delayed(2))
    for _ in range(4):
        evening.move(evening.some_move())
    showing = Showing(evening.history, evening.now)
    earlier = [position_after(showing, 0, moves) for moves in range(5)]
    assert [position.moves for position in earlier] == [0, 1, 2, 3, 4]
    assert all(card.card is None for position in earlier for card in position.hands[0])
    assert [position_after(showing, None, moves).moves for moves in range(5)] == [0, 1, 2, 2, 2]
    assert position_after(showing, 0, -3).moves == 0
    assert position_after(showing, 0, 99).moves == 4


def position_after(showing: Showing, audience: int | None, moves: int) -> Position:
    return msgspec.json.decode(msgspec.json.encode(showing.position(audience, moves)), type=Position)
