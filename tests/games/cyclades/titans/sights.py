"""What can be seen in whole games with Titans and Monuments, and what the recorded ones must show between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.cyclades.monuments import IDS
from tests.games.cyclades.titans.tables import ARTIFACTS, SETS, SPECIALS
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.monuments import events as of_monuments
from trireme.games.cyclades.modules.titans import events as of_titans
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.event import Event
from trireme.kit.records.record import Match

CHAIN: Final = 3
"""Titan moves of one turn that make a chain."""
RARE: Final = {of_titans.FleetKept, of_titans.BuildingLost, of_titans.SpecialGone}
"""What happens so seldom that no game is looked for."""
USES: Final[dict[type[Event], str]] = {
    of_titans.Passed: "kunee used",
    of_titans.Spared: "caduceus used",
    of_titans.Struck: "thunderbolt-of-zeus used",
    of_titans.Shared: "great-cornucopia used",
}
"""Artifacts whose power is seen by an event of its own."""
RECORDED: Final = ("monuments", "titans", "teams-monuments", "everything", "everything-teams")
"""Sets of which a game is recorded for each number of players."""


def wanted() -> list[str]:
    """Everything that the recorded games must show."""
    sights = [f"{players} players: {name}" for name, (_, numbers) in SETS.items() for players in numbers]
    sights = [sight for sight in sights if sight.partition(": ")[2] in RECORDED]
    sights += [f"{artifact} placed" for artifact in ARTIFACTS]
    sights += USES.values()
    sights += [f"{special} founded" for special in SPECIALS]
    sights += [f"{monument} raised" for monument in IDS]
    sights += ["a chain of Titan moves", "a military victory", "an Artifact victory", "a team end"]
    return [*sights, *(f"event {tag_of(event)}" for event in events_of_both() if event not in RARE)]


def events_of_both() -> Iterator[type[Event]]:
    for module in (of_titans, of_monuments):
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Event) and "." in tag_of(each):
                yield each


def tag_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def watched(match: Match[State]) -> Match[State]:
    """A match that is about to begin, with an onlooker."""
    match.state.journal = Onlooker(match)
    return match


def seen_in(match: Match[State]) -> set[str]:
    """What a watched game that is over has shown."""
    onlooker, game = match.journal, match.game
    assert isinstance(onlooker, Onlooker)
    assert isinstance(game, Cyclades)
    result = game.result(match.state)
    assert result is not None
    seen = set(onlooker.seen)
    chosen = sorted(game.ruleset.chosen)
    for name, (modules, _) in SETS.items():
        if sorted(modules) == chosen:
            seen.add(f"{game.ruleset.players} players: {name}")
    if result.ending == "ending-artifacts":
        seen.add("an Artifact victory")
    if result.ending == "ending-metropolises-teams":
        seen.add("a team end")
    return seen


class Onlooker(list[Event]):
    """A journal that looks at the board when something happens: events do not say how often Titans have marched."""

    def __init__(self, match: Match[State]) -> None:
        super().__init__()
        assert isinstance(match.game, Cyclades)
        self.ruleset: Ruleset = match.game.ruleset
        self.s = match.state
        self.seen: set[str] = set()
        for event in match.journal:
            self.append(event)

    def append(self, event: Event) -> None:
        super().append(event)
        self.seen.add(f"event {tag_of(type(event))}")
        if type(event) in USES:
            self.seen.add(USES[type(event)])
        if "titans" in self.ruleset.part_at and titans(self.ruleset, self.s).marches >= CHAIN:
            self.seen.add("a chain of Titan moves")
        match event:
            case of_titans.ArtifactPlaced():
                self.seen.add(f"{event.artifact} placed")
            case of_titans.SpecialFounded():
                self.seen.add(f"{event.metropolis} founded")
            case of_monuments.Raised():
                self.seen.add(f"{event.monument} raised")
            case of_titans.MilitaryVictory():
                self.seen.add("a military victory")
