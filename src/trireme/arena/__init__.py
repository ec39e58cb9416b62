"""Many games between bots, and what comes of them.

>>> found = trireme.arena.simulate("peloponnes", ["greedy", "random"], games=2, seed=1)
>>> found.bots["greedy"].wins
2.0

With `executor=ProcessPoolExecutor()` of `concurrent.futures` all cores play.
"""

from __future__ import annotations

from trireme.arena.entrants import Entrant, Entrants
from trireme.arena.playing import Played, play_one, record_of
from trireme.arena.report import Report, Row, report
from trireme.arena.simulating import simulate
from trireme.arena.statistics import Spread, Statistics, Tally

__all__ = [
    "Entrant",
    "Entrants",
    "Played",
    "Report",
    "Row",
    "Spread",
    "Statistics",
    "Tally",
    "play_one",
    "record_of",
    "report",
    "simulate",
]
