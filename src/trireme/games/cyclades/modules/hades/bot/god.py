"""Hadès: undead go first and fall first, and the Necropolis brings gold."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import GARRISON, INCOME, INCOME_FADES, INCOME_LEAST
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, god_part
from trireme.games.cyclades.modules.hades.god.undead import FLEET, RAISE, TROOP, undead
from trireme.games.cyclades.state import ISLANDS, LAND, NO_GOD, SEA, SEAS, State
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

NECROPOLIS: Final = 3.5
"""Worth of the Necropolis, without the gold that lies on it."""
GOLD: Final = 0.8
"""Worth of a gold that the next income will bring, as long as nobody takes the island."""


class GodAdvice(Advice):
    within = frozenset({RAISE})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.troops, self.fleets = (undead(self.ruleset, element).number for element in (LAND, SEA))

    def worth(self, s: State, seat: Seat) -> float:
        part, land = god_part(self.ruleset, s), s.land[seat]
        worth = -self.lent(s, seat) if part.covered != NO_GOD else 0.0
        if part.necropolis != NOWHERE and land >> part.necropolis & 1:
            worth += NECROPOLIS + GOLD * part.gold
        for island, gold in enumerate(part.left):
            if gold and land >> island & 1:
                worth += GOLD * gold
        return worth

    def lent(self, s: State, seat: Seat) -> float:
        """Return the worth of what only undead hold: it is lost when they leave (HAD-UND-11, 13)."""
        trade, rate = self.ruleset.tables.trade, max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        islands, seas = len(s.owner), len(s.holder)
        worth = 0.0
        for sea in bits(s.navy[seat] & self.ruleset.tables.trade_seas, SEAS):
            if s.fleets[seas * self.fleets + sea] and not s.fleets[sea]:
                worth += rate * trade[sea]
        for island in bits(s.land[seat], ISLANDS):
            if s.troops[islands * self.troops + island] and not s.troops[island]:
                worth += GARRISON
        return worth

    def lends(self, kind: UnitKind) -> bool:
        return kind.id in (TROOP, FLEET)
