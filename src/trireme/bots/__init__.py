"""Bots: programs that play. They see what their seat may know, never the real state, and draw from a random stream of
their own, so that thinking changes nothing in the game.

>>> trireme.bots.bots_for("peloponnes")
['random', 'greedy']
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from trireme.kit.engine.state import BaseState
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import UNKNOWN
from trireme.kit.registry import Named, part_of

__all__ = ["BOTS", "Bot", "BotMaker", "RandomBot", "ask_bot", "bots_for", "greedy", "make_bot"]

GREEDY: Final = "bot.greedy"
"""Module of a game that has its own bot."""


class Bot(Protocol):
    """A bot is any object with a method `choose`.

    >>> class First:
    ...     def choose(self, game, state, seat, rng):
    ...         return game.legal(state, seat)[0]
    >>> trireme.arena.simulate("peloponnes", [First(), "random"], games=1).games
    1
    """

    def choose(self, game: Any, state: Any, seat: int, rng: Random) -> int:
        """Return one code of the step that this seat is asked, or PASS if it need not answer. `state` is the bot's own
        to read, not to change."""


class RandomBot:
    """A bot that gives any legal answer, all equally likely.

    >>> import random
    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.start(seed=3)
    >>> trireme.bots.RandomBot().choose(game, state, 0, random.Random(1)) in game.legal(state)
    True
    """

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return rng.choice(game.legal(state, seat))


def greedy(game: Game[Any]) -> Bot:
    """Return the game's own `Greedy`, from `bot/greedy.py` in its folder.

    >>> type(trireme.bots.greedy(trireme.make("cyclades"))).__name__
    'Greedy'
    """
    own = part_of(type(game), GREEDY)
    if own is None:
        raise BadOption("bot", UNKNOWN, given="greedy", known=", ".join(bots_for(type(game))))
    bot: Bot = own.Greedy(game)
    return bot


BotMaker = Callable[[Game[Any]], Bot]
"""A class or function that makes a bot for a game.

>>> maker: trireme.bots.BotMaker = lambda game: trireme.bots.RandomBot()
>>> trireme.arena.simulate("peloponnes", {"mine": maker, "other": "random"}, games=1).games
1
"""

BOTS: dict[str, BotMaker] = {"random": lambda game: RandomBot(), "greedy": greedy}
"""Bots by name. Add your own so that commands and tables know it.

>>> sorted(trireme.bots.BOTS)
['greedy', 'random']
"""


def bots_for(game: Named) -> list[str]:
    """Return the names of the bots that can play a game, the best last.

    >>> trireme.bots.bots_for("cyclades")
    ['random', 'greedy']
    """
    return [name for name in BOTS if name != "greedy" or part_of(game, GREEDY) is not None]


def make_bot(name: str, game: Game[Any]) -> Bot:
    """Make a bot for a game: `make_bot("greedy", game)`.

    >>> type(trireme.bots.make_bot("random", trireme.make("cyclades"))).__name__
    'RandomBot'
    """
    if name not in BOTS:
        raise BadOption("bot", UNKNOWN, given=name, known=", ".join(BOTS))
    return BOTS[name](game)


def ask_bot(bot: Bot, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
    """Return the answer of a bot for a seat. The bot gets its own state, resampled for that seat.

    >>> import random
    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.start(seed=3)
    >>> bot = trireme.bots.make_bot("greedy", game)
    >>> trireme.bots.ask_bot(bot, game, state, game.to_move(state), random.Random(1)) in game.legal(state)
    True
    """
    return bot.choose(game, game.resample(state, seat, rng), seat, rng)
