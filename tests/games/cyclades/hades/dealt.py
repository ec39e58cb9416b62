"""Hadès with items dealt to everybody before the first cycle, two face down and one face up: chances to use them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.state import State
from trireme.kit.masks import bits


class Dealt(Cyclades):
    """What is dealt follows from the seed, so that the same seed gives the same game."""

    __module__ = Cyclades.__module__
    face_down = 2
    face_up = 1

    def __init__(self, seats: Sequence[str] | None = None, **options: Any) -> None:
        super().__init__(seats=seats, **{"modules": ["hades.god", "hades.heroes", "hades.favours"], **options})

    def opening(self, key: bytes) -> State:
        s = super().opening(key)
        part = favours(self.ruleset, s)
        pile = bits(part.item_pile, range(len(part.items)))
        Random(key).shuffle(pile)
        for seat in self.ruleset.all_seats:
            for number in range(self.face_down + self.face_up):
                if pile:
                    item = pile.pop()
                    part.items[item] = seat
                    part.item_pile &= ~(1 << item)
                    if number < self.face_down:
                        part.face_down |= 1 << item
                        part.from_pile[item] = part.pile_number
        return s
