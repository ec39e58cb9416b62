"""Special Metropolises: what each card is worth to its owner."""

from __future__ import annotations

from collections.abc import Mapping

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import INCOME, INCOME_FADES, INCOME_LEAST
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.titans.metropolises.founding import CHOOSE_SPECIAL
from trireme.games.cyclades.modules.titans.metropolises.special import specials_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.seats import Seat


class SpecialsAdvice(Advice):
    within = frozenset({CHOOSE_SPECIAL})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.specials = specials_of(self.ruleset)

    def worth(self, s: State, seat: Seat) -> float:
        worth = 0.0
        for special, place in zip(self.specials, titans(self.ruleset, s).specials):
            if place >= 0 and s.owner[place] == seat:
                worth += special.worth()
                if gold := special.gold(s, ISLANDS[place]):
                    worth += gold * max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        return worth

    def prizes(self, s: State) -> Mapping[int, float]:
        places = titans(self.ruleset, s).specials
        return {place: special.worth() for special, place in zip(self.specials, places) if place >= 0}
