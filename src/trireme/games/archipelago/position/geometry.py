"""Maps that laying cannot bring about: edges that do not match, hexes that touch too few (ARC-TZR, ARC-EXP)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from trireme.games.archipelago.land import Land
from trireme.games.archipelago.places_by_name import cell_name
from trireme.games.archipelago.rules.ids import ARC_EXP_05, ARC_EXP_06, ARC_TZR_03
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.positions import Finding

START: Final = frozenset([0])
"""The start hex, which lies on the map from the beginning."""


def misplaced(ruleset: Ruleset, land: Land, s: State) -> Iterator[Finding]:
    """Yield hexes that do not match what they touch, and hexes that cannot have been laid in any order."""
    for tile in range(1, len(s.lie)):
        if land.fits(s, s.cells[tile], s.lie[tile]):
            continue
        for other in [other for other in neighbours(s, tile) if other < tile and not _match(land, s, tile, other)]:
            explored = 0 not in neighbours(s, tile) or (other and 0 not in neighbours(s, other))
            given = f"{_lay(ruleset, s, tile)}, {_lay(ruleset, s, other)}"
            yield f"map.{ruleset.tile_name(s, tile)}", given, ARC_EXP_06 if explored else ARC_TZR_03
    around = [neighbours(s, tile) for tile in range(len(s.lie))]
    left = Laying(around).left(ruleset.players)
    if left and _nothing_fits(ruleset, land, s):
        left = Laying(around, beside_any=True).left(ruleset.players)
    for tile in left:
        yield f"map.{ruleset.tile_name(s, tile)}.cell", cell_name(s.cells[tile]), ARC_EXP_05


def neighbours(s: State, tile: int) -> list[int]:
    return [other for other in s.near[tile * 6 : tile * 6 + 6] if other >= 0]


def _lay(ruleset: Ruleset, s: State, tile: int) -> str:
    """Return where and how a tile lies, such as `R09a 0,1 0`."""
    return f"{ruleset.tile_name(s, tile)} {cell_name(s.cells[tile])} {s.lie[tile] % 6}"


def _edge(land: Land, s: State, tile: int, other: int) -> int:
    """Return what lies on the edge of a tile that touches another."""
    direction = s.near.index(other, tile * 6, tile * 6 + 6) - tile * 6
    return land.edges[s.lie[tile]][direction]


def _match(land: Land, s: State, tile: int, other: int) -> bool:
    return _edge(land, s, tile, other) == _edge(land, s, other, tile)


class Laying:
    """The orders in which the tiles of a map can have been laid: in turn 0 one beside the start hex for each player,
    then those that touch two."""

    def __init__(self, around: list[list[int]], beside_any: bool = False) -> None:
        self.tiles = range(len(around))
        self.around = around
        self.beside_any = beside_any

    def left(self, firsts: int, laid: frozenset[int] = START) -> list[int]:
        """Return the tiles left over in the best order, with so many hexes of turn 0 still to lay."""
        laid = self.explored(laid)
        best = [tile for tile in self.tiles if tile not in laid]
        if not best or not firsts:
            return best
        for tile in [tile for tile in best if self.can_be_first(tile, laid)]:
            left = self.left(firsts - 1, laid | {tile})
            if not left:
                return left
            best = min(best, left, key=len)
        return best

    def can_be_first(self, tile: int, laid: frozenset[int]) -> bool:
        return 0 in self.around[tile] or (self.beside_any and any(other in laid for other in self.around[tile]))

    def explored(self, laid: frozenset[int]) -> frozenset[int]:
        """Return these tiles and all that can be explored from them."""
        while True:
            touched = {tile: [other for other in self.around[tile] if other in laid] for tile in self.tiles}
            more = [tile for tile in self.tiles if tile not in laid and len(touched[tile]) > 1]
            if not more:
                return laid
            laid = laid.union(more)


def _nothing_fits(ruleset: Ruleset, land: Land, s: State) -> bool:
    """Return whether a player in turn 0 may have found no place beside the start hex, so that any hex was neighbour
    enough.

    Earlier players had laid some of the hexes that lie there now, and the hexes that fit were in the hands of others.
    """
    beside = neighbours(s, 0)
    in_hands = (ruleset.players - 1) * ruleset.content.setup.region_hexes_dealt
    for count in range(1, ruleset.players):
        for some in combinations(beside, count):
            before = ruleset.blank()
            for tile in some:
                ruleset.put_tile(before, s.cells[tile], *divmod(s.lie[tile], 6))
            laid = [(s.lie[tile] // 6 - 1) // 2 for tile in some]
            wanted = [(gap, land.wanted(before, gap.cell)) for gap in land.gaps(before, beside=0)]
            fitting = [hex for hex in land.hexes if any(land.ways(hex, gap, edges) for gap, edges in wanted)]
            if len([hex for hex in fitting if hex not in laid]) <= in_hands:
                return True
    return False
