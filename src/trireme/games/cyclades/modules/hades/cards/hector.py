"""Hector defends harder, and his sacrifice brings troops (HAD-PWR-16, 17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_05, HAD_PWR_16, HAD_PWR_17
from trireme.games.cyclades.questions import UNSETTLED
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, CardNumber, Island, State
from trireme.games.cyclades.units.groups import group_of
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.moves import is_whole_number
from trireme.kit.rules.ids import KIT_ASK_05
from trireme.kit.seats import Seat

REINFORCED: Final = 351
REINFORCES: Final = 0.4
"""Worth of a troop that his sacrifice brings, in gold."""


class Reinforcement(FrameData):
    """Hector brings troops to his island."""

    island: Island


class Hector(HeroCard):
    rules = (HAD_PWR_16,)
    power = HAD_PWR_17
    attacks_harder = False
    barred = (HAD_HER_05, HAD_PWR_17)

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.bonus = self.figures["bonus"]
        self.most = self.figures["troops"]

    def musters(self) -> None:
        super().musters()
        self.ruleset.points.defence.append(self.strengthens)

    def steps(self) -> dict[int, Step[State]]:
        return {REINFORCED: Reinforce(self)}

    def strengthens(self, ruleset: Ruleset, s: State, bonus: int) -> int:
        """Add to the bonus of defenders whom he leads (HAD-PWR-16)."""
        return bonus + self.bonus if self.kind.defends(s) else bonus

    def tells_power(self, words: list[str]) -> bool:
        return is_whole_number("".join(words[1:]))

    def is_ready(self, s: State, seat: Seat) -> bool:
        return s.troops_left[seat] > 0

    def promise(self, s: State, seat: Seat) -> float:
        return REINFORCES * min(self.most, s.troops_left[seat])

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        s.ask(REINFORCED, 1 << seat, Reinforcement(island))


class Reinforce(PickNumber[State]):
    """Ask how many troops Hector brings: `hector 3`."""

    phase = "actions"
    prompt = "hades.reinforce"
    verb = "hector"
    unit = "troops"
    form = "hector 3"
    rules = (HAD_PWR_17,)
    others = UNSETTLED
    base = moves.AMOUNT
    size = moves.MOST + 1

    def __init__(self, hector: Hector) -> None:
        self.ruleset = hector.ruleset
        self.most = hector.most

    def island(self, s: State) -> Island:
        asked: Reinforcement = s.stack[-1][3]
        return asked.island

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        return 1, min(self.most, s.troops_left[seat])

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        low, high = self.bounds(s, seat)
        if number > high:
            yield Reason(HAD_PWR_17, left=s.troops_left[seat], most=high)
        elif number < low:
            yield Reason(KIT_ASK_05, number=number, low=low, high=high)

    def take(self, s: State, seat: Seat, code: int) -> None:
        count, island = code - moves.AMOUNT, self.island(s)
        s.answered(seat)
        self.ruleset.units[LAND][FIRST_KIND].goes_back(self.ruleset, s, seat, -count)
        board.add_troops(s, island, group_of(FIRST_KIND, count))
        s.tell(events.Reinforced(seat=seat, island=self.ruleset.island(island), count=count))

    def about(self, s: State) -> tuple[str, ...]:
        return (f"island:{self.ruleset.island(self.island(s))}",)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.island(s))}

    def default(self, low: int, high: int) -> int:
        return high
