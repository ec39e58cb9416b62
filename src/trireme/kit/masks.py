"""Bit masks: sets of what is numbered, small enough to be copied as one int."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def bits(mask: int, things: Sequence[T]) -> list[T]:
    """Return the things that a mask holds, lowest first. `things` has all of them by number, and so their type."""
    found = []
    while mask:
        low = mask & -mask
        found.append(things[low.bit_length() - 1])
        mask ^= low
    return found


def nth(mask: int, number: int) -> int:
    """Return what a mask holds after so many others, lowest first."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
