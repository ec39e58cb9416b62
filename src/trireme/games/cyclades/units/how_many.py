"""The question how many units of a place make a step or a march (CYC-FLT-06, CYC-TRP-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.cyclades import moves
from trireme.games.cyclades.battle.odds import attack_outlooks
from trireme.games.cyclades.questions import UNSETTLED
from trireme.games.cyclades.rules.ids import CYC_FLT_02, CYC_FLT_06, CYC_TRP_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA, SEAS, State
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.marching import ChosenMove, march_places, step_places
from trireme.games.cyclades.units.movement import chosen, ends_of, forbids_group, march, sail
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.question import Forecast
from trireme.kit.seats import Seat


def start_of(code: int) -> int:
    """Return the place that the step or march of a code leaves."""
    return (code - moves.MARCH) // moves.BLOCK if code >= moves.MARCH else (code - moves.SAIL) // 6


class HowMany(PickNumber[State]):
    """The number of fleets or troops that make the chosen step: `x2`, the end of the same move."""

    prompt = "how-many"
    others = UNSETTLED
    form = "x2"
    base = moves.AMOUNT
    size = moves.MOST + 1

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def move(self, s: State) -> ChosenMove:
        """Return the step or march that has been chosen."""
        move: ChosenMove = s.stack[-1][3]
        return move

    def journey(self, s: State) -> Journey:
        return self.ruleset.journeys[self.move(s).journey]

    def code(self, s: State) -> int:
        """Return the code of the step or march."""
        return self.move(s).code

    def start(self, s: State) -> int:
        """Return the place that the group leaves."""
        return start_of(self.code(s))

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        code = self.code(s)
        return 1, (s.troops if code >= moves.MARCH else s.fleets)[start_of(code)]

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        journey, start = self.journey(s), self.start(s)
        code = moves.AMOUNT + min(number, moves.MOST)  # What lies beyond are other codes.
        return forbids_group(self.ruleset, s, journey, start, chosen(s, journey, start, [code]))

    def take(self, s: State, seat: Seat, code: int) -> None:
        self.go(s, seat, code - moves.AMOUNT)

    def go(self, s: State, seat: Seat, group: int) -> None:
        """Let a group make the step."""
        move, ruleset = self.move(s), self.ruleset
        step, left, journey = move.code, move.left, ruleset.journeys[move.journey]
        s.answered(seat)
        journey.pay(s, seat, left)
        journey.begins(s, seat, left)
        if step >= moves.MARCH:
            start, to = ends_of(step)
            march(ruleset, s, seat, start, to, group, journey)
            return
        way = step - moves.SAIL
        sea = ruleset.tables.step[way]
        if sail(ruleset, s, seat, SEAS[way // 6], sea, group):
            journey.goes_on(s, seat, sea, left)

    def progress(self, s: State, seat: Seat) -> int:
        return 1

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word.removeprefix("x") for word in words])

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"x{run[0] - moves.AMOUNT}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Compare words with a run. The letter x may be left out, and kinds of units come in any order."""
        right = self.write(s, seat, run).split()
        return sorted(word.removeprefix("x") for word in words) == sorted(word.removeprefix("x") for word in right)

    def marching(self, s: State) -> bool:
        return self.code(s) >= moves.MARCH

    def prompt_here(self, s: State, seat: Seat) -> str:
        return f"{self.prompt}-{self.unit_here(s)}"

    def unit_here(self, s: State) -> str:
        return "troops" if self.marching(s) else "fleets"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (CYC_TRP_02,) if self.marching(s) else (CYC_FLT_02, CYC_FLT_06)

    def about(self, s: State) -> tuple[str, ...]:
        step = self.code(s)
        return march_places(self.ruleset, step) if self.marching(s) else step_places(self.ruleset, step - moves.SAIL)

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        """Return the forecasts of an attack with this number."""
        return self.outlooks_of(s, seat, chosen(s, self.journey(s), self.start(s), [code]))

    def outlooks_of(self, s: State, seat: Seat, group: int) -> tuple[Forecast, ...]:
        """Return the forecast of an attack with a group; empty where it fights no one."""
        step = self.code(s)
        if self.marching(s):
            found = attack_outlooks(self.ruleset, s, seat, LAND, ends_of(step)[1], group)
        else:
            found = attack_outlooks(self.ruleset, s, seat, SEA, self.ruleset.tables.step[step - moves.SAIL], group)
        return found[-1:]

    def way(self, s: State, seat: Seat) -> tuple[str, ...]:
        step = self.code(s)
        if not self.marching(s):
            return step_places(self.ruleset, step - moves.SAIL)
        return self.journey(s).way(s, seat, *ends_of(step))

    def default(self, low: int, high: int) -> int:
        return high
