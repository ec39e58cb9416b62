"""What items that have been played leave behind for the cycle, and who does not want to be asked about which."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import Seat


class ItemsPart(ModuleState):
    """It changes seldom, so whoever changes it puts another in its place, and copies of a state share one."""

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
        """In which the offerings of this cycle began: others are asked in this order when a turn begins."""
        self.resting: tuple[int, ...] = nothing
        """Items that each seat does not want to be asked about, as masks,"""
        self.quiet = 0
        """seats that do not want to be asked about those that they could have face down, as a mask,"""
        self.rested: tuple[int, ...] = nothing
        """and how often each has said so."""
        self.unasked = 0
        """Seats that rest from something, in either way, as a mask."""

    def rests(self, seat: Seat, resting: int, quiet: bool) -> None:
        """From now on a seat is not asked about these items, nor perhaps about those that it could have face down."""
        side = 1 << seat
        self.resting = (*self.resting[:seat], resting, *self.resting[seat + 1 :])
        self.quiet = self.quiet | side if quiet else self.quiet & ~side
        self.unasked = self.unasked | side if resting or quiet else self.unasked & ~side


def items(ruleset: Ruleset, s: State) -> ItemsPart:
    part = s.parts[ruleset.part_at["hades.items"]]
    assert isinstance(part, ItemsPart)
    return part


def changed(ruleset: Ruleset, s: State) -> ItemsPart:
    """A copy in its place, to be changed at once."""
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
    """The masks of all seats, that of one with more bits."""
    return (*masks[:seat], masks[seat] | mask, *masks[seat + 1 :])


def without_bits(masks: tuple[int, ...], seat: Seat, mask: int) -> tuple[int, ...]:
    return (*masks[:seat], masks[seat] & ~mask, *masks[seat + 1 :])


def gained(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Whoever gets another item is asked again about all."""
    if items(ruleset, s).unasked >> seat & 1:
        changed(ruleset, s).rests(seat, 0, quiet=False)
