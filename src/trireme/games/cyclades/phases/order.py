"""The order of turns in the actions phase: first the gods act in their order, then the markers on Apollo."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.state import NO_GOD, State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.seats import NOBODY, Seat

NEXT_GOD: Final = 15
NEXT_ON_APOLLO: Final = 45


class PlaceInOrder(FrameData):
    """The place of a god among the gods, or of a marker on Apollo; its turn comes next."""

    place: int


class TurnOf(FrameData):
    """The turn of a seat, with a god or on Apollo."""

    seat: Seat


def gods_act(s: State) -> bool:
    """Return whether the gods act, Apollo included."""
    return any(frame[0] in (NEXT_GOD, NEXT_ON_APOLLO) for frame in s.stack)


def apollo_acts(s: State) -> bool:
    """Return whether Apollo acts."""
    return any(frame[0] == NEXT_ON_APOLLO for frame in s.stack)


def acting(s: State) -> Seat:
    """Return the seat whose turn it is, with a god or on Apollo. NOBODY between turns."""
    if s.god != NO_GOD:
        return s.offer_seat[s.god]
    for frame in s.stack:
        if frame[0] == NEXT_ON_APOLLO:
            following: PlaceInOrder = frame[1]
            return s.apollo[following.place - 1] if following.place else NOBODY
    return NOBODY


def has_the_turn(s: State, seat: Seat) -> bool:
    """Return whether a seat acts with a god other than Apollo."""
    return s.god != NO_GOD and acting(s) == seat
