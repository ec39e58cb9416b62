"""Achilles attacks harder, and founds a Metropolis for a player who owns many islands (HAD-PWR-01, 02)."""

from __future__ import annotations

from trireme.games.cyclades.metropolis import FOUND, NewMetropolis
from trireme.games.cyclades.modules.hades.heroes.founder import Founder
from trireme.games.cyclades.modules.hades.rules.ids import HAD_PWR_01, HAD_PWR_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, Island, State
from trireme.kit.seats import Seat


class Achilles(Founder):
    rules = (HAD_PWR_01,)
    power = HAD_PWR_02
    founds = (12.0, 1.0, 0.1)
    founds_last = (45.0, 4.0, 0.2)

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.bonus = self.figures["bonus"]
        self.islands = self.figures["islands"]

    def musters(self) -> None:
        super().musters()
        self.ruleset.points.attack.append(self.strengthens)

    def strengthens(self, ruleset: Ruleset, s: State) -> int:
        """Add to the score of attackers whom he leads (HAD-PWR-01)."""
        return self.bonus if self.kind.attacks(s) else 0

    def is_ready(self, s: State, seat: Seat) -> bool:
        """Return whether the seat owns enough islands; that of the Amazons does not count (HAD-PWR-06)."""
        return self.ruleset.camps(s, seat).bit_count() >= self.islands

    def missing(self, s: State, seat: Seat) -> int:
        return max(0, self.islands - self.ruleset.camps(s, seat).bit_count())

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        s.stack.append((FOUND, NewMetropolis(seat, spent=False, philosophers=False)))
