"""Decide about hexes: which to take, how to lay them, who enters, which cube goes where."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.land import HexToLay, Land
from trireme.games.archipelago.lookup import FISH, LAND, SEA
from trireme.games.archipelago.questions import OnTile, about
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.units import PLACE, building_of, citizens_in, is_ship, tile_of

FOUND: Final = 0.6
"""The share of explored hexes that can be laid."""
ICON: Final = 0.15
"""The share of a cube that an icon of a new hex is worth."""
FREE_SEA: Final = 0.02
FREE_LAND: Final = 0.015


class Regions:
    """The hexes of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.land = Land(ruleset)
        self.tables = ruleset.tables

    def face(self, j: Judgement, face: int) -> float:
        """Return the worth of what a hex brings with this side up."""
        icons = self.tables.icons[face]
        worth = sum([ICON * j.cubes[icon] * (0.6 if icon == FISH else 1.0) for icon in icons])
        if len(icons) > 1:
            worth += max([j.cubes[icon] for icon in icons])  # the cube to keep
        return worth - self.tables.huts[face] * j.worker

    def exploration(self, j: Judgement) -> float:
        """Return the worth of an exploration before it is known where the hex can lie."""
        s = j.s
        if s.face_up < 0:
            return 0.0
        hex = (s.face_up - 1) // 2
        seen = max([self.face(j, 1 + hex * 2 + side) for side in (0, 1)])
        worth = seen + j.gain("hexes_present") * 0.5
        if s.explorers:
            last = s.explorers % self.ruleset.stack == 1
            worth += j.token + j.towards("explorer_stacks_empty") * (1.0 if last else 1.0 / self.ruleset.stack)
        return FOUND * worth

    def score(self, j: Judgement, hex: int, code: int) -> float:
        """Return the worth of a way to lay a hex: its side, and the edges that stay open."""
        lying = self.land.read(j.s, code)
        face = 1 + hex * 2 + lying.side
        edges = self.tables.edges[face * 6 + lying.turn]
        taken = [direction for direction, _ in self.land.wanted(j.s, lying.gap.cell)]
        free = [edge for direction, edge in enumerate(edges) if direction not in taken]
        return self.face(j, face) + FREE_SEA * free.count(SEA) + FREE_LAND * free.count(LAND)

    def lay(self, j: Judgement, legal: list[int]) -> int:
        """Lay the hex in the best way, or discard it where its huts cost more than the hex and its token bring."""
        hex = about(j.s, HexToLay).hex
        ways = [code for code in legal if code != moves.PASS]
        if not ways:
            return moves.PASS
        best = max(ways, key=lambda code: self.score(j, hex, code))
        brought = self.score(j, hex, best) + (j.token if j.s.explorers else 0.0)
        return moves.PASS if moves.PASS in legal and brought < 0.0 else best

    def which_hex(self, j: Judgement, legal: list[int]) -> int:
        """Take the hex that is seen if it can be laid at a gain, else the next one."""
        s = j.s
        hex = (s.face_up - 1) // 2
        ways = self.land.explored_ways(s, j.seat, hex)
        if moves.SECOND not in legal or (ways and max([self.score(j, hex, code) for code in ways]) > 0.0):
            return moves.FIRST
        return moves.SECOND

    def enter(self, j: Judgement, legal: list[int]) -> int:
        """Enter with a ship, else with a citizen who leaves others behind; leave no building without need."""

        def cost(code: int) -> tuple[float, int]:
            unit = code - moves.PLACE << PLACE
            kind = building_of(unit)
            if kind >= 0:
                return j.lost(kind, tile_of(unit)) + 0.1, code
            if is_ship(unit):
                return 0.0, code
            return (0.02 if citizens_in(j.s, j.seat, tile_of(unit)) != 2 else 0.08), code

        return min(legal, key=cost)

    # Turn 0.

    def take_hex(self, j: Judgement, legal: list[int]) -> int:
        return max(legal, key=lambda code: max([self.start(j, 1 + (code - moves.HEX) * 2 + side) for side in (0, 1)]))

    def start(self, j: Judgement, face: int) -> float:
        """Return the worth of a first region: icons for two citizens and a ship, and few huts."""
        icons = self.tables.icons[face]
        kinds = len({icon for icon in icons if icon != FISH})
        return 0.3 * len(icons) + 0.1 * kinds - 0.1 * self.tables.huts[face]

    def lay_first(self, j: Judgement, legal: list[int]) -> int:
        s, hex = j.s, about(j.s, HexToLay).hex

        def score(code: int) -> float:
            lying = self.land.read(s, code)
            face = 1 + hex * 2 + lying.side
            edges = self.tables.edges[face * 6 + lying.turn]
            return self.start(j, face) + FREE_LAND * edges.count(LAND)

        return max(legal, key=score)

    def settle(self, j: Judgement, legal: list[int]) -> int:
        """Put both citizens on the bank where more grows: a couple may have children."""
        masks = self.tables.icon_mask[j.s.lie[about(j.s, OnTile).tile] // 6]
        icons = [sum([masks[bank * 6 + r].bit_count() for r in range(6) if r != FISH]) for bank in (0, 1)]
        return legal[0] if icons[0] >= icons[1] else legal[1]

    # Cubes.

    def to_market(self, j: Judgement, legal: list[int]) -> int:
        """Send the cube that all may need in a crisis and the player needs least."""

        def worth(code: int) -> float:
            resource = code - moves.RESOURCE
            return 2 * j.insured[resource] - j.cubes[resource]

        return max(legal, key=worth)

    def to_keep(self, j: Judgement, legal: list[int]) -> int:
        return max(legal, key=lambda code: j.cubes[code - moves.RESOURCE])
