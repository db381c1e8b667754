"""Tests of the site talk with a real one, in a process of its own; they may be coroutines."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers import nats_url, postgres, postgres_url
from tests.site.sites import Site

__all__ = ["nats_url", "postgres_url", "site", "where"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, each in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on SQLite that the tests of one file share."""
    with Site(tmp_path_factory.mktemp("site") / "hanabi.sqlite3") as started:
        yield started


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of both kinds in turn."""
    return str(tmp_path / "hanabi.sqlite3") if request.param == "sqlite" else postgres().new_database()
