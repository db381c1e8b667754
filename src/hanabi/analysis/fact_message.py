"""A fact about a move as the message that goes out."""

from hanabi.analysis.facts import Told
from hanabi.protocol.review import FactTold


def fact_message(told: Told) -> FactTold:
    """What pages and programs are told of it."""
    return FactTold(
        told.fact.value,
        None if told.card is None else str(told.card),
        None if told.suit is None else str(told.suit),
        told.moves,
    )
