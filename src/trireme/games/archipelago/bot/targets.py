"""Make the single choices that cards, events and variants ask for."""

from __future__ import annotations

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.effects.players import EMPTY_FIST
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.units import LYING, PLACE, building_of, citizens_in, tile_of


class Targets:
    """The single choices of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.icons = ruleset.tables.icons

    def rival(self, j: Judgement, legal: list[int]) -> int:
        """Choose the player who is ahead."""
        return max(legal, key=lambda code: (j.totals[code - moves.SEAT], -code))

    def victim(self, j: Judgement, legal: list[int]) -> int:
        """Choose the player who has most cubes, as far as they have been counted."""
        s = j.s
        return max(legal, key=lambda code: (sum(s.stock[(code - moves.SEAT) * 6 : (code - moves.SEAT) * 6 + 6]), -code))

    def prey(self, j: Judgement, legal: list[int]) -> int:
        """Choose a ship of the player who is ahead."""
        return max(legal, key=lambda code: (j.totals[(code - moves.STAND) // moves.PLACES], -code))

    def loot(self, j: Judgement, legal: list[int]) -> int:
        """Hand over the cube that the player can best spare."""
        return min(legal, key=lambda code: j.cubes[code - moves.RESOURCE] if code != moves.NOTHING else 0.0)

    def fists(self, j: Judgement, legal: list[int]) -> int:
        def worth(code: int) -> float:
            hands = divmod(code - moves.FIST, 7)
            return sum([j.cubes[cube] for cube in hands if cube != EMPTY_FIST])

        return min(legal, key=worth)

    def pillage(self, j: Judgement, legal: list[int]) -> int:
        """Pillage where fewest of the player's citizens stand."""
        return min(legal, key=lambda code: (citizens_in(j.s, j.seat, (code - moves.PLACE) >> 4), code))

    def pillage_what(self, j: Judgement, legal: list[int]) -> int:
        return max(legal, key=lambda code: j.cubes[code - moves.RESOURCE])

    def stand_up(self, j: Judgement, legal: list[int]) -> int:
        """Stand up own citizens in the hex where most of them lie, then those of others, which costs nothing."""
        s = j.s
        own = range(moves.STAND + j.seat * moves.PLACES, moves.STAND + (j.seat + 1) * moves.PLACES)
        fallen = [tile_of(unit) for unit in s.units[j.seat] if unit & LYING]
        mine = [code for code in legal if code in own]
        if mine:
            return max(mine, key=lambda code: (fallen.count((code - moves.STAND) % moves.PLACES >> 4), -code))
        return moves.DONE if moves.DONE in legal else legal[0]

    def to_wonder(self, j: Judgement, legal: list[int]) -> int:
        """Send a citizen who stands on no building, from the hex with most of the player's citizens."""

        def cost(code: int) -> tuple[float, int]:
            unit = code - moves.PLACE << PLACE
            kind = building_of(unit)
            lost = j.lost(kind, tile_of(unit)) if kind >= 0 else 0.0
            return lost, -citizens_in(j.s, j.seat, tile_of(unit))

        return min(legal, key=cost)

    def keep_objective(self, j: Judgement, legal: list[int]) -> int:
        """Keep an ordinary objective rather than the pacifist's, and that rather than the separatist's."""
        objectives = self.ruleset.content.objective
        ranks = {"ordinary": 2, "pacifist": 1, "separatist": 0}
        return max(legal, key=lambda code: (ranks[objectives[code - moves.OBJECTIVE].kind], -code))
