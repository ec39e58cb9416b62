"""The names and addresses under which this server may be asked.

Another site can let its own name point here and have a visitor's browser ask us as if we were that site (DNS
rebinding): to us such a request has a foreign host. The address at which a connection has come in is always ours, so a
home network needs nothing; a name that a router or a proxy gives us must be told.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from typing import Final

ANY: Final = "*"
"""Allows every name: for those who check it elsewhere."""
AT_HOME: Final = ("local", "lan", "home", "home.arpa", "localdomain")
"""Where home networks put the machine's name; nobody can have such a name outside."""


class Hosts:
    """Knows which names are ours."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        told = {name.lower().rstrip(".") for name in more}
        self.any = ANY in told
        self.names = {"localhost", own, short, *(f"{short}.{home}" for home in AT_HOME), *told}

    def knows(self, header: str, came_in_at: str) -> bool:
        """Whether a request for this host may be meant for us; `came_in_at` is our own end of its connection."""
        name = name_in(header)
        return self.any or name in self.names or name == came_in_at.lower() or name.endswith(".localhost")


def name_in(header: str) -> str:
    """A host without its port: `[::1]:8000` is ::1."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")
