"""The question which units make a step or a march, where there are several kinds (HAD-MOV-04, 06, TIT-TTN-08, 09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades import moves
from trireme.games.cyclades.ruleset import Steps
from trireme.games.cyclades.state import KIND_NUMBERS, LAND, SEA, KindNumber, State
from trireme.games.cyclades.units.groups import BITS, ROOM, count_of, group_at, group_of, kinds_of, size
from trireme.games.cyclades.units.how_many import HowMany
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.kinds import told_group
from trireme.games.cyclades.units.marching import HOW_MANY
from trireme.games.cyclades.units.movement import chosen, codes_of, forbids_group, read_group
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.engine.question import Answer, Forecast, Question, Some
from trireme.kit.errors import Unreadable
from trireme.kit.moves import whole_number
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


def can_add(journey: Journey, there: int, group: int, kind: KindNumber) -> bool:
    """Return whether one more unit of a kind can be chosen: kinds come in order, and needed ones stay possible."""
    if group >> BITS * (kind + 1) or count_of(group, kind) >= count_of(there, kind):
        return False
    return journey.suffices(group + group_of(kind, 1)) or journey.needs >> kind + 1 != 0


class MixedGroup(HowMany):
    """A number where only one kind can go; otherwise units are chosen one by one: `x2 undead:1`."""

    def so_far(self, s: State) -> int:
        """Return the group chosen so far."""
        return self.move(s).group

    def there(self, s: State) -> int:
        """Return the units that can be chosen. Where only regular units stand, the step itself has been checked."""
        move = self.move(s)
        code = move.code
        if code >= moves.MARCH:
            element, place, counts, places = LAND, (code - moves.MARCH) // moves.BLOCK, s.troops, len(s.owner)
        else:
            element, place, counts, places = SEA, (code - moves.SAIL) // 6, s.fleets, len(s.holder)
        if not any(counts[place + places :: places]):
            return counts[place]
        return self.ruleset.journeys[move.journey].movable(group_at(s, element, place))

    def done(self, s: State, seat: Seat) -> int:
        return moves.DONE if len(kinds_of(self.there(s))) > 1 else NO_CODE

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        return 1, size(self.there(s))

    def legal(self, s: State, seat: Seat) -> list[int]:
        there = self.there(s)
        if there < ROOM:
            return list(range(moves.AMOUNT + 1, moves.AMOUNT + there + 1))
        kinds = kinds_of(there)
        if len(kinds) < 2:
            return super().legal(s, seat)
        move = self.move(s)
        group, journey = move.group, self.ruleset.journeys[move.journey]
        codes = [moves.UNIT + kind for kind in kinds if can_add(journey, there, group, kind)]
        return [*codes, moves.DONE] if group and journey.suffices(group) else codes

    def candidates(self, s: State, seat: Seat) -> Sequence[int]:
        if self.done(s, seat) == NO_CODE:
            return super().candidates(s, seat)
        return [*(moves.UNIT + kind.number for kind in self.ruleset.units[self.journey(s).element]), moves.DONE]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if self.done(s, seat) == NO_CODE:
            yield from super().forbids(s, seat, code)
            return
        reasons = [*self.joins(s, seat, code)]
        yield from reasons
        kind, group = KindNumber(code - moves.UNIT), self.so_far(s)
        if not reasons and code != moves.DONE and not can_add(self.journey(s), self.there(s), group, kind):
            yield Reason(KIT_ASK_03)

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        journey, start = self.journey(s), self.start(s)
        group = self.so_far(s) + chosen(s, journey, start, run)
        return forbids_group(self.ruleset, s, journey, start, group)

    def joins(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        journey, kind, group = self.journey(s), KindNumber(code - moves.UNIT), self.so_far(s)
        if code == moves.DONE:
            yield from forbids_group(self.ruleset, s, journey, self.start(s), group)
        elif not 0 <= kind < len(self.ruleset.units[journey.element]):
            yield Reason(KIT_ASK_03)
        elif count_of(group, kind) >= count_of(self.there(s), kind):
            reasons = [*forbids_group(self.ruleset, s, journey, self.start(s), group + group_of(kind, 1))]
            yield from reasons or [Reason(KIT_ASK_03)]

    def take(self, s: State, seat: Seat, code: int) -> None:
        if code < moves.UNIT:
            there, count = self.there(s), code - moves.AMOUNT
            self.go(s, seat, count if there < ROOM else group_of(kinds_of(there)[0], count))
            return
        group = self.so_far(s)
        if code == moves.DONE:
            self.go(s, seat, group)
        else:
            move = replace(self.move(s), group=group + group_of(KIND_NUMBERS[code - moves.UNIT], 1))
            s.stack[-1] = (*s.stack[-1][:-1], move)

    def progress(self, s: State, seat: Seat) -> int:
        return 1 + size(self.so_far(s))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["done"] and self.done(s, seat) == moves.DONE:
            return [moves.DONE]
        named = [word for word in words if ":" in word]
        if not named and self.done(s, seat) == NO_CODE:
            return super().read(s, seat, words)
        rest = [word for word in words if ":" not in word]
        if len(rest) > 1:
            raise Unreadable("move", " ".join(words), FORM, form=self.form)
        journey = self.journey(s)
        count = whole_number(rest[0].removeprefix("x")) if rest else 0
        return codes_of(s, journey, self.start(s), read_group(self.ruleset, journey.element, count, named))

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        journey = self.journey(s)
        group = chosen(s, journey, self.start(s), run)
        return told_group(self.ruleset, journey.element, group).strip() or "done"

    def outlooks_with(self, s: State, seat: Seat, kind: KindNumber) -> tuple[Forecast, ...]:
        """Return the forecast of an attack with one more unit of a kind."""
        group = self.so_far(s)
        if count_of(group, kind) >= count_of(self.there(s), kind):
            return ()
        return self.outlooks_of(s, seat, group + group_of(kind, 1))

    def question(self, s: State, seat: Seat) -> Question:
        there, group = self.there(s), self.so_far(s)
        kinds = kinds_of(there)
        if len(kinds) < 2:
            return super().question(s, seat)
        journey = self.journey(s)
        units = self.ruleset.units[journey.element]
        return Some(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            rules=self.cited_rules(s),
            items=tuple(
                Answer(
                    code=moves.UNIT + kind,
                    text=units[kind].id,
                    key="answer-unit",
                    args={"unit": units[kind].id},
                    count=count_of(there, kind),
                    outlooks=self.outlooks_with(s, seat, kind),
                )
                for kind in kinds
            ),
            chosen=tuple(moves.UNIT + kind for kind in kinds_of(group) for _ in range(count_of(group, kind))),
            least=1 if journey.suffices(group) else size(group) + 1,
            most=size(there),
            done=moves.DONE,
            way=self.way(s, seat),
            default=self.legal(s, seat)[-1],
        )


STEPS: Final[Steps] = {
    HOW_MANY: lambda ruleset: MixedGroup(ruleset) if ruleset.has_mixed_units else HowMany(ruleset),
}
