"""Penthesilea loses nothing by a tie; her sacrifice brings the island of the Amazons (HAD-PWR-03 to 06, 18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import READY, HeroCard
from trireme.games.cyclades.modules.hades.heroes.part import SACRIFICED, heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_PWR_03, HAD_PWR_04, HAD_PWR_18
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat

SITE: Final = 3.5
"""Worth of her island where a site for a Metropolis is missing, in gold."""


class Penthesilea(HeroCard):
    rules = (HAD_PWR_03,)
    power = HAD_PWR_04

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.amazons = ruleset.tables.island_number["amazons"]

    def musters(self) -> None:
        super().musters()
        points = self.ruleset.points
        points.spares.append(self.spares)
        points.eliminated.append(self.amazons_leave)
        points.brings[self.amazons_leave] = None
        points.bars_landing.append(self.bars_landing)
        points.outside.append(HAD_PWR_18)

    def spares(self, ruleset: Ruleset, s: State) -> None:
        """Let her side lose no unit after a tie (HAD-PWR-03)."""
        battle = s.battle
        if battle.attack_loses and battle.defence_loses:
            if self.kind.attacks(s):
                s.battle = replace(battle, attack_loses=0)
            elif self.kind.defends(s):
                s.battle = replace(battle, defence_loses=0)

    def has_left_island(self, s: State) -> bool:
        return s.owner[self.amazons] != NOBODY

    def promise(self, s: State, seat: Seat) -> float:
        """Return more where a site for a Metropolis is missing."""
        sites = s.land[seat] & ~s.metropolis
        is_missing = sites.bit_count() < self.ruleset.tables.needed - board.metropolises(s, seat)
        return SITE if is_missing else READY

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        heroes(self.ruleset, s).owner[self.hero] = SACRIFICED
        board.give_island(self.ruleset, s, self.amazons, seat)
        s.tell(events.AmazonsFound(seat=seat))

    def bars_landing(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if island == self.amazons:
            if s.owner[island] != seat:
                yield Reason(HAD_PWR_04, island=ruleset.island(island))
            yield Reason(HAD_PWR_18, island=ruleset.island(island))

    def amazons_leave(self, ruleset: Ruleset, s: State, seat: Seat) -> None:
        """Take her island out of the game with its Metropolis when its owner is eliminated (HAD-HER-21)."""
        if s.owner[self.amazons] != seat:
            return
        s.owner[self.amazons] = NOBODY
        s.land[seat] &= ~(1 << self.amazons)
        if s.metropolis >> self.amazons & 1:
            board.raze(ruleset, s, self.amazons)
        s.tell(events.AmazonsGone(seat=seat))
