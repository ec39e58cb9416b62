"""The positions of Peloponnes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from trireme.games.peloponnes.position import facts as facts_of
from trireme.games.peloponnes.position.possible import impossible
from trireme.games.peloponnes.position.schema import facts_schema
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.errors import Impossible
from trireme.kit.game import Game
from trireme.kit.positions import SETUP, Facts, Finding, Positions, Schema


class PeloponnesPositions(Positions[State]):
    entries = (SETUP, *facts_of.ENTRIES)

    def __init__(self, game: Game[State], ruleset: Ruleset, blank: Callable[[], State]) -> None:
        super().__init__(game)
        self.ruleset = ruleset
        self.blank = blank
        self.unordered = facts_of.UNORDERED.union(facts_of.kinds(ruleset))

    def facts(self, s: State) -> Facts:
        return facts_of.facts(self.ruleset, s, self.game.phase(s))

    def stand(self, facts: Mapping[str, object]) -> State:
        if facts.get("at") == SETUP:
            return self.before_setup(facts)
        try:
            return facts_of.stand(self.ruleset, self.blank(), facts)
        except Impossible as error:
            raise self.told(str(error.where), error.given, error.rule) from error

    def impossible(self, s: State) -> Iterator[Finding]:
        phase = self.game.phase(s)
        return iter(()) if phase == SETUP else impossible(self.ruleset, s, phase)

    def canonical(self, path: str, value: object) -> object:
        return facts_of.canonical_fact(path, value)

    def schema(self) -> Schema:
        return facts_schema(self.ruleset, {step.phase for step in self.game.steps if step.phase})
