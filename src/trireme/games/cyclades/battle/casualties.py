"""Which unit a side loses in an assault: its owner chooses where there are several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import UNSETTLED, CycladesAsk
from trireme.games.cyclades.frames import CASUALTY
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import CYC_BAT_04, CYC_MIN_05
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import ATTACKER, ATTACKERS, DEFENDER, ELEMENT, LAND, PLACE, State
from trireme.games.cyclades.units.groups import ROOM, group_at, group_of, kinds_of
from trireme.games.cyclades.units.losses import ATTACKING, BATTLE, STANDING, lose_units
from trireme.kit.errors import Unreadable
from trireme.kit.problems import FORM
from trireme.kit.question import Answer, Pick, Question
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

ATTACK: Final = 0
DEFENCE: Final = 1


class StandIn:
    """Units of other places that fight on an island and can be lost instead of those there (MON-MEF-22, 24)."""

    def __init__(self, setting: Setting, first: int, extent: int) -> None:
        self.setting = setting
        self.first = first
        """Its codes begin here,"""
        self.extent = extent
        """and there are so many."""

    def options(self, s: State) -> list[int]:
        """Codes of the units that the defender may lose in the battle being fought."""
        raise NotImplementedError

    def lose(self, s: State, code: int) -> None:
        raise NotImplementedError

    def word(self, code: int) -> str:
        """What a move calls it."""
        raise NotImplementedError

    def places(self, code: int) -> tuple[str, ...]:
        raise NotImplementedError


def seat_of(s: State, side: int) -> int:
    return s.battle[ATTACKER if side == ATTACK else DEFENDER]


def units_of(s: State, side: int) -> int:
    """The units of a side that are in the battle themselves."""
    if side == ATTACK:
        return s.battle[ATTACKERS]
    return group_at(s, s.battle[ELEMENT], s.battle[PLACE])


def options(setting: Setting, s: State, side: int) -> list[int]:
    """The units that a side may lose, as codes."""
    codes = [moves.UNIT + kind for kind in kinds_of(units_of(s, side))]
    if side == DEFENCE and s.battle[ELEMENT] == LAND:
        for stand_in in setting.points.stand_ins:
            codes += stand_in.options(s)
    return codes


def loses(setting: Setting, s: State, side: int) -> None:
    """A side loses a unit; guards fall when none is left (CYC-MIN-05, 06)."""
    group = units_of(s, side)
    if 0 < group < ROOM and not setting.points.stand_ins:
        lose_kind(setting, s, side, 0)
        return
    codes = options(setting, s, side)
    if len(codes) > 1:
        s.ask(CASUALTY, 1 << seat_of(s, side), (side,))
    elif codes:
        lose_chosen(setting, s, side, codes[0])
    else:
        for falls in setting.points.guard_falls:
            falls(setting, s, s.battle[PLACE])


def lose_kind(setting: Setting, s: State, side: int, kind: int) -> None:
    element, place = s.battle[ELEMENT], s.battle[PLACE]
    where = ATTACKING if side == ATTACK else STANDING
    lose_units(setting, s, (element, place, seat_of(s, side), group_of(kind, 1), where, BATTLE))


def lose_chosen(setting: Setting, s: State, side: int, code: int) -> None:
    for stand_in in setting.points.stand_ins:
        if 0 <= code - stand_in.first < stand_in.extent:
            stand_in.lose(s, code)
            return
    lose_kind(setting, s, side, code - moves.UNIT)


class Casualty(CycladesAsk):
    """(CASUALTY, serial, seats, side): which unit goes (HAD-UND-09, HAD-HER-10, TIT-TTN-04, MON-MEF-24)."""

    phase = "actions"
    prompt = "casualty"
    others = UNSETTLED
    rules: ClassVar[tuple[Rule, ...]] = (CYC_BAT_04, CYC_MIN_05)

    def verbs(self) -> tuple[str, ...]:
        return ("lose",)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return options(self.setting, s, s.stack[-1][3])

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield from (moves.UNIT + kind.number for kind in self.setting.units[s.battle[ELEMENT]])
        for stand_in in self.setting.points.stand_ins:
            yield from range(stand_in.first, stand_in.first + stand_in.extent)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.candidates(s, seat):
            yield Reason(KIT_ASK_03)
        elif code not in self.legal(s, seat):
            yield Reason(CYC_BAT_04)

    def take(self, s: State, seat: Seat, code: int) -> None:
        side = s.stack[-1][3]
        s.answered(seat)
        lose_chosen(self.setting, s, side, code)

    def word(self, s: State, code: int) -> str:
        for stand_in in self.setting.points.stand_ins:
            if 0 <= code - stand_in.first < stand_in.extent:
                return stand_in.word(code)
        return self.setting.units[s.battle[ELEMENT]][code - moves.UNIT].id

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        rest = words[1:] if words[0] == "lose" else words
        if len(rest) != 1:
            raise Unreadable("move", " ".join(words), FORM, form="lose troop")
        known = {self.word(s, code): code for code in self.candidates(s, seat)}
        if rest[0] not in known:
            raise Unreadable("move", rest[0], NO_SUCH_NAME, given=rest[0], known=", ".join(known))
        return [known[rest[0]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"lose {self.word(s, run[0])}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        for stand_in in self.setting.points.stand_ins:
            if 0 <= code - stand_in.first < stand_in.extent:
                return stand_in.places(code)
        return ()

    def question(self, s: State, seat: Seat) -> Question:
        legal = self.legal(s, seat)
        answers = (
            Answer(
                code=code,
                text=self.write(s, seat, [code]),
                key="answer-unit",
                args={"unit": self.word(s, code)},
                places=self.places(s, seat, code),
            )
            for code in legal
        )
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt,
            args={"attacking": int(s.stack[-1][3] == ATTACK)},
            rules=tuple(rule.id for rule in self.rules),
            answers=tuple(answers),
            default=legal[0],
        )
