"""The Helm of Hades: the dice of the threat are rolled again (HAD-OBJ-33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about, in_turn_order
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.god.threat import ITEMS, roll_dice
from trireme.games.cyclades.modules.hades.gods.hades import hades_of
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_33
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

HELM: Final = 390


class HelmOfHades(MagicItem):
    kind = HELM
    when = (HAD_OBJ_33,)
    worth = 0.2

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        threat = figures(ruleset).threat
        self.dice: int = threat.dice
        self.arrives_at: int = threat.arrives_at

    def join(self) -> None:
        if "hades.god" in self.ruleset.chosen:
            hades_of(self.ruleset).threat.add(ITEMS, self.asks)

    def steps(self) -> dict[int, Step[State]]:
        return {HELM: AfterTheRoll(self)}

    def moment(self, s: State) -> None:
        if ask_about(self, s, in_turn_order(s)):
            dice = god_part(self.ruleset, s).dice
            s.tell(events.ThreatRolled(dice=dice, rise=sum(dice)))

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        if not self.is_its_moment(s, seat):
            yield HAD_OBJ_33

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether Hadès would come while another player has more gold to offer."""
        part = god_part(self.ruleset, s)
        comes = part.threat + sum(part.dice) >= self.arrives_at
        return comes and s.gold[seat] < max(s.gold)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        roll_dice(self.ruleset, s, self.dice)


class AfterTheRoll(Moment):
    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        part = god_part(self.item.ruleset, s)
        needed = figures(self.item.ruleset).threat.arrives_at
        rise = sum(part.dice)
        comes = int(part.threat + rise >= needed)
        return {**super().args(s, seat), "rise": rise, "threat": part.threat + rise, "needed": needed, "comes": comes}
