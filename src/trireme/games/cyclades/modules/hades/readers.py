"""What the frames of Hadès hold, as `cyclades/readers.py` says it of the others; `frames.py` says what it means."""

from __future__ import annotations

from trireme.games.cyclades.state import ISLANDS, Island
from trireme.kit.seats import SEATS, Seat

Frame = tuple[int, ...]
"""Frames of numbers alone."""


# Creatures and Heroes.


def of_keep_heroes(frame: Frame) -> int:
    return frame[3]


def of_hero_island(frame: Frame) -> int:
    return frame[3]


def of_erinyes(frame: Frame) -> int:
    return frame[3]


def of_three_buildings(frame: Frame) -> int:
    return frame[3]


def of_reinforced(frame: Frame) -> Island:
    return ISLANDS[frame[3]]


# Favours, Priestesses and items.


def of_gain_item(frame: Frame) -> tuple[Seat, bool]:
    return SEATS[frame[1]], frame[2] != 0


def of_draw_item(frame: Frame) -> tuple[Seat, bool]:
    return SEATS[frame[1]], frame[2] != 0


def of_choose_item(frame: Frame) -> Seat:
    return SEATS[frame[1]]


def of_second_column(frame: Frame) -> Island:
    return ISLANDS[frame[3]]


def of_search(frame: Frame) -> Seat:
    """Who searches the pile, for a Hero or for a figurine."""
    return SEATS[frame[1]]


def drawn_for(frame: Frame) -> Seat:
    """Whom an item that is to be gained or drawn, or a search, is for."""
    return SEATS[frame[1]]


def of_give_theatre(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_must_convert(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def of_moment(frame: Frame) -> tuple[int, ...]:
    """The seats that are asked next, whatever the item."""
    return frame[3:]


def of_chariot(frame: Frame) -> int:
    return frame[3]


def of_chariot_goes_on(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]
