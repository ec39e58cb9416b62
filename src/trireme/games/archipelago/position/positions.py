"""The positions of Archipelago, made of facts and told as facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trireme.games.archipelago.land import Land
from trireme.games.archipelago.position import facts as facts_of
from trireme.games.archipelago.position.offers import same_offers
from trireme.games.archipelago.position.possible import impossible
from trireme.games.archipelago.position.reader import stand
from trireme.games.archipelago.position.running_turn import TURN_QUESTIONS, doing, on_turn
from trireme.games.archipelago.position.schema import facts_schema
from trireme.games.archipelago.position.turn_possible import moved_in
from trireme.games.archipelago.rules.ids import ARC_ACT_10, ARC_MIG_12
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import Impossible
from trireme.kit.game import Game
from trireme.kit.positions import SETUP, Facts, Finding, Positions, Schema


class ArchipelagoPositions(Positions[State]):
    entries = (SETUP, *facts_of.ENTRIES)
    unordered = facts_of.UNORDERED

    def __init__(self, game: Game[State], ruleset: Ruleset) -> None:
        super().__init__(game)
        self.ruleset = ruleset
        self.land = Land(ruleset)

    def facts(self, s: State) -> Facts:
        return facts_of.facts(self.ruleset, s, self.game.phase(s))

    def stand(self, facts: Mapping[str, object]) -> State:
        if facts.get("at") == SETUP:
            return self.before_setup(facts)
        try:
            s = stand(self.ruleset, facts)
        except Impossible as error:
            raise self.told(str(error.where), error.given, error.rule) from error
        for where, found, rule in self.impossible(s):
            raise self.told(where, found, rule.id)
        return s

    def stands_asked(self, s: State) -> bool:
        """Return whether the position is in a turn of phase 5, at the player's choice or at a question of an action."""
        seat = on_turn(s)
        return seat is not None and doing(self.ruleset, s, seat) in TURN_QUESTIONS

    def agrees(self, path: str, wanted: object, actual: object) -> bool:
        return path == "offers" and same_offers(wanted, actual)

    def impossible(self, s: State) -> Iterator[Finding]:
        phase = self.game.phase(s)
        if phase != SETUP:
            yield from impossible(self.ruleset, self.land, s, phase)
            yield from self._unanswered(s)

    def _unanswered(self, s: State) -> Iterator[Finding]:
        """Yield a question of the turn that has no answer: its action could not have been chosen, or not have come so
        far."""
        seat, step = on_turn(s), self.game.steps[s.stack[-1][0]]
        if seat is not None and isinstance(step, Ask) and not step.legal(s, seat):
            name = doing(self.ruleset, s, seat)
            yield "turn.doing", name, ARC_MIG_12 if name.startswith("migrate") and moved_in(s) else ARC_ACT_10

    def canonical(self, path: str, value: object) -> object:
        """Return the turn of a symmetric hex as `facts` writes it."""
        parts = path.split(".")
        if len(parts) == 3 and parts[0] == "map" and parts[2] == "turn" and isinstance(value, int):
            face = self.ruleset.tables.face_number.get(parts[1], 0)
            return self.ruleset.tables.same_turn[face * 6 + value % 6]
        return value

    def schema(self) -> Schema:
        return facts_schema(self.ruleset, {step.phase for step in self.game.steps if step.phase})
