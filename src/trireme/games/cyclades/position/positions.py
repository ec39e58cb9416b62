"""The positions of Cyclades."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trireme.games.cyclades.position import facts as facts_of
from trireme.games.cyclades.position.schema import facts_schema
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.engine import Engine
from trireme.kit.event import Event
from trireme.kit.positions import Facts, Positions, Schema
from trireme.kit.seats import Seat


class CycladesPositions(Positions[State]):
    entries = tuple(facts_of.ENTRIES)
    unordered = facts_of.UNORDERED

    def __init__(self, game: Engine[State], setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting

    def facts(self, s: State) -> Facts:
        return facts_of.facts(self.setting, s, self.game.phase(s))

    def stand(self, facts: Mapping[str, object]) -> State:
        return facts_of.stand(self.setting, facts)

    def stands(self, facts: Mapping[str, object]) -> Sequence[State]:
        earlier = facts_of.earlier_figurines(facts)
        return [self.stand(facts)] if earlier is None else [self.stand(facts), self.stand(earlier)]

    def canonical(self, path: str, value: object) -> object:
        return facts_of.canonical_fact(path, value)

    def agrees(self, path: str, wanted: object, actual: object) -> bool:
        return facts_of.agrees(self.setting, path, wanted, actual)

    def schema(self) -> Schema:
        return facts_schema(self.setting, {step.phase for step in self.game.steps if step.phase})

    def retells(self, s: State, events: Sequence[Event], seat: Seat, words: list[str]) -> bool:
        return facts_of.retells(s, events, seat, words)
