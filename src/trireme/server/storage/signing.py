"""The signature of the server that has the database. A returning server sees whether another was there."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select

from trireme.server.storage.schema import HOLDER


class Signature:
    def __init__(self) -> None:
        self.name = secrets.token_hex(16)

    def write(self, connection: Connection) -> None:
        connection.execute(delete(HOLDER))
        connection.execute(insert(HOLDER).values(server=self.name))

    def is_last(self, connection: Connection) -> bool:
        """Return whether no other server has signed since."""
        return connection.execute(select(HOLDER.c.server)).scalar() == self.name

    def renewed(self, connection: Connection) -> bool:
        """Sign again. Return whether no other server had signed."""
        if self.is_last(connection):
            return True
        self.write(connection)
        return False
