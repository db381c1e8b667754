"""Everything a seat has in mind: the facts it sees, what it believes of the cards, and whom it trusts."""

from hanabi.bots.partner.beliefs import Beliefs
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.trust import Trust
from hanabi.game.view import View


class Mind:
    """The mind of one seat, which plays the conventions up to a level."""

    def __init__(self, view: View, level: int) -> None:
        self.level = level
        self.facts = Facts(view)
        self.trust = Trust(view.players)
        self.beliefs = Beliefs(self.facts, self.trust)
        self.beliefs.follow(view)

    @property
    def me(self) -> int:
        """The seat that this mind belongs to."""
        return self.facts.me

    def follow(self, view: View) -> None:
        """Take over what lies on the table."""
        self.facts.follow(view)
        self.beliefs.follow(view)

    def copy(self) -> "Mind":
        """A mind to try something out on; what it learns of the cards stays there."""
        return self._with(self.trust)

    def trusting(self, *seats: int) -> "Mind":
        """The same mind, if these seats played by the conventions."""
        if not any(self.trust.is_plain(seat) for seat in seats):
            return self
        return self._with(self.trust.without_doubt(*seats))

    def _with(self, trust: Trust) -> "Mind":
        twin = object.__new__(Mind)
        twin.level, twin.facts, twin.trust = self.level, self.facts, trust
        twin.beliefs = self.beliefs.among(trust)
        return twin
