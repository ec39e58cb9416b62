"""The Helm of Hades: the dice of the threat are rolled again (HAD-OBJ-33)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.favours.items import events
from trireme.games.cyclades.modules.hades.favours.items.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.items.moments import Moment, ask_about, in_turn_order
from trireme.games.cyclades.modules.hades.frames import HELM
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.god.threat import ITEMS, roll_dice
from trireme.games.cyclades.modules.hades.gods.hades import hades_of
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class HelmOfHades(MagicItem):
    id = "helm-of-hades"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.dice: int = figures(ruleset).threat.dice

    def join(self) -> None:
        if "hades.god" in self.ruleset.chosen:
            hades_of(self.ruleset).threat.add(ITEMS, self.asks)

    def steps(self) -> dict[int, Step[State]]:
        return {HELM: AfterTheRoll(self, HELM)}

    def moment(self, s: State) -> None:
        if ask_about(self, s, HELM, in_turn_order(s)):
            dice = god_part(self.ruleset, s).dice
            s.tell(events.ThreatRolled(dice=dice, rise=sum(dice)))

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        roll_dice(self.ruleset, s, self.dice)


class AfterTheRoll(Moment):
    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        part = god_part(self.item.ruleset, s)
        needed = figures(self.item.ruleset).threat.arrives_at
        rise = sum(part.dice)
        comes = int(part.threat + rise >= needed)
        return {**super().args(s, seat), "rise": rise, "threat": part.threat + rise, "needed": needed, "comes": comes}
