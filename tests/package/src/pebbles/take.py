"""The question of the game: how many pebbles, and from which heap?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from pebbles.content import Content
from pebbles.events import Took
from pebbles.rules.ids import PEB_TAK_01, PEB_TAK_02
from pebbles.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.action_codes import Codes
from trireme.kit.engine.askers import PickOne
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

TAKE: Final = 1
WIDTH: Final = 16
"""Codes for one heap: up to 15 pebbles can be asked for."""
CODES: Final = Codes("pebbles")
FIRST: Final = CODES.block("take", ("heap", 8), WIDTH)


class Take(PickOne[State]):
    """Ask for a heap and a number of pebbles, in one answer: `take sand 2`."""

    prompt: ClassVar[str] = "take"

    def __init__(self, content: Content) -> None:
        self.names = [heap.id for heap in content.heap]
        self.most = content.rules.most
        answers = [(heap, count) for heap in range(len(self.names)) for count in range(1, WIDTH)]
        super().__init__({FIRST + heap * WIDTH + count: f"take {self.names[heap]} {count}" for heap, count in answers})

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [
            FIRST + heap * WIDTH + count
            for heap, left in enumerate(s.heaps)
            for count in range(1, min(left, self.most) + 1)
        ]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        heap, count = divmod(code - FIRST, WIDTH)
        if count > self.most:
            yield Reason(PEB_TAK_01, most=self.most)
        if count > s.heaps[heap]:
            yield Reason(PEB_TAK_02, count=count)

    def take(self, s: State, seat: Seat, code: int) -> None:
        heap, count = divmod(code - FIRST, WIDTH)
        s.heaps[heap] -= count
        s.taken[seat] += count
        s.last = seat
        s.answered(seat)
        s.tell(Took(seat=seat, heap=self.names[heap], count=count))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"most": self.most}

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        heap, count = divmod(code - FIRST, WIDTH)
        return {"heap": self.names[heap], "count": count}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"heap:{self.names[(code - FIRST) // WIDTH]}",)
