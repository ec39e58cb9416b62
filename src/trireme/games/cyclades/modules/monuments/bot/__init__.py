"""What the greedy bot is told of Monuments."""

from __future__ import annotations

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.monuments.bot.monuments import MonumentsAdvice


def advices(trials: Trials) -> list[Advice]:
    return [MonumentsAdvice(trials)]
