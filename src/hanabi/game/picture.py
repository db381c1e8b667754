"""The table as a text picture for the terminal."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hanabi.game.board import Board, HeldCard
from hanabi.game.sentences import tile_effect, tile_name
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, Options
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from hanabi.texts import ENGLISH, Texts

LEAST_LABEL = 12  # columns before the fireworks, tokens and discards; longer words take more
LONGEST_NAME = 12
WIDEST_CELL = 13  # takes the face of a wild card and six marks: `✿M3 [WRBYG3]`
NARROW, LEAST_WIDTH = 60, 40  # below the first, what a hand needs stands in lines of its own


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a picture: a shape for each suit, and what marks the rest."""

    shapes: dict[Suit, str]
    token: str
    mistake: str
    empty: str
    on_turn: str
    rule: str
    more: str

    def __str__(self) -> str:
        others = (self.token, self.mistake, self.empty, self.on_turn, self.rule, self.more)
        return "".join((*self.shapes.values(), *others))


def _of_suits(texts: str) -> dict[Suit, str]:
    return {Suit.parse(text[0]): text[2:] for text in texts.split()}


# Shapes tell suits apart without their color; the pages of the site draw the same ones.
FINE = Signs(_of_suits("W:○ R:◆ B:♠ Y:★ G:▲ M:✿ K:■"), "●", "✗", "·", "▸", "─", "…")
PLAIN = Signs(_of_suits("W:o R:+ B:v Y:* G:^ M:% K:#"), "O", "x", ".", ">", "-", "~")

# SGR codes. White is bold and black is reversed, so that both are seen on light and dark screens.
PAINTS = _of_suits("W:1 R:31 B:94 Y:33 G:32 M:35 K:7")
STRONG, FAINT, WARNING = "1", "2", "1;31"


def picture(
    board: Board,
    names: Sequence[str],
    *,
    color: bool = False,
    width: int = 80,
    symbols: bool = True,
    texts: Texts = ENGLISH,
) -> str:
    """What a seat sees of the table, every line within `width`; of a state, everything there is.

    With `color`, suits are painted with ANSI codes; without `symbols`, it is ASCII but for the names.
    """
    drawing = _Drawing(board, names, FINE if symbols else PLAIN, max(width, LEAST_WIDTH), texts)
    return "\n".join(line.render(color) for line in drawing.lines())


def symbols_fit(encoding: str | None) -> bool:
    """Whether a stream with this encoding can take the symbols."""
    try:
        str(FINE).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(_sign_columns(sign) for sign in text)


def _sign_columns(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def short_name(name: str, symbols: bool = True) -> str:
    """A player's name as it is shown: short, in one line, without signs that would move its neighbours."""
    visible = (sign for sign in name if unicodedata.category(sign) not in ("Cc", "Cf"))
    one_line = "".join(" " if sign.isspace() else sign for sign in visible).strip()
    return _cut(one_line or "?", LONGEST_NAME, FINE if symbols else PLAIN)


def _cut(text: str, longest: int, signs: Signs) -> str:
    """A text in at most so many columns."""
    if columns(text) <= longest:
        return text
    while columns(text) > longest - 1:
        text = text[:-1]
    return text.rstrip() + signs.more


@dataclass(frozen=True, slots=True)
class Line:
    """Pieces of text, each with its paint; only `render` knows about codes."""

    pieces: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, text: str, paint: str = "") -> "Line":
        """A piece of text as a line."""
        return cls(((text, paint),))

    def __add__(self, other: "Line") -> "Line":
        return Line(self.pieces + other.pieces)

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return sum(columns(text) for text, _ in self.pieces)

    def to(self, width: int) -> "Line":
        """The same, filled up with spaces."""
        return self + Line.of(" " * (width - self.width))

    def render(self, color: bool) -> str:
        """The text, with codes or without, and without spaces at its end."""
        pieces = list(self.pieces)
        while pieces and not pieces[-1][0].strip():
            pieces.pop()
        if pieces:
            pieces[-1] = (pieces[-1][0].rstrip(), pieces[-1][1])
        return "".join(
            f"\x1b[{paint}m{text}\x1b[0m" if color and paint and text else text for text, paint in pieces
        )


def _joined(lines: Iterable[Line], gap: str = "") -> Line:
    whole = Line()
    for number, line in enumerate(lines):
        whole = whole + Line.of(gap) + line if number else line
    return whole


LABELS = ("fireworks", "clues", "last-round", "tile-waits", "tiles", "discarded", "next-cards")


class _Drawing:
    """One picture in the making."""

    def __init__(self, board: Board, names: Sequence[str], signs: Signs, width: int, texts: Texts) -> None:
        self.board, self.signs, self.width, self.texts = board, signs, width, texts
        self.names = [short_name(name, signs is FINE) for name in names]
        self.seat = board.seat if isinstance(board, View) else None
        self.label = max(LEAST_LABEL, *(columns(self._word(label)) + 2 for label in LABELS))

    def lines(self) -> Iterator[Line]:
        yield self._heading()
        yield from self._flow("fireworks", map(self._firework, self.board.options.suits), gap=2)
        yield from self._flow("clues", self._counters())
        if self.board.turns_left is not None and not self.board.is_over:
            turns = self._word("turns-left", count=self.board.turns_left)
            yield from self._flow("last-round", [Line.of(turns, WARNING)])
        yield from self._tiles()
        yield from self._flow("discarded", self._discards() or [Line.of(self._word("nothing-yet"), FAINT)])
        if isinstance(self.board, State) and self.board.deck:
            yield from self._flow("next-cards", self._next_cards(self.board.deck), gap=1)
        yield Line()
        yield from self._hands()

    def _word(self, key: str, **values: str | int) -> str:
        return self.texts.say(f"picture-{key}", **values)

    def _flow(self, label: str, groups: Iterable[Line], gap: int = 3) -> Iterator[Line]:
        """A label and its groups, in as many lines as they take."""
        line, started = Line.of(f" {self._word(label)}", FAINT).to(self.label), False
        for group in groups:
            if started and line.width + gap + group.width > self.width:
                yield line
                line, started = Line.of(" " * self.label), False
            line, started = line + Line.of(" " * gap * started) + group, True
        yield line

    def _heading(self) -> Line:
        board = self.board
        turn = self._word("over") if board.is_over else self._word("to-move", name=self.names[board.on_turn])
        right = Line.of(f" {turn} ", STRONG) + Line.of(self.signs.rule * 2, FAINT)
        rules = self._word("base-game") if board.options == Options() else str(board.options)
        rules = _cut(rules, self.width - right.width - 5, self.signs)
        left = Line.of(self.signs.rule * 2, FAINT) + Line.of(f" {rules} ", STRONG)
        return left + Line.of(self.signs.rule * (self.width - left.width - right.width), FAINT) + right

    # What lies on the table.

    def _suit(self, suit: Suit) -> Line:
        return Line.of(self.signs.shapes[suit] + self.texts.letter(suit.letter), PAINTS[suit])

    def _firework(self, suit: Suit) -> Line:
        """`◆R 12···`: the cards placed and the places still empty; a dead one ends in a cross."""
        placed = "".join(str(card.rank) for card in self.board.firework(suit))
        empty = self.signs.empty * (len(RANKS) - len(placed))
        line = self._suit(suit) + Line.of(" ") + Line.of(placed, PAINTS[suit])
        if suit in self.board.dead_fireworks:
            return line + Line.of(empty[:-1], FAINT) + Line.of(self.signs.mistake, WARNING)
        return line + Line.of(empty, FAINT)

    def _counters(self) -> list[Line]:
        board, signs = self.board, self.signs
        away = MAX_TOKENS - board.tokens
        tokens = Line.of(signs.token * board.tokens, STRONG) + Line.of(signs.empty * away, FAINT)
        made = Line.of(signs.mistake * board.mistakes, WARNING)
        free = Line.of(signs.empty * (MAX_MISTAKES - board.mistakes), FAINT)
        return [
            tokens + Line.of(f" {board.tokens}"),
            Line.of(f"{self._word('mistakes')} ", FAINT) + made + free + Line.of(f" {board.mistakes}"),
            Line.of(f"{self._word('deck')} ", FAINT) + Line.of(str(board.deck_count)),
            self._score(),
        ]

    def _score(self) -> Line:
        board, options = self.board, self.board.options
        if options.expert:
            return self._points("placed", self._word("of", part=board.placed, whole=5 * len(options.suits)))
        settled = board.is_over or board.reachable_score == options.max_score
        most = board.reachable_score
        return self._points(
            "score",
            self._word("of", part=board.score, whole=options.max_score)
            if settled
            else self._word("at-most", part=board.score, whole=options.max_score, most=most),
        )

    def _points(self, label: str, said: str) -> Line:
        return Line.of(f"{self._word(label)} ", FAINT) + Line.of(said)

    def _tiles(self) -> Iterator[Line]:
        board = self.board
        if board.pending:
            effect = map(Line.of, tile_effect(board.pending, self.texts).split())
            waits = Line.of(tile_name(board.pending, self.texts), WARNING) + Line.of(":")
            yield from self._flow("tile-waits", [waits, *effect], gap=1)
        if board.options.tiles:
            used = self._listed(
                "tiles-used", (tile for tile in board.tiles_used if tile is not board.pending)
            )
            left = self._listed("tiles-left", sorted(board.tiles_left, key=str))
            words = "; ".join(filter(None, (used, left))).split()
            yield from self._flow("tiles", map(Line.of, words), gap=1)

    def _listed(self, key: str, tiles: Iterable[Tile]) -> str:
        names = ", ".join(tile_name(tile, self.texts) for tile in tiles)
        return self._word(key, tiles=names) if names else ""

    def _discards(self) -> list[Line]:
        pile = sorted(self.board.discard_pile, key=lambda card: card.rank)
        suits = [suit for suit in self.board.options.suits if any(card.suit is suit for card in pile)]
        return [
            self._suit(suit) + Line.of(" " + "".join(str(card.rank) for card in pile if card.suit is suit))
            for suit in suits
        ]

    def _next_cards(self, deck: Sequence[Card]) -> Iterator[Line]:
        """The cards on top of the deck, as many as one line takes."""
        faces = [self._card(card) for card in deck]
        room = (self.width - self.label) // (max(map(columns, faces)) + 1)
        for card, face in zip(deck[: room - 1], faces, strict=False):
            yield Line.of(face, PAINTS[card.suit])
        if len(deck) >= room:
            yield Line.of(self.signs.more)

    # What people hold.

    def _hands(self) -> Iterator[Line]:
        if self.width < NARROW:
            yield from self._narrow_hands()
            return
        size = self.board.hand_size
        words = [*self.names, *map(self._word, ("suits", "ranks"))]
        margin = 5 + max(max(map(columns, words)) + 1, max(map(columns, self.names)) + 2)
        cell = min((self.width - margin) // size, WIDEST_CELL)
        slots = "".join(str(slot).ljust(cell) for slot in range(1, size + 1))
        yield Line.of(f" {self._word('slot')}".ljust(margin) + slots, FAINT)
        for seat in self._seats():
            hand = self.board.hand(seat)
            cells = [self._held(held, cell - 1).to(cell) for held in hand] or [
                Line.of(self._word("no-cards"), FAINT)
            ]
            yield _joined([self._name(seat).to(margin), *cells])
            if seat == self.seat and hand and self.board.options.memory_aid:
                yield from self._possibilities(hand, margin, cell)

    def _narrow_hands(self) -> Iterator[Line]:
        """Names, faces and marks in lines of their own, as wide as the screen."""
        cell = self.width // self.board.hand_size
        for seat in self._seats():
            hand = self.board.hand(seat)
            yield self._name(seat)
            yield _joined(
                [self._shown(held).to(cell) for held in hand] or [Line.of(self._word("no-cards"), FAINT)]
            )
            marks = [self._marks(held) for held in hand]
            if any(marks):
                cut = [f"[{_cut(each, cell - 3, self.signs)}]" if each else "" for each in marks]
                yield _joined([Line.of(each).to(cell) for each in cut])
            if seat == self.seat and hand and self.board.options.memory_aid:
                yield from self._possibilities(hand, 0, cell)

    def _seats(self) -> list[int]:
        """In the order of turns; the hand of the one who looks comes last."""
        players = self.board.players
        first = 0 if self.seat is None else self.seat + 1
        return [(first + step) % players for step in range(players)]

    def _name(self, seat: int) -> Line:
        acting = seat == self.board.on_turn and not self.board.is_over
        arrow = Line.of(f" {self.signs.on_turn if acting else ' '} ", STRONG)
        return arrow + Line.of(f"{seat + 1} ", FAINT) + Line.of(self.names[seat], STRONG if acting else "")

    def _held(self, held: HeldCard, width: int) -> Line:
        """`◆R3 [R]`: a card, and the clues that touched it."""
        face = self._shown(held)
        marks = _cut(self._marks(held), width - face.width - 3, self.signs)
        return face + Line.of(f" [{marks}]") if marks else face

    def _shown(self, held: HeldCard) -> Line:
        return self._face(held.card) if held.card else Line.of("??", FAINT)

    def _face(self, card: Card) -> Line:
        return Line.of(f"{self.signs.shapes[card.suit]}{self._card(card)}", PAINTS[card.suit])

    def _card(self, card: Card) -> str:
        return f"{self.texts.letter(card.suit.letter)}{card.rank}"

    def _marks(self, held: HeldCard) -> str:
        """The clues that touched a card, unless players agreed to remember them themselves (R-407)."""
        if self.seat is not None and not self.board.options.memory_aid:
            return ""
        return "".join(sign if sign.isdecimal() else self.texts.letter(sign) for sign in held.marks)

    def _possibilities(self, hand: Sequence[HeldCard], margin: int, cell: int) -> Iterator[Line]:
        """What each own card can still be: a line of suits and a line of ranks."""
        left = faces_left(self.board, hand)
        rows = (
            ("suits", [_joined(self._suits_left(faces, cell)).to(cell) for faces in left]),
            ("ranks", [_joined(self._ranks_left(faces)).to(cell) for faces in left]),
        )
        for label, cells in rows:
            yield _joined([Line.of(f"     {self._word(label)}".ljust(margin)[:margin], FAINT), *cells])

    def _suits_left(self, faces: frozenset[Card], cell: int) -> Iterator[Line]:
        """By their letters, or by their shapes where letters of a language take too much room."""
        suits = self.board.options.suits
        names = {suit: self.texts.letter(suit.letter) for suit in suits}
        if sum(map(columns, names.values())) >= cell:
            names = self.signs.shapes
        for suit in suits:
            possible = any(card.suit is suit for card in faces)
            gone = self.signs.empty * columns(names[suit])
            yield Line.of(names[suit], PAINTS[suit]) if possible else Line.of(gone, FAINT)

    def _ranks_left(self, faces: frozenset[Card]) -> Iterator[Line]:
        for rank in RANKS:
            possible = any(card.rank == rank for card in faces)
            yield Line.of(str(rank)) if possible else Line.of(self.signs.empty, FAINT)


def faces_left(board: Board, hand: Sequence[HeldCard]) -> list[frozenset[Card]]:
    """For each card, the faces that the clues leave open and of which not every copy lies in sight."""
    seen = Counter(board.discard_pile)
    for suit in board.options.suits:
        seen.update(board.firework(suit))
    for other_hand in board.hands:
        seen.update(held.card for held in other_hand if held.card)
    gone = {card for card, count in seen.items() if count == board.options.copies(card)}
    return [held.possible - gone for held in hand]
