"""Set-up: as many sea tiles as players are turned up, the others leave the game (PEL-SEA-01 to 03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.peloponnes.module import OPEN
from trireme.games.peloponnes.modules.sea import codes, events
from trireme.games.peloponnes.modules.sea.tiles import OUT_OF_PLAY, SeaTile, SeaTiles
from trireme.games.peloponnes.state import State
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame

DRAW_SEA: Final = 64


class DrawSea(Chance[State]):
    phase = "setup"
    label = "sea"

    def __init__(self, sea: SeaTiles) -> None:
        self.sea = sea

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        places = self.sea.places(s)
        down = [codes.SEA + tile for tile, place in enumerate(places) if place == OUT_OF_PLAY]
        return down, [1] * len(down)

    def take(self, s: State, frame: Frame, code: int) -> None:
        self.sea.move(s, SeaTile(code - codes.SEA), OPEN)
        if s.journal is not None:
            s.journal.append(events.SeaTurnedUp(tile=self.write(s, code)))

    def write(self, s: State, code: int) -> str:
        return self.sea.ids[code - codes.SEA]

    def known(self) -> Sequence[str]:
        return self.sea.ids
