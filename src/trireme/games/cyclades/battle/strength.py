"""The strength of both sides of a battle (CYC-LND-01 to 03, CYC-SEA-01 to 03, CYC-MIN-01)."""

from __future__ import annotations

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    ISLANDS,
    LAND,
    SEA,
    Island,
    Sea,
    State,
)
from trireme.games.cyclades.units.groups import group_at
from trireme.games.cyclades.units.kinds import strength_of
from trireme.kit.seats import NOBODY, Seat


def guards_of(ruleset: Ruleset, s: State, island: Island) -> int:
    """Return the strength of what defends an island beside troops."""
    total = 0
    for guards in ruleset.points.guards:
        total += guards(ruleset, s, island)
    return total


def island_bonus(ruleset: Ruleset, s: State, island: Island) -> int:
    """Return the bonus of the defender of an island; 0 for a neutral island."""
    total = 0
    if s.owner[island] == NOBODY:
        return total
    for adds in ruleset.points.land_defence:
        total += adds(ruleset, s, island)
    return total


def sea_bonus(ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> int:
    """Return the bonus of a seat's fleets that defend a sea."""
    total = 0
    for adds in ruleset.points.sea_defence:
        total += adds(ruleset, s, sea, seat)
    return total


def defenders(ruleset: Ruleset, s: State) -> tuple[int, int]:
    """Return the strength of the defender's units, and of the guards, in the battle being fought."""
    place = s.battle.place
    if s.battle.element == LAND:
        return strength_of(ruleset, LAND, group_at(s, LAND, place)), guards_of(ruleset, s, ISLANDS[place])
    return strength_of(ruleset, SEA, group_at(s, SEA, place)), 0


def defence(ruleset: Ruleset, s: State) -> tuple[int, int, int]:
    """Return the strength of the defender's units, that of the guards, and the bonus, in the battle being fought."""
    units, guards = defenders(ruleset, s)
    defender = s.battle.defender
    if s.battle.element == LAND:
        bonus = island_bonus(ruleset, s, s.battle.island)
    else:
        bonus = sea_bonus(ruleset, s, s.battle.sea, defender) if defender != NOBODY else 0
    for changes in ruleset.points.defence:
        bonus = changes(ruleset, s, bonus)
    return units, guards, bonus


def attack_score(ruleset: Ruleset, s: State) -> int:
    """Return the score of the attackers: units, die and bonuses."""
    battle = s.battle
    score = strength_of(ruleset, battle.element, battle.attackers) + battle.attack_die + battle.attack_bonus
    for adds in ruleset.points.attack:
        score += adds(ruleset, s)
    return score


def defence_score(ruleset: Ruleset, s: State) -> int:
    """Return the score of the defenders: units, guards, die and bonuses."""
    units, guards, bonus = defence(ruleset, s)
    return units + guards + bonus + s.battle.defence_die + s.battle.defence_bonus
