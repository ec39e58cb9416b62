"""Talos puts a troop on an island of the player who calls it (TAL-TAL)."""

from __future__ import annotations

from collections.abc import Iterator

from cyclades_talos.rules.ids import TAL_TAL_01, TAL_TAL_02
from trireme.games.cyclades import board
from trireme.games.cyclades.cards.aimed import AtIsland
from trireme.games.cyclades.gods.recruit import place_troop
from trireme.games.cyclades.state import Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Talos(AtIsland):
    """A card for one island."""

    kind = TAL_TAL_01
    rules = (TAL_TAL_01,)

    def allows(self, s: State, seat: Seat, island: Island) -> bool:
        return bool(self.ruleset.camps(s, seat) >> island & 1 and s.troops_left[seat])

    def bars(self, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if s.owner[island] != seat:
            yield Reason(TAL_TAL_01, island=self.ruleset.island(island))
        if not s.troops_left[seat]:
            yield Reason(TAL_TAL_02)
        yield from board.bars_outside(self.ruleset, island)

    def take(self, s: State, seat: Seat, island: Island) -> None:
        place_troop(self.ruleset, s, seat, island, 0)
