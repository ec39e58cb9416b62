"""The action of building on a free slot (CYC-BLD)."""

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
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_BUILDING, SLOTS, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Refused
from trireme.kit.moves import is_whole_number
from trireme.kit.seats import Seat


def slot_words(ruleset: Ruleset, s: State, slot: Slot) -> str:
    """Return the ways to name a free slot in a move. The first free one inside or outside the frame may be left out."""
    island = ruleset.tables.slot_island[slot]
    frame = ruleset.tables.covered[island]
    alike = [other for other in ruleset.tables.slots_of[island] if frame >> other & 1 == frame >> slot & 1]
    first = next(each for each in alike if each == slot or not (s.built[each] or board.is_covered(ruleset, s, each)))
    return f"{ruleset.slot(slot)}|{ruleset.island(island)}" if first == slot else ruleset.slot(slot)


class Build(Action):
    """The action of building what the acting god offers (CYC-BLD-01)."""

    verb = "build"
    first = moves.BUILD

    def extent(self) -> int:
        return self.ruleset.tables.slots

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        gods = ruleset.tables.gods
        numbers = ruleset.tables.building_number
        self.building = [numbers[god.build.building] if god.build else NO_BUILDING for god in gods]
        self.cost = ruleset.economy.building_cost

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.gold[seat] >= self.cost and board.in_supply(self.ruleset, s, self.building[s.god]) > 0:
            codes += [moves.BUILD + slot for slot in board.free_slots(self.ruleset, s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(moves.BUILD, moves.BUILD + self.ruleset.tables.slots)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, slot = self.ruleset, SLOTS[code - moves.BUILD]
        island = ruleset.tables.slot_island[slot]
        name = ruleset.island(island)
        if s.owner[island] != seat:
            yield Reason(CYC_BLD_03, island=name)
        elif board.is_covered(ruleset, s, slot):
            yield from board.bars_frame(ruleset, s, island, self.verb, CYC_BLD_05)
        elif s.built[slot]:
            yield Reason(CYC_BLD_03, island=name, building=self.ruleset.building(s.built[slot]))
            if self._is_fourth(s, seat) and not board.free_slots(ruleset, s, seat):
                yield Reason(CYC_MET_03)
        building = self.building[s.god]
        if board.in_supply(ruleset, s, building) <= 0:
            yield Reason(CYC_SHO_05, building=self.ruleset.building(building))
        if s.gold[seat] < self.cost:
            yield Reason(CYC_ACT_09, price=self.cost, gold=s.gold[seat])
            yield Reason(CYC_BLD_02, price=self.cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, self.cost)

    def _is_fourth(self, s: State, seat: Seat) -> bool:
        """Return whether a seat lacks only the type that the god builds."""
        owned = board.owned_types(self.ruleset, s, seat)
        return [type for type in TYPES if not owned[type]] == [self.building[s.god]]

    def take(self, s: State, seat: Seat, code: int) -> None:
        slot, building = SLOTS[code - moves.BUILD], self.building[s.god]
        s.gold[seat] -= self.cost
        s.built[slot] = building
        if s.journal is not None:
            island = self.ruleset.island(self.ruleset.tables.slot_island[slot])
            s.journal.append(
                events.Built(seat=seat, island=island, building=self.ruleset.building(building), gold=self.cost)
            )
        building_stands(self.ruleset, s, seat, slot)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read `build naxos/0`. The slot may be left out where it makes no difference: see `slot_words`."""
        number = self.ruleset.tables.island_number
        if len(words) == 2 and words[1] in number:
            slots = self.ruleset.tables.slots_of[number[words[1]]]
            free = [slot for slot in slots if not s.built[slot] and not board.is_covered(self.ruleset, s, slot)]
            if slots:
                return [moves.BUILD + [*free, *slots][0]]
            raise Refused(" ".join(words), [Reason(CYC_BLD_03, island=words[1], slots=0)])
        island, _, slot = words[1].partition("/") if len(words) == 2 else ("", "", "")
        if island in number and is_whole_number(slot) and words[1] not in self.ruleset.names[moves.SLOT]:
            count = len(self.ruleset.tables.slots_of[number[island]])
            raise Refused(" ".join(words), [Reason(CYC_BLD_03, island=island, slots=count)])
        return [moves.BUILD + read_name(self.ruleset, moves.SLOT, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"build {self.ruleset.slot(run[0] - moves.BUILD)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"build {slot_words(self.ruleset, s, SLOTS[run[0] - moves.BUILD])}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        slot = self.ruleset.slot(code - moves.BUILD)
        return (f"slot:{slot}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        island, _, slot = self.ruleset.slot(code - moves.BUILD).partition("/")
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-build",
            args={
                "island": island,
                "slot": int(slot) + 1,
                "building": self.ruleset.building(self.building[s.god]),
                "gold": self.cost,
            },
            places=self.places(s, seat, code),
        )
