"""Monuments: what each is worth where it stands, how near the next one is, and what the Temples may bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.monuments.frames import (
    ACADEMY,
    DISCARDED_CARD,
    RAISE,
    TOP_CARD,
)
from trireme.games.cyclades.modules.monuments.frames import (
    LIGHTHOUSE as ASK_LIGHTHOUSE,
)
from trireme.games.cyclades.modules.monuments.part import (
    CITADEL,
    LIGHTHOUSE,
    MILITARY_ACADEMY,
    NAVAL_ACADEMY,
    WARRIOR_CITY,
    monuments,
)
from trireme.games.cyclades.modules.monuments.raising import pairs_of
from trireme.games.cyclades.modules.monuments.readers import of_owner
from trireme.games.cyclades.modules.monuments.walls import city_fleets
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.seats import Seat

VALUE: Final = (5.0, 2.0, 6.0, 4.0, 3.5, 3.5, 4.0, 2.5, 2.0, 6.0)
"""Each of the ten, wherever it stands."""
ON_METROPOLIS: Final = 6.0
"""The Citadel around a Metropolis;"""
IN_DANGER: Final = 0.4
"""on any other island, for each of its slots."""
AT_SEA: Final = 0.5
"""The Lighthouse or the Naval Academy, for each sea around it that is its owner's or nobody's."""
FLEET: Final = 0.8
"""The Warrior City, for each fleet around it."""
HALF: Final = 1.2
"""One building of the pair of a Monument that nobody has built;"""
MOST_HALVES: Final = 3
CARD: Final = 3.2
"""what a card is worth that a Temple is about to bring."""


class MonumentsAdvice(Advice):
    within = frozenset({RAISE, ASK_LIGHTHOUSE, ACADEMY})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.pairs = pairs_of(self.setting)

    def worth(self, s: State, seat: Seat) -> float:
        part = monuments(self.setting, s)
        worth = 0.0
        for monument, site in enumerate(part.sites):
            if site != NONE and s.owner[site] == seat:
                worth += VALUE[monument] + self.there(s, seat, monument, site)
        if waiting := part.waiting():
            worth += self.halves(s, seat, waiting)
        for frame in s.stack:
            if frame[0] in (TOP_CARD, DISCARDED_CARD) and of_owner(frame) == seat:
                worth += CARD
        return worth

    def there(self, s: State, seat: Seat, monument: int, site: int) -> float:
        """What the place of a Monument adds."""
        tables = self.setting.tables
        if monument == CITADEL:
            here = ON_METROPOLIS if s.metropolis >> site & 1 else 0.0
            return here + IN_DANGER * len(tables.slots_of[site]) if s.troops[site] else 0.0
        if monument in (LIGHTHOUSE, NAVAL_ACADEMY):
            taken = 0
            for each, navy in enumerate(s.navy):
                if each != seat:
                    taken |= navy
            return AT_SEA * (tables.coast[site] & ~taken).bit_count()
        if monument == MILITARY_ACADEMY:
            return IN_DANGER * (2 if s.metropolis >> site & 1 else 1)
        if monument == WARRIOR_CITY:
            return FLEET * city_fleets(self.setting, s, ISLANDS[site])
        return 0.0

    def halves(self, s: State, seat: Seat, waiting: int) -> float:
        land, island_of = s.land[seat], self.setting.tables.slot_island
        owned = {building for slot, building in enumerate(s.built) if building and land >> island_of[slot] & 1}
        halves = sum(
            waiting >> monument & 1 and (first in owned or second in owned)
            for monument, (first, second) in enumerate(self.pairs)
        )
        return HALF * min(halves, MOST_HALVES)

    def prizes(self, s: State) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for monument, site in enumerate(monuments(self.setting, s).sites):
            if site != NONE:
                found[site] = found.get(site, 0.0) + VALUE[monument]
        return found
