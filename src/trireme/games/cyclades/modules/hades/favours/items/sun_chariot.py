"""The Chariot of the Sun: own troops travel to own islands at will (HAD-OBJ-11 to 14, 39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.play_item import not_in_turn
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_05, HAD_OBJ_11, HAD_OBJ_14, HAD_OBJ_39
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, State
from trireme.games.cyclades.units.groups import group_at, size
from trireme.games.cyclades.units.journeys import Journey, join_journey, journey_of
from trireme.games.cyclades.units.marching import ask_how_many, march_answer, march_places
from trireme.games.cyclades.units.movement import (
    chosen,
    codes_of,
    ends_of,
    forbids_group,
    forbids_march,
    march_codes,
    read_march,
    says_way,
    written_march,
)
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

CHARIOT: Final = 398
CHARIOT_GOES_ON: Final = 399
DRIVE: Final = "hades.drive"


class DrivesLeft(FrameData):
    """The Chariot may drive so many times more."""

    seat: Seat
    left: int


class ByChariot(Journey):
    """A drive takes troops of one island to another, without fleets."""

    def begins(self, s: State, seat: Seat, left: int) -> None:
        s.stack.append((CHARIOT_GOES_ON, DrivesLeft(seat, left)))


class SunChariot(MagicItem):
    when = (HAD_OBJ_05,)
    in_turn = True
    worth = 0.4

    def join(self) -> None:
        journey = ByChariot(self.ruleset, self.id, LAND, 0)
        journey.carries = False
        join_journey(self.ruleset, journey)
        self.ruleset.points.verbs[DRIVE] = (HAD_OBJ_11,)

    def steps(self) -> dict[int, Step[State]]:
        return {CHARIOT: Drive(self.ruleset), CHARIOT_GOES_ON: GoesOn()}

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        return not_in_turn(s, seat)

    def codes(self, s: State, seat: Seat) -> list[int]:
        return super().codes(s, seat) if drives(self.ruleset, s, seat) else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if drives(self.ruleset, s, seat):
            return
        camps = self.ruleset.camps(s, seat)
        troops = [island for island in bits(camps, ISLANDS) if group_at(s, LAND, island)]
        if not troops or camps.bit_count() < 2:
            yield Reason(HAD_OBJ_11, item=self.id)
        if camps.bit_count() < 2:
            yield Reason(HAD_OBJ_14, item=self.id)
        yield from held_by_medusa(self.ruleset, s, seat, troops)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        """Allow as many drives as there are units, so that each can travel where its owner wants it."""
        camps = bits(self.ruleset.camps(s, seat), ISLANDS)
        s.stack.append((CHARIOT_GOES_ON, DrivesLeft(seat, sum(size(group_at(s, LAND, island)) for island in camps))))


def drives(ruleset: Ruleset, s: State, seat: Seat) -> list[int]:
    """Return the drives from own islands to other own ones, none away from Medusa's (HAD-OBJ-14, 39)."""
    own, journey = ruleset.camps(s, seat), journey_of(ruleset, "sun-chariot")
    return march_codes(ruleset, s, seat, journey, lambda _setting, _s, _seat, start: own & ~(1 << start))


def held_by_medusa(ruleset: Ruleset, s: State, seat: Seat, islands: Iterable[int]) -> Iterator[Reason]:
    held = board.held_islands(ruleset, s, seat)
    for island in islands:
        if held >> island & 1:
            yield Reason(HAD_OBJ_39, island=ruleset.island(island))


class GoesOn(Work[State]):
    """Ask for the next drive while there are some left."""

    def run(self, s: State, frame: Frame) -> None:
        drives: DrivesLeft = frame[1]
        if drives.left:
            s.ask(CHARIOT, 1 << drives.seat, drives)


class Drive(Choice):
    """Ask for a drive: troops of one island to another, or stop."""

    prompt = DRIVE
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (HAD_OBJ_11, HAD_OBJ_14, HAD_OBJ_39)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = journey_of(ruleset, "sun-chariot")

    def left(self, s: State) -> int:
        asked: DrivesLeft = s.stack[-1][3]
        return asked.left

    def verbs(self) -> tuple[str, ...]:
        return (DRIVE, "troops", "stop")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STOP, *drives(self.ruleset, s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return [moves.STOP, *(moves.MARCH + moves.BLOCK * start + to for start in islands for to in islands)]

    def known(self, s: State, code: int) -> bool:
        start, to = divmod(code - moves.MARCH, moves.BLOCK)
        return code == moves.STOP or 0 <= start < self.ruleset.tables.islands > to

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if run[0] == moves.STOP:
            return
        if not self.known(s, run[0]):
            yield Reason(KIT_ASK_03)
            return
        ruleset, journey = self.ruleset, self.journey
        start, to = ends_of(run[0])
        reasons = [*held_by_medusa(ruleset, s, seat, [start])]
        if not ruleset.camps(s, seat) >> to & 1:
            reasons.append(Reason(HAD_OBJ_14, island=ruleset.island(to)))
        reasons += forbids_march(ruleset, s, seat, journey, start, to)
        yield from reasons
        if not reasons:
            yield from forbids_group(ruleset, s, journey, start, chosen(s, journey, start, run[1:]))

    def take(self, s: State, seat: Seat, code: int) -> None:
        left = self.left(s)
        s.answered(seat)
        if code != moves.STOP:
            ask_how_many(s, seat, code, self.journey.number, left - 1)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["stop"]:
            return [moves.STOP]
        code, group = read_march(self.ruleset, words if words[0] in self.verbs() else [DRIVE, *words])
        return [code, *codes_of(s, self.journey, ends_of(code)[0], group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        group = chosen(s, self.journey, ends_of(run[0])[0], run[1:])
        return f"{DRIVE} {written_march(self.ruleset, run[0], group)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return run[0] != moves.STOP and says_way(self.write(s, seat, run), (DRIVE, "troops", ""), words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.STOP else march_places(self.ruleset, code)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"left": self.left(s)}

    def shown(self, legal: list[int]) -> list[int]:
        return [*legal[1:], moves.STOP]

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        if code == moves.STOP:
            return super().answer(s, seat, code)
        return march_answer(self.ruleset, s, seat, code, self.write(s, seat, [code]), 0, self.journey)
