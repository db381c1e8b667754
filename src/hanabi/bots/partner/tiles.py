"""What to do where the options add something: a tile's choice, and announcing a suit."""

from collections.abc import Callable

from hanabi.bots.partner.deciding import Choice
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.facts import Facts
from hanabi.rules.cards import Card
from hanabi.rules.moves import Action, Lapse, Play, Recycle, Salvage
from hanabi.rules.tiles import Tile


def announced(facts: Facts, choice: Choice | None, literal: Callable[[int], int]) -> Choice | None:
    """The same play with its suit announced, where that is allowed and the clues make it certain (R-703)."""
    if choice is None or not isinstance(choice.action, Play) or not facts.options.announce:
        return choice
    order = choice.action.order
    cards = facts.kinds.faces(literal(order))
    suits = {card.suit for card in cards}
    if len(suits) != 1:
        return choice
    reason = Explanation(Code.ANNOUNCE_CERTAIN, facts.me, None, (order,), cards)
    return Choice(Play(order, suits.pop()), (*choice.reasons, reason))


def tile_choice(
    facts: Facts, tile: Tile, legal: list[Action], free_clue: Callable[[bool], Choice | None]
) -> Choice | None:
    """What to take from a reward tile; `free_clue` finds the clue, of a color or of a rank."""
    if tile in (Tile.COLOR_INFO, Tile.RANK_INFO):
        return free_clue(tile is Tile.COLOR_INFO)
    picks: list[Salvage | Recycle] = [move for move in legal if isinstance(move, Salvage)]
    if picks or (picks := [move for move in legal if isinstance(move, Recycle)]):
        pick = max(picks, key=lambda move: _value(facts, move.card, isinstance(move, Salvage)))
        return Choice(pick, (Explanation(Code.TILE_TAKES, facts.me, None, (), (pick.card,)),))
    lapses = [move for move in legal if isinstance(move, Lapse)]
    return Choice(lapses[0], (Explanation(Code.TILE_LAPSES, facts.me),)) if lapses else None


def _value(facts: Facts, card: Card, salvaged: bool) -> tuple[float, ...]:
    """How much a card of the discard pile is needed: the last copy most, low places first."""
    kind = facts.kinds.number[card]
    suit, place = facts.kinds.suit_of[kind], facts.kinds.place[kind]
    if place < facts.heights[suit]:
        return (0.0, 0.0, 0.0)
    lost = facts.left[kind] == 0
    near = -float(place - facts.heights[suit])
    if salvaged:
        following = facts.kinds.chain[suit][place + 1 : place + 2]
        return (1.0 + lost, float(any(face in following for face in facts.face.values())), near)
    return (1.0 + lost + (facts.left[kind] == 1) * 0.5, near, 0.0)
