"""What a position is worth, and what a move cost: finished games, judged.

`analysis.review(record)` judges a game. It is loaded when it is first used, as it needs bots.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanabi.analysis.game_review import review

__all__ = ["review"]


def __getattr__(name: str) -> Any:
    if name == "review":
        from hanabi.analysis.game_review import review

        return review
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
