"""How Artifacts come to the board and change hands, their income, and the victory of all of them (TIT-ART)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import moves
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import BoughtArtifact, artifacts_of, name_of, owner_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_ART_02
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


class PlaceArtifact(Choice):
    """The first territory of an Artifact (TIT-ART-02)."""

    phase = "actions"
    prompt = "titans.place"
    verb = "titans.place"
    blocks = (moves.ISLAND,)
    rules = (TIT_ART_02,)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES), (TIT_ART_02,))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.ruleset.camps(s, seat) >> code - moves.ISLAND & 1:
            yield Reason(TIT_ART_02, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        bought: BoughtArtifact = s.stack[-1][3]
        island, name = code - moves.ISLAND, name_of(self.ruleset, bought.artifact)
        s.answered(seat)
        titans(self.ruleset, s).artifacts[bought.artifact] = island
        s.tell(events.ArtifactPlaced(seat=seat, artifact=name, island=self.ruleset.island(island)))
        s.check_end = True

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        bought: BoughtArtifact = s.stack[-1][3]
        return {"artifact": name_of(self.ruleset, bought.artifact)}

    def key(self, code: int) -> str:
        return "answer-titans-place"


def cards_go(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Every Artifact goes with its territory (TIT-ART-09); the last one wins before anything follows."""
    island, seat = taken.island, taken.seat
    part = titans(ruleset, s)
    for artifact, place in enumerate(part.artifacts):
        if place == island:
            if not part.brought >> artifact & 1:
                s.tell(
                    events.ArtifactTaken(seat=seat, artifact=name_of(ruleset, artifact), island=ruleset.island(island))
                )
            s.check_end = True
    part.brought = 0


def battle_is_over(ruleset: Ruleset, s: State) -> None:
    """What lost attackers have brought stays there, for the owner of the territory (TIT-ART-17)."""
    if titans(ruleset, s).brought:
        s.check_end = True


def victors(ruleset: Ruleset, s: State) -> int:
    """Return the side that has all Artifacts and so wins at once, as a mask (TIT-ART-10, 11)."""
    part = titans(ruleset, s)
    first = owner_of(part, s, 0)
    if first == NOBODY:
        return 0
    side = ruleset.sides[first]
    for artifact in range(1, len(part.artifacts)):
        owner = owner_of(part, s, artifact)
        if owner == NOBODY or not side >> owner & 1:
            return 0
    return side


def may_bring_last(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
    """Return whether a seat's side would have all Artifacts with those of a territory (TIT-TER-12, TIT-TEA-09)."""
    part = titans(ruleset, s)
    there = False
    for artifact, place in enumerate(part.artifacts):
        if place == island:
            there = True
            continue
        owner = owner_of(part, s, artifact)
        if owner == NOBODY or not ruleset.sides[seat] >> owner & 1:
            return False
    return there


class ArtifactIncome:
    """Gold that a seat receives for its Artifacts; the Great Horn pays in another way (TIT-ART-14)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.paying = [(artifact.index, artifact.income) for artifact in artifacts_of(ruleset) if artifact.income]

    def __call__(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        part, total = titans(ruleset, s), 0
        for artifact, income in self.paying:
            if part.artifacts[artifact] >= 0 and owner_of(part, s, artifact) == seat:
                total += income
        return total
