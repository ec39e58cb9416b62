"""Losses: the only way in which units leave the board."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades import board, events
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, LAND, SEA, SEAS, State
from trireme.games.cyclades.units.groups import ROOM, group_at, lift, size
from trireme.games.cyclades.units.kinds import give_back, tell_kinds
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.seats import Seat

LOSS: Final = 53


class Loss(FrameData):
    """A seat loses units; functions of `points.losses` may cancel the loss or make it smaller."""

    element: int
    """LAND or SEA."""
    place: int
    """An island or a sea."""
    seat: Seat
    group: int
    where: int
    """STANDING, ATTACKING or UNDER_WAY."""
    cause: int
    """The number of a creature, or BATTLE, SOLD or GIVEN_UP."""


# What happens when units are lost, by rank in `points.losses`.
CANCELLED: Final = 10
"""Rank of functions that cancel a loss or make it smaller (TIT-AEF-10)."""
REDIRECTED: Final = 20
"""Rank of functions that send the units elsewhere (MON-MEF-04)."""
LOST: Final = 50
AFTERWARDS: Final = 80
"""Rank of what follows from units that are really lost (HAD-NEC-06 to 08)."""

# Where they are.
STANDING: Final = 0
ATTACKING: Final = 1
"""The units have left their place for the battle being fought."""
UNDER_WAY: Final = 2
"""The units are moving and stand nowhere."""

# What takes them, where it is no creature.
BATTLE: Final = -1
SOLD: Final = -2
"""The units are sold to the Sphinx. This counts as a loss for HAD-NEC-08, but not for MON-MEF-06."""
GIVEN_UP: Final = -3
"""The player gives the units up (MON-MEF-12, 13)."""


def lose_units(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """Take a group of units from a seat.

    Where modules have joined, the loss is settled before anything else, so what follows must be pending already.
    """
    if ruleset.points.losses.alone:
        units_go(ruleset, s, loss)
    else:
        s.stack.append((LOSS, 0, loss))


def units_go(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """Units leave the board and return to the reserve (CYC-CMP-04). The owner keeps the island (CYC-OWN-02)."""
    element, place, seat, group, cause = loss.element, loss.place, loss.seat, loss.group, loss.cause
    mixed = False
    if s.journal is not None and cause == BATTLE:
        mixed = (s.battle.attackers if loss.where == ATTACKING else group_at(s, element, place)) >= ROOM
    units_leave(s, loss)
    if s.journal is not None and cause >= 0:
        if element == SEA:
            creature = ruleset.creature(cause)
            lost = events.FleetsLost(seat=seat, sea=ruleset.sea(place), count=size(group), creature=creature)
            s.journal.append(lost)
        else:
            s.journal.append(events.TroopLost(seat=seat, island=ruleset.island(place)))
    tell_kinds(ruleset, s, element, seat, group, lost=mixed)
    give_back(ruleset, s, element, seat, group)


def units_leave(s: State, loss: Loss) -> None:
    """Take lost units from where they are. A function that redirects a loss puts them elsewhere (MON-MEF-04)."""
    place, group = loss.place, loss.group
    if loss.where == ATTACKING:
        s.battle = replace(s.battle, attackers=s.battle.attackers - group)
    elif loss.where == STANDING:
        if loss.element == LAND:
            board.take_troops(s, ISLANDS[place], group)
        elif loss.cause == BATTLE and s.battle.element == SEA:
            lift(s.fleets, len(s.holder), place, group)  # The sea is its holder's until the battle is over.
        else:
            board.take_fleets(s, SEAS[place], group)


STEPS: Final[Steps] = {
    LOSS: lambda ruleset: RunHooks(ruleset, ruleset.points.losses),
}
