"""The host names and addresses that this server answers to.

Another site could point its own name at this server and make a visitor's browser send requests (DNS rebinding). Such
requests have a foreign host. The address at which a connection arrives is always allowed, so a home network needs no
settings; names given by a router or proxy must be listed.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from typing import Final

ANY: Final = "*"
"""Allows every name, for servers behind a proxy that checks it."""
AT_HOME: Final = ("local", "lan", "home", "home.arpa", "localdomain")
"""Top-level domains of home networks, which do not exist on the internet."""


class Hosts:
    """The host names of this server."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        told = {name.lower().rstrip(".") for name in more}
        self.any = ANY in told
        self.names = {"localhost", own, short, *(f"{short}.{home}" for home in AT_HOME), *told}

    def knows(self, header: str, came_in_at: str) -> bool:
        """Return whether a request for this host is meant for this server. `came_in_at` is the server's end of the
        connection."""
        name = name_in(header)
        return self.any or name in self.names or name == came_in_at.lower() or name.endswith(".localhost")


def name_in(header: str) -> str:
    """Return a host without its port: `[::1]:8000` is `::1`."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")
