"""The Temple of Athena: Priests and Philosophers cost 1 gold less (MON-MEF-18)."""

from __future__ import annotations

from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class TempleOfAthena(Monument):
    def join(self) -> None:
        self.ruleset.points.saved_on_cards.append(self.saves)

    def saves(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        return int(self.owner(s) == seat)

    def worth(self, s: State) -> float:
        return 0.6
