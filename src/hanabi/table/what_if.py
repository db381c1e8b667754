"""What if? Other moves, or other cards, from any moment of a game on; by the real rules.

A branch is a record of its own: the same deal but for the cards that were exchanged, the moves up to the
moment, and the moves made since. An exchanged card has been that card from the start: the clues it got are
given again to what it is now.
"""

from collections.abc import Sequence
from dataclasses import replace

from hanabi.game.events import Recycled
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadDeal, BadRecord
from hanabi.rules.moves import parse_move
from hanabi.rules.record import Record


def branch(
    record: Record, at: int, exchanged: Sequence[tuple[int, str]] = (), moves: Sequence[str] = ()
) -> Record:
    """The record of a branch: other cards and other moves after the first `at` moves.

    Each exchange names the order of a card and the face it shall have.
    """
    if not 0 <= at <= len(record.moves):
        raise BadRecord("at", f"the game has {len(record.moves)} moves: there is no moment {at}")
    past = replace(record, moves=record.moves[:at], times=(), seal=None)
    for order, face in exchanged:
        past = replace(past, deal=_exchange(past, order, Card.parse(face)))
    return replace(past, moves=(*past.moves, *map(parse_move, moves)))


def _exchange(record: Record, order: int, face: Card) -> Deal:
    """The deal in which the card of that order is `face`, taken from where it does least: low in the deck."""
    state, deck = Replay(record).end, list(record.deal.deck)
    if any(isinstance(event, Recycled) for event in state.log):
        raise BadDeal("a card went back into the deck: from there on cards cannot be exchanged")  # R-1024
    loose = _not_yet_seen(state, record.deal)
    if order not in loose:
        raise BadDeal(f"card {order} cannot be another one: it has been played or discarded")
    if deck[order] == face:
        return record.deal
    copies = [place for place in loose if deck[place] == face and place != order]
    if not copies:
        raise BadDeal(f"there is no other {face} left: all of them have been played or discarded")
    other = max(copies)
    deck[order], deck[other] = deck[other], deck[order]
    return replace(record.deal, deck=tuple(deck))


def _not_yet_seen(state: State, deal: Deal) -> set[int]:
    """The places in the deal of cards that are held, or still in the deck."""
    held = {order for seat in range(state.players) for order in state.orders(seat)}
    size = len(deal.deck)
    return {order for order in held if order < size} | set(range(size - state.deck_count, size))
