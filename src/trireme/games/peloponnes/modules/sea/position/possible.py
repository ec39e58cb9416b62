"""Positions that no game with the Sea can reach."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.peloponnes.module import OPEN
from trireme.games.peloponnes.modules.sea.rules.ids import PEL_SEA_02
from trireme.games.peloponnes.modules.sea.tiles import OUT_OF_PLAY, SeaTiles
from trireme.games.peloponnes.state import State
from trireme.kit.positions import Finding


class Possible:
    """No more tiles than were turned up; where none is out of play, a position has not said which were."""

    def __init__(self, sea: SeaTiles, players: int) -> None:
        self.sea = sea
        self.players = players

    def impossible(self, s: State, at: str) -> Iterator[Finding]:
        places = self.sea.places(s)
        bought = sum(place >= 0 for place in places)
        if bought > self.players:
            yield "players.*.sea", bought, PEL_SEA_02
        elif OUT_OF_PLAY in places and bought + places.count(OPEN) > self.players:
            yield "display.sea", bought + places.count(OPEN), PEL_SEA_02
