"""Puzzles cut from a game: positions where one move is better than all others, by what the seat knew.

A move is judged by what is possible after it, averaged over the hands that its seat could hold: see `cost`.
All clues are one move in that. A card that somebody else must be told to keep cannot be seen so; there,
`cautious` bots play on from each of these hands, which take the clues so far at their word.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

import numpy as np
from numpy.typing import NDArray

from hanabi.analysis.cost import drawn_hands, values_after
from hanabi.analysis.expected import joined_memory
from hanabi.analysis.facts import pace
from hanabi.analysis.possible import possible, possible_throughout
from hanabi.analysis.puzzle import HUNDREDTHS, Choice, Judge, Puzzle, PuzzleReader, Theme
from hanabi.analysis.readers import LITERAL, Hand, Reading, actions_of, literal_hand, read, reader_names
from hanabi.bots.program import Program, functions_as_values
from hanabi.bots.registry import bot_entry
from hanabi.engine.layout import CLUE, DISCARD, PLAY, STATE, Bytes, MoveNumber
from hanabi.engine.records import Float64s, Int8s
from hanabi.game.events import Clued
from hanabi.game.numbering import move_of, number_of
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.deal_code import to_code
from hanabi.rules.moves import Action, parse_move
from hanabi.rules.record import Record
from hanabi.search.rollouts import roller

LEAD = 1.0  # points, for sure:
ERRORS = 3.0  # so many standard errors above that, when it is judged again,
STRICTER = 4.0  # and when it is cut
GLANCE, GLANCE_LEAD = 12, 0.8  # samples of a first look, and what it must promise
SAMPLES: dict[Judge, int] = {"possible": 500, "expected": 400}
CAREFUL_SAMPLES, CAREFUL_NODES, CAREFUL_ROUNDS = 60, 4_000, 3  # where the solver is asked once more
SMALL_DECK = 5
LAST_CARDS = 3  # of the deck: from here on turns are counted
MOST_OF_ONE_GAME, APART = 3, 4  # puzzles, and moves between two of them
SURE = 0.999
CAUTIOUS: PuzzleReader = (
    "cautious"  # whose conventions are clear, and who plays on where a card is to be saved
)
WORTH_SAVING = 3  # up to this rank, more than the card itself is lost with it
ALIKE = 0.9  # so many of the moves must be a reader's own to take the game for one of its conventions
FEW_MOVES = 8  # before a game has anything to ask
EARLY = 12  # cards in the deck: with more, and a token for a clue, hardly anything is lost yet
FIRST_RATING = 1200


@dataclass(frozen=True, eq=False)
class Spot:
    """A position, how its seat knows its cards, and all that can be done there: what looks alike together."""

    state: State
    hand: Hand
    judge: Judge
    groups: tuple[tuple[MoveNumber, ...], ...]
    reader: PuzzleReader
    memory: Bytes | None = None  # of the bots that play on

    def hands(self, seed: int, count: int) -> Int8s:
        """Hands that the seat could hold."""
        return drawn_hands(self.state, self.hand, seed, count)

    def values(self, seed: int, count: int) -> Float64s:
        """What each of the groups is worth on each of so many hands."""
        hands = self.hands(seed, count)
        firsts = [group[0] for group in self.groups]
        if self.judge == "possible":
            return values_after(self.state, firsts, hands, seed)
        return self._played_on(firsts, hands, seed)

    def _played_on(self, moves: Sequence[MoveNumber], hands: Int8s, seed: int) -> Float64s:
        program, state = _program(self.reader), self.state
        assert self.memory is not None
        values, seeds = np.zeros((len(hands), len(moves))), np.arange(seed, seed + len(hands))
        numbers = np.array(moves, np.int64)
        with functions_as_values():
            roller()(
                *program.compiled,
                state._tables.data,
                state._data,
                self.memory,
                state.on_turn,
                hands,
                seeds,
                numbers,
                1.0,
                0.0,
                0.0,
                values,
            )
        return values

    def kind(self, group: int) -> int:
        """Whether it is a play, a discard or a clue."""
        return int(self.state._tables.rules.move_type[self.groups[group][0]])

    def slot(self, group: int) -> int:
        """Which card it is about."""
        return int(self.state._tables.rules.move_slot[self.groups[group][0]])

    @cached_property
    def fitting(self) -> list[float]:
        """How often each play fits, by what the seat knows; 0 for what is no play."""
        hands, fits = self.hands(0, 200), _fits(self.state)
        return [
            float(fits[hands[:, self.slot(group)]].mean()) if self.kind(group) == PLAY else 0.0
            for group in range(len(self.groups))
        ]

    def move(self, number: MoveNumber) -> Action:
        """A move by its number."""
        return _move(self.state, number)


@dataclass(frozen=True, slots=True)
class Found:
    """The best of the groups, what each is worth, and how sure its lead is."""

    best: int
    values: tuple[float, ...]
    lead: float  # over the second one
    error: float  # of that
    surely: float  # its lead over each other one, less the errors asked for; the smallest of these


def judge_spot(spot: Spot, seed: int, samples: int, errors: float = ERRORS, best: int | None = None) -> Found:
    """Judge what can be done; `best` is what an earlier look took for the best."""
    values = spot.values(seed, samples)
    means = values.mean(axis=0)
    chosen = int(means.argmax()) if best is None else best
    leads = values[:, [chosen]] - np.delete(values, chosen, axis=1)
    gaps, doubts = leads.mean(axis=0), leads.std(axis=0, ddof=1) / np.sqrt(len(leads))
    second = int(gaps.argmin())
    return Found(
        chosen,
        tuple(means.tolist()),
        float(gaps[second]),
        float(doubts[second]),
        float((gaps - errors * doubts).min()),
    )


def cut(record: Record, *, seed: int = 0, reader: PuzzleReader | None = None) -> list[Puzzle]:
    """The puzzles of a game; `reader` is whose conventions it was played by, if that is known.

    The same game and seed give the same puzzles.
    """
    replay = Replay(record)
    readings = _readings(replay, reader)
    found: list[Puzzle] = []
    last = -APART
    curve: list[int] | None = None
    for place, index in enumerate(actions_of(replay)):
        if index < FEW_MOVES or index - last < APART or len(found) == MOST_OF_ONE_GAME:
            continue
        for spot in _spots(replay, index, place, readings):
            judged = _judged(spot, seed + 1000 * index)
            if judged is None or _is_trivial(spot, judged, cast(Action, record.moves[index])):
                continue
            if curve is None:
                curve = [each.least for each in possible_throughout(replay.states, rounds=2)]
            found.append(_puzzle(replay, index, spot, judged, curve))
            last = index
            break
    return found


def survives(puzzle: Puzzle, seed: int) -> bool:
    """Whether the answer is still better than all others by as much, judged with other hands and decks."""
    record = puzzle.record()
    replay = Replay(replace(record, moves=(*record.moves, parse_move(puzzle.answer.moves[0]))))
    readings = [] if puzzle.reader == CAUTIOUS else [read(replay, puzzle.reader)]
    for spot in _spots(replay, len(record.moves), len(actions_of(replay)) - 1, readings):
        if spot.judge == puzzle.judge:
            answers = [_texts(spot, group) for group in spot.groups]
            found = judge_spot(spot, seed, SAMPLES[spot.judge], ERRORS, answers.index(puzzle.answer.moves))
            return found.surely >= LEAD and _holds(spot, found, seed)
    return False


def _readings(replay: Replay, reader: PuzzleReader | None) -> list[Reading]:
    """The readings to look at: the clues at their word, and the conventions that the game was played by."""
    literal = read(replay, LITERAL)
    if reader == LITERAL:
        return [literal]
    if "partner-3" not in reader_names(replay.at(0)):
        return [literal]
    partner = read(replay, "partner-3")
    return [literal, partner] if reader is not None or partner.share >= ALIKE else [literal]


def _spots(replay: Replay, index: int, place: int, readings: Sequence[Reading]) -> Iterator[Spot]:
    """The position before a move, once for each way in which it may ask something."""
    state = replay.at(index)
    for reading in readings:
        if state.deck_count > EARLY and state.tokens > 0:
            break
        hand, groups = reading.hands[place], _groups(state, reading.hands[place], None)
        if reading.reader != LITERAL and not _is_meant(state, hand, literal_hand(state)):
            continue
        if groups is not None and len(groups) > 1:
            yield Spot(state, hand, "possible", groups, cast(PuzzleReader, reading.reader))
    saving = _groups(state, literal_hand(state), _saves(state))
    if saving is not None and _plays_on(state):
        memory = joined_memory(state, _program(CAUTIOUS))
        yield Spot(state, literal_hand(state), "expected", saving, CAUTIOUS, memory)


def _plays_on(state: State) -> bool:
    """Whether the bot that plays on knows this game."""
    entry = bot_entry(CAUTIOUS)
    return state.players in entry.players and entry.supports(state.options)


def _program(name: str) -> Program:
    program = bot_entry(name).program
    assert program is not None
    return program


def _is_meant(state: State, hand: Hand, literal: Hand) -> bool:
    """Whether a card fits by what the others meant, though the clues do not say so."""
    kinds = sum(1 << kind for kind, fits in enumerate(_fits(state)) if fits)
    return any(not believed & ~kinds and said & ~kinds for believed, said in zip(hand, literal, strict=True))


def _saves(state: State) -> frozenset[MoveNumber]:
    """The clues about the card that the next player would discard, if it is the last of its kind."""
    seat = (state.on_turn + 1) % state.players
    clued = state._data.view(STATE)[0].clued[seat]
    unclued = [slot for slot in range(len(state.orders(seat))) if not clued[slot]]
    if state.tokens == 0 or not unclued:
        return frozenset()
    held = state.hand(seat)[unclued[0]]
    if held.card is None or held.card.rank > WORTH_SAVING or held.card not in state.indispensable_cards:
        return frozenset()
    return frozenset(number for number in _numbers(state, CLUE) if held.order in _touched(state, number))


def _numbers(state: State, kind: int) -> list[MoveNumber]:
    rules = state._tables.rules
    return [number for number in state._legal_numbers() if rules.move_type[number] == kind]


def _touched(state: State, number: MoveNumber) -> frozenset[int]:
    _, events = state.apply(_move(state, number))
    return frozenset(order for event in events if isinstance(event, Clued) for order in event.touched)


def _move(state: State, number: MoveNumber) -> Action:
    return move_of(state._tables, state.on_turn, state.orders(state.on_turn), number)


def _groups(
    state: State, hand: Hand, saves: frozenset[MoveNumber] | None
) -> tuple[tuple[MoveNumber, ...], ...] | None:
    """What can be done, what looks alike together; None if there is nothing to ask.

    Without `saves` all clues are one move; with them, those that save are, and each other one is its own.
    """
    if state.pending is not None or saves == frozenset():
        return None
    rules, clued = state._tables.rules, state._data.view(STATE)[0].clued[state.on_turn]
    found: dict[tuple[int, ...], list[MoveNumber]] = {}
    for number in state._legal_numbers():
        kind, slot = int(rules.move_type[number]), int(rules.move_slot[number])
        if kind == CLUE:
            look: tuple[int, ...] = (kind,) if saves is None or number in saves else (kind, number)
        elif kind in (PLAY, DISCARD) and rules.move_suit[number] < 0:
            look = (kind, hand[slot], int(clued[slot]))
            if saves is not None:  # the others watch which one goes
                look = (*look, slot)
        else:
            return None
        found.setdefault(look, []).append(number)
    return tuple(map(tuple, found.values()))


def _fits(state: State) -> NDArray[np.bool_]:
    """Of each kind, whether it can be placed now."""
    return np.array([state.fits(card) for card in state._tables.cards])


def _judged(spot: Spot, seed: int) -> Found | None:
    """What is found in a position if it is a puzzle: chosen at a glance, and judged on other hands."""
    glance = judge_spot(spot, seed, GLANCE)
    if glance.lead < GLANCE_LEAD:
        return None
    if not _asks(spot, glance.best):
        return None
    found = judge_spot(spot, seed + GLANCE, SAMPLES[spot.judge], STRICTER, glance.best)
    return found if found.surely >= LEAD and _holds(spot, found, seed) else None


def _asks(spot: Spot, answer: int) -> bool:
    """Whether an answer is what this way to ask is for: a save, or a card that only conventions tell."""
    if spot.judge == "expected":
        return set(spot.groups[answer]) == _saves(spot.state)
    if spot.reader == LITERAL:
        return True
    if spot.kind(answer) != PLAY:
        return False
    said = literal_hand(spot.state)[spot.slot(answer)]
    return any(said >> kind & 1 and not fits for kind, fits in enumerate(_fits(spot.state)))


def _holds(spot: Spot, found: Found, seed: int) -> bool:
    """Whether the solver, which looks much longer where the deck is small, agrees and leaves nothing open."""
    if spot.judge != "possible" or spot.state.deck_count > SMALL_DECK:
        return True
    firsts, hands = [group[0] for group in spot.groups], spot.hands(seed + 1, CAREFUL_SAMPLES)
    values = values_after(spot.state, firsts, hands, seed + 1, nodes=CAREFUL_NODES, rounds=CAREFUL_ROUNDS)
    known = bool((values == np.floor(values)).all())
    others = np.delete(values, found.best, axis=1)
    return known and bool(((values[:, [found.best]] - others).mean(axis=0) >= LEAD).all())


def _is_trivial(spot: Spot, found: Found, made: Action) -> bool:
    """Whether there is nothing to find: the one card that surely fits, and who sat there played it."""
    sure = [group for group, share in enumerate(spot.fitting) if share >= SURE]
    return sure == [found.best] and _number(spot.state, made) in spot.groups[found.best]


def _number(state: State, move: Action) -> MoveNumber:
    return number_of(state._tables, state.on_turn, state.orders(state.on_turn), move)


def _theme(spot: Spot, found: Found) -> Theme:
    state, kind = spot.state, spot.kind(found.best)
    if spot.judge == "expected":
        return Theme.SAVE
    if kind == PLAY and spot.reader != LITERAL:
        return Theme.FINESSE
    if kind == DISCARD or (kind == CLUE and state.deck_count > SMALL_DECK):
        return Theme.DISCARD
    if kind == CLUE:  # a turn that draws nothing
        return Theme.PACE
    if state.turns_left is not None or state.deck_count <= LAST_CARDS:
        return Theme.END_GAME
    return Theme.PACE if pace(state) <= 0 else Theme.PLAY


def _puzzle(replay: Replay, index: int, spot: Spot, found: Found, curve: Sequence[int]) -> Puzzle:
    state, made = spot.state, replay.record.moves[index]
    assert state.dealt is not None
    order = sorted(range(len(spot.groups)), key=lambda group: (group != found.best, -found.values[group]))
    choices = tuple(
        Choice(
            _texts(spot, spot.groups[group]),
            round(HUNDREDTHS * found.values[group]),
            possible(state.apply(spot.move(spot.groups[group][0]))[0], rounds=2).least,
        )
        for group in order
    )
    missed = _number(state, cast(Action, made)) not in spot.groups[found.best]
    return Puzzle(
        options=str(replay.record.options),
        deal=to_code(state.dealt, state.options),
        moves=" ".join(map(str, replay.record.moves[:index])),
        theme=_theme(spot, found),
        reader=spot.reader,
        judge=spot.judge,
        choices=choices,
        error=round(HUNDREDTHS * found.error),
        dropped=max(0, curve[index] - choices[0].real),
        curve=tuple(curve[: index + 1]),
        rating=first_rating(spot, found, missed=missed),
    )


def first_rating(spot: Spot, found: Found, *, missed: bool) -> int:
    """How hard a puzzle is taken to be before anybody has tried it."""
    others = sum(share >= SURE for group, share in enumerate(spot.fitting) if group != found.best)
    surely = spot.fitting[found.best] >= SURE
    return FIRST_RATING + 300 * missed + 100 * min(2, others) + (-100 if surely else 150)


def _texts(spot: Spot, group: Sequence[MoveNumber]) -> tuple[str, ...]:
    return tuple(str(spot.move(number)) for number in group)
