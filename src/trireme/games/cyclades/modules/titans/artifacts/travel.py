"""Artifacts go along with units, and units pass on with the Kunee (TIT-ART-06 to 08, 16; TIT-AEF-02 to 09, 24, 25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import UNSETTLED, Choice
from trireme.games.cyclades.battle.retreat import RETREATS, Retreating
from trireme.games.cyclades.last_island import last_islands
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.holding import artifacts_on
from trireme.games.cyclades.modules.titans.artifacts.ways import RICH, Ways, group_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, DONE, HALT
from trireme.games.cyclades.modules.titans.frames import TAKE_ALONG
from trireme.games.cyclades.modules.titans.marches import TitanMarch
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, KUNEE, SANDALS, titans
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_AEF_02,
    TIT_AEF_04,
    TIT_AEF_05,
    TIT_AEF_06,
    TIT_AEF_07,
    TIT_AEF_09,
    TIT_AEF_24,
    TIT_AEF_25,
    TIT_ART_06,
    TIT_ART_08,
    TIT_TER_04,
    TIT_TTN_10,
)
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ELEMENT, ISLANDS, LAND, Island, State
from trireme.games.cyclades.units.movement import MARCHES, MarchingTroops
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.sequences import rest_of
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

BROUGHT: Final = 45
"""The rank at which what goes along comes to where a march leads: just before it arrives."""
INDICES: Final = tuple(range(len(ARTIFACTS)))


# What goes along.


def asks_along(ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
    """Units that leave a territory may take its Artifacts along, also through the air (TIT-ART-06 to 08, 16).

    Whoever tries the move sees where it leads, before this is answered and before dice are rolled.
    """
    seat, start, to = marching.seat, marching.start, marching.to
    part = titans(ruleset, s)
    part.brought = 0
    if start in part.artifacts and ruleset.journeys[marching.journey].carries and artifacts_on(ruleset, s, seat, start):
        s.tell(events.SetOut(seat=seat, start=ruleset.island(start), island=ruleset.island(to)))
        s.ask(TAKE_ALONG, 1 << seat)


def goes_along(ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
    part = titans(ruleset, s)
    if not part.brought:
        return
    seat, to = marching.seat, marching.to
    for artifact in bits(part.brought, INDICES):
        part.artifacts[artifact] = to
        s.tell(events.ArtifactBrought(seat=seat, artifact=ARTIFACTS[artifact], island=ruleset.island(to)))


def asks_retreating(ruleset: Ruleset, s: State, retreating: Retreating) -> None:
    """Retreating units may take Artifacts along (TIT-AEF-09)."""
    seat = retreating.seat
    if s.battle[ELEMENT] == LAND and movable(ruleset, s, seat, ISLANDS[retreating.place]):
        s.ask(TAKE_ALONG, 1 << seat)


def movable(ruleset: Ruleset, s: State, seat: Seat, place: Island) -> int:
    """What a side of a battle can take along: attackers what they have brought, as a mask."""
    if seat == attacker_of(s):
        return titans(ruleset, s).brought
    return artifacts_on(ruleset, s, seat, place)


class TakeAlong(Choice):
    """(TAKE_ALONG, serial, seats): one Artifact after the other; the march or the retreat is the frame below."""

    phase = "actions"
    prompt = "titans.take"
    verb = "titans.take"
    plain: ClassVar[dict[int, str]] = {DONE: "titans.leave"}
    blocks = (ARTIFACT,)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset, ways: Ways) -> None:
        super().__init__(ruleset)
        self.ways = ways

    def retreating(self, s: State) -> bool:
        return bool(s.stack[-2][0] == RETREATS)

    def left(self, s: State, seat: Seat) -> int:
        """What can still be taken, as a mask."""
        if self.retreating(s):
            retreating: Retreating = s.stack[-2][2]
            return movable(self.ruleset, s, seat, ISLANDS[retreating.place])
        marching: MarchingTroops = s.stack[-2][2]
        return artifacts_on(self.ruleset, s, seat, marching.start) & ~titans(self.ruleset, s).brought

    def needs(self, s: State, seat: Seat) -> int:
        """One of these must go along, as a mask (TIT-AEF-02, 06)."""
        if self.retreating(s):
            return 0
        marching: MarchingTroops = s.stack[-2][2]
        to = marching.to
        needed = self.ways.needs(self.ruleset, s, seat, marching.start, to)
        if not needed and board.no_landing(self.ruleset, s, seat) >> to & 1:
            needed = 1 << KUNEE  # They enter it only to pass on.
        return 0 if needed & titans(self.ruleset, s).brought else needed

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [ARTIFACT + artifact for artifact in bits(self.left(s, seat), INDICES)]
        return codes if self.needs(s, seat) else [DONE, *codes]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == DONE:
            for artifact in bits(self.needs(s, seat), INDICES):
                yield Reason(TIT_AEF_02 if artifact == SANDALS else TIT_AEF_06)
        elif not self.left(s, seat) >> code - ARTIFACT & 1:
            taken = not self.retreating(s) and titans(self.ruleset, s).brought >> code - ARTIFACT & 1
            yield Reason(KIT_ASK_03) if taken else Reason(TIT_ART_06, artifact=ARTIFACTS[code - ARTIFACT])

    def take(self, s: State, seat: Seat, code: int) -> None:
        retreating = self.retreating(s)
        s.answered(seat)
        if code == DONE:
            return
        part, artifact = titans(self.ruleset, s), code - ARTIFACT
        if retreating:
            retreat = rest_of(s, Retreating)
            to = retreat.to
            part.brought &= ~(1 << artifact)
            part.artifacts[artifact] = to
            island = self.ruleset.island(to)
            s.tell(events.ArtifactBrought(seat=seat, artifact=ARTIFACTS[artifact], island=island))
            more = movable(self.ruleset, s, seat, ISLANDS[retreat.place])
        else:
            part.brought |= 1 << artifact
            more = artifacts_on(self.ruleset, s, seat, rest_of(s, MarchingTroops).start) & ~part.brought
        if more:
            s.ask(TAKE_ALONG, 1 << seat)

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (TIT_AEF_09,) if self.retreating(s) else (TIT_ART_06, TIT_ART_08)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        """Everything goes along."""
        return legal[-1]

    def key(self, code: int) -> str:
        return "answer-titans-leave" if code == DONE else "answer-titans-take"


# Passing with the Kunee.


class PassOn(Choice):
    """(PASS_ON, serial, seats): on, for the price of another step, or stop here. The march is the frame below."""

    phase = "actions"
    prompt = "titans.pass"
    verb = "titans.pass"
    cover = True
    blocks = (moves.ISLAND,)
    plain: ClassVar[dict[int, str]] = {HALT: "titans.stop"}
    rules = (TIT_AEF_24, TIT_AEF_05, TIT_AEF_07)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset, ways: Ways, rank: int) -> None:
        super().__init__(ruleset)
        self.ways = ways
        self.rank = rank
        """Which of the functions of the march asks."""

    def march(self, s: State) -> MarchingTroops:
        """Return the march, whose frame is below that of the question."""
        marching: MarchingTroops = s.stack[-2][2]
        return marching

    def onward(self, s: State, seat: Seat, gold: int) -> int:
        march = self.march(s)
        sandals = bool(titans(self.ruleset, s).brought >> SANDALS & 1)
        group = group_of(s, seat, self.ruleset.journeys[march.journey], sandals)
        return self.ways.beyond(self.ruleset, s, seat, group, march.to, 1 << march.start, gold)

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
        """What is said of stopping by those who may pass, then what bars all who come that way."""
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
        """There is no way to a territory from here, or it is closed, or too dear with all that must follow."""
        ruleset, march = self.ruleset, self.march(s)
        at, name, price = march.to, ruleset.island(island), self.price(s, seat)
        if island == march.start:
            yield Reason(TIT_AEF_04, island=name)
        elif not self.reached(s, seat, at) >> island & 1:
            titan = isinstance(ruleset.journeys[march.journey], TitanMarch)
            yield Reason(TIT_TTN_10 if titan else TIT_TER_04, start=ruleset.island(at), island=name)
        elif self.onward(s, seat, RICH) >> island & 1:
            if price > s.gold[seat]:
                yield Reason(CYC_ACT_09, price=price, gold=s.gold[seat])
            yield Reason(TIT_AEF_07, price=price, gold=s.gold[seat])
        else:
            yield from self.bars_entering(s, seat, at, island)

    def reached(self, s: State, seat: Seat, at: Island) -> int:
        """Where a step leads from a territory that is passed, as a mask."""
        sandals = titans(self.ruleset, s).brought >> SANDALS & 1
        found = self.ways.by_kunee(self.ruleset, s, seat, at)
        return found | self.ways.by_sandals(at) if sandals else found

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
        s.stack.append((MARCHES, self.rank, replace(march, to=ISLANDS[code - moves.ISLAND])))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.march(s).to), "gold": self.price(s, seat)}

    def key(self, code: int) -> str:
        return "answer-titans-stop" if code == HALT else "answer-titans-pass"
