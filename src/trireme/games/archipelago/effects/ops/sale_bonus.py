"""Dearer sales (ARC-CRD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.prepared import PREPARED
from trireme.games.archipelago.lookup import MARKETS
from trireme.games.archipelago.phases.trade import Zones
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import ACTED, BONUS, FLORIN_USED, State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class SaleBonus(Effect):
    """Let sales made later in this turn bring more florins (ARC-CRD-19)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.zones = Zones(ruleset)
        self.market = MARKETS.index(op.market)

    def possible(self, s: State, seat: Seat) -> bool:
        if not s.turn[ACTED] and s.discs[seat]:
            return True
        return not s.turn[FLORIN_USED] and self.zones.operable(s, seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.turn[BONUS + self.market * 2] = self.n
        s.turn[BONUS + self.market * 2 + 1] = self.op.max

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "max": self.op.max, "market": self.op.market}

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        return PREPARED * j.hope
