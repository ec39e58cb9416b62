"""Points whose functions still get a whole frame of numbers. Each becomes `Hooks` and `RunHooks` with its own data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Work
from trireme.kit.engine.sequences import Hooks
from trireme.kit.engine.state import Frame

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset

Point = Hooks["Ruleset", State, Frame]


class RunFrameHooks(Work[State]):
    """(kind, n, ...): as `RunHooks`, with the whole frame instead of its data."""

    def __init__(self, ruleset: Ruleset, point: Point) -> None:
        self.ruleset = ruleset
        self.functions = point.functions

    def run(self, s: State, frame: Frame) -> None:
        stack, ruleset = s.stack, self.ruleset
        kind: int = frame[0]
        number: int = frame[1]
        about: tuple[int, ...] = frame[2:]
        stack.append(frame)
        for function in self.functions[number:] if number else self.functions:
            number += 1
            stack[-1] = following = (kind, number, *about)
            function(ruleset, s, frame)
            if s.check_end or not stack or stack[-1] is not following:
                return
        stack.pop()


def replace_frame(s: State, kind: int, about: Frame) -> None:
    """As `replace_rest`, for a frame of numbers."""
    top = s.stack[-1]
    assert top[0] == kind
    s.stack[-1] = (kind, top[1], *about)
