"""The state: the heaps, and what each player has taken."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState

NOBODY: Final = -1


class State(BaseState):
    """A position of Pebbles."""

    secrecy: ClassVar[Secrecy] = declared(open=("heaps", "last", "taken"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        super().__init__()
        self.heaps: list[int] = []
        """Pebbles left, by heap."""
        self.taken: list[int] = []
        """Pebbles taken, by seat."""
        self.last = NOBODY
        """The seat that took last."""

    def clone(self) -> Self:
        other = type(self)()
        self.pending_into(other)
        other.heaps, other.taken, other.last = self.heaps[:], self.taken[:], self.last
        return other
