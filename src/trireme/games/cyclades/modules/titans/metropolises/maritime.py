"""The Maritime Metropolis strengthens fleets around it, in defence and in attack (TIT-SPM-09)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.titans.metropolises.special import SpecialMetropolis
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SEA, Sea, State
from trireme.kit.seats import Seat

MORE_DEFENCE: Final = 2
"""What it adds to the 1 of any Metropolis."""
ATTACK: Final = 3


class Maritime(SpecialMetropolis):
    def join(self) -> None:
        points = self.ruleset.points
        points.sea_defence.append(self.defends)
        points.attack.append(self.attacks)

    def is_around(self, s: State, sea: Sea, seat: Seat) -> bool:
        """Return whether it is a seat's and lies beside a sea."""
        place = self.part(s).specials[self.number]
        return place >= 0 and s.owner[place] == seat and bool(self.ruleset.tables.coast[place] >> sea & 1)

    def defends(self, ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> int:
        return MORE_DEFENCE if self.is_around(s, sea, seat) else 0

    def attacks(self, ruleset: Ruleset, s: State) -> int:
        return ATTACK if s.battle.element == SEA and self.is_around(s, s.battle.sea, s.battle.attacker) else 0

    def worth(self) -> float:
        return 2.5
