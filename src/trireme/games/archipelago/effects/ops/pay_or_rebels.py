"""A payment asked of every player (ARC-EVT-02)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.players import PAY_OR_REBELS, PaymentDue
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class PayOrRebels(Effect):
    """Ask every player, in order of play, to pay; otherwise the rebels go up (ARC-EVT-02)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for each in reversed(s.order):
            s.ask(PAY_OR_REBELS, 1 << each, PaymentDue(self.op.florins, self.op.rebels))

    def told(self) -> dict[str, Figure]:
        return {"florins": self.op.florins, "n": self.op.rebels}
