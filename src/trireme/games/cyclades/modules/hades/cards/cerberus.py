"""Cerberus brings the player who called it the income of its island (HAD-BEA-03 to 08, 21)."""

from __future__ import annotations

from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_03
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.kit.seats import Seat


class Cerberus(Figurine):
    kind = HAD_BEA_03
    rules = (HAD_BEA_03,)

    def join(self) -> None:
        if "hades.heroes" in self.ruleset.chosen:
            self.ruleset.points.collects.append(self.collects)

    def collects(self, ruleset: Ruleset, s: State) -> list[tuple[Island, Seat]]:
        """Return the island of Cerberus, even a neutral one. Trade spaces pay as always (HAD-BEA-04, 06, 07)."""
        if self.number not in s.figure:
            return []
        island = s.figure.index(self.number)
        return [(ISLANDS[island], s.keeper[island])]
