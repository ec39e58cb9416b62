"""A pillaged hex (ARC-CRD-24, 25)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.targets import PILLAGE, plunder
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat


class Pillage(Effect):
    """Take a cube for each icon of a resource in a hex, which is never harvested again (ARC-CRD-24, 25)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(plunder(self.ruleset, s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.bank -= 1  # ARC-CRD-25: the florin of the cost stays on the icons
        s.buried += 1
        s.ask(PILLAGE, 1 << seat)
