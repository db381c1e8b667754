"""What each reader understood of a clue: what it took the cards to be by their player's next turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.analysis.readers import Reading, actions_of
from hanabi.game.events import Clued
from hanabi.game.replay import Replay
from hanabi.rules.cards import Card

FEW = 6  # kinds that a card may still be; with more, nothing much was understood


@dataclass(frozen=True, slots=True)
class Understood:
    """What a reader took a touched card to be: one of these, or none if it left too much open."""

    reader: str
    order: int
    kinds: tuple[Card, ...]


def understood(replay: Replay, index: int, readings: Sequence[Reading]) -> tuple[Understood, ...]:
    """What the readers made of a clue; nothing if its receiver had no more turn."""
    clue = next((event for event in replay.events[index] if isinstance(event, Clued)), None)
    if clue is None:
        return ()
    places = enumerate(actions_of(replay))
    later = next((each for each in places if each[1] > index and replay.at(each[1]).on_turn == clue.to), None)
    if later is None:
        return ()
    place, state = later[0], replay.at(later[1])
    slots = [(order, state.orders(clue.to).index(order)) for order in clue.touched]
    return tuple(
        Understood(reading.reader, order, _few(reading.hands[place][slot], state._tables.cards))
        for reading in readings
        for order, slot in slots
    )


def _few(kinds: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    found = tuple(card for kind, card in enumerate(cards) if kinds >> kind & 1)
    return found if len(found) <= FEW else ()
