"""Setup: markets, order, trend, the regions dealt (ARC-SET, ARC-TZR-01, ARC-VAR-10, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import DOMESTIC
from trireme.games.archipelago.money import pay
from trireme.games.archipelago.questions import AtPlace, OfSeat, Question, Steps, WorkStep
from trireme.games.archipelago.rules.ids import ARC_VAR_10, ARC_VAR_11
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import GROUND, WATER, add, unit_at
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import SEATS, Seat

SETUP: Final = 0


class SetUp(WorkStep):
    """Set the table up (ARC-SET)."""

    phase = "setup"
    entry = "setup"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.figures = ruleset.content.setup

    def run(self, s: State, frame: Frame) -> None:
        ruleset, figures = self.ruleset, self.figures
        for resource in range(6):
            s.market[DOMESTIC * 6 + resource] = figures.domestic_cubes_each
            s.stores[resource] -= figures.domestic_cubes_each
        for seat in ruleset.all_seats:
            pay(s, seat, -figures.florins)
            s.discs[seat] = ruleset.first_discs
            if ruleset.desert:  # ARC-VAR-02
                for _ in range(figures.citizens):
                    add(s, seat, unit_at(0, GROUND))
                s.population += figures.citizens
            else:
                for _ in range(figures.ships):
                    add(s, seat, unit_at(0, WATER))
        if ruleset.desert:
            s.workers = ruleset.tables.huts[0]
        s.stack.append((TURN_ZERO, AtPlace(0)))
        s.stack += [(DEAL_HEX, OfSeat(seat)) for seat in reversed(ruleset.all_seats)] * figures.region_hexes_dealt
        s.stack.append((FIRST_ORDER, AtPlace(0)))
        if "chosen-trend" in ruleset.variants:
            s.stack.append((AGREE_TREND,))
            s.ask(PROPOSE_TREND, ruleset.everyone)


FIRST_ORDER: Final = 1


class FirstOrder(Chance[State]):
    """Draw the first order of play, seat by seat (ARC-SET-08)."""

    phase = "setup"
    label = "order"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        next_place: AtPlace = frame[1]
        left = s.order[next_place.place :]
        return [moves.DRAW_SEAT + seat for seat in sorted(left)], [1] * len(left)

    def take(self, s: State, frame: Frame, code: int) -> None:
        next_place: AtPlace = frame[1]
        at, seat = next_place.place, SEATS[code - moves.DRAW_SEAT]
        s.order = [*s.order[:at], seat, *sorted(each for each in s.order[at:] if each != seat)]
        if at + 2 < len(s.order):
            s.stack.append((FIRST_ORDER, AtPlace(at + 1)))
        elif s.journal is not None:
            s.journal.append(events.OrderDrawn(seats=tuple(s.order)))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.seats[code - moves.DRAW_SEAT]

    def known(self) -> Sequence[str]:
        return self.ruleset.seats


PROPOSE_TREND: Final = 2


class ProposeTrend(Question):
    """Ask all players for a trend at once; without agreement one of those is drawn (ARC-VAR-10, 11)."""

    phase = "setup"
    prompt = "propose-trend"
    verb = "trend"
    words = ("trend",)
    rules = (ARC_VAR_10, ARC_VAR_11)
    sealed = True

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.TREND + trend for trend in range(len(self.ruleset.trend_ids))]

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.bids[seat] = code - moves.TREND
        s.answered(seat)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


AGREE_TREND: Final = 3


class AgreeTrend(WorkStep):
    """Draw one of the trends proposed (ARC-VAR-11)."""

    phase = "setup"

    def run(self, s: State, frame: Frame) -> None:
        proposed = sum(1 << trend for trend in dict.fromkeys(s.bids))
        s.bids = [-1] * self.ruleset.players
        s.stack.append((DRAW_TREND, TrendsToDraw(proposed)))


DRAW_TREND: Final = 4


class TrendsToDraw(FrameData):
    mask: int
    """The trends to draw from; 0 for all that are not shown yet."""


class DrawTrend(Chance[State]):
    """Draw a trend, which is turned face up for all (ARC-TZR-14)."""

    phase = "setup"
    label = "trend"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        trends: TrendsToDraw = frame[1]
        unseen = (1 << len(self.ruleset.trend_ids)) - 1 & ~sum([1 << trend for trend in s.trends])
        codes = bits(trends.mask or unseen, range(moves.DRAW_TREND, moves.DRAW_TREND + 12))
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        show_trend(self.ruleset, s, code - moves.DRAW_TREND)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.trend_ids[code - moves.DRAW_TREND]

    def known(self) -> Sequence[str]:
        return self.ruleset.trend_ids


def show_trend(ruleset: Ruleset, s: State, trend: int) -> None:
    s.trends = (*s.trends, trend)
    if s.journal is not None:
        s.journal.append(events.TrendShown(trend=ruleset.trend_ids[trend]))


DEAL_HEX: Final = 5


TURN_ZERO: Final = 6


class DealHex(Chance[State]):
    """Deal a region of the pile (ARC-TZR-01)."""

    phase = "setup"
    label = "region"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = bits(s.pile or s.cast, range(moves.DRAW_HEX, moves.DRAW_HEX + 24))
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        hex = code - moves.DRAW_HEX
        if not s.pile:  # ARC-TZR-17
            s.pile, s.cast = s.cast, 0
        s.pile &= ~(1 << hex)
        dealt: OfSeat = frame[1]
        seat = dealt.seat
        s.hands[seat] = (*s.hands[seat], hex)
        if s.journal is not None:
            s.journal.append(events.HexDealt(seat=seat, hex=self.ruleset.tables.hex_ids[hex]))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.hex_ids[code - moves.DRAW_HEX]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.hex_ids


STEPS: Final[Steps] = {
    SETUP: SetUp,
    FIRST_ORDER: FirstOrder,
    PROPOSE_TREND: ProposeTrend,
    AGREE_TREND: AgreeTrend,
    DRAW_TREND: DrawTrend,
    DEAL_HEX: DealHex,
}
