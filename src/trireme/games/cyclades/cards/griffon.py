"""The Griffon: it takes half of an opponent's gold (CYC-GRI)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import events
from trireme.games.cyclades.cards.aimed import AtPlayer
from trireme.games.cyclades.rules.ids import CYC_GRI_01, CYC_GRI_03
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Griffon(AtPlayer):
    rules = (CYC_GRI_01, CYC_GRI_03)

    def allows(self, s: State, seat: Seat, victim: Seat) -> bool:
        return self.ruleset.is_opponent(seat, victim) and not s.out >> victim & 1

    def bars(self, s: State, seat: Seat, victim: Seat) -> Iterator[Reason]:
        if not self.ruleset.is_opponent(seat, victim):
            yield Reason(CYC_GRI_01, seat=victim)
        if s.out >> victim & 1:
            yield Reason(CYC_GRI_03, seat=victim)

    def take(self, s: State, seat: Seat, victim: Seat) -> None:
        gold = s.gold[victim] // 2  # CYC-GRI-02
        s.gold[victim] -= gold
        s.gold[seat] += gold
        if s.journal is not None:
            sides = (self.ruleset.sides[seat] | self.ruleset.sides[victim]) & ~(1 << seat | 1 << victim)
            partners = tuple(each for each in self.ruleset.all_seats if sides >> each & 1)
            s.journal.append(events.GoldStolen(seat=seat, victim=victim, gold=gold, partners=partners))
