"""A review in sentences of a language: what is said of a move, and why."""

from collections.abc import Sequence

from hanabi.analysis.facts import Told
from hanabi.analysis.game_review import JudgedMove, Mark, Review
from hanabi.game.sentences import card_word, proposal, suit_word
from hanabi.game.state import State
from hanabi.rules.bot_names import bot_title
from hanabi.rules.moves import Action, ClueColor, ClueRank
from hanabi.texts import ENGLISH, Texts


def reader_sentence(review: Review, texts: Texts = ENGLISH, *, chosen: bool = False) -> str:
    """By which reader the game is judged: one that was chosen, or the one that fits best."""
    if review.reader not in review.shares:
        return texts.say("review-by-literal")
    share = texts.say(
        "review-share", name=bot_title(review.reader), percent=round(100 * review.shares[review.reader])
    )
    return f"{texts.say('review-reader')}: {share}" if chosen else texts.say("review-by", reader=share)


def fact_words(told: Told, texts: Texts = ENGLISH) -> str:
    """A fact in a sentence."""
    return texts.say(
        f"review-fact-{told.fact.value}",
        card=card_word(told.card, texts) if told.card else "",
        suit=suit_word(told.suit, texts) if told.suit else "",
        moves=told.moves or 0,
    )


def judgement(judged: JudgedMove, before: State, names: Sequence[str], texts: Texts = ENGLISH) -> str:
    """What is said of a move: the mark, what it cost, what was better, and the facts."""
    said = []
    if judged.mark is not None:
        mark = texts.say(f"review-mark-{judged.mark.value}")
        said.append(f"{mark[:1].upper()}{mark[1:]}.")
    if judged.mark in (Mark.BLUNDER, Mark.MISTAKE, Mark.INACCURACY):
        points, error = f"−{texts.decimal(judged.cost.loss)}", texts.decimal(judged.cost.error)
        said.append(texts.say("review-choice", points=points, error=error))
        said.append(texts.say("judged-better", said=_better(judged, before, names, texts)))
    if judged.mark is Mark.UNLUCKY:
        said.append(texts.say("review-nobody-could-know"))
    said += [fact_words(told, texts) for told in judged.facts]
    return " ".join(said)


def _better(judged: JudgedMove, before: State, names: Sequence[str], texts: Texts) -> str:
    """A better move; clues are told apart only where a clue was judged."""
    best = judged.cost.best
    assert best is not None
    if _is_clue(best) and not _is_clue(judged.move):
        return texts.say("review-do-clue")
    return proposal(best, names, before, texts)


def _is_clue(move: Action) -> bool:
    return isinstance(move, ClueColor | ClueRank)
