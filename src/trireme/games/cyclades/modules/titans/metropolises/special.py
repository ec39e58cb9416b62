"""A special Metropolis: the power of its card. Each is a file `metropolises/<id>.py` with a class of that name."""

from __future__ import annotations

from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.modules.titans.components import SpecialMetropolisData, content_of
from trireme.games.cyclades.modules.titans.part import Titans
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State
from trireme.kit.seats import NOBODY, Seat


class SpecialMetropolis:
    """What a card adds to the power of any Metropolis (TIT-SPM-07)."""

    def __init__(self, ruleset: Ruleset, number: int, printed: SpecialMetropolisData) -> None:
        self.ruleset = ruleset
        self.number = number
        self.id = printed.id
        self._part_at = ruleset.part_at["titans"]

    def join(self) -> None:
        """Add what it does to the extension points."""

    def founded(self, s: State, seat: Seat) -> None:
        """Do what follows at once when a Metropolis of a seat has taken the card."""

    # Where it stands.

    def part(self, s: State) -> Titans:
        part = s.parts[self._part_at]
        assert isinstance(part, Titans)
        return part

    def place(self, s: State) -> int:
        """Return the territory where it stands; below 0 where it stands nowhere."""
        return self.part(s).specials[self.number]

    def owner(self, s: State) -> Seat:
        """Return the owner of the territory where it stands; NOBODY where it stands nowhere (TIT-SPM-06)."""
        place = self.part(s).specials[self.number]
        return s.owner[place] if place >= 0 else NOBODY

    # What it is worth to the bot, in gold.

    def worth(self) -> float:
        """Return its worth to its owner."""
        return 2.0

    def gold(self, s: State, place: Island) -> int:
        """Return the gold that it pays its owner at each income; the bot counts the incomes to come."""
        return 0


def find_specials(ruleset: Ruleset) -> list[SpecialMetropolis]:
    """Make an object of each card of the content, from the folders `metropolises` of the modules in play."""
    packages = [module.package for module in ruleset.modules]
    return [
        class_of(SpecialMetropolis, "metropolises", "special_metropolis", card.id, packages)(ruleset, number, card)
        for number, card in enumerate(content_of(ruleset).special_metropolis)
    ]


def specials_of(ruleset: Ruleset) -> list[SpecialMetropolis]:
    """Return all special Metropolises by their numbers."""
    return [piece for piece in ruleset.pieces["special_metropolis"] if isinstance(piece, SpecialMetropolis)]
