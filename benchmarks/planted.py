"""How well a review finds errors that were planted: one move of a game replaced, the same bots playing on.

python -m benchmarks.planted [GAMES] [--sets hat-3,duet-2]
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from hanabi.analysis.cost import drawn_hands
from hanabi.analysis.game_review import JudgedMove, Mark, Review, review
from hanabi.analysis.readers import PARTNERS, actions_of, read
from hanabi.bots.registry import make_bot
from hanabi.bots.seats import Seats
from hanabi.engine.records import Int8s
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.moves import Action, Discard, Move, Play
from hanabi.rules.options import Options
from hanabi.rules.record import Record

OPTIONS = Options(empty_clues=False)
SETS = (("hat", 3), ("hat", 5), ("duet", 2), ("partner", 2), ("partner", 3), ("cautious", 2), ("cautious", 3))
READER = {"duet": "duo", "partner": max(PARTNERS)}  # of the conventions of a bot, if it has another name
HANDS = 200
WRONG = (Mark.BLUNDER, Mark.MISTAKE)


@dataclass(frozen=True, slots=True)
class Planted:
    """A game with an error in it."""

    record: Record
    index: int  # of the move that was replaced


def plant(bot: str, players: int, seed: int) -> Planted | None:
    """A game of a bot in which one move is a clear error by its own conventions; None if none offers."""
    chance = Random(f"{bot} {players} {seed}")
    start = State.new(players, OPTIONS, chance=chance)
    replay = Replay(record_of(_play(bot, start)))
    reading = read(replay, READER.get(bot, bot))
    places = list(enumerate(actions_of(replay)))[4:-4]
    chance.shuffle(places)
    errors = [_critical, _misplay, _playable]
    wanted = errors[seed % 3]
    for place, index in places:
        state = replay.at(index)
        hands = drawn_hands(state, reading.hands[place], seed, HANDS)
        for slot, order in enumerate(state.orders(state.on_turn)):
            move = wanted(state, _chances(state, hands[:, slot]), order)
            if move is not None and state.is_legal(move) and move != replay.record.moves[index]:
                return Planted(record_of(_play(bot, start, (*replay.record.moves[:index], move))), index)
    return None


def _play(bot: str, start: State, moves: tuple[Move, ...] = ()) -> State:
    seats = Seats(start, {seat: make_bot(bot, Random(seat)) for seat in range(start.players)})
    seats.follow(moves)
    return seats.play()


Chances = Callable[[frozenset[str]], float]


def _chances(state: State, kinds: Int8s) -> Chances:
    faces = [str(state._tables.cards[kind]) for kind in kinds]
    return lambda wanted: sum(face in wanted for face in faces) / len(faces)


def _critical(state: State, chance: Chances, order: int) -> Action | None:
    """Discard what is believed to be a last copy."""
    last = frozenset(map(str, state.indispensable_cards))
    return Discard(order) if chance(last) > 0.6 else None


def _misplay(state: State, chance: Chances, order: int) -> Action | None:
    """Play what is believed not to fit, and still to be needed."""
    useless = frozenset(str(card) for card in state._tables.cards) - _needed(state)
    return Play(order) if chance(_fitting(state)) < 0.02 and chance(useless) < 0.02 else None


def _playable(state: State, chance: Chances, order: int) -> Action | None:
    """Discard what is believed to fit."""
    return Discard(order) if chance(_fitting(state)) > 0.98 else None


def _fitting(state: State) -> frozenset[str]:
    return frozenset(str(card) for card in state._tables.cards if state.fits(card))


def _needed(state: State) -> frozenset[str]:
    """The cards that can still be placed."""
    found = set()
    for card in state._tables.cards:
        if card.suit in state.options.suits and card not in state.firework(card.suit):
            left = state.options.copies(card) - state.discard_pile.count(card)
            if left > 0:
                found.add(str(card))
    return frozenset(found)


class Judged(msgspec.Struct, frozen=True):
    """What a review said of a game with an error in it; `again` is whether each mark came with both seeds."""

    bot: str
    players: int
    seed: int
    right_reader: bool
    dropped: int  # what the error cost with all cards known
    marked: bool
    largest: bool
    others: int
    again: tuple[bool, ...]
    cpu: float


def judge(bot: str, players: int, seed: int, *, twice: bool) -> Judged | None:
    """Plant an error in one game of a bot, and see what the review finds."""
    planted = plant(bot, players, seed)
    if planted is None:
        return None
    begun = process_time()
    found = review(planted.record)
    cpu = process_time() - begun
    the_plant = next(move for move in found.moves if move.index == planted.index)
    wrong = found.marked(*WRONG)
    again: tuple[bool, ...] = ()
    if twice:
        other = review(planted.record, reader=found.reader, seed=10**6)
        pairs = zip(found.moves, other.moves, strict=True)
        again = tuple(
            one.mark in WRONG and two.mark in WRONG
            for one, two in pairs
            if one.mark in WRONG or two.mark in WRONG
        )
    return Judged(
        bot,
        players,
        seed,
        found.reader == READER.get(bot, bot) or (bot == "partner" and found.reader in PARTNERS),
        the_plant.dropped,
        the_plant in wrong,
        the_plant is _largest(found),
        sum(move is not the_plant for move in wrong),
        again,
        cpu,
    )


def _largest(found: Review) -> JudgedMove:
    return max(found.moves, key=lambda move: (move.mark in WRONG, move.cost.sure))


def games_of(bot: str, players: int, count: int, first: int, twice_every: int) -> Iterator[Judged]:
    """So many judged games of one bot, from a seed on; one in so many is judged with a second seed, too."""
    made, seed = 0, first
    while made < count and seed < first + 5 * count:
        judged = judge(bot, players, seed, twice=made % twice_every == 0)
        seed += 1
        if judged is not None:
            made += 1
            yield judged


def row(games: Sequence[Judged]) -> str:
    """What was found in the games of one bot, as a line of the table."""
    costly = [game for game in games if game.dropped > 0]
    again = [each for game in games for each in game.again]
    return (
        f"{games[0].bot:9} {games[0].players}  {len(games):5}  {sum(game.right_reader for game in games):6}"
        f"  {len(costly):6}  {sum(game.marked for game in costly):6}"
        f"  {sum(game.largest for game in costly):7}  "
        f"{sum(game.marked for game in games if not game.dropped):8}"
        f"  {sum(game.others for game in games) / len(games):6.2f}  {sum(again)}/{len(again)}"
        f"  {sum(game.cpu for game in games) / len(games):.2f}"
    )


HEAD = "bot  players  games  reader  costly  marked  largest  harmless  others  agree  CPU s"


def run(rounds: int) -> None:
    """A few games of each bot."""
    print(HEAD)
    for bot, players in SETS:
        print(row(list(games_of(bot, players, rounds, 0, 1))), flush=True)


def main() -> None:
    """Judge the games that are asked for; those kept in a file are counted, and not judged again."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("--sets", default=",".join(f"{bot}-{players}" for bot, players in SETS))
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--twice-every", type=int, default=1, help="one in so many is judged with two seeds")
    parser.add_argument("--keep", type=Path, help="a file with a line for each game")
    asked = parser.parse_args()
    print(HEAD)
    kept = _kept(asked.keep)
    for named in asked.sets.split(","):
        bot, _, players = named.rpartition("-")
        games = [game for game in kept if (game.bot, game.players) == (bot, int(players))]
        after = max((game.seed + 1 for game in games), default=asked.first)
        for game in games_of(bot, int(players), asked.games - len(games), after, asked.twice_every):
            games.append(game)
            if asked.keep:
                with asked.keep.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
        print(row(games), flush=True)


def _kept(path: Path | None) -> list[Judged]:
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Judged) for line in path.read_bytes().splitlines()]


if __name__ == "__main__":
    main()
