"""How far each seat is relied on: whether it plays by the conventions, and how its clues turned out.

Where our reading of a clue and the plain one differ, a move speaks for one of them, and the doubt about a
seat grows or shrinks. With some doubt no prompts and finesses are read into its clues. With more it is a
plain player, who is told things plainly, and into whose clues nothing else is read. Who plays by the
conventions after all is trusted again.

A stranger begins as a plain player whose clues are taken at their word, until a move of theirs has shown
sense by one reading or the other. What a seat has shown can be kept from game to game.
"""

from typing import NamedTuple

LEAST, SURELY_PLAIN = -3, 4  # the least and the most doubt there is about a seat
PLAIN_FROM, TRUSTED_AGAIN = 2, -1  # so much doubt makes a plain player, and so little unmakes one


class Shown(NamedTuple):
    """What a seat has shown of how it plays: how much doubt there is, whether its clues made sense, and
    whether it is a plain player to us.
    """

    doubt: int
    sense: bool
    plain: bool


KNOWN = Shown(0, sense=True, plain=False)  # somebody who is taken to play by the conventions
STRANGER = Shown(0, sense=False, plain=True)  # somebody of whom nothing is known


class Trust:
    """What one seat has learnt of how the others play."""

    def __init__(self, players: int) -> None:
        self.doubt = [0] * players
        self.plain_seats = 0  # who does not play by the conventions, as bits
        self.broken = [0] * players  # how many of a seat's clues were not what they seemed,
        self.kept = [0] * players  # and how many were
        self.strangers = 0  # who has not shown any sense yet, as bits

    def meet(self, seat: int, shown: Shown) -> None:
        """Begin with what a seat has shown before."""
        self.doubt[seat] = shown.doubt
        if not shown.sense:
            self.strangers |= 1 << seat
        if shown.plain:
            self.plain_seats |= 1 << seat

    def shown(self, seat: int) -> Shown:
        """What a seat has shown so far."""
        return Shown(self.doubt[seat], not self.is_stranger(seat), self.is_plain(seat))

    def is_stranger(self, seat: int) -> bool:
        """Whether nothing a seat did has shown that it makes sense."""
        return bool(self.strangers >> seat & 1)

    def is_plain(self, seat: int) -> bool:
        """Whether a seat knows no conventions."""
        return bool(self.plain_seats >> seat & 1)

    def show_sense(self, seat: int) -> None:
        """A clue of a seat, or a card it played, made sense: it is no stranger any longer."""
        self.strangers &= ~(1 << seat)

    def relies_on(self, seat: int) -> bool:
        """Whether the clues of a seat have mostly been what they seemed."""
        return self.broken[seat] < 2 or self.kept[seat] >= 2 * self.broken[seat]

    def count_clue(self, giver: int, true: bool) -> None:
        """Count whether a clue was what it seemed."""
        (self.kept if true else self.broken)[giver] += 1

    def weigh(self, seat: int, meant: bool, plainly: bool, weight: int) -> None:
        """Note which of the two readings a move bore out, ours or the plain one, if only one of them did."""
        if meant == plainly:
            return
        doubt = self.doubt[seat] + (weight if plainly else -1)
        self.doubt[seat] = doubt = min(SURELY_PLAIN, max(LEAST, doubt))
        if doubt >= PLAIN_FROM:
            self.plain_seats |= 1 << seat
        elif doubt <= TRUSTED_AGAIN:
            self.plain_seats &= ~(1 << seat)

    def without_doubt(self, *seats: int) -> "Trust":
        """The same, if these seats played by the conventions."""
        twin = Trust(len(self.doubt))
        twin.doubt, twin.broken, twin.kept = self.doubt.copy(), self.broken.copy(), self.kept.copy()
        twin.plain_seats, twin.strangers = self.plain_seats, self.strangers
        for seat in seats:
            twin.plain_seats &= ~(1 << seat)
            twin.strangers &= ~(1 << seat)
        return twin
