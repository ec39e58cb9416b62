"""What happens at a point of the rules, one function after the other, in a stated order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trireme.games.cyclades.state import State
from trireme.kit.stack import Frame, Work

if TYPE_CHECKING:
    from trireme.games.cyclades.setting import Setting

Happening = Callable[["Setting", State, Frame], None]
"""One of them. It gets the frame of its moment, and may push a question or work, which is settled before the next."""


class Ordered:
    """The functions of a point, by rank; those of one rank in the order in which they joined."""

    def __init__(self) -> None:
        self.functions: list[Happening] = []
        self.alone = False
        """Whether there is one function only, that of the base game: it is called at once, and nothing is pushed."""
        self._ranks: list[int] = []

    def __bool__(self) -> bool:
        return bool(self.functions)

    def add(self, rank: int, function: Happening) -> None:
        place = sum(1 for other in self._ranks if other <= rank)
        self._ranks.insert(place, rank)
        self.functions.insert(place, function)
        self.alone = len(self.functions) == 1


class Moment(Work[State]):
    """(kind, n, ...): the n-th function of a point, then the next.

    While one runs, the frame of those to come is on top of the stack. A function that calls off the rest takes it away
    with `call_off`; one that changes what the rest is about puts another in its place with `turn_into`.
    """

    def __init__(self, setting: Setting, point: Ordered) -> None:
        self.setting = setting
        self.functions = point.functions

    def run(self, s: State, frame: Frame) -> None:
        stack, functions = s.stack, self.functions
        depth = len(stack) + 1
        number, last = frame[1], len(functions)
        while number < last:
            number += 1
            following = (frame[0], number, *frame[2:])
            stack.append(following)
            functions[number - 1](self.setting, s, frame)
            if s.alarm or len(stack) != depth or stack[-1] is not following:
                return
            stack.pop()


def call_off(s: State, kind: int) -> None:
    """The rest of a moment does not happen; its frame is on top."""
    assert s.stack[-1][0] == kind
    s.stack.pop()


def turn_into(s: State, kind: int, about: Frame) -> None:
    """The rest of a moment, whose frame is on top, is about something else."""
    top = s.stack[-1]
    assert top[0] == kind
    s.stack[-1] = (kind, top[1], *about)
