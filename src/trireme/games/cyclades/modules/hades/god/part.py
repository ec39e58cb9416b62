"""The state of Hadès, the threat and the Necropolis."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, GodNumber, Island, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState

NOWHERE: Final = Island(-1)
"""Where the Necropolis stands while it is not on the board."""


class GodPart(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(open=("built", "covered", "dice", "gold", "left", "necropolis", "threat"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.threat = 0
        """Where the column stands on the track; beyond the last space in a cycle with Hadès."""
        self.dice: tuple[int, ...] = ()
        """What the dice of the threat show, until the column has advanced."""
        self.covered: GodNumber = NO_GOD
        """The god under the tile of Hadès, while he is in play."""
        self.necropolis: Island = NOWHERE
        self.built = False
        """Whether the Necropolis has been built in this cycle: once in the turn (HAD-NEC-01)."""
        self.gold = 0
        """Gold on the Necropolis."""
        self.left: list[int] = []
        """Gold that a Necropolis has left on each island (HAD-NEC-14, 15)."""

    def clone(self) -> GodPart:
        other = GodPart()
        other.threat = self.threat
        other.dice = self.dice
        other.covered = self.covered
        other.necropolis = self.necropolis
        other.built = self.built
        other.gold = self.gold
        other.left = self.left[:]
        return other


def god_part(ruleset: Ruleset, s: State) -> GodPart:
    part = s.parts[ruleset.part_at["hades.god"]]
    assert isinstance(part, GodPart)
    return part
