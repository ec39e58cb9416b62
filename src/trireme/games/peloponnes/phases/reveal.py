"""Phase a: the tiles of the round are turned up one by one; a supply symbol interrupts (PEL-REV-01 to 07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.phases.supply import SUPPLY
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import NO_TILE, WAITING, State, Tile
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.state import Frame

REVEAL: Final = 6


class Reveal(Work[State]):
    phase = "reveal"
    entry = "reveal"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        stacks = self.ruleset.tables.stack_of_round
        s.normal = s.conquest = ()
        for seat in self.ruleset.all_seats:
            s.status[seat] = WAITING
            s.bid_tile[seat] = NO_TILE
            s.bid_coins[seat] = 0
        if s.journal is not None:
            s.journal.append(events.RoundBegun(round=s.round))
        # PEL-RND-04: the stack before has been used up. Only a position has tiles here; those of this stack are meant.
        if s.round == 1 or stacks[s.round - 1] != stacks[s.round - 2]:
            fresh = fresh_pile(self.ruleset, s)
            if not s.pile or not set(s.pile) <= set(fresh):
                s.pile = fresh
        s.stack.append((TURN_UP,))


def fresh_pile(ruleset: Ruleset, s: State) -> tuple[Tile, ...]:
    """Return the stack of this round, less what is already on the table."""
    seen = {tile for row in (*s.buildings, *s.terrains, s.normal, s.conquest, s.bid_tile) for tile in _row(row)}
    return tuple(tile for tile in ruleset.tables.stacks[ruleset.tables.stack_of_round[s.round - 1]] if tile not in seen)


def _row(row: Tile | Sequence[Tile]) -> Sequence[Tile]:
    return (row,) if isinstance(row, int) else row


TURN_UP: Final = 7


class TurnUp(Work[State]):
    """Draw until both rows are full (PEL-REV-02, PEL-REV-05)."""

    phase = "reveal"

    def __init__(self, ruleset: Ruleset) -> None:
        self.wanted = ruleset.normal_row + ruleset.conquest_row

    def run(self, s: State, frame: Frame) -> None:
        if s.pile and len(s.normal) + len(s.conquest) < self.wanted:
            s.stack.append((TURN_UP,))
            s.stack.append((DRAW_TILE,))


DRAW_TILE: Final = 8


class DrawTile(Chance[State]):
    phase = "reveal"
    label = "tile"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        return [moves.DRAW + tile for tile in s.pile], [1] * len(s.pile)

    def roll(self, s: State, frame: Frame) -> int:
        return moves.DRAW + s.pile[below(s.key, s.drawn, len(s.pile))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        at = s.pile.index(code - moves.DRAW)
        tile = s.pile[at]
        s.pile = s.pile[:at] + s.pile[at + 1 :]
        if len(s.normal) < self.ruleset.normal_row:
            s.normal += (tile,)
            row = "normal"
        else:
            s.conquest += (tile,)
            row = "conquest"
        if s.journal is not None:
            s.journal.append(events.TurnedUp(tile=self.ruleset.tile(tile), row=row))
        if self.ruleset.tables.supply[tile]:  # PEL-REV-03
            s.stack.append((SUPPLY,))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.tile_ids[code - moves.DRAW]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.tile_ids


STEPS: Final[Steps] = {
    REVEAL: Reveal,
    TURN_UP: TurnUp,
    DRAW_TILE: DrawTile,
}
