"""Construction: a unit builds one building or ship, paid to the bank, and goes on it (ARC-BLD, ARC-INL-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import BUILDINGS, MARKET, PORT, SHIP, TEMPLE, TOWN, Way
from trireme.games.archipelago.money import bars_way, can_pay, pay, pay_way
from trireme.games.archipelago.phases.crisis import credit_benefactor
from trireme.games.archipelago.questions import Question, Steps, about
from trireme.games.archipelago.rules.ids import (
    ARC_BLD_01,
    ARC_BLD_02,
    ARC_BLD_03,
    ARC_BLD_04,
    ARC_BLD_05,
    ARC_BLD_06,
    ARC_BLD_07,
    ARC_BLD_11,
    ARC_BLD_14,
    ARC_CMP_14,
    ARC_INL_10,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import DISCOUNT, NOT_BUILT, State
from trireme.games.archipelago.units import (
    ENGAGED,
    FLAGS,
    ON,
    OTHER_BANK,
    PLACE,
    SHIP_PORT,
    WATER,
    add,
    bank_of,
    go,
    is_ship,
    ships_of,
    tile_of,
    unit_at,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class Building:
    """What can be built where, and at what cost."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.florins = ruleset.tables.florins
        self.needs = [[(kind, count) for kind, count in enumerate(cost) if count] for cost in ruleset.tables.costs]
        self.plain, self.cheaper = ruleset.tables.build_ways, ruleset.tables.cheaper_ways

    def ways(self, s: State, kind: int) -> list[Way]:
        return self.cheaper[kind] if s.turn[DISCOUNT] else self.plain[kind]

    def pool_empty(self, s: State, kind: int) -> bool:
        """Return whether the tokens of a building are used up. Towns and temples share theirs, markets and ports do
        (ARC-CMP-09, 10)."""
        if kind in (TOWN, TEMPLE):
            return s.standing[TOWN] + s.standing[TEMPLE] >= self.ruleset.pools[0]
        return kind != SHIP and s.standing[MARKET] + s.standing[PORT] >= self.ruleset.pools[1]

    def sites(self, s: State, seat: Seat, kind: int) -> list[int]:
        """Return the places of units that can build it. A ship on an inlet may stand for either bank."""
        if self.pool_empty(s, kind) or (kind == SHIP and ships_of(s, seat) >= self.ruleset.most_ships):
            return []
        tables = self.ruleset.tables
        found: list[int] = []
        last = -1
        for unit in s.units[seat]:
            if unit & FLAGS or unit == last:
                continue
            last = unit
            tile = unit >> 6
            face = s.lie[tile] // 6
            if not tables.land[face] or (kind in (PORT, SHIP) and not tables.sea[face]):
                continue
            if kind == SHIP:
                if not is_ship(unit):
                    found.append(unit >> PLACE)
            elif s.holder[tile * 4 + kind] == NOT_BUILT:
                if not is_ship(unit):
                    found.append(unit >> PLACE)
                elif kind == PORT:
                    found.append(unit >> PLACE)
                    if tables.banks[face] > 1:
                        found.append(tile << 4 | OTHER_BANK)
        return found

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes: list[int] = []
        for kind in range(5):
            if s.florins[seat] < self.florins[kind] or self.too_dear(s, seat, kind):
                continue
            codes += [
                moves.BUILD + kind * moves.WAYS + number
                for number, way in enumerate(self.ways(s, kind))
                if can_pay(s, seat, way)
            ]
        kinds = {kind for kind in {(code - moves.BUILD) // moves.WAYS for code in codes} if self.sites(s, seat, kind)}
        return [code for code in codes if (code - moves.BUILD) // moves.WAYS in kinds]

    def too_dear(self, s: State, seat: Seat, kind: int) -> bool:
        """Return whether cubes and tokens together are too few, whichever way it is paid."""
        missing = -s.tokens[seat] - s.turn[DISCOUNT]
        for resource, count in self.needs[kind]:
            have = s.stock[seat * 6 + resource]
            if have < count:
                missing += count - have
        return missing > 0

    def tries(self, s: State) -> list[int]:
        return [moves.BUILD + kind * moves.WAYS + way for kind in range(5) for way in range(len(self.ways(s, kind)))]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        kind, way = divmod(code - moves.BUILD, moves.WAYS)
        if s.florins[seat] < self.florins[kind]:
            yield Reason(ARC_BLD_02)
            yield Reason(ARC_CMP_14, unit="florins", need=self.florins[kind], have=s.florins[seat])
        yield from bars_way(s, seat, self.ways(s, kind)[way])
        if not self.sites(s, seat, kind):
            yield from self.why_no_site(s, seat, kind)

    def why_no_site(self, s: State, seat: Seat, kind: int) -> Iterator[Reason]:
        if self.pool_empty(s, kind):
            yield Reason(ARC_BLD_07, building=BUILDINGS[kind])
        if kind == SHIP and ships_of(s, seat) >= self.ruleset.most_ships:
            yield Reason(self.ruleset.limit_of_ships, most=self.ruleset.most_ships)
        units = [unit for unit in s.units[seat] if not unit & FLAGS and (not is_ship(unit) or kind == PORT)]
        if not units:
            yield no_builder(kind)
        here = [list(self.why_not_here(s, tile_of(unit), kind)) for unit in units]
        if all(here):  # else only tokens or ships are missing
            for reasons in here:
                yield from reasons

    def why_not_here(self, s: State, tile: int, kind: int) -> Iterator[Reason]:
        """Yield the rules by which it cannot stand in a hex, whichever unit builds it."""
        tables, face = self.ruleset.tables, s.lie[tile] // 6
        if not tables.land[face]:
            yield Reason(ARC_BLD_14)
        elif kind in (PORT, SHIP) and not tables.sea[face]:
            yield Reason(ARC_BLD_05, tile=tables.face_ids[face])
        elif kind != SHIP and s.holder[tile * 4 + kind] != NOT_BUILT:
            yield Reason(ARC_BLD_06, tile=tables.face_ids[face], building=BUILDINGS[kind])

    def begin(self, s: State, seat: Seat, code: int) -> None:
        """Pay for the building, then ask for the site."""
        kind, way = divmod(code - moves.BUILD, moves.WAYS)
        pay(s, seat, self.florins[kind])
        pay_way(s, seat, self.ways(s, kind)[way])
        s.turn[DISCOUNT] = 0
        s.ask(SITE, 1 << seat, BuildingSite(kind))


def no_builder(kind: int) -> Reason:
    return Reason({PORT: ARC_BLD_04, SHIP: ARC_BLD_11}.get(kind, ARC_BLD_03), building=BUILDINGS[kind])


SITE: Final = 68


class BuildingSite(FrameData):
    """A building that has been paid for."""

    kind: int


class Site(Question):
    """Ask for the unit that builds. It goes on the building and is engaged (ARC-BLD-08)."""

    phase = "actions"
    prompt = "site"
    verb = "site"
    rules = (ARC_BLD_01, ARC_BLD_03, ARC_INL_10)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.building = Building(ruleset)
        self.tired = ENGAGED if ruleset.build_engages else 0

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.PLACE + place for place in self.building.sites(s, seat, about(s, BuildingSite).kind)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        places = [moves.PLACE + (unit >> PLACE) for unit in s.units[seat]]
        places += [moves.PLACE + (tile_of(unit) << 4 | OTHER_BANK) for unit in s.units[seat] if is_ship(unit)]
        return list(dict.fromkeys(places))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        kind, place = about(s, BuildingSite).kind, code - moves.PLACE
        tile, spot = place >> 4, place & 15
        yield from self.building.why_not_here(s, tile, kind)
        unit = unit_at(tile, WATER if spot == OTHER_BANK else spot)
        if unit not in s.units[seat] or (is_ship(unit) and kind != PORT):
            yield no_builder(kind)
        elif spot == OTHER_BANK and self.ruleset.tables.banks[self.ruleset.face(s, tile)] < 2:
            yield Reason(KIT_ASK_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        kind = about(s, BuildingSite).kind
        s.answered(seat)
        place = code - moves.PLACE
        tile, spot = place >> 4, place & 15
        if kind == SHIP:  # ARC-BLD-12, 13
            add(s, seat, unit_at(tile, WATER))
        else:
            unit = unit_at(tile, WATER if spot == OTHER_BANK else spot)
            bank = int(spot == OTHER_BANK) if is_ship(unit) else bank_of(s, unit)
            s.shore[tile * 4 + kind] = bank
            s.standing[kind] += 1
            go(s, seat, unit, tile, SHIP_PORT if is_ship(unit) else ON + kind, self.tired)
            if kind == TEMPLE:
                credit_benefactor(self.ruleset, s, seat)
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.Built(seat=seat, building=BUILDINGS[kind], tile=name))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"building": BUILDINGS[about(s, BuildingSite).kind]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    SITE: Site,
}
