"""The Temple of Ares: a troop, wherever it stands, for a discarded card drawn at random (MON-MEF-13, 16, 17)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import ARES
from trireme.games.cyclades.modules.monuments.monuments.monument import ForSeat
from trireme.games.cyclades.modules.monuments.monuments.temple import CARD, CardTemple, DrawCard, GiveUp
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_13, MON_MEF_16
from trireme.games.cyclades.state import ISLANDS, LAND, CardNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

DISCARDED_CARD: Final = 507
"""A seat plays a card of the discard pile, drawn at random."""


class GiveTroop(GiveUp):
    verb = "monuments.ares"
    first = ARES
    temple_id = "temple-of-ares"
    element = LAND
    block = moves.ISLAND
    rule = MON_MEF_13

    def places_of(self, s: State, seat: Seat) -> list[int]:
        return [island for island in bits(s.land[seat], ISLANDS) if s.troops[island]]

    def is_card_there(self, s: State) -> bool:
        return bool(s.discard)

    def no_card(self) -> Iterator[Reason]:
        yield Reason(MON_MEF_16)

    def goes(self, s: State, seat: Seat, name: str) -> None:
        s.tell(events.TroopGivenUp(seat=seat, island=name))
        s.stack.append((DISCARDED_CARD, ForSeat(seat)))


class DiscardedCard(DrawCard):
    def cards(self, s: State) -> Sequence[CardNumber]:
        return sorted(s.discard)

    def leaves(self, s: State, card: CardNumber) -> None:
        s.discard = tuple([each for each in s.discard if each != card])


class TempleOfAres(CardTemple):
    action = GiveTroop
    promises: ClassVar[Mapping[int, float]] = {DISCARDED_CARD: CARD}

    def steps(self) -> dict[int, Step[State]]:
        return {DISCARDED_CARD: DiscardedCard(self)}
