"""Heroes whose sacrifice makes a Metropolis (HAD-PWR-02, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

WAITS: Final = 0.5
"""Share of the worth when the Metropolis could have been made already: to wait brings nothing."""


class Founder(HeroCard):
    """A Hero who makes a Metropolis."""

    founds: ClassVar[tuple[float, ...]]
    """Worth of the Metropolis by how many things are missing to it: building types, islands, a guarded site."""
    founds_last: ClassVar[tuple[float, ...]]
    """Worth of the Metropolis that wins, in the same way."""

    def missing(self, s: State, seat: Seat) -> int:
        """Return how many building types or islands are missing to the sacrifice."""
        raise NotImplementedError

    def promise(self, s: State, seat: Seat) -> float:
        sites = s.land[seat] & ~s.metropolis
        is_last = board.metropolises(s, seat) == self.ruleset.tables.needed - 1
        steps = self.founds_last if is_last else self.founds
        missing = self.missing(s, seat) + (not is_last and not self.has_guarded_site(s, sites))
        if not sites or missing >= len(steps):
            return 0.0
        waits = not missing and heroes(self.ruleset, s).hired[self.hero] < s.cycle
        return steps[missing] * (WAITS if waits else 1.0)

    def has_guarded_site(self, s: State, sites: int) -> bool:
        """Return whether a new Metropolis on one of these islands would not be bare when the Hero has left."""
        here = self.kind.island(s)
        return sites & ~self.ruleset.tables.on_board != 0 or any(
            troops_on(s, island) > (island == here) or guards_of(self.ruleset, s, island)
            for island in bits(sites, ISLANDS)
        )

    def wins(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        return s.land[seat] & ~s.metropolis != 0
