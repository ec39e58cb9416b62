"""Seats: a type of their own, so that nothing else that is numbered is taken for a player.

Callers may give a Game plain numbers; its steps and rules get a `Seat`.
"""

from __future__ import annotations

from typing import Final, NewType

from trireme.kit.masks import bits

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)

SEATS: Final = tuple(Seat(number) for number in range(32))
"""Seats by their numbers: where every answer counts, looking one up costs less than calling `Seat`."""


def seats_of(mask: int) -> list[Seat]:
    """Return the seats of a bit mask, lowest first."""
    return bits(mask, SEATS)
