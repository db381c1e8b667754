"""What is worth knowing of a finished game for those who played it: told once, and small."""

import msgspec

from hanabi.game.events import Clued, Event, Placed
from hanabi.game.replay import Replay
from hanabi.protocol.encoding import decoder
from hanabi.protocol.review import PlayerJudged, ReviewLine
from hanabi.protocol.table_events import DealKept
from hanabi.rules.suits import Color
from hanabi.store.store import Row
from hanabi.table.history import History


class FirstClue(msgspec.Struct, frozen=True):
    """The first clue of a game: who gave it, the rank or None for a color, and how many cards it touched."""

    seat: int
    rank: int | None
    touched: int


class GameTold(msgspec.Struct, frozen=True):
    """A game: its deal, cards placed and clues given, the first of them, and how its players were judged."""

    deal: DealKept
    placed: int
    clues: int
    opening: FirstClue | None
    judged: tuple[PlayerJudged, ...]


class TellGame(msgspec.Struct, frozen=True, tag=True):
    """What is worth knowing of a finished game, and of its review if there is one."""

    table: str
    rows: list[Row]
    review: bytes | None

    def do(self) -> bytes:
        """It, as `GameTold`."""
        history = History.load(self.table, ((row.seq, row.at, row.body) for row in self.rows))
        record = history.table.record()
        events = [event for seen in Replay(record).events for event in seen]
        clues = [event for event in events if isinstance(event, Clued) and not event.free]
        judged = _REVIEW.decode(self.review).review if self.review else None
        return msgspec.msgpack.encode(
            GameTold(
                deal=DealKept.of(record.deal),
                placed=_placed(events),
                clues=len(clues),
                opening=_opening(clues),
                judged=judged.players if judged else (),
            )
        )


_REVIEW = decoder(ReviewLine)


def _placed(events: list[Event]) -> int:
    return sum(isinstance(event, Placed) for event in events)


def _opening(clues: list[Clued]) -> FirstClue | None:
    if not clues:
        return None
    first = clues[0]
    rank = None if isinstance(first.named, Color) else int(first.named)
    return FirstClue(first.seat, rank, len(first.touched))
