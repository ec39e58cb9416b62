"""Guess from what players do which objectives they may hold.

Nobody holds an objective whose condition is met while the game goes on. Of the others, those are likelier of whose
criterion one player collects more than the rest.
"""

from __future__ import annotations

from math import exp
from typing import Final

from trireme.games.archipelago.bot.counts import Counts
from trireme.games.archipelago.phases.game_end import Ends
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

SCALES: Final[dict[str, float]] = {
    "florins": 6.0,
    "citizens": 2.0,
    "hexes_present": 1.5,
    "explorer_tokens": 1.5,
    "evolution_cards": 1.5,
}
"""How much of a criterion makes a difference that a player must have wanted; 1 for criteria that are not named here."""
BOLD: Final = 2.0
"""The largest difference that a guess takes into account."""
EVIDENCE: Final = 0.7


def scale_of(criterion: str) -> float:
    return SCALES.get(criterion, 1.0)


class Guesses:
    """The guesses of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.ends = Ends(ruleset)
        self.criteria = [objective.criterion for objective in ruleset.content.objective]

    def held(self, s: State, seat: Seat, counts: Counts, outside: bool = False) -> dict[int, float]:
        """Return how probable it is that each objective is in another hand, as far as this seat knows. With `outside`,
        return what another player could guess of this seat, who knows neither its objective nor what it has seen."""
        found: dict[int, float] = {}
        slots = 0
        known = 0 if outside else s.known[seat]
        for other, mine in enumerate(s.objectives):
            if other != seat:
                seen = [each for each in mine if known >> each & 1]
                found.update(dict.fromkeys(seen, 1.0))
                slots += len(mine) - len(seen)
        if not slots:
            return found
        out = {*s.open_objectives, *found, *(() if outside else s.objectives[seat])}
        weights: dict[int, float] = {}
        for each in self.ruleset.dealt:
            if each not in out and not known >> each & 1 and not self.ends.met(s, each):
                weights[each] = self.likely(seat, self.criteria[each], counts)
        total = sum(weights.values())
        for each, weight in weights.items():
            found[each] = min(1.0, slots * weight / total)
        return found

    def likely(self, seat: Seat, criterion: str, counts: Counts) -> float:
        """Return a weight that is higher the more another player stands out in this criterion."""
        if criterion not in counts:
            return 1.0
        row = [count for other, count in enumerate(counts[criterion]) if other != seat]
        mean, scale = sum(row) / len(row), scale_of(criterion)
        return sum([exp(EVIDENCE * min(BOLD, (count - mean) / scale)) for count in row]) / len(row)
