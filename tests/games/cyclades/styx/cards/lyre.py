"""The Lyre: troops of its owner pass islands of others, step by step, each paid (STX-REL-08)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import HALT
from tests.games.cyclades.styx.frames import LYRE
from tests.games.cyclades.styx.losses import bars_paying
from tests.games.cyclades.styx.relics import Relic, owner_of
from tests.games.cyclades.styx.rules.ids import STX_REL_08
from trireme.games.cyclades import board, moves
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.movement import MARCHES, PASSED, MarchingTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.engine.sequences import rest_of
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Lyre(Relic):
    def join(self) -> None:
        self.ruleset.points.marches.add(PASSED, asks_to_pass)

    def steps(self) -> dict[int, Step[State]]:
        return {LYRE: Passage(self.ruleset)}


def asks_to_pass(ruleset: Ruleset, s: State, march: MarchingTroops) -> None:
    """On entering an island of somebody else, by a move that is paid for. Gold is secret, so the poor are asked too."""
    seat, journey = march.seat, ruleset.journeys[march.journey]
    if owner_of(ruleset, s, "lyre") == seat != s.owner[march.to] and journey.price and beyond(ruleset, s, march):
        s.ask(LYRE, 1 << seat)


def beyond(ruleset: Ruleset, s: State, march: MarchingTroops) -> int:
    """Islands to which a group can march on from where it is about to land, as a mask."""
    reached = board.marches_from(ruleset, s, march.seat, march.to) & ~board.no_landing(ruleset, s, march.seat)
    return reached & ~(1 << march.start | 1 << march.to)


class Passage(Choice):
    """(LYRE, serial, seats): on, for the price of another march, or halt. The march is the frame below."""

    phase = "actions"
    prompt = "styx.pass"
    verb = "styx.pass"
    cover = True
    blocks = (moves.ISLAND,)
    plain: ClassVar[dict[int, str]] = {HALT: "styx.halt"}
    rules = (STX_REL_08,)
    others = UNSETTLED

    def march(self, s: State) -> MarchingTroops:
        march: MarchingTroops = s.stack[-2][2]
        return march

    def price(self, s: State, seat: Seat) -> int:
        return self.ruleset.journeys[self.march(s).journey].due(s, seat, 0)

    def legal(self, s: State, seat: Seat) -> list[int]:
        if s.gold[seat] < self.price(s, seat):
            return [HALT]
        return [HALT, *(moves.ISLAND + to for to in bits(beyond(self.ruleset, s, self.march(s)), ISLANDS))]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != HALT:
            yield from bars_paying(s, seat, self.price(s, seat))
            if not beyond(self.ruleset, s, self.march(s)) >> code - moves.ISLAND & 1:
                yield Reason(STX_REL_08, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == HALT:
            return
        march = rest_of(s, MarchingTroops)
        s.stack.pop()
        self.ruleset.journeys[march.journey].pay(s, seat, 0)
        s.tell(events.Passed(seat=seat, island=self.ruleset.island(march.to)))
        s.stack.append((MARCHES, 0, replace(march, to=ISLANDS[code - moves.ISLAND])))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.march(s).to), "gold": self.price(s, seat)}

    def key(self, code: int) -> str:
        return "answer-styx-halt" if code == HALT else "answer-styx-pass"
