"""The Warrior City: fleets around it defend it as troops do (MON-MEF-22 to 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.battle.casualties import StandIn
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import CITY
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_24
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    FIRST_KIND,
    KIND_NUMBERS,
    LAND,
    SEA,
    SEAS,
    Island,
    Sea,
    State,
)
from trireme.games.cyclades.units.groups import count_of, fleets_in, group_at, group_of, kinds_of, troops_on
from trireme.games.cyclades.units.losses import BATTLE, STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

FLEET: Final = 0.8
"""Worth to the bot of each fleet around it."""


class WarriorCity(Monument):
    def join(self) -> None:
        points = self.ruleset.points
        points.guards.append(self.fleets_defend)
        points.out_of_turn.append(self.fleets_stay)
        points.stand_ins.append(CityFleets(self))

    def seas(self, s: State) -> list[Sea]:
        """Return the seas around it that its owner holds."""
        seat = self.owner(s)
        if seat == NOBODY:
            return []
        return bits(self.ruleset.tables.coast[self.site(s)] & s.navy[seat], SEAS)

    def fleets_defend(self, ruleset: Ruleset, s: State, island: Island) -> int:
        """Return how many fleets count as troops: not those that have come back in this battle (MON-MEF-07, 22, 23)."""
        part = self.part(s)
        if part.sites[self.number] != island:
            return 0
        total = 0
        for sea in self.seas(s):
            total += fleets_in(s, sea) - part.saved.count(sea)
        return total

    def fleets_stay(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        """Yield the rule by which a defender without troops is not asked to retreat (MON-MEF-24)."""
        if words[:1] != ["retreat"] or not s.battle or s.battle.element != LAND or seat != s.battle.defender:
            return
        island = s.battle.island
        if not troops_on(s, island) and self.fleets_defend(ruleset, s, island):
            yield Reason(MON_MEF_24, island=ruleset.island(island))

    def worth_of_site(self, s: State, site: Island) -> float:
        return FLEET * self.fleets_defend(self.ruleset, s, site)


class CityFleets(StandIn):
    """Fleets that the defender of the Warrior City may lose instead of troops (MON-MEF-24)."""

    key: ClassVar[str] = "answer-monuments-city"

    def __init__(self, city: WarriorCity) -> None:
        super().__init__(city.ruleset, CITY, 4 * moves.BLOCK)
        self.city = city

    def codes(self) -> list[int]:
        kinds, seas = len(self.ruleset.units[SEA]), self.ruleset.tables.all_seas
        return [CITY + moves.BLOCK * kind + sea for kind in range(kinds) for sea in seas]

    def options(self, s: State) -> list[int]:
        part = self.city.part(s)
        if part.sites[self.city.number] != s.battle.place:
            return []
        codes = []
        for sea in self.city.seas(s):
            group = group_at(s, SEA, sea)
            back = part.saved.count(sea)
            for kind in kinds_of(group):
                if count_of(group, kind) > (back if kind == FIRST_KIND else 0):
                    codes.append(CITY + moves.BLOCK * kind + sea)
        return codes

    def lose(self, s: State, code: int) -> None:
        kind, sea = divmod(code - CITY, moves.BLOCK)
        seat = s.battle.defender
        s.tell(events.CityLost(seat=seat, sea=self.ruleset.sea(sea)))
        lose_units(self.ruleset, s, Loss(SEA, sea, seat, group_of(KIND_NUMBERS[kind], 1), STANDING, BATTLE))

    def word(self, code: int) -> str:
        """Return `C4`, or `undead:C4` for a fleet of another kind."""
        kind, sea = divmod(code - CITY, moves.BLOCK)
        name = self.ruleset.sea(sea)
        return f"{self.ruleset.units[SEA][kind].id}:{name}" if kind else name

    def places(self, code: int) -> tuple[str, ...]:
        return (f"sea:{self.ruleset.sea((code - CITY) % moves.BLOCK)}",)

    def args(self, code: int) -> dict[str, Figure]:
        kind, sea = divmod(code - CITY, moves.BLOCK)
        return {"sea": self.ruleset.sea(sea), "unit": self.ruleset.units[SEA][kind].id}
