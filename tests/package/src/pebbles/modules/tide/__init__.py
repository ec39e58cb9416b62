"""The tide: after each turn it washes a pebble away (TID-WAV-01), and there are shells to take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pebbles.extensions import Module
from pebbles.modules.tide.events import WashedAway
from pebbles.state import State
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame


class Tide(Chance[State]):
    label: ClassVar[str] = "tide"

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [heap for heap, left in enumerate(s.heaps) if left] or [len(s.heaps)]
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        if code < len(s.heaps):
            s.heaps[code] -= 1
            s.tell(WashedAway(heap=self.names[code]))

    def write(self, s: State, code: int) -> str:
        return self.names[code] if code < len(s.heaps) else "nothing"


MODULE: Final = Module("tide", Tide)
