"""Every test that asks for `where` runs on both stores."""

from pathlib import Path

import pytest

from tests.servers import postgres, postgres_url

__all__ = ["postgres_url", "where"]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    return str(tmp_path / "hanabi.sqlite3") if request.param == "sqlite" else postgres().new_database()
