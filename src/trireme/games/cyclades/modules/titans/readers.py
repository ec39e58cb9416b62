"""What the frames of Titans hold, as `cyclades/readers.py` says it of the others; `frames.py` says what it means."""

from __future__ import annotations

from trireme.games.cyclades.state import ISLANDS, Island

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def of_asked(frame: Frame) -> int:
    """What a question is about: a number, an Artifact, gold, or who asks."""
    return frame[3]


def of_asked_island(frame: Frame) -> Island:
    return ISLANDS[frame[3]]
