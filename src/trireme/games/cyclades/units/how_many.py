"""How many units of a place make a step or a march (CYC-FLT-06, CYC-TRP-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import UNSETTLED
from trireme.games.cyclades.rules.ids import CYC_FLT_02, CYC_FLT_06, CYC_TRP_02
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import LAND, SEA, SEAS, State
from trireme.games.cyclades.units.groups import BITS, ROOM, count_of, group_at, group_of, kinds_of, size
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.kinds import told_group
from trireme.games.cyclades.units.marching import march_places, step_places
from trireme.games.cyclades.units.movement import chosen, codes_of, ends_of, forbids_group, march, read_group, sail
from trireme.kit.errors import Unreadable
from trireme.kit.problems import FORM
from trireme.kit.question import Amount, Answer, Question, Some
from trireme.kit.rulebook import Reason
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat
from trireme.kit.stack import NO_CODE, Ask, whole_number


class HowMany(Ask[State]):
    """How many fleets or troops make the step that has been chosen: a number, or units of several kinds one by one."""

    prompt = "how-many"
    others = UNSETTLED

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.plain = len(setting.units[LAND]) == len(setting.units[SEA]) == 1
        """Whether there is one kind on land and one at sea."""

    def journey(self, s: State) -> Journey:
        return self.setting.journeys[s.stack[-1][4]]

    def start(self, s: State) -> int:
        """The place that the group leaves."""
        code = s.stack[-1][3]
        return ends_of(code)[0] if code >= moves.MARCH else (code - moves.SAIL) // 6

    def there(self, s: State) -> int:
        """Those that can be chosen from."""
        journey = self.journey(s)
        return journey.movable(group_at(s, journey.element, self.start(s)))

    def legal(self, s: State, seat: Seat) -> list[int]:
        if self.plain:
            code = s.stack[-1][3]
            most = s.troops[ends_of(code)[0]] if code >= moves.MARCH else s.fleets[(code - moves.SAIL) // 6]
            return list(range(moves.AMOUNT + 1, moves.AMOUNT + most + 1))
        there = self.there(s)
        if there < ROOM:
            return list(range(moves.AMOUNT + 1, moves.AMOUNT + there + 1))
        kinds = kinds_of(there)
        if len(kinds) == 1:
            return list(range(moves.AMOUNT + 1, moves.AMOUNT + size(there) + 1))
        group = s.stack[-1][6]
        codes = [moves.UNIT + kind for kind in kinds if self.can_add(s, there, group, kind)]
        return [*codes, moves.DONE] if group and self.journey(s).suffices(group) else codes

    def can_add(self, s: State, there: int, group: int, kind: int) -> bool:
        """Whether one more of a kind can be chosen: kinds come in their order, and one that must be there still can."""
        if group >> BITS * (kind + 1) or count_of(group, kind) >= count_of(there, kind):
            return False
        journey = self.journey(s)
        return journey.suffices(group + group_of(kind, 1)) or journey.needs >> kind + 1 != 0

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        there = self.there(s)
        if len(kinds_of(there)) < 2:
            return range(moves.AMOUNT, moves.AMOUNT + size(there) + 2)
        return [*(moves.UNIT + kind.number for kind in self.setting.units[self.journey(s).element]), moves.DONE]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        journey, start = self.journey(s), self.start(s)
        there, group = self.there(s), s.stack[-1][6]
        if len(kinds_of(there)) < 2:
            if not moves.AMOUNT <= code < moves.UNIT:
                yield Reason(KIT_ASK_03)
            else:
                yield from forbids_group(self.setting, s, journey, start, chosen(s, journey, start, [code]))
        else:
            reasons = [*self.joins(s, seat, code)]
            yield from reasons
            if not reasons and code != moves.DONE and not self.can_add(s, there, group, code - moves.UNIT):
                yield Reason(KIT_ASK_03)

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if self.done(s, seat) == NO_CODE:
            return self.forbids(s, seat, run[0])
        journey, start = self.journey(s), self.start(s)
        group = s.stack[-1][6] + chosen(s, journey, start, run)
        return forbids_group(self.setting, s, journey, start, group)

    def done(self, s: State, seat: Seat) -> int:
        return moves.DONE if len(kinds_of(self.there(s))) > 1 else NO_CODE

    def joins(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        journey, kind, group = self.journey(s), code - moves.UNIT, s.stack[-1][6]
        if code == moves.DONE:
            yield from forbids_group(self.setting, s, journey, self.start(s), group)
        elif not 0 <= kind < len(self.setting.units[journey.element]):
            yield Reason(KIT_ASK_03)
        elif count_of(group, kind) >= count_of(self.there(s), kind):
            reasons = [*forbids_group(self.setting, s, journey, self.start(s), group + group_of(kind, 1))]
            yield from reasons or [Reason(KIT_ASK_03)]

    def take(self, s: State, seat: Seat, code: int) -> None:
        kind, serial, seats, step, number, left, group = s.stack[-1]
        if self.plain:
            group = code - moves.AMOUNT
        elif code < moves.UNIT:
            there = self.there(s)
            group = code - moves.AMOUNT if there < ROOM else group_of(kinds_of(there)[0], code - moves.AMOUNT)
        elif code != moves.DONE:
            s.stack[-1] = (kind, serial, seats, step, number, left, group + group_of(code - moves.UNIT, 1))
            return
        setting = self.setting
        journey = setting.journeys[number]
        s.answered(seat)
        journey.pay(s, seat, left)
        journey.begins(s, seat, left)
        if step >= moves.MARCH:
            start, to = ends_of(step)
            march(setting, s, seat, start, to, group)
            return
        way = step - moves.SAIL
        sea = setting.tables.step[way]
        if sail(setting, s, seat, SEAS[way // 6], sea, group):
            journey.goes_on(s, seat, sea, left)

    def progress(self, s: State, seat: Seat) -> int:
        return 1 + size(s.stack[-1][6])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["done"] and self.done(s, seat) == moves.DONE:
            return [moves.DONE]
        journey = self.journey(s)
        named = [word for word in words if ":" in word]
        rest = [word for word in words if ":" not in word]
        if len(rest) > 1:
            raise Unreadable("move", " ".join(words), FORM, form="x2")
        count = whole_number(rest[0].removeprefix("x")) if rest else 0
        if not named and self.done(s, seat) == NO_CODE:
            return [moves.AMOUNT + min(count, moves.MOST)]
        group = read_group(self.setting, journey.element, count, named)
        return codes_of(s, journey, self.start(s), group)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        journey = self.journey(s)
        group = chosen(s, journey, self.start(s), run)
        return told_group(self.setting, journey.element, group).strip() or "done"

    def question(self, s: State, seat: Seat) -> Question:
        step, journey = s.stack[-1][3], self.journey(s)
        troops = step >= moves.MARCH
        there, group = self.there(s), s.stack[-1][6]
        prompt = "how-many-troops" if troops else "how-many-fleets"
        rules = (CYC_TRP_02.id,) if troops else (CYC_FLT_02.id, CYC_FLT_06.id)
        places = march_places(self.setting, step) if troops else step_places(self.setting, step - moves.SAIL)
        kinds = kinds_of(there)
        if len(kinds) < 2:
            return Amount(
                id=self.id(s, seat),
                seat=seat,
                prompt=prompt,
                rules=rules,
                low=1,
                high=size(there),
                unit="troops" if troops else "fleets",
                base=moves.AMOUNT,
                places=places,
                default=moves.AMOUNT + size(there),
            )
        legal = self.legal(s, seat)
        return Some(
            id=self.id(s, seat),
            seat=seat,
            prompt=prompt,
            rules=rules,
            items=tuple(
                Answer(
                    code=moves.UNIT + kind,
                    text=self.setting.units[journey.element][kind].id,
                    key="answer-unit",
                    args={"unit": self.setting.units[journey.element][kind].id},
                    count=count_of(there, kind),
                )
                for kind in kinds
            ),
            chosen=tuple(moves.UNIT + kind for kind in kinds_of(group) for _ in range(count_of(group, kind))),
            least=1 if journey.suffices(group) else size(group) + 1,
            most=size(there),
            done=moves.DONE,
            default=legal[-1],
        )
