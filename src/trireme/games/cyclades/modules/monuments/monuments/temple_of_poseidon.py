"""The Temple of Poseidon: a fleet for the top card of the pile (MON-MEF-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import POSEIDON
from trireme.games.cyclades.modules.monuments.monuments.monument import ForSeat
from trireme.games.cyclades.modules.monuments.monuments.temple import CARD, CardTemple, DrawCard, GiveUp
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_12
from trireme.games.cyclades.phases.creatures import reshuffle
from trireme.games.cyclades.state import CARDS, SEA, SEAS, CardNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

TOP_CARD: Final = 506
"""A seat plays the top card of the pile."""


class GiveFleet(GiveUp):
    verb = "monuments.poseidon"
    first = POSEIDON
    temple_id = "temple-of-poseidon"
    element = SEA
    block = moves.SEA
    rule = MON_MEF_12

    def places_of(self, s: State, seat: Seat) -> list[int]:
        return [sea for sea in bits(s.navy[seat], SEAS) if s.fleets[sea]]

    def is_card_there(self, s: State) -> bool:
        return bool(s.pile or s.discard)

    def no_card(self) -> Iterator[Reason]:
        yield Reason(MON_MEF_12, monument=self.temple.id)

    def goes(self, s: State, seat: Seat, name: str) -> None:
        s.tell(events.FleetGivenUp(seat=seat, sea=name))
        s.stack.append((TOP_CARD, ForSeat(seat)))


class TopCard(DrawCard):
    """Any card of the pile may be on top; an empty pile is made of the discards (CYC-TRK-12)."""

    def cards(self, s: State) -> Sequence[CardNumber]:
        return bits(s.pile, CARDS) if s.pile else sorted(s.discard)

    def leaves(self, s: State, card: CardNumber) -> None:
        if not s.pile:
            reshuffle(s)
        s.pile &= ~(1 << card)


class TempleOfPoseidon(CardTemple):
    action = GiveFleet
    promises: ClassVar[Mapping[int, float]] = {TOP_CARD: CARD}

    def steps(self) -> dict[int, Step[State]]:
        return {TOP_CARD: TopCard(self)}
