"""What is remembered of the Monuments. A Monument belongs to the owner of its territory (MON-CTL-03)."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState


class Monuments(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(open=("drawn", "filled", "saved", "sites", "used"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self, cards: int) -> None:
        self.drawn = 0
        """The cards of this game, as a mask."""
        self.sites: list[int] = [NONE] * cards
        """The island where each stands."""
        self.used = 0
        """Monuments that have been used in this cycle, as a mask (MON-MEF-15)."""
        self.saved: tuple[int, ...] = ()
        """Seas of fleets that the Lighthouse has brought back in the land battle being fought (MON-MEF-07)."""
        self.filled = False
        """Whether the Great Temple of Zeus has filled the whole track in one of the first cycles (MON-MEF-27)."""

    def clone(self) -> Monuments:
        other = Monuments(0)
        other.drawn = self.drawn
        other.sites = self.sites[:]
        other.used = self.used
        other.saved = self.saved
        other.filled = self.filled
        return other

    def waiting(self) -> int:
        """Return the cards that nobody has built, as a mask."""
        mask = drawn = self.drawn
        while drawn:
            low = drawn & -drawn
            if self.sites[low.bit_length() - 1] != NONE:
                mask ^= low
            drawn ^= low
        return mask


def monuments(ruleset: Ruleset, s: State) -> Monuments:
    """Return the Monuments' part of a state."""
    part = s.parts[ruleset.part_at["monuments"]]
    assert isinstance(part, Monuments)
    return part
