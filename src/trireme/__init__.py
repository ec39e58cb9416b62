"""Trireme: Cyclades, Peloponnes and Archipelago, for people in a browser and for researchers from Python.

>>> import trireme
>>> game = trireme.make("peloponnes", players=4)
>>> state = game.start(seed=1)
>>> game.legal(state)[:3]
[0, 117, 115]

`docs/research/index.md` is the introduction for researchers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from trireme import arena, bots, games, kit, words
    from trireme.games import make
    from trireme.kit.case import Case, Difference
    from trireme.kit.engine.question import CHANCE
    from trireme.kit.engine.view import Result
    from trireme.kit.engine.window import PASS
    from trireme.kit.errors import BadContent, BadOption, NotAsked, Refused, Stale, TriremeError, Unreadable
    from trireme.kit.game import Game
    from trireme.kit.info import GameInfo
    from trireme.kit.records.record import Match, Record, read_record
    from trireme.kit.records.verification import Verification
    from trireme.server.serve import serve

__all__ = [
    "CHANCE",
    "PASS",
    "BadContent",
    "BadOption",
    "Game",
    "GameInfo",
    "Match",
    "NotAsked",
    "Record",
    "Refused",
    "Result",
    "Stale",
    "TriremeError",
    "Unreadable",
    "Verification",
    "__version__",
    "arena",
    "bots",
    "games",
    "kit",
    "make",
    "read_record",
    "replay",
    "run_cases",
    "serve",
    "verify",
    "words",
]
__version__ = "0.1.0"

_ERRORS = ("BadContent", "BadOption", "NotAsked", "Refused", "Stale", "TriremeError", "Unreadable")
_PARTS = ("arena", "bots", "games", "kit", "words")
_HOMES: Final = {
    "make": "trireme.games",
    "CHANCE": "trireme.kit.engine.question",
    "PASS": "trireme.kit.engine.window",
    "serve": "trireme.server.serve",
    "Game": "trireme.kit.game",
    "GameInfo": "trireme.kit.info",
    "Result": "trireme.kit.engine.view",
    "Verification": "trireme.kit.records.verification",
    **dict.fromkeys(("Match", "Record", "read_record"), "trireme.kit.records.record"),
    **dict.fromkeys(_ERRORS, "trireme.kit.errors"),
}


def __getattr__(name: str) -> Any:
    """Load the games on first use, so that `import trireme` alone stays light."""
    if name in _PARTS:
        return import_module(f"trireme.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'trireme' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__


def replay(record: Record, **more: Any) -> Match[Any]:
    """Play a record again and check every line. Pass `content=DIR` if it was played with components of your own.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> match.play(match.game.to_move(match.state), "pass")
    >>> trireme.replay(match.record(opened=True)).state == match.state
    True
    """
    from trireme.games import make
    from trireme.kit.records.record import replay

    return replay(record, make, **more)


def verify(record: Record, **more: Any) -> Verification:
    """Replay a record and compute every draw a second time, from the opened seed alone.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> trireme.verify(match.record(opened=True)).draws[0]
    ('civilization', 'patras')
    """
    from trireme.games import make
    from trireme.kit.records.verification import verify

    return verify(record, make, **more)


def run_cases(path: Path | str, **more: Any) -> Iterator[tuple[Case, list[Difference] | TriremeError]]:
    """Yield each rules case of a TOML file with what differs from it, if anything (docs/reference/cases.md).

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> case = '''
    ... game = "peloponnes"
    ... seats = ["A", "B"]
    ... [[case]]
    ... id = "passing pays three coins"
    ... given = { at = "bid", order = ["A", "B"], display.normal = ["agora"], players.A.coins = 4 }
    ... when.moves = ["A: pass"]
    ... then.facts = { players.A.coins = 7 }
    ... '''
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.toml"
    ...     _ = file.write_text(case)
    ...     [(case.id, found) for case, found in trireme.run_cases(file)]
    [('passing pays three coins', [])]
    """
    from pathlib import Path

    from trireme.games import make
    from trireme.kit.case import load_cases, run_cases

    return run_cases(load_cases(Path(path)), make, **more)
