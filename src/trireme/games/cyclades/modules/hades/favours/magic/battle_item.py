"""Items that add to a score after the dice of one assault (HAD-OBJ-19 to 22, 40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from trireme.games.cyclades.battle.stages import ITEMS, about, tell_dice
from trireme.games.cyclades.battle.strength import attack_score, defence_score
from trireme.games.cyclades.modules.hades.cards.theseus import REROLL_DIE
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_22, HAD_OBJ_40
from trireme.games.cyclades.rules.ids import CYC_BAT_03, CYC_BAT_04, CYC_BAT_05
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frames import Step
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook


class BattleItem(MagicItem):
    """An item that adds to the score of its owner in battles of one element."""

    element: ClassVar[int]
    rules: ClassVar[tuple[Rule, ...]]
    """The rules that say what it does."""
    at_moment = True

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.bonus: int = printed.bonus

    def join(self) -> None:
        self.ruleset.points.assault.add(ITEMS, self.asks)

    def steps(self) -> dict[int, Step[State]]:
        return {self.kind: AfterTheDice(self)}

    def moment(self, s: State) -> None:
        """Ask the defender before the attacker; both have been told the dice."""
        if s.battle.element == self.element:
            sides = [seat for seat in (s.battle.defender, s.battle.attacker) if seat != NOBODY]
            if ask_about(self, s, sides):
                tell_dice(self.ruleset, s)

    def fights(self, s: State, seat: Seat) -> bool:
        """Return whether a seat takes part in the battle being fought, in the element of the item."""
        return bool(s.battle) and s.battle.element == self.element and seat in (s.battle.attacker, s.battle.defender)

    def adds(self, s: State, seat: Seat) -> bool:
        """Return whether the dice of an assault of a seat have been rolled and not compared yet."""
        return self.fights(s, seat) and s.stack[-1][0] in (REROLL_DIE, self.kind)

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        """Yield its own rule while no dice lie; Theseus comes before it (HAD-OBJ-40)."""
        if not self.adds(s, seat):
            yield self.rules[0]
        if s.stack[-1][0] == REROLL_DIE and self.fights(s, seat):
            yield HAD_OBJ_40

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether the assault is won with what it adds, and not without it."""
        lead = attack_score(self.ruleset, s) - defence_score(self.ruleset, s)
        lead = lead if seat == s.battle.attacker else -lead
        return -self.bonus < lead <= 0

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        if seat == s.battle.defender:
            s.battle = replace(s.battle, defence_bonus=s.battle.defence_bonus + self.bonus)
        else:
            s.battle = replace(s.battle, attack_bonus=s.battle.attack_bonus + self.bonus)
        s.tell(events.BonusAdded(seat=seat, bonus=self.bonus))

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id, "bonus": self.bonus}


class AfterTheDice(Moment):
    """Ask about the item while the scores so far are on the table."""

    def __init__(self, item: BattleItem) -> None:
        super().__init__(item)
        self.bonus = item.bonus

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        place = str(about(self.item.ruleset, s)["place"])
        own, other = scores(self.item.ruleset, s, seat)
        return {**super().args(s, seat), "place": place, "score": own, "against": other}

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        """Say what the assault comes to if nobody adds anything else (CYC-BAT-03 to 05)."""
        own, other = scores(self.item.ruleset, s, seat)
        rules = [CYC_BAT_03.id, CYC_BAT_04.id, CYC_BAT_05.id]
        if self.item.owned(s, seat) and code in self.item.all_codes():
            own += self.bonus
            rules = [HAD_OBJ_22.id, *rules]
        result = "won" if own > other else "tied" if own == other else "lost"
        args: dict[str, Figure] = {"score": own, "against": other, "result": result}
        return (Forecast(id="hades-assault", args=args, rules=tuple(rules)),)


def scores(ruleset: Ruleset, s: State, seat: Seat) -> tuple[int, int]:
    """Return the scores so far, that of the side of a seat first."""
    attack, resist = attack_score(ruleset, s), defence_score(ruleset, s)
    return (resist, attack) if seat == s.battle.defender else (attack, resist)
