"""The base class of buildings. Each is a file `buildings/<id>.py` with a class of that name."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.cyclades.components import BuildingData
from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.rules.ids import CYC_CYP_01
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_BUILDING, Island, State
from trireme.kit.content.rulebook import Rule


class Building:
    """A building that stands on slots or on the frame of a Metropolis, and what it gives to its owner."""

    def __init__(self, ruleset: Ruleset, printed: BuildingData) -> None:
        self.ruleset = ruleset
        self.printed = printed
        self.id = printed.id
        self.number = ruleset.tables.building_number.get(self.id, NO_BUILDING)
        """The number in `State.built`; NO_BUILDING for what never stands on a slot."""
        self.unmade: Rule = CYC_CYP_01
        """The rule by which the Cyclops cannot make one that is not of the four types (HAD-THE-06)."""

    def join(self) -> None:
        """Add its powers to the extension points. A Theatre has none (HAD-THE-01)."""

    def on_island(self, s: State, island: Island) -> int:
        """Return how many of it stand on an island."""
        count = 0
        for slot in self.ruleset.tables.slots_of[island]:
            count += s.built[slot] == self.number
        return count


def buildings_of(ruleset: Ruleset, packages: Sequence[str]) -> list[Building]:
    """Return the buildings in play, with their classes from the folders `buildings` of these packages."""
    printed = ruleset.content.building
    return [class_of(Building, "buildings", "building", each.id, packages)(ruleset, each) for each in printed]
