"""Demeter gives 1 gold for each island that the player owns at that moment (HAD-TIL-07)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.modules.hades.codes import USE
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_07
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Demeter(Tile):
    """Demeter does not count islands outside the board (HAD-PWR-18)."""

    rule = HAD_TIL_07
    blocks = (USE,)

    def uses(self, s: State, seat: Seat) -> list[int]:
        return [USE]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(())

    def gold(self, s: State, seat: Seat) -> int:
        return self.ruleset.camps(s, seat).bit_count()

    def use(self, s: State, seat: Seat, code: int) -> None:
        gold = self.gold(s, seat)
        s.gold[seat] += gold
        s.tell(events.GoldTaken(seat=seat, gold=gold))

    def args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"gain": self.gold(s, seat)}
