"""Play many games between bots, and sum them up.

>>> found = trireme.arena.simulate("peloponnes", ["greedy", "random"], games=2, seed=1)
>>> found.bots["greedy"].wins
2.0

Pass `executor=ProcessPoolExecutor()` of `concurrent.futures` to use all cores.
"""

from __future__ import annotations

from trireme.arena.entrants import Entrant, Entrants
from trireme.arena.played_game import Played, play_one, record_of
from trireme.arena.report import Report, Row, report
from trireme.arena.simulation import simulate
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
