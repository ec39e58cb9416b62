"""Decide where units go: migration, recruits, births, and who harvests."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.lookup import FISH
from trireme.games.archipelago.phases.harvest import Harvesting, HarvestSoFar, LeaveRequest
from trireme.games.archipelago.phases.migration import Migrating, MigratingUnit, Migration
from trireme.games.archipelago.phases.people import People
from trireme.games.archipelago.questions import about
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.units import (
    FLAGS,
    PLACE,
    SHIP_PORT,
    WATER,
    bank_of,
    building_of,
    citizens_in,
    is_ship,
    tile_of,
    town_of,
)
from trireme.kit.seats import NOBODY

COUPLE: Final = 0.15
"""Points of two citizens in one hex, who may have a child."""
FRONTIER: Final = 0.03
"""Points of a unit beside unexplored water."""
WORTH_A_MOVE: Final = 0.04
REACH: Final = 0.5
"""The share of a cube that an icon within reach is worth."""


class Moving:
    """The moves and harvests of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.migrating = Migrating(ruleset)
        self.harvesting = Harvesting(ruleset)
        self.people = People(ruleset)
        self.icon_mask = ruleset.tables.icon_mask
        self.crowd = ruleset.crowd

    # What a place is worth.

    def ground(self, j: Judgement, tile: int, bank: int, others: int, company: int) -> float:
        """Return the worth of a citizen on the land, beside `others` of the player who harvest there and `company` in
        the hex."""
        s = j.s
        town = town_of(s, tile)
        if town not in (NOBODY, j.seat):
            return COUPLE * j.hope if company == 1 else 0.0
        masks = self.icon_mask[s.lie[tile] // 6]
        grown = [
            j.cubes[resource]
            for resource in range(6)
            if resource != FISH
            for _ in range((masks[bank * 6 + resource] & ~s.pillaged[tile]).bit_count())
        ]
        grown.sort(reverse=True)
        worth = REACH * grown[others] if others < len(grown) else 0.0
        return worth + (COUPLE * j.hope if company == 1 else 0.0)

    def water(self, j: Judgement, tile: int, others: int) -> float:
        s = j.s
        lie = s.lie[tile]
        icons = (self.icon_mask[lie // 6][FISH] & ~s.pillaged[tile]).bit_count()
        rivals = sum([1 for seat, units in enumerate(s.units) if seat != j.seat for u in units if _fishing(u, tile)])
        town = town_of(s, tile)
        worth = REACH * j.cubes[FISH] if icons > others + rivals and town in (NOBODY, j.seat) else 0.0
        return worth + (FRONTIER if -1 in s.near[tile * 6 : tile * 6 + 6] else 0.0)

    def place(self, j: Judgement, place: int, unit: int) -> float:
        """Return the worth of this unit standing at a place, with the other units where they are."""
        s, seat = j.s, j.seat
        tile, there = place >> 4, place << PLACE
        kind = building_of(there)
        if is_ship(unit):
            if kind >= 0:
                return j.building(kind, tile)
            return self.water(j, tile, sum([1 for each in s.units[seat] if each != unit and _fishing(each, tile)]))
        company = citizens_in(s, seat, tile) - (tile_of(unit) == tile)
        if kind >= 0:
            return j.building(kind, tile) + (COUPLE * j.hope if company == 1 else 0.0)
        bank = place & 15
        others = 0
        for each in s.units[seat]:
            if tile_of(each) == tile and not is_ship(each) and building_of(each) < 0 and bank_of(s, each) == bank:
                others += 1
        if tile_of(unit) == tile and building_of(unit) < 0 and bank_of(s, unit) == bank:
            others -= 1
        return self.ground(j, tile, bank, others, company)

    # Migration.

    def best_move(self, j: Judgement, unit: int, targets: list[int]) -> tuple[float, int]:
        """Return the gain of the best of these places for a unit, and that place."""
        here = self.place(j, unit >> PLACE, unit)
        found = [(self.place(j, target, unit) - here, -target) for target in targets]
        gain, target = max(found, default=(0.0, 0))
        return gain, -target

    def migration(self, j: Judgement) -> float:
        """Return the worth of a migration: the best move and half of the others, which may want the same place."""
        gains = []
        for unit in dict.fromkeys(j.s.units[j.seat]):
            if not unit & FLAGS:
                targets = self.open_to(j, unit, self.migrating.targets(j.s, j.seat, unit))
                gain, _ = self.best_move(j, unit, targets)
                if gain > WORTH_A_MOVE:
                    gains.append(gain)
        return max(gains) + 0.5 * (sum(gains) - max(gains)) if gains else 0.0

    def open_to(self, j: Judgement, unit: int, targets: list[int]) -> list[int]:
        if is_ship(unit):
            return targets
        tile = tile_of(unit)
        return [to for to in targets if to >> 4 == tile or citizens_in(j.s, j.seat, to >> 4) < self.crowd]

    def migrate(self, j: Judgement, legal: list[int]) -> int:
        """Choose the next unit to move, or none."""
        s, moved = j.s, about(j.s, Migration).moved
        best, chosen = WORTH_A_MOVE, moves.DONE
        first, least = -9.0, legal[0]
        for code in legal:
            if code == moves.DONE:
                continue
            unit = code - moves.PLACE << PLACE
            gain, _ = self.best_move(j, unit, self.migrating.allowed(s, j.seat, unit, moved))
            if gain > best:
                best, chosen = gain, code
            if gain > first:
                first, least = gain, code
        return chosen if chosen in legal else least

    def migrate_to(self, j: Judgement, legal: list[int]) -> int:
        unit = about(j.s, MigratingUnit).unit
        _, target = self.best_move(j, unit, [code - moves.PLACE for code in legal])
        return moves.PLACE + target

    # New citizens.

    def post(self, j: Judgement, place: int) -> float:
        """Return the worth of a new citizen on the land of a place."""
        s, seat = j.s, j.seat
        tile, bank = place >> 4, place & 15
        here = [each for each in s.units[seat] if tile_of(each) == tile and not is_ship(each)]
        others = sum([1 for each in here if building_of(each) < 0 and bank_of(s, each) == bank])
        return self.ground(j, tile, bank, others, len(here))

    def recruit(self, j: Judgement, legal: list[int]) -> int:
        """Recruit as long as a citizen is worth their price."""
        places = [code for code in legal if code != moves.DONE]
        worth = j.citizen + j.relief - self.people.price(j.s) * j.florin
        if moves.DONE in legal and (not places or worth <= 0.0):
            return moves.DONE
        return max(places, key=lambda code: self.post(j, code - moves.PLACE))

    def recruits(self, j: Judgement) -> float:
        """Return the worth of a recruitment, hire by hire."""
        s, seat = j.s, j.seat
        people = self.people
        tiles = {place >> 4 for place in people.posts(s, seat)}
        room = min(people.supply(s, seat), sum([self.crowd - citizens_in(s, seat, tile) for tile in tiles]))
        florins, workers, found = s.florins[seat], s.workers, 0.0
        while room > 0 and workers:
            price = people.prices[people.idle.at(workers)]
            worth = j.citizen + j.relief - price * j.florin
            if florins < price or worth <= 0.0:
                break
            found += worth
            florins, workers, room = florins - price, workers - 1, room - 1
        return found

    def reproduce(self, j: Judgement, legal: list[int]) -> int:
        places = [code for code in legal if code != moves.DONE]
        if not places or (j.citizen < 0 and moves.DONE in legal):
            return moves.DONE
        return max(places, key=lambda code: self.post(j, code - moves.PLACE))

    # Harvest.

    def cubes(self, j: Judgement, resource: int) -> int:
        """Return the cubes that a harvest brings without leave of another player and without leaving a building."""
        s, seat = j.s, j.seat
        icons: dict[tuple[int, int], int] = {}
        found = 0
        for unit in s.units[seat]:
            if unit & FLAGS or is_ship(unit) != (resource == FISH) or building_of(unit) >= 0:
                continue
            tile = tile_of(unit)
            at = tile, 0 if resource == FISH else bank_of(s, unit)
            if at not in icons:
                open_here = town_of(s, tile) in (NOBODY, seat)
                icons[at] = self.harvesting.free_icons(s, unit, resource).bit_count() if open_here else 0
            if icons[at]:
                icons[at] -= 1
                found += 1
        return min(found, s.stores[resource])

    def harvest(self, j: Judgement, legal: list[int]) -> int:
        """Harvest with units on the ground or in the water first, then perhaps ask for leave; leave no building without
        need."""
        s, seat = j.s, j.seat
        so_far = about(s, HarvestSoFar)
        resource, cubes = so_far.resource, so_far.cubes
        units = [code for code in legal if 0 <= code - moves.PLACE < moves.PLACES]
        for code in units:
            if building_of(code - moves.PLACE << PLACE) < 0:
                return code
        for code in units:
            unit = code - moves.PLACE << PLACE
            if j.cubes[resource] > j.lost(building_of(unit), tile_of(unit)):
                return code
        if moves.DONE in legal and cubes > 2:
            return moves.DONE
        asks = [code for code in legal if 0 <= code - moves.ASK < moves.TILES * moves.PRICES]
        if asks:
            tile = (asks[0] - moves.ASK) // moves.PRICES
            price = min(s.florins[seat], fair_rent(j, resource))
            if price * j.florin < j.cubes[resource] or moves.DONE not in legal:
                return moves.ASK + tile * moves.PRICES + price
        return moves.DONE if moves.DONE in legal else legal[0]

    def leave(self, j: Judgement) -> int:
        """Give leave to harvest where the player's own town rules, for a fair price (ARC-HAR-12)."""
        request = about(j.s, LeaveRequest)
        worth = request.florins * j.florin - 0.25 * j.cubes[request.resource]
        if j.s.stores[request.resource] <= 2:
            worth -= 0.5 * j.cubes[request.resource]
        return moves.YES if worth > 0.0 and request.asker != j.seat else moves.NO


def fair_rent(j: Judgement, resource: int) -> int:
    """Return the florins to offer for leave to harvest: about a third of the worth of the cube."""
    return max(1, min(3, round(0.35 * j.cubes[resource] / j.florin))) if j.florin > 0 else 1


def _fishing(unit: int, tile: int) -> bool:
    """Return whether a ship lies in the water of a hex."""
    return tile_of(unit) == tile and is_ship(unit) and unit >> PLACE & 15 != SHIP_PORT and unit >> PLACE & 15 >= WATER
