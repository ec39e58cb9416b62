"""Steps that only lead to others: the phases of a round, and things that are done one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from trireme.kit.engine.frames import S, Work
from trireme.kit.engine.state import BaseState, Frame

T = TypeVar("T")
"""What all functions of a game share: its ruleset."""


class Phases(Work[S]):
    """(kind, n): the n-th phase of a round comes next, then those after it. The last one says what follows."""

    def __init__(self, phases: Sequence[int]) -> None:
        self.begin = [(phase,) for phase in phases]

    def run(self, s: S, frame: Frame) -> None:
        s.stack.append((frame[0], frame[1] + 1))
        s.stack.append(self.begin[frame[1]])


class Hooks(Generic[T, S]):
    """The functions of an extension point, by rank; those of one rank in the order in which they joined.

    Each gets the ruleset, the state and the frame of its moment. It may push a question or work, which is settled
    before the next.
    """

    def __init__(self) -> None:
        self.functions: list[Callable[[T, S, Frame], None]] = []
        self.alone = False
        """Whether there is one function only, that of the base game: it is called at once, and nothing is pushed."""
        self._ranks: list[int] = []

    def __bool__(self) -> bool:
        return bool(self.functions)

    def add(self, rank: int, function: Callable[[T, S, Frame], None]) -> None:
        place = sum(1 for other in self._ranks if other <= rank)
        self._ranks.insert(place, rank)
        self.functions.insert(place, function)
        self.alone = len(self.functions) == 1


class RunHooks(Work[S], Generic[T, S]):
    """(kind, n, ...): the functions of a point from the n-th on, each after what the one before has asked is answered.

    While one runs, the frame of those to come is on top of the stack. A function that calls off the rest takes it away
    with `cancel_rest`; one that changes what the rest is about puts another in its place with `replace_rest`.
    """

    def __init__(self, ruleset: T, point: Hooks[T, S]) -> None:
        self.ruleset = ruleset
        self.functions = point.functions

    def run(self, s: S, frame: Frame) -> None:
        stack, ruleset = s.stack, self.ruleset
        kind, number, about = frame[0], frame[1], frame[2:]
        stack.append(frame)
        for function in self.functions[number:] if number else self.functions:
            number += 1
            head = kind, number
            stack[-1] = following = head + about
            function(ruleset, s, frame)
            if s.check_end or not stack or stack[-1] is not following:
                return
        stack.pop()


def cancel_rest(s: BaseState, kind: int) -> None:
    """The rest of a moment does not happen; its frame is on top."""
    assert s.stack[-1][0] == kind
    s.stack.pop()


def replace_rest(s: BaseState, kind: int, about: Frame) -> None:
    """The rest of a moment, whose frame is on top, is about something else."""
    top = s.stack[-1]
    assert top[0] == kind
    s.stack[-1] = (kind, top[1], *about)
