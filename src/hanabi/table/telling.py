"""What a line of the log tells: events of a table and of its game in the words of `shown`."""

from typing import assert_never

from hanabi.game import events as seen
from hanabi.game.board import Board
from hanabi.game.state import State
from hanabi.rules.outcome import Outcome
from hanabi.table import events as happened
from hanabi.table import shown
from hanabi.table.table import Table
from hanabi.table.words import kebab


def told(event: happened.Event, table: Table, before: State | None) -> shown.What:
    """An event as all who may hear of it are told; `before` is the game before it, `table` is after it."""
    match event:
        case happened.Created(name=name):
            return shown.CreatedShown(name)
        case happened.Sat(seat, _, name, outsider):
            return shown.SatShown(seat, name, outsider)
        case happened.Started():
            assert table.seal is not None
            assert table.state is not None
            return shown.StartedShown(table.state.on_turn, table.seal.digest, table.chosen is not None)
        case happened.Moved(seat, move, bot):
            return shown.MovedShown(seat, move, _game_events(table, before), bot)
        case happened.TimedOut(seat):
            return shown.Stopped(_game_events(table, before), seat)
        case _ if table.state is before or table.state is None:
            return event
        case _ if table.phase == "ended":  # the vote that was missing, or somebody left who did not want it
            return shown.Stopped(_game_events(table, before))
        case _:
            return shown.TakenBack(table.state.on_turn)


def _game_events(table: Table, before: State | None) -> tuple[shown.GameEvent, ...]:
    assert table.state is not None
    assert before is not None
    new = table.state.log[len(before.log) :]
    timed_out, aid = table.timed_out is not None, table.settings.aid != "none"
    return tuple(game_event(event, before, timed_out, aid) for event in new)


def game_event(
    event: seen.Event, before: Board, timed_out: bool = False, aid: bool = True
) -> shown.GameEvent:
    """What everyone saw, with the slots of the cards as they were before.

    Without memory aid nobody is told which cards were clued earlier (R-407).
    """
    match event:
        case seen.Clued(seat, to, named, touched, fresh, free):
            slots = tuple(map(before.orders(to).index, touched))
            return shown.Clued(seat, to, str(named), touched, fresh if aid else (), slots, free)
        case seen.Placed(seat, order, card, announced):
            slot = before.orders(seat).index(order)
            return shown.Placed(seat, order, slot, str(card), str(announced) if announced else None)
        case seen.Failed(seat, order, card, announced):
            slot = before.orders(seat).index(order)
            return shown.Failed(seat, order, slot, str(card), str(announced) if announced else None)
        case seen.Discarded(seat, order, card):
            return shown.Discarded(seat, order, before.orders(seat).index(order), str(card))
        case seen.Salvaged(seat, card):
            return shown.Salvaged(seat, str(card))
        case seen.Recycled(seat, card):
            return shown.Recycled(seat, str(card))
        case seen.Completed(suit):
            return shown.Completed(str(suit))
        case seen.TileTurned(seat, tile):
            return shown.TileTurned(seat, str(tile))
        case seen.TileLapsed(seat, tile):
            return shown.TileLapsed(seat, str(tile))
        case seen.MistakeRepaired(seat):
            return shown.MistakeRepaired(seat)
        case seen.TokensBack(count):
            return shown.TokensBack(count)
        case seen.Drew(seat, order):
            return shown.Drew(seat, order)
        case seen.LastRound(turns):
            return shown.LastRound(turns)
        case seen.Rearranged(seat, hand):
            return shown.Rearranged(seat, hand, tuple(map(before.orders(seat).index, hand)))
        case seen.Ended(outcome):
            return shown.Ended(outcome_shown(outcome, timed_out))
        case _:
            assert_never(event)


def outcome_shown(outcome: Outcome, timed_out: bool = False) -> shown.OutcomeShown:
    """How a game ended, in words for programs and catalogues."""
    reason = "timed-out" if timed_out else kebab(outcome.reason.name.title().replace("_", ""))
    rating = outcome.rating.name.lower() if outcome.rating else None
    return shown.OutcomeShown(
        outcome.result.value,
        reason,  # type: ignore[arg-type]
        outcome.placed,
        outcome.score,
        rating,
        outcome.commendation,
    )
