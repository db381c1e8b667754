"""A picture of a position as SVG: for links, embedding and sharing. It draws what a position shows."""

from collections.abc import Sequence

from hanabi.game.svg import Scene, scene_svg
from hanabi.table.shown import Position, Rules


def position_svg(position: Position, rules: Rules, names: Sequence[str], hidden: int | None = None) -> str:
    """The position as a picture; the hand of seat `hidden` is drawn face down."""
    return scene_svg(
        Scene(
            title=f"Hanabi, {position.score} points after {position.moves} moves",
            names=names,
            fireworks={suit: position.fireworks[suit] for suit in rules.suits},
            dead=position.dead,
            score=position.score,
            reachable=position.reachable,
            tokens=position.tokens,
            mistakes=position.mistakes,
            deck=position.deck,
            on_turn=position.on_turn,
            hands=[
                [(None if seat == hidden else held.card, held.clued) for held in hand]
                for seat, hand in enumerate(position.hands)
            ],
            discards=position.discards,
        )
    )
