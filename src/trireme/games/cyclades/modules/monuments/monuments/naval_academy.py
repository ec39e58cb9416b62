"""The Naval Academy: a free fleet at each income on a sea around it (MON-MEF-09 to 11, 31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.modules.monuments.monuments.shore import bars_haven, havens, worth_of_shore
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_09, MON_MEF_31
from trireme.games.cyclades.phases.gods import AFTERWARDS
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, SEAS, Island, State
from trireme.games.cyclades.units.groups import group_of
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

LAUNCH: Final = 504
"""The owner is asked for the sea of the free fleet."""


class NavalAcademy(Monument):
    def join(self) -> None:
        points = self.ruleset.points
        points.incomes.add(AFTERWARDS, self.fleet_is_launched)
        points.verbs["monuments.launch"] = (MON_MEF_09,)

    def steps(self) -> dict[int, Step[State]]:
        return {LAUNCH: Launch(self)}

    def fleet_is_launched(self, ruleset: Ruleset, s: State, data: None) -> None:
        seat = self.owner(s)
        if seat != NOBODY and s.fleets_left[seat] and havens(ruleset, s, seat, self.site(s)):
            s.ask(LAUNCH, 1 << seat)

    def worth_of_site(self, s: State, site: Island) -> float:
        return worth_of_shore(self.ruleset, s, site)


class Launch(Choice):
    """The sea of the free fleet."""

    phase = "income"
    prompt = "monuments.launch"
    verb = "monuments.launch"
    blocks = (moves.SEA,)
    rules = (MON_MEF_09, MON_MEF_31)

    def __init__(self, academy: NavalAcademy) -> None:
        super().__init__(academy.ruleset)
        self.academy = academy

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(havens(self.ruleset, s, seat, self.academy.site(s)), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return bars_haven(self.ruleset, s, seat, self.academy.site(s), SEAS[code - moves.SEA], MON_MEF_09)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.fleets_left[seat] -= 1
        board.add_fleets(s, seat, SEAS[code - moves.SEA], group_of(FIRST_KIND, 1))
        s.tell(events.Launched(seat=seat, sea=self.ruleset.word(code)))

    def key(self, code: int) -> str:
        return "answer-monuments-launch"
