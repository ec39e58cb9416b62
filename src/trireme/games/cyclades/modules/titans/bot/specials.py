"""Special Metropolises: what each card is worth to whoever holds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import INCOME, INCOME_FADES, INCOME_LEAST
from trireme.games.cyclades.modules.titans.frames import CHOOSE_SPECIAL
from trireme.games.cyclades.modules.titans.part import COMMERCIAL, titans
from trireme.games.cyclades.modules.titans.specials import COMMERCE, owner_of
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat

VALUE: Final = (4.0, 2.5, 3.0, 5.0, 2.0)
"""Military, maritime, religious, cultural, and what the commercial one brings besides its income."""


class SpecialsAdvice(Advice):
    within = frozenset({CHOOSE_SPECIAL})

    def worth(self, s: State, seat: Seat) -> float:
        worth = 0.0
        for card, value in enumerate(VALUE):
            if owner_of(self.ruleset, s, card) == seat:
                worth += value
                if card == COMMERCIAL:
                    worth += COMMERCE * max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        return worth

    def prizes(self, s: State) -> Mapping[int, float]:
        specials = titans(self.ruleset, s).specials
        return {place: VALUE[card] for card, place in enumerate(specials) if place >= 0}
