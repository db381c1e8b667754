"""How much time each seat has left; time itself is an argument, never read here."""

from msgspec.structs import replace

from hanabi.protocol.settings import Bank, Clock, PerTurn
from hanabi.protocol.table_shown import Clocks

NO_CLOCKS = Clocks((), 0)
LEAST_ADDED = 30_000  # milliseconds


def start_clocks(clock: Clock | None, players: int, now: int, grace: int = 0) -> Clocks:
    """The clocks when the cards are dealt; everybody's first turn has so much more."""
    match clock:
        case PerTurn(seconds) | Bank(seconds):
            return Clocks((1000 * seconds,) * players, now, grace=(grace,) * players if grace else ())
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
    return replace(clocks, began=now, paused=None if clocks.paused is None else now, extra=0)


def next_turn(clock: Clock | None, clocks: Clocks, seat: int, now: int) -> Clocks:
    """The clocks after a turn of `seat`."""
    left = clocks.left
    if isinstance(clock, Bank):
        used = max(0, spent(clocks, now) - _free(clocks, seat))
        left = _with(left, seat, max(0, left[seat] - used) + 1000 * clock.increment)
    grace = _with(clocks.grace, seat, 0) if clocks.grace else ()
    return replace(clocks, left=left, began=now, paused=None, grace=grace, extra=0)


def more_time(clocks: Clocks, now: int) -> int:
    """How much is added when time has run out: as much as the turn took, so ever less often."""
    return max(LEAST_ADDED, spent(clocks, now))


def add_time(clock: Clock | None, clocks: Clocks, seat: int, milliseconds: int) -> Clocks:
    """The clocks after a seat was given more time: it stays in a bank, and is for this turn without one."""
    if isinstance(clock, Bank):
        return replace(clocks, left=_with(clocks.left, seat, clocks.left[seat] + milliseconds))
    return replace(clocks, extra=clocks.extra + milliseconds)


def keep_least(clocks: Clocks, seat: int) -> Clocks:
    """The clocks after a turn that a bot made since the time was used up: the next one needs some."""
    return replace(clocks, left=_with(clocks.left, seat, max(LEAST_ADDED, clocks.left[seat])))


def take_vacation(clocks: Clocks, seat: int, until: int) -> Clocks:
    """The time of a seat stands still until then."""
    return replace(clocks, vacations=_with(clocks.vacations or (0,) * len(clocks.left), seat, until))


def deadline(clocks: Clocks, seat: int) -> int | None:
    """When the time of the seat on turn runs out; None without a clock or in a pause."""
    if not clocks.left or clocks.paused is not None:
        return None
    return clocks.began + _free(clocks, seat) + clocks.left[seat]


def _free(clocks: Clocks, seat: int) -> int:
    """How much of the turn, from its beginning on, costs nothing: a vacation, the grace, what was added."""
    vacation = max(0, clocks.vacations[seat] - clocks.began) if clocks.vacations else 0
    return vacation + (clocks.grace[seat] if clocks.grace else 0) + clocks.extra


def _with(times: tuple[int, ...], seat: int, milliseconds: int) -> tuple[int, ...]:
    return (*times[:seat], milliseconds, *times[seat + 1 :])
