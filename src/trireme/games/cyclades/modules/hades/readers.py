"""What the frames of magic items hold."""

from __future__ import annotations

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def of_moment(frame: Frame) -> tuple[int, ...]:
    """The seats that are asked next, whatever the item."""
    return frame[3:]
