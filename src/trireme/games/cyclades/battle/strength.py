"""How strong the defender of an island or a sea is (CYC-LND-01 to 03, CYC-SEA-01 to 03, CYC-MIN-01)."""

from __future__ import annotations

from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import LAND, NONE, State
from trireme.games.cyclades.tables import FORTRESS, PORT


def fortresses(setting: Setting, s: State, island: int) -> int:
    """Each Fortress and the Metropolis of an island."""
    bonus = s.metropolis >> island & 1
    for slot in setting.tables.slots_of[island]:
        bonus += s.built[slot] == FORTRESS
    return bonus


def ports(setting: Setting, s: State, sea: int, seat: int) -> int:
    """Each own Port and Metropolis on the islands around a sea."""
    bonus = 0
    for island in setting.tables.shores[sea]:
        if s.owner[island] == seat:
            bonus += s.metropolis >> island & 1
            for slot in setting.tables.slots_of[island]:
                bonus += s.built[slot] == PORT
    return bonus


def guards_of(setting: Setting, s: State, island: int) -> int:
    """Strength of what defends an island besides troops."""
    total = 0
    for guards in setting.points.guards:
        total += guards(setting, s, island)
    return total


def island_bonus(setting: Setting, s: State, island: int) -> int:
    """What is added for whoever defends an island."""
    total = 0
    for adds in setting.points.land_defence:
        total += adds(setting, s, island)
    return total


def sea_bonus(setting: Setting, s: State, sea: int, seat: int) -> int:
    """What is added for the fleets of a seat that defend a sea."""
    total = 0
    for adds in setting.points.sea_defence:
        total += adds(setting, s, sea, seat)
    return total


def defence(setting: Setting, s: State) -> tuple[int, int, int]:
    """Units, guards and bonus of the defender in the battle being fought."""
    kind, place, _, _, defender = s.battle
    if kind == LAND:
        return s.troops[place], guards_of(setting, s, place), island_bonus(setting, s, place)
    return s.fleets[place], 0, sea_bonus(setting, s, place, defender) if defender != NONE else 0
