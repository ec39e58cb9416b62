"""The Great University of Athena: any number of Philosophers (MON-MEF-25)."""

from __future__ import annotations

from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class GreatUniversityOfAthena(Monument):
    def join(self) -> None:
        self.ruleset.points.unlimited.append(self.any_number)

    def any_number(self, ruleset: Ruleset, s: State, seat: Seat, card: str) -> bool:
        return card == "philosopher" and self.owner(s) == seat

    def worth(self, s: State) -> float:
        return 4.0
