"""Favours that build: Dionysus and Hestia (HAD-TIL-08, 18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import board, events
from trireme.games.cyclades.control import building_stands
from trireme.games.cyclades.modules.hades.codes import USE_SLOT
from trireme.games.cyclades.modules.hades.components import Favour
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.favours.uses import THEATRE, of_slot
from trireme.games.cyclades.moves import BLOCK
from trireme.games.cyclades.rules.ids import CYC_BLD_03, CYC_BLD_05, CYC_SHO_05
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, SLOTS, BuildingNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Builder(Tile):
    """A tile that builds on a free slot of an own island, whatever the active god builds."""

    tells_price = True
    types: ClassVar[tuple[int, ...]] = ()
    """Types that it can build."""

    def __init__(self, ruleset: Ruleset, printed: Favour) -> None:
        super().__init__(ruleset, printed)
        self.theatre = ruleset.tables.building_number["theatre"]

    def building(self, type: int) -> BuildingNumber:
        return self.theatre if type == THEATRE else BUILDING_NUMBERS[type]

    def uses(self, s: State, seat: Seat) -> list[int]:
        slots = board.free_slots(self.ruleset, s, seat)
        stocked = [type for type in self.types if board.in_supply(self.ruleset, s, self.building(type)) > 0]
        return [USE_SLOT + BLOCK * type + slot for type in stocked for slot in slots]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        type, place = of_slot(code)
        ruleset, slot, building = self.ruleset, SLOTS[place], self.building(type)
        island = ruleset.tables.slot_island[slot]
        name = ruleset.island(island)
        if type not in self.types:
            yield Reason(self.rule, building=ruleset.building(building))
        if s.owner[island] != seat:
            yield Reason(self.rule, island=name)
            yield Reason(CYC_BLD_03, island=name)
        elif board.is_covered(ruleset, s, slot):
            yield Reason(CYC_BLD_05, island=name)
        elif s.built[slot]:
            yield Reason(self.rule, island=name)
            yield Reason(CYC_BLD_03, island=name, building=ruleset.building(s.built[slot]))
        elif slot not in board.free_slots(ruleset, s, seat):
            yield Reason(self.rule, island=name)
        if board.in_supply(ruleset, s, building) <= 0:
            yield Reason(CYC_SHO_05, building=ruleset.building(building))

    def use(self, s: State, seat: Seat, code: int) -> None:
        type, place = of_slot(code)
        slot, building = SLOTS[place], self.building(type)
        s.built[slot] = building
        island = self.ruleset.island(self.ruleset.tables.slot_island[slot])
        name = self.ruleset.building(building)
        s.tell(events.Built(seat=seat, island=island, building=name, gold=self.cost))
        building_stands(self.ruleset, s, seat, slot)
