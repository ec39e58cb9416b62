"""Heroes on the board: each is a kind of unit of which there is one (HAD-HER-05, 08, 17)."""

from __future__ import annotations

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.codes import HERO
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.part import GONE, SACRIFICED, heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_10, HAD_HER_18, HAD_HER_20
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, NONE, State
from trireme.games.cyclades.units.groups import BITS, FULL, group_of, kinds_of
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.seats import Seat


class HeroKind(UnitKind):
    """A Hero counts as one troop, but is none of the 8 of his player (HAD-HER-08, 20)."""

    def __init__(self, id: str, hero: int) -> None:
        super().__init__(id, LAND, supply=1, shared=True)
        self.hero = hero
        self.safe_from = dict.fromkeys(("harpy", "sphinx"), HAD_HER_20)
        self.chosen_by = HAD_HER_10
        self.led_by_undead = HAD_HER_18

    def goes_back(self, ruleset: Ruleset, s: State, seat: Seat, count: int) -> None:
        """Remove him with his card, for good unless Charon brings him back (HAD-HER-11, 13)."""
        super().goes_back(ruleset, s, seat, count)
        if count > 0:
            gone(ruleset, s, self.hero)

    def island(self, s: State) -> int:
        """Return where he stands; NONE while he attacks, or is nowhere."""
        places = len(s.owner)
        first = self.number * places
        for island in range(places):
            if s.troops[first + island]:
                return island
        return NONE

    def leaves(self, ruleset: Ruleset, s: State) -> int:
        """Remove a Hero who is sacrificed, struck or unpaid. Return the island, which keeps its owner (HAD-HER-19)."""
        island = ISLANDS[self.island(s)]
        board.take_troops(s, island, group_of(self.number, 1))
        self.goes_back(ruleset, s, s.owner[island], 1)
        return island

    # In the battle being fought.

    def attacks(self, s: State) -> bool:
        return s.battle.element == LAND and s.battle.attackers >> BITS * self.number & FULL != 0

    def defends(self, s: State) -> bool:
        return s.battle.element == LAND and s.troops[self.number * len(s.owner) + s.battle.place] != 0


def changes_battle(ruleset: Ruleset, element: int, group: int) -> bool:
    """Return whether a Hero is in a group (HAD-HER-09)."""
    return element == LAND and any(isinstance(ruleset.units[LAND][kind], HeroKind) for kind in kinds_of(group))


def gone(ruleset: Ruleset, s: State, hero: int) -> None:
    """Remove a Hero from the game with his card."""
    part = heroes(ruleset, s)
    if part.owner[hero] != SACRIFICED:
        part.owner[hero] = GONE
    part.hired[hero] = 0
    if s.journal is not None:
        s.journal.append(events.HeroGone(hero=ruleset.names[HERO][hero]))
