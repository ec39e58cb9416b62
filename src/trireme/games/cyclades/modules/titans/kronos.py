"""The gift of Kronos: a building of a god above Kronos, or a Titan (TIT-KRO)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events as printed
from trireme.games.cyclades import moves
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.gods.building import slot_words
from trireme.games.cyclades.gods.recruit import Recruit
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.codes import GIFT, TITAN
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.land import building_comes, to_build, types_above
from trireme.games.cyclades.modules.titans.marches import titan_of
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_KRO_01,
    TIT_KRO_02,
    TIT_KRO_03,
    TIT_KRO_04,
    TIT_KRO_05,
    TIT_TTN_01,
    TIT_TTN_02,
)
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.rules.ids import CYC_SHO_05
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, ISLANDS, SLOTS, GodNumber, Island, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat

KRONOS_BUILDS: Final = 532
"""A seat is asked which free building goes where."""
TITAN_COMES: Final = 533
"""A seat is asked where the free Titan goes."""


class FreeTypes(FrameData):
    """Types of building of which one is free."""

    types: int
    """Their numbers, as a mask."""


def gift_of(ruleset: Ruleset, s: State, seat: Seat, kronos: GodNumber) -> None:
    """Give a building of a god above Kronos; if there is none, a Titan (TIT-KRO-01, 02, 05; TIT-HXT-04)."""
    types = types_above(ruleset, s, kronos)
    if not types:
        free_titan(ruleset, s, seat)
    elif to_build(ruleset, s, types, s.land[seat]):
        s.ask(KRONOS_BUILDS, 1 << seat, FreeTypes(types))
    else:
        s.tell(events.BuildingLost(seat=seat))


def free_titan(ruleset: Ruleset, s: State, seat: Seat) -> None:
    if titan_of(ruleset).reserve(ruleset, s, seat) and ruleset.camps(s, seat):
        s.ask(TITAN_COMES, 1 << seat)
    else:
        s.tell(printed.GiftLost(seat=seat, unit="titan"))


def titan_comes(ruleset: Ruleset, s: State, seat: Seat, island: Island, gold: int) -> None:
    s.gold[seat] -= gold
    titan_of(ruleset).comes(ruleset, s, seat, island)
    if s.journal is not None:
        s.journal.append(events.TitanCame(seat=seat, island=ruleset.island(island), gold=gold))


def bars_titan(ruleset: Ruleset, s: State, seat: Seat, island: int) -> Iterator[Reason]:
    if not titan_of(ruleset).reserve(ruleset, s, seat):
        yield Reason(TIT_TTN_01)
    if not ruleset.camps(s, seat) >> island & 1:
        yield Reason(TIT_TTN_02, island=ruleset.island(island))


class TitanComes(Choice):
    """The territory of a free Titan (TIT-TTN-02)."""

    phase = "actions"
    prompt = "titans.titan"
    verb = "recruit"
    blocks = (moves.ISLAND,)
    rules = (TIT_KRO_02, TIT_TTN_02)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES), (TIT_KRO_04,))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word for word in words if word != "titan"] or words)

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[titan] {self.ruleset.word(run[0])}"

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return bars_titan(self.ruleset, s, seat, code - moves.ISLAND)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        titan_comes(self.ruleset, s, seat, ISLANDS[code - moves.ISLAND], 0)

    def key(self, code: int) -> str:
        return "answer-titans-titan"


class FreeBuilding(Choice):
    """A free building of one of some types, and its slot: `build port naxos/0`."""

    verb = "build"
    type: ClassVar[Rule]
    """The rule about its type."""
    room: ClassVar[Rule]
    """The rule about its place."""

    def land(self, s: State, seat: Seat) -> int:
        """Return the territories where it may go, as a mask."""
        return s.land[seat]

    def rule_of_type(self, s: State, seat: Seat) -> Rule:
        return self.type

    def types(self, s: State) -> int:
        """Return the types that it may be of, as a mask."""
        free: FreeTypes = s.stack[-1][3]
        return free.types

    def legal(self, s: State, seat: Seat) -> list[int]:
        found = to_build(self.ruleset, s, self.types(s), self.land(s, seat))
        return [GIFT + moves.BLOCK * type + slot for type, slot in found]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        slots = self.ruleset.tables.all_slots
        return [GIFT + moves.BLOCK * type + slot for type in range(1, 5) for slot in slots]

    def known(self, s: State, code: int) -> bool:
        type, slot = divmod(code - GIFT, moves.BLOCK)
        return 1 <= type <= 4 and slot < self.ruleset.tables.slots

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        type, slot = divmod(code - GIFT, moves.BLOCK)
        building = self.ruleset.building(type)
        if not self.types(s) >> type & 1:
            yield Reason(self.rule_of_type(s, seat), building=building)
        elif code not in self.legal(s, seat):
            everywhere = {each for _, each in to_build(self.ruleset, s, ~0, self.land(s, seat))}
            if SLOTS[slot] in everywhere:
                yield Reason(CYC_SHO_05, building=building)
            else:
                yield Reason(self.room, island=self.ruleset.island(self.ruleset.tables.slot_island[slot]))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        type, slot = divmod(code - GIFT, moves.BLOCK)
        building_comes(self.ruleset, s, seat, type, SLOTS[slot])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read a move; the type may be left out where only one is free, the slot where the territory has a free one."""
        for code in self.legal(s, seat):
            if self.says(s, seat, [code], words):
                return [code]
        rest = words[1:] if words[0] == self.verb else words
        ruleset, tables = self.ruleset, self.ruleset.tables
        types = bits(self.types(s), BUILDING_NUMBERS)
        if len(rest) == 1 and len(types) == 1:
            rest = [ruleset.building(types[0]), *rest]
        if len(rest) != 2:
            raise Unreadable("move", " ".join(words), FORM, form=f"build {ruleset.building(1)} {ruleset.slot(0)}")
        if rest[0] not in tables.building_number:
            raise Unreadable("move", rest[0], NO_SUCH_NAME, given=rest[0], known=", ".join(tables.building_number))
        if rest[1] in tables.island_number:
            slots = tables.slots_of[tables.island_number[rest[1]]]
            if not slots:
                raise Refused(" ".join(words), [Reason(self.room, island=rest[1])])
            rest[1] = ruleset.slot(next((slot for slot in slots if not s.built[slot]), slots[0]))
        if rest[1] not in tables.slot_number:
            raise Unreadable("move", rest[1], NO_SUCH_NAME, given=rest[1], known=", ".join(tables.slot_ids))
        return [GIFT + moves.BLOCK * tables.building_number[rest[0]] + tables.slot_number[rest[1]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        type, slot = divmod(run[0] - GIFT, moves.BLOCK)
        return f"build {self.ruleset.building(type)} {self.ruleset.slot(slot)}"

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        type, slot = divmod(run[0] - GIFT, moves.BLOCK)
        return f"[{self.ruleset.building(type)}] {slot_words(self.ruleset, s, SLOTS[slot])}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"slot:{self.ruleset.slot((code - GIFT) % moves.BLOCK)}",)

    def key(self, code: int) -> str:
        return "answer-titans-build"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        type, slot = divmod(code - GIFT, moves.BLOCK)
        island, _, number = self.ruleset.slot(slot).partition("/")
        return {"building": self.ruleset.building(type), "island": island, "slot": int(number) + 1}


class KronosBuilds(FreeBuilding):
    """The free building of a turn (TIT-KRO-01, 04, 05)."""

    phase = "actions"
    prompt = "titans.kronos"
    rules = (TIT_KRO_01, TIT_KRO_05)
    type = TIT_KRO_01
    room = TIT_KRO_05
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        verb: (TIT_KRO_04,) for verb in (*ACTIONS, *DECLINES) if verb != "build"
    }


class RecruitTitan(Recruit):
    """One Titan in a turn with Kronos (TIT-KRO-03)."""

    unit = "titan"
    limit = TIT_KRO_03
    first = TITAN

    def __init__(self, ruleset: Ruleset) -> None:
        Action.__init__(self, ruleset)
        self.costs = (content_of(ruleset).titans.titan_price,)

    def extent(self) -> int:
        return self.ruleset.tables.islands

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if titan_of(self.ruleset).reserve(self.ruleset, s, seat) and self.affordable(s, seat):
            codes += [TITAN + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(TITAN, TITAN + self.ruleset.tables.islands)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield from bars_titan(self.ruleset, s, seat, code - TITAN)
        yield from self.forbids_price(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        titan_comes(self.ruleset, s, seat, ISLANDS[code - TITAN], self.pay(s, seat))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [TITAN + read_name(self.ruleset, moves.ISLAND, [word for word in words if word != "titan"], self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"recruit titan {self.ruleset.island(run[0] - TITAN)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"recruit [titan] {self.ruleset.island(run[0] - TITAN)}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"island:{self.ruleset.island(code - TITAN)}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-titans-recruit",
            args={"island": self.ruleset.island(code - TITAN), "gold": self.price(s, seat)},
            places=self.places(s, seat, code),
        )
