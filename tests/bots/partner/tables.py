"""A table of partners around a written position, to see what they understand and what they do."""

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.explanations import Code
from hanabi.game.state import State
from hanabi.rules.cards import Card, cards_text, parse_cards
from hanabi.rules.moves import Action, Discard, Play
from hanabi.rules.options import Options, hand_size
from hanabi.rules.suits import Suit
from tests.positions import move, order_of, position


class Table:
    """Partners in every seat, who notice whatever is done."""

    def __init__(
        self,
        hands: str,
        *,
        players: int = 3,
        fireworks: str = "",
        discard: str = "",
        tokens: int = 5,
        mistakes: int = 0,
        deck: int | None = None,
        on_turn: int = 0,
        next_cards: str = "",
        options: str = "no-empty-clues",
        level: int = 4,
        turns_left: int | None = None,
        tiles: str = "",
    ) -> None:
        if deck is None:
            deck = _whole_deck(options, players, fireworks, discard)
        self.state: State = position(
            hands,
            players=players,
            options=options,
            fireworks=fireworks,
            discard=discard,
            tokens=tokens,
            mistakes=mistakes,
            deck=deck,
            on_turn=on_turn,
            next_cards=next_cards,
            turns_left=turns_left,
            tiles=tiles,
        )
        self.bots = [PartnerBot(level) for _ in range(players)]

    def after(self, *texts: str) -> "Table":
        """Make these moves; everybody notices them."""
        for text in texts:
            self.state, events = self.state.apply(move(self.state, text))
            for event in events:
                for seat, bot in enumerate(self.bots):
                    bot.notice(event, self.state.view(seat))
        return self

    def order(self, where: str) -> int:
        """The card written as `1:R3` (the R3 of seat 1), or `1@0` (its oldest card)."""
        if "@" in where:
            seat, slot = where.split("@")
            return self.state.orders(int(seat))[int(slot)]
        seat, face = where.split(":")
        return order_of(self.state, int(seat), face)

    def belief(self, where: str, asked: int | None = None) -> str:
        """What a holder takes a card to be, in the mind of the holder or of the seat that is asked."""
        order = self.order(where)
        seat = int(where[0]) if asked is None else asked
        return cards_text(sorted(self.bots[seat].believes(order), key=str))

    def codes(self, seat: int) -> list[Code]:
        """What a seat has understood so far."""
        return [reason.code for reason in self.bots[seat].readings()]

    def choice(self) -> str:
        """What the seat on turn does, with its own cards by their faces."""
        seat = self.state.on_turn
        return self.text(self.bots[seat].choose(self.state.view(seat)))

    def reasons(self) -> list[Code]:
        """Why the seat on turn did it."""
        return [reason.code for reason in self.bots[self.state.on_turn].explain()]

    def text(self, action: Action) -> str:
        """A move with the card by its face."""
        match action:
            case Play(order, announced):
                saying = f"={announced}" if announced else ""
                return f"P {self._face(order)}{saying}"
            case Discard(order):
                return f"D {self._face(order)}"
            case _:
                return str(action)

    def _face(self, order: int) -> Card:
        for held in self.state.hand(self.state.on_turn):
            if held.order == order and held.card is not None:
                return held.card
        raise AssertionError(f"no card {order}")


def _whole_deck(options: str, players: int, fireworks: str, discard: str) -> int:
    """Every card that is neither dealt nor placed nor written as discarded is still in the deck."""
    tops = parse_cards(fireworks)
    placed = sum(6 - card.rank if card.suit is Suit.BLACK else card.rank for card in tops)
    dealt = players * hand_size(players)
    return len(Options.parse(options).cards()) - dealt - placed - len(parse_cards(discard))
