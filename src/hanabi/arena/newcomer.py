"""How bots bear a newcomer: a guest begins with a clue by chance, and they play on.

A good partner does not lose a card to a clue that meant nothing. The clue touches a card, every such clue is
as likely, and a bot that can be told so (`meet`) knows that a stranger sits in that seat.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from hanabi.arena.deals import STARTER, Deals, dealt
from hanabi.arena.lineup import Lineup
from hanabi.arena.player import player
from hanabi.arena.playing import bot_chance
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import ClueColor, ClueRank
from hanabi.rules.options import Options

WATCHED = 2  # turns of the bots after the clue


@dataclass(frozen=True, slots=True)
class Newcomer:
    """What followed the first clues: games by the mistakes in the turns after it, and points at the end."""

    lineup: str
    mistakes: tuple[int, ...]
    scores: tuple[int, ...]

    def share(self, least: int) -> float:
        """The share of games with at least so many mistakes."""
        return sum(count >= least for count in self.mistakes) / len(self.mistakes)

    def text(self) -> str:
        """The figures in words."""
        return (
            f"{self.lineup}: {len(self.mistakes):,} games; in the {WATCHED} turns after a guest's random "
            f"first clue a mistake in {100 * self.share(1):.1f} %, two in {100 * self.share(2):.1f} %; "
            f"K score at the end {sum(self.scores) / len(self.scores):.2f}"
        )


def newcomer(lineup: Lineup, options: Options, deals: Deals, games: int) -> Newcomer:
    """Play so many deals with a guest's random first clue."""
    ends = [_game(lineup.seats(game), options, deal) for game, deal in deals.games(0, games)]
    return Newcomer(lineup.name, *map(tuple, zip(*ends, strict=True)))


def _game(seats: Iterable[str], options: Options, deal: int) -> tuple[int, int]:
    """The mistakes in the turns that are watched, and the points at the end."""
    bots = {seat: player(name).make(bot_chance(deal, seat)) for seat, name in enumerate(seats)}
    table = Seats(State.deal(dealt(deal, options, len(bots)), options), bots)
    for bot in bots.values():
        if hasattr(bot, "meet"):
            bot.meet(STARTER)
    table.make(_random_clue(table.state, Random(f"hanabi newcomer {deal}")))
    for _ in range(WATCHED):
        table.step()
    early = table.state.mistakes
    return early, table.play().score


def _random_clue(state: State, chance: Random) -> ClueColor | ClueRank:
    clues = [move for move in state.legal_moves() if isinstance(move, ClueColor | ClueRank)]
    touching = [clue for clue in clues if state.touched_by(clue)]
    if not touching:
        raise BadOptions("no clue touches a card here")
    return chance.choice(touching)
