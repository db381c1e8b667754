"""The rules once more, as slowly and plainly as the booklets tell them: a twin to compare the engine with.

Nothing here is shared with the engine: cards lie in lists, and what a clue told is remembered as it was said.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Lapse, Play, Recycle, Salvage
from hanabi.rules.options import Options, hand_size
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile


@dataclass
class Held:
    """A card in a hand, and every clue its holder heard since: what was named, and whether it was shown."""

    order: int
    card: Card
    heard: list[tuple[Color | int, bool]] = field(default_factory=list)
    seen_by_all: bool = False


class PlainGame:
    """A game that changes with every move."""

    def __init__(self, options: Options, deal: Deal) -> None:
        self.options = options
        self.players = deal.players
        self.deck = list(deal.deck)
        self.stack = list(deal.tiles)
        self.used: list[Tile] = []
        self.cut = deal.cut
        self.fireworks: dict[Suit, list[Card]] = {suit: [] for suit in options.suits}
        self.pile: list[Card] = []
        self.tokens = 8
        self.mistakes = 0
        self.on_turn = deal.starter
        self.waiting: Tile | None = None
        self.turns_left: int | None = None
        self.over: Reason | None = None
        self.drawn = 0
        self.hands: list[list[Held]] = [[] for _ in range(deal.players)]
        for hand in self.hands:
            for _ in range(hand_size(deal.players)):
                self.take_card(hand)

    def take_card(self, hand: list[Held]) -> None:
        hand.append(Held(self.drawn, self.deck.pop(0)))
        self.drawn += 1

    # Which actions are there?

    def legal(self) -> set[Action]:
        """Every action of the player on turn."""
        if self.over:
            return set()
        if self.waiting:
            return set(self.choices(self.waiting))
        mine = self.hands[self.on_turn]
        names = (None, *self.options.suits) if self.options.announce else (None,)
        actions: set[Action] = {Play(held.order, name) for held in mine for name in names}
        if self.tokens < 8:
            actions |= {Discard(held.order) for held in mine}
        if self.tokens > 0:
            actions |= {*self.clues(self.options.colors), *self.clues(RANKS)}
        return actions

    def clues(self, names: tuple[Color, ...] | tuple[int, ...]) -> Iterator[ClueColor | ClueRank]:
        for to, hand in enumerate(self.hands):
            if to == self.on_turn or not hand:
                continue
            for name in names:
                if self.options.empty_clues or any(self.matches(name, held.card) for held in hand):
                    yield ClueColor(to, name) if isinstance(name, Color) else ClueRank(to, name)

    def matches(self, name: Color | int, card: Card) -> bool:
        if isinstance(name, int):
            return card.rank == name
        if card.suit is Suit.MULTICOLOUR and Color.MULTICOLOUR not in self.options.colors:
            return True  # wild
        return card.suit.name == name.name

    def choices(self, tile: Tile) -> Iterator[Action]:
        """What the player may do with a tile that asks."""
        fitting = [Salvage(card) for card in self.pile if self.fits(card)]
        if tile in (Tile.COLOR_INFO, Tile.RANK_INFO):
            yield from self.clues(self.options.colors if tile is Tile.COLOR_INFO else RANKS)
        elif tile is Tile.SALVAGE:
            yield from fitting
        elif tile is Tile.RECYCLE and self.deck:
            yield from map(Recycle, self.pile)
        elif tile is Tile.RECYCLE and self.options.expert:
            yield from map(Recycle, self.pile)
            yield from fitting
        elif tile is Tile.RECYCLE and fitting:
            yield from fitting
            yield Lapse()

    def fits(self, card: Card) -> bool:
        firework = self.fireworks[card.suit]
        black = card.suit is Suit.BLACK
        if not firework:
            return card.rank == (5 if black else 1)
        return card.rank == firework[-1].rank + (-1 if black else 1)

    # What does an action do?

    def act(self, action: Action) -> None:
        """Carry out a legal action."""
        match action:
            case ClueColor(to, name) | ClueRank(to, name):
                self.tell(to, name)
            case Discard(order):
                card = self.out_of_hand(order)
                self.tokens += 1
                self.pile.append(card)
                self.end(drawing=True, lost=card)
            case Play(order, announced):
                self.play(self.out_of_hand(order), announced)
            case Recycle(card):
                self.recycle(card)
            case Salvage(card):
                self.waiting = None
                self.pile.remove(card)
                self.add(card, None)
            case Lapse():
                self.waiting = None
                self.end(drawing=True)

    def tell(self, to: int, name: Color | int) -> None:
        for held in self.hands[to]:
            held.heard.append((name, self.matches(name, held.card)))
        if self.waiting:
            self.waiting = None
            self.end(drawing=True)
        else:
            self.tokens -= 1
            self.end(drawing=False)

    def out_of_hand(self, order: int) -> Card:
        hand = self.hands[self.on_turn]
        held = next(held for held in hand if held.order == order)
        hand.remove(held)
        return held.card

    def play(self, card: Card, announced: Suit | None) -> None:
        if self.fits(card) and announced in (None, card.suit):
            self.add(card, announced)
            return
        self.pile.append(card)
        self.mistakes += 1
        if self.mistakes == 3:
            self.over = Reason.THIRD_MISTAKE
        else:
            self.end(drawing=True, lost=card)

    def add(self, card: Card, announced: Suit | None) -> None:
        """Place a card and give what it brings."""
        firework = self.fireworks[card.suit]
        firework.append(card)
        if all(len(each) == 5 for each in self.fireworks.values()):
            self.over = Reason.ALL_COMPLETE
            return
        if announced:
            self.tokens = min(self.tokens + 1, 8)
        if len(firework) == 5 and self.options.tiles:
            self.turn_up()
            return
        if len(firework) == 5:
            self.tokens = min(self.tokens + 1, 8)
        self.end(drawing=True)

    def turn_up(self) -> None:
        tile = self.stack.pop(0)
        self.used.append(tile)
        if tile is Tile.REPAIR:
            self.mistakes = max(self.mistakes - 1, 0)
        if tile in (Tile.TOKEN, Tile.REPAIR):
            self.tokens = min(self.tokens + 1, 8)
        elif any(True for _ in self.choices(tile)):
            self.waiting = tile
            return
        self.end(drawing=True)

    def recycle(self, card: Card) -> None:
        self.waiting = None
        self.pile.remove(card)
        alone = not self.deck
        self.deck.insert(self.cut % (len(self.deck) + 1), card)
        player = self.on_turn
        self.end(drawing=True)
        if alone:
            self.hands[player][-1].seen_by_all = True

    def end(self, drawing: bool, lost: Card | None = None) -> None:
        """Lose an expert game for a card, or draw, count the last round, and pass the turn on."""
        if self.options.expert and lost and self.is_gone(lost):
            self.over = Reason.INDISPENSABLE
            return
        running = self.turns_left is not None
        if drawing and self.deck and not running:
            self.take_card(self.hands[self.on_turn])
            if not self.deck and not self.options.expert:
                self.turns_left = self.players
        if self.turns_left is not None and running:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.over = Reason.LAST_ROUND
                return
        self.on_turn = (self.on_turn + 1) % self.players
        if not self.legal():
            self.over = Reason.NO_ACTION

    def is_gone(self, card: Card) -> bool:
        """Whether this card is still needed and can no longer come."""
        left = [*self.deck, *(held.card for hand in self.hands for held in hand)]
        return card not in self.fireworks[card.suit] and card not in left

    def possible(self, held: Held) -> set[Card]:
        """What a card may be by all that was said of it."""
        if held.seen_by_all:
            return {held.card}
        return {
            card
            for card in set(self.options.cards())
            if all(self.matches(name, card) == shown for name, shown in held.heard)
        }
