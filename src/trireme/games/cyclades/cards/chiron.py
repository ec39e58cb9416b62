"""Chiron: he shields his island from powers of creatures (CYC-CHI)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.rules.ids import CYC_CHI_01
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, Island, State
from trireme.kit.content.rulebook import Reason, Rule


class Chiron(Figurine):
    shield: ClassVar[Rule] = CYC_CHI_01
    stopped: ClassVar[tuple[str, ...]] = ("pegasus", "giant", "harpy")
    """The cards that the rule names."""

    def join(self) -> None:
        self.ruleset.points.shielded.append(self.shields)
        self.ruleset.points.bars_power.append(self.bars_power)

    def shields(self, ruleset: Ruleset, s: State) -> int:
        island = self.island(s)
        return 0 if island == NONE else 1 << island

    def bars_power(self, ruleset: Ruleset, s: State, island: Island, card: str) -> Iterator[Reason]:
        if card in self.stopped and self.stands_on(s, island):
            yield Reason(self.shield, island=ruleset.island(island))
