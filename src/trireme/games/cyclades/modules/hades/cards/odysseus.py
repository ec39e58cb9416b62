"""Odysseus ignores walls, and his sacrifice takes the Fortresses of an island (HAD-PWR-14, 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.lookup import FORTRESS
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard
from trireme.games.cyclades.modules.hades.rules.ids import HAD_PWR_14, HAD_PWR_15
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat

FORTRESSES: Final = 350


class Odysseus(HeroCard):
    rules = (HAD_PWR_14,)
    power = HAD_PWR_15

    def musters(self) -> None:
        """Join before others add to what is left of the bonus (HAD-PWR-16)."""
        super().musters()
        self.ruleset.points.defence.insert(0, self.ignores)

    def steps(self) -> dict[int, Step[State]]:
        return {FORTRESSES: Fortresses(self)}

    def ignores(self, ruleset: Ruleset, s: State, bonus: int) -> int:
        """Ignore the Fortresses and the Metropolis of the island (HAD-PWR-14)."""
        return 0 if self.kind.attacks(s) else bonus

    def walled(self, s: State, seat: Seat) -> int:
        """Return the enemy islands with a Fortress, as a mask."""
        mask = 0
        for slot, building in enumerate(s.built):
            if building == FORTRESS:
                island = self.ruleset.tables.slot_island[slot]
                if self.ruleset.is_opponent(seat, s.owner[island]):
                    mask |= 1 << island
        return mask

    def is_ready(self, s: State, seat: Seat) -> bool:
        return self.walled(s, seat) != 0

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        s.ask(FORTRESSES, 1 << seat)

    def razes(self, s: State, seat: Seat, island: Island) -> None:
        slots = [slot for slot in self.ruleset.tables.slots_of[island] if s.built[slot] == FORTRESS]
        told = events.FortressesRemoved(
            seat=seat, victim=s.owner[island], island=self.ruleset.island(island), count=len(slots)
        )
        s.tell(told)
        for slot in slots:
            board.raze(self.ruleset, s, island, slot)


class Fortresses(Choice):
    """Ask for the island whose Fortresses Odysseus removes: `odysseus naxos`."""

    phase = "actions"
    prompt = "hades.fortresses"
    verb = "odysseus"
    blocks = (moves.ISLAND,)
    rules = (HAD_PWR_15,)
    others = UNSETTLED

    def __init__(self, odysseus: Odysseus) -> None:
        super().__init__(odysseus.ruleset)
        self.odysseus = odysseus

    def legal(self, s: State, seat: Seat) -> list[int]:
        walled = self.odysseus.walled(s, seat)
        return [moves.ISLAND + island for island in self.ruleset.tables.all_islands if walled >> island & 1]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.odysseus.walled(s, seat) >> code - moves.ISLAND & 1:
            yield Reason(HAD_PWR_15, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        self.odysseus.razes(s, seat, ISLANDS[code - moves.ISLAND])

    def key(self, code: int) -> str:
        return "answer-target-island"
