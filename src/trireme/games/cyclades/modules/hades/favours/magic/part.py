"""What items that have been played leave behind for the cycle, and who does not want to be asked about which item."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import Seat


class ItemsPart(ModuleState):
    """What items have done. It changes seldom, so a change puts another object in its place, and copies share one."""

    secrecy: ClassVar[Secrecy] = declared(
        open=("barred", "offering_order", "quiet", "rested", "resting", "sheltered", "unasked")
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    shared = True
    __slots__ = fields

    def __init__(self, players: int) -> None:
        nothing = (0,) * players
        self.barred: tuple[int, ...] = nothing
        """Gods that the Girdle keeps from each seat in this cycle, as masks (HAD-OBJ-07)."""
        self.sheltered = 0
        """Seats that nobody can attack in this cycle, as a mask (HAD-OBJ-15, 16)."""
        self.offering_order: tuple[Seat, ...] = ()
        """The turn order in which the offerings of this cycle began. Others are asked in it when a turn begins."""
        self.resting: tuple[int, ...] = nothing
        """Items that each seat does not want to be asked about, as masks."""
        self.quiet = 0
        """Seats that do not want to be asked about items that they could have face down, as a mask."""
        self.rested: tuple[int, ...] = nothing
        """How often each seat has said that it does not want to be asked."""
        self.unasked = 0
        """Seats that do not want to be asked about something, as a mask."""

    def rests(self, seat: Seat, resting: int, quiet: bool) -> None:
        """Set the items about which a seat is not asked; `quiet` adds those that it could have face down."""
        side = 1 << seat
        self.resting = (*self.resting[:seat], resting, *self.resting[seat + 1 :])
        self.quiet = self.quiet | side if quiet else self.quiet & ~side
        self.unasked = self.unasked | side if resting or quiet else self.unasked & ~side


def items(ruleset: Ruleset, s: State) -> ItemsPart:
    part = s.parts[ruleset.part_at["hades.items"]]
    assert isinstance(part, ItemsPart)
    return part


def changed(ruleset: Ruleset, s: State) -> ItemsPart:
    """Put a copy in its place and return it, to be changed at once."""
    old, new = items(ruleset, s), ItemsPart(0)
    new.barred = old.barred
    new.sheltered = old.sheltered
    new.offering_order = old.offering_order
    new.resting = old.resting
    new.quiet = old.quiet
    new.rested = old.rested
    new.unasked = old.unasked
    s.parts[ruleset.part_at["hades.items"]] = new
    return new


def with_bits(masks: tuple[int, ...], seat: Seat, mask: int) -> tuple[int, ...]:
    """Return the masks of all seats, with more bits in that of one seat."""
    return (*masks[:seat], masks[seat] | mask, *masks[seat + 1 :])


def without_bits(masks: tuple[int, ...], seat: Seat, mask: int) -> tuple[int, ...]:
    return (*masks[:seat], masks[seat] & ~mask, *masks[seat + 1 :])


def gained(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Ask a seat that gets another item about all items again."""
    if items(ruleset, s).unasked >> seat & 1:
        changed(ruleset, s).rests(seat, 0, quiet=False)
