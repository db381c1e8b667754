"""A game that is judged: what was possible and expected after each move, what a move cost, and why."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.structs import Value

JUDGE = 3  # counts up when games that were judged before are worth being judged again

Reader = Literal[
    "literal", "cautious", "duo", "hat", "partner-1", "partner-2", "partner-3", "partner-4", "partner-5"
]
MarkName = Literal["blunder", "mistake", "inaccuracy", "unlucky", "good-find"]
FactName = Literal["last-copy", "clued", "dead-firework", "no-pace", "mistake", "wasted-token", "lost-here"]


class Worth(Value, frozen=True, omit_defaults=False):
    """What a position is worth.

    With all cards known, `least` points can be made for sure and no more than `most`. Bots that play on make
    `score` points on average, with that standard `error`, and a share of `perfect` games.
    """

    least: int
    most: int
    score: float
    error: float
    perfect: float


class MoveValue(Value, frozen=True, omit_defaults=False):
    """A move, and what is possible after it on average, by what the seat knew.

    Whether it is one that `fails`, by the cards as they were: nobody at the table could know.
    """

    move: str
    value: float
    fails: bool


class FactTold(Value, frozen=True, omit_defaults=False):
    """Something that is so whoever judges: about a card, a firework, or so many moves ago."""

    fact: FactName
    card: str | None = None
    suit: str | None = None
    moves: int | None = None


class CardUnderstood(Value, frozen=True, omit_defaults=False):
    """What a reader took a card to be by its player's next turn: one of these, or none if much was open."""

    reader: Reader
    order: int
    cards: tuple[str, ...]


class MoveJudged(Value, frozen=True, omit_defaults=False):
    """One action: it led to the game after `moves` moves, which was `worth` so much.

    What was possible `dropped` by so much for sure. `loss` is what the move cost by what the seat knew, with
    its standard `error`, against the best of `others`; None if there was nothing to judge. `reader_move` is
    what the reader would have done, and `reader_fails` whether that would have been a mistake. A clue is
    valued by what its reader makes of it, playing on; `understood` is what each took its cards to be.
    """

    moves: int
    seat: int
    move: str
    worth: Worth
    dropped: int
    loss: float | None
    error: float | None
    value: float | None
    others: tuple[MoveValue, ...]
    reader_move: str | None
    reader_fails: bool
    facts: tuple[FactTold, ...]
    mark: MarkName | None
    understood: tuple[CardUnderstood, ...] = ()


class PlayerJudged(Value, frozen=True, omit_defaults=False):
    """What one player did, and how it was marked.

    `accuracy` is the share of the judged moves which nobody blames, `lost` what the others cost. A cause is a
    fact, or "other".
    """

    seat: int
    clues: int
    plays: int
    discards: int
    accuracy: float
    lost: float
    marks: dict[MarkName, int]
    causes: dict[str, int]


class ReaderFit(Value, frozen=True, omit_defaults=False):
    """A reader that knows the game; `share` is how many of the moves it would have made too, if it moves."""

    reader: Reader
    share: float | None


class GameReview(Value, frozen=True, omit_defaults=False):
    """A game judged by a `reader`; `played_on_by` is the bot that says what can be expected.

    `chosen` is whether the reader was asked for; else it is the one that fits best.
    """

    reader: Reader
    readers: tuple[ReaderFit, ...]
    chosen: bool
    full: int
    played_on_by: str
    start: Worth
    moves: tuple[MoveJudged, ...]
    players: tuple[PlayerJudged, ...]


class ReviewTrouble(Value, frozen=True, omit_defaults=False):
    """Why there is no review: a code and a text, as in any refusal."""

    code: str
    text: str


class ReviewLine(Value, frozen=True, omit_defaults=False):
    """One line of an answer that comes in parts: how far a review has come, and at last the review.

    `possible` is what was possible after each move, at least; it is known first.
    """

    done: int
    steps: int
    possible: tuple[int, ...] = ()
    review: GameReview | None = None
    trouble: ReviewTrouble | None = None


class GameToReview(Value, frozen=True):
    """A game to judge, by a reader or by the one that fits best."""

    record: Annotated[str, Meta(max_length=250_000)]
    reader: Reader | None = None


class GameToWeigh(Value, frozen=True):
    """A game or a branch of one, to say what it is worth after its last move, as a reader's review does."""

    record: Annotated[str, Meta(max_length=250_000)]
    reader: Reader
