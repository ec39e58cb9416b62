"""Units: each is one int of tile, spot and flags. A seat has a sorted tuple of them, so equal units are the same.

Spots 0 to 7 are for citizens, the others for ships. Lying citizens are inactive, engaged units are used (ARC-DEF-01 to
05): two independent flags.
"""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago.lookup import PORT, TOWN
from trireme.games.archipelago.state import EMPTY, NOT_BUILT, State
from trireme.kit.seats import NOBODY, SEATS, Seat

GROUND: Final = 0
"""GROUND + bank."""
ON: Final = 2
"""ON + kind of building."""
ICON: Final = 6
"""ICON + bank."""
WATER: Final = 8
SHIP_PORT: Final = 9
SHIP_ICON: Final = 10
OTHER_BANK: Final = 11
"""The second bank of an inlet, for a ship that builds a port there (ARC-INL-10); no unit stands on this spot."""

ENGAGED: Final = 1
LYING: Final = 2
FLAGS: Final = 3
PLACE: Final = 2
"""The number of bits below the place of a unit, which is tile * 16 + spot."""


def unit_at(tile: int, spot: int, flags: int = 0) -> int:
    return (tile << 4 | spot) << PLACE | flags


def tile_of(unit: int) -> int:
    return unit >> 6


def spot_of(unit: int) -> int:
    return unit >> PLACE & 15


def is_ship(unit: int) -> bool:
    return unit >> PLACE & 15 >= WATER


def change(s: State, seat: Seat, old: int, new: int) -> None:
    """Change one unit into another: it moves, lies down, or is engaged."""
    mine = list(s.units[seat])
    mine.remove(old)
    mine.append(new)
    mine.sort()
    s.units[seat] = tuple(mine)


def add(s: State, seat: Seat, unit: int) -> None:
    s.units[seat] = tuple(sorted([*s.units[seat], unit]))


def remove(s: State, seat: Seat, unit: int) -> None:
    mine = list(s.units[seat])
    mine.remove(unit)
    s.units[seat] = tuple(mine)


def add_citizen(s: State, seat: Seat, tile: int, bank: int) -> None:
    """Add a citizen on the land, active and not engaged (ARC-DEF-09)."""
    add(s, seat, unit_at(tile, GROUND + bank))
    s.population += 1
    s.check_end = True


def building_of(unit: int) -> int:
    """Return the kind of building that a unit stands on, or -1."""
    spot = unit >> PLACE & 15
    if ON <= spot < ICON:
        return spot - ON
    return PORT if spot == SHIP_PORT else -1


def bank_of(s: State, unit: int) -> int:
    """Return the bank that a citizen stands on."""
    spot = unit >> PLACE & 15
    if spot < ON:
        return spot
    return spot - ICON if spot >= ICON else s.shore[(unit >> 6) * 4 + spot - ON]


def ground_of(s: State, unit: int) -> int:
    """Return the spot of a unit once it has left its building or icon."""
    return WATER if is_ship(unit) else GROUND + bank_of(s, unit)


def leave(s: State, unit: int) -> None:
    """Free the building that the unit stood on (ARC-CTL-03)."""
    kind = building_of(unit)
    if kind >= 0:
        s.holder[tile_of(unit) * 4 + kind] = EMPTY


def go(s: State, seat: Seat, unit: int, tile: int, spot: int, flags: int = 0) -> int:
    """Move a unit, off a building or onto one, and return it."""
    leave(s, unit)
    moved = unit_at(tile, spot, flags)
    change(s, seat, unit, moved)
    kind = building_of(moved)
    if kind >= 0:
        s.holder[tile * 4 + kind] = seat
    return moved


def citizens_in(s: State, seat: Seat, tile: int) -> int:
    """Return the number of own citizens in a hex, lying ones and those on buildings included (ARC-CMP-16)."""
    low, high = tile << 6, tile << 6 | WATER << PLACE
    count = 0
    for unit in s.units[seat]:
        if low <= unit < high:
            count += 1
    return count


def citizens_of(s: State, seat: Seat) -> int:
    count = 0
    for unit in s.units[seat]:
        if unit >> PLACE & 15 < WATER:
            count += 1
    return count


def ships_of(s: State, seat: Seat) -> int:
    return len(s.units[seat]) - citizens_of(s, seat)


def lying(s: State) -> int:
    """Return the number of lying citizens of all players."""
    return sum([1 for units in s.units for unit in units if unit & LYING])


def active_on(s: State, seat: int, tile: int, kind: int) -> bool:
    """Return whether an active unit of this seat stands on a building."""
    units = s.units[seat]
    place = (tile << 4 | ON + kind) << PLACE
    if place in units or place | ENGAGED in units:
        return True
    if kind != PORT:
        return False
    place = (tile << 4 | SHIP_PORT) << PLACE
    return place in units or place | ENGAGED in units


def town_of(s: State, tile: int) -> Seat:
    """Return who controls the town of a hex, and so the hex (ARC-CTL-20). A town whose citizen lies has no power."""
    holder = s.holder[tile * 4 + TOWN]
    return SEATS[holder] if holder >= 0 and active_on(s, holder, tile, TOWN) else NOBODY


def controller(s: State, tile: int, kind: int) -> Seat:
    """Return who controls a building, with a unit on it or through the town (ARC-CTL-01, ARC-CTL-06)."""
    holder = s.holder[tile * 4 + kind]
    if holder == NOT_BUILT:
        return NOBODY
    if holder >= 0 and active_on(s, holder, tile, kind):
        return SEATS[holder]
    if kind == TOWN:
        return NOBODY
    town = town_of(s, tile)
    return town if holder in (EMPTY, town) else NOBODY


def may_enter(s: State, seat: Seat, tile: int, kind: int) -> bool:
    """Return whether a unit of this seat may move onto a building: it is empty, and no town of another controls it."""
    return s.holder[tile * 4 + kind] == EMPTY and town_of(s, tile) in (NOBODY, seat)


def controlled(s: State, seat: Seat, kind: int) -> int:
    """Return how many buildings of a kind a player controls."""
    return sum([1 for tile in range(len(s.lie)) if controller(s, tile, kind) == seat])
