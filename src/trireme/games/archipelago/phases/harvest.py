"""Harvest: units on free icons of one resource, with leave where another player's town rules (ARC-HAR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import FISH, RESOURCES
from trireme.games.archipelago.money import gain, no_cube
from trireme.games.archipelago.questions import Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_15,
    ARC_CMP_14,
    ARC_CRD_24,
    ARC_HAR_01,
    ARC_HAR_02,
    ARC_HAR_03,
    ARC_HAR_04,
    ARC_HAR_05,
    ARC_HAR_09,
    ARC_HAR_10,
    ARC_HAR_11,
    ARC_HAR_12,
    ARC_INL_03,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import ACTED, DOUBLES, HARVESTED, REFUSED, State
from trireme.games.archipelago.units import (
    ENGAGED,
    FLAGS,
    ICON,
    PLACE,
    SHIP_ICON,
    bank_of,
    go,
    is_ship,
    tile_of,
    town_of,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat


class Harvesting:
    """Which units can harvest what."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.icon_mask = ruleset.tables.icon_mask
        self.growing = [
            [[(r, masks[bank * 6 + r]) for r in range(6) if r != FISH and masks[bank * 6 + r]] for bank in (0, 1)]
            for masks in ruleset.tables.icon_mask
        ]
        """By face and bank, what citizens can harvest, and the icons of it."""

    def free_icons(self, s: State, unit: int, resource: int) -> int:
        """Return the icons of a resource that a unit could go on, as a mask (ARC-HAR-03, 04, ARC-INL-03)."""
        tile = tile_of(unit)
        bank = 0 if is_ship(unit) or resource == FISH else bank_of(s, unit)
        return self.icon_mask[s.lie[tile] // 6][bank * 6 + resource] & ~s.taken[tile] & ~s.pillaged[tile]

    def legal(self, s: State, seat: Seat) -> list[int]:
        """Return the harvests that can be carried out, also with leave that has not been refused yet."""
        found = 0
        for unit in s.units[seat]:
            if unit & FLAGS:
                continue
            tile = unit >> 6
            face, closed = s.lie[tile] // 6, s.taken[tile] | s.pillaged[tile]
            icons = [(FISH, self.icon_mask[face][FISH])] if is_ship(unit) else self.growing[face][bank_of(s, unit)]
            town = town_of(s, tile) if s.holder[tile * 4] >= 0 else NOBODY
            for resource, mask in icons:
                if found >> resource & 1 or not s.stores[resource] or not mask & ~closed:
                    continue
                if town in (NOBODY, seat) or not s.turn[REFUSED] >> (tile * 6 + resource) & 1:
                    found |= 1 << resource
        return [moves.HARVEST + resource for resource in range(6) if found >> resource & 1]

    def able(self, s: State, seat: Seat, resource: int) -> list[int]:
        """Return the free units of the right kind on a tile with a free icon, each kind of them once."""
        if not s.stores[resource]:
            return []
        found: list[int] = []
        for unit in s.units[seat]:
            fits = not unit & FLAGS and is_ship(unit) == (resource == FISH) and unit not in found
            if fits and self.free_icons(s, unit, resource):
                found.append(unit)
        return found

    def why(self, s: State, seat: Seat, resource: int) -> Iterator[Reason]:
        """Yield the rules by which nothing of a resource can be harvested: what all units lack, then hex by hex."""
        if not s.stores[resource]:
            yield no_cube(resource)
        yield from self.why_none_of(s, s.units[seat], resource)
        free = [unit for unit in s.units[seat] if not unit & FLAGS and is_ship(unit) == (resource == FISH)]
        here = [[*self.why_not_here(s, unit, resource), *self.refused(s, seat, unit, resource)] for unit in free]
        if all(here) and s.stores[resource]:  # else only the bank lacks cubes
            for reasons in here:
                yield from reasons

    def why_none_of(self, s: State, units: Sequence[int], resource: int) -> Iterator[Reason]:
        """Yield the rules by which none of these units may harvest it, wherever it is."""
        fit = [unit for unit in units if is_ship(unit) == (resource == FISH)]
        if not fit:
            yield Reason(ARC_HAR_02)
        elif all(unit & FLAGS for unit in fit):
            yield Reason(ARC_HAR_05)

    def refused(self, s: State, seat: Seat, unit: int, resource: int) -> Iterator[Reason]:
        """Yield the rule by which the player of the town, who has refused leave in this turn, is not asked again."""
        tile = tile_of(unit)
        if town_of(s, tile) not in (NOBODY, seat) and s.turn[REFUSED] >> (tile * 6 + resource) & 1:
            yield Reason(ARC_HAR_09, tile=self.ruleset.tile_name(s, tile))

    def why_not_here(self, s: State, unit: int, resource: int) -> Iterator[Reason]:
        """Yield the rules by which there is no icon for this unit in its hex."""
        tile = tile_of(unit)
        masks = self.icon_mask[s.lie[tile] // 6]
        both = masks[resource] | masks[6 + resource]
        name = self.ruleset.tile_name(s, tile)
        if not both:
            yield Reason(ARC_HAR_03, tile=name)
        elif both & s.pillaged[tile] == both:
            yield Reason(ARC_CRD_24, tile=name)
        elif not both & ~s.taken[tile] & ~s.pillaged[tile]:
            yield Reason(ARC_HAR_04, tile=name)
        elif not self.free_icons(s, unit, resource):
            yield Reason(ARC_INL_03, tile=name)

    def begin(self, s: State, seat: Seat, resource: int) -> None:
        s.stack.append((HARVEST, HarvestSoFar(seat, resource, 0, 0)))


HARVEST: Final = 54


class HarvestSoFar(FrameData):
    """A harvest that is under way."""

    seat: Seat
    resource: int
    cubes: int
    """The number of cubes that it has brought."""
    leave: int
    """The hexes in which the players of the towns have given leave, as a mask."""


class Harvest(WorkStep):
    """Ask for the next cube as long as more can be harvested."""

    phase = "actions"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.harvesting = Harvesting(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        harvest: HarvestSoFar = frame[1]
        if harvest_codes(self.harvesting, s, harvest):
            s.ask(HARVESTS, 1 << harvest.seat, harvest)
        elif harvest.cubes:
            harvested(s, harvest.seat, harvest.resource, harvest.cubes)


def harvest_codes(harvesting: Harvesting, s: State, harvest: HarvestSoFar) -> list[int]:
    """Return what the player may do next: put a unit on an icon, or ask for leave in a hex (ARC-HAR-11)."""
    codes: list[int] = []
    seat, resource = harvest.seat, harvest.resource
    for unit in harvesting.able(s, seat, resource):
        tile = tile_of(unit)
        if harvest.leave >> tile & 1 or town_of(s, tile) in (NOBODY, seat):
            codes.append(moves.PLACE + (unit >> PLACE))
        elif not s.turn[REFUSED] >> (tile * 6 + resource) & 1 and moves.ASK + tile * moves.PRICES not in codes:
            first = moves.ASK + tile * moves.PRICES
            codes += range(first, first + 1 + min(s.florins[seat], moves.PRICES - 1))
    return codes


def harvested(s: State, seat: Seat, resource: int, cubes: int) -> None:
    """End the harvest. A card may double it (ARC-CRD-22), also one used right after it (ARC-CRD-01)."""
    if s.turn[DOUBLES] >> resource & 1:
        s.turn[DOUBLES] &= ~(1 << resource)
        double(s, seat, resource, cubes)
    else:
        s.turn[HARVESTED], s.turn[HARVESTED + 1] = resource, cubes


def double(s: State, seat: Seat, resource: int, cubes: int) -> None:
    count = gain(s, seat, resource, cubes)
    s.tell(events.Doubled(seat=seat, resource=RESOURCES[resource], count=count))


HARVESTS: Final = 55


class Harvests(Question):
    """Ask for one unit after the other (ARC-HAR-07)."""

    phase = "actions"
    prompt = "harvest"
    verb = "unit"
    words = ("unit", "ask", "done")
    cover = True  # the same words may follow each other
    rules = (ARC_HAR_01, ARC_HAR_09)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.harvesting = Harvesting(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        harvest = about(s, HarvestSoFar)
        codes = harvest_codes(self.harvesting, s, harvest)
        return [*codes, moves.DONE] if harvest.cubes else codes

    def tries(self, s: State, seat: Seat) -> list[int]:
        places = dict.fromkeys(moves.PLACE + (unit >> PLACE) for unit in s.units[seat])
        towns = [tile for tile in range(len(s.lie)) if s.holder[tile * 4] >= 0]
        asks = [moves.ASK + tile * moves.PRICES + florins for tile in towns for florins in range(moves.PRICES)]
        return [*places, *asks, moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        harvest = about(s, HarvestSoFar)
        resource = harvest.resource
        if code == moves.DONE:
            if not harvest.cubes:
                yield Reason(ARC_ACT_15)
            return
        if not s.stores[resource]:
            yield no_cube(resource)
        if 0 <= code - moves.ASK < moves.TILES * moves.PRICES:
            tile, florins = divmod(code - moves.ASK, moves.PRICES)
            yield from self.why_not_ask(s, seat, tile)
            if florins > s.florins[seat]:
                yield Reason(ARC_CMP_14, unit="florins", need=florins, have=s.florins[seat])
            return
        unit = code - moves.PLACE << PLACE
        units = [each for each in s.units[seat] if each >> PLACE == unit >> PLACE]
        blamed = list(self.harvesting.why_none_of(s, units, resource))
        yield from blamed or self.harvesting.why_not_here(s, unit, resource)
        tile = tile_of(unit)
        if not blamed and not harvest.leave >> tile & 1 and town_of(s, tile) not in (NOBODY, seat):
            yield Reason(ARC_HAR_09, tile=self.ruleset.tile_name(s, tile))

    def why_not_ask(self, s: State, seat: Seat, tile: int) -> Iterator[Reason]:
        """Yield the rules by which leave is not asked for in a hex with a town."""
        harvest = about(s, HarvestSoFar)
        resource = harvest.resource
        name, units = self.ruleset.tile_name(s, tile), [unit for unit in s.units[seat] if tile_of(unit) == tile]
        if harvest.leave >> tile & 1:
            yield Reason(ARC_HAR_11, tile=name)
        if s.turn[REFUSED] >> (tile * 6 + resource) & 1:
            yield Reason(ARC_HAR_12, tile=name)
        if town_of(s, tile) == NOBODY:
            yield Reason(ARC_HAR_10, tile=name)
        if town_of(s, tile) == seat or not units:
            yield Reason(KIT_ASK_03)
            return
        blamed = list(self.harvesting.why_none_of(s, units, resource))
        yield from blamed
        free = [unit for unit in units if not unit & FLAGS and is_ship(unit) == (resource == FISH)]
        here = [list(self.harvesting.why_not_here(s, unit, resource)) for unit in free]
        if all(here):
            for reasons in here:
                yield from reasons

    def take(self, s: State, seat: Seat, code: int) -> None:
        harvest = about(s, HarvestSoFar)
        resource, cubes = harvest.resource, harvest.cubes
        s.answered(seat)
        if code == moves.DONE:
            harvested(s, seat, resource, cubes)
            return
        if 0 <= code - moves.ASK < moves.TILES * moves.PRICES:
            tile, florins = divmod(code - moves.ASK, moves.PRICES)
            s.stack.append((HARVEST, harvest))
            owner = town_of(s, tile)
            s.tell(events.LeaveAsked(seat=seat, by=owner, tile=self.ruleset.tile_name(s, tile), florins=florins))
            s.ask(LEAVE, 1 << owner, LeaveRequest(seat, tile, resource, florins))
            s.florins[seat] -= florins  # laid out until the answer, so that it binds (ARC-NEG-11)
            return
        if not cubes:
            s.discs[seat] -= 1
            s.turn[ACTED] = 1
            s.tell(events.Acts(seat=seat, action=f"harvest_{RESOURCES[resource]}"))
        unit = code - moves.PLACE << PLACE
        tile, icons = tile_of(unit), self.harvesting.free_icons(s, unit, resource)
        spot = SHIP_ICON if is_ship(unit) else ICON + bank_of(s, unit)
        s.taken[tile] |= icons & -icons
        go(s, seat, unit, tile, spot, ENGAGED)
        gain(s, seat, resource, 1)
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.Harvested(seat=seat, resource=RESOURCES[resource], tile=name))
        s.stack.append((HARVEST, HarvestSoFar(seat, resource, cubes + 1, harvest.leave)))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        harvest = about(s, HarvestSoFar)
        return {"resource": RESOURCES[harvest.resource], "cubes": harvest.cubes}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


LEAVE: Final = 56


class LeaveRequest(FrameData):
    """A request for leave to harvest in a hex."""

    asker: Seat
    tile: int
    resource: int
    florins: int
    """What the asker offers for it."""


class Leave(Consent[State]):
    """Ask the town's player whether another may harvest there (ARC-HAR-09, 11, 12).

    What is offered for it changes hands with the leave (ARC-NEG-11).
    """

    phase = "actions"
    prompt = "leave"
    yes = moves.YES
    no = moves.NO
    rules = (ARC_HAR_09, ARC_HAR_11)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__({moves.YES: "yes", moves.NO: "no"})
        self.ruleset = ruleset

    def agreed(self, s: State, seat: Seat, frame: Frame) -> None:
        request: LeaveRequest = frame[3]
        under = s.stack.pop()
        harvest: HarvestSoFar = under[1]
        s.stack.append((HARVEST, replace(harvest, leave=harvest.leave | 1 << request.tile)))
        s.florins[seat] += request.florins
        self.tell(s, request.asker, seat, request.tile, True)

    def declined(self, s: State, seat: Seat, frame: Frame) -> None:
        request: LeaveRequest = frame[3]
        s.turn[REFUSED] |= 1 << (request.tile * 6 + request.resource)
        s.florins[request.asker] += request.florins
        self.tell(s, request.asker, seat, request.tile, False)

    def tell(self, s: State, asker: Seat, seat: Seat, tile: int, granted: bool) -> None:
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.LeaveAnswered(seat=asker, by=seat, tile=name, granted=granted))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        request = about(s, LeaveRequest)
        return {
            "seat": request.asker,
            "tile": self.ruleset.tile_name(s, request.tile),
            "resource": RESOURCES[request.resource],
            "florins": request.florins,
        }


STEPS: Final[Steps] = {
    HARVEST: Harvest,
    HARVESTS: Harvests,
    LEAVE: Leave,
}
