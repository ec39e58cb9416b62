"""Deployment: units and a bonus for each marker, in the order of the gods (HAD-FRE-06 to 16, TIT-PLA-04 to 17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.phases.apollo import Prosper
from trireme.games.cyclades.phases.gods import Income
from trireme.games.cyclades.placement.placement import Placement, holder_at
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.state import ISLANDS, SEAS, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


class NextPlace(FrameData):
    """The marker at a place of the order deploys, then the next; Apollo comes last."""

    place: int


class BaseDeployment(Work[State]):
    """Begin the deployment."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement

    def run(self, s: State, frame: Frame) -> None:
        s.order = []
        s.stack.append((self.placement.kinds.next_deployment, NextPlace(0)))


class BaseNextDeployment(Work[State]):
    """Let one marker after the other deploy; then the markers are back, and the first cycle can begin."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.ruleset = placement.ruleset

    def run(self, s: State, frame: Frame) -> None:
        following: NextPlace = frame[1]
        place = following.place
        if place >= s.available + len(s.apollo):
            self.over(s)
            return
        s.stack.append((frame[0], NextPlace(place + 1)))
        seat = holder_at(s, place)
        if seat != NOBODY:
            s.stack.append((self.placement.kinds.deploy, self.forces(s, seat, place)))

    def forces(self, s: State, seat: Seat, place: int) -> FrameData:
        """Return what the marker of a seat deploys; what is not placed on the board is given at once."""
        raise NotImplementedError

    def over(self, s: State) -> None:
        """Take the turn order of the first cycle from the deployment; all gods will be drawn (HAD-FRE-16, 17)."""
        s.order = s.returned[::-1]
        s.returned = []
        s.offer_seat = [NOBODY] * len(s.offer_seat)
        s.offer_gold = [0] * len(s.offer_gold)
        s.apollo = []
        s.gods = self.ruleset.laid_gods()
        s.available = 0


class BaseDeploy(Work[State]):
    """Ask for one unit after the other, then for the bonus."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.ruleset = placement.ruleset

    def keeps_fleet(self, s: State, seat: Seat) -> None:
        s.tell(self.placement.fleet_kept(seat=seat))

    def returns(self, s: State, seat: Seat) -> None:
        """Give a marker that has deployed the last free place of the turn order (HAD-FRE-16, TIT-PLA-04)."""
        s.returned.append(seat)
        last = self.ruleset.players * self.ruleset.markers
        s.tell(self.placement.deployed(seat=seat, place=last - len(s.returned) + 1))


class BaseDeployUnit(Choice):
    """Ask where a unit goes: `hades.deploy naxos`, or with the unit named."""

    also = ("recruit", "place", "put")

    def __init__(self, placement: Placement) -> None:
        super().__init__(placement.ruleset)
        self.placement = placement

    def unit(self, s: State) -> str:
        """Return the unit that is asked about."""
        raise NotImplementedError

    def open_places(self, s: State, seat: Seat) -> int:
        """Return the islands or seas where it may go, as a mask."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat) -> list[int]:
        first = self.blocks[0]
        return bits(self.open_places(s, seat), range(first, first + moves.BLOCK))

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[{self.unit(s)}] {self.ruleset.word(run[0])}"

    def place_fleet(self, s: State, seat: Seat, code: int) -> None:
        """Place a fleet where the seat has answered."""
        sea = SEAS[code - moves.SEA]
        s.answered(seat)
        board.add_fleets(s, seat, sea, 1)
        s.fleets_left[seat] -= 1
        if s.journal is not None:
            s.journal.append(self.placement.fleet_deployed(seat=seat, sea=self.ruleset.sea(sea)))


class BaseDeployMarker(Prosper):
    """Ask where the prosperity marker of Apollo goes (HAD-FRE-15, TIT-PLA-09)."""

    def __init__(self, placement: Placement) -> None:
        super().__init__(placement.ruleset)
        self.placement = placement

    def open_islands(self, s: State, seat: Seat) -> int:
        """Return the islands where it may go, as a mask."""
        return self.ruleset.tables.on_board

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.open_islands(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.SEA or not self.open_islands(s, seat) >> code - moves.ISLAND & 1:
            yield Reason(self.placement.reasons["marker"], **self.about(code))


class LateIncome(Income):
    """Pay no income in the first cycle (HAD-FRE-17, TIT-PLA-15)."""

    def __init__(self, placement: Placement) -> None:
        super().__init__(placement.ruleset)
        self.placement = placement

    def run(self, s: State, frame: Frame) -> None:
        if s.cycle > 1:
            super().run(s, frame)
        else:
            s.tell(self.placement.no_income())
