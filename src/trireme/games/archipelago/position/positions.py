"""The positions of Archipelago."""

from __future__ import annotations

from collections.abc import Mapping

from trireme.games.archipelago.position import facts as facts_of
from trireme.games.archipelago.position.reading import stand
from trireme.games.archipelago.position.schema import facts_schema
from trireme.games.archipelago.setting import Setting
from trireme.games.archipelago.state import State
from trireme.kit.game import Game
from trireme.kit.positions import SETUP, Facts, Positions, Schema


class ArchipelagoPositions(Positions[State]):
    entries = (SETUP, *facts_of.ENTRIES)
    unordered = facts_of.UNORDERED

    def __init__(self, game: Game[State], setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting

    def facts(self, s: State) -> Facts:
        return facts_of.facts(self.setting, s, self.game.phase(s))

    def stand(self, facts: Mapping[str, object]) -> State:
        return self.before_setup(facts) if facts.get("at") == SETUP else stand(self.setting, facts)

    def schema(self) -> Schema:
        return facts_schema(self.setting, {step.phase for step in self.game.steps if step.phase})
