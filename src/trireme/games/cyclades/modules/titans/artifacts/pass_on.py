"""Units with the Kunee pass on, or stop (TIT-AEF-04 to 07, 24, 25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.last_island import last_islands
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.codes import HALT
from trireme.games.cyclades.modules.titans.marches import TitanMarch
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_AEF_04,
    TIT_AEF_05,
    TIT_AEF_07,
    TIT_AEF_24,
    TIT_AEF_25,
    TIT_TER_04,
    TIT_TTN_10,
)
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.games.cyclades.units.movement import MARCHES, MarchingTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.sequences import rest_of
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.modules.titans.artifacts.kunee import Kunee

PASS_ON: Final = 536
"""A seat is asked whether its units pass a territory. The frame of the march is below."""
RICH: Final = 1000
"""Gold that every player could have behind a screen."""


class PassOn(Choice):
    """Units go on, for the price of another step, or stop here. The march is the frame below."""

    phase = "actions"
    prompt = "titans.pass"
    verb = "titans.pass"
    cover = True
    blocks = (moves.ISLAND,)
    plain: ClassVar[dict[int, str]] = {HALT: "titans.stop"}
    rules = (TIT_AEF_24, TIT_AEF_05, TIT_AEF_07)
    others = UNSETTLED

    def __init__(self, kunee: Kunee, number: int) -> None:
        super().__init__(kunee.ruleset)
        self.kunee = kunee
        self.number = number
        """Which of the functions of the march asks."""

    def march(self, s: State) -> MarchingTroops:
        """Return the march, whose frame is below that of the question."""
        marching: MarchingTroops = s.stack[-2][2]
        return marching

    def onward(self, s: State, seat: Seat, gold: int) -> int:
        """Return where the units can go on to for so much gold, as a mask."""
        kunee, march = self.kunee, self.march(s)
        group = kunee.group(s, seat, march)
        return kunee.beyond(s, seat, group, march.to, 1 << march.start, gold)

    def may_stop(self, s: State, seat: Seat) -> bool:
        return not board.no_landing(self.ruleset, s, seat) >> self.march(s).to & 1

    def legal(self, s: State, seat: Seat) -> list[int]:
        further = [moves.ISLAND + to for to in bits(self.onward(s, seat, s.gold[seat]), ISLANDS)]
        return [HALT, *further] if self.may_stop(s, seat) else further

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == HALT:
            if not self.may_stop(s, seat):
                yield from self.bars_stopping(s, seat)
        elif not self.onward(s, seat, s.gold[seat]) >> code - moves.ISLAND & 1:
            yield from self.bars_passing(s, seat, ISLANDS[code - moves.ISLAND])

    def bars_stopping(self, s: State, seat: Seat) -> Iterator[Reason]:
        """Yield the rules about stopping for units that may pass, then those that bar all who come that way."""
        ruleset, march = self.ruleset, self.march(s)
        to = march.to
        if last_islands(ruleset, s, seat) >> to & 1:
            yield Reason(TIT_AEF_25, island=ruleset.island(to))
        for stops in ruleset.points.bars_stopping:
            yield from stops(ruleset, s, seat, to)
        yield from self.bars_entering(s, seat, march.start, to)

    def bars_entering(self, s: State, seat: Seat, start: Island, to: Island) -> Iterator[Reason]:
        ruleset, journey = self.ruleset, self.ruleset.journeys[self.march(s).journey]
        for bars in ruleset.points.bars_landing:
            yield from bars(ruleset, s, seat, to)
        for closes in ruleset.points.bars_way:
            yield from closes(ruleset, s, seat, journey, start, to)

    def bars_passing(self, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        """Yield why a territory is not reached from here, closed, or too dear with all that must follow."""
        ruleset, march = self.ruleset, self.march(s)
        at, name, price = march.to, ruleset.island(island), self.price(s, seat)
        if island == march.start:
            yield Reason(TIT_AEF_04, island=name)
        elif not self.kunee.step_from(s, seat, at, self.kunee.sandals.is_brought(s)) >> island & 1:
            titan = isinstance(ruleset.journeys[march.journey], TitanMarch)
            yield Reason(TIT_TTN_10 if titan else TIT_TER_04, start=ruleset.island(at), island=name)
        elif self.onward(s, seat, RICH) >> island & 1:
            if price > s.gold[seat]:
                yield Reason(CYC_ACT_09, price=price, gold=s.gold[seat])
            yield Reason(TIT_AEF_07, price=price, gold=s.gold[seat])
        else:
            yield from self.bars_entering(s, seat, at, island)

    def price(self, s: State, seat: Seat) -> int:
        return self.ruleset.journeys[self.march(s).journey].due(s, seat, 0)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == HALT:
            return
        march = rest_of(s, MarchingTroops)
        s.stack.pop()
        self.ruleset.journeys[march.journey].pay(s, seat, 0)
        s.tell(events.Passed(seat=seat, island=self.ruleset.island(march.to)))
        s.stack.append((MARCHES, self.number, replace(march, to=ISLANDS[code - moves.ISLAND])))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.march(s).to), "gold": self.price(s, seat)}

    def key(self, code: int) -> str:
        return "answer-titans-stop" if code == HALT else "answer-titans-pass"
