"""Whatever people ask, in whatever order: a table refuses with a reason or goes on, and can be made again."""

from collections import Counter
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from hanabi.protocol import requests, table_events
from hanabi.protocol.messages import News, TableNow
from hanabi.protocol.settings import Bank, Delayed, Nobody, OneSeat, PerTurn, Settings
from hanabi.rules.errors import HanabiError
from hanabi.table.audience import Showing
from hanabi.table.decide import bot_failed, bot_move, invite_outsider, rematched, time_out
from hanabi.table.guards import Person
from hanabi.table.history import KeptLine
from hanabi.table.table import Step, Table, fold
from tests.table.tables import MESSAGES, NAMES, Evening, person

REQUESTS = get_args(requests.Request)
EVENTS = get_args(table_events.TableEvent)
BOTS = ("hat", "cautious")
ANYBODY = (*NAMES, "Robby", "Zoe")


def some_settings(chance: Random) -> Settings:
    """Settings by chance; not all of them go together."""
    return Settings(
        edition=chance.choice(("custom", "custom", "custom", "pl")),
        options=chance.choice(("base", "ten-wild+black+tiles", "expert+announce", "tiles+no-empty-clues")),
        players=chance.randint(2, 5),
        starter=chance.choice((None, None, chance.randint(0, 4))),
        talk=chance.choice(("strict", "remarks", "free")),
        aid=chance.choice(("none", "marks", "full")),
        rearrange=chance.random() < 0.8,
        clock=chance.choice((None, PerTurn(40), Bank(120, 2), PerTurn(86_400))),
        reactions=chance.random() < 0.8,
        time_out=chance.choice(("stop", "bot", "more-time")),
        watching=chance.choice((Nobody(), OneSeat(chance.randint(0, 2)), Delayed(chance.randint(1, 4)))),
    )


def good_settings(chance: Random) -> Settings:
    """Settings that go together."""
    while True:
        settings = some_settings(chance)
        try:
            settings.rules()
        except HanabiError:
            continue
        return settings


def some_move(table: Table, chance: Random) -> str:
    """A move: mostly a legal one, sometimes nonsense."""
    state = table.state
    if state is None or state.is_over or chance.random() < 0.1:
        return chance.choice(
            ("P0", "D3", "C1:R", "C0:6", "X", "X1", "L", "S:R1", "R:K5", "H1:5,5", "H9:1", "Z")
        )
    if chance.random() < 0.2:
        seat = chance.randrange(state.players)
        orders = list(state.orders(seat))
        chance.shuffle(orders)
        return f"H{seat}:" + ",".join(map(str, orders[: chance.choice((5, 5, 2))]))
    moves = [str(move) for move in state.legal_moves()]
    careful = [move for move in moves if not move.startswith("P")]
    return chance.choice(careful if careful and chance.random() < 0.8 else moves)


def some_request(kind: Any, evening: Evening, chance: Random) -> requests.Request:
    """A request of this kind, mostly a sensible one."""
    table, seat = evening.table, chance.randrange(5)
    values: dict[Any, tuple[Any, ...]] = {
        requests.ChangeSettings: (some_settings(chance),),
        requests.Sit: (seat,),
        requests.SeatBot: (seat, chance.choice(BOTS)),
        requests.EmptySeat: (seat,),
        requests.MakeMove: (some_move(table, chance), table.turn if chance.random() < 0.95 else 3),
        requests.Remark: (chance.choice(("know-nothing", "do-you-remember")),),
        requests.React: (chance.choice((*get_args(table_events.QuietReaction), "oops")),),
        requests.Say: (chance.choice(("hello", " ")),),
        requests.WriteNote: (chance.randrange(128), chance.choice(("", "mine"))),
        requests.AddBookmark: ("look",),
        requests.WriteComment: (chance.randrange(60), chance.choice(("why not red?", " "))),
        requests.AnswerTakeback: (chance.random() < 0.8,),
        requests.VoteStop: (chance.random() < 0.6,),
        requests.VoteBot: (seat, chance.choice(BOTS)),
        requests.TakeVacation: (chance.randrange(15),),
        requests.AskSeat: (chance.choice(_seats_of_bots(table) or [seat]),),
        requests.AnswerSeat: (_seat_asked_for(table) or seat, chance.random() < 0.8),
    }
    return kind(f"r{evening.history.seq}", *values.get(kind, ()))  # type: ignore[no-any-return]


def _seats_of_bots(table: Table) -> list[int]:
    return [place for place, seat in enumerate(table.seats) if seat.kind == "bot"]


def _seat_asked_for(table: Table) -> int | None:
    return next((wish.seat for wish in table.seat_wishes), None)


def fitting(evening: Evening, chance: Random) -> tuple[str, Any]:
    """Somebody, and a kind of request that may well be granted."""
    table = evening.table
    host = next((name for name in ANYBODY if person(name).guest == table.host), "Ann")
    seated = [name for name in ANYBODY if table.seat_of(person(name).guest) is not None] or [host]
    if table.phase == "gathering":
        sits = (requests.Sit, requests.Sit, requests.SeatBot, requests.SeatBot)
        kind = chance.choice((*sits, requests.Start, requests.ChangeSettings, requests.EmptySeat))
        return (chance.choice(ANYBODY) if kind is requests.Sit else host), kind
    if table.phase.is_over:
        return chance.choice(ANYBODY), chance.choice((requests.Say, requests.WriteComment))
    if table.paused and chance.random() < 0.3:
        return chance.choice(seated), requests.GoOn
    if table.takeback is not None and chance.random() < 0.7:
        return chance.choice(seated), requests.AnswerTakeback
    if table.can_take_back and chance.random() < 0.3:
        return table.seats[table.movers[table.last_action or 0]].name, requests.AskTakeback
    if any(not seat.is_here for seat in table.seats) and chance.random() < 0.2:
        return chance.choice(seated), requests.TakeSeatBack
    if table.seat_wishes and chance.random() < 0.5:
        return chance.choice(seated), requests.AnswerSeat
    if _seats_of_bots(table) and chance.random() < 0.2:
        return chance.choice(ANYBODY), requests.AskSeat
    if chance.random() < 0.6:
        return evening.on_turn, requests.MakeMove
    often = (
        requests.VoteBot,
        requests.Pause,
        requests.WriteNote,
        requests.Remark,
        requests.React,
        requests.Say,
        requests.AddBookmark,
    )
    return chance.choice(seated), chance.choice((*often, *often, requests.Leave, requests.VoteStop))


def some_step(evening: Evening, chance: Random) -> tuple[Step, str]:
    """What somebody's request, a bot, a clock or the server brings about, and who; refused by an error."""
    table = evening.table
    if table.bot_on_turn and chance.random() < 0.5:
        seat, bot = table.bot_on_turn
        if chance.random() < 0.05:
            failed = table_events.BotFailed(seat, bot, "crashed", chance.choice(BOTS))
            return bot_failed(table, failed, evening.now), ""
        return bot_move(table, seat, bot, some_move(table, chance), evening.now), ""
    match chance.randrange(30):
        case 0:
            return time_out(table, evening.now, chance.choice(BOTS)), ""
        case 1:
            robby = person("Robby")
            host = person(chance.choice(ANYBODY))
            return invite_outsider(
                table, host, chance.randrange(5), Person(robby.guest, "Robby"), evening.now
            ), host.name
        case 2:
            return rematched(table, person(chance.choice(ANYBODY)), "new", evening.now), ""
        case 3:
            return bot_move(table, chance.randrange(5), "hat", "P0", evening.now), ""
        case 4 | 5 | 6 | 7 | 8:
            who, kind = chance.choice(ANYBODY), chance.choice(REQUESTS)
        case _:
            who, kind = fitting(evening, chance)
    return evening.decide(who, some_request(kind, evening, chance)), who


def play_any(seed: int, steps: int = 160, check: bool = True) -> tuple[Evening, Counter[type]]:
    """A course by chance; what happened and what was refused, by kind."""
    chance = Random(seed)
    evening = Evening(good_settings(chance), seed=seed)
    seen: Counter[type] = Counter()
    after_the_end = 0
    for _ in range(steps):
        after_the_end += evening.table.phase.is_over
        if after_the_end > 20:
            break
        evening.wait(chance.choice((0, 300, 1_000, 4_000, 20_000, -200)))
        try:
            step, by = some_step(evening, chance)
        except HanabiError as error:
            seen[type(error)] += 1
            continue
        line = evening.happen(step, by, f"r{evening.history.seq}" if by else "")
        seen[type(step.event)] += 1
        if check:
            check_table(evening.table)
            check_sent(evening, line)
    return evening, seen


def check_table(table: Table) -> None:
    """What is true of every table."""
    assert len(table.seats) == table.settings.players
    guests = [guest for guest in table.guests if guest]
    assert [seat.kind in ("person", "outsider") for seat in table.seats] == [
        guest is not None for guest in table.guests
    ]
    assert len(guests) == len(set(guests))
    assert table.stop <= table.voters or table.phase.is_over
    if any(seat.kind == "person" for seat in table.seats) and table.phase == "gathering":
        assert table.seat_of(table.host) is not None
    if table.state is None:
        return
    assert len(table.movers) == len(table.moved_at) == len(table.state.moves)
    assert table.phase == ("ended" if table.state.is_over else "playing")
    assert table.record().moves == table.state.moves
    if table.phase == "playing":
        for vote in table.bot_votes:
            assert vote.by
            assert set(vote.by) < table.voters - {vote.seat}
        assert table.takeback is None or table.takeback < table.voters
        assert table.takeback is None or table.can_take_back
    if table.deadline is not None:
        assert table.seats[table.state.on_turn].bot is None


def check_sent(evening: Evening, line: KeptLine) -> None:
    """Whatever is sent can be read, and news lead to what is sent to somebody who comes in."""
    assert evening.before is not None
    showing = Showing(evening.history, evening.now)
    for audience in (0, 1, None):
        now = MESSAGES.decode(showing.everything(audience))
        assert isinstance(now, TableNow)
        news = showing.news(audience, line, evening.before)
        if news is None:
            continue
        message = MESSAGES.decode(news)
        if isinstance(message, TableNow):
            assert message == now
            continue
        assert isinstance(message, News)
        assert (message.seq, message.table) == (now.seq, now.table)
        assert message.position is None or message.position == now.position
        assert message.line is None or message.line in now.log
        assert message.notebook is None or message.notebook == now.notebook


@examples(max_examples=25)
@given(st.integers(0, 10**6))
def test_any_course_is_refused_or_goes_on_and_is_the_same_when_made_again(seed: int) -> None:
    evening, _ = play_any(seed)
    again = evening.again()
    assert again.table == evening.table
    assert again.lines == evening.history.lines
    assert (again.seq, again.at, again.answered) == (
        evening.history.seq,
        evening.history.at,
        evening.history.answered,
    )
    kept = ((msgspec.json.decode(body, type=table_events.Kept).event, at) for _, at, body in evening.rows)
    assert fold("k3m9", kept) == evening.table


def test_such_courses_know_every_event_and_every_refusal() -> None:
    """Else the property above would say little."""
    seen: Counter[type] = Counter()
    for seed in range(80):
        seen += play_any(seed, check=False)[1]
    assert set(EVENTS) - set(seen) == {table_events.Created, table_events.SeatClaimed}  # not asked for here
    assert seen[table_events.Moved] > 800
    assert (
        min(seen[table_events.TakebackAnswered], seen[table_events.BotVoted], seen[table_events.Returned])
        > 20
    )
    refusals = {kind.__name__ for kind in seen if issubclass(kind, HanabiError)}
    assert refusals >= {
        "NotSeated",
        "NotHost",
        "SeatTaken",
        "NotNow",
        "NotAgreed",
        "PausedNow",
        "Stale",
        "NothingToAnswer",
        "NothingToTakeBack",
        "NotYourTurn",
        "BadNotation",
    }


def test_news_are_all_that_a_seat_needs() -> None:
    """A browser that keeps what it was sent knows what somebody is sent who comes in."""
    for seed in range(12):
        chance = Random(seed)
        evening = Evening(good_settings(chance), seed=seed)
        known: dict[int | None, TableNow] = {seat: evening.sent(seat) for seat in (0, None)}
        for _ in range(100):
            try:
                step, by = some_step(evening, chance)
            except HanabiError:
                continue
            evening.happen(step, by)
            for audience, old in known.items():
                known[audience] = updated(old, evening.news(audience))
                now = evening.sent(audience)
                if evening.table.settings.aid == "none":
                    continue  # a browser drops what the table wants remembered, or asks again
                assert known[audience].table == now.table or evening.news(audience) is None
                assert known[audience].position == now.position
                assert known[audience].notebook == now.notebook
                assert known[audience].log == now.log


def updated(old: TableNow, news: News | TableNow | None) -> TableNow:
    """What a browser knows after a message."""
    if news is None:
        return old
    if isinstance(news, TableNow):
        return news
    log = {line.seq: line for line in (*old.log, *((news.line,) if news.line else ()))}
    return msgspec.structs.replace(
        old,
        seq=news.seq,
        table=news.table,
        log=tuple(log[seq] for seq in sorted(log)),
        position=news.position or old.position,
        notebook=news.notebook or old.notebook,
    )


def test_events_of_a_table_come_one_after_the_other() -> None:
    evening = Evening()
    kept = table_events.Kept(table_events.Closed())
    step = evening.history.step(kept.event, 0)
    with pytest.raises(ValueError, match="event 2 of table k3m9 comes next, not 5"):
        evening.history.take(5, 0, kept, step)
    with pytest.raises(ValueError, match="a table is created once"):
        evening.table.step(table_events.Created(Settings(), "x", "X"), 0)
