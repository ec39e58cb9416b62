"""What is fixed when a game is made: board, seats, figures, and the points at which modules may join in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.components import Content
from trireme.games.cyclades.state import State
from trireme.games.cyclades.tables import BUILDINGS, Tables
from trireme.kit.rulebook import Reason

Count = Callable[["Setting", State, int], int]
"""A sum over something of a seat, an island or a sea; those of one point are added up."""


class Points:
    """The extension points: plain lists of functions, fixed when the game is made. A module adds its own to them.

    The base game's functions are in the lists from the start, so that its code asks the lists and nothing else.
    """

    def __init__(self) -> None:
        self.phases: list[int] = []
        """The phases of a cycle, as kinds of frames."""
        self.deck: list[Callable[[Setting], int]] = []
        """Creatures in play, as masks."""
        self.income: list[Count] = []
        """Gold that a seat receives in the income phase."""
        self.offering_saved: list[Count] = []
        """Gold that a seat saves on its offerings."""
        self.discounts: list[Count] = []
        """Gold that a seat can save on creatures now."""
        self.land_defence: list[Count] = []
        """What is added to the defenders' score on an island, whatever their number."""
        self.guards: list[Count] = []
        """Strength of what defends an island besides troops; it falls only when no troop is left."""
        self.sea_defence: list[Callable[[Setting, State, int, int], int]] = []
        """What is added for the fleets of a seat defending a sea: (sea, seat)."""
        self.closed_seas: list[Callable[[Setting, State], int]] = []
        """Seas that no fleet may enter, as a mask."""
        self.bars_landing: list[Callable[[Setting, State, int, int], Iterator[Reason]]] = []
        """Rules that forbid a seat to land troops on an island: (seat, island)."""
        self.bars_leaving: list[Callable[[Setting, State, int], Iterator[Reason]]] = []
        """Rules that forbid troops to leave an island."""
        self.guard_falls: list[Callable[[Setting, State, int], None]] = []
        """What happens to the guards of an island when they lose an assault."""
        self.discarded: list[Callable[[Setting, State, int], None]] = []
        """What a creature does when its card reaches the discard pile."""
        self.turn_begins: list[Callable[[Setting, State, int], None]] = []
        """What happens when a seat's turn begins, before the god's gift, Apollo's turn included."""
        self.sites: list[Callable[[Setting, State, int], list[int]]] = []
        """Islands of a seat where a Metropolis may go; those of the first list that is not empty."""
        self.wins: list[Callable[[Setting, State, int], bool]] = []
        """Whether a seat wins when the cycle ends."""
        self.eliminated: list[Callable[[Setting, State, int], None]] = []
        """What an eliminated seat leaves behind."""


TARGETS: Final = (moves.SEAT, moves.TYPE, moves.CREATURE, moves.ISLAND, moves.SLOT, moves.SEA)
KINDS: Final = {
    moves.SEAT: "seat",
    moves.TYPE: "building",
    moves.CREATURE: "creature",
    moves.ISLAND: "island",
    moves.SLOT: "slot",
    moves.SEA: "sea",
}
"""What a place on the page is called: `island:naxos`."""


class Setting:
    """The table that all steps share."""

    def __init__(self, content: Content, seats: tuple[str, ...], open_purses: bool = False, cycles: int = 0) -> None:
        self.content = content
        self.seats = seats
        self.players = len(seats)
        self.everyone = (1 << self.players) - 1
        self.open_purses = open_purses
        self.cycles = cycles
        """The game ends after this many cycles at the latest; 0: as printed."""
        self.tables = Tables(content, self.players)
        self.economy = content.economy
        self.points = Points()
        self.markers = 2 if self.players == 2 else 1
        """Offering markers of each player (CYC-SET-14, CYC-TWO-01)."""
        tables = self.tables
        self.names: dict[int, list[str]] = {
            moves.SEAT: list(seats),
            moves.TYPE: list(BUILDINGS),
            moves.CREATURE: tables.creature_ids,
            moves.ISLAND: tables.island_ids,
            moves.SLOT: tables.slot_ids,
            moves.SEA: tables.sea_ids,
        }

    def word(self, code: int) -> str:
        """The name of what a code of one of the target blocks stands for."""
        block = next(block for block in reversed(TARGETS) if code >= block)
        return self.names[block][code - block]

    def place(self, code: int) -> str:
        """The place on the page that a code of one of the target blocks stands for."""
        block = next(block for block in reversed(TARGETS) if code >= block)
        if block == moves.SEAT:
            return f"seat:{code - block}"
        return f"{KINDS[block]}:{self.names[block][code - block]}"

    def deck(self) -> int:
        """All creature cards in play, as a mask."""
        mask = 0
        for adds in self.points.deck:
            mask |= adds(self)
        return mask

    def alive(self, s: State) -> list[int]:
        """Seats still in the game."""
        return [seat for seat in range(self.players) if not s.out >> seat & 1]

    def island(self, number: int) -> str:
        return self.tables.island_ids[number]

    def sea(self, number: int) -> str:
        return self.tables.sea_ids[number]

    def slot(self, number: int) -> str:
        return self.tables.slot_ids[number]

    def creature(self, number: int) -> str:
        return self.tables.creature_ids[number]

    def god(self, number: int) -> str:
        return self.tables.god_ids[number]
