"""The Golden Fleece: gold in an income phase (HAD-OBJ-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about, in_turn_order
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_34
from trireme.games.cyclades.phases.gods import COUNTED, INCOMES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

FLEECE: Final = 391


class GoldenFleece(MagicItem):
    kind = FLEECE
    when = (HAD_OBJ_34,)
    worth = 2.4

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.gold: int = printed.gold

    def join(self) -> None:
        self.ruleset.points.incomes.add(COUNTED, self.asks)

    def steps(self) -> dict[int, Step[State]]:
        return {FLEECE: InIncome(self)}

    def moment(self, s: State) -> None:
        ask_about(self, s, in_turn_order(s))

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        if all(frame[0] != INCOMES for frame in s.stack):
            yield HAD_OBJ_34

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        return True

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        s.gold[seat] += self.gold
        s.tell(events.FleeceGave(seat=seat, gold=self.gold))

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id, "gold": self.gold}


class InIncome(Moment):
    phase = "income"
