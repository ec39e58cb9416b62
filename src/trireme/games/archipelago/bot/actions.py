"""Choose an answer in a turn of phase 5: the best disc action, then what a card, a market or a port still brings."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.building import Builder
from trireme.games.archipelago.bot.cards import CardPlay
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.bot.movement import Moving
from trireme.games.archipelago.bot.regions import Regions
from trireme.games.archipelago.bot.transactions import Trader
from trireme.games.archipelago.units import LYING, is_ship

WORTHWHILE: Final = 0.03
"""Points below which an optional answer is left undone."""
TIRED: Final = 0.02
"""Points that a unit could have brought otherwise, for each unit that harvests."""
FEWER: Final = 0.06
"""The share by which each further cube of a harvest is worth less."""


class Actions:
    """The turns of phase 5 of one bot."""

    def __init__(self, moving: Moving, regions: Regions, trader: Trader, builder: Builder, cards: CardPlay) -> None:
        self.moving, self.regions, self.trader = moving, regions, trader
        self.builder, self.cards = builder, cards

    def act(self, j: Judgement, legal: list[int]) -> int:
        free, freely = self.best_free(j, legal)
        if moves.END in legal:
            return freely if free > WORTHWHILE else moves.END
        worth, action = self.best_action(j, legal)
        if worth <= WORTHWHILE and free > WORTHWHILE:
            return freely
        first = self.cards.before(j, legal, action)
        return first if first >= 0 else action

    def best_free(self, j: Judgement, legal: list[int]) -> tuple[float, int]:
        """Return the best answer that spends no disc, and its worth."""
        best, chosen = 0.0, moves.END
        for code in legal:
            if 0 <= code - moves.USE < moves.CARDS * moves.WAYS:
                worth = self.cards.use(j, code)
            elif 0 <= code - moves.OPERATE < moves.TILES * 4:
                worth = self.trader.operate(j, code)
            else:
                continue
            if worth > best:
                best, chosen = worth, code
        return best, chosen

    def best_action(self, j: Judgement, legal: list[int]) -> tuple[float, int]:
        sites: dict[int, float] = {}
        best, chosen = 0.0, moves.PASS
        for code in legal:
            worth = self.action(j, code, sites)
            if worth > best:
                best, chosen = worth, code
        return best, chosen

    def action(self, j: Judgement, code: int, sites: dict[int, float]) -> float:
        if code == moves.TAXES:
            return self.taxes(j)
        if 0 <= code - moves.HARVEST < 6:
            return self.harvest(j, code - moves.HARVEST)
        if code == moves.EXPLORE:
            return self.regions.exploration(j)
        if code == moves.REPRODUCE:
            return len(self.moving.people.births(j.s, j.seat)) * j.citizen
        if code == moves.RECRUIT:
            return self.moving.recruits(j)
        if code == moves.MIGRATE:
            return self.moving.migration(j)
        if 0 <= code - moves.TRADE < 36:
            return self.trader.worth(j, code - moves.TRADE)
        if 0 <= code - moves.BUILD < 5 * moves.WAYS:
            return self.builder.worth(j, code, sites)
        return 0.0

    def taxes(self, j: Judgement) -> float:
        s = j.s
        units = sum([1 for unit in s.units[j.seat] if is_ship(unit) or not unit & LYING])
        florins = units + j.counts["towns"][j.seat] + j.counts["temples"][j.seat]
        return min(florins, s.bank) * j.florin - j.rebel

    def harvest(self, j: Judgement, resource: int) -> float:
        cubes = self.moving.cubes(j, resource)
        worth = sum([j.cubes[resource] * (1.0 - FEWER * n) for n in range(cubes)]) - TIRED * cubes
        if cubes and cubes == j.s.stores[resource]:
            worth += j.towards("bank_kinds_empty")
        return worth
