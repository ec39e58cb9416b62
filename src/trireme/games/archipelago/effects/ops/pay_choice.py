"""One of several payments, each with its rebels (ARC-EVO-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class PayChoice(Effect):
    """Move the rebels marker by the payment chosen. The payment was the cost of the card (ARC-EVO-04)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.rebels > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.op.options[option].rebels)

    def told(self) -> dict[str, Figure]:
        told: dict[str, Figure] = {}
        for number, option in enumerate(self.op.options, 1):
            told |= {f"{name}{number}": option.resources.get(name, 0) for name in RESOURCES}
            told[f"n{number}"] = -option.rebels
        return told

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.rebel * min(j.s.rebels, -self.op.options[option].rebels)

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        return j.rebel
