"""A table as lists show it: its id, its line in the store, and what of that goes out."""

import secrets

from hanabi.protocol.bodies import TableListed
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.phase import Phase
from hanabi.store.store import Summary
from hanabi.table.table import Table

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


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
        phase=table.phase,
        public=settings.public,
        edition=settings.edition,
        options=settings.options,
        players=settings.players,
        names=tuple([seat.name for seat in table.seats]),
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
    )


def due(table: Table) -> int | None:
    """When something has to happen by itself: a bot's move, or the end of somebody's time."""
    if table.bot_on_turn:
        return table.clocks.began + table.settings.pace
    return table.deadline


def listed(line: Summary, guest: str | None) -> TableListed:
    """A line of a list, as one guest may see it."""
    return TableListed(
        table=line.table,
        phase=line.phase,
        public=line.public,
        edition=line.edition,
        options=line.options,
        players=line.players,
        names=line.names,
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
    )
