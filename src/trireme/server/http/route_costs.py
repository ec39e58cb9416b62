"""The cost of each request, against the limits `requests_a_second` and `requests_at_once`.

1 stands for a look at a few rows of the database. `canonical` gives each path its single form, so that no request
escapes its cost under another spelling.
"""

from __future__ import annotations

import re
from typing import Any, Final

WEBSOCKET: Final = "WS"
"""The method of a WebSocket in `COSTS`."""
UNKNOWN: Final = 1.0
"""The cost of a request without a route."""
COSTS: Final[dict[str, float]] = {
    # From memory.
    "GET /": 0.2,
    "GET /assets/{file}": 0.1,
    "GET /api/openapi": 0.5,
    "GET /api/openapi/openapi.json": 0.5,
    "GET /api/openapi/{path}": 0.5,
    "GET /api/catalogue": 0.2,
    "GET /api/content/{content_hash}": 0.5,
    "GET /api/rulebook/{game}": 0.5,
    "GET /api/games/{game}/words/{language}": 0.5,
    # Reading.
    "GET /health": 1,
    "GET /api/me": 1,
    "GET /api/me/tables": 2,
    "GET /api/tables": 2,
    "GET /api/watch": 2,
    "GET /api/tables/{id}": 1,
    "GET /api/tables/{id}/devices": 1,
    "GET /api/tables/{id}/talk": 2,
    "GET /api/tables/{id}/events": 2,
    "GET /api/tables/{id}/record": 4,
    "GET /api/tables/{id}/positions": 4,
    "GET /api/tables/{id}/draws": 4,
    "POST /api/links/look": 2,
    "POST /api/tables/check": 2,
    "WS /api/tables/{id}/socket": 2,
    # Writing.
    "POST /api/me": 2,
    "POST /api/me/archive": 10,
    "POST /api/seals": 1,
    "POST /api/links/claim": 4,
    "POST /api/tables/{id}/sit": 4,
    "POST /api/tables/{id}/leave": 4,
    "POST /api/tables/{id}/open": 3,
    "POST /api/tables/{id}/links": 3,
    "POST /api/tables/{id}/links/revoke": 3,
    "POST /api/tables/{id}/name": 3,
    "POST /api/tables/{id}/return": 3,
    "POST /api/tables/{id}/devices/end": 3,
    "POST /api/tables/{id}/reissue": 3,
    "POST /api/tables/{id}/agree": 3,
    "POST /api/tables/{id}/bot": 3,
    "POST /api/tables/{id}/close": 3,
    "POST /api/tables/{id}/resign": 3,
    "POST /api/tables/{id}/take-back": 3,
    "POST /api/tables/{id}/stand-in": 3,
    "POST /api/tables/{id}/undo": 3,
    "POST /api/tables/{id}/answer": 3,
    # Tables and records, which have limits of their own too.
    "POST /api/tables/{id}/again": 5,
    "POST /api/tables": 10,
    "POST /api/lessons": 10,
    "POST /api/records": 10,
    "POST /api/records/positions": 10,
}
_PARAMETER: Final = re.compile(r"\{\w+\}")
_PATTERNS: Final = [
    (re.compile(_PARAMETER.sub("[^/]+", re.sub(r"[.]", r"\\.", route))), cost)
    for route, cost in COSTS.items()
    if "{" in route
]
_SLASHES: Final = re.compile("/{2,}")
_UNDECODED: Final = "\N{REPLACEMENT CHARACTER}"


def cost_of(scope: Any) -> float:
    """The cost of a request whose path is canonical."""
    method = WEBSOCKET if scope["type"] == "websocket" else scope["method"]
    asked = f"{'GET' if method == 'HEAD' else method} {scope['path']}"
    if asked in COSTS:
        return COSTS[asked]
    return next((cost for pattern, cost in _PATTERNS if pattern.fullmatch(asked)), UNKNOWN)


def canonical(scope: Any) -> str | None:
    """The path as it is counted and looked up, with single slashes and none at its end; None for one that is no path.

    No path here has a dot segment, a backslash, a letter that must be encoded, or anything that cannot be seen.
    """
    path, raw = scope["path"], scope.get("raw_path") or b""
    if not path.startswith("/") or b"%" in raw or "\\" in path or not path.isprintable() or _UNDECODED in path:
        return None
    if any(segment in (".", "..") for segment in path.split("/")):
        return None
    return _SLASHES.sub("/", path).rstrip("/") or "/"
