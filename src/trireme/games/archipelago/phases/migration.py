"""Migration: every free unit may move once, citizens also in convoys (ARC-MIG, ARC-INL-07, 09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import LAND, MOUNTAIN, PORT, SEA, opposite
from trireme.games.archipelago.questions import Question, Steps, about
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_15,
    ARC_CTL_02,
    ARC_CTL_07,
    ARC_DEF_01,
    ARC_DEF_04,
    ARC_EXP_19,
    ARC_INL_07,
    ARC_INL_09,
    ARC_MIG_01,
    ARC_MIG_02,
    ARC_MIG_03,
    ARC_MIG_04,
    ARC_MIG_05,
    ARC_MIG_07,
    ARC_MIG_12,
    ARC_MIG_14,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import EMPTY, LAND_STEPS, NOT_BUILT, State
from trireme.games.archipelago.units import (
    ENGAGED,
    FLAGS,
    GROUND,
    LYING,
    ON,
    PLACE,
    SHIP_PORT,
    WATER,
    bank_of,
    building_of,
    citizens_in,
    go,
    is_ship,
    may_enter,
    tile_of,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

MANY: int = 4
"""The length of chains of moves out of full hexes that are looked at."""


class Migrating:
    """The places where units can go."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        tables = ruleset.tables
        self.edges, self.edge_bank = tables.edges, tables.edge_bank
        self.land, self.banks, self.sea = tables.land, tables.banks, tables.sea
        self.crowd = ruleset.crowd

    def targets(self, s: State, seat: Seat, unit: int) -> list[int]:
        """Return the places that a unit can reach, each once."""
        return self._sailing(s, seat, unit) if is_ship(unit) else self._walking(s, seat, unit)

    def _sailing(self, s: State, seat: Seat, unit: int) -> list[int]:
        """Return the places over one sea edge, onto a port or off it (ARC-MIG-02, 04)."""
        tile = tile_of(unit)
        on_port = building_of(unit) == PORT
        found = [tile << 4 | WATER] if on_port else []
        tiles = [] if on_port else [tile]
        edges = self.edges[s.lie[tile]]
        for direction in range(6):
            near = s.near[tile * 6 + direction]
            if near >= 0 and edges[direction] == SEA:
                found.append(near << 4 | WATER)
                tiles.append(near)
        return found + [there << 4 | SHIP_PORT for there in tiles if may_enter(s, seat, there, PORT)]

    def _walking(self, s: State, seat: Seat, unit: int) -> list[int]:
        tile, bank = tile_of(unit), bank_of(s, unit)
        place = unit >> PLACE
        shores = [(tile, bank), *self._by_land(s, tile, bank, s.turn[LAND_STEPS]), *self._by_sea(s, seat, tile, bank)]
        found: list[int] = []
        for there, side in dict.fromkeys(shores):
            found.append(there << 4 | GROUND + side)
            for kind in range(4):
                at = there * 4 + kind
                if s.holder[at] == EMPTY and s.shore[at] == side and may_enter(s, seat, there, kind):
                    found.append(there << 4 | ON + kind)
        return [target for target in found if target != place]

    def _by_land(self, s: State, tile: int, bank: int, steps: int) -> list[tuple[int, int]]:
        """Return the banks over land edges; with Roads over two of them (ARC-MIG-03, ARC-INL-09)."""
        reached = [(tile, bank)]
        ring = reached
        for _ in range(steps):
            ring = [next for here in ring for next in self._land_neighbours(s, *here) if next not in reached]
            reached = [*reached, *dict.fromkeys(ring)]
        return reached[1:]

    def _land_neighbours(self, s: State, tile: int, bank: int) -> list[tuple[int, int]]:
        lie = s.lie[tile]
        edges, banks = self.edges[lie], self.edge_bank[lie]
        found = []
        for direction in range(6):
            near = s.near[tile * 6 + direction]
            if near >= 0 and edges[direction] == LAND and banks[direction] == bank:
                found.append((near, self.edge_bank[s.lie[near]][opposite(direction)]))
        return found

    def _by_sea(self, s: State, seat: Seat, tile: int, bank: int) -> list[tuple[int, int]]:
        """Return the banks by convoy. Each crossing needs an own ship on one of its two hexes (ARC-MIG-05 to 10,
        ARC-INL-07)."""
        ships = 0
        for unit in s.units[seat]:
            if unit >> PLACE & 15 >= WATER:
                ships |= 1 << (unit >> 6)
        if not ships or not self.sea[s.lie[tile] // 6]:
            return []
        found = []
        for here in self._afloat(s, tile, ships):
            face = s.lie[here] // 6
            if self.land[face] and (here != tile or ships >> tile & 1):
                found += [(here, side) for side in range(self.banks[face]) if (here, side) != (tile, bank)]
        return found

    def _afloat(self, s: State, tile: int, ships: int) -> list[int]:
        """Return the hexes over sea edges, each served by a ship on either side; with -1 ships are everywhere."""
        reached = [tile]
        for here in reached:
            edges = self.edges[s.lie[here]]
            for direction in range(6):
                near = s.near[here * 6 + direction]
                served = near >= 0 and edges[direction] == SEA and (ships >> here & 1 or ships >> near & 1)
                if served and near not in reached:
                    reached.append(near)
        return reached

    def movable(self, s: State, seat: Seat, moved: Sequence[int]) -> list[int]:
        """Return the free units that have not moved yet, each kind of them once."""
        found: list[int] = []
        for unit in s.units[seat]:
            if not unit & FLAGS and unit not in found and s.units[seat].count(unit) > moved.count(unit):
                found.append(unit)
        return found

    def possible(self, s: State, seat: Seat) -> bool:
        for unit in s.units[seat]:  # usually a ship can move
            if not unit & FLAGS and is_ship(unit):
                tile = unit >> 6
                edges = self.edges[s.lie[tile]]
                for direction in range(6):
                    if edges[direction] == SEA and s.near[tile * 6 + direction] >= 0:
                        return True
        return any(self.allowed(s, seat, unit, ()) for unit in self.movable(s, seat, ()))

    def why(self, s: State, seat: Seat) -> Iterator[Reason]:
        """Yield the rules by which nobody can move."""
        units = self.movable(s, seat, ())
        if not units:
            yield Reason(ARC_MIG_01)
        elif not self.possible(s, seat):
            for unit in units:
                yield from self.why_not_move(s, seat, unit, ())

    def why_not_move(self, s: State, seat: Seat, unit: int, moved: Sequence[int]) -> Iterator[Reason]:
        """Yield the rules by which a free unit that has not moved yet stays where it is."""
        if not self.targets(s, seat, unit):
            yield Reason(ARC_MIG_02 if is_ship(unit) else ARC_MIG_14)
        elif (is_ship(unit) and self.crowded(s, seat) >= 0) or not self.allowed(s, seat, unit, moved):
            yield Reason(ARC_MIG_12)

    def why_not_walk(self, s: State, seat: Seat, unit: int, there: int, side: int) -> Iterator[Reason]:
        """Yield the rules by which a citizen cannot reach a bank of a hex."""
        tile, bank = tile_of(unit), bank_of(s, unit)
        if not self.land[s.lie[there] // 6]:
            yield Reason(ARC_MIG_07)
        by_land = self._by_land(s, tile, bank, s.turn[LAND_STEPS])
        within_reach = [(tile, bank), *by_land, *self._by_sea(s, seat, tile, bank)]
        if (there, side) in within_reach:
            return
        if there == tile:
            yield Reason(ARC_INL_07)
            return
        ways = [direction for direction in range(6) if s.near[tile * 6 + direction] == there]
        if any(self.edges[s.lie[tile]][direction] == MOUNTAIN for direction in ways):
            yield Reason(ARC_EXP_19)
        if there in self._afloat(s, tile, -1) and self.land[s.lie[there] // 6]:
            yield Reason(ARC_MIG_05)
        yield Reason(ARC_INL_09 if there in [near for near, _ in by_land] else ARC_MIG_03)

    def crowded(self, s: State, seat: Seat) -> int:
        """Return a hex with too many own citizens, or -1. No migration can end so (ARC-MIG-12)."""
        tiles = [unit >> 6 for unit in s.units[seat] if unit >> PLACE & 15 < WATER]
        if len(tiles) > self.crowd:
            for tile in tiles:
                if tiles.count(tile) > self.crowd:
                    return tile
        return -1

    def allowed(self, s: State, seat: Seat, unit: int, moved: Sequence[int]) -> list[int]:
        """Return where a unit may go so that the migration can still end well."""
        targets = self.targets(s, seat, unit)
        if is_ship(unit):
            return targets
        tile = tile_of(unit)
        full = self.crowded(s, seat)
        if full >= 0 and tile != full:
            return []
        found = []
        for target in targets:
            there = target >> 4
            if there == tile:
                if full < 0:
                    found.append(target)
            elif citizens_in(s, seat, there) < self.crowd or self._makes_room(s, seat, unit, target, moved, MANY):
                found.append(target)
        return found

    def _makes_room(self, s: State, seat: Seat, unit: int, target: int, moved: Sequence[int], depth: int) -> bool:
        """Return whether another unit can leave a full hex after this one has entered it."""
        if not depth:
            return False
        trial = s.clone()
        gone = go(trial, seat, unit, target >> 4, target & 15)
        moved = [*moved, gone]
        for other in self.movable(trial, seat, moved):
            if is_ship(other) or tile_of(other) != target >> 4:
                continue
            for way_out in self.targets(trial, seat, other):
                there = way_out >> 4
                if there != target >> 4 and (
                    citizens_in(trial, seat, there) < self.crowd
                    or self._makes_room(trial, seat, other, way_out, moved, depth - 1)
                ):
                    return True
        return False

    def choices(self, s: State, seat: Seat, moved: Sequence[int]) -> Iterator[int]:
        """Yield the units that may move next; when a hex is too full, only those that leave it."""
        full = self.crowded(s, seat)
        for unit in self.movable(s, seat, moved):
            if (full < 0 or not is_ship(unit)) and self.allowed(s, seat, unit, moved):
                yield unit


def why_not_free(s: State, seat: Seat, unit: int) -> Iterator[Reason]:
    """Yield the rules by which none of the units at a place can move: they lie, or are engaged."""
    flags = [each & FLAGS for each in s.units[seat] if each >> PLACE == unit >> PLACE]
    if any(each & LYING for each in flags):
        yield Reason(ARC_DEF_01)
    if any(each & ENGAGED for each in flags):
        yield Reason(ARC_DEF_04)


MIGRATE: Final = 66


class Migration(FrameData):
    """A migration that is under way."""

    moved: tuple[int, ...]
    """The units that have moved, where they are now."""


class Migrate(Question):
    """Ask for the next unit to move, or none (ARC-MIG-01, 11)."""

    phase = "actions"
    prompt = "migrate"
    verb = "unit"
    words = ("unit", "done")
    cover = True  # the same words may follow each other
    rules = (ARC_MIG_01, ARC_MIG_12)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.migrating = Migrating(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        moved = about(s, Migration).moved
        codes = [moves.PLACE + (unit >> PLACE) for unit in self.migrating.choices(s, seat, moved)]
        return [*codes, moves.DONE] if moved and self.migrating.crowded(s, seat) < 0 else codes

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*dict.fromkeys(moves.PLACE + (unit >> PLACE) for unit in s.units[seat]), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        moved = about(s, Migration).moved
        if code == moves.DONE:
            if self.migrating.crowded(s, seat) >= 0:
                yield Reason(ARC_MIG_12)
            if not moved:
                yield Reason(ARC_ACT_15)
            return
        unit = code - moves.PLACE << PLACE
        if unit not in s.units[seat]:
            yield from why_not_free(s, seat, unit)
        if s.units[seat].count(unit) <= moved.count(unit):
            yield Reason(ARC_MIG_01)
        else:
            yield from self.migrating.why_not_move(s, seat, unit, moved)

    def take(self, s: State, seat: Seat, code: int) -> None:
        moved = about(s, Migration).moved
        s.answered(seat)
        if code != moves.DONE:
            s.ask(MIGRATE_TO, 1 << seat, MigratingUnit(code - moves.PLACE << PLACE, moved))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE if moves.DONE in legal else legal[0]


MIGRATE_TO: Final = 67


class MigratingUnit(FrameData):
    """A unit that is about to move."""

    unit: int
    moved: tuple[int, ...]
    """The units that have moved before it."""


class MigrateTo(Question):
    """Ask where the unit goes (ARC-MIG-02 to 05)."""

    phase = "actions"
    prompt = "migrate-to"
    verb = "to"
    rules = (ARC_MIG_02, ARC_MIG_03, ARC_MIG_04, ARC_MIG_05)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.migrating = Migrating(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        mover = about(s, MigratingUnit)
        return [moves.PLACE + place for place in self.migrating.allowed(s, seat, mover.unit, mover.moved)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        spots = (WATER, SHIP_PORT) if is_ship(about(s, MigratingUnit).unit) else range(ON + 4)
        return [moves.PLACE + (tile << 4 | spot) for tile in range(len(s.lie)) for spot in spots]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        unit, place = about(s, MigratingUnit).unit, code - moves.PLACE
        tile, kind = place >> 4, building_of(place << PLACE)
        if kind >= 0:
            if s.holder[tile * 4 + kind] >= 0:
                yield Reason(ARC_CTL_02)
            elif s.holder[tile * 4 + kind] == NOT_BUILT:
                yield Reason(ARC_MIG_04)
            elif not may_enter(s, seat, tile, kind):
                yield Reason(ARC_CTL_07)
        reached = [target >> 4 for target in self.migrating.targets(s, seat, unit)]
        if is_ship(unit):
            if place == unit >> PLACE or (tile != tile_of(unit) and tile not in reached):
                yield Reason(ARC_MIG_02)
            return
        if place == unit >> PLACE:
            yield Reason(KIT_ASK_03)
        elif place in self.migrating.targets(s, seat, unit):
            if place not in self.migrating.allowed(s, seat, unit, about(s, MigratingUnit).moved):
                yield Reason(ARC_MIG_12)
        else:
            side = place & 1 if kind < 0 else s.shore[tile * 4 + kind]
            if side < self.migrating.banks[s.lie[tile] // 6]:
                yield from self.migrating.why_not_walk(s, seat, unit, tile, side)
            else:
                yield Reason(KIT_ASK_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        mover = about(s, MigratingUnit)
        unit = mover.unit
        s.answered(seat)
        place = code - moves.PLACE
        if s.journal is not None:
            origin, target = self.naming.place(s, unit >> PLACE), self.naming.place(s, place)
            s.journal.append(events.Moved(seat=seat, origin=origin, target=target))
        there = go(s, seat, unit, place >> 4, place & 15)
        moved = tuple(sorted([*mover.moved, there]))
        if next(self.migrating.choices(s, seat, moved), -1) >= 0:
            s.ask(MIGRATE, 1 << seat, Migration(moved))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"unit": self.naming.place(s, about(s, MigratingUnit).unit >> PLACE)}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    MIGRATE: Migrate,
    MIGRATE_TO: MigrateTo,
}
