"""Players that are programs. They see what their seat may know, never the real state, and draw from a stream of their
own, so that thinking changes nothing in the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import UNKNOWN
from trireme.kit.stack import BaseState


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
    package = type(game).__module__.rpartition(".")[0]
    homes = [f"{package}.bot", f"{package}.bot.greedy"] if package else [""]
    if not all(home and find_spec(home) is not None for home in homes):
        known = ", ".join(name for name in BOTS if name != "greedy")
        raise BadOption("bot", UNKNOWN, given="greedy", known=known)
    bot: Bot = import_module(homes[-1]).Greedy(game)
    return bot


BotMaker = Callable[[Game[Any]], Bot]

BOTS: dict[str, BotMaker] = {"random": lambda game: RandomBot(), "greedy": greedy}


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot for a game that is made: `make_bot("greedy", game)`."""
    if name not in BOTS:
        raise BadOption("bot", UNKNOWN, given=name, known=", ".join(BOTS))
    return BOTS[name](game)


def ask_bot(bot: Bot, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
    """What a bot answers for a seat; it gets a state resampled for that seat, all its own."""
    return bot.choose(game, game.resample(state, seat, rng), seat, rng)
