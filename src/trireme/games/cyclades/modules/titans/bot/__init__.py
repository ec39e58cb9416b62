"""What the greedy bot is told of Titans."""

from __future__ import annotations

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.titans.bot.artifacts import ArtifactsAdvice
from trireme.games.cyclades.modules.titans.bot.placement import PlacementAdvice
from trireme.games.cyclades.modules.titans.bot.specials import SpecialsAdvice
from trireme.games.cyclades.modules.titans.bot.titans import TitansAdvice


def advices(trials: Trials) -> list[Advice]:
    return [PlacementAdvice(trials), TitansAdvice(trials), ArtifactsAdvice(trials), SpecialsAdvice(trials)]
