"""The units that sides lose in an assault. The owner chooses between several kinds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.questions import UNSETTLED
from trireme.games.cyclades.rules.ids import CYC_BAT_04
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import (
    FIRST_KIND,
    KIND_NUMBERS,
    LAND,
    KindNumber,
    State,
)
from trireme.games.cyclades.units.groups import ROOM, group_at, group_of, kinds_of
from trireme.games.cyclades.units.losses import ATTACKING, BATTLE, STANDING, Loss, lose_units
from trireme.games.cyclades.units.which import WhichUnit
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

CASUALTY: Final = 56


class CasualtyOf(FrameData):
    """A side of the battle loses a unit; its player says which."""

    side: int
    """ATTACK or DEFENCE."""


ATTACK: Final = 0
DEFENCE: Final = 1


class StandIn:
    """Units of other places that fight on an island and can be lost instead of those there (MON-MEF-22, 24)."""

    def __init__(self, ruleset: Ruleset, first: int, extent: int) -> None:
        self.ruleset = ruleset
        self.first = first
        """The first of its codes."""
        self.extent = extent
        """The number of its codes."""

    key: ClassVar[str] = "answer-unit"
    """The key of the sentence that offers a unit."""

    def codes(self) -> Iterable[int]:
        """Return the codes that stand for something on this board."""
        return range(self.first, self.first + self.extent)

    def options(self, s: State) -> list[int]:
        """Return the codes of the units that the defender may lose in the battle being fought."""
        raise NotImplementedError

    def lose(self, s: State, code: int) -> None:
        raise NotImplementedError

    def word(self, code: int) -> str:
        """Return the word for a unit in a move."""
        raise NotImplementedError

    def places(self, code: int) -> tuple[str, ...]:
        raise NotImplementedError

    def args(self, code: int) -> dict[str, Figure]:
        """Return the figures of the sentence that offers a unit."""
        return {"unit": self.word(code)}


def seat_of(s: State, side: int) -> Seat:
    return s.battle.attacker if side == ATTACK else s.battle.defender


def units_of(s: State, side: int) -> int:
    """Return the units of a side that are in the battle themselves, as a group."""
    if side == ATTACK:
        return s.battle.attackers
    return group_at(s, s.battle.element, s.battle.place)


def options(ruleset: Ruleset, s: State, side: int) -> list[int]:
    """Return the units that a side may lose, as codes."""
    codes = [moves.UNIT + kind for kind in kinds_of(units_of(s, side))]
    if side == DEFENCE and s.battle.element == LAND:
        for stand_in in ruleset.points.stand_ins:
            codes += stand_in.options(s)
    return codes


def loses(ruleset: Ruleset, s: State, side: int) -> None:
    """Take a unit from a side. Guards fall when no unit is left (CYC-MIN-05, 06)."""
    group = units_of(s, side)
    if 0 < group < ROOM and not ruleset.points.stand_ins:
        lose_kind(ruleset, s, side, FIRST_KIND)
        return
    codes = options(ruleset, s, side)
    if len(codes) > 1:
        s.ask(CASUALTY, 1 << seat_of(s, side), CasualtyOf(side))
    elif codes:
        lose_chosen(ruleset, s, side, codes[0])
    else:
        for falls in ruleset.points.guard_falls:
            falls(ruleset, s, s.battle.island)


def lose_kind(ruleset: Ruleset, s: State, side: int, kind: KindNumber) -> None:
    element, place = s.battle.element, s.battle.place
    where = ATTACKING if side == ATTACK else STANDING
    lose_units(ruleset, s, Loss(element, place, seat_of(s, side), group_of(kind, 1), where, BATTLE))


def lose_chosen(ruleset: Ruleset, s: State, side: int, code: int) -> None:
    for stand_in in ruleset.points.stand_ins:
        if 0 <= code - stand_in.first < stand_in.extent:
            stand_in.lose(s, code)
            return
    lose_kind(ruleset, s, side, KIND_NUMBERS[code - moves.UNIT])


class Casualty(WhichUnit):
    """The choice of the unit that a side loses (HAD-UND-09, HAD-HER-10, TIT-TTN-04, MON-MEF-24)."""

    phase = "actions"
    prompt = "casualty"
    others = UNSETTLED
    verb = "lose"
    rules = (CYC_BAT_04,)

    def side(self, s: State) -> int:
        """Return the side that loses a unit: ATTACK or DEFENCE."""
        casualty: CasualtyOf = s.stack[-1][3]
        return casualty.side

    def element(self, s: State) -> int:
        return s.battle.element

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        codes = options(self.ruleset, s, self.side(s))
        return (*self.rules, *self.chosen_by(s, codes))

    def chosen_by(self, s: State, codes: Iterable[int]) -> list[Rule]:
        """Return the rules by which the owner may choose between such units and others."""
        kinds = self.ruleset.units[self.element(s)]
        there = [kinds[code - moves.UNIT] for code in codes if 0 <= code - moves.UNIT < len(kinds)]
        regular = any(kind.regular for kind in there)
        found = [kind.chosen_by for kind in there if regular or not kind.chosen_beside_regular]
        return [*dict.fromkeys(rule for rule in found if rule is not None)]

    def refusals(self, s: State, seat: Seat, code: int) -> Iterable[Rule]:
        """Return the rules by which other units can be chosen, those of the named unit first."""
        here, kinds = self.chosen_by(s, self.legal(s, seat)), self.ruleset.units[self.element(s)]
        named = kinds[code - moves.UNIT].chosen_by if 0 <= code - moves.UNIT < len(kinds) else None
        return dict.fromkeys((*(rule for rule in here if rule is named), CYC_BAT_04, *here))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        land, place = s.battle.element == LAND, s.battle.place
        name = self.ruleset.island(place) if land else self.ruleset.sea(place)
        return {"attacking": int(self.side(s) == ATTACK), "place": name, "land": int(land)}

    def legal(self, s: State, seat: Seat) -> list[int]:
        return options(self.ruleset, s, self.side(s))

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield from super().candidates(s, seat)
        for stand_in in self.ruleset.points.stand_ins:
            yield from stand_in.codes()

    def stand_in(self, code: int) -> StandIn | None:
        """Return the stand-in that a code belongs to; None for a unit of the place."""
        stand_ins = self.ruleset.points.stand_ins
        return next((each for each in stand_ins if 0 <= code - each.first < each.extent), None)

    def word(self, s: State, code: int) -> str:
        stand_in = self.stand_in(code)
        return super().word(s, code) if stand_in is None else stand_in.word(code)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        stand_in = self.stand_in(code)
        return () if stand_in is None else stand_in.places(code)

    def key(self, code: int) -> str:
        stand_in = self.stand_in(code)
        return super().key(code) if stand_in is None else stand_in.key

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        stand_in = self.stand_in(code)
        return super().answer_args(s, seat, code) if stand_in is None else stand_in.args(code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        side = self.side(s)
        s.answered(seat)
        lose_chosen(self.ruleset, s, side, code)


STEPS: Final[Steps] = {
    CASUALTY: Casualty,
}
