"""The Cyclops: it replaces an own building by one of another type (CYC-CYP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.cards.aimed import AtSlot
from trireme.games.cyclades.control import building_stands
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.rules.ids import CYC_CYP_01, CYC_CYP_02, CYC_CYP_03
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

CYCLOPS_TYPE: Final = 34


class ReplacedSlot(FrameData):
    """The slot whose building the Cyclops replaces."""

    slot: Slot


class Cyclops(AtSlot):
    """The choice of the building; its new type is asked next."""

    rules = (CYC_CYP_01, CYC_CYP_02, CYC_CYP_03)

    def steps(self) -> dict[int, Step[State]]:
        return {CYCLOPS_TYPE: CyclopsType(self.ruleset)}

    def allows(self, s: State, seat: Seat, slot: Slot) -> bool:
        return (
            s.built[slot] != 0
            and s.owner[self.island_of(slot)] == seat
            and not board.is_covered(self.ruleset, s, slot)
            and bool(replacements(self.ruleset, s, slot))
        )

    def bars(self, s: State, seat: Seat, slot: Slot) -> Iterator[Reason]:
        island = self.island_of(slot)
        name = self.ruleset.island(island)
        if board.is_covered(self.ruleset, s, slot):
            yield from board.bars_frame(self.ruleset, s, island, self.id, CYC_CYP_02)
        elif s.built[slot] and self.ruleset.is_opponent(seat, s.owner[island]):
            yield Reason(CYC_CYP_02, island=name)
        elif not s.built[slot]:
            yield Reason(CYC_CYP_01, island=name)
        elif s.owner[island] != seat:
            yield Reason(CYC_CYP_01, land=name)
        elif not replacements(self.ruleset, s, slot):
            yield Reason(CYC_CYP_03, island=name)

    def take(self, s: State, seat: Seat, slot: Slot) -> None:
        s.ask(CYCLOPS_TYPE, 1 << seat, ReplacedSlot(slot))


def replacements(ruleset: Ruleset, s: State, slot: Slot) -> list[int]:
    """Return the types that the Cyclops can put on a slot (CYC-CYP-01, 03)."""
    return [type for type in TYPES if type != s.built[slot] and board.in_supply(ruleset, s, type) > 0]


class CyclopsType(Choice):
    """The choice of the type that the Cyclops puts on a slot."""

    prompt = "cyclops-type"
    verb = "cyclops"
    blocks = (moves.TYPE,)
    rules = (CYC_CYP_01, CYC_CYP_03)
    others = OBLIGED

    def slot(self, s: State) -> Slot:
        """Return the slot whose building is replaced."""
        replaced: ReplacedSlot = s.stack[-1][3]
        return replaced.slot

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(moves.TYPE + 1, moves.TYPE + len(self.ruleset.names[moves.TYPE]))

    def known(self, s: State, code: int) -> bool:
        return 0 < code - moves.TYPE < len(self.ruleset.names[moves.TYPE])

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.TYPE + type for type in replacements(self.ruleset, s, self.slot(s))]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        type = BUILDING_NUMBERS[code - moves.TYPE]
        if type not in TYPES:
            made = self.ruleset.building(type)
            yield from (Reason(each.unmade, made=made) for each in self.ruleset.buildings if each.number == type)
        elif type == s.built[self.slot(s)]:
            yield Reason(CYC_CYP_01, building=self.ruleset.building(type))
        elif board.in_supply(self.ruleset, s, type) <= 0:
            yield Reason(CYC_CYP_03, building=self.ruleset.building(type))

    def take(self, s: State, seat: Seat, code: int) -> None:
        slot, type = self.slot(s), BUILDING_NUMBERS[code - moves.TYPE]
        s.answered(seat)
        if s.journal is not None:
            island = self.ruleset.island(self.ruleset.tables.slot_island[slot])
            s.journal.append(
                events.Replaced(
                    seat=seat,
                    island=island,
                    building=self.ruleset.building(type),
                    before=self.ruleset.building(s.built[slot]),
                )
            )
        building_stands(self.ruleset, s, seat, slot)
        board.raze(self.ruleset, s, self.ruleset.tables.slot_island[slot], slot)  # CYC-CYP-06
        s.built[slot] = type

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"building": self.ruleset.building(s.built[self.slot(s)])}
