"""How well a review finds errors that were planted: one move of a game replaced, the same bots playing on.

python -m benchmarks.planted [GAMES [BOT PLAYERS]]
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

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
READER = {"duet": "duo", "partner": "partner-3"}  # of the conventions of a bot, if it has another name
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


def measure(bot: str, players: int, games: int) -> None:
    """Plant errors in so many games of one bot and say what the review finds."""
    made = costly = marked = largest = harmless = others = right = agree = compared = 0
    time, seed = 0.0, 0
    while made < games and seed < 5 * games:
        planted = plant(bot, players, seed)
        seed += 1
        if planted is None:
            continue
        made += 1
        begun = process_time()
        found = review(planted.record)
        time += process_time() - begun
        right += found.reader == READER.get(bot, bot) or (bot == "partner" and found.reader in PARTNERS)
        the_plant = next(move for move in found.moves if move.index == planted.index)
        wrong = found.marked(*WRONG)
        others += sum(move is not the_plant for move in wrong)
        if the_plant.dropped > 0:
            costly += 1
            marked += the_plant in wrong
            largest += the_plant is _largest(found)
        else:
            harmless += the_plant in wrong
        again = review(planted.record, reader=found.reader, seed=10**6)
        for one, two in zip(found.moves, again.moves, strict=True):
            if one.mark in WRONG or two.mark in WRONG:
                compared += 1
                agree += (one.mark in WRONG) == (two.mark in WRONG)
    print(
        f"{bot:9} {players}  {made:5}  {right:6}  {costly:5}  {marked:6}  {largest:7}  {harmless:8}  "
        f"{others / made:6.2f}  {agree}/{compared}  {time / made:.2f}",
        flush=True,
    )


def _largest(found: Review) -> JudgedMove:
    return max(found.moves, key=lambda move: (move.mark in WRONG, move.cost.sure))


def run(rounds: int) -> None:
    """A few games of each bot."""
    print("bot  players  games  reader  costly  marked  largest  harmless  others  agree  CPU s")
    for bot, players in SETS:
        measure(bot, players, rounds)


if __name__ == "__main__":
    number, *named = sys.argv[1:] or ["20"]
    if named:
        measure(named[0], int(named[1]), int(number))
    else:
        run(int(number))
