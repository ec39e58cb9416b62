"""Steps that only lead to others: the phases of a round, and things that are done one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trireme.kit.stack import Frame, S, Work


class Phases(Work[S]):
    """(kind, n): the n-th phase of a round comes next, then those after it. The last one says what follows."""

    def __init__(self, phases: Sequence[int]) -> None:
        self.phases = phases

    def run(self, s: S, frame: Frame) -> None:
        s.stack.append((frame[0], frame[1] + 1))
        s.stack.append((self.phases[frame[1]],))


class OneByOne(Work[S]):
    """(kind, n, ...): what happens at an extension point from its n-th function on, each after what the one before has
    asked is answered. A function gets the frame, for what it is about."""

    def __init__(self, kind: int, functions: Sequence[Callable[[S, Frame], None]]) -> None:
        self.kind = kind
        self.functions = functions

    def begin(self, s: S, about: Frame) -> None:
        """Come to this point. Where no module has put anything, nothing is pushed."""
        if self.functions:
            s.stack.append((self.kind, 0, *about))

    def run(self, s: S, frame: Frame) -> None:
        about, last = frame[2:], len(self.functions) - 1
        for n in range(frame[1], last + 1):
            if n == last:
                self.functions[n](s, frame)
                return
            then = (self.kind, n + 1, *about)
            s.stack.append(then)
            self.functions[n](s, frame)
            if not s.stack or s.stack[-1] is not then:
                return
            s.stack.pop()
