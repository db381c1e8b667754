"""What a hat player chooses when a reward tile waits (R-1006)."""

from typing import Any

from hanabi.bots.programs.deeds import best_pick, clue_number, seat_after, touched_slots
from hanabi.bots.programs.hat_policy import clue_worth
from hanabi.engine import legal
from hanabi.engine.jit import compiled
from hanabi.engine.layout import COLOR_INFO, RANK_INFO


@compiled
def tile_choice(memory: Any, view: Any, rules: Any, me: int) -> int:
    """The choice of the player on turn for the pending tile; −1 if none is worth a thought."""
    if view.pending == COLOR_INFO or view.pending == RANK_INFO:
        return plain_clue(memory, view, rules, me)
    return best_pick(view, rules)


@compiled
def plain_clue(memory: Any, view: Any, rules: Any, me: int) -> int:
    """The legal clue that tells the most by itself: a tile's clue says no number."""
    best, most = -1, -1.0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, me, steps)
        for slot in range(int(view.cards[seat])):
            memory.asked[seat, slot] = memory.common.possible[seat, slot]
        for clue in range(int(rules.clues)):
            move = clue_number(rules, steps, clue)
            if legal.is_legal(view, rules, move):
                worth = clue_worth(memory, view, rules, seat, clue, touched_slots(view, rules, seat, clue))
                if worth > most:
                    best, most = move, worth
    return best
