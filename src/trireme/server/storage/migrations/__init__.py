"""Migrations of the database from one version of Trireme to the next.

Each file in `versions` is a revision, the first one `r001_…`. Together they lead to the tables in `schema`. A change of
`schema` needs a new revision for both SQLite and PostgreSQL; SQLite changes a column only in `op.batch_alter_table`. A
published revision never changes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select

from trireme.server.storage.schema import METADATA, REVISION, TABLES

FOLDER: Final = Path(__file__).resolve().parent
NONE: Final = "000"
"""The revision of a database from before revisions existed. Revision 001 adds what it lacks."""


class NewerDatabase(Exception):
    """The database belongs to a newer version of Trireme."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"it has revision {found}, and this version of Trireme knows those up to {known}")
        self.found = found
        self.known = known


def revisions(folder: Path = FOLDER) -> list[str]:
    """Return the numbers of all revisions of this version, in order."""
    names = (re.match(r"r(\d{3})_\w+\.py$", path.name) for path in (folder / "versions").iterdir())
    return sorted(name[1] for name in names if name)


def next_revision(connection: Connection, folder: Path = FOLDER) -> str | None:
    """Return the next revision that a database needs, or None if it is up to date, as a new one is."""
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
    """Apply one revision within the transaction of this connection."""
    from alembic import command  # a tenth of a second that only a database of an older version costs
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
