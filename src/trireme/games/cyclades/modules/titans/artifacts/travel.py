"""Artifacts go along with units that march or retreat (TIT-ART-06 to 08, 16; TIT-AEF-02, 06, 09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.retreat import RETREATS, Retreating
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import artifacts_of, artifacts_on, name_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, DONE
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_09, TIT_ART_06, TIT_ART_08
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, Island, State
from trireme.games.cyclades.units.movement import MarchingTroops
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.sequences import rest_of
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

TAKE_ALONG: Final = 535
"""A seat is asked which Artifact goes along. The frame of the march or of the retreat is below."""
BROUGHT: Final = 45
"""The rank at which what goes along comes to where a march leads: just before it arrives."""


def nothing_is_brought(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Forget what was on its way before a seat acts again."""
    titans(ruleset, s).brought = 0


def asks_along(ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
    """Ask units that leave a territory to take its Artifacts along, also through the air (TIT-ART-06 to 08, 16).

    The event tells where the move leads before this is answered and before dice are rolled.
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
    for artifact in bits(part.brought, range(len(part.artifacts))):
        part.artifacts[artifact] = to
        s.tell(events.ArtifactBrought(seat=seat, artifact=name_of(ruleset, artifact), island=ruleset.island(to)))


def asks_retreating(ruleset: Ruleset, s: State, retreating: Retreating) -> None:
    """Ask retreating units to take Artifacts along (TIT-AEF-09)."""
    seat = retreating.seat
    if s.battle.element == LAND and movable(ruleset, s, seat, ISLANDS[retreating.place]):
        s.ask(TAKE_ALONG, 1 << seat)


def movable(ruleset: Ruleset, s: State, seat: Seat, place: Island) -> int:
    """Return what a side of a battle can take along, as a mask: attackers what they have brought."""
    if seat == s.battle.attacker:
        return titans(ruleset, s).brought
    return artifacts_on(ruleset, s, seat, place)


class TakeAlong(Choice):
    """One Artifact after the other goes along. The march or the retreat is the frame below."""

    phase = "actions"
    prompt = "titans.take"
    verb = "titans.take"
    plain: ClassVar[dict[int, str]] = {DONE: "titans.leave"}
    blocks = (ARTIFACT,)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.artifacts = artifacts_of(ruleset)

    def retreating(self, s: State) -> bool:
        return bool(s.stack[-2][0] == RETREATS)

    def left(self, s: State, seat: Seat) -> int:
        """Return what can still be taken, as a mask."""
        if self.retreating(s):
            retreating: Retreating = s.stack[-2][2]
            return movable(self.ruleset, s, seat, ISLANDS[retreating.place])
        marching: MarchingTroops = s.stack[-2][2]
        return artifacts_on(self.ruleset, s, seat, marching.start) & ~titans(self.ruleset, s).brought

    def needs(self, s: State, seat: Seat) -> int:
        """Return the Artifacts of which one must go along, as a mask (TIT-AEF-02, 06)."""
        if self.retreating(s):
            return 0
        marching: MarchingTroops = s.stack[-2][2]
        start, to, needed = marching.start, marching.to, 0
        if not board.linked_islands(self.ruleset, s, seat, start) >> to & 1:
            for artifact in self.artifacts:
                if artifact.leads(s, seat, start, to):
                    needed |= 1 << artifact.index
        if not needed and board.no_landing(self.ruleset, s, seat) >> to & 1:
            for artifact in self.artifacts:
                if artifact.passes:  # They enter it only to pass on.
                    needed |= 1 << artifact.index
        return 0 if needed & titans(self.ruleset, s).brought else needed

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [ARTIFACT + artifact for artifact in bits(self.left(s, seat), range(len(self.artifacts)))]
        return codes if self.needs(s, seat) else [DONE, *codes]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == DONE:
            for artifact in bits(self.needs(s, seat), self.artifacts):
                yield Reason(artifact.taken_by)
        elif not self.left(s, seat) >> code - ARTIFACT & 1:
            taken = not self.retreating(s) and titans(self.ruleset, s).brought >> code - ARTIFACT & 1
            yield Reason(KIT_ASK_03) if taken else Reason(TIT_ART_06, artifact=self.ruleset.word(code))

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
            s.tell(events.ArtifactBrought(seat=seat, artifact=name_of(self.ruleset, artifact), island=island))
            more = movable(self.ruleset, s, seat, ISLANDS[retreat.place])
        else:
            part.brought |= 1 << artifact
            more = artifacts_on(self.ruleset, s, seat, rest_of(s, MarchingTroops).start) & ~part.brought
        if more:
            s.ask(TAKE_ALONG, 1 << seat)

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (TIT_AEF_09,) if self.retreating(s) else (TIT_ART_06, TIT_ART_08)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        """Take everything along."""
        return legal[-1]

    def key(self, code: int) -> str:
        return "answer-titans-leave" if code == DONE else "answer-titans-take"
