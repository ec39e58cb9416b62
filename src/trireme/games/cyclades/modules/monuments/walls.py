"""Monuments that defend: the Great Citadel of Ares and the Warrior City (MON-MEF-01 to 03, 22 to 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.casualties import StandIn
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import CITY
from trireme.games.cyclades.modules.monuments.part import CITADEL, WARRIOR_CITY, monuments, owner_of, site_of
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_MEF_01,
    MON_MEF_02,
    MON_MEF_24,
    MON_MXT_04,
    MON_MXT_05,
)
from trireme.games.cyclades.readers import battle_island, defender_of
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    ELEMENT,
    FIRST_KIND,
    KIND_NUMBERS,
    LAND,
    NONE,
    PLACE,
    SEA,
    SEAS,
    Island,
    Sea,
    State,
)
from trireme.games.cyclades.units.groups import count_of, fleets_in, group_at, group_of, kinds_of, troops_on
from trireme.games.cyclades.units.journeys import Journey, March
from trireme.games.cyclades.units.losses import BATTLE, STANDING, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

# The Great Citadel.


def walled(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """The territory of the Citadel, closed to all but its owner while a regular troop stands there (MON-MEF-01)."""
    island = monuments(ruleset, s).sites[CITADEL]
    if island == NONE or s.owner[island] in (NOBODY, seat) or not s.troops[island]:
        return 0
    return 1 << island


def citadel_bars(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    if walled(ruleset, s, seat) >> island & 1:
        yield Reason(MON_MEF_01, island=ruleset.island(island))


def citadel_bars_way(
    ruleset: Ruleset, s: State, seat: Seat, journey: Journey, start: Island, to: Island
) -> Iterator[Reason]:
    """By land, or else over fleets or through the air; some territories can be reached both ways."""
    if not walled(ruleset, s, seat) >> to & 1:
        return
    land, points = ruleset.tables.borders[start], ruleset.points
    for joins in (*points.links, *points.overland):
        land |= joins(ruleset, s, seat, start)
    marches = isinstance(journey, March)
    if marches and land >> to & 1:
        yield Reason(MON_MXT_04, island=ruleset.island(to))
    if not marches or not land >> to & 1 or board.chain(ruleset, s, seat, start, to):
        yield Reason(MON_MEF_02, island=ruleset.island(to))


def citadel_is_passed(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """With the Kunee (MON-MXT-05)."""
    if walled(ruleset, s, seat) >> island & 1:
        yield Reason(MON_MXT_05, island=ruleset.island(island))


# The Warrior City.


def fighting(ruleset: Ruleset, s: State, sea: Sea) -> int:
    """Fleets of a sea that count for the Warrior City: not those that have come back in this battle (MON-MEF-07)."""
    return fleets_in(s, sea) - monuments(ruleset, s).saved.count(sea)


def seas_of_city(ruleset: Ruleset, s: State) -> list[Sea]:
    """Seas around the Warrior City that its owner holds."""
    seat = owner_of(ruleset, s, WARRIOR_CITY)
    if seat == NOBODY:
        return []
    return bits(ruleset.tables.coast[site_of(ruleset, s, WARRIOR_CITY)] & s.navy[seat], SEAS)


def city_fleets(ruleset: Ruleset, s: State, island: Island) -> int:
    """Each fleet around the Warrior City counts as a troop in its defence (MON-MEF-22, 23)."""
    if monuments(ruleset, s).sites[WARRIOR_CITY] != island:
        return 0
    total = 0
    for sea in seas_of_city(ruleset, s):
        total += fighting(ruleset, s, sea)
    return total


def fleets_stay(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """A defender who has nothing else in a land battle is not asked about a retreat (MON-MEF-24)."""
    if words[:1] != ["retreat"] or not s.battle or s.battle[ELEMENT] != LAND or seat != defender_of(s):
        return
    island = battle_island(s)
    if not troops_on(s, island) and city_fleets(ruleset, s, island):
        yield Reason(MON_MEF_24, island=ruleset.island(island))


class CityFleets(StandIn):
    """Fleets that the defender of the Warrior City may lose instead of troops (MON-MEF-24)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset, CITY, 4 * moves.BLOCK)

    key: ClassVar[str] = "answer-monuments-city"

    def codes(self) -> list[int]:
        kinds, seas = len(self.ruleset.units[SEA]), self.ruleset.tables.all_seas
        return [CITY + moves.BLOCK * kind + sea for kind in range(kinds) for sea in seas]

    def options(self, s: State) -> list[int]:
        if monuments(self.ruleset, s).sites[WARRIOR_CITY] != s.battle[PLACE]:
            return []
        codes = []
        for sea in seas_of_city(self.ruleset, s):
            group = group_at(s, SEA, sea)
            back = monuments(self.ruleset, s).saved.count(sea)
            for kind in kinds_of(group):
                if count_of(group, kind) > (back if kind == FIRST_KIND else 0):
                    codes.append(CITY + moves.BLOCK * kind + sea)
        return codes

    def lose(self, s: State, code: int) -> None:
        kind, sea = divmod(code - CITY, moves.BLOCK)
        seat = defender_of(s)
        s.tell(events.CityLost(seat=seat, sea=self.ruleset.sea(sea)))
        lose_units(self.ruleset, s, (SEA, sea, seat, group_of(KIND_NUMBERS[kind], 1), STANDING, BATTLE))

    def word(self, code: int) -> str:
        """`C4`, or `undead:C4` for a fleet of another kind."""
        kind, sea = divmod(code - CITY, moves.BLOCK)
        name = self.ruleset.sea(sea)
        return f"{self.ruleset.units[SEA][kind].id}:{name}" if kind else name

    def places(self, code: int) -> tuple[str, ...]:
        return (f"sea:{self.ruleset.sea((code - CITY) % moves.BLOCK)}",)

    def args(self, code: int) -> dict[str, Figure]:
        kind, sea = divmod(code - CITY, moves.BLOCK)
        return {"sea": self.ruleset.sea(sea), "unit": self.ruleset.units[SEA][kind].id}
