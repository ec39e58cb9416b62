"""How all Artifacts join a game."""

from __future__ import annotations

from trireme.games.cyclades.battle.retreat import ALONG
from trireme.games.cyclades.control import HANDED_OVER
from trireme.games.cyclades.modules.titans.artifacts import holding, travel
from trireme.games.cyclades.modules.titans.artifacts.artifact import PLACE_ARTIFACT, artifacts_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT
from trireme.games.cyclades.modules.titans.rules.ids import TIT_ART_02, TIT_ART_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units.movement import CARRIED
from trireme.kit.engine.frames import Step


def join_artifacts(ruleset: Ruleset) -> None:
    points, artifacts = ruleset.points, artifacts_of(ruleset)
    ruleset.add_targets(ARTIFACT, "creature", [artifact.id for artifact in artifacts])
    points.income.append(holding.ArtifactIncome(ruleset))
    points.victors["ending-artifacts"] = holding.victors
    points.may_win["ending-artifacts"] = holding.may_bring_last
    points.captures.add(HANDED_OVER, holding.cards_go)
    points.brings[holding.cards_go] = None
    points.fought.append(holding.battle_is_over)
    points.acting.append(travel.nothing_is_brought)
    points.marches.add(CARRIED, travel.asks_along)
    points.marches.add(travel.BROUGHT, travel.goes_along)
    points.retreats.add(ALONG, travel.asks_retreating)
    points.verbs |= {
        **dict.fromkeys(("titans.take", "titans.leave"), (TIT_ART_06,)),
        "titans.place": (TIT_ART_02,),
    }
    for artifact in artifacts:
        artifact.add_powers()


def steps_of_artifacts(ruleset: Ruleset) -> dict[int, Step[State]]:
    """Return the questions of all Artifacts; each has its own besides."""
    return {PLACE_ARTIFACT: holding.PlaceArtifact(ruleset), travel.TAKE_ALONG: travel.TakeAlong(ruleset)}
