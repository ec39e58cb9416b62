"""Many games between bots, and what comes of them.

from concurrent.futures import ProcessPoolExecutor
from trireme.arena import simulate

with ProcessPoolExecutor() as executor:
    print(simulate("peloponnes", ["greedy", "random"], games=400, seed=1, executor=executor))
"""

from __future__ import annotations

from trireme.arena.entrants import Entrant, Entrants
from trireme.arena.playing import Played, play_one, record_of
from trireme.arena.simulating import simulate
from trireme.arena.statistics import Spread, Statistics, Tally

__all__ = ["Entrant", "Entrants", "Played", "Spread", "Statistics", "Tally", "play_one", "record_of", "simulate"]
