"""The preliminary auction: who deploys first, and with which bonus (HAD-FRE-02 to 05, TIT-PLA-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import moves
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.gods import DrawGod, all_laid
from trireme.games.cyclades.placement.placement import Placement, god_at
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, NO_GOD, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Preliminary(Auction):
    """The auction of a starting placement. Apollo takes some markers only."""

    def __init__(self, placement: Placement) -> None:
        super().__init__(placement.ruleset, len(placement.ruleset.auctions))
        self.placement = placement

    def apollo_takes(self, s: State) -> bool:
        return len(s.apollo) < self.placement.markers_on_apollo

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        if not self.apollo_takes(s):
            yield Reason(self.placement.reasons["apollo"])

    def outlooks(self, s: State, seat: Seat, god: GodNumber) -> tuple[Forecast, ...]:
        """Say which bonus a god gives, and when its winner deploys."""
        placement = self.placement
        place = s.available if god == NO_GOD else s.gods.index(god)
        id = god_at(self.ruleset, s, place)
        args: dict[str, Figure] = {"bonus": placement.bonus_of(id), "place": place + 1}
        return (Forecast(id=f"{placement.name}.bonus", args=args, rules=(placement.bonus_rules[id],)),)


class GodToDraw(FrameData):
    """The next god of the preliminary auction is drawn for a place."""

    place: int


class BaseAuctionGods(Work[State]):
    """Lay out the gods of the auction, without favours, threats and creatures (HAD-FRE-03, 18, 22; TIT-PLA-02)."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement

    def run(self, s: State, frame: Frame) -> None:
        s.available = self.placement.gods
        s.gods = []
        s.tell(self.placement.auction_begun())
        s.stack.append((self.placement.kinds.draw_auction_god, GodToDraw(0)))


class BaseDrawAuctionGod(DrawGod):
    """Draw a god for the next place."""

    def __init__(self, ruleset: Ruleset, placement: Placement) -> None:
        super().__init__(ruleset)
        self.kind = placement.kinds.draw_auction_god

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.gods.append(GODS[code - moves.DRAWN])
        s.stack.append((self.kind, GodToDraw(len(s.gods))))
        all_laid(self.ruleset, s)
