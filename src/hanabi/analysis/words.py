"""A review in English sentences: what is said of a move, and why."""

from collections.abc import Sequence

from hanabi.analysis.facts import Fact, Told
from hanabi.analysis.game_review import JudgedMove, Mark, Review
from hanabi.game.sentences import in_words, proposal
from hanabi.game.state import State

MARKS = {
    Mark.BLUNDER: "blunder",
    Mark.MISTAKE: "mistake",
    Mark.INACCURACY: "inaccuracy",
    Mark.UNLUCKY: "unlucky, nobody could know",
    Mark.GOOD_FIND: "good find",
}


def reader_sentence(review: Review) -> str:
    """By which reader the game is judged, and why."""
    if review.reader not in review.shares:
        return "Judged by what the clues say and no more: the moves are those of no bot's conventions."
    share = review.shares[review.reader]
    return (
        f"Judged by the conventions of {review.reader}, which would have made {share:.0%} of the moves too."
    )


def fact_words(told: Told) -> str:
    """A fact in a few words."""
    match told.fact:
        case Fact.LAST_COPY:
            return f"the last {_card(told)} is lost"
        case Fact.DEAD_FIREWORK:
            return f"{told.suit.word if told.suit else 'a firework'} can no longer be completed"
        case Fact.NO_PACE:
            return "fewer turns are left than cards to place"
        case Fact.MISTAKE:
            return f"a mistake: {_card(told)} does not fit"
        case Fact.WASTED_TOKEN:
            return "no token came back, as all were there"
        case Fact.LOST_HERE:
            return "from here on not all cards could be placed any more"


def _card(told: Told) -> str:
    return in_words(told.card) if told.card else "card"


def judgement(judged: JudgedMove, before: State, names: Sequence[str]) -> str:
    """What is said of a move: the mark, what it cost, what was better, and the facts."""
    said = [] if judged.mark is None else [MARKS[judged.mark]]
    if judged.mark in (Mark.BLUNDER, Mark.MISTAKE, Mark.INACCURACY):
        said.append(f"−{judged.cost.loss:.1f} ± {judged.cost.error:.1f} points by what the seat knew")
        assert judged.cost.best is not None
        said.append(f"better: {proposal(judged.cost.best, names, before)}")
    said += [fact_words(told) for told in judged.facts]
    return "; ".join(said)
