"""An Artifact: a card that stays with its buyer. Each is a file `artifacts/<id>.py` with a class of that name.

It joins as a card like all others; `add_powers` adds what it does to the points when Titans join.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.codes import ARTIFACT
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.part import GONE, Titans, titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_ART_02, TIT_ART_03, TIT_ART_04, TIT_ART_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, CardNumber, Island, State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials

PLACE_ARTIFACT: Final = 534
"""A seat is asked where the Artifact goes that it has bought."""


class BoughtArtifact(FrameData):
    """An Artifact that has been bought and has no territory yet."""

    artifact: int


class AskedBy(FrameData):
    """A partner is asked to pay 1 gold."""

    asker: Seat


class Artifact(Card):
    """A card that is no Creature, and stays with its buyer (TIT-ART-02 to 05)."""

    discounted = False
    undiscounted = TIT_ART_03
    swapped = False
    discarded = False
    unswapped = TIT_ART_04
    barred = (TIT_ART_02,)  # Where it is not being bought.
    handed: ClassVar[bool] = False
    """Whether a partner can be given it (TIT-AEF-18)."""
    taken_by: ClassVar[Rule] = TIT_ART_06
    """The rule by which units must take it along on ways that only it opens; see `leads`."""
    opens_ways: ClassVar[bool] = False
    """Whether units go further with it, so that it is worth more to the bot beside units that can march."""
    passes: ClassVar[bool] = False
    """Whether units with it may enter a territory only to pass on."""

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        printed = content_of(ruleset).artifact
        self.index = [each.id for each in printed].index(self.id)
        """Its number among the Artifacts."""
        self.income = printed[self.index].income
        self._part_at = ruleset.part_at["titans"]

    def add_powers(self) -> None:
        """Add what it does to the extension points."""

    # How it is bought.

    def begin(self, s: State, seat: Seat) -> bool:
        s.ask(PLACE_ARTIFACT, 1 << seat, BoughtArtifact(self.index))
        return True

    def used(self, s: State) -> None:
        """It stays with its buyer."""

    def unsold(self, s: State) -> None:
        self.part(s).artifacts[self.index] = GONE
        s.tell(events.ArtifactGone(artifact=self.id))

    # Where it is.

    def part(self, s: State) -> Titans:
        part = s.parts[self._part_at]
        assert isinstance(part, Titans)
        return part

    def place(self, s: State) -> int:
        """Return its territory; below 0 where it is on none."""
        return self.part(s).artifacts[self.index]

    def owner(self, s: State) -> Seat:
        """Return its owner, or NOBODY."""
        return owner_of(self.part(s), s, self.index)

    def is_brought(self, s: State) -> bool:
        """Return whether it is on its way with a group, or with the attackers of the battle being fought."""
        return bool(self.part(s).brought >> self.index & 1)

    def is_with(self, s: State, seat: Seat, island: int) -> bool:
        """Return whether units of a seat that leave a territory can take it along."""
        part = self.part(s)
        return part.artifacts[self.index] == island and owner_of(part, s, self.index) == seat

    def leads(self, s: State, seat: Seat, start: Island, to: Island) -> bool:
        """Return whether it opens a way between two territories that nothing else joins."""
        return False

    # What it is worth to the bot, in gold, and what the bot answers.

    def worth(self) -> float:
        """Return its worth to its owner."""
        return 1.5

    def gold(self, s: State, place: Island) -> int:
        """Return the gold that its power brings at each income there; the bot counts the incomes to come."""
        return 0

    def answer(self, trials: Trials, s: State, seat: Seat) -> int:
        """Return the bot's answer to a question of its own; NO_CODE where the bot finds it by trying."""
        return NO_CODE


def owner_of(part: Titans, s: State, artifact: int) -> Seat:
    """Return the owner of an Artifact's territory; in a battle, attackers keep what they have brought.

    (TIT-ART-09, 17; TIT-AEF-11)
    """
    place = part.artifacts[artifact]
    if place < 0:
        return NOBODY
    if part.brought >> artifact & 1 and is_fought_over(s, place):
        return s.battle.attacker
    return s.owner[place]


def is_fought_over(s: State, island: int) -> bool:
    return bool(s.battle) and s.battle.element == LAND and s.battle.place == island


def artifacts_on(ruleset: Ruleset, s: State, seat: Seat, island: int) -> int:
    """Return the Artifacts of a seat on a territory, as a mask."""
    part, mask = titans(ruleset, s), 0
    for artifact, place in enumerate(part.artifacts):
        if place == island and owner_of(part, s, artifact) == seat:
            mask |= 1 << artifact
    return mask


def artifacts_of(ruleset: Ruleset) -> list[Artifact]:
    """Return all Artifacts by their numbers."""
    return sorted((card for card in ruleset.cards if isinstance(card, Artifact)), key=lambda artifact: artifact.index)


def artifact_of(ruleset: Ruleset, id: str) -> Artifact:
    """Return the Artifact of an id."""
    return next(artifact for artifact in artifacts_of(ruleset) if artifact.id == id)


def name_of(ruleset: Ruleset, artifact: int) -> str:
    """Return the id of the Artifact of a number."""
    return ruleset.names[ARTIFACT][artifact]
