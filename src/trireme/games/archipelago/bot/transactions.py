"""Choose transactions: which cube to buy or sell, and what that does to the workers."""

from __future__ import annotations

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.lookup import DOMESTIC
from trireme.games.archipelago.money import BUY, SELL_TOKEN, Trading
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import BONUS


class Trader:
    """The transactions of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.trading = Trading(ruleset)
        self.price = ruleset.tables.price
        self.glut = ruleset.tables.glut
        self.cost = ruleset.zone_cost
        self.trades = ruleset.zone_trades

    def worth(self, j: Judgement, number: int) -> float:
        """Return the points of one transaction, numbered as in `Trading`."""
        s = j.s
        market, way, resource = number // 18, number // 6 % 3, number % 6
        at = market * 6 + resource
        count = s.market[at]
        if way == BUY:
            return j.cubes[resource] - self.price[at][count - 1] * j.florin + self.unrest(j, at, count, count - 1)
        price = self.price[at][count] + (s.turn[BONUS + market * 2] if s.turn[BONUS + market * 2 + 1] else 0)
        given = j.token if way == SELL_TOKEN else j.spare[resource]
        worth = price * j.florin - given + self.unrest(j, at, count, count + 1)
        if market == DOMESTIC:
            worth += j.needed[resource]  # there it still helps in a crisis
        return worth

    def unrest(self, j: Judgement, at: int, before: int, after: int) -> float:
        """Return the points that one cube more or less on a market brings by workers and rebels in every phase 3."""
        old, new = self.glut[at][before], self.glut[at][after]
        workers = old[0] - new[0]
        return workers * (j.relief if workers > 0 else j.worker) + (old[1] - new[1]) * j.rebel

    def best(self, j: Judgement, market: int, times: int) -> float:
        """Return the points of so many transactions; each kind of them is counted once."""
        worths = [self.worth(j, number) for number in self.trading.possible(j.s, j.seat, market)]
        return sum([worth for worth in sorted(worths, reverse=True)[:times] if worth > 0.0])

    def operate(self, j: Judgement, code: int) -> float:
        """Return the points of making a market or a port work."""
        zone = (code - moves.OPERATE) % 2
        return self.best(j, zone, self.trades[zone]) - self.cost[zone] * j.florin

    def trades_on(self, j: Judgement, legal: list[int]) -> int:
        """Make the best transaction as long as it brings points."""
        trades = [code for code in legal if code != moves.DONE]
        if not trades:
            return moves.DONE
        best = max(trades, key=lambda code: self.worth(j, code - moves.TRADE))
        return moves.DONE if moves.DONE in legal and self.worth(j, best - moves.TRADE) <= 0.0 else best
