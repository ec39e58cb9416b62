"""Fixtures for the tests of the server: databases, and servers on them.

Tests of storage run on SQLite and PostgreSQL. `make test` runs each test on SQLite, and those of a few files on
PostgreSQL too; `make full` runs the others on it.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import postgres
from tests.server.local import Local, running
from trireme.kit.records.record import play_line
from trireme.server.room import bots
from trireme.server.workers import open_match as matches

DATABASES = ("sqlite", "postgresql")
ON_BOTH = (
    "test_consent", "test_database_away", "test_lists", "test_migrations", "test_query_plans", "test_room",
    "test_snapshots", "test_store",
)  # fmt: skip
"""Files that use PostgreSQL in `make test` too: storage, queries and a walk through the server."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        callspec = getattr(item, "callspec", None)
        if callspec is not None and callspec.params.get("db") == "postgresql" and item.path.stem not in ON_BOTH:
            item.add_marker("full")


@pytest.fixture(autouse=True)
def nobody_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make bots leave no time for answers to offers."""
    monkeypatch.setattr(bots, "OFFER_PAUSE", 0)
    monkeypatch.setattr(bots, "DRAFT_PAUSE", 0)


class Lines:
    """Counts the lines that workers play."""

    def __init__(self) -> None:
        self.played = 0


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    count = Lines()

    def counted(*given: Any) -> None:
        count.played += 1
        play_line(*given)

    monkeypatch.setattr(matches, "play_line", counted)
    return count


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests and fixtures run in."""
    return "asyncio"


@pytest.fixture
async def server(db: str) -> AsyncIterator[Local]:
    """A server on an empty database of each kind; its tables have the seeds 0, 1, 2 and so on."""
    async with running(db) as local:
        yield local


@pytest.fixture
async def sqlite_server(tmp_path: Path) -> AsyncIterator[Local]:
    """A server on SQLite only, for tests that do not depend on the database."""
    async with running(tmp_path) as local:
        yield local


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Postgres]:
    """One PostgreSQL server for all tests of a process."""
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
