"""Hermes puts a prosperity marker on a sea space, where it stays (HAD-TIL-15 to 17, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.codes import USE_SEA
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.at_sea import Supply, income_at_sea, put_on_sea
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_15, HAD_TIL_27
from trireme.games.cyclades.state import SEAS, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Hermes(Tile):
    rule = HAD_TIL_15
    blocks = (USE_SEA,)

    def join(self) -> None:
        points = self.ruleset.points
        points.markers.append(Supply(figures(self.ruleset).favours.prosperity_markers).more)
        points.income.append(income_at_sea)
        points.fates.append(income_at_sea)

    def uses(self, s: State, seat: Seat) -> list[int]:
        if board.markers_left(self.ruleset, s) <= 0:
            return []
        return [USE_SEA + sea for sea in bits(s.navy[seat], SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not s.navy[seat] >> code - USE_SEA & 1:
            yield Reason(HAD_TIL_15, sea=self.ruleset.sea(code - USE_SEA))
        if board.markers_left(self.ruleset, s) <= 0:
            yield Reason(HAD_TIL_27)

    def use(self, s: State, seat: Seat, code: int) -> None:
        sea = code - USE_SEA
        put_on_sea(self.ruleset, s, sea)
        s.tell(events.SeaProspers(seat=seat, sea=self.ruleset.sea(sea)))
