"""What the author of a bot can run over it: whole games under all rules, and whether it plays fair.

from hanabi.testing import check_bot

print(check_bot(MyBot))
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from hanabi.bots.bot import Bot
from hanabi.bots.bot_errors import BrokenBot, blaming, told
from hanabi.bots.loop import play_games
from hanabi.bots.play import player_name
from hanabi.bots.program import Program
from hanabi.bots.registry import Entry, Factory, as_entry, bot_entry
from hanabi.bots.seats import Seats
from hanabi.engine.tables import tables
from hanabi.game.events import Event
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.editions import EDITIONS
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Action, Move, Rearrange, Recycle
from hanabi.rules.options import Options, check_options, check_players

REARRANGED = 0.1  # how often a hand is put into another order between two turns
LOOKED_INTO = 4  # turns of a game that are repeated with other hidden cards


@dataclass(frozen=True, slots=True)
class Report:
    """What a bot did that passed: its games, and the cards it placed in each kind of game."""

    name: str
    games: int
    moves: int
    placed: dict[str, float] = field(default_factory=dict)
    repeated: int = 0  # turns asked again
    changed: int = 0  # those with other cards where the seat cannot see them

    def __str__(self) -> str:
        lines = [f"{self.name}: {self.games} games, {self.moves} moves, all legal"]
        if self.repeated:
            lines.append(
                f"{self.repeated} turns again, {self.changed} of them with other hidden cards: the same moves"
            )
        lines += [f"{placed:5.1f} cards placed in {rules}" for rules, placed in self.placed.items()]
        return "\n".join(lines)


def games_of_editions() -> tuple[Options, ...]:
    """The base game, and of every edition all that it offers together, with and without the expert rules."""
    found = [Options(), Options(empty_clues=False)]
    for box in EDITIONS.values():
        offers = {
            name: values[-1] for name, values in box.offers.items() if name not in ("talk", "memory_aid")
        }
        for multicolour in box.offers.get("multicolour", ("none",)):
            for expert in (False, True):
                found.append(box.options(**{**offers, "multicolour": multicolour, "expert": expert}))
    return tuple(dict.fromkeys(found))


def check_bot(
    bot: str | Entry | Program | Factory,
    *,
    players: int | Iterable[int] | None = None,
    options: Options | str | Iterable[Options | str] | None = None,
    seed: int = 1,
    repeatable: bool = True,
) -> Report:
    """Play a game of every kind with the bot in all seats; `BrokenBot` if it ever breaks a rule.

    A bot is given by its name, or as what it would be registered as. A `repeatable` one makes the same moves
    when it sees the same again with the same chance; only then can it be told whether it peeks.
    """
    entry = bot_entry(bot) if isinstance(bot, str) else as_entry(player_name(bot), bot)
    with blaming(f"{entry.name}, asked which rules it knows"):
        wanted = [rules for rules in _each_rules(options) if entry.supports(rules)]
    counts = [count for count in _each_count(players, entry) if count in entry.players]
    if not wanted or not counts:
        raise BadOptions(f"{entry.name} plays none of the games that were asked for")
    games = [_checked_game(entry, rules, count, seed, repeatable) for rules in wanted for count in counts]
    placed = {
        str(rules): sum(game.placed for game in games if game.options == rules) / len(counts)
        for rules in wanted
    }
    again = [found for game in games for found in game.again]
    return Report(entry.name, len(games), sum(game.moves for game in games), placed, len(again), sum(again))


def _each_rules(options: Options | str | Iterable[Options | str] | None) -> Iterable[Options]:
    """The rules of the games, given as one or several, or all that there are."""
    given = (options,) if isinstance(options, Options | str) else options or games_of_editions()
    return [Options.parse(each) if isinstance(each, str) else check_options(each) for each in given]


def _each_count(players: int | Iterable[int] | None, entry: Entry) -> Iterable[int]:
    """The numbers of players, given as one or several, or all that the bot plays with."""
    given = (players,) if isinstance(players, int) else players or entry.players
    return [check_players(count) for count in given]


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that passed; `again` has, for each turn asked again, whether the hidden cards were others."""

    options: Options
    placed: int
    moves: int
    again: tuple[bool, ...] = ()


def _checked_game(entry: Entry, options: Options, players: int, seed: int, repeatable: bool) -> _Game:
    entry.check(options, players)
    if entry.cheats:  # it cannot sit at a table: the loop sees that its moves are legal
        if entry.program is None:
            raise BadOptions(f"{entry.name} cheats, so it must be a program that declares `sees_all`")
        results, _ = play_games([entry.program] * players, tables(options, players), [seed])
        return _Game(options, int(results[0].placed), int(results[0].moves))
    table = TrialGame(entry, options, players, seed)
    table.play()
    again = tuple(table.ask_again()) if repeatable else ()
    return _Game(options, table.states[-1].placed, len(table.chosen), again)


class TrialGame:
    """One game of one bot in all seats, remembered state by state."""

    def __init__(self, entry: Entry, options: Options, players: int, seed: int) -> None:
        self.entry, self.seed = entry, seed
        self.chance = Random(f"{seed} {options} {players}")
        self.states = [State.new(players, options, chance=self.chance)]
        self.chosen: dict[int, Action] = {}  # by how many moves were made before

    def play(self) -> None:
        """Play to the end; between the turns somebody may rearrange a hand."""
        seats = self._seats(self.states[0], range(self.states[0].players))
        while not (state := seats.state).is_over:
            move = self._choice(seats.bots[state.on_turn], state)
            self.chosen[len(state.moves)] = move
            self._make(move, seats)
            if not seats.state.is_over and self.chance.random() < REARRANGED:
                seat = self.chance.randrange(state.players)
                hand = list(seats.state.orders(seat))
                self.chance.shuffle(hand)
                if hand:
                    self._make(Rearrange(seat, tuple(hand)), seats)

    def ask_again(self) -> Iterator[bool]:
        """Show some turns again to a new bot, as they were and with other hidden cards."""
        for made in sorted(self.chance.sample(sorted(self.chosen), min(LOOKED_INTO, len(self.chosen)))):
            seat = self.states[made].on_turn
            self._compare(
                self.states[0], made, seat, "it chose {now} where it had chosen {then}: not repeatable"
            )
            yield False
            deal = otherwise_dealt(self.states[made], seat, self.chance)
            if deal is not None:
                start = State.deal(deal, self.states[0].options)
                self._compare(
                    start, made, seat, "with other cards where it cannot see, it chose {now}, not {then}"
                )
                yield True

    def _seats(self, start: State, taken: Iterable[int]) -> Seats:
        """A table with a new bot in each of these seats; what one raises is told with the game."""

        @contextmanager
        def watch(seat: int, event: Event | None) -> Iterator[None]:
            try:
                yield
            except Exception as error:
                raise self._failure(seats.state, seat, f"noticing {event}: {told(error)}") from error

        bots = {seat: self.entry.make(Random(f"{self.seed} {seat}")) for seat in taken}
        seats = Seats(start, bots, watch)
        return seats

    def _make(self, move: Move, seats: Seats) -> None:
        seats.make(move)
        self.states.append(seats.state)

    def _choice(self, bot: Bot, state: State) -> Action:
        seat = state.on_turn
        view = state.view(seat)
        try:
            move = bot.choose(view)
        except Exception as error:
            raise self._failure(state, seat, f"choosing: {told(error)}") from error
        if move not in view.legal_moves():
            raise self._failure(state, seat, f"it chose {move!r}, which is not a legal move")
        if view != state.view(seat):
            raise self._failure(state, seat, "it changed the view that it was handed")
        return move

    def _compare(self, start: State, made: int, seat: int, complaint: str) -> None:
        """Play the moves again from `start`: the seat's bot must choose as it did."""
        seats = self._seats(start, [seat])
        for count, move in enumerate(self.states[made].moves):
            self._same_choice(seats, count, seat, complaint)
            seats.make(move)
        self._same_choice(seats, made, seat, complaint)

    def _same_choice(self, seats: Seats, count: int, seat: int, complaint: str) -> None:
        state = seats.state
        if state.on_turn == seat and count in self.chosen:
            now, then = self._choice(seats.bots[seat], state), self.chosen[count]
            if now != then:
                raise self._failure(state, seat, complaint.format(now=now, then=then))

    def _failure(self, state: State, seat: int, complaint: str) -> BrokenBot:
        where = f"{state.players} players, {state.options}, seed {self.seed}, after {len(state.moves)} moves"
        return BrokenBot(f"{self.entry.name} in seat {seat} ({where}): {complaint}")


def otherwise_dealt(state: State, seat: int, chance: Random) -> Deal | None:
    """A deal of the same game in which the cards that `seat` cannot see lie otherwise; None if none is found.

    The seat's own cards and the deck change places as far as the clues allow, and so do the tiles to come.
    """
    dealt = state.dealt
    if dealt is None or any(isinstance(move, Recycle) for move in state.moves):
        return None
    deck, own = list(dealt.deck), {held.order: held.possible for held in state.hand(seat)}
    places = [*own, *range(len(deck) - state.deck_count, len(deck))]
    hidden = [deck[place] for place in places]
    chance.shuffle(hidden)
    for place in places:
        fitting = [card for card in hidden if card in own.get(place, hidden)]
        if not fitting:
            return None
        deck[place] = chance.choice(fitting)
        hidden.remove(deck[place])
    used = len(state.tiles_used)
    tiles = dealt.tiles[:used] + tuple(chance.sample(dealt.tiles[used:], len(dealt.tiles) - used))
    return Deal(dealt.players, tuple(deck), tiles, dealt.cut, dealt.starter)
