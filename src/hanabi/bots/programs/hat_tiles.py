"""What a hat player chooses when a reward tile waits (R-1006)."""

from hanabi.bots.programs.hat_memory import HatMemory
from hanabi.bots.programs.hat_policy import clue_worth
from hanabi.bots.programs.hat_questions import ask_nothing
from hanabi.bots.programs.move_numbers import best_pick, clue_number, touched_slots
from hanabi.engine import legal, playout
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import COLOR_INFO, RANK_INFO, MoveNumber, RulesRecord, Seat, ViewRecord
from hanabi.engine.seats import seat_after


@compiled
def tile_move(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The choice of the player on turn for the pending tile; any legal one if none is worth a thought."""
    move = tile_choice(memory, view, rules, me)
    return move if legal.is_legal(view, rules, move) else playout.random_move(view, rules, 0, int(view.turn))


@compiled_into_caller
def tile_choice(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The choice of the player on turn for the pending tile; −1 if none is worth a thought."""
    if view.pending == COLOR_INFO or view.pending == RANK_INFO:
        return plain_clue(memory, view, rules, me)
    return best_pick(view, rules)


@compiled_into_caller
def plain_clue(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The legal clue that tells the most by itself: a tile's clue says no number."""
    best, most = -1, -1.0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, me, steps)
        ask_nothing(memory, seat)
        for clue in range(int(rules.clues)):
            move = clue_number(rules, steps, clue)
            if legal.is_legal(view, rules, move):
                worth = clue_worth(memory, view, rules, seat, clue, touched_slots(view, rules, seat, clue))
                if worth > most:
                    best, most = move, worth
    return best
