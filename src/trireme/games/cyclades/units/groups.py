"""Units in groups of kinds.

Units on the board are one flat list for land and one for the sea: `s.troops[kind * islands + island]`. A group on its
way is one number with a few bits for each kind. With the one kind of the base game both are plain counts.
"""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.state import KIND_NUMBERS, LAND, Island, KindNumber, Sea, State

BITS: Final = 6
ROOM: Final = 1 << BITS
"""The first number that is too large for a group of the first kind alone."""
FULL: Final = ROOM - 1


def group_of(kind: KindNumber, count: int) -> int:
    return count << BITS * kind


def count_of(group: int, kind: KindNumber) -> int:
    return group >> BITS * kind & FULL


def size(group: int) -> int:
    """Return the number of units in a group."""
    if group < ROOM:
        return group
    total = 0
    while group:
        total += group & FULL
        group >>= BITS
    return total


def kinds_of(group: int) -> list[KindNumber]:
    """Return the kinds in a group, lowest first."""
    found = []
    kind = 0
    while group:
        if group & FULL:
            found.append(KIND_NUMBERS[kind])
        group >>= BITS
        kind += 1
    return found


def part_of(group: int, count: int) -> int:
    """Return some units of a group, the lowest kinds first."""
    if group < ROOM:
        return min(count, group)
    found = shift = 0
    while group and count:
        taken = min(group & FULL, count)
        found |= taken << shift
        count -= taken
        shift += BITS
        group >>= BITS
    return found


def within(group: int, all: int) -> bool:
    """Return whether a group is part of another."""
    while group:
        if group & FULL > all & FULL:
            return False
        group >>= BITS
        all >>= BITS
    return True


def put(counts: list[int], places: int, place: int, group: int) -> None:
    """Add a group to a place."""
    if group < ROOM:
        counts[place] += group
        return
    while group:
        counts[place] += group & FULL
        group >>= BITS
        place += places


def lift(counts: list[int], places: int, place: int, group: int) -> None:
    """Take a group from a place."""
    if group < ROOM:
        counts[place] -= group
        return
    while group:
        counts[place] -= group & FULL
        group >>= BITS
        place += places


def total(counts: list[int], places: int, place: int) -> int:
    """Return the number of units of all kinds in a place."""
    return counts[place] if len(counts) == places else sum(counts[place::places])


def totals(counts: list[int], places: int) -> list[int]:
    """Return the number of units in each place. With one kind of units it is the same list."""
    if len(counts) == places:
        return counts
    return [total(counts, places, place) for place in range(places)]


def troops_on(s: State, island: Island) -> int:
    """Return the number of units on an island."""
    return total(s.troops, len(s.owner), island)


def fleets_in(s: State, sea: Sea) -> int:
    """Return the number of units in a sea."""
    return total(s.fleets, len(s.holder), sea)


def group_at(s: State, element: int, place: int) -> int:
    """Return all units of an island or a sea, as a group."""
    counts, places = (s.troops, len(s.owner)) if element == LAND else (s.fleets, len(s.holder))
    group, further = counts[place], counts[place + places :: places]
    if any(further):
        for kind, count in enumerate(further, start=1):
            group |= count << BITS * kind
    return group
