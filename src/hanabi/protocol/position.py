"""The game as one seat sees it, or whoever watches: what lies open, the hands, and what may be done."""

from hanabi.protocol.structs import Value
from hanabi.rules.outcome import Outcome
from hanabi.rules.suits import Color


class CardShown(Value, frozen=True):
    """A card in a hand: `card` where its face may be seen, and what clues said of it, such as `R3`.

    `clued` needs the memory aid `marks`; `suits` and `ranks`, what the clues leave open, need `full`.
    """

    order: int
    card: str | None = None
    clued: str = ""
    suits: str = ""
    ranks: str = ""


class ClueShown(Value, frozen=True):
    """A clue that may be given now, and what it would touch."""

    move: str
    to: int
    named: Color | int
    touched: tuple[int, ...]
    fresh: tuple[int, ...]


class OpenBoard(Value, frozen=True):
    """What lies open for everyone after so many moves.

    `turn` counts the turns taken, without rearranged hands; `pace` is how many more discards leave every
    reachable point in reach.
    """

    moves: int
    turn: int
    on_turn: int
    tokens: int
    mistakes: int
    fireworks: dict[str, int]
    deck: int
    score: int
    reachable: int
    pace: int
    dead: str
    indispensable: tuple[str, ...]
    discards: tuple[str, ...]
    turns_left: int | None = None
    pending: str | None = None
    tiles_used: tuple[str, ...] = ()
    tiles_left: tuple[str, ...] = ()
    outcome: Outcome | None = None


class Position(OpenBoard, frozen=True, kw_only=True):
    """The game after so many moves, with the hands; `legal` and `clues` are for the seat on turn alone."""

    hands: tuple[tuple[CardShown, ...], ...]
    legal: tuple[str, ...] = ()
    clues: tuple[ClueShown, ...] = ()


class Rules(Value, frozen=True):
    """What follows from the settings: the suits and the colors in their order, the cards, the best score."""

    suits: str
    colors: str
    copies: dict[str, int]
    max_score: int
    hand_size: int
    max_tokens: int
    max_mistakes: int
    announce: bool
    tiles: bool
    expert: bool
