"""Florins, cubes and explorer tokens: who pays whom, and what the markets ask and give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from trireme.games.archipelago import events
from trireme.games.archipelago.lookup import MARKETS, RESOURCES, Way
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_04,
    ARC_CMP_14,
    ARC_MKT_06,
    ARC_MKT_07,
    ARC_NEG_17,
    ARC_TOK_02,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import BONUS, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat

BUY, SELL, SELL_TOKEN = range(3)


GOODS: Final = ("florins", *RESOURCES, "tokens")
"""What lies behind a screen, in the order in which offers number it."""


def bars_laid_out(s: State, seat: Seat, reasons: Iterable[Reason]) -> list[Reason]:
    """Return the same reasons; a player who lacks only what lies in their own offers is told that first."""
    found: list[Reason] = []
    for reason in reasons:
        unit = str(reason.figures.get("unit", ""))
        if reason.rule == ARC_CMP_14 and unit in GOODS:
            mine = {offer.number: offer.give[GOODS.index(unit)] for offer in s.offers if offer.by == seat}
            laid = sum(mine.values())
            if int(reason.figures["need"]) <= int(reason.figures["have"]) + laid:
                found.append(Reason(ARC_NEG_17, unit=unit, laid=laid))
        found.append(reason)
    return found


def pay(s: State, seat: Seat, florins: int) -> None:
    """Pay florins to the bank."""
    s.florins[seat] -= florins
    s.bank += florins


def receive(s: State, seat: Seat, florins: int) -> int:
    """Take florins from the bank, as far as it has them (ARC-CMP-15), and return how many they were."""
    got = min(florins, s.bank)
    s.bank -= got
    s.florins[seat] += got
    return got


def gain(s: State, seat: Seat, resource: int, count: int) -> int:
    """Take cubes from the bank, as far as it has them (ARC-CMP-04), and return how many they were."""
    got = min(count, s.stores[resource])
    s.stores[resource] -= got
    s.stock[seat * 6 + resource] += got
    return got


def can_pay(s: State, seat: Seat, way: Way) -> bool:
    tokens = s.tokens[seat]
    base = seat * 6
    for resource, cubes, used in way[1]:
        if s.stock[base + resource] < cubes or (used and not s.stores[resource]):
            return False
        tokens -= used
    return tokens >= 0


def pay_way(s: State, seat: Seat, way: Way) -> None:
    """Pay a cost: cubes go to the bank, explorer tokens leave the game (ARC-TOK-03)."""
    for resource, cubes, used in way[1]:
        s.stock[seat * 6 + resource] -= cubes
        s.stores[resource] += cubes
        s.tokens[seat] -= used


def bars_way(s: State, seat: Seat, way: Way) -> Iterator[Reason]:
    """Yield the reasons why a cost cannot be paid in this way."""
    for resource, cubes, used in way[1]:
        have = s.stock[seat * 6 + resource]
        if have < cubes:
            yield Reason(ARC_CMP_14, unit=RESOURCES[resource], need=cubes, have=have)
        if used and not s.stores[resource]:
            yield Reason(ARC_TOK_02, unit=RESOURCES[resource])
    need = sum(used for _, _, used in way[1])
    if need > s.tokens[seat]:
        yield Reason(ARC_CMP_14, unit="tokens", need=need, have=s.tokens[seat])


class Trading:
    """Transactions on the two markets (ARC-MKT)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.price = ruleset.tables.price
        self.room = [len(prices) for prices in ruleset.tables.price]

    def possible(self, s: State, seat: Seat, market: int) -> list[int]:
        """Return the possible transactions on a market, as (market * 3 + way) * 6 + resource."""
        found = []
        florins, tokens, base = s.florins[seat], s.tokens[seat], market * 18
        for resource in range(6):
            at = market * 6 + resource
            count = s.market[at]
            if count and florins >= self.price[at][count - 1]:
                found.append(base + resource)
            if count < self.room[at]:
                if s.stock[seat * 6 + resource]:
                    found.append(base + 6 + resource)
                if tokens and s.stores[resource]:
                    found.append(base + 12 + resource)
        return found

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        market, way, resource = number // 18, number // 6 % 3, number % 6
        at = market * 6 + resource
        count, unit = s.market[at], RESOURCES[resource]
        if way == BUY:
            if not count:
                yield Reason(ARC_MKT_07, unit=unit)
            elif s.florins[seat] < self.price[at][count - 1]:
                yield Reason(ARC_MKT_07, unit=unit, need=self.price[at][count - 1], have=s.florins[seat])
            return
        if count >= self.room[at]:
            yield Reason(ARC_MKT_06, unit=unit, room=self.room[at])
        if way == SELL and not s.stock[seat * 6 + resource]:
            yield Reason(ARC_CMP_14, unit=unit, need=1, have=0)
        if way == SELL_TOKEN:
            if not s.tokens[seat]:
                yield Reason(ARC_CMP_14, unit="tokens", need=1, have=0)
            if not s.stores[resource]:
                yield Reason(ARC_TOK_02, unit=unit)

    def trade(self, s: State, seat: Seat, number: int) -> None:
        market, way, resource = number // 18, number // 6 % 3, number % 6
        at = market * 6 + resource
        if way == BUY:
            s.market[at] -= 1
            price = self.price[at][s.market[at]]
            pay(s, seat, price)
            s.stock[seat * 6 + resource] += 1
        else:
            price = self.price[at][s.market[at]] + self._bonus(s, market)
            if way == SELL:
                s.stock[seat * 6 + resource] -= 1
            else:
                s.tokens[seat] -= 1
                s.stores[resource] -= 1
            s.market[at] += 1
            price = receive(s, seat, price)
        if s.journal is not None:
            words = ("bought", "sold", "sold-token")
            told = events.Traded(
                seat=seat, market=MARKETS[market], way=words[way], resource=RESOURCES[resource], florins=price
            )
            s.journal.append(told)

    def _bonus(self, s: State, market: int) -> int:
        """Return the florins that a card adds to this sale (ARC-CRD-19)."""
        at = BONUS + market * 2
        if not s.turn[at + 1]:
            return 0
        s.turn[at + 1] -= 1
        return s.turn[at]

    def put(self, s: State, market: int, resource: int) -> bool:
        """Put a cube of the bank on a market, which pays nobody (ARC-MKT-08, 10). Return False where that is
        impossible."""
        at = market * 6 + resource
        if s.market[at] >= self.room[at] or not s.stores[resource]:
            return False
        s.market[at] += 1
        s.stores[resource] -= 1
        return True


def no_cube(resource: int) -> Reason:
    return Reason(ARC_CMP_04, unit=RESOURCES[resource])
