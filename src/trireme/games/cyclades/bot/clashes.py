"""The odds of battles on land, with what single units change (HAD-HER-09)."""

from __future__ import annotations

from msgspec.structs import replace

from trireme.games.cyclades.battle.stages import begin_battle
from trireme.games.cyclades.battle.strength import defence, guards_of, island_bonus
from trireme.games.cyclades.bot.odds import ATTACK_LOSES, BOTH_LOSE, DEFENCE_LOSES, AttackOdds, Battles
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, Island, State
from trireme.games.cyclades.units.groups import ROOM, group_at, size, troops_on
from trireme.kit.seats import Seat


class Clashes:
    """Computes odds of attacks. Units that change a battle are assumed to fall last, so they count to the end."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.points = ruleset.points
        self.battles = Battles(ruleset.tables)

    def landing(self, s: State, seat: Seat, group: int, island: Island) -> AttackOdds:
        """Return the odds of a group that attacks an island."""
        if self.points.changes_battle and (self.changes(group) or self.changes(group_at(s, LAND, island))):
            fought = s.clone()
            begin_battle(self.ruleset, fought, LAND, island, seat, group)
            return self.fought(fought)
        units, guards = troops_on(s, island), guards_of(self.ruleset, s, island)
        return self.battles.odds(size(group), units, guards, island_bonus(self.ruleset, s, island))

    def army(self, s: State, base: Island, count: int) -> int:
        """Return the units of an island as a group, with recruits up to the count."""
        if not self.points.changes_battle:
            return count
        group = group_at(s, LAND, base)
        return group + count - size(group)

    def changes(self, group: int) -> bool:
        """Return whether more than the number of units in a group decides."""
        return group >= ROOM and any(changes(self.ruleset, LAND, group) for changes in self.points.changes_battle)

    def fought(self, s: State) -> AttackOdds:
        """Return the odds of the battle being fought, on land or at sea."""
        units, guards, bonus = defence(self.ruleset, s)
        for adds in self.points.attack:
            bonus -= adds(self.ruleset, s)
        return self.battles.odds(size(s.battle.attackers), units, guards, bonus, self.tie(s))

    def tie(self, s: State) -> int:
        """Return which side would lose a unit in a tie."""
        if not self.points.spares:
            return BOTH_LOSE
        tied = s.clone()
        tied.battle = replace(tied.battle, attack_loses=1, defence_loses=1)
        for spares in self.points.spares:
            spares(self.ruleset, tied)
        if not tied.battle.attack_loses:
            return DEFENCE_LOSES
        return BOTH_LOSE if tied.battle.defence_loses else ATTACK_LOSES
