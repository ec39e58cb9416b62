"""What is remembered of the Monuments. Whose one is follows from where it stands (MON-CTL-03)."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, Island, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import NOBODY, Seat

# The ten Monuments, by their places in the content.
CITADEL: Final = 0
LIGHTHOUSE: Final = 1
MILITARY_ACADEMY: Final = 2
NAVAL_ACADEMY: Final = 3
TEMPLE_OF_POSEIDON: Final = 4
TEMPLE_OF_ARES: Final = 5
TEMPLE_OF_ATHENA: Final = 6
GREAT_TEMPLE: Final = 7
WARRIOR_CITY: Final = 8
GREAT_UNIVERSITY: Final = 9
IDS: Final = (
    "great-citadel-of-ares",
    "great-lighthouse-of-poseidon",
    "military-academy",
    "naval-academy",
    "temple-of-poseidon",
    "temple-of-ares",
    "temple-of-athena",
    "great-temple-of-zeus",
    "warrior-city",
    "great-university-of-athena",
)


class Monuments(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(open=("drawn", "filled", "saved", "sites", "used"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.drawn = 0
        """The cards of this game, as a mask."""
        self.sites: list[int] = [NONE] * len(IDS)
        """The island where each stands."""
        self.used = 0
        """Temples of Poseidon and Ares that have been used in this cycle, as a mask (MON-MEF-15)."""
        self.saved: tuple[int, ...] = ()
        """Seas of fleets that the Lighthouse has brought back in the land battle being fought (MON-MEF-07)."""
        self.filled = False
        """Whether the Great Temple of Zeus has filled the whole track in one of the first cycles (MON-MEF-27)."""

    def clone(self) -> Monuments:
        other = Monuments()
        other.drawn = self.drawn
        other.sites = self.sites[:]
        other.used = self.used
        other.saved = self.saved
        other.filled = self.filled
        return other

    def waiting(self) -> int:
        """Cards that nobody has built, as a mask."""
        mask = drawn = self.drawn
        while drawn:
            low = drawn & -drawn
            if self.sites[low.bit_length() - 1] != NONE:
                mask ^= low
            drawn ^= low
        return mask


def monuments(ruleset: Ruleset, s: State) -> Monuments:
    part = s.parts[ruleset.part_at["monuments"]]
    assert isinstance(part, Monuments)
    return part


def site_of(ruleset: Ruleset, s: State, monument: int) -> Island:
    """Where a Monument stands, or NONE."""
    return ISLANDS[monuments(ruleset, s).sites[monument]]


def owner_of(ruleset: Ruleset, s: State, monument: int) -> Seat:
    """Whose territory a Monument stands on; NOBODY while it is not built."""
    site = monuments(ruleset, s).sites[monument]
    return NOBODY if site == NONE else s.owner[site]
