"""The base class of the Satyr and the Dryad, which take a card from an opponent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import events
from trireme.games.cyclades.cards.aimed import AtPlayer
from trireme.games.cyclades.metropolis import CONVERT, SetsOf
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.seats import Seat


class Thief(AtPlayer):
    card: ClassVar[str]
    rule: ClassVar[Rule]

    def cards(self, s: State) -> list[int]:
        return s.philosophers if self.card == "philosopher" else s.priests

    def allows(self, s: State, seat: Seat, victim: Seat) -> bool:
        return self.ruleset.is_opponent(seat, victim) and self.cards(s)[victim] > 0

    def bars(self, s: State, seat: Seat, victim: Seat) -> Iterator[Reason]:
        if not self.allows(s, seat, victim):
            yield Reason(self.rule, seat=victim)

    def take(self, s: State, seat: Seat, victim: Seat) -> None:
        cards = self.cards(s)
        cards[victim] -= 1
        cards[seat] += 1
        if s.journal is not None:
            s.journal.append(events.CardStolen(seat=seat, victim=victim, creature=self.id, card=self.card))
        s.stack.append((CONVERT, SetsOf(seat)))  # CYC-SAT-02
