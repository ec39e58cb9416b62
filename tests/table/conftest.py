"""Databases for the tests of the table: what is kept must be kept by SQLite and by PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from trireme.table import opponents

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(autouse=True)
def nobody_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots leave no time for answers to offers, unless a test is about it."""
    monkeypatch.setattr(opponents, "LETTER", 0)
    monkeypatch.setattr(opponents, "WRITING", 0)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Postgres]:
    """One server for all tests of a process."""
    bin = postgres.programs()
    if bin is None:
        pytest.skip("there is no PostgreSQL here: neither a wheel for this system nor one of the system's")
    with postgres.running(bin) as server:
        yield server


@pytest.fixture(params=DATABASES)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: postgres.Postgres = request.getfixturevalue("postgresql")
    return server.emptied()
