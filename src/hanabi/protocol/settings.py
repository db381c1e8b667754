"""What a table agrees on before the first card: the rules in force, talk, memory, clock and watching."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.structs import Tagged, Value
from hanabi.rules.editions import edition
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options, check_players

Talk = Literal["strict", "remarks", "free"]
Aid = Literal["none", "marks", "full"]
Speaking = Literal["never", "after", "at-once"]
TimeOut = Literal["stop", "bot", "more-time"]

MOST_SECONDS = 14 * 86_400  # for one turn, in games over days
OVER_DAYS = 3_600  # seconds: a clock with so many or more is for people who come by now and then

SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class PerTurn(Tagged, frozen=True):
    """So many seconds for every turn."""

    seconds: Annotated[int, Meta(ge=5, le=MOST_SECONDS)]


class Bank(Tagged, frozen=True, omit_defaults=False):
    """So many seconds for the whole game, and some back after every turn."""

    seconds: Annotated[int, Meta(ge=10, le=MOST_SECONDS)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Nobody(Tagged, frozen=True):
    """Nobody may watch before the end."""

    @property
    def opens_hands(self) -> bool:
        """Whether watchers see cards that somebody holds."""
        return False


class OneSeat(Tagged, frozen=True, omit_defaults=False):
    """Watchers see what one seat sees."""

    seat: SeatNumber = 0

    @property
    def opens_hands(self) -> bool:
        """Whether watchers see cards that somebody holds."""
        return True


class Delayed(Tagged, frozen=True, omit_defaults=False):
    """Watchers see the game so many turns late, and a card once it has left the hand.

    `hands` opens the hands as well: a player who watches in another window then sees most of the own one.
    """

    turns: Annotated[int, Meta(ge=1, le=100)] = 5
    hands: bool = False

    @property
    def opens_hands(self) -> bool:
        """Whether watchers see cards that somebody holds."""
        return self.hands


Clock = PerTurn | Bank
Watching = Nobody | OneSeat | Delayed


def is_over_days(clock: Clock | None) -> bool:
    """Whether nobody has to sit and wait for their turn."""
    return clock is not None and clock.seconds >= OVER_DAYS


class Settings(Value, frozen=True, omit_defaults=False):
    """The agreements of one table.

    `options` is the short form of the rules, such as `ten-wild+black`; talk and memory aid are named here,
    not there. `aid` is the most that anybody may be shown of earlier clues. `pace` is how many milliseconds
    a bot takes for a move at least. `time_out` is what happens when a clock runs out: the game stops, a bot
    makes the move, or there is more time. `bot_words` is when bots say why they did what they did; where
    nobody else plays, they do it at once. `conventions` is the level of them that all agree to play by;
    without, bots take everybody as they have shown to play. `reactions` lets players say short things by one
    tap, of which those about the game need free talk. Without a `starter` chance names one (R-109).
    """

    edition: Annotated[str, Meta(max_length=20)] = "custom"
    options: Annotated[str, Meta(max_length=100)] = "base"
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    public: bool = False
    starter: SeatNumber | None = None
    talk: Talk = "strict"
    aid: Aid = "full"
    rearrange: bool = True
    clock: Clock | None = None
    time_out: TimeOut = "stop"
    watching: Watching = Delayed()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 1_200
    bot_words: Speaking = "after"
    conventions: Annotated[int, Meta(ge=1, le=9)] | None = None
    reactions: bool = True

    def rules(self) -> Options:
        """The options of the game, if the edition offers them and everything goes together."""
        check_players(self.players)
        for name, seat in (("starter", self.starter), ("watched seat", self.watched)):
            if seat is not None and seat >= self.players:
                raise BadOptions(f"the {name} is a seat from 0 to {self.players - 1}, not {seat}")
        values = Options.parse(self.options).to_dict()
        if values["talk"] != "strict" or not values["memory_aid"]:
            raise BadOptions("talk and memory aid are settings of the table, not options of the rules")
        values["talk"] = "strict" if self.talk == "strict" else "house"
        values["memory_aid"] = self.aid != "none"
        return edition(self.edition).check(Options.from_dict(values))

    @property
    def watched(self) -> int | None:
        """The seat whose view watchers share, if it is so."""
        return self.watching.seat if isinstance(self.watching, OneSeat) else None
