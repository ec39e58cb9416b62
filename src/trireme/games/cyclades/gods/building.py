"""Building on free slots (CYC-BLD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.control import building_stands
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_BLD_02,
    CYC_BLD_03,
    CYC_BLD_05,
    CYC_MET_03,
    CYC_SHO_05,
)
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import NO_BUILDING, SLOTS, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import is_whole_number
from trireme.kit.errors import Refused
from trireme.kit.seats import Seat


def slot_words(setting: Setting, s: State, slot: Slot) -> str:
    """A free slot in a move; its island stands for it where it is the first free one, inside the frame or outside."""
    island = setting.tables.slot_island[slot]
    frame = setting.tables.covered[island]
    alike = [other for other in setting.tables.slots_of[island] if frame >> other & 1 == frame >> slot & 1]
    first = next(each for each in alike if each == slot or not (s.built[each] or board.is_covered(setting, s, each)))
    return f"{setting.slot(slot)}|{setting.island(island)}" if first == slot else setting.slot(slot)


class Build(Action):
    """The building of the god who acts (CYC-BLD-01)."""

    verb = "build"
    first = moves.BUILD

    def extent(self) -> int:
        return self.setting.tables.slots

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        gods = setting.tables.gods
        numbers = setting.tables.building_number
        self.building = [numbers[god.build.building] if god.build else NO_BUILDING for god in gods]
        self.cost = setting.economy.building_cost

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.gold[seat] >= self.cost and board.in_supply(self.setting, s, self.building[s.god]) > 0:
            codes += [moves.BUILD + slot for slot in board.free_slots(self.setting, s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(moves.BUILD, moves.BUILD + self.setting.tables.slots)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        setting, slot = self.setting, SLOTS[code - moves.BUILD]
        island = setting.tables.slot_island[slot]
        name = setting.island(island)
        if s.owner[island] != seat:
            yield Reason(CYC_BLD_03, island=name)
        elif board.is_covered(setting, s, slot):
            yield from board.bars_frame(setting, s, island, self.verb, CYC_BLD_05)
        elif s.built[slot]:
            yield Reason(CYC_BLD_03, island=name, building=self.setting.building(s.built[slot]))
            if self._is_fourth(s, seat) and not board.free_slots(setting, s, seat):
                yield Reason(CYC_MET_03)
        building = self.building[s.god]
        if board.in_supply(setting, s, building) <= 0:
            yield Reason(CYC_SHO_05, building=self.setting.building(building))
        if s.gold[seat] < self.cost:
            yield Reason(CYC_ACT_09, price=self.cost, gold=s.gold[seat])
            yield Reason(CYC_BLD_02, price=self.cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, self.cost)

    def _is_fourth(self, s: State, seat: Seat) -> bool:
        """Whether the building of the god is the one type that a seat lacks."""
        owned = board.owned_types(self.setting, s, seat)
        return [type for type in TYPES if not owned[type]] == [self.building[s.god]]

    def take(self, s: State, seat: Seat, code: int) -> None:
        slot, building = SLOTS[code - moves.BUILD], self.building[s.god]
        s.gold[seat] -= self.cost
        s.built[slot] = building
        if s.journal is not None:
            island = self.setting.island(self.setting.tables.slot_island[slot])
            s.journal.append(
                events.Built(seat=seat, island=island, building=self.setting.building(building), gold=self.cost)
            )
        building_stands(self.setting, s, seat, slot)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """`build naxos/0`; the slot may be left out where it makes no difference: see `slot_words`."""
        number = self.setting.tables.island_number
        if len(words) == 2 and words[1] in number:
            slots = self.setting.tables.slots_of[number[words[1]]]
            free = [slot for slot in slots if not s.built[slot] and not board.is_covered(self.setting, s, slot)]
            if slots:
                return [moves.BUILD + [*free, *slots][0]]
            raise Refused(" ".join(words), [Reason(CYC_BLD_03, island=words[1], slots=0)])
        island, _, slot = words[1].partition("/") if len(words) == 2 else ("", "", "")
        if island in number and is_whole_number(slot) and words[1] not in self.setting.names[moves.SLOT]:
            count = len(self.setting.tables.slots_of[number[island]])
            raise Refused(" ".join(words), [Reason(CYC_BLD_03, island=island, slots=count)])
        return [moves.BUILD + read_name(self.setting, moves.SLOT, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"build {self.setting.slot(run[0] - moves.BUILD)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"build {slot_words(self.setting, s, SLOTS[run[0] - moves.BUILD])}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        slot = self.setting.slot(code - moves.BUILD)
        return (f"slot:{slot}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        island, _, slot = self.setting.slot(code - moves.BUILD).partition("/")
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-build",
            args={
                "island": island,
                "slot": int(slot) + 1,
                "building": self.setting.building(self.building[s.god]),
                "gold": self.cost,
            },
            places=self.places(s, seat, code),
        )
