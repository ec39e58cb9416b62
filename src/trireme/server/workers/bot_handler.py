"""Where bots think. They get a state that their seat cannot tell from the real one and a number, nothing else."""

from __future__ import annotations

import pickle
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from trireme.bots import Bot, make_bot
from trireme.kit.engine.window import PASS
from trireme.kit.game import Game
from trireme.server.workers.calls import ChooseMove, ChosenMove, Ok, TableSpec
from trireme.server.workers.game_factory import game_of
from trireme.server.workers.handlers import done


def think(call: ChooseMove) -> Ok:
    """The whole move that the bot makes, as the log will have it."""
    game, bot = _seated(msgspec.msgpack.encode(call.spec), call.bot)
    state = pickle.loads(call.state)
    begun = state.clone()
    rng = Random(call.number)
    run: list[int] = []
    while not run or game.in_multi_step(state, call.seat):
        code = bot.choose(game, state.clone(), call.seat, rng)
        if code == PASS:
            return done(ChosenMove(""))
        codes = game.checked(state, call.seat, [code])
        for code in codes:
            game.answer(state, call.seat, code)
        run += codes
    return done(ChosenMove(game.write(begun, call.seat, run)))


@lru_cache(maxsize=64)
def _seated(spec: bytes, bot: str) -> tuple[Game[Any], Bot]:
    game = game_of(msgspec.msgpack.decode(spec, type=TableSpec))
    return game, make_bot(bot, game)
