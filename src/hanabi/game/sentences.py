"""Sentences of a language: what happened, what a move would do, and how a game ended.

The words are those of the catalogues; the pages say the same in `frontend/src/board/sentences.ts`.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from hanabi.game.board import Board
from hanabi.game.events import (
    Clued,
    Completed,
    Discarded,
    Drew,
    Ended,
    Event,
    Failed,
    LastRound,
    MistakeRepaired,
    Placed,
    Rearranged,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.rules.cards import Card
from hanabi.rules.errors import NoSuchCard
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.outcome import Outcome, Result
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from hanabi.texts import ENGLISH, Texts

NONE = "none"  # what the catalogues are told where no card was touched, or no color announced


# What happened.


def sentence(event: Event, names: Sequence[str], texts: Texts = ENGLISH) -> str:
    """One event as a sentence, such as "Ann tells Bo: two red cards (slots 1 and 4)"."""
    match event:
        case Clued(seat, to, named, touched, _, free):
            kind, what = ("rank", {"rank": named}) if isinstance(named, int) else ("color", _suit(named))
            return texts.say(
                f"log-clued-{kind}",
                name=names[seat],
                to=names[to],
                count=len(touched),
                cost="free" if free else "token",
                slots=_listed(event.slots, texts),
                places=len(event.slots),
                **what,
            )
        case Placed(seat, _, card, announced) | Failed(seat, _, card, announced):
            return texts.say(
                "log-placed" if isinstance(event, Placed) else "log-failed",
                name=names[seat],
                announced=NONE if announced is None else "right" if announced is card.suit else "wrong",
                said=suit_word(announced, texts) if announced else "",
                slots=_listed([event.slot], texts),
                **_face(card),
            )
        case Discarded(seat, _, card):
            slots = _listed([event.slot], texts)
            return texts.say("log-discarded", name=names[seat], slots=slots, **_face(card))
        case Salvaged(seat, card):
            return texts.say("log-salvaged", name=names[seat], **_face(card))
        case Recycled(seat, card):
            return texts.say("log-recycled", name=names[seat], **_face(card))
        case Completed(suit):
            return texts.say("log-completed", **_suit(suit))
        case TileTurned(seat, tile):
            return texts.say("log-tile-turned", name=names[seat], tile=tile_name(tile, texts))
        case TileLapsed(_, tile):
            return texts.say("log-tile-lapsed", tile=tile_name(tile, texts))
        case MistakeRepaired(_):
            return texts.say("log-mistake-repaired")
        case TokensBack(count):
            return texts.say("log-tokens-back", count=count)
        case Drew(seat, _):
            return texts.say("log-drew", name=names[seat])
        case LastRound(turns):
            return texts.say("log-last-round", count=turns)
        case Rearranged(seat, _):
            return texts.say("log-rearranged", name=names[seat], slots=_in_turn(event.slots))
        case Ended(outcome):
            return ending(outcome, texts)
        case _:
            assert_never(event)


def account(events: Iterable[Event], names: Sequence[str], texts: Texts = ENGLISH) -> str:
    """What one move brought, in a line. That a card is drawn goes without saying; `ending` tells the end."""
    told = (event for event in events if not isinstance(event, Drew | Ended))
    return " ".join(sentence(event, names, texts) for event in told)


def card_word(card: Card, texts: Texts = ENGLISH) -> str:
    """A card as people say it: `red 3`."""
    return texts.say("card-name", **_face(card))


def suit_word(suit: Suit | Color, texts: Texts = ENGLISH) -> str:
    """A suit or color as people say it: `red`."""
    return texts.say("suit-name", **_suit(suit))


def tile_name(tile: Tile, texts: Texts = ENGLISH) -> str:
    """What a reward tile is called."""
    return texts.say(f"tile-{tile}")


def tile_effect(tile: Tile, texts: Texts = ENGLISH) -> str:
    """What a reward tile does."""
    return texts.say(f"tile-{tile}-effect")


# What a move would do.


def proposal(move: Move, names: Sequence[str], board: Board, texts: Texts = ENGLISH) -> str:
    """A move as something the player on turn could do: `Tell Bo: 5 (slot 2)`."""
    match move:
        case ClueColor(to, color):
            return _touching(
                texts.say("review-do-tell", to=names[to], named=suit_word(color, texts)), move, board, texts
            )
        case ClueRank(to, rank):
            return _touching(texts.say("review-do-tell", to=names[to], named=str(rank)), move, board, texts)
        case Play(order, announced):
            play = texts.say("review-do-play", slot=_slot(board, order))
            said = suit_word(announced, texts) if announced else ""
            return texts.say("do-announcing", move=play, said=said) if said else play
        case Discard(order):
            return texts.say("review-do-discard", slot=_slot(board, order))
        case Recycle(card):
            return texts.say("do-recycle", **_face(card))
        case Salvage(card):
            return texts.say("do-salvage", **_face(card))
        case Lapse():
            return texts.say("do-lapse")
        case Rearrange(seat, hand):
            return texts.say("do-rearrange", slots=_in_turn(map(board.orders(seat).index, hand)))
        case Stop():
            return texts.say("do-stop")
        case _:
            assert_never(move)


def _touching(tell: str, clue: ClueColor | ClueRank, board: Board, texts: Texts) -> str:
    """A clue with the cards that it would touch, where they can be seen."""
    try:
        touched = board.touched_by(clue)
    except NoSuchCard:  # a hand that cannot be seen from here
        return tell
    slots = [board.orders(clue.to).index(order) for order in touched]
    return texts.say("do-touching", move=tell, count=len(slots), slots=_listed(slots, texts))


# How a game ended.


def ending(outcome: Outcome, texts: Texts = ENGLISH) -> str:
    """How a game ended: result, reason, points and what the audience thinks of it."""
    result = "lost" if outcome.result is Result.LOST else "ended"
    parts = [texts.say(f"ended-{_key(outcome.reason.name)}", result=result)]
    if outcome.result is Result.LOST:
        parts.append(texts.say("ended-placed", count=outcome.placed))
    elif outcome.score is not None:
        parts.append(texts.say("ended-points", count=outcome.score))
    if outcome.rating:
        parts.append(texts.say(f"rating-{_key(outcome.rating.name)}"))
    if outcome.commendation:
        parts.append(texts.say("ended-commendation"))
    return " ".join(parts)


# Small words.


def _key(name: str) -> str:
    return name.lower().replace("_", "-")


def _face(card: Card) -> dict[str, str | int]:
    return {"suit": card.suit.letter, "rank": card.rank}


def _suit(suit: Suit | Color) -> dict[str, str | int]:
    return {"suit": suit.letter}


def _slot(board: Board, order: int) -> str:
    """The place of a card in the hand of the player on turn, counted from 1; of another card, a sign."""
    held = board.orders(board.on_turn)
    return str(held.index(order) + 1) if order in held else "?"


def _listed(slots: Sequence[int], texts: Texts) -> str:
    """`1 and 4`: slots as people count them."""
    return texts.listed([str(slot + 1) for slot in slots]) if slots else NONE


def _in_turn(slots: Iterable[int]) -> str:
    """`3 1 2`: where the cards of a new order were, as one types it."""
    return " ".join(str(slot + 1) for slot in slots)
