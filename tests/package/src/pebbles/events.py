"""What happens on the beach, for the log and the page."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """A player has taken pebbles."""

    seat: int
    heap: str
    count: int

    def places(self) -> tuple[str, ...]:
        return (f"heap:{self.heap}",)
