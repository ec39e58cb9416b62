"""What the Styx remembers."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import Seat

GONE: Final = -2
"""Whose a relic is that has left the game."""

LOTS: Final = ("spear", "wave", "blank")
SPEAR: Final = 0
"""For battles on land,"""
WAVE: Final = 1
"""for those at sea."""


class Styx(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(
        open=("covered", "played", "relics", "rested", "resting", "tolls"), hidden=("lots", "heap")
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.covered = NONE
        """The god under Charon."""
        self.relics: list[int] = []
        """Whose each relic is; NONE while it lies in the pile or on the track."""
        self.tolls: list[Seat] = []
        """Who receives the next income of each island instead of its owner."""
        self.lots: list[int] = []
        """Face down before each seat: `seat * kinds + lot`. Everybody sees how many."""
        self.heap: list[int] = []
        """Lots in the heap, by kind; how many there are of each in all is known."""
        self.played: list[int] = []
        """Those that have been played, by kind."""
        self.resting = 0
        """Seats that do not want to be asked in this cycle, as a mask."""
        self.rested: list[int] = []
        """How often each has said so."""

    def clone(self) -> Styx:
        other = Styx()
        other.covered = self.covered
        other.relics = self.relics[:]
        other.tolls = self.tolls[:]
        other.lots = self.lots[:]
        other.heap = self.heap[:]
        other.played = self.played[:]
        other.resting = self.resting
        other.rested = self.rested[:]
        return other

    def held(self, seat: Seat) -> int:
        """How many lots lie before a seat."""
        return sum(self.lots[seat * len(LOTS) : (seat + 1) * len(LOTS)])


def styx(ruleset: Ruleset, s: State) -> Styx:
    part = s.parts[ruleset.part_at["styx"]]
    assert isinstance(part, Styx)
    return part
