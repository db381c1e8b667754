"""A table as lists show it: its id, its line in the store, and what of that goes out."""

import secrets
from typing import cast

from hanabi.protocol.lobby import TableListed
from hanabi.protocol.settings import Bank, Clock, PerTurn, Talk, is_over_days
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.phase import Phase
from hanabi.store.store import Summary
from hanabi.table.table import Table

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
LAST_HOURS = 12 * 3_600_000  # milliseconds before the end of a turn of days


def new_id() -> str:
    """An id for a table that nobody guesses."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def summary(table: Table, changed: int) -> Summary:
    """The line of a table."""
    state = table.state
    outcome = state.outcome() if state else None
    settings = table.settings
    return Summary(
        table=table.id,
        phase=Phase.CLOSED if table.lesson else table.phase,  # a lesson is not among the games played
        public=settings.public and table.challenge is None,  # its results open to those who are through
        edition=settings.edition,
        options=settings.options,
        players=settings.players,
        names=tuple([seat.name for seat in table.seats]),
        looks=tuple([seat.look for seat in table.seats]) if any(seat.look for seat in table.seats) else (),
        guests=table.guests,
        bots=tuple([seat.bot for seat in table.seats]),
        created=table.created,
        changed=changed,
        started=table.started,
        ended=table.ended,
        moves=state.turn if state else 0,
        score=outcome.score if outcome else None,
        result=outcome.result.value if outcome else None,
        reason=outcome.reason.value if outcome else None,
        mistakes=state.mistakes if state else 0,
        deal=deal_digest(state.dealt) if outcome and state and state.dealt else None,
        fixed=table.chosen is not None,
        due=due(table),
        keeper=table.keeper,
        assisted=table.assisted,
        day=table.day,
        challenge=table.challenge,
        number=table.number,
        talk=settings.talk,
        clock=clock_words(settings.clock),
        on_turn=state.on_turn if state and table.phase is Phase.PLAYING else None,
        turn_began=table.turn_began if table.phase is Phase.PLAYING else None,
        remind=remind(table),
    )


def due(table: Table) -> int | None:
    """When something has to happen by itself: a bot's move, or the end of somebody's time."""
    if table.bot_on_turn:
        return table.clocks.began + table.settings.pace
    return table.deadline


def remind(table: Table) -> int | None:
    """When whoever is on turn is reminded of it, in a game over days."""
    if table.deadline is None or not is_over_days(table.settings.clock):
        return None
    assert table.state is not None
    return table.deadline - min(LAST_HOURS, table.clocks.left[table.state.on_turn] // 4)


def clock_words(clock: Clock | None) -> str | None:
    """A clock as lists keep it: its kind and its seconds."""
    match clock:
        case PerTurn(seconds):
            return f"per-turn {seconds}"
        case Bank(seconds, increment):
            return f"bank {seconds} {increment}"
        case None:
            return None


def _read_clock(words: str | None) -> Clock | None:
    match (words or "").split():
        case ["per-turn", seconds]:
            return PerTurn(int(seconds))
        case ["bank", seconds, increment]:
            return Bank(int(seconds), int(increment))
        case _:
            return None


def listed(line: Summary, guest: str | None) -> TableListed:
    """A line of a list, as one guest may see it: whose turn it is only those are told who sit there."""
    you = line.guests.index(guest) if guest is not None and guest in line.guests else None
    return TableListed(
        table=line.table,
        phase=line.phase,
        public=line.public,
        edition=line.edition,
        options=line.options,
        players=line.players,
        names=line.names,
        looks=line.looks,
        bots=line.bots,
        mine=guest is not None and guest in (*line.guests, line.keeper),
        created=line.created,
        changed=line.changed,
        started=line.started,
        ended=line.ended,
        moves=line.moves,
        score=line.score,
        result=line.result,
        reason=line.reason,
        mistakes=line.mistakes if line.phase is Phase.ENDED else 0,  # lists are no way to watch
        deal=line.deal,
        chosen=line.fixed,
        kept=line.keeper is not None,
        talk=cast(Talk, line.talk),
        clock=_read_clock(line.clock),
        you=you,
        on_turn=None if you is None else line.on_turn,
        turn_began=None if you is None else line.turn_began,
        deadline=None if you is None or line.clock is None else line.due,
    )
