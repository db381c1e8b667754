"""How a game is written for those who look at it: what lies open, hands open and closed, what may be done."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

import msgspec

from hanabi.engine.tables import Tables
from hanabi.game.board import HandNumbers
from hanabi.game.state import State
from hanabi.protocol.encoding import encode
from hanabi.protocol.position import CardShown, ClueShown, OpenBoard, Rules
from hanabi.protocol.settings import Aid, Settings
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, hand_size
from hanabi.rules.suits import Color, Suit


class PositionPieces:
    """What the positions of all audiences are put together from, each written once.

    A `Position` is an `OpenBoard` with three fields more, so its JSON is the board's with these behind it;
    `tests/table/test_positions.py` holds it against a position written at once.
    """

    def __init__(self, state: State, aid: Aid) -> None:
        self._state = state
        self._board = encode(open_board(state)).removesuffix(b"}")
        self._hands = hands(state, aid)

    def position(self, blind: int | None, with_moves: bool) -> msgspec.Raw:
        """The position for those who do not see the hand of seat `blind`."""
        parts = self._parts(
            hand.closed if seat == blind else hand.open for seat, hand in enumerate(self._hands)
        )
        if with_moves and (legal := self._state.legal_notations()):
            parts += [b',"legal":', encode(legal)]
            if given := self._clues([move for move in legal if move[0] == "C"]):
                parts += [b',"clues":[', b",".join(given), b"]"]
        return _joined(parts)

    def position_without(self, held: frozenset[int]) -> msgspec.Raw:
        """The position for those who see no card of these orders, whoever had it."""
        return _joined(self._parts(hand.without(held) for hand in self._hands))

    def _parts(self, hands: Iterable[bytes]) -> list[bytes]:
        return [self._board, b',"hands":[', b",".join(hands), b"]"]

    def _clues(self, legal: list[str]) -> list[bytes]:
        """The clues that may be given, hand by hand: nearly always all of them, or none."""
        if not legal:
            return []
        others = [hand for seat, hand in enumerate(self._hands) if seat != self._state.on_turn]
        if len(legal) == sum(len(hand.clues) for hand in others):
            return [hand.all_clues for hand in others]
        return [encode(clue) for clue in clues(legal, others)]


def _joined(parts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"".join((*parts, b"}")))


def open_board(state: State) -> OpenBoard:
    """What lies open for everyone."""
    reachable, score, deck = state.reachable_score, state.score, state.deck_count
    return OpenBoard(
        moves=state.move_count,
        turn=state.turn,
        on_turn=state.on_turn,
        tokens=state.tokens,
        mistakes=state.mistakes,
        fireworks={suit.letter: height for suit, height in state.fireworks.items()},
        deck=deck,
        score=score,
        reachable=reachable,
        pace=score + deck + state.players - reachable,
        dead=_letters(state.dead_fireworks),
        indispensable=_texts(state.indispensable_cards),
        discards=tuple(map(str, state.discard_pile)),
        turns_left=state.turns_left,
        pending=str(state.pending) if state.pending else None,
        tiles_used=tuple(map(str, state.tiles_used)),
        tiles_left=tuple(sorted(map(str, state.tiles_left))),
        outcome=state.outcome(),
    )


@lru_cache(maxsize=256)
def _letters(suits: frozenset[Suit]) -> str:
    return "".join(suit.letter for suit in sorted(suits))


@lru_cache(maxsize=4096)
def _texts(cards: frozenset[Card]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


# Hands.


class HandShown:
    """A hand as others and as its owner see it, and the clues that it can be given."""

    def __init__(self, numbers: HandNumbers, seat: int, aid: Aid) -> None:
        self._tables, self._seat, self._aid = numbers.tables, seat, aid
        self._orders, self._kinds = numbers.orders, numbers.kinds
        self._clued = memoryview(numbers.clued).cast("h").tolist()
        possible = memoryview(numbers.possible).cast("q")
        self.cards = tuple(
            CardShown(order, *_card_shown(self._tables, kind, faces, clues, aid))
            for order, kind, faces, clues in zip(
                self._orders, self._kinds, possible, self._clued, strict=True
            )
        )

    @cached_property
    def open(self) -> bytes:
        """All of it, written once for all who see it."""
        return encode(self.cards)

    @cached_property
    def closed(self) -> bytes:
        """The same without the faces."""
        return self.without(frozenset(self._orders))

    def without(self, held: frozenset[int]) -> bytes:
        """The same without the faces of these cards."""
        return encode([_face_down(card) if card.order in held else card for card in self.cards])

    @cached_property
    def clues(self) -> dict[str, ClueShown]:
        """What each clue to this hand would touch (R-208), and which of these cards are new."""
        tables, aided = self._tables, self._aid != "none"
        moves = _clue_moves(tables, self._seat)
        touched: list[list[int]] = [[] for _ in moves]
        fresh: list[list[int]] = [[] for _ in moves]
        for order, kind, clued in zip(self._orders, self._kinds, self._clued, strict=True):
            for clue in _clues_on(tables, kind):
                touched[clue].append(order)
                if aided and not clued:
                    fresh[clue].append(order)
        return {
            move: ClueShown(move, self._seat, named, tuple(touched[clue]), tuple(fresh[clue]))
            for clue, (move, named) in enumerate(moves)
        }

    @cached_property
    def all_clues(self) -> bytes:
        """All of these, written once and parted by commas."""
        return encode(list(self.clues.values()))[1:-1]


def _face_down(card: CardShown) -> CardShown:
    return CardShown(card.order, None, card.clued, card.suits, card.ranks)


def hands(state: State, aid: Aid) -> list[HandShown]:
    """All hands by seat."""
    return [_hand_shown(numbers, seat, aid) for seat, numbers in enumerate(state.all_hand_numbers())]


@lru_cache(maxsize=8192)  # a move changes one hand: the others are as they were
def _hand_shown(numbers: HandNumbers, seat: int, aid: Aid) -> HandShown:
    return HandShown(numbers, seat, aid)


def clues(legal: Sequence[str], hands: Iterable[HandShown]) -> tuple[ClueShown, ...]:
    """The clues among the legal moves, hand by hand, with the cards each would touch."""
    return tuple([hand.clues[move] for hand in hands for move in legal if move in hand.clues])


@lru_cache(maxsize=65536)
def _card_shown(tables: Tables, kind: int, possible: int, clued: int, aid: Aid) -> tuple[str, str, str, str]:
    """A face, with as much of the earlier clues as the table agreed on (R-407).

    That is what named the card, and the suits and the ranks that the clues leave open: they say something of
    the one or of the other.
    """
    face = str(tables.cards[kind])
    if aid == "none":
        return face, "", "", ""
    marks = "".join(sorted(map(str, tables.named(clued)), key=lambda name: (name.isdigit(), name)))
    if aid == "marks":
        return face, marks, "", ""
    cards = tables.faces(possible)
    suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
    return face, marks, _letters(frozenset(suits)), "".join(map(str, sorted(ranks)))


@lru_cache(maxsize=1024)
def _clue_moves(tables: Tables, seat: int) -> tuple[tuple[str, Color | int], ...]:
    """Every clue to a seat: its notation, and what it names."""
    every: tuple[Color | int, ...] = (*tables.options.colors, *RANKS)
    return tuple((f"C{seat}:{named}", named) for named in every)


@lru_cache(maxsize=4096)
def _clues_on(tables: Tables, kind: int) -> tuple[int, ...]:
    """The places in `_clue_moves` of the clues that point out a card of this kind."""
    card, options = tables.cards[kind], tables.options
    colors = [place for place, color in enumerate(options.colors) if options.touches(color, card.suit)]
    return (*colors, len(options.colors) + card.rank - 1)


# The rules.


@lru_cache(maxsize=1024)
def rules_of(settings: Settings) -> Rules:
    """What follows from the settings of a table."""
    options = settings.rules()
    cards = (Card(suit, rank) for suit in options.suits for rank in RANKS)
    return Rules(
        suits="".join(suit.letter for suit in options.suits),
        colors="".join(color.letter for color in options.colors),
        copies={str(card): options.copies(card) for card in cards},
        max_score=options.max_score,
        hand_size=hand_size(settings.players),
        max_tokens=MAX_TOKENS,
        max_mistakes=MAX_MISTAKES,
        announce=options.announce,
        tiles=options.tiles,
        expert=options.expert,
    )
