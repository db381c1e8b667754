"""How well a review finds clues that lead astray: one clue of a game replaced, the same bots playing on.

A planted clue is one after which, within a round, its readers fail a card or lose a last copy, though after
the bot's own move they would not have. Games of bots that are better than the reader (`duet` read as `duo`,
`choir` as `hat`) show the other side: a clue of theirs that is unlike the reader's is no error.

python -m benchmarks.planted_clues [GAMES] [--sets hat-3,duo-2] [--better duet-2]
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import cast

import numpy as np

from benchmarks.planted import OPTIONS, READER, WRONG, Planted
from hanabi.analysis.game_review import review
from hanabi.analysis.native_player import players_for
from hanabi.analysis.readers import read
from hanabi.bots.registry import make_bot
from hanabi.bots.seats import Seats
from hanabi.engine.layout import HAND
from hanabi.game.events import Discarded, Failed
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.moves import Action, ClueColor, ClueRank, Move

SETS = "hat-3,hat-5,duo-2,cautious-2,cautious-3,partner-2,partner-3"
BETTER = "duet-2,choir-3"
CLUES = (ClueColor, ClueRank)
PLACES = 12  # that are looked at in a game
COSTLY = 0.75  # points, by what the bots make of it with the hands as they were,
MANY_DECKS, DECKS = 300, {"partner": 60}  # over so many orders of the deck,
TRUE_SEED = 10**7  # which the review has not seen
HEAD = "bot  players  games  costly  marked  largest  harmless  marked  others  CPU s  most"


@dataclass(frozen=True, slots=True)
class PlantedClue(Planted):
    """A game with a clue that leads astray, and what that cost in points with the hands as they were."""

    cost: float


def plant_clue(bot: str, players: int, seed: int) -> PlantedClue | None:
    """A game of a bot in which one clue leads its readers astray; None if none was found."""
    chance = Random(f"clue {bot} {players} {seed}")
    start = State.new(players, OPTIONS, chance=chance)
    replay = Replay(record_of(_seats(bot, start).play()))
    moves = replay.record.moves
    places = [at for at in range(4, len(moves) - 2 * players) if replay.at(at).tokens > 0]
    chance.shuffle(places)
    for at in places[:PLACES]:
        state = replay.at(at)
        if _goes_wrong(replay, at, players):
            continue
        clues = [move for move in state.legal_moves() if isinstance(move, CLUES) and move != moves[at]]
        chance.shuffle(clues)
        for clue in clues:
            other = Replay(record_of(_a_round(bot, start, (*moves[:at], clue), players)))
            if _goes_wrong(other, at, players):
                game = _seats(bot, start)
                game.follow((*moves[:at], clue))
                return PlantedClue(record_of(game.play()), at, _true_cost(bot, replay, at, clue))
    return None


def _true_cost(bot: str, replay: Replay, at: int, clue: Action) -> float:
    """How many points fewer the bots make after the clue than after their own move, over many decks."""
    reader, state = READER.get(bot, bot), replay.at(at)
    (player,) = players_for(replay, [read(replay, reader)])
    kinds = [state._tables.kind_of[held.card] for held in state.hand(state.on_turn) if held.card]
    hands = np.full((DECKS.get(bot, MANY_DECKS), HAND), -1, np.int8)
    hands[:, : len(kinds)] = kinds
    own, other = player.scores(at, (cast(Action, replay.record.moves[at]), clue), hands, TRUE_SEED)
    return float((own - other).mean())


def _seats(bot: str, start: State) -> Seats:
    return Seats(start, {seat: make_bot(bot, Random(seat)) for seat in range(start.players)})


def _a_round(bot: str, start: State, moves: tuple[Move, ...], players: int) -> State:
    seats = _seats(bot, start)
    seats.follow(moves)
    for _ in range(players):
        if not seats.state.is_over:
            seats.step()
    return seats.state


def _goes_wrong(replay: Replay, at: int, players: int) -> bool:
    """Whether a needed card fails, or a last copy is discarded, in the round after a move."""
    for index in range(at + 1, min(at + 1 + players, len(replay))):
        state = replay.at(index)
        for event in replay.events[index]:
            if isinstance(event, Failed) and event.card not in state.firework(event.card.suit):
                return True
            if isinstance(event, Discarded) and event.card in state.indispensable_cards:
                return True
    return False


def found_in(bot: str, players: int, games: int, first: int) -> str:
    """What is found of the clues that were planted in so many games, as a line of the table."""
    made = list(_planted(bot, players, games, first))
    costly = marked = largest = harmless_marked = others = 0
    cpu = []
    for planted in made:
        begun = process_time()
        found = review(planted.record)
        cpu.append(process_time() - begun)
        wrong = found.marked(*WRONG)
        plant = next(move for move in found.moves if move.index == planted.index)
        others += sum(move is not plant for move in wrong)
        harmless_marked += plant in wrong and planted.cost < COSTLY
        if planted.cost >= COSTLY:
            costly += 1
            marked += plant in wrong
            largest += plant is max(found.moves, key=lambda move: (move.mark in WRONG, move.cost.sure))
    return (
        f"{bot:9} {players}  {len(made):5}  {costly:6}  {marked:6}  {largest:7}  {len(made) - costly:8}"
        f"  {harmless_marked:6}  {others / len(made):6.2f}  {sum(cpu) / len(made):5.2f}"
        f"  {max(cpu):.2f}"
    )


def _planted(bot: str, players: int, games: int, first: int) -> Iterator[PlantedClue]:
    made = 0
    for seed in range(first, first + 5 * games):
        planted = plant_clue(bot, players, seed) if made < games else None
        if planted is not None:
            made += 1
            yield planted


def marked_of_better(bot: str, players: int, games: int, first: int) -> str:
    """How many clues of a bot that is better than its reader are marked, of those unlike the reader's."""
    unlike = marked = clues = 0
    for seed in range(first, first + games):
        start = State.new(players, OPTIONS, chance=Random(f"better {bot} {players} {seed}"))
        found = review(record_of(_seats(bot, start).play()))
        given = [move for move in found.moves if isinstance(move.move, CLUES)]
        clues += len(given)
        unlike += sum(move.move != move.reader_move for move in given)
        marked += sum(move.mark in WRONG for move in given)
    return f"{bot:9} {players}  {games} games, {clues} clues, {unlike} unlike the reader's: {marked} marked"


def run(rounds: int) -> None:
    """A few games of each bot."""
    main([str(rounds)])


def main(words: list[str] | None = None) -> None:
    """Plant clues in the games that are asked for, and tell what the review finds."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=10)
    parser.add_argument("--sets", default=SETS)
    parser.add_argument("--better", default=BETTER)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args(words)
    print(HEAD)
    for kind, tell in ((asked.sets, found_in), (asked.better, marked_of_better)):
        for named in filter(None, kind.split(",")):
            bot, _, players = named.rpartition("-")
            print(tell(bot, int(players), asked.games, asked.first), flush=True)


if __name__ == "__main__":
    main()
