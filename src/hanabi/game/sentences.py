"""English sentences: what happened, what a move would do, and how a game ended."""

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
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


# What happened.


def sentence(event: Event, names: Sequence[str], before: Board | None = None) -> str:
    """One event as a sentence, such as "Ann tells Bo: two red cards (slots 1 and 4)".

    The slots are read from `before`, the game before the move that brought the event; without it, none are
    named.
    """
    match event:
        case Clued(seat, to, named, touched, _, free):
            cost = ", for free" if free else ""
            return f"{names[seat]} tells {names[to]}{cost}: {_told(named, touched, before, to)}."
        case Placed(seat, order, card, announced):
            return f"{_played(names[seat], card, announced, _from_slot(before, seat, order))}: it fits."
        case Failed(seat, order, card, announced):
            played = _played(names[seat], card, announced, _from_slot(before, seat, order))
            return f"{played}{', which does not fit' if announced in (None, card.suit) else ''}: a mistake."
        case Discarded(seat, order, card):
            return f"{names[seat]} discards {in_words(card)}{_from_slot(before, seat, order)}."
        case Salvaged(seat, card):
            return f"{names[seat]} adds {in_words(card)} from the discard pile to its firework."
        case Recycled(seat, card):
            return f"{names[seat]} shuffles {in_words(card)} from the discard pile into the deck."
        case Completed(suit):
            return f"The {suit.word} firework is complete."
        case TileTurned(seat, tile):
            return f"{names[seat]} turns up the tile {tile}."
        case TileLapsed(_, tile):
            return f"The tile {tile} has no effect."
        case MistakeRepaired(_):
            return "One mistake is taken back."
        case TokensBack(count):
            return f"{_number(count).capitalize()} clue {_plural('token comes', 'tokens come', count)} back."
        case Drew(seat, _):
            return f"{names[seat]} draws a card."
        case LastRound(turns):
            return f"The deck is empty: the last round has {_number(turns)} turns."
        case Rearranged(seat, hand):
            return f"{names[seat]} sorts the own hand{_old_slots(before, seat, hand)}."
        case Ended(outcome):
            return ending(outcome)
        case _:
            assert_never(event)


def account(events: Iterable[Event], names: Sequence[str], before: Board | None = None) -> str:
    """What one move brought, in a line. That a card is drawn goes without saying; `ending` tells the end."""
    told = (event for event in events if not isinstance(event, Drew | Ended))
    return " ".join(sentence(event, names, before) for event in told)


def in_words(card: Card) -> str:
    """A card as people say it: `red 3`."""
    return f"{card.suit.word} {card.rank}"


def tile_effect(tile: Tile) -> str:
    """What a reward tile does."""
    match tile:
        case Tile.TOKEN:
            return "one clue token comes back"
        case Tile.REPAIR:
            return "one mistake is taken back and one clue token comes back"
        case Tile.COLOR_INFO:
            return "a color clue for free"
        case Tile.RANK_INFO:
            return "a rank clue for free"
        case Tile.RECYCLE:
            return "a card of the discard pile goes back into the deck"
        case Tile.SALVAGE:
            return "a card of the discard pile that fits joins its firework"
        case _:
            assert_never(tile)


# What a move would do.


def proposal(move: Move, names: Sequence[str], board: Board) -> str:
    """A move as something the player on turn could do: `tell Bo: one 5 (slot 2)`."""
    match move:
        case ClueColor(to, color):
            return f"tell {names[to]}: {_would_tell(move, color, board)}"
        case ClueRank(to, rank):
            return f"tell {names[to]}: {_would_tell(move, rank, board)}"
        case Play(order, announced):
            saying = f", saying {announced.word}" if announced else ""
            return f"play the card{_from_slot(board, board.on_turn, order)}{saying}"
        case Discard(order):
            return f"discard the card{_from_slot(board, board.on_turn, order)}"
        case Recycle(card):
            return f"shuffle {in_words(card)} from the discard pile into the deck"
        case Salvage(card):
            return f"add {in_words(card)} from the discard pile to its firework"
        case Lapse():
            return "let the tile lapse"
        case Rearrange(seat, hand):
            return f"sort the hand of {names[seat]}{_old_slots(board, seat, hand)}"
        case Stop(timed_out=True):
            return "stop the game: time ran out"
        case Stop():
            return "stop the game here"
        case _:
            assert_never(move)


def _would_tell(clue: ClueColor | ClueRank, named: Color | int, board: Board) -> str:
    try:
        return _told(named, board.touched_by(clue), board, clue.to)
    except NoSuchCard:  # a hand that cannot be seen from here
        return named.word if isinstance(named, Color) else f"{named}s"


# How a game ended.


def ending(outcome: Outcome) -> str:
    """How a game ended: result, reason, points and what the audience thinks of it."""
    parts = [_result(outcome)]
    if outcome.rating:
        parts.append(rating_words(outcome.rating))
    if outcome.commendation:
        parts.append("Black powder was in play: the black ribbon for daring goes to all of you.")
    return " ".join(parts)


def _result(outcome: Outcome) -> str:
    points = "" if outcome.score is None else f" {_points(outcome.score)}."
    placed = (
        f" {_number(outcome.placed).capitalize()} {_plural('card', 'cards', outcome.placed)} had been placed."
    )
    match outcome.reason:
        case Reason.ALL_COMPLETE:
            return f"Won: every firework is complete.{points}"
        case Reason.THIRD_MISTAKE:
            return f"Lost: that was the third mistake.{placed}"
        case Reason.INDISPENSABLE:
            return f"Lost: the last copy of a card that was still needed is gone.{placed}"
        case Reason.NO_ACTION:
            return f"Lost: the player on turn has no card to play and no clue token to spend.{placed}"
        case Reason.LAST_ROUND:
            return f"The last round is over.{points}"
        case Reason.STOPPED if outcome.result is Result.LOST:
            return f"Lost: the show was stopped before every firework was complete.{placed}"
        case Reason.STOPPED:
            return f"The show was stopped.{points}"
        case Reason.TIMED_OUT if outcome.result is Result.LOST:
            return f"Lost: time ran out before every firework was complete.{placed}"
        case Reason.TIMED_OUT:
            return f"Time ran out.{points}"
        case _:
            assert_never(outcome.reason)


def rating_words(rating: Rating) -> str:
    """A row of the rating scale in a sentence."""
    match rating:
        case Rating.DREADFUL:
            return "A wet squib: people want their money back."
        case Rating.MEDIOCRE:
            return "More smoke than fire, but a few sparks flew."
        case Rating.RESPECTABLE:
            return "A decent evening: nothing burned down, and there was something to look at."
        case Rating.EXCELLENT:
            return "A fine show: there were smiling faces all along the river."
        case Rating.SUPERB:
            return "A splendid show: strangers come up to shake your hands."
        case Rating.LEGENDARY:
            return "A show of a lifetime: it is long dark again, and the whole town still looks up."
        case Rating.DIVINE:
            return "Flawless: not a single spark was out of place, and no show can be better."
        case _:
            assert_never(rating)


# Small words.


def _told(named: Color | int, touched: Sequence[int], board: Board | None, to: int) -> str:
    """`two red cards (slots 1 and 4)`, `one 5 (slot 2)`, `no 3`."""
    count = len(touched)
    if isinstance(named, Color):
        what = f"{named.word} {_plural('card', 'cards', count or 1)}"
    else:
        what = _plural(f"{named}", f"{named}s", count or 1)
    slots = _slots(board, to, touched)
    where = f" ({_plural('slot', 'slots', count)} {_listed(slots)})" if slots else ""
    return f"{_number(count)} {what}{where}"


def _played(name: str, card: Card, announced: Suit | None, from_slot: str) -> str:
    saying = f" says {announced.word} {'and' if announced is card.suit else 'but'}" if announced else ""
    return f"{name}{saying} plays {in_words(card)}{from_slot}"


def _slots(board: Board | None, seat: int, orders: Sequence[int]) -> list[str]:
    """The slots of these cards, counted from 1; none if they are not known."""
    held = board.orders(seat) if board else ()
    return [str(held.index(order) + 1) for order in orders if order in held]


def _from_slot(board: Board | None, seat: int, order: int) -> str:
    return "".join(f" from slot {slot}" for slot in _slots(board, seat, [order]))


def _old_slots(board: Board | None, seat: int, hand: Sequence[int]) -> str:
    """`: slots 3, 1 and 2 become 1 to 3`, for a hand that is rearranged."""
    slots = _slots(board, seat, hand)
    return f": slots {_listed(slots)} become 1 to {len(slots)}" if len(slots) > 1 else ""


def _listed(words: Sequence[str]) -> str:
    """`1`, `1 and 4`, `1, 2 and 4`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _number(count: int) -> str:
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def _plural(one: str, more: str, count: int) -> str:
    return one if count == 1 else more


def _points(score: int) -> str:
    return f"{score} {_plural('point', 'points', abs(score))}"
