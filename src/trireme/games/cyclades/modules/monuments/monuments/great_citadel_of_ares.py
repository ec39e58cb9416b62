"""The Great Citadel of Ares: no battle can be started on its territory (MON-MEF-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_01, MON_MEF_02, MON_MXT_04, MON_MXT_05
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, Island, State
from trireme.games.cyclades.units.journeys import Journey, March
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat

METROPOLIS: Final = 7.0
"""Worth to the bot of a Metropolis that it protects."""
SLOT: Final = 0.4
"""Worth to the bot of each slot that it protects."""


class GreatCitadelOfAres(Monument):
    def join(self) -> None:
        points = self.ruleset.points
        points.no_landing.append(self.walled)
        points.no_battle.append(self.walled)
        points.bars_landing.append(self.bars)
        points.bars_way.append(self.bars_way)
        points.bars_stopping.append(self.is_passed)

    def walled(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return its territory, closed to all but its owner while a regular troop stands there (MON-MEF-01)."""
        island = self.part(s).sites[self.number]
        if island == NONE or s.owner[island] in (NOBODY, seat) or not s.troops[island]:
            return 0
        return 1 << island

    def bars(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.walled(ruleset, s, seat) >> island & 1:
            yield Reason(MON_MEF_01, island=ruleset.island(island))

    def bars_way(
        self, ruleset: Ruleset, s: State, seat: Seat, journey: Journey, start: Island, to: Island
    ) -> Iterator[Reason]:
        """Yield the rule about ways by land, and that about fleets and air; some territories are reached both ways."""
        if not self.walled(ruleset, s, seat) >> to & 1:
            return
        land, points = ruleset.tables.borders[start], ruleset.points
        for joins in (*points.links, *points.overland):
            land |= joins(ruleset, s, seat, start)
        marches = isinstance(journey, March)
        if marches and land >> to & 1:
            yield Reason(MON_MXT_04, island=ruleset.island(to))
        if not marches or not land >> to & 1 or board.chain(ruleset, s, seat, start, to):
            yield Reason(MON_MEF_02, island=ruleset.island(to))

    def is_passed(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        """Yield the rule by which units with the Kunee cannot stop there (MON-MXT-05)."""
        if self.walled(ruleset, s, seat) >> island & 1:
            yield Reason(MON_MXT_05, island=ruleset.island(island))

    def worth(self, s: State) -> float:
        return 4.0

    def worth_of_site(self, s: State, site: Island) -> float:
        if not s.troops[site]:
            return 0.0
        metropolis = METROPOLIS if s.metropolis >> site & 1 else 0.0
        return metropolis + SLOT * len(self.ruleset.tables.slots_of[site])
