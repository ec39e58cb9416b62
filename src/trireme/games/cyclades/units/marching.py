"""The special actions of Poseidon and Ares: moving fleets and troops for gold (CYC-FLT, CYC-TRP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import UNSETTLED, Choice, CycladesAsk
from trireme.games.cyclades.frames import HOW_MANY, MOVE_ON, SYLPH_GOES_ON
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_ACT_13,
    CYC_FLT_01,
    CYC_FLT_02,
    CYC_FLT_03,
    CYC_FLT_04,
    CYC_FLT_06,
    CYC_FLT_08,
    CYC_FLT_10,
    CYC_TRP_01,
    CYC_TRP_02,
    CYC_TRP_03,
    CYC_TRP_04,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units.movement import (
    ends_of,
    forbids_fleets,
    forbids_march,
    forbids_step,
    forbids_troops,
    march,
    march_codes,
    read_march,
    read_step,
    sail,
    sail_codes,
    written_march,
    written_step,
)
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.question import Amount, Answer, Question
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.stack import whole_number

# What a question about how many is for.
PAID: Final = 0
ON: Final = 1
SYLPH: Final = 2
ARES: Final = 3
PEGASUS: Final = 4


class MoveFleets(Action):
    """Fleets of one sea make a first step (CYC-FLT-01, 02); how many is the next step of the same move."""

    verb = "fleet"
    first = moves.SAIL

    def extent(self) -> int:
        return len(self.setting.tables.step)

    def legal(self, s: State, seat: int, codes: list[int]) -> None:
        if s.gold[seat] >= self.setting.economy.fleet_move_cost:
            codes += sail_codes(self.setting, s, seat)

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        return (moves.SAIL + way for way, to in enumerate(self.setting.tables.step) if to >= 0)

    def forbids(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: int, run: Sequence[int]) -> Iterator[Reason]:
        way, cost = run[0] - moves.SAIL, self.setting.economy.fleet_move_cost
        reasons = [*forbids_step(self.setting, s, seat, way // 6, self.setting.tables.step[way])]
        yield from reasons
        if not reasons:
            yield from forbids_fleets(self.setting, s, way // 6, run[1:])
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(CYC_FLT_01, price=cost, gold=s.gold[seat])

    def take(self, s: State, seat: int, code: int) -> None:
        s.ask(HOW_MANY, 1 << seat, (code, PAID, self.setting.economy.fleet_move_range - 1))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        way, amount = read_step(self.setting, words)
        return [moves.SAIL + way, *amount]

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        return f"fleet {written_step(self.setting, run[0] - moves.SAIL, run[1:])}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        return step_places(self.setting, code - moves.SAIL)

    def answer(self, s: State, seat: int, code: int) -> Answer:
        text = self.write(s, seat, [code])
        return step_answer(self.setting, code, code - moves.SAIL, text, self.setting.economy.fleet_move_cost)


def step_places(setting: Setting, way: int) -> tuple[str, ...]:
    return f"sea:{setting.sea(way // 6)}", f"sea:{setting.sea(setting.tables.step[way])}"


def step_answer(setting: Setting, code: int, way: int, text: str, gold: int) -> Answer:
    start, to = setting.sea(way // 6), setting.sea(setting.tables.step[way])
    args: dict[str, Figure] = {"start": start, "sea": to, "gold": gold}
    return Answer(code=code, text=text, key="answer-fleet", args=args, places=step_places(setting, way))


class MoveTroops(Action):
    """Troops of one island to another that a chain of fleets links (CYC-TRP-01 to 05)."""

    verb = "troops"
    first = moves.MARCH

    def extent(self) -> int:
        return moves.BLOCK * self.setting.tables.islands

    def legal(self, s: State, seat: int, codes: list[int]) -> None:
        if s.gold[seat] >= self.setting.economy.troop_move_cost and (s.navy[seat] or self.setting.tables.by_land):
            codes += march_codes(
                self.setting, s, seat, lambda start: board.linked_islands(self.setting, s, seat, start)
            )

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        islands = range(self.setting.tables.islands)
        return (moves.MARCH + moves.BLOCK * start + to for start in islands for to in islands)

    def forbids(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: int, run: Sequence[int]) -> Iterator[Reason]:
        setting, cost = self.setting, self.setting.economy.troop_move_cost
        start, to = ends_of(run[0])
        if to >= setting.tables.islands:
            yield Reason(KIT_ASK_03)
            return
        reasons = [*forbids_march(setting, s, seat, start, to)]
        if start != to and not board.linked_islands(setting, s, seat, start) >> to & 1:
            names: dict[str, Figure] = {"start": setting.island(start), "island": setting.island(to)}
            reasons.append(Reason(CYC_TRP_03, **names))
            if board.hopped_islands(setting, s, seat, start) >> to & 1:
                reasons.append(Reason(CYC_TRP_04, **names))
            for island in (start, to):
                reasons += board.cuts_off(setting, s, seat, island)
        yield from reasons
        if not reasons:
            yield from forbids_troops(setting, s, start, run[1:])
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(CYC_TRP_01, price=cost, gold=s.gold[seat])

    def take(self, s: State, seat: int, code: int) -> None:
        s.ask(HOW_MANY, 1 << seat, (code, ARES, 0))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        return read_march(self.setting, words)

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        return f"troops {written_march(self.setting, run)}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        return march_places(self.setting, code)

    def answer(self, s: State, seat: int, code: int) -> Answer:
        return march_answer(self.setting, code, self.write(s, seat, [code]), self.setting.economy.troop_move_cost)


def march_places(setting: Setting, code: int) -> tuple[str, ...]:
    start, to = ends_of(code)
    return f"island:{setting.island(start)}", f"island:{setting.island(to)}"


def march_answer(setting: Setting, code: int, text: str, gold: int) -> Answer:
    start, to = ends_of(code)
    args: dict[str, Figure] = {"start": setting.island(start), "island": setting.island(to), "gold": gold}
    return Answer(code=code, text=text, key="answer-troops", args=args, places=march_places(setting, code))


class HowMany(CycladesAsk):
    """How many fleets or troops make the step that has been chosen."""

    prompt = "how-many"
    others = UNSETTLED

    def verbs(self) -> tuple[str, ...]:
        return ()

    def most(self, s: State) -> int:
        code = s.stack[-1][3]
        return s.troops[ends_of(code)[0]] if code >= moves.MARCH else s.fleets[(code - moves.SAIL) // 6]

    def legal(self, s: State, seat: int) -> list[int]:
        return list(range(moves.AMOUNT + 1, moves.AMOUNT + self.most(s) + 1))

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        return range(moves.AMOUNT, moves.AMOUNT + self.most(s) + 2)

    def forbids(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        step = s.stack[-1][3]
        if code < moves.AMOUNT:
            yield Reason(KIT_ASK_03)
        elif step >= moves.MARCH:
            yield from forbids_troops(self.setting, s, ends_of(step)[0], [code])
        else:
            yield from forbids_fleets(self.setting, s, (step - moves.SAIL) // 6, [code])

    def take(self, s: State, seat: int, code: int) -> None:
        step, how, left = s.stack[-1][3:]
        count = code - moves.AMOUNT
        setting, economy = self.setting, self.setting.economy
        s.answered(seat)
        if how in (ARES, PEGASUS):
            if how == ARES:
                s.gold[seat] -= economy.troop_move_cost
            march(setting, s, seat, *ends_of(step), count)
            return
        if how == PAID:
            s.gold[seat] -= economy.fleet_move_cost
        elif how == SYLPH:
            s.stack.append((SYLPH_GOES_ON, seat, left))
        to = setting.tables.step[step - moves.SAIL]
        if sail(setting, s, seat, (step - moves.SAIL) // 6, to, count) and how != SYLPH and left:
            s.ask(MOVE_ON, 1 << seat, (to, left))

    def progress(self, s: State, seat: int) -> int:
        return 1

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        if len(words) != 1:
            raise Unreadable("move", " ".join(words), FORM, form="x2")
        return [moves.AMOUNT + whole_number(words[0].removeprefix("x"))]

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        return f"x{run[0] - moves.AMOUNT}"

    def question(self, s: State, seat: int) -> Question:
        step = s.stack[-1][3]
        troops = step >= moves.MARCH
        return Amount(
            id=self.id(s, seat),
            seat=seat,
            prompt="how-many-troops" if troops else "how-many-fleets",
            rules=(CYC_TRP_02.id,) if troops else (CYC_FLT_02.id, CYC_FLT_06.id),
            low=1,
            high=self.most(s),
            unit="troops" if troops else "fleets",
            base=moves.AMOUNT,
            places=march_places(self.setting, step) if troops else step_places(self.setting, step - moves.SAIL),
            default=moves.AMOUNT + self.most(s),
        )


class MoveOn(Choice):
    """The moving group's next step, or stop (CYC-FLT-03, 06 to 10)."""

    prompt = "move-on"
    verb = "on"
    blocks = (moves.ON,)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_FLT_03, CYC_FLT_06, CYC_FLT_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {**UNSETTLED, "fleet": (CYC_FLT_10, CYC_ACT_13)}

    def _way(self, s: State, code: int) -> int:
        return 6 * s.stack[-1][3] + code - moves.ON

    def legal(self, s: State, seat: int) -> list[int]:
        sea = s.stack[-1][3]
        closed = board.closed_seas(self.setting, s, seat)
        ways = enumerate(self.setting.tables.step[6 * sea : 6 * sea + 6])
        return [moves.STOP, *(moves.ON + way for way, to in ways if to >= 0 and not closed >> to & 1)]

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        return (moves.STOP, *range(moves.ON, moves.ON + 6))

    def known(self, s: State, code: int) -> bool:
        return code in self.plain or moves.ON <= code < moves.ON + 6

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if code != moves.STOP:
            sea = s.stack[-1][3]
            yield from forbids_step(self.setting, s, seat, sea, self.setting.tables.step[self._way(s, code)])

    def objections(self, s: State, seat: int, run: Sequence[int]) -> Iterator[Reason]:
        yield from self.forbids(s, seat, run[0])
        yield from forbids_fleets(self.setting, s, s.stack[-1][3], run[1:])

    def take(self, s: State, seat: int, code: int) -> None:
        way, left = self._way(s, code), s.stack[-1][4]
        s.answered(seat)
        if code != moves.STOP:
            s.ask(HOW_MANY, 1 << seat, (moves.SAIL + way, ON, left - 1))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        if words == ["stop"]:
            return [moves.STOP]
        way, amount = read_step(self.setting, words, start=s.stack[-1][3])
        if way // 6 != s.stack[-1][3]:
            raise Refused(" ".join(words), [Reason(CYC_FLT_10, sea=self.setting.sea(way // 6))])
        return [moves.ON + way % 6, *amount]

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        start = self.setting.sea(s.stack[-1][3])
        return f"on {written_step(self.setting, self._way(s, run[0]), run[1:]).removeprefix(start)}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        to = NOWHERE if code == moves.STOP else self.setting.tables.step[self._way(s, code)]
        return (f"sea:{self.setting.sea(to)}",) if to >= 0 else ()

    def elsewhere(self, s: State, seat: int, target: str) -> Iterator[Reason]:
        kind, _, name = target.partition(":")
        if kind == "sea":
            return iter((Reason(CYC_FLT_04, start=self.setting.sea(s.stack[-1][3]), sea=name),))
        return super().elsewhere(s, seat, target)

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        return {"sea": self.setting.sea(s.stack[-1][3]), "steps": s.stack[-1][4]}

    def about(self, code: int) -> dict[str, Figure]:
        return {}

    def answer_args(self, s: State, seat: int, code: int) -> dict[str, Figure]:
        return {} if code == moves.STOP else {"sea": self.places(s, seat, code)[0].removeprefix("sea:")}


NOWHERE: Final = -1
