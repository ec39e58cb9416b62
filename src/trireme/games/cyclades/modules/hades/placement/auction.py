"""The preliminary auction: who deploys first, and with which bonus (HAD-FRE-02 to 05, 18, 21 to 23)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.hades.components import FreePlacement
from trireme.games.cyclades.modules.hades.frames import DRAW_AUCTION_GOD
from trireme.games.cyclades.modules.hades.placement import events
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_FRE_02,
    HAD_FRE_04,
    HAD_FRE_07,
    HAD_FRE_08,
    HAD_FRE_21,
    HAD_FRE_23,
)
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.gods import DrawGod, all_laid
from trireme.games.cyclades.phases.offerings import Offerings
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, NO_GOD, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat


class Preliminary(Auction):
    """Apollo takes one marker; with two players a marker still to be placed needs gold."""

    rules = (HAD_FRE_02, HAD_FRE_07)

    def __init__(self, ruleset: Ruleset, number: int, own: FreePlacement) -> None:
        super().__init__(ruleset, number)
        self.room = own.markers_on_apollo
        self.bonus = [own.bonus.get(id, "") for id in ruleset.tables.god_ids]
        self.apollo_bonus = own.bonus.get("apollo", "")
        self.full = HAD_FRE_21 if ruleset.players == 2 else HAD_FRE_04

    def apollo_takes(self, s: State) -> bool:
        return len(s.apollo) < self.room

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        if not self.apollo_takes(s):
            yield Reason(self.full)

    def kept(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """HAD-FRE-23: for a marker that has not been placed yet, and for an own one that would be displaced."""
        others = s.waiting.count(seat) - (lost == NO_GOD) + (s.offer_seat[god] == seat)
        return others * self.ruleset.least_paid

    def bars_gold(self, s: State, seat: Seat, god: GodNumber, lost: int) -> Iterator[Reason]:
        if kept := self.kept(s, seat, god, lost):
            yield Reason(HAD_FRE_23, most=max(self.most(s, seat, god, lost), 0), kept=kept)

    def needed(self, s: State, seat: Seat) -> int:
        """Gold has been spent on nothing yet, so everybody has some for each marker."""
        return (self.ruleset.markers - s.offer_seat.count(seat) - s.apollo.count(seat)) * self.ruleset.least_paid

    def outlooks(self, s: State, seat: Seat, god: GodNumber) -> tuple[Forecast, ...]:
        bonus = self.apollo_bonus if god == NO_GOD else self.bonus[god]
        place = len(s.gods[: s.available]) if god == NO_GOD else s.gods.index(god)
        return (Forecast(id="hades.bonus", args={"bonus": bonus, "place": place + 1}, rules=(HAD_FRE_08.id,)),)


class AuctionGods(Work[State]):
    """One god fewer than players, or three, and no favour, threat or creature (HAD-FRE-03, 18, 22)."""

    phase = "hades.auction"

    def __init__(self, ruleset: Ruleset, own: FreePlacement) -> None:
        self.ruleset = ruleset
        self.gods = own.two_players.gods if ruleset.players == 2 else ruleset.players - 1

    def run(self, s: State, frame: Frame) -> None:
        s.available = self.gods
        s.gods = []
        s.tell(events.AuctionBegun())
        s.stack.append((DRAW_AUCTION_GOD, 0))


class DrawAuctionGod(DrawGod):
    phase = "hades.auction"

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.gods.append(GODS[code - moves.DRAWN])
        s.stack.append((DRAW_AUCTION_GOD, len(s.gods)))
        all_laid(self.ruleset, s)


class AuctionOfferings(Offerings):
    phase = "hades.auction"
    entry = "hades.auction"
