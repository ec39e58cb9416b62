"""The phases of a round, and what follows the last of them (PEL-RND-01, PEL-RND-03)."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.phases.bidding import BIDDING
from trireme.games.peloponnes.phases.disasters import DISASTERS
from trireme.games.peloponnes.phases.income import INCOME, ONCE
from trireme.games.peloponnes.phases.new_order import NEW_ORDER
from trireme.games.peloponnes.phases.placing import PLACING
from trireme.games.peloponnes.phases.reveal import REVEAL
from trireme.games.peloponnes.phases.scoring import SCORING
from trireme.games.peloponnes.phases.supply import SUPPLY
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import State
from trireme.kit.engine.frames import Work
from trireme.kit.engine.sequences import Phases
from trireme.kit.engine.state import Frame

PHASE: Final = 5
ROUND_END: Final = 25
ROUND: Final = (REVEAL, BIDDING, NEW_ORDER, PLACING, ONCE, INCOME, DISASTERS, ROUND_END)
"""A tile with the supply symbol interrupts the first of these phases with a supply round."""


class Phase(Phases[State]):
    phase = "order"


class RoundEnd(Work[State]):
    """The next round, or the final supply round and scoring (PEL-RND-03, PEL-END-01 to 05)."""

    phase = "order"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if s.round < self.ruleset.tables.last_round:
            s.round += 1
            s.stack.append((PHASE, 0))
        else:
            s.stack.append((SCORING,))
            s.stack.append((SUPPLY,))


STEPS: Final[Steps] = {
    PHASE: lambda ruleset: Phase(ROUND),
    ROUND_END: RoundEnd,
}
