"""The end: by the condition of an objective, by revolt, by the last round (ARC-END, ARC-RND-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trireme.games.archipelago import events
from trireme.games.archipelago.lookup import MARKET, PORT, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.questions import Steps, WorkStep
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import result
from trireme.games.archipelago.state import BY_OBJECTIVE, BY_REVOLT, State
from trireme.games.archipelago.talks import laid_cards, return_all
from trireme.games.archipelago.units import ships_of
from trireme.kit.engine.state import Frame

Gauge = Callable[[Ruleset, State], int]


def _owned(s: State) -> int:
    owned = laid_cards(s) if s.offers else 0
    for cards in s.cards:
        owned |= cards
    return owned


GAUGES: Final[dict[str, Gauge]] = {
    "character_cards_owned": lambda ruleset, s: (_owned(s) & ruleset.tables.characters).bit_count(),
    "progress_cards_owned": lambda ruleset, s: (_owned(s) & ~ruleset.tables.characters).bit_count(),
    "evolution_cards_owned": lambda ruleset, s: _owned(s).bit_count(),
    "towns_on_map": lambda ruleset, s: s.standing[TOWN],
    "ports_on_map": lambda ruleset, s: s.standing[PORT],
    "markets_on_map": lambda ruleset, s: s.standing[MARKET],
    "temples_on_map": lambda ruleset, s: s.standing[TEMPLE],
    "ships_on_map": lambda ruleset, s: sum(ships_of(s, seat) for seat in ruleset.all_seats),
    "population": lambda ruleset, s: s.population,
    "surplus_workers": lambda ruleset, s: s.workers,
    "bank_kinds_empty": lambda ruleset, s: s.stores.count(0),
    "explorer_stacks_empty": lambda ruleset, s: (ruleset.explorers - s.explorers) // ruleset.stack,
    "bank_florins_empty": lambda ruleset, s: int(not s.bank),
}


class Ends:
    """The end conditions of all objectives."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.gauges = [GAUGES[objective.trigger.type] for objective in ruleset.content.objective]
        self.figures = [ruleset.threshold(number) for number in range(len(self.gauges))]

    def met(self, s: State, objective: int) -> bool:
        return self.gauges[objective](self.ruleset, s) >= self.figures[objective]


CHECK_END: Final = 48


class CheckEnd(WorkStep):
    """Look for a met end condition, after each fully resolved action, effect, crisis or phase (ARC-END-10, 13)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ends = Ends(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        check_end(self.ends, s)


def check_end(ends: Ends, s: State) -> None:
    if s.ending >= 0:
        return
    for seat, held in enumerate((*s.objectives, s.open_objectives)):
        for objective in held:
            if ends.met(s, objective):
                s.ending = objective
                if s.journal is not None:
                    holder = seat if seat < len(s.objectives) else -1
                    id = ends.ruleset.objective_ids[objective]
                    s.journal.append(events.ObjectiveMet(objective=id, seat=holder))
                return


PHASE_OVER: Final = 31


class PhaseOver(WorkStep):
    """End the phase, and the game if an end condition has been met in it (ARC-END-05)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ends = Ends(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        check_end(self.ends, s)
        if s.ending >= 0:
            finish(self.ruleset, s, BY_OBJECTIVE)


def finish(ruleset: Ruleset, s: State, how: int) -> None:
    """End the game: everything is shown (ARC-SCO-01), nothing is pending."""
    s.over = how
    s.stack.clear()
    return_all(s)
    if s.journal is None:
        return
    if how == BY_REVOLT:
        s.journal.append(events.Revolt(rebels=s.rebels, population=s.population))
    for seat in ruleset.all_seats:
        s.journal.append(
            events.Bared(
                seat=seat,
                objectives=tuple(ruleset.objective_ids[each] for each in s.objectives[seat]),
                florins=s.florins[seat],
                tokens=s.tokens[seat],
                stock={name: n for name, n in zip(RESOURCES, s.stock[seat * 6 : seat * 6 + 6], strict=True) if n},
            )
        )
    final = result(ruleset, s)
    for seat in ruleset.all_seats:
        s.journal.append(events.Scored(seat=seat, points=final.scores[seat], place=final.places[seat]))


STEPS: Final[Steps] = {
    CHECK_END: CheckEnd,
    PHASE_OVER: PhaseOver,
}
