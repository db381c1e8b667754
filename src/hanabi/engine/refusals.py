"""The engine's refusals in words."""

from hanabi.engine import layout
from hanabi.rules import errors

_REFUSALS: dict[int, tuple[type[errors.IllegalMove], str]] = {
    layout.GAME_IS_OVER: (errors.GameOver, "the game is over: no more moves"),
    layout.NO_SUCH_MOVE: (errors.IllegalMove, "{move} does not exist in this game"),
    layout.TILE_WAITS: (errors.TilePending, "the tile {tile} must be resolved first"),
    layout.NO_CARD_THERE: (errors.NoSuchCard, "{move} names cards that are not in the hand"),
    layout.NO_TOKEN: (errors.NoClueToken, "a clue costs a token and none is left: discard or play"),
    layout.ALL_TOKENS: (
        errors.AllTokensThere,
        "a discard returns a token and all are there: give a clue or play",
    ),
    layout.NO_CARDS_TO_CLUE: (errors.NoSuchSeat, "a clue goes to a player who holds cards"),
    layout.TOUCHES_NOTHING: (errors.EmptyClue, "{move} touches no card, and empty clues are off"),
    layout.NO_SUCH_TILE: (errors.NoTile, "no tile waits for a choice"),
    layout.NOT_IN_DISCARD_PILE: (errors.NoSuchCard, "{move} names a card that is not in the discard pile"),
    layout.FITS_NOWHERE: (errors.NoFit, "{move} names a card that is not next on its firework"),
    layout.CANNOT_RECYCLE: (
        errors.NoTile,
        "no card goes into the deck now: salvage one instead",
    ),
    layout.CANNOT_SALVAGE: (errors.NoTile, "the deck is not empty: recycle a card"),
    layout.CANNOT_LAPSE: (errors.NoTile, "the tile {tile} must be carried out: it cannot lapse now"),
}


def refusal_error(code: int, move: object, tile: object) -> errors.IllegalMove:
    """The error for the engine's refusal `code`."""
    error, text = _REFUSALS[code]
    return error(text.format(move=move, tile=tile))
