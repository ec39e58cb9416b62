"""Playing what would follow from an action, on a copy of the state, with the real steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from trireme.games.cyclades.phases.cycle_end import look_for_victors
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.engine import Engine
from trireme.kit.engine.frames import Step
from trireme.kit.engine.question import CHANCE


class Rehearsal(Engine[State]):
    """An engine that tries all outcomes of chance instead of drawing one."""

    name: ClassVar[str] = "cyclades"

    def __init__(self, ruleset: Ruleset, steps: list[Step[State]]) -> None:
        self.ruleset = ruleset
        self.seats = ruleset.seats
        self.explicit = True
        self.windows = ()
        self.steps = steps

    def check(self, s: State) -> None:
        look_for_victors(self.ruleset, s)

    def can(self, s: State, side: int, reaches: Callable[[State], bool]) -> bool:
        """Return whether the seats of a side can reach a goal once all that is pending has been played.

        They choose their own answers, and the goal must be reached whatever others choose or the dice show
        (CYC-LST-22). The state is used up.
        """
        self.proceed(s)
        if not s.stack:
            return reaches(s)
        mover = self.to_move(s)
        assert mover is not None
        step, codes = self.steps[s.stack[-1][0]], self.legal(s)
        if isinstance(step, Choice) and not step.bears:
            codes = codes[:1]
        own = mover != CHANCE and bool(side >> mover & 1)
        for code in codes:
            after = s.clone()
            self.answer(after, mover, code)
            if self.can(after, side, reaches) == own:
                return own
        return not own
