"""What the greedy bot is told of Titans."""

from __future__ import annotations

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.titans.bot.artifacts import ArtifactsAdvice
from trireme.games.cyclades.modules.titans.bot.partners import PartnersAdvice
from trireme.games.cyclades.modules.titans.bot.placement import PlacementAdvice
from trireme.games.cyclades.modules.titans.bot.specials import SpecialsAdvice
from trireme.games.cyclades.modules.titans.bot.titans import TitansAdvice


def advices(trials: Trials) -> list[Advice]:
    found = [PlacementAdvice(trials), TitansAdvice(trials), ArtifactsAdvice(trials), SpecialsAdvice(trials)]
    return [*found, PartnersAdvice(trials)] if "titans.teams" in trials.ruleset.chosen else found
