"""Positions as named facts, for rules cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pebbles.content import Heap
from pebbles.state import NOBODY, State
from pebbles.take import TAKE
from pebbles.turn import TURN, TurnOf
from trireme.kit.game import Game
from trireme.kit.positions import Facts, Positions
from trireme.kit.seats import seats_of


class PebblesPositions(Positions[State]):
    """Tell a state as facts, and make a state of facts."""

    entries = ("turn",)

    def __init__(self, game: Game[State], heaps: Sequence[Heap]) -> None:
        super().__init__(game)
        self.heaps = heaps

    def facts(self, s: State) -> Facts:
        turn = next((frame[1].seat for frame in reversed(s.stack) if frame[0] == TURN), 0)
        asked = [seat for frame in s.stack if frame[0] == TAKE for seat in seats_of(frame[2])]
        return {
            "at": "turn" if s.stack else "over",
            "turn": self.game.seats[asked[0] if asked else turn],
            "heaps": dict(zip([heap.id for heap in self.heaps], s.heaps, strict=True)),
            "taken": dict(zip(self.game.seats, s.taken, strict=True)),
            "last": self.game.seats[s.last] if s.last != NOBODY else "",
        }

    def stand(self, facts: Mapping[str, Any]) -> State:
        s = State()
        heaps, taken = facts.get("heaps", {}), facts.get("taken", {})
        s.heaps = [int(heaps.get(heap.id, heap.size)) for heap in self.heaps]
        s.taken = [int(taken.get(seat, 0)) for seat in self.game.seats]
        s.last = self.game.seats.index(facts["last"]) if facts.get("last") else NOBODY
        s.stack = [(TURN, TurnOf(self.game.seats.index(facts.get("turn", self.game.seats[0]))))]
        return s
