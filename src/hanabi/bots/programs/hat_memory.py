"""What a hat player remembers: the table as everybody knows it, and the work space of its thoughts."""

from typing import Annotated, Protocol

from hanabi.bots.programs.common_memory import CommonMemory
from hanabi.engine.layout import HAND, KINDS, PLAYERS, SUITS
from hanabi.engine.records import Float64s, Int8, Int8s, Int16, Int16s, Int64s, layout_of

MOST_ITEMS = 64
SEARCHED = 7  # with so few cards in the deck players search, so a discard no longer says what it usually does
MOST_MOVES = 12  # to compare in a search


class Question(Protocol):
    """A list of items, asking which is the first true one: "the card in this slot is one of these kinds"."""

    items: Int8  # how many there are; 0 if there is nothing to ask
    slot: Annotated[Int8s, MOST_ITEMS]
    kinds: Annotated[Int64s, MOST_ITEMS]
    chance: Annotated[Float64s, MOST_ITEMS]  # of each item to be true


class ClueCode(Protocol):
    """How clues to each seat are told apart, as everybody can work it out."""

    index: Annotated[Int8s, PLAYERS]  # the slot of each hand that decides which symbol a clue is
    symbols: Annotated[Int8s, PLAYERS]  # how many symbols there are for clues to each seat


class Candidates(Protocol):
    """The moves that a search compares, the usual one first."""

    count: Int16
    move: Annotated[Int16s, MOST_MOVES]


class HatMemory(CommonMemory, Protocol):
    """One seat's memory; what comes after `tile` is work space, whose writers say so."""

    tile: Int8  # 1 if a tile waits for a choice
    question: Question  # written by `next_question`
    code: ClueCode  # written by `tell_apart`
    candidates: Candidates  # written by `searched_move`
    asked: Annotated[Int64s, PLAYERS, HAND]  # `common.possible` as a seat's number narrows it
    heights: Annotated[Int8s, SUITS]  # the fireworks as `future_playable` foresees them
    to_deal: Annotated[Int8s, KINDS]  # copies that `fill_in` has not dealt yet


MEMORY = layout_of(HatMemory)
