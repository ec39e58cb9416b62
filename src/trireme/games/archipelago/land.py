"""The map: free places beside hexes, and how a hex fits there (ARC-TZR-02 to 04, ARC-EXP-04 to 09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from trireme.games.archipelago import moves
from trireme.games.archipelago.lookup import LAND, MOUNTAIN, SEA, STEPS, opposite
from trireme.games.archipelago.rules.ids import (
    ARC_EXP_05,
    ARC_EXP_06,
    ARC_EXP_07,
    ARC_EXP_09,
    ARC_EXP_19,
    ARC_TZR_02,
    ARC_TZR_03,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import FLAGS, bank_of, is_ship, tile_of
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

SIDES: Final = ("a", "b")
TURNS: Final = ("0", "1", "2", "3", "4", "5")
"""The words for the six turns of a hex."""


class HexToLay(FrameData):
    """A region hex that a player lays."""

    hex: int


class Gap(NamedTuple):
    """A free place: the first tile that it touches, the direction from it, and the cell."""

    tile: int
    direction: int
    cell: int


class Lying(NamedTuple):
    """A hex on the map as a code describes it."""

    gap: Gap
    side: int
    turn: int


class Land:
    """The free places of a map, and the ways to lay a hex there."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        tables = ruleset.tables
        self.edges, self.edge_bank, self.same_turn = tables.edges, tables.edge_bank, tables.same_turn
        self.hexes = range(tables.hexes)
        self.looks = [
            [
                (side, turn, packed(enumerate(self.edges[face * 6 + turn])))
                for side, face in sides
                for turn in self._turns(face)
            ]
            for sides in [[(side, 1 + hex * 2 + side) for side in range(2)] for hex in self.hexes]
        ]
        """For each hex: its sides, the turns of each that look different, and their edges."""

    def _turns(self, face: int) -> list[int]:
        return [turn for turn in range(6) if self.same_turn[face * 6 + turn] == turn]

    def upright(self, hex: int, words: list[str]) -> list[str]:
        """Return the words of a move with the first turn that looks the same: `lay b 1,0 3` of a hex that is sea all
        around becomes `lay b 1,0 0`."""
        if len(words) != 4 or words[1] not in SIDES or words[3] not in TURNS:
            return words
        lie = (1 + hex * 2 + SIDES.index(words[1])) * 6 + TURNS.index(words[3])
        return [*words[:3], TURNS[self.same_turn[lie]]]

    def gaps(self, s: State, beside: int = -1) -> Iterator[Gap]:
        """Yield all free places, or those beside one tile, each once."""
        seen: set[int] = set()
        for tile, cell in enumerate(s.cells):
            for direction in range(6):
                there = cell + STEPS[direction]
                if s.near[tile * 6 + direction] < 0 and there not in seen:
                    seen.add(there)
                    if beside < 0 or any(there + step == s.cells[beside] for step in STEPS):
                        yield Gap(tile, direction, there)

    def wanted(self, s: State, cell: int) -> list[tuple[int, int]]:
        """Return, for each edge of a place that touches a tile, the direction and what lies on the other side."""
        found = []
        for direction, step in enumerate(STEPS):
            if cell + step in s.cells:
                lie = s.lie[s.cells.index(cell + step)]
                found.append((direction, self.edges[lie][opposite(direction)]))
        return found

    def ways(self, hex: int, gap: Gap, wanted: list[tuple[int, int]]) -> list[int]:
        """Return the codes of all ways to lay a hex there."""
        mask, edges = packed([(direction, 3) for direction, _ in wanted]), packed(wanted)
        return [code_of(gap, side, turn) for side, turn, look in self.looks[hex] if look & mask == edges]

    def first_gaps(self, s: State, seat: Seat) -> list[Gap]:
        """Return the free places of turn 0: those beside the start hex.

        Where none of the player's hexes, or of those they could draw, fits there, no new deal would ever help
        (ARC-TZR-10); then all free places are returned.
        """
        gaps = list(self.gaps(s, beside=0))
        own = bits(s.pile | s.cast | sum([1 << hex for hex in s.hands[seat]]), self.hexes)
        for gap in gaps:
            wanted = self.wanted(s, gap.cell)
            for hex in own:
                if self.ways(hex, gap, wanted):
                    return gaps
        return list(self.gaps(s))

    def first_ways(self, s: State, seat: Seat, hex: int) -> list[int]:
        found = []
        for gap in self.first_gaps(s, seat):
            found += self.ways(hex, gap, self.wanted(s, gap.cell))
        return found

    def can_be_first(self, s: State, seat: Seat) -> list[int]:
        """Return the numbers of the hexes in the player's hand that can be laid."""
        left = sorted(s.hands[seat])
        found: list[int] = []
        for gap in self.first_gaps(s, seat):
            wanted = self.wanted(s, gap.cell)
            found += [hex for hex in left if hex not in found and self.ways(hex, gap, wanted)]
            if len(found) == len(left):
                break
        return sorted(found)

    def entries(self, s: State, seat: Seat) -> list[Gap]:
        """Return the free places that touch two hexes or more, one of which holds a free unit that can enter
        (ARC-EXP-22)."""
        found = []
        for cell in self.in_reach(s, seat):
            touched = [direction for direction in range(6) if cell + STEPS[direction] in s.cells]
            if len(touched) > 1:
                found.append(self.gap_at(s, cell))
        return found

    def in_reach(self, s: State, seat: Seat) -> list[int]:
        """Return the free places that a free unit can enter (ARC-EXP-07, 09)."""
        cells: dict[int, bool] = {}
        for unit in s.units[seat]:
            if unit & FLAGS:
                continue
            tile = tile_of(unit)
            lie = s.lie[tile]
            edges = self.edges[lie]
            ship = is_ship(unit)
            bank = 0 if ship else bank_of(s, unit)
            for direction in range(6):
                if s.near[tile * 6 + direction] < 0 and (
                    edges[direction] == SEA
                    if ship
                    else edges[direction] == LAND and self.edge_bank[lie][direction] == bank
                ):
                    cells[s.cells[tile] + STEPS[direction]] = True
        return list(cells)

    def can_explore(self, s: State, seat: Seat) -> bool:
        """Return whether there is such a place. A free place next to a tile, seen from the same unit's tile, touches
        both."""
        near, edge_bank = s.near, self.edge_bank
        last = -1
        for unit in s.units[seat]:
            if unit & FLAGS or unit == last:
                continue
            last = unit
            tile = unit >> 6
            lie = s.lie[tile]
            edges, at = self.edges[lie], tile * 6
            if is_ship(unit):
                ways = [d for d in range(6) if near[at + d] < 0 and edges[d] == SEA]
            else:
                bank = bank_of(s, unit)
                ways = [d for d in range(6) if near[at + d] < 0 and edges[d] == LAND and edge_bank[lie][d] == bank]
            for direction in ways:
                if near[at + (direction + 1) % 6] >= 0 or near[at + (direction + 5) % 6] >= 0:
                    return True
                cell = s.cells[tile] + STEPS[direction]
                if any(cell + STEPS[step] in s.cells for step in range(6) if step != opposite(direction)):
                    return True
        return False

    def explored_ways(self, s: State, seat: Seat, hex: int) -> list[int]:
        found = []
        for gap in sorted(self.entries(s, seat)):
            found += self.ways(hex, gap, self.wanted(s, gap.cell))
        return found

    def gap_at(self, s: State, cell: int) -> Gap:
        tile, direction = min(
            (s.cells.index(cell + step), opposite(direction))
            for direction, step in enumerate(STEPS)
            if cell + step in s.cells
        )
        return Gap(tile, direction, cell)

    def all_ways(self, s: State, hex: int) -> list[int]:
        """Return all codes that a player might try."""
        return [code_of(gap, side, turn) for gap in self.gaps(s) for side, turn, _ in self.looks[hex]]

    def read(self, s: State, code: int) -> Lying:
        side, rest = divmod(code - moves.LAY, moves.TILES * 36)
        tile, rest = divmod(rest, 36)
        direction, turn = divmod(rest, 6)
        return Lying(Gap(tile, direction, s.cells[tile] + STEPS[direction]), side, turn)

    def bars_first(self, s: State, seat: Seat, hex: int, code: int) -> Iterator[Reason]:
        lying = self.read(s, code)
        if lying.gap.cell not in [gap.cell for gap in self.first_gaps(s, seat)]:
            yield Reason(ARC_TZR_02)
        if not self._matches(s, hex, lying):
            yield Reason(ARC_TZR_03)
        yield from self._bars_turn(hex, lying)

    def bars(self, s: State, seat: Seat, hex: int, code: int) -> Iterator[Reason]:
        lying = self.read(s, code)
        wanted = self.wanted(s, lying.gap.cell)
        if len(wanted) < 2:
            yield Reason(ARC_EXP_05)
        if not self._matches(s, hex, lying):
            yield Reason(ARC_EXP_06)
        if lying.gap.cell not in self.in_reach(s, seat):
            yield Reason(ARC_EXP_07)
        yield from self._bars_turn(hex, lying)

    def _bars_turn(self, hex: int, lying: Lying) -> Iterator[Reason]:
        """Refuse all turns that look the same but the first."""
        if (lying.side, lying.turn) not in [(side, turn) for side, turn, _ in self.looks[hex]]:
            yield Reason(KIT_ASK_03)

    def bars_entry(self, s: State, seat: Seat, unit: int, tile: int) -> Iterator[Reason]:
        """Yield the rules by which no unit at this place enters the hex; for a free unit they name the edge."""
        if unit not in s.units[seat]:
            yield Reason(ARC_EXP_07)
        elif self.entry_spot(s, unit, tile) < 0:
            origin = tile_of(unit)
            edges = [self.edges[s.lie[origin]][way] for way in range(6) if s.near[origin * 6 + way] == tile]
            if MOUNTAIN in edges:
                yield Reason(ARC_EXP_19)
            if edges and edges[0] != (SEA if is_ship(unit) else LAND):
                yield Reason(ARC_EXP_09)
            else:
                yield Reason(ARC_EXP_07)

    def _matches(self, s: State, hex: int, lying: Lying) -> bool:
        return self.fits(s, lying.gap.cell, (1 + hex * 2 + lying.side) * 6 + lying.turn)

    def fits(self, s: State, cell: int, lie: int) -> bool:
        """Return whether a hex that lies so matches every hex that it touches there (ARC-TZR-03, ARC-EXP-06)."""
        edges = self.edges[lie]
        return all(edges[direction] == letter for direction, letter in self.wanted(s, cell))

    def entrants(self, s: State, seat: Seat, tile: int) -> list[int]:
        """Return the free units that can enter a tile, each kind of them once."""
        found: list[int] = []
        for unit in s.units[seat]:
            if not unit & FLAGS and unit not in found and self.entry_spot(s, unit, tile) >= 0:
                found.append(unit)
        return found

    def entry_spot(self, s: State, unit: int, tile: int) -> int:
        """Return the spot on which a unit arrives that crosses the edge to another tile, or -1 (ARC-EXP-09, 19)."""
        origin = tile_of(unit)
        for direction in range(6):
            if s.near[origin * 6 + direction] == tile:
                lie = s.lie[origin]
                edge = self.edges[lie][direction]
                if is_ship(unit):
                    return 8 if edge == SEA else -1
                if edge == LAND and self.edge_bank[lie][direction] == bank_of(s, unit):
                    return self.edge_bank[s.lie[tile]][opposite(direction)]
        return -1


def packed(edges: Iterable[tuple[int, int]]) -> int:
    """Pack what lies on edges, two bits for each direction."""
    return sum([letter << 2 * direction for direction, letter in edges])


def code_of(gap: Gap, side: int, turn: int) -> int:
    return moves.LAY + ((side * moves.TILES + gap.tile) * 6 + gap.direction) * 6 + turn
