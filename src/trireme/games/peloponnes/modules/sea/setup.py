"""Set-up: as many sea tiles as players are turned up, the others leave the game (PEL-SEA-01 to 03)."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.setting import Setting
from trireme.games.peloponnes.state import OPEN, OUT_OF_PLAY, State
from trireme.kit.stack import Chance, Frame


def moved(sea: tuple[int, ...], tile: int, place: int) -> tuple[int, ...]:
    """The sea tiles with one of them in another place."""
    return (*sea[:tile], place, *sea[tile + 1 :])


class DrawSea(Chance[State]):
    label = "sea"

    def __init__(self, setting: Setting) -> None:
        self.ids = [tile.id for tile in setting.tables.sea]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        down = [moves.SEA + tile for tile, place in enumerate(s.sea) if place == OUT_OF_PLAY]
        return down, [1] * len(down)

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.sea = moved(s.sea, code - moves.SEA, OPEN)
        if s.journal is not None:
            s.journal.append(events.SeaTurnedUp(tile=self.write(s, code)))

    def write(self, s: State, code: int) -> str:
        return self.ids[code - moves.SEA]
