"""What frames hold after their kind, and after serial and seats if they are questions; `frames.py` says what it means.

Each kind is read by its own function, `of_how_much` for a HOW_MUCH. Nobody else counts the places in a frame.
"""

from __future__ import annotations

from trireme.games.peloponnes.state import DISASTERS, TILES, Disaster, Tile
from trireme.kit.seats import SEATS, Seat

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def of_deal(frame: Frame) -> Seat:
    return SEATS[frame[1]]


def of_bid_or_pass(frame: Frame) -> int:
    return frame[3]


def of_how_much(frame: Frame) -> Tile:
    return TILES[frame[3]]


def of_move_or_withdraw(frame: Frame) -> Tile:
    """The tile from which the player has been displaced."""
    return TILES[frame[3]]


def of_next_chit(frame: Frame) -> int:
    return frame[1]


def of_strike(frame: Frame) -> Disaster:
    return DISASTERS[frame[1]]


def of_keep_tiles(frame: Frame) -> Disaster:
    return DISASTERS[frame[3]]
