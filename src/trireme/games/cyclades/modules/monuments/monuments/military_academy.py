"""The Military Academy: a free troop at each income (MON-MEF-08, 10, 11)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument, cycles_left
from trireme.games.cyclades.phases.gods import AFTERWARDS
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State
from trireme.kit.seats import NOBODY

TROOP: Final = 1.8
"""Worth to the bot of the troop of each cycle."""
GUARDED: Final = 0.4
"""Worth to the bot of new troops where it stands; twice as much on an island with a Metropolis."""


class MilitaryAcademy(Monument):
    def join(self) -> None:
        self.ruleset.points.incomes.add(AFTERWARDS, self.troop_is_trained)

    def troop_is_trained(self, ruleset: Ruleset, s: State, data: None) -> None:
        seat = self.owner(s)
        if seat != NOBODY and s.troops_left[seat]:
            island = self.site(s)
            s.troops_left[seat] -= 1
            s.troops[island] += 1
            s.tell(events.Trained(seat=seat, island=ruleset.island(island)))

    def worth(self, s: State) -> float:
        return 1.0 + TROOP * cycles_left(s)

    def worth_of_site(self, s: State, site: Island) -> float:
        return GUARDED * (2 if s.metropolis >> site & 1 else 1)
