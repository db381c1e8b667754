"""Tuning finds what is better, and says so only if it is."""

from random import Random
from types import ModuleType

import pytest

from hanabi.arena import player as players
from hanabi.arena import tuning
from hanabi.arena.result import GameResult
from hanabi.arena.runner import Run
from hanabi.arena.tuning import Parameter, Setting, Tuner, parameters_of
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from tests.arena.commands import TOYS

TWO = (Parameter("gain", 0.5, 0.0, 2.0, 0.1), Parameter("depth", 2, 0, 9, 1))


class Hill:
    """A pretended run: the score falls with the distance from a summit, and deals bring luck."""

    def __init__(self, summit: dict[str, float], luck: float = 2.0, own_luck: float = 0.5) -> None:
        self.summit, self.luck, self.own_luck = summit, luck, own_luck
        self.deals: list[int] = []

    def __call__(self, what: Run, **_: object) -> list[GameResult]:
        games = range(what.first, what.first + what.games)
        self.deals += games
        return [self._result(lineup.bots[0], game) for lineup in what.lineups for game in games]

    def _result(self, name: str, game: int) -> GameResult:
        bot, _, inside = name.partition("[")
        values = {"gain": 0.5, "depth": 2.0, **players.read_changes(inside.rstrip("]"))}
        height = 20 - sum(
            abs(values[key] - top) * (3 if key == "gain" else 1) for key, top in self.summit.items()
        )
        k = height + Random(game).gauss(0, self.luck) + Random(f"{game} {name}").gauss(0, self.own_luck)
        return GameResult(name, game, game, (bot,), 0, k, k, "", 0, 60)  # type: ignore[arg-type]


def a_tuner(monkeypatch: pytest.MonkeyPatch, hill: Hill, said: list[str]) -> Tuner:
    monkeypatch.setattr(tuning, "run", hill)
    return Tuner("toy", TWO, 2, Options(), seed=3, say=said.append)


def test_a_race_climbs_the_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    hill = Hill({"gain": 1.0, "depth": 5})
    tuner = a_tuner(monkeypatch, hill, said)
    tuner.race(rounds=14, width=6, games=60)
    assert tuner.best.values["gain"] == pytest.approx(1.0, abs=0.15)
    assert tuner.best.values["depth"] == pytest.approx(5, abs=1)
    found = tuner.confirm(300)
    assert found is not None
    assert found.k.mean > 3
    assert [line for line in said if ": accepted" in line]
    assert "confirmed on 300 fresh deals: K +" in said[-1]


def test_spsa_climbs_the_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    tuner = a_tuner(monkeypatch, Hill({"gain": 1.0, "depth": 5}), said)
    tuner.spsa(steps=60, games=60)
    assert tuner.best.values["gain"] == pytest.approx(1.0, abs=0.3)
    assert tuner.best.values["depth"] == pytest.approx(5, abs=1.5)


@pytest.mark.parametrize("method", ["race", "spsa"])
def test_at_the_summit_nothing_is_accepted(monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    said: list[str] = []
    tuner = a_tuner(monkeypatch, Hill({"gain": 0.5, "depth": 2}), said)
    tuner.race(6, 4, 60) if method == "race" else tuner.spsa(10, 60)
    assert tuner.best == tuner.default
    assert tuner.confirm(100) is None
    assert said[-1] == "nothing better than the defaults was found"


def test_where_nothing_matters_little_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of pure luck, a change is accepted about once in 40 trials."""
    said: list[str] = []
    tuner = a_tuner(monkeypatch, Hill({}), said)
    tuner.race(rounds=60, width=2, games=20)
    assert sum(": accepted" in line for line in said) <= 5


def test_no_deal_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hill = Hill({"gain": 1.0, "depth": 5})
    tuner = a_tuner(monkeypatch, hill, [])
    tuner.race(3, 4, 20)
    tuner.spsa(6, 20)
    tuner.confirm(50)
    assert sorted(hill.deals) == list(range(len(hill.deals)))


def test_the_search_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    both: list[list[str]] = [[], []]
    for said in both:
        a_tuner(monkeypatch, Hill({"gain": 1.0, "depth": 5}), said).race(3, 4, 20)
    assert both[0] == both[1]


# Parameters and settings.


def test_values_stay_on_the_grid_and_within_the_limits() -> None:
    gain, depth = TWO
    assert [gain.at(steps) for steps in (-99, -1, 0, 1.4, 99)] == [0.0, 0.4, 0.5, 0.6, 2.0]
    assert [depth.at(steps) for steps in (-99, 0, 1, 99)] == [0, 2, 3, 9]
    assert isinstance(depth.at(1), int)


def test_a_setting_is_a_name_that_the_arena_reads() -> None:
    setting = Setting("toy", TWO, (1, -1))
    assert setting.name == "toy[gain=0.6;depth=1]"
    assert Setting("toy", TWO, (0, 0)).name == "toy"
    assert players.read_changes("gain=0.6;depth=1") == setting.changes


def test_a_parameter_must_make_sense() -> None:
    for row in ((1.0, 2.0, 3.0, 0.1), (1.0, 0.0, 2.0, 0.0)):
        with pytest.raises(BadOptions, match="needs low <= default <= high"):
            Parameter("gain", *row)


def test_the_parameters_of_a_bot_are_found() -> None:
    assert parameters_of(f"{TOYS}:CAREFUL") == (Parameter("threshold", 60, 0, 100, 10),)
    assert parameters_of(f"{TOYS}:CAREFUL", ["threshold"])
    with pytest.raises(BadOptions, match="one of threshold"):
        parameters_of(f"{TOYS}:CAREFUL", ["gain"])
    with pytest.raises(BadOptions, match="nothing to tune"):
        parameters_of("random")


def test_parameters_without_room_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stiff(name: str) -> ModuleType:
        module = ModuleType("stiff")
        module.PARAMETERS = (("gain", 1, 1, 1, 1),)  # type: ignore[attr-defined]
        return module

    monkeypatch.setattr(tuning, "home", stiff)
    with pytest.raises(BadOptions, match="no room to move"):
        Tuner("stiff", parameters_of("stiff"), 2, Options()).race(1, 4, 10)


def test_a_real_program_is_tuned() -> None:
    said: list[str] = []
    tuner = Tuner(f"{TOYS}:CAREFUL", parameters_of(f"{TOYS}:CAREFUL"), 2, Options(), say=said.append)
    tuner.race(rounds=1, width=2, games=60)
    assert said[0].startswith(f"round 1: {TOYS}:CAREFUL[threshold=")


def test_a_bot_of_the_registry_is_tuned() -> None:
    assert [each.name for each in parameters_of("cautious")] == [
        "play",
        "trash",
        "burden",
        "distance",
        "enough",
    ]
    said: list[str] = []
    tuner = Tuner("cautious", parameters_of("cautious", ["enough"]), 2, Options(), say=said.append)
    tuner.race(rounds=1, width=1, games=40)
    assert said[0].startswith("round 1: cautious[enough=")
