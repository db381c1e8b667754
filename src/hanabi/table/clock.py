"""How much time each seat has left; time itself is an argument, never read here."""

from msgspec.structs import replace

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
    return replace(clocks, paused=now)


def go_on(clocks: Clocks, now: int) -> Clocks:
    """The clocks run again; the pause did not count."""
    return replace(clocks, began=now - spent(clocks, now), paused=None)


def begin_anew(clocks: Clocks, now: int) -> Clocks:
    """The turn begins now, with what each seat had left; a pause stays one."""
    return replace(clocks, began=now, paused=None if clocks.paused is None else now)


def next_turn(clock: Clock | None, clocks: Clocks, seat: int, now: int) -> Clocks:
    """The clocks after a turn of `seat`."""
    if not isinstance(clock, Bank):
        return replace(clocks, began=now, paused=None)
    left = list(clocks.left)
    used = max(0, spent(clocks, now) - _free(clocks, seat))
    left[seat] = max(0, left[seat] - used) + 1000 * clock.increment
    return replace(clocks, left=tuple(left), began=now, paused=None)


def take_vacation(clocks: Clocks, seat: int, until: int) -> Clocks:
    """The time of a seat stands still until then."""
    before = clocks.vacations or (0,) * len(clocks.left)
    return replace(clocks, vacations=(*before[:seat], until, *before[seat + 1 :]))


def deadline(clocks: Clocks, seat: int) -> int | None:
    """When the time of the seat on turn runs out; None without a clock or in a pause."""
    if not clocks.left or clocks.paused is not None:
        return None
    return clocks.began + _free(clocks, seat) + clocks.left[seat]


def _free(clocks: Clocks, seat: int) -> int:
    """How much of the turn, from its beginning on, is a vacation."""
    return max(0, clocks.vacations[seat] - clocks.began) if clocks.vacations else 0
