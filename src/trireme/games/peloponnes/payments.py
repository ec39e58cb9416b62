"""Paying, and the luxury goods that stand in for what is missing (PEL-LUX-01 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.peloponnes import events
from trireme.games.peloponnes.components import Figures, Limits
from trireme.games.peloponnes.rules.ids import PEL_LUX_01, PEL_PLC_12
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Treasury:
    """What a player has, can pay and can store."""

    def __init__(self, figures: Figures, limits: Limits) -> None:
        self.rate: int = figures.luxury_per_good
        self.marker: int = figures.marker_coins
        self.store_wood: int = limits.wood
        self.store_stone: int = limits.stone
        self.store_food: int = limits.food

    def purse(self, s: State, seat: Seat) -> int:
        """Return the coins that a player can pay, with those that luxury goods supply (PEL-BID-08)."""
        return s.coins[seat] + s.luxury[seat] // self.rate

    def luxury_for(self, s: State, seat: Seat, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0) -> int:
        """Return the luxury goods needed for the part of a payment that is missing (PEL-LUX-01, 02)."""
        missing = 0
        if wood > s.wood[seat]:
            missing += wood - s.wood[seat]
        if stone > s.stone[seat]:
            missing += stone - s.stone[seat]
        if food > s.food[seat]:
            missing += food - s.food[seat]
        if coins > s.coins[seat]:
            missing += coins - s.coins[seat]
        return missing * self.rate

    def can_pay(self, s: State, seat: Seat, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0) -> bool:
        return self.luxury_for(s, seat, wood, stone, food, coins) <= s.luxury[seat]

    def no_help(
        self, s: State, seat: Seat, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0
    ) -> Iterator[Reason]:
        """Explain what a player has but cannot pay with: too few luxury goods, or coins on marked buildings."""
        needed, luxury = self.luxury_for(s, seat, wood, stone, food, coins), s.luxury[seat]
        if 0 < luxury < needed:
            yield Reason(PEL_LUX_01, missing=needed // self.rate, needed=needed, luxury=luxury)
        laid = s.marked[seat].bit_count() * self.marker
        if laid and luxury < needed and self.luxury_for(s, seat, wood, stone, food, coins - laid) <= luxury:
            yield Reason(PEL_PLC_12, laid=laid)

    def pay(self, s: State, seat: Seat, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0) -> int:
        """Pay with own goods first, then with luxury goods. Return how many luxury goods it took."""
        missing = 0
        if wood:
            left = s.wood[seat] - wood
            s.wood[seat] = left if left > 0 else 0
            missing -= left if left < 0 else 0
        if stone:
            left = s.stone[seat] - stone
            s.stone[seat] = left if left > 0 else 0
            missing -= left if left < 0 else 0
        if food:
            left = s.food[seat] - food
            s.food[seat] = left if left > 0 else 0
            missing -= left if left < 0 else 0
        if coins:
            left = s.coins[seat] - coins
            s.coins[seat] = left if left > 0 else 0
            missing -= left if left < 0 else 0
        luxury = missing * self.rate
        s.luxury[seat] -= luxury
        return luxury

    def tell_overflow(self, s: State, seat: Seat, wood: int, stone: int, food: int, rule: str) -> None:
        """Tell which goods that are about to come will not fit into the store."""
        if s.journal is None:
            return
        over = (
            max(0, s.wood[seat] + wood - self.store_wood),
            max(0, s.stone[seat] + stone - self.store_stone),
            max(0, s.food[seat] + food - self.store_food),
        )
        if any(over):
            wood, stone, food = over
            told = events.Overflowed(seat=seat, luxury=sum(over), wood=wood, stone=stone, food=food, rule=rule)
            s.journal.append(told)

    def gain(self, s: State, seat: Seat, wood: int, stone: int, food: int, coins: int, luxury: int) -> None:
        """Add goods. Those beyond the store become luxury goods (PEL-COM-06, PEL-INC-07, PEL-ONE-05)."""
        wood += s.wood[seat]
        if wood > self.store_wood:
            luxury += wood - self.store_wood
            wood = self.store_wood
        s.wood[seat] = wood
        stone += s.stone[seat]
        if stone > self.store_stone:
            luxury += stone - self.store_stone
            stone = self.store_stone
        s.stone[seat] = stone
        food += s.food[seat]
        if food > self.store_food:
            luxury += food - self.store_food
            food = self.store_food
        s.food[seat] = food
        s.coins[seat] += coins
        s.luxury[seat] += luxury
