"""What a store refuses or cannot do, as one tree.

HanabiError
└── StoreError
    ├── SeqTaken          another row with that seq is there already: somebody else wrote first
    ├── StoreUnavailable  it cannot be reached or cannot write now; what happened and what to do
    ├── SchemaTooNew      the database was made by a newer Hanabi
    ├── CannotKeep        rows or a summary that no store can keep
    ├── CannotBackUp      not this store, or not to that path
    └── BadWanted         a question that no store can answer
        └── BadCursor     a cursor that no page gave
"""

from hanabi.rules.errors import HanabiError


class StoreError(HanabiError):
    """The root of everything a store raises on purpose."""


class SeqTaken(StoreError):
    """A row with that seq is there already: somebody else wrote first, so read what they wrote."""

    def __init__(self, table: str, seq: int, last: int) -> None:
        super().__init__(table, seq, last)
        self.table = table
        self.seq = seq
        self.last = last

    def __str__(self) -> str:
        return (
            f"table {self.table} has row {self.seq} already, its last is {self.last}: "
            f"read its rows after {self.seq - 1} and append after those"
        )


class StoreUnavailable(StoreError):
    """The store cannot be reached, or cannot take a write now.

    An append that ends in this error may be there or not: read the table's rows before trying again.
    """


class SchemaTooNew(StoreError):
    """The database was made by a newer Hanabi, which this one could only harm."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known

    def __str__(self) -> str:
        return (
            f"the store has version {self.found} and this Hanabi knows versions up to {self.known}: "
            "upgrade Hanabi, or name another store"
        )


class CannotKeep(StoreError, ValueError):
    """Rows or a summary that no store can keep, with the reason."""


class CannotBackUp(StoreError):
    """This store, or this path, cannot be backed up to."""


class BadWanted(StoreError, ValueError):
    """A question that no store can answer, with the value that is wrong."""


class BadCursor(BadWanted):
    """A cursor that no page gave."""
