"""The Harpy: it removes an enemy troop (CYC-HAR)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.aimed import AtIsland
from trireme.games.cyclades.cards.strike import strike_one
from trireme.games.cyclades.rules.ids import CYC_HAR_01, CYC_HAR_02, CYC_HAR_03, CYC_HAR_05
from trireme.games.cyclades.state import LAND, Island, State
from trireme.games.cyclades.units.losses import STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat


class Harpy(AtIsland):
    kind = CYC_HAR_01
    rules = (CYC_HAR_01, CYC_HAR_02)
    spares = CYC_HAR_03

    def allows(self, s: State, seat: Seat, island: Island) -> bool:
        return self.ruleset.is_opponent(seat, s.owner[island]) and self.prey(s, LAND, island) > 0

    def bars(self, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        name = self.ruleset.island(island)
        if s.owner[island] != NOBODY and not self.ruleset.is_opponent(seat, s.owner[island]):
            yield Reason(CYC_HAR_02, island=name)
        elif not self.prey(s, LAND, island):
            yield Reason(CYC_HAR_01, island=name)
            yield from (Reason(rule, island=name) for rule in self.spared(s, LAND, island))
            if board.figure_on(self.ruleset, s, island) == "minotaur":
                yield Reason(CYC_HAR_05, island=name)

    def take(self, s: State, seat: Seat, island: Island) -> None:
        strike_one(self, s, seat, LAND, island)

    def strike(self, s: State, seat: Seat, island: int, group: int, about: int) -> None:
        lose_units(self.ruleset, s, Loss(LAND, island, s.owner[island], group, STANDING, self.number))
