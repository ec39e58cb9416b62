"""Prosperity markers on sea spaces: Hermes puts them there, the Erinyes take them (HAD-TIL-15 to 17, 27)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import SEAS, State
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Supply:
    """The markers of Hadès join the supply, and those at sea leave it (HAD-TIL-27)."""

    def __init__(self, markers: int) -> None:
        self.markers = markers

    def more(self, setting: Setting, s: State) -> int:
        return self.markers - sum(favours(setting, s).sea_markers)


def income_at_sea(setting: Setting, s: State, seat: Seat) -> int:
    """Gold of the markers where a seat has a fleet, for the income and the Fates alike (HAD-TIL-16)."""
    markers = favours(setting, s).sea_markers
    return sum([markers[sea] for sea in bits(s.navy[seat], SEAS)]) if any(markers) else 0


def marked_seas(setting: Setting, s: State) -> list[int]:
    """Seas with a marker; none where no favours are played."""
    if "hades.favours" not in setting.part_at:
        return []
    return [sea for sea, count in enumerate(favours(setting, s).sea_markers) if count]


def take_from_sea(setting: Setting, s: State, sea: int) -> None:
    favours(setting, s).sea_markers[sea] -= 1
