"""What sea tiles give once they are bought: fish in supply rounds, prestige at the end (PEL-SEA-12 to 14, 18)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.peloponnes.modules.sea.rules.ids import PEL_SEA_12, PEL_SEA_13, PEL_SEA_18
from trireme.games.peloponnes.modules.sea.tiles import SeaTiles
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Fishing:
    def __init__(self, sea: SeaTiles) -> None:
        self.sea = sea
        self.feeds = [tile.feeds for tile in sea.tiles]
        self.points = [tile.prestige for tile in sea.tiles]

    def meals(self, s: State, seat: Seat) -> int:
        places = self.sea.places(s)
        if seat not in places:
            return 0
        return sum(feeds for feeds, place in zip(self.feeds, places) if place == seat)

    def prestige(self, s: State, seat: Seat) -> int:
        return sum(points for points, place in zip(self.points, self.sea.places(s)) if place == seat)

    def no_payment(self, s: State, seat: Seat) -> Iterator[Reason]:
        if fish := self.meals(s, seat):
            yield Reason(PEL_SEA_13, fish=fish)

    def forbids(self, s: State, seat: Seat, fed: int) -> Iterator[Reason]:
        """Explain that fish are eaten first, so food in store must still be given (PEL-SUP-04)."""
        fish = self.meals(s, seat)
        if fish and fed > s.food[seat] + fish:
            yield Reason(PEL_SEA_12, tiles=fish, fed=fed)
        elif fish:
            yield Reason(PEL_SEA_18, fed=fed, food=s.food[seat], fish=fish)
            if fed < fish:
                yield Reason(PEL_SEA_12, fed=fed, fish=fish)
