"""What the frames of Monuments hold, as `cyclades/readers.py` says it of the others; `frames.py` says what it means."""

from __future__ import annotations

from trireme.kit.seats import SEATS, Seat

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def of_owner(frame: Frame) -> Seat:
    """Whose Monument is at work."""
    return SEATS[frame[1]]
