"""The tables of Hadès that the harness looks at in every run; `tests/tables.py` has the rest for long ones."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.game import Cyclades
from trireme.kit.harness import Density, check_all

WHOLE: Final = [name for name in Cyclades.modules if name.startswith("hades.")]
CYCLES: Final = {2: 4, 3: 4, 4: 3, 5: 3}
"""By the number of players. Random play seldom wins, so that the games are cut."""
QUICK: Final = Density(every=9, answers=2, wrong=3)


def check_table(players: int, modules: list[str]) -> None:
    check_all(Cyclades(players=players, cycles=CYCLES[players], modules=modules), players, QUICK)
