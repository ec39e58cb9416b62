"""What is remembered of Titans. The owner of an Artifact or a special Metropolis follows from its territory."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState

GONE: Final = -2
"""Where something is that has left the game."""


class Titans(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(
        open=(
            "artifacts",
            "brought",
            "marches",
            "pledged",
            "religious",
            "resting",
            "specials",
            "special_cards",
            "triggered",
        )
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self, artifacts: int, specials: int) -> None:
        self.marches = 0
        """Titan moves bought in this turn (TIT-TTN-06, 07)."""
        self.resting = 0
        """Gods that lay face down in the cycle before, as a mask, while those of three players are drawn."""
        self.artifacts: list[int] = [NONE] * artifacts
        """The territory of each; NONE while it is in the pile or on the track."""
        self.brought = 0
        """Artifacts that are on their way with a group, or with the attackers of the battle being fought, as a mask."""
        self.special_cards = 0
        """The cards of special Metropolises in this game, as a mask."""
        self.specials: list[int] = [NONE] * specials
        """The territory of each special Metropolis."""
        self.religious = False
        """Whether the second discount of the Religious Metropolis has been used in this cycle (TIT-SPM-10)."""
        self.triggered = False
        """Whether a team has had enough Metropolises (TIT-TEA-06, 07)."""
        self.pledged = NONE
        """The seat that pays for the Thunderbolt instead of a partner who is about to outbid (TIT-AEF-21)."""

    def clone(self) -> Titans:
        other = Titans(0, 0)
        other.marches = self.marches
        other.resting = self.resting
        other.artifacts = self.artifacts[:]
        other.brought = self.brought
        other.special_cards = self.special_cards
        other.specials = self.specials[:]
        other.religious = self.religious
        other.triggered = self.triggered
        other.pledged = self.pledged
        return other


def titans(ruleset: Ruleset, s: State) -> Titans:
    """Return the Titans' part of a state."""
    part = s.parts[ruleset.part_at["titans"]]
    assert isinstance(part, Titans)
    return part
