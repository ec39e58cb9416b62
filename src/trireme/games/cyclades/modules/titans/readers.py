"""What the frames of Titans hold, as `cyclades/readers.py` says it of the others; `frames.py` says what it means."""

from __future__ import annotations

from trireme.games.cyclades.state import ISLANDS, Island

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def of_work(frame: Frame) -> int:
    """What a work is about: a place in the order."""
    return frame[1]


def of_asked(frame: Frame) -> int:
    """What a question is about: a number, an Artifact, gold, or who asks."""
    return frame[3]


def of_asked_island(frame: Frame) -> Island:
    return ISLANDS[frame[3]]


def of_pair(frame: Frame) -> tuple[int, int]:
    """A question about two numbers."""
    return frame[3], frame[4]


def of_deployment(frame: Frame) -> tuple[int, int, int, int, int, int]:
    """A place in the order, what is still to be placed, and what has been."""
    return frame[1], frame[2], frame[3], frame[4], frame[5], frame[6]
