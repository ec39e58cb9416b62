"""A harvest that brings twice the cubes (ARC-CRD-01, 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.phases.harvest import double
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import ACTED, DOUBLES, HARVESTED, State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class HarvestDouble(Effect):
    """Double a harvest: the next one of this turn, or the one just made (ARC-CRD-01, 22)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        assert op.resource is not None
        self.resource = RESOURCES.index(op.resource)

    def possible(self, s: State, seat: Seat) -> bool:
        if s.turn[HARVESTED] == self.resource:
            return s.stores[self.resource] > 0
        return not s.turn[ACTED] and s.discs[seat] > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        if s.turn[HARVESTED] == self.resource:
            double(s, seat, self.resource, s.turn[HARVESTED + 1])
            s.turn[HARVESTED] = -1
        else:
            s.turn[DOUBLES] |= 1 << self.resource

    def told(self) -> dict[str, Figure]:
        return {"resource": RESOURCES[self.resource]}

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        """Count only the harvest just made: before one, another action may be the better one."""
        turn = j.s.turn
        if turn[HARVESTED] == self.resource:
            return j.cubes[self.resource] * min(turn[HARVESTED + 1], j.s.stores[self.resource])
        return 0.0

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        return 2 * j.cubes[self.resource]
