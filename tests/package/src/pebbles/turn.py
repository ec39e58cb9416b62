"""A turn: one player takes, then the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pebbles.state import State
from pebbles.take import TAKE
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame

TURN: Final = 0


class TurnOf(FrameData):
    """Whose turn begins."""

    seat: int


class Turn(Work[State]):
    """Ask one seat to take; then run what modules put between turns, then the next turn, until nothing is left."""

    entry: ClassVar[str] = "turn"

    def __init__(self, between: Sequence[int]) -> None:
        self.between = between
        """The kinds of frames that modules run after each turn."""

    def run(self, s: State, frame: Frame) -> None:
        turn: TurnOf = frame[1]
        if any(s.heaps):
            s.stack.append((TURN, TurnOf((turn.seat + 1) % len(s.taken))))
            s.stack.extend((kind,) for kind in self.between)
            s.ask(TAKE, 1 << turn.seat)
