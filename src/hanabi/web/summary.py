"""A table as lists show it: its id, and its line in the store."""

import secrets

from hanabi.rules.deal_code import deal_digest
from hanabi.store.store import Phase, Summary
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
    return Summary(
        table=table.id,
        phase=Phase.CLOSED if table.closed else Phase(table.phase),
        public=table.settings.public,
        edition=table.settings.edition,
        options=table.settings.options,
        players=table.settings.players,
        names=tuple(seat.name for seat in table.seats),
        guests=tuple(seat.guest for seat in table.seats),
        bots=tuple(seat.bot for seat in table.seats),
        created=table.created,
        changed=changed,
        started=table.started,
        ended=table.ended,
        moves=state.turn if state else 0,
        score=outcome.score if outcome else None,
        result=outcome.result.value if outcome else None,
        reason=outcome.reason.name.lower().replace("_", "-") if outcome else None,
        mistakes=state.mistakes if state else 0,
        deal=deal_digest(state.dealt) if outcome and state and state.dealt else None,
        fixed=table.chosen is not None,
        due=due(table),
        keeper=table.keeper,
    )


def due(table: Table) -> int | None:
    """When something has to happen by itself: a bot's move, or the end of somebody's time."""
    if table.bot_on_turn:
        return table.times.began + table.settings.pace
    return table.deadline
