"""What another move would have brought: games of `partner` forked at single turns, everybody playing on.

Each row is a reason for which a move was made, and what was done instead: the mean of what the table placed
more, over so many forks. A row above zero by several errors is a rule worth changing.

python -m benchmarks.other_moves [GAMES] [--players 2] [--most-cards 10]
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean, stdev

from hanabi.arena.deals import deal_number, dealt
from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.deciding import Decision
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.rules.moves import Discard, Move, Play, clue_naming
from hanabi.rules.options import Options

OPTIONS = Options(empty_clues=False)
FORKS = 5  # of a game
CLUES, PLAYS = 3, 2  # of the best, that are tried
FEWEST = 30  # forks that make a row

Fork = tuple[int, str, str, Move]  # the turn, why its move was made, what is done instead and by which move


def forks_of(deal: int, players: int, most_cards: int) -> tuple[State, list[Fork]]:
    """A game of a deal, and what else could have been done while so many cards or fewer were to come."""
    bots = [PartnerBot() for _ in range(players)]
    seats = Seats(State.deal(dealt(deal, OPTIONS, players), OPTIONS), dict(enumerate(bots)))
    found: list[Fork] = []
    while not seats.state.is_over:
        turn, seat = len(seats.state.moves), seats.state.on_turn
        chosen = seats.choose()
        reasons = bots[seat].explain()
        if seats.state.deck_count <= most_cards:
            others = _others(bots[seat])
            found += [(turn, reasons[-1].code.value, kind, move) for kind, move in others if move != chosen]
        seats.make(chosen)
    return seats.state, found


def _others(bot: PartnerBot) -> Iterator[tuple[str, Move]]:
    """The best clues, a discard and the plays that a bot on turn could choose."""
    assert bot._mind is not None
    decision = Decision(bot._mind)
    for place, clue in enumerate(decision.clues[:CLUES], 1):
        yield f"clue {place}", clue_naming(clue.to, clue.named)
    discard = decision.discard()
    if discard is not None and isinstance(discard.action, Discard):
        yield "discard", discard.action
    for place, order in enumerate(decision._dared_plays[:PLAYS], 1):
        yield f"play {place}", Play(order)


def play_on(deal: int, players: int, moves: Sequence[Move]) -> State:
    """The game of a deal that begins with these moves."""
    bots = {seat: PartnerBot() for seat in range(players)}
    seats = Seats(State.deal(dealt(deal, OPTIONS, players), OPTIONS), bots)
    seats.follow(moves)
    return seats.play()


def tell(games: int, players: int, most_cards: int, seed: int) -> None:
    """Fork so many games, and say what it brought."""
    chance = Random(seed)
    gains: dict[tuple[str, str], list[int]] = defaultdict(list)
    for game in range(games):
        deal = deal_number(seed, game)
        end, forks = forks_of(deal, players, most_cards)
        for turn, why, kind, move in chance.sample(forks, min(FORKS, len(forks))):
            other = play_on(deal, players, (*end.moves[:turn], move))
            gains[why, kind].append(other.score - end.score)
    print(f"{'made because':20} {'instead':10} {'forks':>6}  points")
    for (why, kind), found in sorted(gains.items()):
        if len(found) >= FEWEST:
            error = stdev(found) / len(found) ** 0.5
            print(f"{why:20} {kind:10} {len(found):6}  {mean(found):+.3f} ± {error:.3f}")


def run(rounds: int) -> None:
    """A few games of two."""
    tell(20 * rounds, 2, 50, 0)


def main() -> None:
    """Fork as many games as are asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--most-cards", type=int, default=50, help="fork only with so many cards to come")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    tell(asked.games, asked.players, asked.most_cards, asked.seed)


if __name__ == "__main__":
    main()
