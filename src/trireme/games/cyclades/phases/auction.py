"""The figures of an auction, apart from how markers are placed, so that another can be held with figures of its own."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.phases.prices import highest_offer, least_offer
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.rulebook import Reason
from trireme.kit.seats import Seat


class Auction:
    """Offerings to the gods of the cycle (CYC-OFF). Frames carry its number in `setting.auctions`.

    HAD-FRE-03 holds one before the first cycle: its gods are laid out for it, Apollo takes one marker (HAD-FRE-04, 21),
    and a player with a marker still to be placed keeps gold for it (HAD-FRE-23).
    """

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.number = number

    def apollo_takes(self, s: State) -> bool:
        """Whether Apollo takes one more marker (CYC-OFF-16)."""
        return True

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        """The rules by which he takes none."""
        return iter(())

    def kept(self, s: State, seat: Seat, lost: int) -> int:
        """Gold that a seat must keep for markers still to be placed; the one at hand has lost a god, or none."""
        return 0

    def least(self, s: State, god: GodNumber) -> int:
        return least_offer(self.setting, s, god)

    def most(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """The highest offering to a god that a seat may make."""
        return highest_offer(self.setting, s, seat, god) - self.kept(s, seat, lost)

    def open_gods(self, s: State, seat: Seat, lost: int) -> list[GodNumber]:
        """Gods to whom a seat can make an offering; its marker has just lost one, or none."""
        kept = self.kept(s, seat, lost)
        setting = self.setting
        closed = 0
        for closes in setting.points.closed_gods:
            closed |= closes(setting, s, seat)
        found = []
        for place in range(s.available):
            god = s.gods[place]
            if closed >> god & 1:
                continue
            if god != lost and least_offer(setting, s, god) <= highest_offer(setting, s, seat, god) - kept:
                found.append(god)
        return found
