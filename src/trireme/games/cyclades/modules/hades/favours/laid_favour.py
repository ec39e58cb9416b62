"""A favour lies beside the god above Apollo, except in a cycle with Hadès (HAD-FAV)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.cyclades.modules.hades.codes import FAVOUR
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import NO_GOD, NONE, State
from trireme.kit.engine.frames import Draw, Work
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

FAVOUR_ENDS: Final = 369
DRAW_FAVOUR: Final = 370


def lays_favour(ruleset: Ruleset, s: State, data: None) -> None:
    """Lay a favour beside the last god once the gods are laid out (HAD-CYO-02, HAD-FAV-01, 02, 08)."""
    part = favours(ruleset, s)
    if not ruleset.gods[s.gods[s.available - 1]].laid_out:  # Hadès has come and covers the last god.
        part.tile_pile, part.tile_discard = part.tile_pile | part.tile_discard, 0
        s.tell(events.FavoursReshuffled())
        return
    if not part.tile_pile:
        part.tile_pile, part.tile_discard = part.tile_discard, 0
        s.tell(events.FavoursReshuffled())
    s.stack.append((DRAW_FAVOUR,))


class DrawFavour(Draw[State]):
    """Draw a tile. Any one may be on top of the pile, whose order is decided when it is seen."""

    phase = "gods"
    label = "favours"
    first = FAVOUR

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def pile(self, s: State) -> int:
        return favours(self.ruleset, s).tile_pile

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = favours(self.ruleset, s)
        part.tile, part.god, part.used = code - FAVOUR, s.gods[s.available - 1], False
        part.tile_pile &= ~(1 << part.tile)
        if s.journal is not None:
            tile, god = self.ruleset.names[FAVOUR][part.tile], self.ruleset.god(part.god)
            s.journal.append(events.FavourLaid(favour=tile, god=god))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.names[FAVOUR][code - FAVOUR]

    def known(self) -> Sequence[str]:
        return self.ruleset.names[FAVOUR]


def discard_favour(ruleset: Ruleset, s: State) -> None:
    part = favours(ruleset, s)
    if s.journal is not None:
        s.journal.append(events.FavourDiscarded(favour=ruleset.names[FAVOUR][part.tile]))
    part.tile_discard |= 1 << part.tile
    part.tile, part.god, part.used = NONE, NO_GOD, False


def turn_is_over(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Discard the favour, used or not, when the turn of its god is over (HAD-FAV-06)."""
    part = favours(ruleset, s)
    if part.tile != NONE and part.god == s.god:
        discard_favour(ruleset, s)


def leaves_favour(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Discard a favour that an eliminated player has won (HAD-PRS-07)."""
    part = favours(ruleset, s)
    if part.tile != NONE and s.offer_seat[part.god] == seat:
        discard_favour(ruleset, s)


class FavourEnds(Work[State]):
    """Discard a favour that nobody won when the cycle is over (HAD-FAV-07)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if favours(self.ruleset, s).tile != NONE:
            discard_favour(self.ruleset, s)


STEPS: Final[Steps] = {
    FAVOUR_ENDS: FavourEnds,
    DRAW_FAVOUR: DrawFavour,
}
