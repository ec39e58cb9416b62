"""The Fates give their buyer an income of their own (CYC-FAT)."""

from __future__ import annotations

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.phases.gods import receive_income
from trireme.games.cyclades.state import State


class Fates(Card):
    def begin(self, s: State, seat: int) -> bool:
        receive_income(self.setting, s, seat)
        return True
