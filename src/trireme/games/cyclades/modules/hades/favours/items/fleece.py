"""The Golden Fleece: gold in an income phase (HAD-OBJ-34)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.favours.items import events
from trireme.games.cyclades.modules.hades.favours.items.item import MagicItem, printed
from trireme.games.cyclades.modules.hades.favours.items.moments import Moment, ask_about, in_turn_order
from trireme.games.cyclades.modules.hades.frames import FLEECE
from trireme.games.cyclades.phases.gods import COUNTED
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class GoldenFleece(MagicItem):
    id = "golden-fleece"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.gold: int = printed(ruleset, self.id).gold

    def join(self) -> None:
        self.ruleset.points.incomes.add(COUNTED, self.asks)

    def steps(self) -> dict[int, Step[State]]:
        return {FLEECE: InIncome(self, FLEECE)}

    def moment(self, s: State) -> None:
        ask_about(self, s, FLEECE, in_turn_order(s))

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        s.gold[seat] += self.gold
        s.tell(events.FleeceGave(seat=seat, gold=self.gold))

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id, "gold": self.gold}


class InIncome(Moment):
    phase = "income"
