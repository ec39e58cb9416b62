"""The choice of units from mixed groups: which are sent, and which are left after a battle."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, SEA, KindNumber
from trireme.games.cyclades.units.groups import ROOM, count_of, group_of, size
from trireme.games.cyclades.units.journeys import Journey


class Parties:
    """Orders kinds of units: those that leave by themselves go and fall first, others such as Heroes last."""

    def __init__(self, ruleset: Ruleset, advices: Sequence[Advice]) -> None:
        self.order: list[list[KindNumber]] = [[], []]
        """Kinds on land and at sea, those that can best be spared first."""
        self.led: list[KindNumber] = []
        """Kinds on land, those first that make an attack stronger; empty if there are none."""
        for element in (LAND, SEA):
            kinds = ruleset.units[element][1:]
            lent = [kind.number for kind in kinds if any(advice.lends(kind) for advice in advices)]
            self.order[element] = [*lent, FIRST_KIND, *(kind.number for kind in kinds if kind.number not in lent)]
        leaders = [kind.number for kind in ruleset.units[LAND] if any(advice.leads(kind) for advice in advices)]
        if leaders:
            self.led = [*leaders, *(kind for kind in self.order[LAND] if kind not in leaders)]

    def part(self, element: int, group: int, count: int) -> int:
        """Return some units of a group, those that can best be spared first."""
        return self.first(self.order[element], group, count)

    def first(self, order: Sequence[KindNumber], group: int, count: int) -> int:
        """Return some units of a group, in a given order of kinds."""
        if group < ROOM:
            return min(group, count)
        found = 0
        for kind in order:
            taken = min(count_of(group, kind), count)
            found += group_of(kind, taken)
            count -= taken
        return found

    def left(self, element: int, group: int, count: int) -> int:
        """Return what is left of a group when so many units are left."""
        return group - self.part(element, group, size(group) - count)

    def sent(self, journey: Journey, there: int, count: int) -> int:
        """Return some units of a place, with one that must be in the group."""
        group = journey.movable(there)
        if not journey.needs:
            return self.part(journey.element, group, count)
        kinds = [kind for kind in self.order[journey.element] if journey.needs >> kind & 1 and count_of(group, kind)]
        if not kinds:
            return 0
        first = group_of(kinds[0], 1)
        return first + self.part(journey.element, group - first, count - 1)

    def armies(self, journey: Journey, there: int, count: int) -> list[int]:
        """Return groups of so many units that could attack: those that can be spared, or with a leader."""
        group = self.sent(journey, there, count)
        if not self.led or there < ROOM or journey.picky:
            return [group]
        led = self.first(self.led, there, count)
        return [group] if led == group else [group, led]
