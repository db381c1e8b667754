"""What each action number means, in words."""

from functools import lru_cache

from hanabi.engine.layout import CLUE, DISCARD, LAPSE, PLAY, RECYCLE_PICK, RULES, MoveNumber, RulesRecord
from hanabi.engine.tables import build
from hanabi.envs.layout import seats_on
from hanabi.envs.setup import Setup


def describe_action(setup: Setup, action: MoveNumber) -> str:
    """What the action with this number does: `tell the player 1 seat on about red`."""
    rules = _rules(setup)
    if not 0 <= action < rules.moves:
        raise IndexError(f"the actions are 0 to {rules.moves - 1}, not {action}")
    suits, ranks = setup.options.suits, setup.ranks
    kind_of_move, slot = int(rules.move_type[action]), int(rules.move_slot[action])
    if kind_of_move == DISCARD:
        return f"discard slot {slot}"
    if kind_of_move == PLAY:
        suit = int(rules.move_suit[action])
        return f"play slot {slot}" + (f", announcing {suits[suit].word}" if suit >= 0 else "")
    if kind_of_move == CLUE:
        clue, colors = int(rules.move_clue[action]), int(rules.colors)
        named = setup.options.colors[clue].word if clue < colors else f"rank {clue - colors + 1}"
        return f"tell the player {seats_on(int(rules.move_offset[action]))} about {named}"
    if kind_of_move == LAPSE:
        return "let the tile lapse"
    suit, rank = divmod(int(rules.move_kind[action]), ranks)
    deed = "recycle" if kind_of_move == RECYCLE_PICK else "salvage"
    return f"{deed} {suits[suit].word} {rank + 1}"


@lru_cache(maxsize=64)
def _rules(setup: Setup) -> RulesRecord:
    rules: RulesRecord = build(setup.shape()).view(RULES)[0]
    return rules
