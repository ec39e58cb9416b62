"""Monuments: what each is worth where it stands, how near the next one is, and what pending work may bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.monuments.codes import RAISE
from trireme.games.cyclades.modules.monuments.monuments.monument import ForSeat, monuments_of
from trireme.games.cyclades.modules.monuments.part import monuments
from trireme.games.cyclades.modules.monuments.raising import ASK_RAISE
from trireme.games.cyclades.moves import BLOCK
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.engine.frames import Ask
from trireme.kit.seats import Seat

HALF: Final = 0.3
"""Worth of one building of the pair of a Monument that nobody has built, as a share of the Monument's."""


class MonumentsAdvice(Advice):
    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.monuments = monuments_of(self.ruleset)
        self.promises = {kind: worth for monument in self.monuments for kind, worth in monument.promises.items()}
        """What pending work is worth, by kinds of frames."""
        recruits = [god.recruit for god in self.ruleset.tables.gods if god.recruit is not None]
        self.price = next(each.extra_costs[0] for each in recruits if each.unit == "philosopher")
        """What a Philosopher costs beyond the first."""

    def questions(self) -> frozenset[int]:
        """Return the questions of all Monuments."""
        steps = [step for monument in self.monuments for step in monument.steps().items()]
        return frozenset({ASK_RAISE, *(kind for kind, step in steps if isinstance(step, Ask))})

    def sensible(self, s: State, seat: Seat, codes: list[int]) -> list[int]:
        """Of several Monuments the first comes first: all of them come, and none changes what another is worth."""
        if s.stack[-1][0] != ASK_RAISE:
            return codes
        first = (codes[0] - RAISE) // BLOCK
        return [code for code in codes if (code - RAISE) // BLOCK == first]

    def worth(self, s: State, seat: Seat) -> float:
        part = monuments(self.ruleset, s)
        worth = 0.0
        for monument, site in zip(self.monuments, part.sites):
            if site != NONE and s.owner[site] == seat:
                worth += monument.worth(s) + monument.worth_of_site(s, ISLANDS[site])
        if waiting := part.waiting():
            worth += self.halves(s, seat, waiting)
        for frame in s.stack:
            if frame[0] in self.promises:
                due: ForSeat = frame[1]
                worth += self.promises[frame[0]] if due.seat == seat else 0.0
        return worth

    def halves(self, s: State, seat: Seat, waiting: int) -> float:
        """Return the worth of half pairs of Monuments that are still to be built."""
        land, island_of = s.land[seat], self.ruleset.tables.slot_island
        owned = {building for slot, building in enumerate(s.built) if building and land >> island_of[slot] & 1}
        return HALF * sum(
            monument.worth(s)
            for monument in self.monuments
            if waiting >> monument.number & 1 and not owned.isdisjoint(monument.pair)
        )

    def prizes(self, s: State) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for monument, site in zip(self.monuments, monuments(self.ruleset, s).sites):
            if site != NONE:
                found[site] = found.get(site, 0.0) + monument.worth(s)
        return found

    def scholars(self, s: State, seat: Seat, gold: int) -> int:
        """Return as many Philosophers as can be paid where any number may be bought (MON-MEF-25)."""
        ruleset, points = self.ruleset, self.ruleset.points
        price = self.price - sum(saves(ruleset, s, seat) for saves in points.saved_on_cards)
        further = gold // price
        if not any(unlimited(ruleset, s, seat, "philosopher") for unlimited in points.unlimited):
            further = min(further, 1)
        return 1 + further
