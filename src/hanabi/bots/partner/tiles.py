"""What to do where the options add something: a tile's choice, and announcing a suit."""

from hanabi.bots.partner.deciding import Choice, Decision
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.mind import Mind
from hanabi.rules.cards import Card
from hanabi.rules.moves import Action, Lapse, Play, Recycle, Salvage
from hanabi.rules.tiles import Tile


def announced(mind: Mind, choice: Choice | None) -> Choice | None:
    """The same play with its suit announced, where that is allowed and certain (R-703)."""
    if choice is None or not isinstance(choice.action, Play) or not mind.facts.options.announce:
        return choice
    order = choice.action.order
    literal = mind.beliefs.literal(order, mind.me)
    suits = {card.suit for card in mind.facts.kinds.faces(literal)}
    if len(suits) != 1:
        return choice
    reason = Explanation(Code.ANNOUNCE_CERTAIN, mind.me, None, (order,), mind.facts.kinds.faces(literal))
    return Choice(Play(order, suits.pop()), (*choice.reasons, reason))


def tile_choice(mind: Mind, tile: Tile, legal: list[Action]) -> Choice | None:
    """What to take from a reward tile."""
    if tile in (Tile.COLOR_INFO, Tile.RANK_INFO):
        return Decision(mind).free_clue(tile is Tile.COLOR_INFO)
    picks: list[Salvage | Recycle] = [move for move in legal if isinstance(move, Salvage)]
    if picks or (picks := [move for move in legal if isinstance(move, Recycle)]):
        pick = max(picks, key=lambda move: _value(mind, move.card, isinstance(move, Salvage)))
        return Choice(pick, (Explanation(Code.TILE_TAKES, mind.me, None, (), (pick.card,)),))
    lapses = [move for move in legal if isinstance(move, Lapse)]
    return Choice(lapses[0], (Explanation(Code.TILE_LAPSES, mind.me),)) if lapses else None


def _value(mind: Mind, card: Card, salvaged: bool) -> tuple[float, ...]:
    """How much a card of the discard pile is needed: the last copy most, low places first."""
    kind = mind.facts.kinds.number[card]
    suit, place = mind.facts.kinds.suit_of[kind], mind.facts.kinds.place[kind]
    if place < mind.facts.heights[suit]:
        return (0.0, 0.0, 0.0)
    lost = mind.facts.left[kind] == 0
    near = -float(place - mind.facts.heights[suit])
    if salvaged:
        following = mind.facts.kinds.chain[suit][place + 1 : place + 2]
        return (1.0 + lost, float(any(face in following for face in mind.facts.face.values())), near)
    return (1.0 + lost + (mind.facts.left[kind] == 1) * 0.5, near, 0.0)
