"""The rebels go down, the further the more temples there are (ARC-CRD-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import TEMPLE
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class RebelsByTemples(Effect):
    """Move the rebels marker by the last step that the temples on the map reach (ARC-CRD-27)."""

    needs_user = False

    def possible(self, s: State, seat: Seat) -> bool:
        return s.rebels > 0

    def reached(self, s: State) -> int:
        return [step.n for step in self.op.steps if step.least <= s.standing[TEMPLE]][-1]

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.reached(s))

    def told(self) -> dict[str, Figure]:
        first, *more = self.op.steps
        told: dict[str, Figure] = {"n": -first.n}
        for number, step in enumerate(more, 2):
            told |= {f"n{number}": -step.n, f"from{number}": step.least}
        return told

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.rebel * min(j.s.rebels, -self.reached(j.s))
