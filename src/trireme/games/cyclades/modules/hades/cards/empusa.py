"""Empusa empties the Necropolis (HAD-BEA-15, 16)."""

from __future__ import annotations

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Empusa(Card):
    def begin(self, s: State, seat: Seat) -> bool:
        return False
