"""The Dryad: it takes a Priest (CYC-DRY)."""

from __future__ import annotations

from trireme.games.cyclades.cards.thieves import Thief
from trireme.games.cyclades.rules.ids import CYC_DRY_01


class Dryad(Thief):
    card = "priest"
    rule = CYC_DRY_01
    rules = (CYC_DRY_01,)
