"""A recruitment without a disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.phases.people import RECRUIT, NewCitizens, People
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Recruit(Effect):
    """Allow a recruitment of some citizens."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.people = People(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        return s.workers > 0 and self.people.supply(s, seat) > 0 and bool(self.people.posts(s, seat))

    def payable(self, s: State, seat: Seat) -> bool:
        return bool(self.people.recruits(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(RECRUIT, 1 << seat, NewCitizens(self.n, 0))

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return min(bot.moving.recruits(j), self.n * j.citizen)
