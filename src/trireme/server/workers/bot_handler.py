"""Bots choose moves here. They get a random number and a state that their seat cannot tell from the real one."""

from __future__ import annotations

import pickle
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from trireme.bots import Bot, make_bot
from trireme.kit.engine.window import PASS
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.server.workers.calls import ChooseMove, ChosenMove, TableSpec
from trireme.server.workers.game_factory import game_of


class BotFailed(Exception):
    """A bot chose what the rules refuse, or could not be made: our mistake, never a user's."""


def choose_move(call: ChooseMove) -> ChosenMove:
    """Return the whole move that the bot makes, as a line of the log has it."""
    try:
        return _chosen(call)
    except TriremeError as error:
        raise BotFailed(call.bot) from error


def _chosen(call: ChooseMove) -> ChosenMove:
    game, bot = _bot_for(msgspec.msgpack.encode(call.spec), call.bot)
    state = pickle.loads(call.state)
    begun = state.clone()
    rng = Random(call.number)
    run: list[int] = []
    while not run or game.in_multi_step(state, call.seat):
        code = bot.choose(game, state.clone(), call.seat, rng)
        if code == PASS:
            return ChosenMove("")
        codes = game.checked(state, call.seat, [code])
        for code in codes:
            game.answer(state, call.seat, code)
        run += codes
    return ChosenMove(game.write(begun, call.seat, run))


@lru_cache(maxsize=64)
def _bot_for(spec: bytes, bot: str) -> tuple[Game[Any], Bot]:
    game = game_of(msgspec.msgpack.decode(spec, type=TableSpec))
    return game, make_bot(bot, game)
