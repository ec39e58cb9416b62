"""Setup: islands, fleets, gold, and the turn order of the first cycle (CYC-SET, CYC-TWO-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.phases.cycle_end import PHASE
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import LAND, NO_BUILDING, NO_CARD, SEA, State
from trireme.games.cyclades.units.kinds import reserves
from trireme.kit.dice import pick
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.seats import NOBODY, SEATS, Seat

SETUP: Final = 0
DRAW_ORDER: Final = 1
DEPLOYED: Final = 90


class Deployed(FrameData):
    """A seat has deployed all its pieces before the first cycle."""

    seat: Seat


def blank(ruleset: Ruleset) -> State:
    """Return a state with a neutral archipelago and all pieces in reserve."""
    tables, players = ruleset.tables, ruleset.players
    s = State()
    if ruleset.part_at:
        s.parts = [part for module in ruleset.modules for part in module.parts(ruleset).values()]
    s.order, s.waiting, s.returned, s.apollo = [], [], [], []
    s.gods = ruleset.laid_gods()
    s.track = [NO_CARD] * len(ruleset.economy.creature_track_prices)
    s.pile = ruleset.deck()
    s.owner = [NOBODY] * tables.islands
    s.figure = [NO_CARD] * tables.islands
    s.keeper = [NOBODY] * tables.islands
    s.since = [0] * tables.islands
    s.troops = [0] * (tables.islands * len(ruleset.units[LAND]))
    s.prosperity = tables.printed[:]
    s.built = [NO_BUILDING] * tables.slots
    s.holder = [NOBODY] * tables.seas
    s.fleets = [0] * (tables.seas * len(ruleset.units[SEA]))
    s.land = [0] * players
    s.navy = [0] * players
    s.gold = [ruleset.starting_gold] * players
    s.priests = [0] * players
    s.philosophers = [0] * players
    s.troops_left = reserves(ruleset, LAND)
    s.fleets_left = reserves(ruleset, SEA)
    s.offer_seat = [NOBODY] * len(tables.gods)
    s.offer_gold = [0] * len(tables.gods)
    return s


def settle(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Place a player's first islands, troops and fleets (CYC-SET-02, 03, 06)."""
    tables = ruleset.tables
    start = tables.board.start[seat]
    for id in start.islands:
        board.give_island(ruleset, s, tables.island_number[id], seat)
    for id, count in start.troops.items():
        s.troops[tables.island_number[id]] = count
        s.troops_left[seat] -= count
    for id, count in start.fleets.items():
        board.add_fleets(s, seat, tables.sea_number[id], count)
        s.fleets_left[seat] -= count


class SetUp(Work[State]):
    phase = "setup"
    entry = "setup"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        points = self.ruleset.points
        for seat in self.ruleset.all_seats:
            for settles in points.settled:
                settles(self.ruleset, s, seat)
        s.stack.append((PHASE, 0))
        s.stack += [(kind,) for kind in reversed(points.opening)]
        s.stack.append((DRAW_ORDER,))
        s.stack += [(kind,) for kind in reversed(points.setup)]


class DrawOrder(Chance[State]):
    """Draw the next place of the first turn order (CYC-SET-15)."""

    phase = "setup"
    label = "order"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def left(self, s: State) -> list[int]:
        """Return how many markers of each seat have no place yet."""
        return [self.ruleset.markers - s.order.count(seat) for seat in self.ruleset.all_seats]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        left = self.left(s)
        seats = [seat for seat, count in enumerate(left) if count]
        return [moves.DRAWN + seat for seat in seats], [left[seat] for seat in seats]

    def roll(self, s: State, frame: Frame) -> int:
        codes, weights = self.outcomes(s, frame)
        return pick(s.key, s.drawn, codes, weights)

    def take(self, s: State, frame: Frame, code: int) -> None:
        self._place(s, SEATS[code - moves.DRAWN])
        left = [seat for seat, count in zip(SEATS, self.left(s)) for _ in range(count)]
        if len(left) > 1:
            s.stack.append((DRAW_ORDER,))
        else:
            self._place(s, left[0])

    def _place(self, s: State, seat: Seat) -> None:
        s.order.append(seat)
        if s.journal is not None:
            s.journal.append(events.OrderDrawn(seat=seat, place=len(s.order)))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.seats[code - moves.DRAWN]

    def known(self) -> Sequence[str]:
        return self.ruleset.seats


STEPS: Final[Steps] = {
    SETUP: SetUp,
    DRAW_ORDER: DrawOrder,
    DEPLOYED: lambda ruleset: RunHooks(ruleset, ruleset.points.deployed),
}
