"""Charon's tile: it is never laid out with the others, but on one of them (STX-CHA-01)."""

from __future__ import annotations

from tests.games.cyclades.styx.charon import MoveShades, shade
from tests.games.cyclades.styx.frames import RAISE
from trireme.games.cyclades.gods.call import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Charon(God):
    actions = (Call, MoveShades)
    laid_out = False

    def gift(self, s: State, seat: Seat) -> None:
        if shade(self.ruleset).reserve(self.ruleset, s, seat):
            s.ask(RAISE, 1 << seat)
