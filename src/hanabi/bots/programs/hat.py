"""The hat player: the strongest bot for three to five players.

Every clue is a sum over all other hands, so it tells each of them something (`hat_code`); what it tells is
found by questions that everybody can work out (`hat_questions`); what to do with it is decided by rules
(`hat_policy`), and near the end of the deck by playing on in thought (`hat_search`).
"""

from hanabi.bots.program import Program
from hanabi.bots.programs.common_memory import begin, follow
from hanabi.bots.programs.hat_memory import MEMORY, HatMemory
from hanabi.bots.programs.hat_search import searched_move, take_note
from hanabi.bots.programs.hat_tiles import tile_move
from hanabi.engine.jit import compiled
from hanabi.engine.layout import PLAYERS, Bytes, MoveNumber, RulesRecord, Seat, ViewRecord

PRIME = 2147483647


def choose(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """A legal move."""
    mine: HatMemory = memory.view(MEMORY)[0]
    if mine.ready == 0:
        begin(mine, view, rules)
    follow(mine, view, rules)
    if view.pending >= 0:
        return tile_move(mine, view, rules, seat)
    return searched_move(mine, view, rules, seat)


def notice(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Learn what the last action tells everybody."""
    mine: HatMemory = memory.view(MEMORY)[0]
    if mine.ready == 0:
        begin(mine, view, rules)
    take_note(mine, view, rules, seat)
    return 0


@compiled
def fingerprint(memory: Bytes) -> int:
    """A number for what everybody knows: alike for all seats after every action."""
    mine: HatMemory = memory.view(MEMORY)[0]
    number = int(mine.turn)
    for seat in range(PLAYERS):
        for slot in range(int(mine.common.cards[seat])):
            number = (number * 31 + int(mine.order[seat, slot])) % PRIME
            number = (number * 31 + int(mine.common.possible[seat, slot]) % PRIME) % PRIME
    return number


HAT = Program("hat", choose, notice, MEMORY)
