"""Everything a seat has in mind: the facts it sees, what it believes of the cards, and whom it trusts."""

from hanabi.bots.partner.beliefs import Beliefs
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.trust import Trust
from hanabi.game.view import View
from hanabi.rules.tiles import Tile


class Mind:
    """The mind of one seat, which plays the conventions up to a level."""

    def __init__(self, level: int, facts: Facts, trust: Trust, beliefs: Beliefs) -> None:
        self.level, self.facts, self.trust, self.beliefs = level, facts, trust, beliefs
        self.me: int = facts.me
        self.just_lost: int | None = None  # the kind that the last move discarded, or played in vain
        self._followed: tuple[int, Tile | None] | None = None  # the turn, and a tile to choose from

    @classmethod
    def at(cls, view: View, level: int) -> "Mind":
        """The mind of the seat whose view this is."""
        facts, trust = Facts(view), Trust(view.players)
        beliefs = Beliefs(facts, trust)
        beliefs.follow(view)
        return cls(level, facts, trust, beliefs)

    def follow(self, view: View) -> None:
        """Take over what lies on the table, unless nothing has happened since the last time."""
        moment = view.turn, view.pending
        if moment != self._followed:
            self._followed = moment
            if self.facts.follow(view):
                self.beliefs.follow(view)

    def copy(self) -> "Mind":
        """A mind to try something out on; what it learns of the cards stays there."""
        return self._with(self.trust)

    def trusting_apart(self) -> "Mind":
        """A mind to try moves out on; what it learns of the players stays there, too."""
        return self._with(self.trust.without_doubt())

    def with_placed(self, order: int, kind: int) -> "Mind":
        """A mind to try out what follows when a card is placed, whose holder is heard already."""
        facts = self.facts.with_placed(order, kind)
        return Mind(self.level, facts, self.trust, self.beliefs.on(facts))

    def trusting(self, *seats: int) -> "Mind":
        """The same mind, if these seats played by the conventions."""
        if not any(self.trust.is_plain(seat) for seat in seats):
            return self
        return self._with(self.trust.without_doubt(*seats))

    def _with(self, trust: Trust) -> "Mind":
        return Mind(self.level, self.facts, trust, self.beliefs.among(trust))
