"""Choose what to build, where, and how to pay for it."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.lookup import SHIP, TOWN
from trireme.games.archipelago.phases.building import Building, BuildingSite
from trireme.games.archipelago.questions import about
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.units import PLACE, SHIP_PORT, WATER, building_of, citizens_in, is_ship, town_of
from trireme.kit.seats import NOBODY

ABROAD: Final = 0.5
"""The share of a building's worth that is left in a hex where another player has the town and may take it over."""


class Builder:
    """The constructions of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.building = Building(ruleset)
        self.florins = ruleset.tables.florins

    def site(self, j: Judgement, kind: int, place: int) -> float:
        """Return the worth of a building at a place, built by the unit that stands there."""
        s = j.s
        tile, spot = place >> 4, place & 15
        unit = (tile << 4 | (WATER if spot > SHIP_PORT else spot)) << PLACE
        if kind == SHIP:
            return j.building(SHIP)
        worth = j.building(kind, tile)
        town = town_of(s, tile)
        if town not in (NOBODY, j.seat):
            worth *= ABROAD
        elif kind == TOWN:
            worth += 0.03 * citizens_in(s, j.seat, tile)
        elif town == j.seat:
            worth += 0.1 * j.hope  # the town keeps it when the builder leaves
        if building_of(unit) >= 0:
            worth -= j.lost(building_of(unit), tile)
        return worth + (0.02 if is_ship(unit) else 0.0)

    def cost(self, j: Judgement, code: int) -> float:
        kind, number = divmod(code - moves.BUILD, moves.WAYS)
        paid = self.building.ways(j.s, kind)[number][1]
        return self.florins[kind] * j.florin + sum(
            [cubes * j.spare[resource] + tokens * j.token for resource, cubes, tokens in paid]
        )

    def worth(self, j: Judgement, code: int, sites: dict[int, float]) -> float:
        """Return the worth of a construction; `sites` keeps the best site of each kind."""
        kind = (code - moves.BUILD) // moves.WAYS
        if kind not in sites:
            sites[kind] = max([self.site(j, kind, place) for place in self.building.sites(j.s, j.seat, kind)])
        return sites[kind] - self.cost(j, code)

    def choose_site(self, j: Judgement, legal: list[int]) -> int:
        kind = about(j.s, BuildingSite).kind
        return max(legal, key=lambda code: self.site(j, kind, code - moves.PLACE))
