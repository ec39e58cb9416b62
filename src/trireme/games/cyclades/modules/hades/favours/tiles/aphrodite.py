"""Aphrodite doubles the troops of an island (HAD-TIL-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.modules.hades.codes import USE_ISLAND
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_01, HAD_TIL_02, HAD_TIL_03
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Aphrodite(Tile):
    """Aphrodite counts and adds troops only, which are the first kind of units."""

    rule = HAD_TIL_01
    blocks = (USE_ISLAND,)

    def uses(self, s: State, seat: Seat) -> list[int]:
        if not s.troops_left[seat]:
            return []
        return [USE_ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS) if s.troops[island]]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        island = ISLANDS[code - USE_ISLAND]
        name = self.ruleset.island(island)
        if not self.ruleset.camps(s, seat) >> island & 1 or not troops_on(s, island):
            yield Reason(HAD_TIL_01, island=name)
        elif not s.troops[island]:
            yield Reason(HAD_TIL_03, island=name)
        if not s.troops_left[seat]:
            yield Reason(HAD_TIL_02)

    def more(self, s: State, seat: Seat, code: int) -> int:
        return min(s.troops[code - USE_ISLAND], s.troops_left[seat])

    def use(self, s: State, seat: Seat, code: int) -> None:
        island, more = ISLANDS[code - USE_ISLAND], self.more(s, seat, code)
        s.troops[island] += more
        s.troops_left[seat] -= more
        s.tell(events.Doubled(seat=seat, island=self.ruleset.island(island), troops=more))

    def args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {**super().args(s, seat, code), "troops": self.more(s, seat, code)}
