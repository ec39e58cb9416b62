"""The Siren: it replaces a lone enemy fleet by an own one (CYC-SIR)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.cards.aimed import AtSea
from trireme.games.cyclades.cards.strike import strike_one
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.rules.ids import CYC_SIR_01, CYC_SIR_02, CYC_SIR_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SEA, SEAS, Sea, State
from trireme.games.cyclades.units.groups import fleets_in, group_at
from trireme.games.cyclades.units.kinds import tell_kinds
from trireme.games.cyclades.units.losses import STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Refused
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

SIREN_FLEET: Final = 35
SIREN_COMES: Final = 58


class SirenCall(FrameData):
    """A fleet of a seat comes to the sea where the Siren has destroyed one."""

    seat: Seat
    sea: Sea


class Siren(AtSea):
    kind = CYC_SIR_01
    rules = (CYC_SIR_01, CYC_SIR_02)

    def steps(self) -> dict[int, Step[State]]:
        return {SIREN_COMES: SirenComes(self.ruleset), SIREN_FLEET: SirenFleet(self)}

    def allows(self, s: State, seat: Seat, sea: Sea) -> bool:
        return fleets_in(s, sea) == 1 and self.ruleset.is_opponent(seat, s.holder[sea])

    def bars(self, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
        if not self.ruleset.is_opponent(seat, s.holder[sea]):
            yield Reason(CYC_SIR_01, sea=self.ruleset.sea(sea))
        elif fleets_in(s, sea) > 1:
            yield Reason(CYC_SIR_02, sea=self.ruleset.sea(sea))

    def take(self, s: State, seat: Seat, sea: Sea) -> None:
        s.stack.append((SIREN_COMES, SirenCall(seat, sea)))
        lose_units(self.ruleset, s, Loss(SEA, sea, s.holder[sea], group_at(s, SEA, sea), STANDING, self.number))

    def strike(self, s: State, seat: Seat, start: int, group: int, to: int) -> None:
        """Move an own fleet to the sea of the destroyed one."""
        board.take_fleets(s, SEAS[start], group)
        board.add_fleets(s, seat, SEAS[to], group)
        if s.journal is not None:
            ruleset = self.ruleset
            s.journal.append(events.FleetsMoved(seat=seat, start=ruleset.sea(start), sea=ruleset.sea(to), count=1))
            tell_kinds(ruleset, s, SEA, seat, group)


class SirenComes(Work[State]):
    """Place a fleet of the reserve in the sea of the destroyed one, or ask for one on the board (CYC-SIR-01)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        call: SirenCall = frame[1]
        seat, sea = call.seat, call.sea
        if s.fleets_left[seat]:
            s.fleets_left[seat] -= 1
            board.add_fleets(s, seat, sea, 1)
            if s.journal is not None:
                s.journal.append(events.FleetReplaced(seat=seat, sea=self.ruleset.sea(sea), creature="siren"))
        else:
            s.ask(SIREN_FLEET, 1 << seat, call)


class SirenFleet(Choice):
    """The choice of a fleet on the board that goes to the sea, because none is in reserve (CYC-SIR-04)."""

    prompt = "siren-fleet"
    verb = "siren"
    blocks = (moves.SEA,)
    rules = (CYC_SIR_04,)
    others = OBLIGED

    def __init__(self, siren: Siren) -> None:
        super().__init__(siren.ruleset)
        self.siren = siren

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(s.navy[seat], SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if s.holder[code - moves.SEA] != seat:
            yield Reason(CYC_SIR_04, sea=self.ruleset.sea(code - moves.SEA))

    def target(self, s: State, word: str) -> int:
        if word in self.ruleset.tables.island_number:
            raise Refused(word, [Reason(CYC_SIR_04, land=word)])
        return super().target(s, word)

    def take(self, s: State, seat: Seat, code: int) -> None:
        call: SirenCall = s.stack[-1][3]
        s.answered(seat)
        strike_one(self.siren, s, seat, SEA, code - moves.SEA, call.sea)
