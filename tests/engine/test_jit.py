"""How the engine is compiled: where the code is kept, what happens without Numba or a place to write."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from platformdirs import user_cache_path

import hanabi
from hanabi.engine import entries, jit
from hanabi.engine.jit import COMPILED
from tests.games import GAME_OPTIONS, Setting

try:
    import numba
except ImportError:
    numba = None

ROOT = Path(__file__).parents[2]
SOURCES = Path(hanabi.__file__).parents[1]

needs_numba = pytest.mark.skipif(numba is None, reason="Numba is not installed")

# A game of which both gears must tell the same, by its deal alone: that compiles quickest.
DEALS = """
import numpy as np
from hanabi.engine import entries, jit
from hanabi.engine.layout import STATE
from hanabi.engine.tables import tables
from hanabi.rules.options import Options
data = np.zeros(STATE.itemsize, np.uint8)
entries.begin_by_seed(data, tables(Options(tiles=True), 3).data, 5, -1)
print("compiled" if jit.COMPILED else "plain", data.tobytes().hex())
"""

GAMES = """
from tests.engine.test_jit import transcript
print(transcript())
"""


def transcript() -> str:
    """Every move and a print of the last state of a game for each eighth combination of options."""
    lines = []
    for index, options in enumerate(GAME_OPTIONS[3::8]):
        setting = Setting(
            options, 2 + index % 4, 77 - index, (90, 97)[index % 2], index % 3 == 0, index % 5 == 0
        )
        state = setting.end()
        moves = " ".join(map(str, state.moves))
        lines.append(f"{setting}: {moves} {sha256(state._data.tobytes()).hexdigest()}")
    return "\n".join(lines)


def run(code: str, sources: Path = SOURCES, **environment: str) -> str:
    """What a fresh Python prints, which must not warn."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("HANABI_COMPILED", "PYTHON"))
    }
    path = os.pathsep.join((str(sources), str(ROOT)))
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@pytest.fixture
def cold() -> Iterator[None]:
    """Ask anew where code is kept, now and afterwards."""
    forget()
    yield
    forget()


def forget() -> None:
    jit.cache_folder.cache_clear()
    jit._sources_hash.cache_clear()


@needs_numba
def test_both_gears_play_the_same_games() -> None:
    other = run(GAMES, HANABI_COMPILED="0" if COMPILED else "1")
    assert transcript().splitlines() == other.splitlines()


def test_the_engine_can_be_run_uncompiled() -> None:
    gear, _ = run(DEALS, HANABI_COMPILED="0").split()
    assert gear == "plain"


def test_without_numba_the_engine_runs_uncompiled_and_the_same() -> None:
    missing = "import sys; sys.modules['numba'] = None\n"
    gear, deal = run(missing + DEALS).split()
    assert gear == "plain"
    assert run(DEALS).split()[1] == deal


@needs_numba
def test_later_all_is_plain_until_the_switch_and_the_same_afterwards() -> None:
    switch = "jit.switch_over()\n"
    show = "print(jit.is_compiled(), hasattr(entries.begin_by_seed, 'py_func'))\n"
    told = run(DEALS + show + switch + DEALS + show, HANABI_COMPILED="later").split()
    assert told[2:4] == ["False", "False"]
    assert told[6:8] == ["True", "True"]
    assert told[1] == told[5] == run(DEALS, HANABI_COMPILED="0").split()[1]


@needs_numba
def test_where_nothing_can_be_written_code_is_compiled_in_each_process(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be made below a file")
    show = f"print(jit.cache_folder(__import__('pathlib').Path({str(tmp_path)!r})))\n"
    gear, deal, folder = run(DEALS + show, HANABI_CACHE=str(file / "below")).split()
    assert (gear, folder) == ("compiled", "None")
    assert deal == run(DEALS, HANABI_COMPILED="0").split()[1]
    assert file.is_file()


@needs_numba
def test_a_change_in_another_file_is_noticed(tmp_path: Path) -> None:
    """Numba alone would go on using what `entries` was compiled from."""
    sources, cache = tmp_path / "src", str(tmp_path / "cache")
    shutil.copytree(SOURCES / "hanabi", sources / "hanabi", ignore=shutil.ignore_patterns("__pycache__"))
    first = run(DEALS, sources, HANABI_CACHE=cache)
    assert len(list(Path(cache).iterdir())) == 1
    dealing = sources / "hanabi" / "engine" / "dealing.py"
    text = dealing.read_text("utf-8")
    assert "    state.mistakes = 0\n" in text
    dealing.write_text(text.replace("    state.mistakes = 0\n", "    state.mistakes = 2\n"), "utf-8")
    second = run(DEALS, sources, HANABI_CACHE=cache)
    assert second != first
    assert second.split()[1] == run(DEALS, sources, HANABI_COMPILED="0").split()[1]
    assert len(list(Path(cache).iterdir())) == 2


def test_a_changed_source_has_another_folder(
    tmp_path: Path, cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_CACHE", str(tmp_path / "cache"))
    folders = []
    for text in ("a = 1", "a = 2", "a = 1"):
        (tmp_path / "bot.py").write_text(text)
        forget()
        folders.append(jit.cache_folder(tmp_path))
    assert folders[0] == folders[2] != folders[1]
    assert all(folder and folder.parent == tmp_path / "cache" for folder in folders)


def test_code_from_elsewhere_is_kept_apart_when_any_part_of_the_package_changes(tmp_path: Path) -> None:
    """A bot of one's own may be made of compiled parts of ours."""
    sources = tmp_path / "src"
    shutil.copytree(SOURCES / "hanabi", sources / "hanabi", ignore=shutil.ignore_patterns("__pycache__"))
    ask = (
        f"import pathlib, hanabi.engine.jit as jit; print(jit.cache_folder(pathlib.Path({str(tmp_path)!r})))"
    )
    cache = str(tmp_path / "cache")
    before = run(ask, sources, HANABI_CACHE=cache)
    with (sources / "hanabi" / "bots" / "programs" / "knowledge.py").open("a") as knowledge:
        knowledge.write("# changed\n")
    assert run(ask, sources, HANABI_CACHE=cache) != before


@pytest.mark.parametrize("bot", ["duo", "duet", "learned"])
def test_a_bot_is_prepared_anew_when_the_programs_change_that_it_is_made_of(tmp_path: Path, bot: str) -> None:
    sources = tmp_path / "src"
    shutil.copytree(SOURCES / "hanabi", sources / "hanabi", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(SOURCES.parent / "locales", tmp_path / "locales")
    ask = f"from hanabi.bots.preparing import prepared_note; print(prepared_note({bot!r}))"
    cache = str(tmp_path / "cache")
    before = run(ask, sources, HANABI_CACHE=cache)
    with (sources / "hanabi" / "bots" / "programs" / "duo.py").open("a") as duo:
        duo.write("# changed\n")
    assert run(ask, sources, HANABI_CACHE=cache) != before


def test_folders_unused_for_long_go_when_a_new_one_comes(
    tmp_path: Path, cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_CACHE", str(tmp_path))
    old, lately, foreign = (tmp_path / name for name in ("0" * 16, "1" * 16, "photos"))
    for folder, days in ((old, 61), (lately, 59), (foreign, 400)):
        folder.mkdir()
        (folder / "file").write_text("something")
        then = time.time() - days * 24 * 3600
        os.utime(folder, (then, then))
    kept = jit.cache_folder(tmp_path)
    assert kept is not None
    assert set(tmp_path.iterdir()) == {kept, lately, foreign}


def test_bounds_checked_code_has_a_folder_of_its_own(
    tmp_path: Path, cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = set()
    for checks in ("", "1"):
        monkeypatch.setenv("NUMBA_BOUNDSCHECK", checks)
        forget()
        names.add(jit._sources_hash(tmp_path))
    assert len(names) == 2


def test_the_place_is_named_by_the_environment_or_is_the_systems_own(
    tmp_path: Path, cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HANABI_CACHE", raising=False)
    assert jit._cache_home() == user_cache_path("hanabi", appauthor=False)
    monkeypatch.setenv("HANABI_CACHE", str(tmp_path))
    assert jit._cache_home() == tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own")
def test_on_linux_it_is_that_of_the_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HANABI_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert jit._cache_home() == tmp_path / "hanabi"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert jit._cache_home() == tmp_path / ".cache" / "hanabi"


def test_without_a_home_nothing_is_kept(tmp_path: Path, cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HANABI_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # what is left of ~ where nobody lives
    assert jit.cache_folder(tmp_path) is None
    assert not (tmp_path / "~").exists()


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_compiling_leaves_numbas_own_settings_alone(tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR
    doubled = jit.compiled(_double)
    assert doubled(21) == 42
    assert before == numba.config.CACHE_DIR
    assert hasattr(doubled, "py_func")


@pytest.mark.skipif(COMPILED, reason="everything is compiled here")
def test_uncompiled_a_function_stays_itself() -> None:
    assert jit.compiled(_double) is _double
    assert not hasattr(entries.move, "py_func")


def _double(number: int) -> int:
    return 2 * number


FACTORY = """
from hanabi.engine.jit import compiled_as


def adding(number):
    def add(other):
        return number + other

    return add


def compiled(number):
    import numba

    return compiled_as(numba.types.int64(numba.types.int64), adding(number))
"""

RACE = """
import multiprocessing
import factory

def compile_at_once(number):
    start.wait()
    factory.compiled(number)

forks = multiprocessing.get_context("fork")
start = forks.Barrier(6)
children = [forks.Process(target=compile_at_once, args=(number,)) for number in range(6)]
for child in children:
    child.start()
for child in children:
    child.join()
assert not any(child.exitcode for child in children)
"""

FOUND = "import factory; print(*(factory.compiled(number)(100) for number in range(6)))"


@needs_numba
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_functions_of_one_factory_that_are_compiled_at_once_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "factory.py").write_text(FACTORY)
    environment = {**os.environ, "HANABI_CACHE": str(tmp_path / "cache"), "HANABI_COMPILED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join((str(tmp_path), str(SOURCES)))
    for code in (RACE, FOUND):
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
    assert done.stdout.split() == [str(100 + number) for number in range(6)]
