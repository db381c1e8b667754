"""A bot for two by the Referential Sieve: it says why it made its moves, and what it understood."""

from random import Random

from hanabi.bots.partner.deciding import Choice
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.tiles import announced, tile_choice
from hanabi.bots.sieve.deciding import Decision
from hanabi.bots.sieve.notes import Heard, Notes
from hanabi.game.events import Clued, Event
from hanabi.game.view import View
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard


class SieveBot:
    """Reads and gives clues by the card beside the one they touch."""

    def __init__(self) -> None:
        self._notes: Notes | None = None
        self._reasons: tuple[Explanation, ...] = ()
        self._readings: list[Explanation] = []

    @classmethod
    def make(cls, chance: Random) -> "SieveBot":
        """A bot; it leaves nothing to chance."""
        return cls()

    def explain(self) -> tuple[Explanation, ...]:
        """Why it made its last move; empty before the first."""
        return self._reasons

    def readings(self) -> tuple[Explanation, ...]:
        """What it took the other player's clues to mean, the oldest first."""
        return tuple(self._readings)

    def notice(self, event: Event, view: View) -> None:
        """Learn what everyone saw."""
        if self._notes is None:
            self._notes = Notes(Facts(view))
        notes = self._notes
        if isinstance(event, Clued):
            heard = notes.hear(event.to, event.named, event.touched)
            if event.seat != notes.facts.me:
                self._readings.append(self._reading(notes, event, heard))
        notes.facts.follow(view)
        notes.follow()

    def _reading(self, notes: Notes, clue: Clued, heard: Heard) -> Explanation:
        code, orders = Code.READ_STALL, heard.shown
        if heard.to_play is not None:
            code, orders = Code.READ_POINTS_TO_PLAY, (heard.to_play,)
        elif heard.to_discard is not None:
            code, orders = Code.READ_POINTS_TO_DISCARD, (heard.to_discard,)
        elif heard.shown:
            code = Code.READ_SHOWS
        cards = notes.facts.kinds.faces(notes.known(orders[0])) if code is Code.READ_POINTS_TO_PLAY else ()
        return Explanation(code, clue.seat, clue.to, orders, cards, clue.named)

    def choose(self, view: View) -> Action:
        """A legal move, by convention if there is one."""
        if self._notes is None:
            self._notes = Notes(Facts(view))
        self._notes.facts.follow(view)
        self._notes.follow()
        choice = self._choice(self._notes, view)
        self._reasons = choice.reasons
        return choice.action

    def _choice(self, notes: Notes, view: View) -> Choice:
        legal, decision = view.legal_moves(), Decision(notes)
        if view.pending is not None:
            choice = tile_choice(notes.facts, view.pending, legal, decision.free_clue)
        else:
            choice = announced(notes.facts, decision.choose(), notes.literal)
        if choice is not None and choice.action in legal:
            return choice
        return _any_legal(notes.facts.me, legal)


def _any_legal(me: int, legal: list[Action]) -> Choice:
    """The way out of everything unforeseen: rather a clue than a discard, rather a discard than a play."""
    clues = [move for move in legal if isinstance(move, ClueColor | ClueRank)]
    discards = [move for move in legal if isinstance(move, Discard)]
    return Choice(next(iter(clues or discards or legal)), (Explanation(Code.ANY_LEGAL, me),))
