"""Empusa empties the Necropolis (HAD-BEA-15 to 17)."""

from __future__ import annotations

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, god_part
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Empusa(Card):
    def begin(self, s: State, seat: Seat) -> bool:
        """Take the gold on the Necropolis, not what it has left on islands; Chiron shields it (HAD-BEA-16, 17)."""
        part = god_part(self.ruleset, s)
        if part.necropolis == NOWHERE or not part.gold or board.shielded(self.ruleset, s) >> part.necropolis & 1:
            return False
        island = self.ruleset.island(part.necropolis)
        s.tell(events.NecropolisEmptied(seat=seat, island=island, gold=part.gold))
        s.gold[seat] += part.gold
        part.gold = 0
        return True
