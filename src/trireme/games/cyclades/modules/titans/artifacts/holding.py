"""Whose an Artifact is, how it comes to the board and changes hands, and the victory of all five (TIT-ART)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.frames import PLACE_ARTIFACT
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, GONE, HORN, titans
from trireme.games.cyclades.modules.titans.readers import of_asked
from trireme.games.cyclades.modules.titans.rules.ids import TIT_ART_02, TIT_ART_03, TIT_ART_04
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ELEMENT, ISLANDS, LAND, PLACE, Island, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


def owner_of(ruleset: Ruleset, s: State, artifact: int) -> Seat:
    """Whoever owns its territory; in a battle, attackers keep what they have brought (TIT-ART-09, 17; TIT-AEF-11)."""
    part = titans(ruleset, s)
    place = part.artifacts[artifact]
    if place < 0:
        return NOBODY
    if part.brought >> artifact & 1 and is_fought_over(s, place):
        return attacker_of(s)
    return s.owner[place]


def is_fought_over(s: State, island: int) -> bool:
    return bool(s.battle) and s.battle[ELEMENT] == LAND and s.battle[PLACE] == island


def artifacts_on(ruleset: Ruleset, s: State, seat: Seat, island: int) -> int:
    """Those of a seat on a territory, as a mask."""
    mask = 0
    for artifact, place in enumerate(titans(ruleset, s).artifacts):
        if place == island and owner_of(ruleset, s, artifact) == seat:
            mask |= 1 << artifact
    return mask


class Artifact(Card):
    """A card that is no Creature; whoever buys it keeps it (TIT-ART-02 to 05)."""

    discounted = False
    undiscounted = TIT_ART_03
    swapped = False
    discarded = False
    unswapped = TIT_ART_04
    barred = (TIT_ART_02,)  # Where it is not being bought.
    index: ClassVar[int]
    """Its place among the Artifacts."""

    def begin(self, s: State, seat: Seat) -> bool:
        s.ask(PLACE_ARTIFACT, 1 << seat, (self.index,))
        return True

    def used(self, s: State) -> None:
        """It stays with its buyer."""

    def unsold(self, s: State) -> None:
        leaves_the_game(self.ruleset, s, self.index)


def leaves_the_game(ruleset: Ruleset, s: State, artifact: int) -> None:
    titans(ruleset, s).artifacts[artifact] = GONE
    s.tell(events.ArtifactGone(artifact=ARTIFACTS[artifact]))


class PlaceArtifact(Choice):
    """(PLACE_ARTIFACT, serial, seats, Artifact): its first territory (TIT-ART-02)."""

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
        artifact, island = of_asked(s.stack[-1]), code - moves.ISLAND
        s.answered(seat)
        titans(self.ruleset, s).artifacts[artifact] = island
        s.tell(events.ArtifactPlaced(seat=seat, artifact=ARTIFACTS[artifact], island=self.ruleset.island(island)))
        s.check_end = True

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"artifact": ARTIFACTS[of_asked(s.stack[-1])]}

    def key(self, code: int) -> str:
        return "answer-titans-place"


def cards_go(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Whoever takes a territory takes every Artifact on it (TIT-ART-09); the fifth wins before anything follows."""
    island, seat = taken.island, taken.seat
    part = titans(ruleset, s)
    for artifact, place in enumerate(part.artifacts):
        if place == island:
            if not part.brought >> artifact & 1:
                s.tell(events.ArtifactTaken(seat=seat, artifact=ARTIFACTS[artifact], island=ruleset.island(island)))
            s.check_end = True
    part.brought = 0


def battle_is_over(ruleset: Ruleset, s: State) -> None:
    """What lost attackers have brought stays there, for the owner of the territory (TIT-ART-17)."""
    if titans(ruleset, s).brought:
        s.check_end = True


def victors(ruleset: Ruleset, s: State) -> int:
    """Who has all five wins at once, partners together (TIT-ART-10, 11)."""
    first = owner_of(ruleset, s, 0)
    if first == NOBODY:
        return 0
    side = ruleset.sides[first]
    for artifact in range(1, len(ARTIFACTS)):
        owner = owner_of(ruleset, s, artifact)
        if owner == NOBODY or not side >> owner & 1:
            return 0
    return side


def may_bring_fifth(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
    """Whether a seat or its side would have all Artifacts with those of a territory (TIT-TER-12, TIT-TEA-09)."""
    part = titans(ruleset, s)
    there = False
    for artifact, place in enumerate(part.artifacts):
        if place == island:
            there = True
            continue
        owner = owner_of(ruleset, s, artifact)
        if owner == NOBODY or not ruleset.sides[seat] >> owner & 1:
            return False
    return there


def artifact_income(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """1 gold for each but the Great Horn (TIT-ART-14)."""
    total = 0
    for artifact, place in enumerate(titans(ruleset, s).artifacts[:HORN]):
        if place >= 0 and owner_of(ruleset, s, artifact) == seat:
            total += 1
    return total


def doubled(ruleset: Ruleset, s: State, land: int) -> int:
    """The Great Horn doubles the prosperity of its territory (TIT-AEF-15 to 17)."""
    place = titans(ruleset, s).artifacts[HORN]
    return s.prosperity[place] if place >= 0 and land >> place & 1 else 0
