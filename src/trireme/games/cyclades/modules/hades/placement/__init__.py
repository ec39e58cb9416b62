"""Free starting placement: an auction before the first cycle decides who deploys first (HAD-FRE)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.hades.piece import Piece


class Placement(Piece):
    name = "hades.free-placement"
    choice = "free-placement"


PLACEMENT: Final = Placement()
