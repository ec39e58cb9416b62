"""Units are lost: the one way off the board, whoever or whatever takes them."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board, events
from trireme.games.cyclades.frame_hooks import RunFrameHooks
from trireme.games.cyclades.readers import of_loss
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ATTACKERS, ELEMENT, ISLANDS, LAND, SEA, SEAS, State
from trireme.games.cyclades.units.groups import ROOM, group_at, lift, size
from trireme.games.cyclades.units.kinds import give_back, tell_kinds
from trireme.kit.engine.state import Frame

LOSS: Final = 53

# What happens when units are lost, by rank in `points.losses`.
CANCELLED: Final = 10
"""Called off, or made smaller: TIT-AEF-10, the Caduceus."""
REDIRECTED: Final = 20
"""The units go elsewhere: MON-MEF-04, the Lighthouse."""
LOST: Final = 50
AFTERWARDS: Final = 80
"""What follows from what is really lost: HAD-NEC-06 to 08, gold for the Necropolis."""

# Where they are.
STANDING: Final = 0
ATTACKING: Final = 1
"""They have left where they were for the battle being fought."""
UNDER_WAY: Final = 2
"""They are on their way and stand nowhere."""

# What takes them, where it is no creature.
BATTLE: Final = -1
SOLD: Final = -2
"""HAD-NEC-08 counts them, MON-MEF-06 does not."""
GIVEN_UP: Final = -3
"""MON-MEF-12, 13"""


def lose_units(ruleset: Ruleset, s: State, loss: tuple[int, int, int, int, int, int]) -> None:
    """(LAND or SEA, place, seat, group, where they are, what takes them): a group of a seat is lost.

    Where modules have joined it is settled before anything else, so whatever follows must be pending already.
    """
    frame = (LOSS, 0, *loss)
    if ruleset.points.losses.alone:
        units_go(ruleset, s, frame)
    else:
        s.stack.append(frame)


def units_go(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """They leave the board and go back where they came from (CYC-CMP-04); an island stays its owner's (CYC-OWN-02)."""
    element, place, seat, group, where, cause = of_loss(frame)
    mixed = False
    if s.journal is not None and cause == BATTLE:
        mixed = (s.battle[ATTACKERS] if where == ATTACKING else group_at(s, element, place)) >= ROOM
    units_leave(s, frame)
    if s.journal is not None and cause >= 0:
        if element == SEA:
            creature = ruleset.creature(cause)
            lost = events.FleetsLost(seat=seat, sea=ruleset.sea(place), count=size(group), creature=creature)
            s.journal.append(lost)
        else:
            s.journal.append(events.TroopLost(seat=seat, island=ruleset.island(place)))
    tell_kinds(ruleset, s, element, seat, group, lost=mixed)
    give_back(ruleset, s, element, seat, group)


def units_leave(s: State, frame: Frame) -> None:
    """They are no longer where they were; a function that redirects a loss brings them elsewhere (MON-MEF-04)."""
    element, place, _, group, where, cause = of_loss(frame)
    if where == ATTACKING:
        s.battle[ATTACKERS] -= group
    elif where == STANDING:
        if element == LAND:
            board.take_troops(s, ISLANDS[place], group)
        elif cause == BATTLE and s.battle[ELEMENT] == SEA:
            lift(s.fleets, len(s.holder), place, group)  # The sea is its holder's until the battle is over.
        else:
            board.take_fleets(s, SEAS[place], group)


STEPS: Final[Steps] = {
    LOSS: lambda ruleset: RunFrameHooks(ruleset, ruleset.points.losses),
}
