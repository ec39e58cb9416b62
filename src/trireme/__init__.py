"""Trireme: Cyclades, Peloponnes and Archipelago, for people in a browser and for researchers from Python.

import trireme

game = trireme.make("peloponnes", players=4)
state = game.start(seed=1)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trireme.games import make
    from trireme.kit.errors import BadContent, BadOption, NotAsked, Refused, Stale, TriremeError, Unreadable
    from trireme.kit.question import CHANCE
    from trireme.kit.record import Match, Record, Verification, read_record

__all__ = [
    "CHANCE",
    "BadContent",
    "BadOption",
    "Match",
    "NotAsked",
    "Record",
    "Refused",
    "Stale",
    "TriremeError",
    "Unreadable",
    "__version__",
    "make",
    "read_record",
    "replay",
    "verify",
]
__version__ = "0.1.0"

_ERRORS = ("BadContent", "BadOption", "NotAsked", "Refused", "Stale", "TriremeError", "Unreadable")
_HOMES = {
    "make": "trireme.games",
    "CHANCE": "trireme.kit.question",
    **dict.fromkeys(("Match", "Record", "read_record"), "trireme.kit.record"),
    **dict.fromkeys(_ERRORS, "trireme.kit.errors"),
}


def __getattr__(name: str) -> Any:
    """The games are loaded when somebody asks for them: `import trireme.kit` alone stays light."""
    if name not in _HOMES:
        raise AttributeError(f"module 'trireme' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def replay(record: Record, **more: Any) -> Match[Any]:
    """Play a record again, checking every line; `content=DIR` where it was played with components of one's own."""
    from trireme.games import make
    from trireme.kit.record import replay

    return replay(record, make, **more)


def verify(record: Record, **more: Any) -> Verification:
    """Replay a record and work out every draw a second time, from the opened seed alone."""
    from trireme.games import make
    from trireme.kit.record import verify

    return verify(record, make, **more)
