"""What people write beside the game: notes on cards, bookmarks, comments afterwards."""

from hanabi.protocol.structs import Value


class Note(Value, frozen=True):
    """What a seat noted on a card, and after how many moves."""

    seat: int
    order: int
    text: str
    moves: int


class Bookmark(Value, frozen=True):
    """A moment that a seat marked for later."""

    seat: int
    moves: int
    text: str = ""


class Comment(Value, frozen=True):
    """What somebody wrote about a moment of a finished game."""

    name: str
    moves: int
    text: str
    at: int


class Notebook(Value, frozen=True):
    """Notes and bookmarks: one's own during the game, everybody's after it."""

    notes: tuple[Note, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
