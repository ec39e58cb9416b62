"""The Fates: their buyer receives an extra income (CYC-FAT)."""

from __future__ import annotations

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.phases.gods import pay_income
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Fates(Card):
    def begin(self, s: State, seat: Seat) -> bool:
        gold = 0
        for counts in self.ruleset.points.fates:
            gold += counts(self.ruleset, s, seat)
        pay_income(self.ruleset, s, seat, gold)
        return True
