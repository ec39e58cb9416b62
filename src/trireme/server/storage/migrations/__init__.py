"""The database from one version of Trireme to the next.

Each file in `versions` is a revision, `r001_…` the first: it says what to change so that the tables become those of
`schema`. Whoever changes `schema` adds the next one, for SQLite and PostgreSQL alike; SQLite changes a column only in
`op.batch_alter_table`. A revision that has left this repository is never changed again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select

from trireme.server.storage.schema import METADATA, REVISION, TABLES

FOLDER: Final = Path(__file__).resolve().parent
NONE: Final = "000"
"""Of a database from before revisions were kept: revision 001 makes what it lacks."""


class NewerDatabase(Exception):
    """A newer Trireme has written here."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"it has revision {found}, and this version of Trireme knows those up to {known}")
        self.found = found
        self.known = known


def revisions(folder: Path = FOLDER) -> list[str]:
    """The numbers of all revisions that this version knows, in their order."""
    names = (re.match(r"r(\d{3})_\w+\.py$", path.name) for path in (folder / "versions").iterdir())
    return sorted(name[1] for name in names if name)


def next_revision(connection: Connection, folder: Path = FOLDER) -> str | None:
    """The revision that a database needs next; None if it is up to date, as a new one is."""
    known = revisions(folder)
    tables = inspect(connection)
    if not tables.has_table(TABLES.name):
        METADATA.create_all(connection)
        connection.execute(insert(REVISION).values(version_num=known[-1]))
        return None
    at = NONE
    if tables.has_table(REVISION.name):
        at = connection.execute(select(REVISION.c.version_num)).scalar() or NONE
    if at != NONE and at not in known:
        raise NewerDatabase(at, known[-1])
    return next((revision for revision in known if revision > at), None)


def revise(connection: Connection, revision: str, folder: Path = FOLDER) -> None:
    """Bring a database to the next revision, within the transaction of this connection."""
    from alembic import command  # a tenth of a second that only a database of an older version costs
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
