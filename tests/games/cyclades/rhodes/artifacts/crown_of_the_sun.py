"""The Crown of the Sun: it defends its territory."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State


class CrownOfTheSun(Artifact):
    def add_powers(self) -> None:
        self.ruleset.points.land_defence.append(self.defends)

    def defends(self, ruleset: Ruleset, s: State, island: Island) -> int:
        return int(self.place(s) == island)
