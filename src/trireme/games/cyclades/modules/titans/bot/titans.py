"""Titans: they march with any god, again and again as long as gold lasts, and Kronos brings them."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import SET
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.modules.titans.codes import MARCH, TITAN
from trireme.games.cyclades.modules.titans.kronos import KRONOS_BUILDS, TITAN_COMES
from trireme.games.cyclades.modules.titans.land import types_above
from trireme.games.cyclades.modules.titans.marches import march_of, titan_of
from trireme.games.cyclades.state import NO_GOD, GodNumber, State
from trireme.games.cyclades.units.journeys import Journey
from trireme.kit.seats import Seat

TITAN_ON_BOARD: Final = 2.4
"""Worth of a Titan on the board."""
EAGER: Final = 0.3
"""Share of the worth of Kronos' building that rivals are expected to offer for it."""
FOR_A_TITAN: Final = 1.0
"""Gold that rivals are expected to offer for a Titan."""


class TitansAdvice(Advice):
    within = frozenset({KRONOS_BUILDS, TITAN_COMES})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.titan = titan_of(self.ruleset)
        self.journey = march_of(self.ruleset)
        self.kronos = self.ruleset.tables.god_number["kronos"]

    def worth(self, s: State, seat: Seat) -> float:
        return TITAN_ON_BOARD * (self.titan.supply - self.titan.reserve(self.ruleset, s, seat))

    def raids(self, s: State, seat: Seat) -> int:
        """Territories with a Titan, if the next move of one can be paid (TIT-TTN-06)."""
        acting = s.god != NO_GOD and s.offer_seat[s.god] == seat
        if s.gold[seat] < (self.journey.due(s, seat, 0) if acting else 1):
            return 0
        mask, first = 0, self.titan.number * len(s.owner)
        for island, owner in enumerate(s.owner):
            if owner == seat and s.troops[first + island]:
                mask |= 1 << island
        return mask

    def march(self, code: int) -> tuple[int, Journey] | None:
        return (code - MARCH + moves.MARCH, self.journey) if MARCH <= code < TITAN else None

    def builds(self, s: State, god: GodNumber) -> int:
        """Return the types of the gods above Kronos, as a mask (TIT-KRO-01)."""
        return types_above(self.ruleset, s, god) if god == self.kronos else 0

    def interest(self, s: State, seat: Seat, god: GodNumber) -> float:
        if god != self.kronos:
            return 0.0
        types = types_above(self.ruleset, s, god)
        if not types:
            return FOR_A_TITAN
        kinds = self.trials.outlook.kinds(s, seat)
        owned = sum(kinds[type] > 0 for type in TYPES)
        wanted = any(types >> type & 1 and not kinds[type] for type in TYPES)
        return EAGER * (SET[min(owned + 1, len(SET) - 1)] - SET[min(owned, len(SET) - 2)]) if wanted else FOR_A_TITAN
