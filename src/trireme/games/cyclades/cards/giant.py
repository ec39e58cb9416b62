"""The Giant destroys a building, never a Metropolis (CYC-GIA)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.cards.aimed import Aimed
from trireme.games.cyclades.rules.ids import CYC_GIA_01, CYC_GIA_02, CYC_GIA_04
from trireme.games.cyclades.state import State
from trireme.kit.rulebook import Reason


class Giant(Aimed):
    block = moves.SLOT
    rules = (CYC_GIA_01,)
    spares = CYC_GIA_04

    def allows(self, s: State, seat: int, slot: int) -> bool:
        return s.built[slot] != 0 and not board.is_covered(self.setting, s, slot)

    def bars(self, s: State, seat: int, slot: int) -> Iterator[Reason]:
        name = self.setting.island(self.island_of(slot))
        if board.is_covered(self.setting, s, slot):
            yield Reason(CYC_GIA_02, island=name)
        elif not s.built[slot]:
            yield Reason(CYC_GIA_01, island=name)

    def take(self, s: State, seat: int, slot: int) -> None:
        island = self.island_of(slot)
        if s.journal is not None:
            lost = events.BuildingLost(
                seat=s.owner[island], island=self.setting.island(island), building=self.setting.building(s.built[slot])
            )
            s.journal.append(lost)
        board.raze(self.setting, s, island, slot)
