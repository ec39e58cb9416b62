"""The limit of open files of this process; each connection is one."""

from __future__ import annotations

import contextlib
import logging
from typing import Final

from trireme.server.common.logs import log
from trireme.server.common.rate_limits import Limits

try:
    import resource
except ImportError:  # Windows has no such limit.
    resource = None  # type: ignore[assignment]  # a module, or none

OWN: Final = 200
"""Files that the server itself, its database and its workers need."""
ADDRESSES: Final = 10
"""Addresses that can use their full number of connections before files run out."""


def raise_limit(limits: Limits) -> None:
    """Raise the soft limit to the hard one, and warn if that is too low."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # Some systems allow less than they report.
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = OWN + ADDRESSES * limits.connections
    if soft != resource.RLIM_INFINITY and soft < needed:
        log(
            "few open files",
            level=logging.WARNING,
            may=soft,
            should=needed,
            hint="Raise the hard limit (ulimit -Hn, or LimitNOFILE of systemd), or allow fewer --connections.",
        )
