"""The results file, a line for each finished game, and its header beside it: from both a run can go on.

All lines have the same flat shape, so that whatever reads tables of JSON lines reads them.
"""

import ast
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import hanabi
from hanabi.arena import player as players_by_name
from hanabi.arena.deals import Deals
from hanabi.arena.lineup import Lineup, parse_lineup
from hanabi.arena.result import GameResult
from hanabi.rules.errors import BadRecord, HanabiError
from hanabi.rules.options import Options

FORMAT = "hanabi-arena"
VERSION = 2


class AnotherRun(HanabiError):
    """The results file belongs to a run with other bots, rules, deals or code."""


@dataclass(frozen=True, slots=True)
class Header:
    """What decides the games of a run."""

    lineups: tuple[str, ...]
    players: int
    options: str
    seed: int
    deals: tuple[int, ...] = ()
    cheats: tuple[str, ...] = ()  # the bots that see all cards
    hanabi: str = ""
    code: str = ""

    @classmethod
    def of(cls, lineups: Iterable[Lineup], players: int, options: Options, deals: Deals) -> "Header":
        """The header of a run with the code as it is now."""
        lineups = tuple(lineups)
        bots = list(dict.fromkeys(bot for lineup in lineups for bot in lineup.bots))
        return cls(
            tuple(lineup.name for lineup in lineups),
            players,
            str(options),
            deals.seed,
            deals.listed,
            tuple(bot for bot in bots if players_by_name.player(bot).cheats),
            hanabi.__version__,
            fingerprint(bots),
        )

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots of the run, each once."""
        return tuple(dict.fromkeys(bot for lineup in self.read_lineups() for bot in lineup.bots))

    def read_lineups(self) -> tuple[Lineup, ...]:
        """The line-ups themselves."""
        return tuple(parse_lineup(name, self.players) for name in self.lineups)

    def to_line(self) -> str:
        """The header as the text of a file."""
        return json.dumps({"format": FORMAT, "version": VERSION, **asdict(self)}, ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> "Header":
        """Read what `to_line` wrote."""
        try:
            fields = json.loads(line)
            if fields.pop("format") != FORMAT or fields.pop("version") != VERSION:
                raise ValueError(f"not {FORMAT!r}, version {VERSION}")
            fields |= {name: tuple(fields[name]) for name in ("lineups", "deals", "cheats")}
            return cls(**fields)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadRecord("results", f"this is not the header of a run: {error}") from error

    def check_same(self, other: "Header", path: Path) -> None:
        """Refuse to mix two runs."""
        for name in self.__slots__:
            ours, theirs = getattr(self, name), getattr(other, name)
            if ours != theirs:
                raise AnotherRun(
                    f"{path} belongs to another run: its {_WORDS[name]} {_said(theirs)}, and here it would "
                    f"be {_said(ours)}: name another folder"
                )


_WORDS = {
    "lineups": "line-ups are",
    "players": "number of players is",
    "options": "options are",
    "seed": "seed is",
    "deals": "listed deals are",
    "cheats": "bots that see all cards are",
    "hanabi": "version of hanabi is",
    "code": "code (rules and bots) has the fingerprint",
}


def _said(value: object) -> str:
    return (", ".join(map(str, value)) or "none") if isinstance(value, tuple) else str(value)


def fingerprint(bots: Iterable[str]) -> str:
    """A name for all code that decides how a game goes; results of changed bots never mix."""
    own = {players_by_name.home(bot).__file__ for bot in bots}
    digest = hashlib.sha256()
    for path in sorted(_with_imports({*_PLAYING, *(Path(path) for path in own if path)})):
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


_HOME = Path(hanabi.__file__).parent
_PLAYING = (_HOME / "bots" / "loop.py", _HOME / "game" / "state.py", _HOME / "arena" / "deals.py")
_REGISTRY = _HOME / "bots" / "registry.py"  # it knows every bot, and no game depends on it


def _with_imports(paths: set[Path]) -> set[Path]:
    """These sources, and those of this package that they import, and so on."""
    found, waiting = set[Path](), list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file() and path != _REGISTRY:
            found.add(path)
            waiting += map(_source, _imports(path))
    return found


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def _source(module: str) -> Path:
    """Where a module of this package lies, if it is one."""
    place = _HOME.parent.joinpath(*module.split("."))
    return place.with_suffix(".py") if module.startswith("hanabi.") else Path("no module of ours")


class Journal:
    """A results file that is open for more; without a path, nothing is kept."""

    def __init__(self, path: Path | None, header: Header) -> None:
        self.path, self.header = path, header
        self.results: list[GameResult] = []
        self._file: BinaryIO | None = None

    def __enter__(self) -> "Journal":
        if self.path is None:
            return self
        if self.path.exists() and self.path.stat().st_size:
            self._go_on(self.path)
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with header_path(self.path).open("wb") as file:
                _write(file, self.header.to_line())
            self._file = self.path.open("wb")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    def _go_on(self, path: Path) -> None:
        header, self.results = read_results(path)
        self.header.check_same(header, path)
        size = len(_whole_lines(path))
        self._file = path.open("r+b")
        self._file.truncate(size)
        self._file.seek(size)

    def add(self, results: Iterable[GameResult]) -> None:
        """Keep the results of a chunk: they are on the disk when this returns."""
        results = list(results)
        self.results += results
        if self._file and results:
            _write(self._file, "\n".join(result.to_line() for result in results))


def _write(file: BinaryIO, text: str) -> None:
    """Add lines; they are on the disk when this returns."""
    file.write(text.encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())


def header_path(path: Path) -> Path:
    """Where the header of a results file lies: `results.run.json` beside `results.jsonl`."""
    return path.with_suffix(".run.json")


def read_results(path: Path) -> tuple[Header, list[GameResult]]:
    """A results file and its header, finished or not."""
    try:
        header = Header.from_line(header_path(path).read_text(encoding="utf-8"))
        lines = _whole_lines(path).decode().splitlines()
        found = {(each.lineup, each.game): each for each in map(GameResult.from_line, lines)}
    except FileNotFoundError as error:
        raise BadRecord(str(path), f"{error.filename}, which belongs to it, is missing") from error
    except BadRecord as error:
        raise BadRecord(str(path), error.reason) from error
    return header, list(found.values())


def _whole_lines(path: Path) -> bytes:
    """All but a line that was being written when the run was killed."""
    data = path.read_bytes()
    return data[: data.rfind(b"\n") + 1]
