"""The special actions of Poseidon and Ares: moving fleets and troops for gold (CYC-FLT, CYC-TRP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.odds import attack_outlooks
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_ACT_13,
    CYC_FLT_01,
    CYC_FLT_03,
    CYC_FLT_04,
    CYC_FLT_06,
    CYC_FLT_08,
    CYC_FLT_10,
    CYC_TRP_01,
    CYC_TRP_03,
    CYC_TRP_04,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import LAND, SEA, SEAS, Sea, State
from trireme.games.cyclades.units.groups import fleets_in, group_at, size
from trireme.games.cyclades.units.journeys import MOVE_ON, FleetsUnderWay, Journey, journey_of
from trireme.games.cyclades.units.movement import (
    chosen,
    codes_of,
    ends_of,
    forbids_group,
    forbids_march,
    forbids_step,
    march_codes,
    read_march,
    read_step,
    sail_codes,
    says_way,
    written_march,
    written_step,
)
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Answer, Forecast
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

HOW_MANY: Final = 21


class ChosenMove(FrameData):
    """A step or march that a player has chosen; how many units make it is asked next."""

    code: int
    """The action code of the step or march."""
    journey: int
    """The number of the journey, in `ruleset.journeys`."""
    left: int
    """Steps left after this one."""
    group: int
    """The units chosen so far, where several kinds can be chosen: see `units/mixed.py`."""


def ask_how_many(s: State, seat: Seat, code: int, journey: int, left: int) -> None:
    """Ask how many units make the step of a code, after which `left` steps remain."""
    s.ask(HOW_MANY, 1 << seat, ChosenMove(code, journey, left, 0))


class MoveFleets(Action):
    """The action of moving fleets of one sea a first step; the number is asked next (CYC-FLT-01, 02)."""

    verb = "fleet"
    on_sale = False
    first = moves.SAIL

    by: ClassVar[str] = "poseidon"
    """The id of the journey that is paid for. Hadès has another (HAD-MOV-01)."""
    paid: ClassVar[Rule] = CYC_FLT_01
    """The rule that sets the price."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = journey_of(ruleset, self.by)

    def extent(self) -> int:
        return len(self.ruleset.tables.step)

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.gold[seat] >= self.cost(s, seat):
            codes += sail_codes(self.ruleset, s, seat, self.journey)

    def cost(self, s: State, seat: Seat) -> int:
        return self.journey.due(s, seat, self.journey.steps - 1)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return (moves.SAIL + way for way, to in enumerate(self.ruleset.tables.step) if to >= 0)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        way, cost = run[0] - moves.SAIL, self.cost(s, seat)
        start = SEAS[way // 6]
        group, to = chosen(s, self.journey, start, run[1:]), self.ruleset.tables.step[way]
        reasons = [*forbids_step(self.ruleset, s, seat, self.journey, start, to, group)]
        yield from reasons
        if not reasons:
            yield from forbids_group(self.ruleset, s, self.journey, start, group)
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(self.paid, price=cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ask_how_many(s, seat, code, self.journey.number, self.journey.steps - 1)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        way, group = read_step(self.ruleset, words)
        return [moves.SAIL + way, *codes_of(s, self.journey, way // 6, group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        way = run[0] - moves.SAIL
        return f"fleet {written_step(self.ruleset, way, chosen(s, self.journey, way // 6, run[1:]))}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return says_way(self.write(s, seat, run), (self.verb,), words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return step_places(self.ruleset, code - moves.SAIL)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        text = self.write(s, seat, [code])
        return step_answer(self.ruleset, s, seat, code, text, self.cost(s, seat))


def step_places(ruleset: Ruleset, way: int) -> tuple[str, ...]:
    return f"sea:{ruleset.sea(way // 6)}", f"sea:{ruleset.sea(ruleset.tables.step[way])}"


def step_answer(ruleset: Ruleset, s: State, seat: Seat, code: int, text: str, gold: int) -> Answer:
    way = code - moves.SAIL
    start, to = ruleset.sea(way // 6), ruleset.sea(ruleset.tables.step[way])
    args: dict[str, Figure] = {"start": start, "sea": to, "gold": gold}
    places = step_places(ruleset, way)
    outlooks = step_outlooks(ruleset, s, seat, way)
    return Answer(code=code, text=text, key="answer-fleet", args=args, places=places, way=places, outlooks=outlooks)


def step_outlooks(ruleset: Ruleset, s: State, seat: Seat, way: int) -> tuple[Forecast, ...]:
    """Return the forecasts of a step of fleets, by number of fleets."""
    return attack_outlooks(ruleset, s, seat, SEA, ruleset.tables.step[way], group_at(s, SEA, way // 6))


class MoveTroops(Action):
    """The action of moving troops between islands that a chain of fleets links (CYC-TRP-01 to 05)."""

    verb = "troops"
    on_sale = False
    first = moves.MARCH

    by: ClassVar[str] = "ares"
    """The id of the journey that is paid for. Modules have others (HAD-MOV-02, TIT-TTN-06)."""
    paid: ClassVar[Rule] = CYC_TRP_01
    """The rule that sets the price."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = journey_of(ruleset, self.by)

    def extent(self) -> int:
        return moves.BLOCK * self.ruleset.tables.islands

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        ruleset, points = self.ruleset, self.ruleset.points
        if s.gold[seat] < self.journey.due(s, seat, 0):
            return
        if s.navy[seat] or ruleset.tables.by_land or points.links or points.ways:
            codes += march_codes(ruleset, s, seat, self.journey, board.marches_from)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return (moves.MARCH + moves.BLOCK * start + to for start in islands for to in islands)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        ruleset, cost = self.ruleset, self.journey.due(s, seat, 0)
        start, to = ends_of(run[0])
        if to >= ruleset.tables.islands:
            yield Reason(KIT_ASK_03)
            return
        group = chosen(s, self.journey, start, run[1:])
        reasons = [*forbids_march(ruleset, s, seat, self.journey, start, to, group)]
        if start != to and not board.marches_from(ruleset, s, seat, start) >> to & 1:
            names: dict[str, Figure] = {"start": ruleset.island(start), "island": ruleset.island(to)}
            reasons.append(Reason(CYC_TRP_03, **names))
            if board.hopped_islands(ruleset, s, seat, start) >> to & 1:
                reasons.append(Reason(CYC_TRP_04, **names))
            for island in (start, to):
                reasons += board.cuts_off(ruleset, s, seat, island)
        yield from reasons
        if not reasons:
            yield from forbids_group(ruleset, s, self.journey, start, group)
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(self.paid, price=cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ask_how_many(s, seat, code, self.journey.number, 0)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        code, group = read_march(self.ruleset, words)
        return [code, *codes_of(s, self.journey, ends_of(code)[0], group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        group = chosen(s, self.journey, ends_of(run[0])[0], run[1:])
        return f"troops {written_march(self.ruleset, run[0], group)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return says_way(self.write(s, seat, run), (self.verb,), words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return march_places(self.ruleset, code)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        text, gold = self.write(s, seat, [code]), self.journey.due(s, seat, 0)
        return march_answer(self.ruleset, s, seat, code, text, gold, self.journey)


def march_places(ruleset: Ruleset, code: int) -> tuple[str, ...]:
    start, to = ends_of(code)
    return f"island:{ruleset.island(start)}", f"island:{ruleset.island(to)}"


def march_answer(ruleset: Ruleset, s: State, seat: Seat, code: int, text: str, gold: int, journey: Journey) -> Answer:
    start, to = ends_of(code)
    return Answer(
        code=code,
        text=text,
        key="answer-troops",
        args={"start": ruleset.island(start), "island": ruleset.island(to), "gold": gold},
        places=march_places(ruleset, code),
        way=journey.way(s, seat, start, to),
        outlooks=attack_outlooks(ruleset, s, seat, LAND, to, group_at(s, LAND, start)),
    )


class MoveOn(Choice):
    """The choice of the moving group's next step, or to stop (CYC-FLT-03, 06 to 10)."""

    prompt = "move-on"
    verb = "on"
    blocks = (moves.ON,)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_FLT_03, CYC_FLT_06, CYC_FLT_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {**UNSETTLED, "fleet": (CYC_FLT_10, CYC_ACT_13)}

    def group(self, s: State) -> FleetsUnderWay:
        """Return the fleets that may go on."""
        group: FleetsUnderWay = s.stack[-1][3]
        return group

    def sea(self, s: State) -> Sea:
        """Return the sea where the group is."""
        return self.group(s).sea

    def _way(self, s: State, code: int) -> int:
        return 6 * self.sea(s) + code - moves.ON

    def journey(self, s: State) -> Journey:
        return self.ruleset.journeys[self.group(s).journey]

    def legal(self, s: State, seat: Seat) -> list[int]:
        group = self.group(s)
        sea, codes = group.sea, [moves.STOP]
        journey = self.ruleset.journeys[group.journey]
        if s.gold[seat] < journey.due(s, seat, group.left - 1) or not journey.leaves(s, sea):
            return codes
        closed = board.closed_seas(self.ruleset, s, seat)
        step = self.ruleset.tables.step
        for way in range(6):
            to = step[6 * sea + way]
            if to >= 0 and not closed >> to & 1:
                codes.append(moves.ON + way)
        return codes

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        ways = (moves.ON + way for way in range(6) if self.ruleset.tables.step[6 * self.sea(s) + way] >= 0)
        return (moves.STOP, *ways)

    def known(self, s: State, code: int) -> bool:
        return code in self.plain or moves.ON <= code < moves.ON + 6

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != moves.STOP:
            group = self.group(s)
            journey = self.ruleset.journeys[group.journey]
            if s.gold[seat] < journey.due(s, seat, group.left - 1):
                yield Reason(CYC_ACT_09, price=journey.due(s, seat, group.left - 1), gold=s.gold[seat])
            yield from forbids_step(
                self.ruleset, s, seat, journey, group.sea, self.ruleset.tables.step[self._way(s, code)]
            )

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        journey, sea = self.journey(s), self.sea(s)
        yield from self.forbids(s, seat, run[0])
        group = chosen(s, journey, sea, run[1:])
        yield from forbids_group(self.ruleset, s, journey, sea, group)
        if size(group) > fleets_in(s, sea) and s.navy[seat] & ~(1 << sea):  # Those of other seas are named, too.
            yield Reason(CYC_FLT_10, sea=self.ruleset.sea(sea))

    def take(self, s: State, seat: Seat, code: int) -> None:
        way = self._way(s, code)
        group = self.group(s)
        s.answered(seat)
        if code != moves.STOP:
            ask_how_many(s, seat, moves.SAIL + way, group.journey, group.left - 1)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["stop"]:
            return [moves.STOP]
        if words[0] != self.verb:
            raise Unreadable("move", " ".join(words), FORM, form="on >C5 x2")
        way, group = read_step(self.ruleset, words, start=self.sea(s))
        if way // 6 != self.sea(s):
            raise Refused(" ".join(words), [Reason(CYC_FLT_10, sea=self.ruleset.sea(way // 6))])
        return [moves.ON + way % 6, *codes_of(s, self.journey(s), way // 6, group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        sea = self.sea(s)
        group = chosen(s, self.journey(s), sea, run[1:])
        return f"on {written_step(self.ruleset, self._way(s, run[0]), group).removeprefix(self.ruleset.sea(sea))}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        if run[0] == moves.STOP:
            return False
        return says_way(self.write(s, seat, run), (self.verb,), words, self.ruleset.sea(self.sea(s)))

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        to = NOWHERE if code == moves.STOP else self.ruleset.tables.step[self._way(s, code)]
        return (f"sea:{self.ruleset.sea(to)}",) if to >= 0 else ()

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        kind, _, name = target.partition(":")
        if kind == "sea":
            return iter((Reason(CYC_FLT_04, start=self.ruleset.sea(self.sea(s)), sea=name),))
        return super().elsewhere(s, seat, target)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        group = self.group(s)
        return {"sea": self.ruleset.sea(group.sea), "steps": group.left}

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        answer = super().answer(s, seat, code)
        return replace(answer, way=step_places(self.ruleset, self._way(s, code))) if answer.places else answer

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        return () if code == moves.STOP else step_outlooks(self.ruleset, s, seat, self._way(s, code))

    def about(self, code: int) -> dict[str, Figure]:
        return {}

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code == moves.STOP else {"sea": self.places(s, seat, code)[0].removeprefix("sea:")}


NOWHERE: Final = -1


STEPS: Final[Steps] = {
    MOVE_ON: MoveOn,
}
