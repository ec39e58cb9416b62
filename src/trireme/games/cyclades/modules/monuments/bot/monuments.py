"""Monuments: what each is worth where it stands, how near the next one is, and what the Temples may bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.monuments.codes import RAISE as OF_RAISE
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
from trireme.games.cyclades.modules.monuments.temples import any_number, saved_on_cards
from trireme.games.cyclades.modules.monuments.walls import city_fleets
from trireme.games.cyclades.moves import BLOCK
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.seats import Seat

VALUE: Final = (4.0, 0.3, 1.0, 0.3, 0.3, 0.3, 0.6, 0.1, 0.3, 4.0)
"""Each of the ten, wherever it stands,"""
EACH_CYCLE: Final = (0.0, 0.0, 1.8, 0.0, 0.2, 0.2, 0.0, 0.0, 0.0, 0.0)
"""and what it brings in each cycle that is still to come:"""
CYCLES: Final = 11
"""of so many in all."""
ON_METROPOLIS: Final = 7.0
"""The Citadel around a Metropolis;"""
IN_DANGER: Final = 0.4
"""on any other island, for each of its slots."""
AT_SEA: Final = 0.5
"""The Lighthouse or the Naval Academy, for each sea around it that is its owner's or nobody's."""
FLEET: Final = 0.8
"""The Warrior City, for each fleet around it."""
HALF: Final = 0.3
"""One building of the pair of a Monument that nobody has built, as a share of its worth."""
CARD: Final = 2.2
"""What a card is worth that a Temple is about to bring."""


class MonumentsAdvice(Advice):
    within = frozenset({RAISE, ASK_LIGHTHOUSE, ACADEMY})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.pairs = pairs_of(self.ruleset)
        recruits = [god.recruit for god in self.ruleset.tables.gods if god.recruit is not None]
        self.price = next(each.extra_costs[0] for each in recruits if each.unit == "philosopher")
        """What a Philosopher costs beyond the first."""

    def sensible(self, s: State, seat: Seat, codes: list[int]) -> list[int]:
        """Of several Monuments the first comes first: all of them come, and none changes what another is worth."""
        if s.stack[-1][0] != RAISE:
            return codes
        first = (codes[0] - OF_RAISE) // BLOCK
        return [code for code in codes if (code - OF_RAISE) // BLOCK == first]

    def worth(self, s: State, seat: Seat) -> float:
        part = monuments(self.ruleset, s)
        worth = 0.0
        for monument, site in enumerate(part.sites):
            if site != NONE and s.owner[site] == seat:
                worth += self.value(s, monument) + self.there(s, seat, monument, site)
        if waiting := part.waiting():
            worth += self.halves(s, seat, waiting)
        for frame in s.stack:
            if frame[0] in (TOP_CARD, DISCARDED_CARD) and of_owner(frame) == seat:
                worth += CARD
        return worth

    def value(self, s: State, monument: int) -> float:
        """What a Monument is worth to whoever owns it, wherever it stands."""
        return VALUE[monument] + EACH_CYCLE[monument] * max(1, CYCLES - s.cycle)

    def there(self, s: State, seat: Seat, monument: int, site: int) -> float:
        """What the place of a Monument adds."""
        tables = self.ruleset.tables
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
            return FLEET * city_fleets(self.ruleset, s, ISLANDS[site])
        return 0.0

    def halves(self, s: State, seat: Seat, waiting: int) -> float:
        land, island_of = s.land[seat], self.ruleset.tables.slot_island
        owned = {building for slot, building in enumerate(s.built) if building and land >> island_of[slot] & 1}
        return HALF * sum(
            self.value(s, monument)
            for monument, pair in enumerate(self.pairs)
            if waiting >> monument & 1 and not owned.isdisjoint(pair)
        )

    def prizes(self, s: State) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for monument, site in enumerate(monuments(self.ruleset, s).sites):
            if site != NONE:
                found[site] = found.get(site, 0.0) + self.value(s, monument)
        return found

    def scholars(self, s: State, seat: Seat, gold: int) -> int:
        """With the Great University as many as can be paid (MON-MEF-25)."""
        price = self.price - saved_on_cards(self.ruleset, s, seat)
        most = gold // price
        return 1 + (most if any_number(self.ruleset, s, seat, "philosopher") else min(most, 1))
