"""How much time each seat has left; time itself is an argument, never read here."""

from hanabi.table.settings import Bank, Clock, PerTurn
from hanabi.table.words import Value


class Times(Value, frozen=True):
    """The clocks of a table, in milliseconds: what each seat had left when the turn began."""

    left: tuple[int, ...]
    began: int
    paused: int | None = None

    def spent(self, now: int) -> int:
        """How long the turn has lasted, pauses not counted."""
        return max(0, (now if self.paused is None else self.paused) - self.began)

    def pause(self, now: int) -> "Times":
        """The clocks stand still."""
        return Times(self.left, self.began, now)

    def go_on(self, now: int) -> "Times":
        """The clocks run again; the pause did not count."""
        return Times(self.left, now - self.spent(now))

    def anew(self, now: int) -> "Times":
        """The turn begins now, with what each seat had left; a pause stays one."""
        return Times(self.left, now, None if self.paused is None else now)


def fresh(clock: Clock | None, players: int, now: int) -> Times:
    """The clocks when the cards are dealt."""
    match clock:
        case PerTurn(seconds) | Bank(seconds):
            return Times((1000 * seconds,) * players, now)
        case None:
            return Times((), now)


def next_turn(clock: Clock | None, times: Times, seat: int, now: int) -> Times:
    """The clocks after a turn of `seat`."""
    if not isinstance(clock, Bank):
        return Times(times.left, now)
    left = list(times.left)
    left[seat] = max(0, left[seat] - times.spent(now)) + 1000 * clock.increment
    return Times(tuple(left), now)


def deadline(times: Times, seat: int) -> int | None:
    """When the time of the seat on turn runs out; None without a clock or in a pause."""
    if not times.left or times.paused is not None:
        return None
    return times.began + times.left[seat]
