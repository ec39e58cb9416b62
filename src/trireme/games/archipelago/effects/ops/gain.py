"""Cubes of the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago import events
from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.money import gain
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Gain(Effect):
    """Take cubes of one resource from the bank."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        assert op.resource is not None
        self.resource = RESOURCES.index(op.resource)

    def possible(self, s: State, seat: Seat) -> bool:
        return s.stores[self.resource] > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        count = gain(s, seat, self.resource, self.n)
        s.tell(events.CubesTaken(seat=seat, resource=RESOURCES[self.resource], count=count))

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "resource": RESOURCES[self.resource]}

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return self.n * j.cubes[self.resource]
