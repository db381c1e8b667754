"""What somebody is told of a move: why a bot made it, and what a clue says by the conventions of a bot.

A bot sees the hand of whoever asks, so its own reasons may give a card away. Where they could, it is asked
again in deals that the one who asks has to reckon with, and only what it says in all of them is told. So
nothing that is told was made from cards they cannot see.
"""

from collections.abc import Awaitable, Callable
from random import Random

import msgspec
from msgspec.structs import replace

from hanabi.bots.partner.trust import Shown
from hanabi.game.state import State
from hanabi.game.worlds import deals
from hanabi.protocol.bot_words import BotReason, BotWords
from hanabi.protocol.table_events import DealKept
from hanabi.rules.moves import ClueColor, ClueRank, Move, Rearrange, parse_move
from hanabi.rules.options import Options
from hanabi.site.bots.bot_process import Answer, Question
from hanabi.table.bot_words import in_common

TRIED = 24  # deals at most, until
AGREEING = 6  # of them in which the bot makes the same move

Ask = Callable[[Question], Awaitable[Answer]]


class MoveAsked(msgspec.Struct, frozen=True):
    """A move that somebody asks about: the game so far, and which of its moves, from 0.

    `hearer` is the seat that asks, None for somebody from whom no card is hidden. `bot` made the move, if it
    was one that explains itself, and `met` these people before the game; by the conventions of `reader`, up
    to a `level`, a clue is read.
    """

    game: str
    options: str
    players: int
    deal: DealKept
    moves: tuple[str, ...]
    salt: str
    number: int
    seat: int
    bot: str | None
    hearer: int | None
    reader: str | None
    level: int | None = None
    met: dict[int, Shown] = {}


class Asking(msgspec.Struct, frozen=True):
    """What bots are asked, so that a move can be told of.

    If `whole`, the one deal is the true one. `hidden` are the cards that nothing is said about.
    """

    moves: int
    seat: int
    bot: str | None
    move: str
    deals: tuple[Question, ...]
    meaning: Question | None
    hidden: tuple[int, ...]
    whole: bool


def ask_about(asked: MoveAsked) -> Asking:
    """What to ask which bot about a move."""
    deal, options = asked.deal.read(asked.players), Options.parse(asked.options)
    states = [State.deal(deal, options)]
    moves = tuple(map(parse_move, asked.moves))
    for move in moves:
        states.append(states[-1].apply(move)[0])
    before, hearer = states[asked.number], asked.hearer
    hidden: frozenset[int] = frozenset()
    if hearer is not None and hearer != asked.seat:  # a bot never sees the cards of its own seat
        hidden = frozenset(before.orders(hearer)) & frozenset(states[-1].orders(hearer))
    question = Question(
        game=f"why {asked.game}",
        bot=asked.bot or "",
        seat=asked.seat,
        options=asked.options,
        players=asked.players,
        deal=asked.deal,
        moves=asked.moves[: asked.number],
        chance=f"{asked.salt} {asked.seat}",
        level=asked.level,
        met={seat: shown for seat, shown in asked.met.items() if seat != asked.seat},
        why=True,
        people=() if hearer is None else (hearer,),
        since=_last_move_of(asked.seat, states, moves[: asked.number]),
    )
    reckoned = [asked.deal]
    if hidden and hearer is not None:
        view = states[-1].view(hearer)
        reckoned = [DealKept.of(each) for each in deals(view, deal.starter, Random(asked.number), TRIED)]
    return Asking(
        moves=asked.number + 1,
        seat=asked.seat,
        bot=asked.bot,
        move=asked.moves[asked.number],
        deals=tuple(replace(question, deal=each) for each in reckoned) if asked.bot else (),
        meaning=_meaning(asked, moves[asked.number], question),
        hidden=tuple(sorted(hidden)),
        whole=not hidden,
    )


def _last_move_of(seat: int, states: list[State], moves: tuple[Move, ...]) -> int:
    """How many moves were made when a seat had made its last one."""
    made = [number for number, move in enumerate(moves) if not isinstance(move, Rearrange)]
    return max((number + 1 for number in made if states[number].on_turn == seat), default=0)


def _meaning(asked: MoveAsked, move: Move, question: Question) -> Question | None:
    """What to ask a bot in the place of whoever was given a clue: it sees what they see."""
    if asked.reader is None or asked.hearer is None or not isinstance(move, ClueColor | ClueRank):
        return None
    if move.to != asked.hearer:
        return None
    heard = asked.moves[: asked.number + 1]
    return replace(question, bot=asked.reader, seat=asked.hearer, moves=heard, since=asked.number, met={})


async def tell(asking: Asking, ask: Ask) -> BotWords:
    """What is told of a move, when the bots have been asked."""
    answers: list[Answer] = []
    for question in asking.deals:
        answers.append(await ask(question))
        if sum(answer.move == asking.move for answer in answers) == AGREEING:
            break
    reasons = [answer.reasons for answer in answers if answer.move == asking.move]
    readings = [answer.readings for answer in answers]
    heard = () if asking.meaning is None else await _heard(asking.meaning, answers, ask)
    return BotWords(
        moves=asking.moves,
        seat=asking.seat,
        bot=asking.bot,
        reasons=sum(reasons, ()) if asking.whole else in_common(reasons, asking.hidden),
        readings=sum(readings, ()) if asking.whole else in_common(readings, asking.hidden),
        meaning=heard,
        whole=asking.whole,
    )


async def _heard(meaning: Question, answers: list[Answer], ask: Ask) -> tuple[BotReason, ...]:
    """What a clue says to its hearer, as the bot that gave it takes them; nothing if that is not certain."""
    taken = [answer.shown for answer in answers]
    if any(shown != taken[0] for shown in taken):
        return ()
    return (await ask(replace(meaning, met=taken[0] if taken else {}))).readings
