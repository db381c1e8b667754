"""How much time each seat has left; time itself is an argument, never read here."""

from hanabi.protocol.settings import Bank, Clock, PerTurn
from hanabi.protocol.table_shown import Clocks

NO_CLOCKS = Clocks((), 0)


def start_clocks(clock: Clock | None, players: int, now: int) -> Clocks:
    """The clocks when the cards are dealt."""
    match clock:
        case PerTurn(seconds) | Bank(seconds):
            return Clocks((1000 * seconds,) * players, now)
        case None:
            return Clocks((), now)


def spent(clocks: Clocks, now: int) -> int:
    """How long the turn has lasted, pauses not counted."""
    return max(0, (now if clocks.paused is None else clocks.paused) - clocks.began)


def pause(clocks: Clocks, now: int) -> Clocks:
    """The clocks stand still."""
    return Clocks(clocks.left, clocks.began, now)


def go_on(clocks: Clocks, now: int) -> Clocks:
    """The clocks run again; the pause did not count."""
    return Clocks(clocks.left, now - spent(clocks, now))


def begin_anew(clocks: Clocks, now: int) -> Clocks:
    """The turn begins now, with what each seat had left; a pause stays one."""
    return Clocks(clocks.left, now, None if clocks.paused is None else now)


def next_turn(clock: Clock | None, clocks: Clocks, seat: int, now: int) -> Clocks:
    """The clocks after a turn of `seat`."""
    if not isinstance(clock, Bank):
        return Clocks(clocks.left, now)
    left = list(clocks.left)
    left[seat] = max(0, left[seat] - spent(clocks, now)) + 1000 * clock.increment
    return Clocks(tuple(left), now)


def deadline(clocks: Clocks, seat: int) -> int | None:
    """When the time of the seat on turn runs out; None without a clock or in a pause."""
    if not clocks.left or clocks.paused is not None:
        return None
    return clocks.began + clocks.left[seat]
