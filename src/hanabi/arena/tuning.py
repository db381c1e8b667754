"""Better numbers for a program: races or SPSA on paired deals, and a confirmation on fresh ones.

A bot's module that can be tuned offers two things:

    PARAMETERS = (("gain", 0.6, 0.0, 2.0, 0.1), ...)   # name, default, low, high, step
    def with_parameters(changes): ...                  # the program with these values, by name

No deal is used twice: what looks good because it was lucky on some deals must show itself on others.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Literal

from hanabi.arena.deals import Deals
from hanabi.arena.lineup import Lineup
from hanabi.arena.places import Here, Place
from hanabi.arena.player import home
from hanabi.arena.report import signed
from hanabi.arena.result import GameResult
from hanabi.arena.runner import Run, run
from hanabi.arena.statistics import Comparison, Estimate, by_lineup, compare
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options

Aim = Literal["k", "z", "perfect"]
Say = Callable[[str], None]

CHECK = 5  # steps of SPSA between two checks
WIDEST = 3.0  # a difference counts as at most so many of its errors in a step of SPSA


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number that a bot's play depends on."""

    name: str
    default: float
    low: float
    high: float
    step: float

    def __post_init__(self) -> None:
        if not (self.low <= self.default <= self.high and self.step > 0):
            raise BadOptions(
                f"the parameter {self.name} needs low <= default <= high and a step above 0, "
                f"not {self.low}, {self.default}, {self.high} and {self.step}"
            )

    def at(self, steps: float) -> float:
        """The value so many steps from the default, on the grid and within the limits."""
        least = -int((self.default - self.low) / self.step + 1e-9)
        most = int((self.high - self.default) / self.step + 1e-9)
        value = self.default + self.step * min(max(round(steps), least), most)
        return value if isinstance(value, int) else round(value, 10)


@dataclass(frozen=True, slots=True)
class Setting:
    """Values for all parameters of a bot, counted in steps from their defaults."""

    bot: str
    parameters: tuple[Parameter, ...]
    steps: tuple[float, ...]

    @property
    def values(self) -> dict[str, float]:
        """The value of each parameter."""
        return {each.name: each.at(step) for each, step in zip(self.parameters, self.steps, strict=True)}

    @property
    def changes(self) -> dict[str, float]:
        """The values that are not the default."""
        values = self.values
        return {each.name: values[each.name] for each in self.parameters if values[each.name] != each.default}

    @property
    def name(self) -> str:
        """How the arena calls the bot with these values."""
        inside = ";".join(f"{name}={value!r}" for name, value in self.changes.items())
        return f"{self.bot}[{inside}]" if inside else self.bot

    def moved(self, by: Mapping[int, float]) -> "Setting":
        """The same with some parameters moved by so many steps."""
        steps = tuple(step + by.get(index, 0) for index, step in enumerate(self.steps))
        return Setting(self.bot, self.parameters, steps)

    def on_grid(self) -> "Setting":
        """The same with whole steps within the limits."""
        values = self.values
        steps = tuple(round((values[each.name] - each.default) / each.step) for each in self.parameters)
        return Setting(self.bot, self.parameters, steps)


def parameters_of(bot: str, only: Sequence[str] = ()) -> tuple[Parameter, ...]:
    """What can be tuned in a bot; with `only`, these parameters."""
    rows = getattr(home(bot), "PARAMETERS", ())
    found = {row[0]: Parameter(*row) for row in rows}
    if not found:
        raise BadOptions(
            f"{bot} has nothing to tune: of the built-in bots cautious and duet have, and a module of yours "
            "that offers PARAMETERS and with_parameters"
        )
    for name in only:
        if name not in found:
            raise BadOptions(f"{name} is not a parameter of {bot}: one of {', '.join(found)}")
    return tuple(found[name] for name in only or found)


@dataclass
class Tuner:
    """A search for better parameters; what it finds out on the way, it says."""

    bot: str
    parameters: tuple[Parameter, ...]
    players: int
    options: Options
    seed: int = 0
    aim: Aim = "k"
    place: Place = field(default_factory=Here)
    say: Say = print
    least: float = 2.0  # a change is accepted if it gains so many of its standard errors
    used: int = 0  # deals so far

    def __post_init__(self) -> None:
        self.default = Setting(self.bot, self.parameters, (0,) * len(self.parameters))
        self.best = self.default
        self.chance = Random(f"hanabi tune {self.seed}")

    # Two ways to search.

    def race(self, rounds: int, width: int, games: int) -> Setting:
        """Rounds in which neighbours of the best race it: the worse half drops out, the rest plays on."""
        for number in range(1, rounds + 1):
            rivals = self._neighbours(width)
            results: dict[str, list[GameResult]] = {}
            while True:
                self._add(results, [self.best, *rivals], games)
                rivals.sort(key=lambda rival: -self._gain(results, rival).mean)
                if len(rivals) == 1:
                    break
                del rivals[(len(rivals) + 1) // 2 :]
            self._try(rivals[0], 2 * len(results[self.best.name]), f"round {number}")
        return self.best

    def spsa(self, steps: int, games: int, width: float = 2.0, gain: float = 1.0) -> Setting:
        """All parameters at once, up and down by chance; the way follows the difference of the two."""
        now = self.best
        for number in range(1, steps + 1):
            reach = max(width / number**0.101, 1.0)
            way = {index: self.chance.choice((-1, 1)) for index in range(len(self.parameters))}
            up = now.moved({index: reach * sign for index, sign in way.items()}).on_grid()
            down = now.moved({index: -reach * sign for index, sign in way.items()}).on_grid()
            if up.name != down.name:
                difference = _aimed(self._compare(up, down, games), self.aim)
                pull = gain / (1 + number / 10) ** 0.602 * _in_errors(difference)
                now = self._within(now.moved({index: pull * sign for index, sign in way.items()}))
            if number % CHECK == 0 or number == steps:
                self._try(now.on_grid(), CHECK * games, f"step {number}")
                now = self.best
        return self.best

    # The end.

    def confirm(self, games: int) -> Comparison | None:
        """The best against the default on fresh deals; None if nothing better was found."""
        if self.best.name == self.default.name:
            self.say("nothing better than the defaults was found")
            return None
        found = self._compare(self.best, self.default, games)
        self.say(f"best: {self.best.name}")
        self.say(
            f"confirmed on {games:,} fresh deals: K {signed(found.k)}, Z {signed(found.z)}, "
            f"perfect {signed(found.perfect, 2, 100)} %"
        )
        return found

    # Inside.

    def _neighbours(self, width: int) -> list[Setting]:
        """Different settings near the best, with one or two parameters moved by one or two steps."""
        found: dict[str, Setting] = {}
        for attempt in count():
            if len(found) == width or attempt > 50 * width:
                break
            moved = self.chance.sample(
                range(len(self.parameters)), min(len(self.parameters), attempt % 2 + 1)
            )
            rival = self.best.moved({index: self.chance.choice((-2, -1, 1, 2)) for index in moved}).on_grid()
            if rival.name != self.best.name:
                found[rival.name] = rival
        if not found:
            raise BadOptions(f"the parameters of {self.bot} have no room to move: widen their limits")
        return list(found.values())

    def _within(self, setting: Setting) -> Setting:
        """The setting pulled back to the limits, but not to the grid: SPSA moves by parts of a step."""
        steps = tuple(
            min(max(step, (each.low - each.default) / each.step), (each.high - each.default) / each.step)
            for each, step in zip(self.parameters, setting.steps, strict=True)
        )
        return Setting(self.bot, self.parameters, steps)

    def _try(self, rival: Setting, games: int, when: str) -> None:
        """Accept a rival if it is better on deals that did not choose it."""
        if rival.name == self.best.name:
            self.say(f"{when}: stays at {self.best.name}")
            return
        gain = _aimed(self._compare(rival, self.best, games), self.aim)
        accepted = gain.error is not None and gain.mean > self.least * gain.error
        self.say(
            f"{when}: {rival.name} {signed(gain, 4)} on {games:,} fresh deals: "
            f"{'accepted' if accepted else 'not accepted'}"
        )
        if accepted:
            self.best = rival

    def _gain(self, results: Mapping[str, list[GameResult]], rival: Setting) -> Estimate:
        return _aimed(compare(results[rival.name], results[self.best.name]), self.aim)

    def _compare(self, ours: Setting, theirs: Setting, games: int) -> Comparison:
        results: dict[str, list[GameResult]] = {}
        self._add(results, [ours, theirs], games)
        return compare(results[ours.name], results[theirs.name])

    def _add(self, results: dict[str, list[GameResult]], settings: Iterable[Setting], games: int) -> None:
        """Let these settings play on the next deals, all on the same."""
        lineups = tuple(Lineup((setting.name,) * self.players) for setting in settings)
        what = Run(lineups, self.players, self.options, Deals(self.seed), games, first=self.used)
        self.used += games
        for name, new in by_lineup(run(what, place=self.place)).items():
            results.setdefault(name, []).extend(new)


def _aimed(comparison: Comparison, aim: Aim) -> Estimate:
    return {"k": comparison.k, "z": comparison.z, "perfect": comparison.perfect}[aim]


def _in_errors(difference: Estimate) -> float:
    """A difference in its own standard errors, cut off where it could only be an accident."""
    if not difference.error:
        return 0.0 if difference.mean == 0 else WIDEST * (1 if difference.mean > 0 else -1)
    return min(max(difference.mean / difference.error, -WIDEST), WIDEST)
