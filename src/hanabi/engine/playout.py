"""Random play in one compiled loop: the yardstick of the engine's speed, and a source of positions."""

from hanabi.engine import actions, chance, legal
from hanabi.engine.bits import count_bits, nth_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import RULES, WORD, Bytes, MoveNumber, RulesRecord, StateRecord, States


@compiled
def random_move(state: StateRecord, rules: RulesRecord, seed: int, count: int) -> MoveNumber:
    """A legal move by chance, each as likely; −1 if there is none."""
    if rules.words == 1:
        bits = legal.legal_word(state, rules, 0)
        if bits == 0:
            return -1
        return nth_bit(bits, chance.below(seed, count, count_bits(bits)))
    total = 0
    for word in range(int(rules.words)):
        total += count_bits(legal.legal_word(state, rules, word))
    if total == 0:
        return -1
    index = chance.below(seed, count, total)
    for word in range(int(rules.words)):
        bits = legal.legal_word(state, rules, word)
        here = count_bits(bits)
        if index < here:
            return word * WORD + nth_bit(bits, index)
        index -= here
    return -1


@compiled
def random_steps(states: States, table: Bytes, steps: int, seed: int) -> int:
    """Play `steps` random moves in each game, dealing anew where one ends; how many games ended."""
    rules = table.view(RULES)[0]
    ended = 0
    for row in range(len(states)):
        chance.deal_by_seed(states[row], rules, seed + row, 0)
    for step in range(steps):
        for row in range(len(states)):
            state = states[row]
            actions.apply_move(
                state, rules, random_move(state, rules, int(state.seed), 256 + int(state.turn))
            )
            if state.over != 0:
                ended += 1
                chance.deal_by_seed(state, rules, seed + len(states) * (step + 1) + row, 0)
    return ended
