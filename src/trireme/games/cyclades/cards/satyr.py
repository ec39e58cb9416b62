"""The Satyr: it takes a Philosopher (CYC-SAT)."""

from __future__ import annotations

from trireme.games.cyclades.cards.thieves import Thief
from trireme.games.cyclades.rules.ids import CYC_SAT_01


class Satyr(Thief):
    card = "philosopher"
    rule = CYC_SAT_01
    rules = (CYC_SAT_01,)
