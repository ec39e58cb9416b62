"""The state of Heroes: their owners, since when they serve, and what has become of them."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import Seat

NAME: Final = "hades.heroes"
GONE: Final = -2
"""The owner of a Hero who has left the game."""
SACRIFICED: Final = -3
"""The owner of a Hero who has become an island and never comes back (HAD-BEA-10)."""

AWAY: Final = {"gone": GONE, "sacrificed": SACRIFICED}
"""Owners of Heroes who stand nowhere, by the words of facts."""


class HeroesPart(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(open=("hired", "owner", "rerolled"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.owner: list[int] = []
        """The owner of each Hero; NONE while the card lies in the pile or on the track."""
        self.hired: list[int] = []
        """The cycle in which each Hero has been recruited; 0 where nobody has him."""
        self.rerolled = 0
        """Whether a die has been rolled again in the battle being fought (HAD-PWR-12)."""

    def clone(self) -> HeroesPart:
        other = HeroesPart()
        other.owner = self.owner[:]
        other.hired = self.hired[:]
        other.rerolled = self.rerolled
        return other

    def of(self, seat: Seat) -> list[int]:
        """Return the Heroes of a seat."""
        return [hero for hero, owner in enumerate(self.owner) if owner == seat]


def heroes(ruleset: Ruleset, s: State) -> HeroesPart:
    part = s.parts[ruleset.part_at[NAME]]
    assert isinstance(part, HeroesPart)
    return part


def fresh(count: int) -> HeroesPart:
    """Return the part with all cards in the pile."""
    part = HeroesPart()
    part.owner = [NONE] * count
    part.hired = [0] * count
    return part
