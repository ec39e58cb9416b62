"""The Giant: it destroys a building, but never a Metropolis (CYC-GIA)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board, events
from trireme.games.cyclades.cards.aimed import AtSlot
from trireme.games.cyclades.rules.ids import CYC_GIA_01, CYC_GIA_02, CYC_GIA_04
from trireme.games.cyclades.state import Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Giant(AtSlot):
    rules = (CYC_GIA_01,)
    spares = CYC_GIA_04

    def allows(self, s: State, seat: Seat, slot: Slot) -> bool:
        return s.built[slot] != 0 and not board.is_covered(self.ruleset, s, slot)

    def bars(self, s: State, seat: Seat, slot: Slot) -> Iterator[Reason]:
        name = self.ruleset.island(self.island_of(slot))
        if board.is_covered(self.ruleset, s, slot):
            yield from board.bars_frame(self.ruleset, s, self.island_of(slot), self.id, CYC_GIA_02)
        elif not s.built[slot]:
            yield Reason(CYC_GIA_01, island=name)

    def take(self, s: State, seat: Seat, slot: Slot) -> None:
        island = self.island_of(slot)
        if s.journal is not None:
            lost = events.BuildingLost(
                seat=s.owner[island], island=self.ruleset.island(island), building=self.ruleset.building(s.built[slot])
            )
            s.journal.append(lost)
        board.raze(self.ruleset, s, island, slot)
