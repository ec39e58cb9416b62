"""What the greedy bot knows of Hadès, piece by piece."""

from __future__ import annotations

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades.bot.favours import FavoursAdvice
from trireme.games.cyclades.modules.hades.bot.god import GodAdvice
from trireme.games.cyclades.modules.hades.bot.heroes import HeroesAdvice
from trireme.games.cyclades.modules.hades.bot.items import ItemsAdvice
from trireme.games.cyclades.modules.hades.bot.placement import PlacementAdvice

OF_PIECES: dict[str, tuple[type[Advice], ...]] = {
    "hades.free-placement": (PlacementAdvice,),
    "hades.god": (GodAdvice,),
    "hades.heroes": (HeroesAdvice,),
    "hades.favours": (FavoursAdvice, ItemsAdvice),
}


def advices(trials: Trials) -> list[Advice]:
    """Return the advice of the pieces in play."""
    chosen = trials.ruleset.chosen
    return [advice(trials) for piece, several in OF_PIECES.items() if piece in chosen for advice in several]
