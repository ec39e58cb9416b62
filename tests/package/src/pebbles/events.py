"""What happens on the beach."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class Took(Event, frozen=True, kw_only=True, tag="took"):
    seat: int
    heap: str
    count: int

    def places(self) -> tuple[str, ...]:
        return (f"heap:{self.heap}",)
