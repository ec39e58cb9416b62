"""The bots of an arena, with their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Any, Final

from trireme.bots import Bot, BotMaker, make_bot
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import MISSING, NOT_A_BOT

Entrant = str | Bot | BotMaker
"""A bot by its name, a bot itself, or a class or function that makes one for a game.

>>> from functools import partial
>>> from trireme.arena import simulate
>>> from trireme.bots import RandomBot
>>> class Bold:
...     def __init__(self, game, last=1):
...         self.last = last
...     def choose(self, game, state, seat, rng):
...         return rng.choice(game.legal(state, seat)[-self.last:])
>>> list(simulate("peloponnes", ["greedy", RandomBot(), Bold, partial(Bold, last=2)], games=1).bots)
['greedy', 'RandomBot', 'Bold', 'Bold 2']
"""
Entrants = Sequence[Entrant] | Mapping[str, Entrant]
"""Several bots, or a mapping from names of your own to bots.

>>> from trireme.arena import simulate
>>> from trireme.bots import RandomBot
>>> list(simulate("peloponnes", {"one": RandomBot(), "other": RandomBot()}, games=1).bots)
['one', 'other']
"""

UNNAMED: Final = "bot"
"""The name of a bot made by a lambda."""


def named(bots: Entrants) -> list[tuple[str, Entrant]]:
    """Return each bot with its name. Bots of the same name are numbered from the second on."""
    if not bots:
        raise BadOption("bots", MISSING)
    if isinstance(bots, Mapping):
        return list(bots.items())
    given: dict[str, Entrant] = {}
    found = []
    for bot in bots:
        own = name_of(bot)
        name, number = own, 1
        while name in given and given[name] is not bot and given[name] != bot:
            number += 1
            name = f"{own} {number}"
        given[name] = bot
        found.append((name, bot))
    return found


def name_of(bot: object) -> str:
    if isinstance(bot, str):
        return bot
    if isinstance(bot, partial):
        return name_of(bot.func)
    name: str = getattr(bot, "__name__", type(bot).__name__)
    return UNNAMED if name == "<lambda>" else name


def seated(bot: Entrant, game: Game[Any]) -> Bot:
    """Return the bot that plays this game."""
    if isinstance(bot, str):
        return make_bot(bot, game)
    if not isinstance(bot, type) and hasattr(bot, "choose"):
        return bot
    try:
        assert callable(bot)
        signature(bot).bind(game)
    except (AssertionError, TypeError, ValueError) as error:
        raise BadOption("bots", NOT_A_BOT, given=name_of(bot)) from error
    made = bot(game)
    if not hasattr(made, "choose"):
        raise BadOption("bots", NOT_A_BOT, given=name_of(bot))
    return made
