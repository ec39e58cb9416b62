"""The round: disengagement, order of play, population, balance, and its end (ARC-RND, DIS, ORD, POP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import Tables
from trireme.games.archipelago.markers import rebels, workers
from trireme.games.archipelago.money import bars_laid_out, pay
from trireme.games.archipelago.phases.crisis import CRISIS, CrisisCard
from trireme.games.archipelago.phases.deck import YELLOW
from trireme.games.archipelago.phases.game_end import PHASE_OVER, finish
from trireme.games.archipelago.promises import round_begins
from trireme.games.archipelago.questions import Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_14,
    ARC_NEG_11,
    ARC_ORD_01,
    ARC_ORD_02,
    ARC_ORD_04,
    ARC_ORD_06,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import BY_ROUNDS, State
from trireme.games.archipelago.talks import ALL, open_talks
from trireme.games.archipelago.units import FLAGS, ICON, PLACE, ground_of, tile_of, unit_at
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.engine.multi_step import PickOrder
from trireme.kit.engine.question import Question as KitQuestion
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import SEATS, Seat, seats_of

PHASE: Final = 20


DISENGAGE: Final = 21


class Disengage(WorkStep):
    """Phase 1: make cards and units ready, stand up lying citizens, clear the icons (ARC-DIS)."""

    phase = "disengagement"
    entry = "disengagement"

    def run(self, s: State, frame: Frame) -> None:
        s.tell(events.RoundBegun(round=s.round))
        s.stack.append((PHASE_OVER,))
        if s.promises:
            round_begins(s)
        s.engaged = 0
        s.offers_left = [self.ruleset.offers] * self.ruleset.players
        s.taken = [0] * len(s.taken)
        for seat in self.ruleset.all_seats:
            s.units[seat] = tuple(sorted([_rested(s, unit) for unit in s.units[seat]]))


def _rested(s: State, unit: int) -> int:
    spot = unit >> PLACE & 15
    if spot in (ICON, ICON + 1, 10):
        return unit_at(tile_of(unit), ground_of(s, unit))
    return unit & ~FLAGS


BIDS: Final = 22


class Bids(WorkStep):
    """Phase 2: let all players bid in secret (ARC-ORD-01)."""

    phase = "order"
    entry = "order"

    def run(self, s: State, frame: Frame) -> None:
        if s.round == 1:
            s.tell(events.RoundBegun(round=s.round))
        s.stack.append((PHASE_OVER,))
        if self.ruleset.offers:
            open_talks(s, ALL)  # ARC-NEG-01
        ask_bids(s, self.ruleset.everyone, 0)


def ask_bids(s: State, seats: int, again: int) -> None:
    bidding = Bidding(seats, again)
    s.stack.append((SHOW_BIDS, bidding))
    s.ask(BID, seats, bidding)


BID: Final = 23


class Bidding(FrameData):
    """A round of bids."""

    seats: int
    """The bidders, as a mask."""
    again: int
    """1 in the second bid of tied players, else 0."""


class Bid(PickNumber[State]):
    """Ask for any number of the player's florins; bids are shown when all players have bid (ARC-ORD-10)."""

    phase = "order"
    prompt = "bid"
    verb = "bid"
    unit = "florins"
    form = "bid FLORINS"
    base = moves.BID
    size = 256
    cover = True
    rules = (ARC_ORD_01, ARC_ORD_02, ARC_ORD_04)

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        return 0, s.florins[seat]

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        if not 0 <= number <= s.florins[seat]:
            yield Reason(ARC_ORD_01, have=s.florins[seat])
            lacking = Reason(ARC_CMP_14, unit="florins", need=number, have=s.florins[seat])
            yield from bars_laid_out(s, seat, [lacking])

    def prompt_here(self, s: State, seat: Seat) -> str:
        return "bid-again" if about(s, Bidding).again else "bid"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (*self.rules, ARC_ORD_06) if about(s, Bidding).again else self.rules

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.bids[seat] = code - self.base
        s.answered(seat)

    def question(self, s: State, seat: Seat) -> KitQuestion:
        return structs.replace(super().question(s, seat), sealed=True)


SHOW_BIDS: Final = 24


class ShowBids(WorkStep):
    """Let all bids be paid, and the highest set the order (ARC-ORD-02 to 09, 12, 13)."""

    phase = "order"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        cards = ruleset.content.evolution_card
        self.kings = [(1 << n, op.n) for n, card in enumerate(cards) for op in card.ops if op.op == "order_bonus"]

    def run(self, s: State, frame: Frame) -> None:
        bidding: Bidding = frame[1]
        seats = seats_of(bidding.seats)
        bids = [s.bids[seat] for seat in seats]
        s.bids = [-1] * self.ruleset.players
        if s.journal is not None:
            s.journal.append(events.BidsShown(seats=tuple(seats), bids=tuple(bids)))
        worth = []
        for seat, bid in zip(seats, bids, strict=True):
            pay(s, seat, bid)
            worth.append(bid + sum([bonus for card, bonus in self.kings if s.cards[seat] & card]))
        highest = max(worth)
        best = [seat for seat, value in zip(seats, worth, strict=True) if value == highest]
        if not highest:
            s.tell(events.OrderStays(why="tie" if bidding.again else "nobody"))
        elif len(best) == 1:
            s.ask(SET_ORDER, 1 << best[0])
        elif bidding.again or not self.ruleset.second_bid:
            s.tell(events.OrderStays(why="tie"))
        else:
            ask_bids(s, sum([1 << seat for seat in best]), 1)


SET_ORDER: Final = 25


class SetOrder(PickOrder[State]):
    """Ask the highest bidder for the order of play (ARC-ORD-04)."""

    phase = "order"
    prompt = "set-order"
    verb = "order"
    cover = True  # a bargain may leave no choice, and the order is still set by a move
    rules = (ARC_ORD_04,)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        """Return the players whose place has not been sold (ARC-NEG-11)."""
        sold = [place & 7 for place in s.places]
        return {moves.SEAT + each: 1 for each in self.ruleset.all_seats if each not in sold}

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if any(place & 7 == code - moves.SEAT for place in s.places for code in run):
            return iter((Reason(ARC_NEG_11),))
        return super().objections(s, seat, run)

    def word(self, code: int) -> str:
        return self.ruleset.seats[code - moves.SEAT]

    def code(self, word: str) -> int:
        return moves.SEAT + self.ruleset.seats.index(word) if word in self.ruleset.seats else NO_CODE

    def known(self) -> str:
        return ", ".join(self.ruleset.seats)

    def key(self, code: int) -> str:
        return "answer-seat"

    def item_args(self, s: State, code: int) -> dict[str, Figure]:
        return {"seat": code - moves.SEAT}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"player:{code - moves.SEAT}",)

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.answered(seat)
        order = [SEATS[code - moves.SEAT] for code in items]
        for place in sorted(s.places):
            order.insert(place >> 3, SEATS[place & 7])
        s.order, s.places = order, ()
        if s.journal is not None:
            s.journal.append(events.OrderSet(seat=seat, seats=tuple(s.order)))


POPULATION: Final = 26


class Population(WorkStep):
    """Phase 3: both markets, the population row and the workers row in one effect (ARC-POP)."""

    phase = "population"
    entry = "population"

    def run(self, s: State, frame: Frame) -> None:
        tables = self.ruleset.tables
        s.stack.append((PHASE_OVER,))
        idle, rebellious = unrest(tables, s)
        workers(s, idle)
        rebels(s, rebellious)
        rebels(s, tables.idle.rows[tables.idle.at(s.workers)].rebels)


def unrest(tables: Tables, s: State) -> tuple[int, int]:
    """Return the surplus workers and rebels that both markets and the population row bring (ARC-POP-01 to 03)."""
    idle = rebellious = 0
    for at, count in enumerate(s.market):
        more, angry = tables.glut[at][count]
        idle += more
        rebellious += angry
    row = tables.growth.rows[tables.growth.at(s.population)]
    return idle + row.workers, rebellious + row.rebels


BALANCE: Final = 27


class Balance(WorkStep):
    """Phase 4: resolve the yellow part of the top back, but not in the first round (ARC-CRI-01, ARC-RND-02)."""

    phase = "balance"
    entry = "balance"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((PHASE_OVER,))
        if s.round > 1 and s.top >= 0:
            s.stack.append((CRISIS, CrisisCard(s.top, YELLOW)))


ROUND_END: Final = 30


class RoundEnd(WorkStep):
    """Begin the next round, or end the game after the last one (ARC-RND-03)."""

    phase = "purchase"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if s.round >= self.ruleset.last_round:
            s.tell(events.LastRound(round=s.round))
            finish(self.ruleset, s, BY_ROUNDS)
        else:
            s.round += 1
            s.stack.append((PHASE, 0))


STEPS: Final[Steps] = {
    DISENGAGE: Disengage,
    BIDS: Bids,
    BID: Bid,
    SHOW_BIDS: ShowBids,
    SET_ORDER: SetOrder,
    POPULATION: Population,
    BALANCE: Balance,
    ROUND_END: RoundEnd,
}
