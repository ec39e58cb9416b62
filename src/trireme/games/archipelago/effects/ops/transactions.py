"""Transactions without a disc (ARC-CRD-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import MARKETS
from trireme.games.archipelago.money import Trading
from trireme.games.archipelago.phases.trade import TRADES, TradesLeft
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Transactions(Effect):
    """Allow transactions on one market, at the prices of its board (ARC-CRD-28)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.trading = Trading(ruleset)
        self.market = MARKETS.index(op.market)

    def payable(self, s: State, seat: Seat) -> bool:
        return bool(self.trading.possible(s, seat, self.market))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(TRADES, 1 << seat, TradesLeft(self.market, self.n, 0))

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "market": self.op.market}

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return bot.trader.best(j, self.market, self.n)

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        return 0.3 * j.hope
