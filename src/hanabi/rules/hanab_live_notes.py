"""What players of hanab.live noted on cards: kept apart from the game, which does not depend on it.

It has one list of texts for each player, by the order of the card; those behind the last card are about the
fireworks. When something was written is not told, unless the text says so: `turn 12: … | turn 13: …`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.rules.moves import Discard, Play
from hanabi.rules.options import hand_size
from hanabi.rules.plain_text import plain_text
from hanabi.rules.record import Record
from hanabi.rules.strict_json import JsonValue

LONGEST_NOTE = 300
MOST_FIREWORKS = 10  # of any variant there

_TURN = re.compile(r"\s*turn (\d{1,3})\b", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class CardNote:
    """What a seat noted on a card, by its order; None for what is about no card.

    `turn` is the turn that the text names first, from 1.
    """

    seat: int
    order: int | None
    text: str
    turn: int | None = None


def read_notes(game: JsonValue, players: int, cards: int) -> tuple[CardNote, ...]:
    """The notes of a game of so many players and cards; empty ones are none."""
    found: list[CardNote] = []
    notes = (
        game.field("notes").items(players) if isinstance(game.value, dict) and "notes" in game.value else []
    )
    for seat, texts in enumerate(notes):
        for order, item in enumerate(texts.items(cards + MOST_FIREWORKS)):
            text = _shortened(plain_text(item.text()).strip())
            if text:
                turn = _TURN.match(text)
                found.append(
                    CardNote(seat, order if order < cards else None, text, int(turn[1]) if turn else None)
                )
    return tuple(found)


def notes_by_seat(notes: Sequence[CardNote], players: int) -> list[list[str]]:
    """Notes on cards as their JSON form has them."""
    written: list[list[str]] = [[] for _ in range(players)]
    for note in notes:
        if note.order is not None:
            texts = written[note.seat]
            texts += [""] * (note.order + 1 - len(texts))
            texts[note.order] = note.text
    return written


def moments(record: Record, notes: Sequence[CardNote]) -> list[tuple[int, CardNote]]:
    """After how many moves each of the notes stands: at its turn, or else where its card was drawn."""
    drawn = [0] * (record.deal.players * hand_size(record.deal.players))
    drawn += [number + 1 for number, move in enumerate(record.moves) if isinstance(move, Play | Discard)]
    last = len(record.moves)
    found = []
    for note in notes:
        moves = drawn[note.order] if note.order is not None and note.order < len(drawn) else 0
        found.append((min(last, moves if note.turn is None else max(0, note.turn - 1)), note))
    return found


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_NOTE else f"{text[: LONGEST_NOTE - 1]}…"
