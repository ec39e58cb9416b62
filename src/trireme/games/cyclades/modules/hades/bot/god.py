"""Hadès: undead go first and fall first, and the Necropolis brings gold."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.modules.hades.frames import RAISE
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, god_part
from trireme.games.cyclades.modules.hades.god.undead import FLEET, TROOP
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.seats import Seat

NECROPOLIS: Final = 3.5
"""What it will bring, besides the gold that lies on it."""
GOLD: Final = 0.8
"""Gold that the next income will bring, as long as nobody takes the island."""


class GodAdvice(Advice):
    within = frozenset({RAISE})

    def worth(self, s: State, seat: Seat) -> float:
        part, land = god_part(self.setting, s), s.land[seat]
        worth = 0.0
        if part.necropolis != NOWHERE and land >> part.necropolis & 1:
            worth += NECROPOLIS + GOLD * part.gold
        for island, gold in enumerate(part.left):
            if gold and land >> island & 1:
                worth += GOLD * gold
        return worth

    def lends(self, kind: UnitKind) -> bool:
        return kind.id in (TROOP, FLEET)
