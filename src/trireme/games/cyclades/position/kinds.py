"""Units of further kinds in facts and views: `units = { undead = 2 }` on an island or in a sea."""

from __future__ import annotations

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, KindNumber, State
from trireme.games.cyclades.units.groups import count_of, group_at
from trireme.kit.seats import Seat


def further(ruleset: Ruleset, element: int, group: int) -> dict[str, int]:
    """Return the number of units of each kind but the first in a group."""
    kinds = ruleset.units[element][1:]
    return {kind.id: count_of(group, kind.number) for kind in kinds if count_of(group, kind.number)}


def units_at(ruleset: Ruleset, s: State, element: int, place: int) -> dict[str, int]:
    if len(ruleset.units[element]) == 1:
        return {}
    return further(ruleset, element, group_at(s, element, place))


def set_units(ruleset: Ruleset, s: State, element: int, place: int, units: dict[str, int]) -> None:
    """Set the units of further kinds in a place."""
    counts, places = (s.troops, len(s.owner)) if element == LAND else (s.fleets, len(s.holder))
    for kind in ruleset.units[element][1:]:
        counts[kind.number * places + place] = units.get(kind.id, 0)


def on_board(s: State, element: int, number: KindNumber, seat: Seat) -> int:
    """Return how many units of a kind a seat has on the board, attacking ones included."""
    counts, owners = (s.troops, s.owner) if element == LAND else (s.fleets, s.holder)
    first = number * len(owners)
    standing = sum(counts[first + place] for place, owner in enumerate(owners) if owner == seat)
    attacking = s.battle and s.battle.element == element and s.battle.attacker == seat
    return standing + (count_of(s.battle.attackers, number) if attacking else 0)


def set_reserves(ruleset: Ruleset, s: State, element: int) -> None:
    """Put the units of further kinds that are not on the board in reserve."""
    left = s.troops_left if element == LAND else s.fleets_left
    for kind in ruleset.units[element][1:]:
        first = kind.number * ruleset.players
        used = [on_board(s, element, kind.number, seat) for seat in ruleset.all_seats]
        for seat in ruleset.all_seats:
            out = s.out >> seat & 1
            left[first + seat] = 0 if out or kind.shared else kind.supply - used[seat]
        if kind.shared:
            left[first] = kind.supply - sum(used)
