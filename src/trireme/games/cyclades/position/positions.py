"""Positions of Cyclades: named facts, checks and schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trireme.games.cyclades.phases.gods import DrawGod
from trireme.games.cyclades.position import facts as facts_of
from trireme.games.cyclades.position.midst import DOING, doing
from trireme.games.cyclades.position.possible import impossible
from trireme.games.cyclades.position.schema import facts_schema
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, State
from trireme.kit.engine.event import Event
from trireme.kit.errors import Impossible
from trireme.kit.game import Game
from trireme.kit.positions import SETUP, Facts, Finding, Positions, Schema
from trireme.kit.seats import Seat


class CycladesPositions(Positions[State]):
    unordered = facts_of.UNORDERED

    def __init__(self, game: Game[State], ruleset: Ruleset) -> None:
        super().__init__(game)
        self.ruleset = ruleset
        self.entries = (SETUP, *facts_of.entries_of(ruleset))

    def facts(self, s: State) -> Facts:
        return facts_of.facts(self.ruleset, s, self.game.phase(s))

    def stand(self, facts: Mapping[str, object]) -> State:
        if facts.get("at") == SETUP:
            return self.before_setup(facts)
        try:
            return facts_of.stand(self.ruleset, facts)
        except Impossible as error:
            raise self.told(str(error.where), error.given, error.rule) from error

    def stands_asked(self, s: State) -> bool:
        """Return whether a state stands in a turn where positions can: a gift, an action, a card or a battle."""
        return bool(s.stack) and s.god != NO_GOD and doing(self.ruleset, s) in DOING

    def impossible(self, s: State) -> Iterator[Finding]:
        phase = self.game.phase(s)
        if phase != SETUP:
            yield from impossible(self.ruleset, s, phase)
            yield from facts_of.impossible_of_modules(self.ruleset, s, phase)

    def canonical(self, path: str, value: object) -> object:
        return facts_of.canonical_fact(path, value)

    def agrees(self, path: str, wanted: object, actual: object) -> bool:
        return facts_of.agrees(self.ruleset, path, wanted, actual)

    def schema(self) -> Schema:
        return facts_schema(self.ruleset, {step.phase for step in self.game.steps if step.phase})

    def came(self, s: State, label: str, outcomes: Sequence[str]) -> bool:
        """Accept the last god as an outcome, although it is not drawn."""
        left = s.gods[-1] if len(s.gods) == len(self.ruleset.laid_gods()) else NO_GOD
        return label == DrawGod.label and left != NO_GOD and list(outcomes) == [self.ruleset.god(left)]

    def retells(self, s: State, events: Sequence[Event], seat: Seat, words: list[str]) -> bool:
        return facts_of.retells(s, events, seat, words)
