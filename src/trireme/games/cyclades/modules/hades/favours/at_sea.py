"""Prosperity markers on sea spaces: Hermes puts them there, the Erinyes take them (HAD-TIL-15 to 17, 27)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Supply:
    """The markers of Hadès join the supply, and those at sea leave it (HAD-TIL-27)."""

    def __init__(self, markers: int) -> None:
        self.markers = markers

    def more(self, setting: Setting, s: State) -> int:
        return self.markers - len(favours(setting, s).sea_markers)


def income_at_sea(setting: Setting, s: State, seat: Seat) -> int:
    """Gold of the markers where a seat has a fleet, for the income and the Fates alike (HAD-TIL-16)."""
    total, navy = 0, s.navy[seat]
    for sea in favours(setting, s).sea_markers:
        total += navy >> sea & 1
    return total


def put_on_sea(setting: Setting, s: State, sea: int) -> None:
    part = favours(setting, s)
    part.sea_markers = tuple(sorted((*part.sea_markers, sea)))


def marked_seas(setting: Setting, s: State) -> list[int]:
    """Seas with a marker; none where no favours are played."""
    if "hades.favours" not in setting.part_at:
        return []
    return [*dict.fromkeys(favours(setting, s).sea_markers)]


def take_from_sea(setting: Setting, s: State, sea: int) -> None:
    part = favours(setting, s)
    left = [*part.sea_markers]
    left.remove(sea)
    part.sea_markers = tuple(left)
