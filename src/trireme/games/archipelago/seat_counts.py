"""What a seat could do with a disc now, and how far things have come, as figures for the table."""

from __future__ import annotations

from trireme.games.archipelago import moves
from trireme.games.archipelago.land import Land
from trireme.games.archipelago.lookup import FISH, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.phases.building import Building
from trireme.games.archipelago.phases.game_end import Ends
from trireme.games.archipelago.phases.harvest import Harvesting
from trireme.games.archipelago.phases.migration import Migrating
from trireme.games.archipelago.phases.people import People
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import CRITERIA
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import FLAGS, LYING, bank_of, controlled, is_ship, tile_of
from trireme.kit.seats import Seat

SCREENED = ("florins", "explorer_tokens", *(f"cubes_{name}" for name in RESOURCES))
"""Criteria that count what lies behind the screens (ARC-CMP-13)."""


class SeatCounts:
    """Figures of a seat, counted from what the seat itself may see."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.land = Land(ruleset)
        self.building = Building(ruleset)
        self.harvesting = Harvesting(ruleset)
        self.migrating = Migrating(ruleset)
        self.people = People(ruleset)
        self.ends = Ends(ruleset)

    def actions(self, s: State, seat: Seat, own: bool) -> dict[str, int]:
        """Return figures by action: florins, cubes, places, births, units. The seat itself also gets the price of a
        recruit and the kinds of buildings, which depend on what it can pay."""
        units = sum([1 for unit in s.units[seat] if is_ship(unit) or not unit & LYING])
        mine = self.migrating.movable(s, seat, ())
        public = {
            "taxes": units + controlled(s, seat, TOWN) + controlled(s, seat, TEMPLE),
            **{f"harvest_{name}": self.cubes(s, seat, number) for number, name in enumerate(RESOURCES)},
            "exploration": len(self.land.entries(s, seat)) if s.face_up >= 0 else 0,
            "reproduction": min(len(self.people.births(s, seat)), self.people.supply(s, seat)),
            "migration": sum([s.units[seat].count(unit) for unit in mine if self.migrating.allowed(s, seat, unit, ())]),
        }
        if not own:
            return public
        built = {(code - moves.BUILD) // moves.WAYS for code in self.building.legal(s, seat)}
        recruitment = self.people.price(s) if self.people.recruits(s, seat) else 0
        return {**public, "recruitment": recruitment, "construction": len(built)}

    def cubes(self, s: State, seat: Seat, resource: int) -> int:
        """Return what a harvest brings at most, with every leave."""
        units: dict[tuple[int, int], int] = {}
        icons: dict[tuple[int, int], int] = {}
        for unit in s.units[seat]:
            if unit & FLAGS or is_ship(unit) != (resource == FISH):
                continue
            shore = tile_of(unit), 0 if is_ship(unit) else bank_of(s, unit)
            units[shore] = units.get(shore, 0) + 1
            icons[shore] = self.harvesting.free_icons(s, unit, resource).bit_count()
        return min(sum([min(count, icons[shore]) for shore, count in units.items()]), s.stores[resource])

    def standings(self, s: State, over: bool) -> dict[str, tuple[int, ...]]:
        """Return what may count for trends and objectives, by criterion and seat; nothing that lies behind screens."""
        return {
            name: tuple(count(self.ruleset, s, each) for each in self.ruleset.all_seats)
            for name, count in CRITERIA.items()
            if over or name not in SCREENED
        }

    def gauge(self, s: State, objective: int) -> tuple[int, int]:
        """Return how far the end condition of an objective has come, and how far it must."""
        return self.ends.gauges[objective](self.ruleset, s), self.ends.figures[objective]
