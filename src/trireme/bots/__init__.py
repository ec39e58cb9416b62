"""Players that are programs. They see what their seat may know, never the real state, and draw from a stream of their
own, so that thinking changes nothing in the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import UNKNOWN
from trireme.kit.registry import Named, part_of
from trireme.kit.stack import BaseState

GREEDY: Final = "bot.greedy"
"""Where a game keeps its own bot."""


class Bot(Protocol):
    def choose(self, game: Any, state: Any, seat: int, rng: Random) -> int:
        """One code of the step that this seat is asked, or PASS where it need not answer. `state` is the bot's own to
        read, not to change."""


class RandomBot:
    """Any legal answer, all equally likely."""

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return rng.choice(game.legal(state, seat))


def greedy(game: Game[Any]) -> Bot:
    """The game's own `Greedy`, from `bot/greedy.py` in its folder: a new game brings its bot along."""
    own = part_of(type(game), GREEDY)
    if own is None:
        raise BadOption("bot", UNKNOWN, given="greedy", known=", ".join(bots_for(type(game))))
    bot: Bot = own.Greedy(game)
    return bot


BotMaker = Callable[[Game[Any]], Bot]

BOTS: dict[str, BotMaker] = {"random": lambda game: RandomBot(), "greedy": greedy}


def bots_for(game: Named) -> list[str]:
    """The bots that can play a game, the best last."""
    return [name for name in BOTS if name != "greedy" or part_of(game, GREEDY) is not None]


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot for a game that is made: `make_bot("greedy", game)`."""
    if name not in BOTS:
        raise BadOption("bot", UNKNOWN, given=name, known=", ".join(BOTS))
    return BOTS[name](game)


def ask_bot(bot: Bot, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
    """What a bot answers for a seat; it gets a state resampled for that seat, all its own."""
    return bot.choose(game, game.resample(state, seat, rng), seat, rng)
