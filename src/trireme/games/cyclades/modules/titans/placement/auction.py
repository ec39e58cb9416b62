"""The preliminary auction: who deploys first, and with which bonus (TIT-PLA-01 to 03, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.frames import DRAW_AUCTION_GOD
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_PLA_02,
    TIT_PLA_03,
    TIT_PLA_05,
    TIT_PLA_06,
    TIT_PLA_07,
    TIT_PLA_08,
    TIT_PLA_09,
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
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Preliminary(Auction):
    """Apollo takes one marker (TIT-PLA-03)."""

    rules = (TIT_PLA_02, TIT_PLA_05)

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        super().__init__(ruleset, number)
        self.room = content_of(ruleset).titans.markers_on_apollo
        rules = {
            **dict.fromkeys(("poseidon", "ares"), TIT_PLA_06),
            **dict.fromkeys(("zeus", "athena"), TIT_PLA_07),
            "kronos": TIT_PLA_08,
        }
        self.quotes = [rules[id].id if id in rules else "" for id in ruleset.tables.god_ids]

    def apollo_takes(self, s: State) -> bool:
        return len(s.apollo) < self.room

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        if not self.apollo_takes(s):
            yield Reason(TIT_PLA_03)

    def needed(self, s: State, seat: Seat) -> int:
        """Gold has been spent on nothing yet, so everybody has some for a marker."""
        return 0 if seat in s.offer_seat or seat in s.apollo else self.ruleset.least_paid

    def outlooks(self, s: State, seat: Seat, god: GodNumber) -> tuple[Forecast, ...]:
        """The bonus, and when its winner deploys."""
        place = s.available if god == NO_GOD else s.gods.index(god)
        id = "apollo" if god == NO_GOD else self.ruleset.god(god)
        args: dict[str, Figure] = {"bonus": id, "place": place + 1}
        rule = TIT_PLA_09.id if god == NO_GOD else self.quotes[god]
        return (Forecast(id="titans.bonus", args=args, rules=(rule,)),)


class AuctionGods(Work[State]):
    """As many as players, Apollo included (TIT-PLA-02)."""

    phase = "titans.auction"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.available = self.ruleset.players - 1
        s.gods = []
        s.tell(events.AuctionBegun())
        s.stack.append((DRAW_AUCTION_GOD, 0))


class DrawAuctionGod(DrawGod):
    phase = "titans.auction"

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.gods.append(GODS[code - moves.DRAWN])
        s.stack.append((DRAW_AUCTION_GOD, len(s.gods)))
        all_laid(self.ruleset, s)


class AuctionOfferings(Offerings):
    phase = "titans.auction"
    entry = "titans.auction"
