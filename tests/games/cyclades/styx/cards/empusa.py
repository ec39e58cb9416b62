"""The Empusa receives the next income of an opponent's island (STX-EMP)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.part import styx
from tests.games.cyclades.styx.rules.ids import STX_EMP_01
from trireme.games.cyclades.cards.aimed import AtIsland
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Empusa(AtIsland):
    kind = STX_EMP_01
    rules = (STX_EMP_01,)

    def allows(self, s: State, seat: Seat, island: int) -> bool:
        return self.ruleset.is_opponent(seat, s.owner[island])

    def bars(self, s: State, seat: Seat, island: int) -> Iterator[Reason]:
        if not self.allows(s, seat, island):
            yield Reason(STX_EMP_01, island=self.ruleset.island(island))

    def take(self, s: State, seat: Seat, island: int) -> None:
        styx(self.ruleset, s).tolls[island] = seat
        s.tell(events.Toll(seat=seat, island=self.ruleset.island(island)))
