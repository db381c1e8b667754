"""How the engine's functions are compiled, and where the compiled code is kept.

Every function of the engine is plain Python over records and runs as it is. `compiled` hands it to Numba
unless Numba is missing or `HANABI_COMPILED=0` is set. With `HANABI_COMPILED=later` all runs as plain Python
until `switch_over`, so that nobody waits for code that another process compiles. Compiled code is kept in a
folder named after a hash of the sources, because Numba's own cache does not notice a change in another file;
where no folder can be written, code is compiled anew in each process. `HANABI_CACHE` names another place for
it. Folders that nobody has used for two months go when a new one comes.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from platformdirs import user_cache_dir

try:
    import fcntl
except ImportError:  # not on Windows: there two processes may compile the same at once
    fcntl = None  # type: ignore[assignment]

Function = TypeVar("Function", bound=Callable[..., Any])

try:
    import numba
except ImportError:  # the same source, uncompiled
    numba = None

COMPILED = numba is not None and os.environ.get("HANABI_COMPILED", "1") != "0"  # now, or after `switch_over`
ENGINE = Path(__file__).parent
PACKAGE = ENGINE.parent
PROGRAMS = PACKAGE / "bots" / "programs"  # bots are made of its functions, and so is the analysis
TWO_MONTHS = 60 * 24 * 3600


@cache
def _sources_hash(folder: Path) -> str:
    """A name for the sources in `folder` and those they build on, and for what else changes compiled code.

    Sources from elsewhere may build on any part of the package, so all of it counts for them.
    """
    if PACKAGE not in folder.parents:
        ours = {*PACKAGE.rglob("*.py")}
    else:
        ours = {*ENGINE.glob("*.py"), *(() if folder == ENGINE else PROGRAMS.glob("*.py"))}
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    digest.update(f"{sys.version_info} {getattr(numba, '__version__', '')}".encode())
    for path in sorted({*ours, *folder.glob("*.py")}):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    """The folder that was chosen, or the one where this system keeps such things."""
    chosen = os.environ.get("HANABI_CACHE")
    return Path(chosen) if chosen else Path(user_cache_dir("hanabi", appauthor=False))


@cache
def cache_folder(folder: Path) -> Path | None:
    """Where the compiled code of the sources in `folder` is kept; None where nothing can be written."""
    try:
        kept = _cache_home() / _sources_hash(folder)
        if str(kept).startswith("~"):  # so some versions of platformdirs say that there is no home
            return None
        if not kept.is_dir():
            kept.mkdir(parents=True, exist_ok=True)
            _remove_unused(kept.parent)
        with tempfile.TemporaryFile(dir=kept):  # this also leaves the time of the last use at the folder
            return kept
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None


def _remove_unused(home: Path) -> None:
    """Let go of code whose sources have changed since."""
    for folder in home.iterdir():
        if re.fullmatch(r"[0-9a-f]{16}", folder.name):
            with suppress(OSError):  # another process may be at it too
                if time.time() - folder.stat().st_mtime > TWO_MONTHS:
                    shutil.rmtree(folder)


def engine_note() -> Path | None:
    """The file that says that the engine has been compiled; None where nothing can be kept."""
    folder = cache_folder(ENGINE)
    return None if folder is None else folder / "prepared-engine"


_plain_for_now = COMPILED and os.environ.get("HANABI_COMPILED") == "later"
_waiting: list[tuple[Callable[..., Any], Callable[[], Any]]] = []  # plain functions, and what compiles them


def is_compiled() -> bool:
    """Whether this process runs compiled code by now."""
    return COMPILED and not _plain_for_now


def switch_over() -> None:
    """Put compiled functions in the place of all that wait: from now on modules call those."""
    global _plain_for_now
    if not _plain_for_now:
        return
    _plain_for_now = False
    twins = {id(plain): compile_it() for plain, compile_it in _waiting}
    for module in list(sys.modules.values()):
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if id(value) in twins:
                setattr(module, name, twins[id(value)])


def _compiled(function: Function, *signature: object, **how: bool | str) -> Function:
    if not COMPILED:
        return function
    if _plain_for_now:
        _waiting.append((function, lambda: _by_numba(function, *signature, **how)))
        return function
    return _by_numba(function, *signature, **how)


def _by_numba(function: Function, *signature: object, **how: bool | str) -> Function:
    made = _dispatcher(function, **how)
    if signature:
        made.compile(*signature)
        made.disable_compile()
    return cast(Function, made)


def _dispatcher(function: Callable[..., Any], **how: bool | str) -> Any:
    """What compiles a function when it is called, and keeps the code if there is a place for it."""
    kept = cache_folder(Path(function.__code__.co_filename).parent)
    if kept is None:
        return numba.njit(nogil=True, **how)(function)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(kept)
    try:
        made = numba.njit(cache=True, nogil=True, **how)(function)
    except RuntimeError:  # a function typed at a prompt has no file to name its cache after
        return numba.njit(nogil=True, **how)(function)
    finally:
        numba.config.CACHE_DIR = before
    # Of two processes that keep code of one function at once, the second would write over the first, under
    # whose key it would then be found: two bots made by one factory would play each other's game.
    code = made._cache._cache_file
    code.save = _one_at_a_time(code.save, kept / "keeping.lock")
    return made


def _one_at_a_time(save: Callable[..., None], lock: Path) -> Callable[..., None]:
    def save_alone(*key_and_code: Any) -> None:
        with locked(lock):
            save(*key_and_code)

    return save_alone


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """While this lasts, no other process has this lock."""
    if fcntl is None:
        yield
        return
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled(function: Function) -> Function:
    """Compile `function` on its first call; it may use numbers, arrays, records and compiled functions."""
    return _compiled(function)


def compiled_into_caller(function: Function) -> Function:
    """Compile `function` as a part of its caller: for one that has a single caller, or is a line or two.

    Every function of its own is optimised again in all that call it, which takes most of the time.
    """
    return _compiled(function, inline="always")


def compiled_as(signature: object, function: Function) -> Function:
    """Compile `function` now, for this one signature, so that compiled loops can call it as a value."""
    return _compiled(function, signature)


def compiled_parallel(function: Function) -> Function:
    """Compile `function` so that its `prange` loops run on several threads; not for a server that forks."""
    return _compiled(function, parallel=True)


def compiled_or(plain: Function, function: Callable[..., Any]) -> Function:
    """Compile `function`; where nothing is compiled, its twin `plain` takes its place."""
    if _plain_for_now:
        _waiting.append((plain, lambda: _by_numba(function)))
    return cast(Function, _by_numba(function)) if is_compiled() else plain


prange = numba.prange if COMPILED else range  # uncompiled, Numba's own is a range too


def use_threads(count: int) -> None:
    """How many threads parallel functions called from this thread may use."""
    if COMPILED:
        numba.set_num_threads(min(count, numba.config.NUMBA_NUM_THREADS))
