"""A birth without a disc (ARC-CRD-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.phases.people import REPRODUCE, NewCitizens, People
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class AddCitizen(Effect):
    """Add citizens under the conditions of reproduction (ARC-CRD-09)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.people = People(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(self.people.births(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(REPRODUCE, 1 << seat, NewCitizens(self.n, 0))

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.citizen
