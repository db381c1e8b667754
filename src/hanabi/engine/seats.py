"""How seats are counted round the table."""

from hanabi.engine.jit import compiled
from hanabi.engine.layout import RulesRecord, Seat


@compiled
def seat_after(rules: RulesRecord, seat: Seat, steps: int) -> Seat:
    """The seat so many places on, at most a round; not by a division, which the engine would feel."""
    on = seat + steps
    return on - int(rules.players) if on >= int(rules.players) else on
