"""Prosperity markers on sea spaces: Hermes puts them there, the Erinyes take them (HAD-TIL-15 to 17, 27)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Supply:
    """The markers of Hadès join the supply, and those at sea leave it (HAD-TIL-27)."""

    def __init__(self, markers: int) -> None:
        self.markers = markers

    def more(self, ruleset: Ruleset, s: State) -> int:
        return self.markers - len(favours(ruleset, s).sea_markers)


def income_at_sea(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold of markers where a seat has a fleet, for the income and the Fates alike (HAD-TIL-16)."""
    total, navy = 0, s.navy[seat]
    for sea in favours(ruleset, s).sea_markers:
        total += navy >> sea & 1
    return total


def put_on_sea(ruleset: Ruleset, s: State, sea: int) -> None:
    part = favours(ruleset, s)
    part.sea_markers = tuple(sorted((*part.sea_markers, sea)))


def marked_seas(ruleset: Ruleset, s: State) -> list[int]:
    """Return the seas with a marker; none where no favours are played."""
    if "hades.favours" not in ruleset.part_at:
        return []
    return [*dict.fromkeys(favours(ruleset, s).sea_markers)]


def take_from_sea(ruleset: Ruleset, s: State, sea: int) -> None:
    part = favours(ruleset, s)
    left = [*part.sea_markers]
    left.remove(sea)
    part.sea_markers = tuple(left)
