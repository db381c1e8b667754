"""How a game is written for those who look at it: what lies open, hands open and closed, what may be done."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

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
        self._state, self.on_turn = state, state.on_turn
        self._board = encode(open_board(state)).removesuffix(b"}")
        self._hands = hands(state, aid)

    def position(self, blind: int | None, with_moves: bool) -> bytes:
        """The position for those who do not see the hand of seat `blind`."""
        shown = [hand.open for hand in self._hands]
        if blind is not None:
            shown[blind] = self._hands[blind].closed
        return self._written(shown, self._moves() if with_moves else b"")

    def position_without(self, held: frozenset[int]) -> bytes:
        """The position for those who see no card of these orders, whoever had it."""
        return self._written([hand.without(held) for hand in self._hands])

    def _written(self, hands: list[bytes], moves: bytes = b"") -> bytes:
        return b"".join((self._board, b',"hands":[', b",".join(hands), b"]", moves, b"}"))

    def _moves(self) -> bytes:
        """What the seat on turn may do: all moves, and what its clues would touch."""
        legal = self._state.legal_notations()
        if not legal:
            return b""
        written = encode(legal)
        given = self._clues(legal, written.count(b'"C'))
        clues = b"".join((b',"clues":[', b",".join(given), b"]")) if given else b""
        return b"".join((b',"legal":', written, clues))

    def _clues(self, legal: list[str], count: int) -> list[bytes]:
        """The clues among the legal moves, hand by hand: nearly always all of them, or none."""
        if not count:
            return []
        others = [hand for seat, hand in enumerate(self._hands) if seat != self.on_turn]
        if count == sum([len(hand.clues) for hand in others]):
            return [hand.all_clues for hand in others]
        return [encode(clue) for clue in clues(legal, others)]


def open_board(state: State) -> OpenBoard:
    """What lies open for everyone."""
    reachable, dead, indispensable = state.prospects
    score, deck = state.score, state.deck_count
    return OpenBoard(
        moves=state.move_count,
        turn=state.turn,
        on_turn=state.on_turn,
        tokens=state.tokens,
        mistakes=state.mistakes,
        fireworks={
            suit.letter: height for suit, height in zip(state.options.suits, state.heights, strict=True)
        },
        deck=deck,
        score=score,
        reachable=reachable,
        pace=score + deck + state.players - reachable,
        dead=_letters(dead),
        indispensable=_texts(indispensable),
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
        self._possible = memoryview(numbers.possible).cast("q").tolist()
        self._clued = memoryview(numbers.clued).cast("h").tolist()
        seen, unseen = [], []
        for order, kind, faces, clues in zip(
            self._orders, self._kinds, self._possible, self._clued, strict=True
        ):
            said = _said_written(self._tables, faces, clues, aid)
            seen.append(f'{{"order":{order},"card":"{self._tables.cards[kind]}"{said}')
            unseen.append(f'{{"order":{order}{said}')
        self.open = f"[{','.join(seen)}]".encode()  # written once for all who see it,
        self.closed = f"[{','.join(unseen)}]".encode()  # and for its owner

    @cached_property
    def cards(self) -> tuple[CardShown, ...]:
        """The cards with their faces."""
        return tuple(
            CardShown(order, str(self._tables.cards[kind]), *_said(self._tables, faces, clues, self._aid))
            for order, kind, faces, clues in zip(
                self._orders, self._kinds, self._possible, self._clued, strict=True
            )
        )

    def without(self, held: frozenset[int]) -> bytes:
        """The same without the faces of these cards."""
        return encode([_face_down(card) if card.order in held else card for card in self.cards])

    @cached_property
    def clues(self) -> dict[str, ClueShown]:
        """What each clue to this hand would touch (R-208), and which of these cards are new."""
        tables, aided = self._tables, self._aid != "none"
        moves = _clue_moves(tables, self._seat)
        touched: dict[int, list[int]] = {}
        fresh: dict[int, list[int]] = {}
        for order, kind, clued in zip(self._orders, self._kinds, self._clued, strict=True):
            for clue in _clues_on(tables, kind):
                touched.setdefault(clue, []).append(order)
                if aided and not clued:
                    fresh.setdefault(clue, []).append(order)
        found = _empty_clues(tables, self._seat).copy()
        for clue, orders in touched.items():
            move, named = moves[clue]
            found[move] = ClueShown(move, self._seat, named, tuple(orders), tuple(fresh.get(clue, ())))
        return found

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


@lru_cache(maxsize=65536)
def _said_written(tables: Tables, possible: int, clued: int, aid: Aid) -> str:
    """What clues said of a card as JSON: all that stands behind its order where its face is not seen."""
    closed = CardShown(0, None, *_said(tables, possible, clued, aid))
    return encode(closed).decode().removeprefix('{"order":0')


def clues(legal: Sequence[str], hands: Iterable[HandShown]) -> tuple[ClueShown, ...]:
    """The clues among the legal moves, hand by hand, with the cards each would touch."""
    return tuple([hand.clues[move] for hand in hands for move in legal if move in hand.clues])


@lru_cache(maxsize=65536)
def _said(tables: Tables, possible: int, clued: int, aid: Aid) -> tuple[str, str, str]:
    """As much of what clues said of a card as the table agreed on (R-407).

    That is what named the card, and the suits and the ranks that the clues leave open: they say something of
    the one or of the other.
    """
    if aid == "none":
        return "", "", ""
    marks = "".join(sorted(map(str, tables.named(clued)), key=lambda name: (name.isdigit(), name)))
    if aid == "marks":
        return marks, "", ""
    cards = tables.faces(possible)
    suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
    return marks, _letters(frozenset(suits)), "".join(map(str, sorted(ranks)))


@lru_cache(maxsize=1024)
def _clue_moves(tables: Tables, seat: int) -> tuple[tuple[str, Color | int], ...]:
    """Every clue to a seat: its notation, and what it names."""
    every: tuple[Color | int, ...] = (*tables.options.colors, *RANKS)
    return tuple((f"C{seat}:{named}", named) for named in every)


@lru_cache(maxsize=1024)
def _empty_clues(tables: Tables, seat: int) -> dict[str, ClueShown]:
    """The same as clues that touch no card."""
    return {move: ClueShown(move, seat, named, (), ()) for move, named in _clue_moves(tables, seat)}


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
