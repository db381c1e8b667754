"""Games from elsewhere, and on their way there: what the rules have to be asked for.

hanab.live may tell that a game was ended after it was over; here it has ended by then. A link of hanab.live
says less than a game has, and often that is no loss: which seat began, whether an empty clue would have been
allowed that nobody gave, and that all agreed to stop where the moves end anyway.
"""

from dataclasses import replace

from hanabi.game.events import Clued
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.any_game import AnyGame, parse_any_game
from hanabi.rules.deal import Deal
from hanabi.rules.errors import CannotSay, IllegalMove
from hanabi.rules.hanab_live_link import to_link
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Move, Play, Stop
from hanabi.rules.options import hand_size
from hanabi.rules.record import Record

LINKS = "https://hanab.live/replay-json/"


def read_game(text: str) -> AnyGame:
    """A game from its text in any form, without what hanab.live tells after its end."""
    game = parse_any_game(text)
    if not game.hanab_live:
        return game
    moves = _up_to_the_end(game.record)
    return game if moves == game.record.moves else replace(game, record=replace(game.record, moves=moves))


def _up_to_the_end(record: Record) -> tuple[Move, ...]:
    """The moves; without those at the end that stop what is over."""
    moves = record.moves
    ends = len(moves)
    while ends and isinstance(moves[ends - 1], Stop):
        ends -= 1
    if ends == len(moves):
        return moves
    state = State.deal(record.deal, record.options)
    try:
        for move in moves[:ends]:
            state, _ = state.apply(move)
    except IllegalMove:
        return moves  # whoever goes through the game is told which one it is
    return moves[:ends] if state.is_over else moves[: ends + 1]


def hanab_live_link(record: Record) -> str:
    """A link with which hanab.live shows this game; its players are Alice, Bob and so on there."""
    if not record.moves:
        raise CannotSay("hanab.live takes no game without moves")
    bare = replace(record, edition="custom", started=None, times=(), seal=None)
    return LINKS + to_link(_begun_by_seat_0(_without_vote(_without_empty_clues(bare))))


def _without_vote(record: Record) -> Record:
    """The same without the last word, if that is that all agreed to stop: nothing follows it."""
    return replace(record, moves=record.moves[:-1]) if record.moves[-1] == Stop() else record


def _without_empty_clues(record: Record) -> Record:
    """The same where no empty clue is allowed, if nobody gave one."""
    empty = (
        isinstance(event, Clued) and not event.touched for events in Replay(record).events for event in events
    )
    if not record.options.empty_clues or any(empty):
        return record
    return replace(record, options=replace(record.options, empty_clues=False))


def _begun_by_seat_0(record: Record) -> Record:
    """The same game with its seats counted from the one that began."""
    players, starter = record.deal.players, record.deal.starter
    if not starter:
        return record
    size = hand_size(players)
    dealt = [(starter + seat) % players * size + slot for seat in range(players) for slot in range(size)]
    orders = [*dealt, *range(players * size, len(record.deal.deck))]  # by their new number
    deck = tuple(record.deal.deck[order] for order in orders)
    number = {order: new for new, order in enumerate(orders)}
    return replace(
        record,
        deal=Deal(players, deck, record.deal.tiles, record.deal.cut),
        names=tuple(record.names[(starter + seat) % players] for seat in range(players)),
        moves=tuple(_renumbered(move, number, starter, players) for move in record.moves),
    )


def _renumbered(move: Move, number: dict[int, int], starter: int, players: int) -> Move:
    match move:
        case Play(order) | Discard(order):
            return replace(move, order=number.get(order, order))
        case ClueColor(to) | ClueRank(to):
            return replace(move, to=(to - starter) % players)
        case Stop(int(seat)):
            return replace(move, seat=(seat - starter) % players)
        case _:
            return move
