"""The Kraken: it destroys all fleets in the seas that it enters, and bars them (CYC-KRA)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.cards.aimed import AtSea
from trireme.games.cyclades.phases.prices import discounts, priests_do_not_help
from trireme.games.cyclades.questions import WITHIN, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_09, CYC_KRA_01, CYC_KRA_02, CYC_KRA_04, CYC_KRA_11
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SEA, SEAS, Sea, State
from trireme.games.cyclades.units.groups import group_at
from trireme.games.cyclades.units.losses import STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Refused
from trireme.kit.seats import NOBODY, Seat

KRAKEN: Final = 39


class Kraken(AtSea):
    """The choice of the first sea; further steps are asked next."""

    kind = CYC_KRA_01
    rules = (CYC_KRA_01,)
    figured = True
    barred = (CYC_KRA_04,)

    def steps(self) -> dict[int, Step[State]]:
        return {KRAKEN: KrakenSteps(self.ruleset)}

    def allows(self, s: State, seat: Seat, sea: Sea) -> bool:
        return True

    def bars(self, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
        return iter(())

    def take(self, s: State, seat: Seat, sea: Sea) -> None:
        s.ask(KRAKEN, 1 << seat)
        kraken_comes(self.ruleset, s, seat, sea, 0)


def kraken_comes(ruleset: Ruleset, s: State, seat: Seat, sea: Sea, gold: int) -> None:
    """Move the Kraken to a sea and destroy all fleets there (CYC-KRA-01, 03)."""
    s.kraken = sea
    if s.journal is not None:
        s.journal.append(events.KrakenMoved(seat=seat, sea=ruleset.sea(sea), gold=gold))
    if s.holder[sea] != NOBODY:
        kraken = ruleset.tables.creature_number["kraken"]
        lose_units(ruleset, s, Loss(SEA, sea, s.holder[sea], group_at(s, SEA, sea), STANDING, kraken))


class KrakenSteps(Choice):
    """The choice of the Kraken's next step, for gold. Gold is secret, so all are asked (CYC-KRA-02, 04, 11)."""

    prompt = "kraken"
    verb = "kraken"
    blocks = (moves.SEA,)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_KRA_02,)
    others = WITHIN
    cover = True

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.cost: int = ruleset.economy.kraken_step_cost

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [moves.STOP]
        if s.gold[seat] >= self.cost:
            codes += [moves.SEA + sea for sea in self.ruleset.tables.sea_next[s.kraken]]
        return codes

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.STOP:
            return
        cost = self.cost
        if code - moves.SEA not in self.ruleset.tables.sea_next[s.kraken]:
            yield Reason(CYC_KRA_02, sea=self.ruleset.sea(code - moves.SEA))
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(CYC_KRA_02, price=cost, gold=s.gold[seat])
            if discounts(self.ruleset, s, seat) >= cost - s.gold[seat]:
                yield Reason(CYC_KRA_11)
            yield from priests_do_not_help(s, seat, cost)

    def target(self, s: State, word: str) -> int:
        if word in self.ruleset.tables.island_number:
            raise Refused(word, [Reason(CYC_KRA_02, land=word)])
        return super().target(s, word)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code != moves.STOP:
            s.gold[seat] -= self.cost
            s.ask(KRAKEN, 1 << seat)
            kraken_comes(self.ruleset, s, seat, SEAS[code - moves.SEA], self.cost)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"gold": s.gold[seat], "sea": self.ruleset.sea(s.kraken)}
