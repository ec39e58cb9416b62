"""Steps that only lead to others: the phases of a round, and the functions of an extension point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from trireme.kit.engine.frames import S, Work
from trireme.kit.engine.state import BaseState, Frame

T = TypeVar("T")
"""What all functions of a game share: its ruleset."""
D = TypeVar("D")
"""The data of an extension point: a `FrameData`, or None."""


class Phases(Work[S]):
    """(kind, n): run the phases of a round from the n-th on. The last one says what follows."""

    def __init__(self, phases: Sequence[int]) -> None:
        self.begin = [(phase,) for phase in phases]

    def run(self, s: S, frame: Frame) -> None:
        s.stack.append((frame[0], frame[1] + 1))
        s.stack.append(self.begin[frame[1]])


class Hooks(Generic[T, S, D]):
    """The functions of an extension point, by rank; those of one rank in the order in which they joined.

    Each gets the ruleset, the state and the data of its moment. It may push a question or work, which is settled before
    the next function runs. The data of a point that needs none is None.
    """

    def __init__(self) -> None:
        self.functions: list[Callable[[T, S, D], None]] = []
        self.alone = False
        """Whether there is one function only, that of the base game. Then it is called without a frame."""
        self._ranks: list[int] = []

    def __bool__(self) -> bool:
        return bool(self.functions)

    def add(self, rank: int, function: Callable[[T, S, D], None]) -> None:
        place = sum(1 for other in self._ranks if other <= rank)
        self._ranks.insert(place, rank)
        self.functions.insert(place, function)
        self.alone = len(self.functions) == 1


class RunHooks(Work[S], Generic[T, S, D]):
    """(kind, n, data): run the functions of a point from the n-th on, each after what the one before has asked.

    While a function runs, the frame of those to come is on top of the stack. A function that cancels them takes this
    frame away with `cancel_rest`. One that changes what they are about puts other data there with `replace_rest`.
    """

    def __init__(self, ruleset: T, point: Hooks[T, S, D]) -> None:
        self.ruleset = ruleset
        self.functions = point.functions

    def run(self, s: S, frame: Frame) -> None:
        stack, ruleset = s.stack, self.ruleset
        kind: int = frame[0]
        number: int = frame[1]
        data: D = frame[2]
        stack.append(frame)
        for function in self.functions[number:] if number else self.functions:
            number += 1
            stack[-1] = following = (kind, number, data)
            function(ruleset, s, data)
            if s.check_end or not stack or stack[-1] is not following:
                return
        stack.pop()


def cancel_rest(s: BaseState, kind: int) -> None:
    """Cancel the functions to come of a point, whose frame is on top."""
    top = s.stack.pop()
    assert top[0] == kind


def rest_of(s: BaseState, data: type[D]) -> D:
    """Return what the functions to come of a point are about. Their frame is on top."""
    rest = s.stack[-1][2]
    assert isinstance(rest, data)
    return rest


def replace_rest(s: BaseState, kind: int, data: object) -> None:
    """Run the functions to come of a point with other data. Their frame is on top."""
    top = s.stack[-1]
    assert top[0] == kind
    s.stack[-1] = (kind, top[1], data)
