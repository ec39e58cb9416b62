"""Phase 2, laying out the gods (CYC-GOD), and phase 3, income (CYC-INC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

GODS_PHASE: Final = 6
DRAW_GOD: Final = 7
INCOME: Final = 8
INCOMES: Final = 51
GODS_LAID: Final = 60


def available(ruleset: Ruleset, s: State) -> int:
    """Return the number of available gods. Two players left of more play as three (CYC-GOD-03 to 10, CYC-LST-16)."""
    if ruleset.players == 2:
        return 3
    return max(len(ruleset.alive(s)), 3) - 1


class Gods(Work[State]):
    """Lay out the gods: some may keep their place, the others are drawn."""

    phase = "gods"
    entry = "gods"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.available = available(self.ruleset, s)
        s.gods = gods_kept(self.ruleset, s)
        s.stack.append((DRAW_GOD,))
        lay_next(self.ruleset, s)


def gods_kept(ruleset: Ruleset, s: State) -> list[GodNumber]:
    for keeps in ruleset.points.gods_kept:
        kept = keeps(ruleset, s)
        if kept is not None:
            return kept
    return []


def printed_rotation(ruleset: Ruleset, s: State) -> list[GodNumber]:
    """Return the gods that come first because they rested in the last cycle (CYC-GOD-03 to 10)."""
    tiles = len(s.gods)
    if s.routine == 1 or s.available == tiles:
        return []
    if s.available == tiles - 1:
        return s.gods[-1:]  # CYC-GOD-05
    if s.routine % 2:
        return []  # CYC-GOD-07
    return s.gods[s.available :] + s.gods[: s.available]  # CYC-GOD-08, 09


def lay_next(ruleset: Ruleset, s: State) -> None:
    if all_laid(ruleset, s) and ruleset.points.gods_laid:
        s.stack.append((GODS_LAID, 0, None))


def all_laid(ruleset: Ruleset, s: State) -> bool:
    """Finish laying out the gods if at most one is left. The frame on top draws the next one."""
    left = [god for god in ruleset.laid_gods() if god not in s.gods]
    if len(left) > 1:
        return False
    s.stack.pop()
    s.gods += left
    if s.journal is not None:
        s.journal.append(events.GodsLaid(gods=tuple(ruleset.god(god) for god in s.gods[: s.available])))
    return True


class DrawGod(Chance[State]):
    phase = "gods"
    label = "gods"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        only = 0
        for among in self.ruleset.points.drawn_gods:
            only |= among(self.ruleset, s)
        gods = [god for god in self.ruleset.laid_gods() if god not in s.gods]
        codes = [moves.DRAWN + god for god in gods if not only or only >> god & 1]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        codes = self.outcomes(s, frame)[0]
        return codes[below(s.key, s.drawn, len(codes))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.gods.append(GODS[code - moves.DRAWN])
        s.stack.append((DRAW_GOD,))
        lay_next(self.ruleset, s)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.god(code - moves.DRAWN)

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.god_ids


class Income(Work[State]):
    """Pay gold for every prosperity marker and trade space (CYC-INC)."""

    phase = "income"
    entry = "income"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if self.ruleset.points.incomes.alone:
            everybody_is_paid(self.ruleset, s, None)
        else:
            s.stack.append((INCOMES, 0, None))


# What happens in the income phase, by rank in `points.incomes`.
COUNTED: Final = 10
"""Rank of items used while income is counted (HAD-OBJ-34)."""
PAID: Final = 50
DIVIDED: Final = 60
"""Rank of the division of income between partners (TIT-AEF-22)."""
AFTERWARDS: Final = 80
"""Rank of the Academies (MON-MEF-11)."""


def everybody_is_paid(ruleset: Ruleset, s: State, data: None) -> None:
    """Pay every player their income."""
    for seat in ruleset.alive(s):
        pay_income(ruleset, s, seat, board.income(ruleset, s, seat))


def pay_income(ruleset: Ruleset, s: State, seat: Seat, gold: int) -> None:
    s.gold[seat] += gold
    if s.journal is not None:
        s.journal.append(events.Income(seat=seat, gold=gold))


STEPS: Final[Steps] = {
    GODS_PHASE: Gods,
    DRAW_GOD: DrawGod,
    GODS_LAID: lambda ruleset: RunHooks(ruleset, ruleset.points.gods_laid),
    INCOME: Income,
    INCOMES: lambda ruleset: RunHooks(ruleset, ruleset.points.incomes),
}
