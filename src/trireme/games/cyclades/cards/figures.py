"""Figurines on islands: how they are placed, meet and leave (CYC-FIG)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board, events
from trireme.games.cyclades.cards.aimed import AtIsland
from trireme.games.cyclades.phases.creatures import put_on_discard
from trireme.games.cyclades.phases.order import TurnOf
from trireme.games.cyclades.rules.ids import CYC_FIG_01
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_CARD, NONE, CardNumber, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat


class Figurine(AtIsland):
    """A creature whose figurine stands on an island (CYC-FIG-01, 11)."""

    rules = (CYC_FIG_01,)
    figured = True

    def allows(self, s: State, seat: Seat, island: Island) -> bool:
        return bool(self.ruleset.tables.on_board >> island & 1)

    def bars(self, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        yield from board.bars_outside(self.ruleset, island)

    def take(self, s: State, seat: Seat, island: Island) -> None:
        if place_figure(self.ruleset, s, seat, self.number, island):
            self.arrives(s, seat, island)

    def arrives(self, s: State, seat: Seat, island: Island) -> None:
        """Apply what it does when it comes to an island."""

    def island(self, s: State) -> int:
        """Return the island where it stands, or NONE."""
        return s.figure.index(self.number) if self.number in s.figure else NONE

    def stands_on(self, s: State, island: Island) -> bool:
        return s.figure[island] == self.number


def place_figure(ruleset: Ruleset, s: State, seat: Seat, creature: CardNumber, island: Island) -> bool:
    """Place a figurine. Where one stands already, both leave, and the new one has no power (CYC-FIG-07, 08)."""
    if s.journal is not None:
        name = ruleset.creature(creature)
        s.journal.append(events.FigurePlaced(seat=seat, creature=name, island=ruleset.island(island)))
    if s.figure[island] != NO_CARD:
        remove_figure(ruleset, s, island)
        if s.journal is not None:
            s.journal.append(events.FigureLeft(creature=ruleset.creature(creature), island=ruleset.island(island)))
        return False
    s.figure[island] = creature
    s.keeper[island] = seat
    s.since[island] = s.cycle
    return True


def remove_figure(ruleset: Ruleset, s: State, island: Island) -> None:
    """Remove a figurine and discard its card (CYC-FIG-03)."""
    creature = s.figure[island]
    s.figure[island], s.keeper[island] = NO_CARD, NOBODY
    s.since[island] = 0
    if s.journal is not None:
        s.journal.append(events.FigureLeft(creature=ruleset.creature(creature), island=ruleset.island(island)))
    put_on_discard(ruleset, s, creature)


def due_to_leave(s: State, seat: Seat) -> list[Island]:
    """Return the islands with a figurine that a seat called in an earlier cycle (CYC-FIG-04)."""
    if seat not in s.keeper:
        return []
    return [island for island, keeper in zip(ISLANDS, s.keeper) if keeper == seat and s.since[island] < s.cycle]


def figures_leave(ruleset: Ruleset, s: State, turn: TurnOf) -> None:
    """Remove a seat's figurines of earlier cycles together when its turn begins (CYC-FIG-04 to 06, 12)."""
    for island in due_to_leave(s, turn.seat):
        remove_figure(ruleset, s, island)


def figures_of_eliminated(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Remove the figurines of an eliminated player (CYC-LST-11, 12)."""
    for island, keeper in zip(ISLANDS, s.keeper):
        if keeper == seat:
            remove_figure(ruleset, s, island)
