"""The best end of a game, found by trying everything: slow, plain, and nothing shared with the solver.

It knows the rules by itself, for games without tiles, announcements and expert rules. All clues are one move,
as they change nothing but the tokens; equal cards of a hand are one card. Nothing else is left out: every
card may be discarded, and every play may fail.
"""

from dataclasses import dataclass
from itertools import chain

from hanabi.game.board import whole_firework
from hanabi.game.state import State

MOST_TOKENS, THIRD_MISTAKE = 8, 3
TOO_MANY = 2_000_000  # positions

# Cards are numbers of kinds: five for each suit, in the order of its firework.
Hands = tuple[tuple[int, ...], ...]
Position = tuple[tuple[int, ...], Hands, int, int, int, int, int]


class TooLong(Exception):
    """There are too many positions to try them all."""


@dataclass
class BruteForce:
    """All ways to go on from one state; `TooLong` if they lead to more positions than `most`."""

    state: State
    most: int = TOO_MANY

    def __post_init__(self) -> None:
        fireworks = [whole_firework(suit) for suit in self.state.options.suits]
        self.kinds = {card: kind for kind, card in enumerate(chain.from_iterable(fireworks))}
        self.deck = tuple(self.kinds[card] for card in self.state.deck)
        self.in_deck = [frozenset(self.deck[drawn:]) for drawn in range(len(self.deck) + 1)]
        self.known: dict[Position, int] = {}

    def best(self) -> int:
        """The most cards that can lie on the fireworks when the game ends; 0 if it is lost anyway."""
        state = self.state
        hands = tuple(
            tuple(sorted(self.kinds[held.card] for held in hand if held.card)) for hand in state.hands
        )
        left = -1 if state.turns_left is None else state.turns_left
        return self._best((state.heights, hands, 0, state.tokens, state.mistakes, state.on_turn, left))

    def _best(self, position: Position) -> int:
        found = self.known.get(position)
        if found is None:
            if len(self.known) >= self.most:
                raise TooLong
            ceiling, found = self._ceiling(position), 0
            for after in self._after(position):
                worth = after if isinstance(after, int) else self._best(after)
                found = max(found, worth)
                if found == ceiling:
                    break
            self.known[position] = found
        return found

    def _ceiling(self, position: Position) -> int:
        """What no way can exceed: one card a turn, and none above a card that is gone."""
        heights, hands, drawn, _, _, _, left = position
        there = self.in_deck[drawn].union(*hands)
        reach = 0
        for suit, height in enumerate(heights):
            for kind in range(5 * suit + height, 5 * suit + 5):
                if kind not in there:
                    break
                reach += 1
        turns = len(self.deck) - drawn + len(hands) if left < 0 else left
        return sum(heights) + min(reach, turns)

    def _after(self, position: Position) -> "list[Position | int]":
        """The positions after each move; a number where the game is over."""
        heights, hands, drawn, tokens, mistakes, player, left = position
        found: list[Position | int] = []
        others: list[Position | int] = []  # a card that fits is tried first
        for card in dict.fromkeys(hands[player]):
            suit, place = divmod(card, 5)
            if place == heights[suit]:
                grown = (*heights[:suit], place + 1, *heights[suit + 1 :])
                if sum(grown) == len(self.kinds):
                    return [sum(grown)]
                more = 1 if place == 4 and tokens < MOST_TOKENS else 0
                found.append(self._draw(position, card, grown, tokens + more, mistakes))
            elif mistakes + 1 < THIRD_MISTAKE:
                others.append(self._draw(position, card, heights, tokens, mistakes + 1))
            if tokens < MOST_TOKENS:
                others.append(self._draw(position, card, heights, tokens + 1, mistakes))
        if tokens > 0 and any(hand for seat, hand in enumerate(hands) if seat != player):
            found.append(self._pass(heights, hands, drawn, tokens - 1, mistakes, player, left))
        return found + others

    def _draw(
        self, position: Position, gone: int, heights: tuple[int, ...], tokens: int, mistakes: int
    ) -> Position | int:
        _, hands, drawn, _, _, player, left = position
        hand = list(hands[player])
        hand.remove(gone)
        last_card = False
        if left < 0 and drawn < len(self.deck):
            hand.append(self.deck[drawn])
            drawn += 1
            last_card = drawn == len(self.deck)
        mine = tuple(sorted(hand))
        hands = (*hands[:player], mine, *hands[player + 1 :])
        if last_card:
            return heights, hands, drawn, tokens, mistakes, (player + 1) % len(hands), len(hands)
        return self._pass(heights, hands, drawn, tokens, mistakes, player, left)

    def _pass(
        self,
        heights: tuple[int, ...],
        hands: Hands,
        drawn: int,
        tokens: int,
        mistakes: int,
        player: int,
        left: int,
    ) -> Position | int:
        if left == 1:
            return sum(heights)
        return heights, hands, drawn, tokens, mistakes, (player + 1) % len(hands), max(-1, left - 1)
