"""Play one game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from trireme.bots import Bot, ask_bot
from trireme.kit import dice
from trireme.kit.engine.question import CHANCE, Pick
from trireme.kit.engine.state import BaseState
from trireme.kit.engine.view import Result
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.records.record import Match, Record
from trireme.kit.seats import Seat


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played: its result, and the answers that `record_of` makes a record from.

    >>> import random
    >>> game = trireme.make("peloponnes", players=2)
    >>> played = trireme.arena.play_one(game, [trireme.bots.RandomBot()] * 2, seed=1, rng=random.Random(1))
    >>> played.rounds, len(played.result.scores)
    (8, 2)
    """

    seed: bytes
    answers: tuple[tuple[int, int], ...]
    """Seat and code of every decision, and of every draw if chance is explicit."""
    result: Result
    rounds: int | None
    """Number of rounds played, or None if the game does not count them."""


def play_one(game: Game[Any], bots: Sequence[Bot], seed: int | bytes | None, rng: Random) -> Played:
    """Play a whole game with one bot for each seat. The bots draw from `rng`, the game from `seed`.

    >>> import random
    >>> game = trireme.make("peloponnes", players=2)
    >>> bots = [trireme.bots.make_bot(name, game) for name in ("greedy", "random")]
    >>> trireme.arena.play_one(game, bots, seed=1, rng=random.Random(1)).result.winners()
    [0]
    """
    seed = dice.seed_of(seed)
    state = game.start(seed)
    answers: list[tuple[int, int]] = []
    while (seat := game.to_move(state)) is not None:
        code = draw(game, state, rng) if seat == CHANCE else _asked(bots[seat], game, state, seat, rng)
        game.play(state, code)
        answers.append((seat, code))
    result = game.result(state)
    assert result is not None
    return Played(seed=seed, answers=tuple(answers), result=result, rounds=getattr(state, "round", None))


def _asked(bot: Bot, game: Game[Any], state: BaseState, seat: Seat, rng: Random) -> int:
    """Return the answer of a bot. Raises an error that names the bot if its answer is not legal."""
    code = ask_bot(bot, game, state, seat, rng)
    if code not in game.legal(state):
        try:
            game.checked(state, seat, [code])  # a Some takes its items in any order
        except TriremeError as error:
            error.add_note(f"{type(bot).__name__} answered {code!r} for seat {game.seats[seat]}: {game.asks(state)[0]}")
            raise
    return code


def draw(game: Game[Any], state: BaseState, rng: Random) -> int:
    """Draw a random outcome with the probabilities of the question."""
    (question,) = game.asks(state)
    assert isinstance(question, Pick)
    return rng.choices([answer.code for answer in question.answers], question.weights)[0]


def record_of(game: Game[Any], played: Played) -> Record:
    """Return the record of a game that was played.

    >>> import random
    >>> game = trireme.make("peloponnes", players=2)
    >>> played = trireme.arena.play_one(game, [trireme.bots.RandomBot()] * 2, seed=1, rng=random.Random(1))
    >>> trireme.verify(trireme.arena.record_of(game, played)).scores == played.result.scores
    True
    """
    match = Match(game, played.seed)
    for seat, code in played.answers:
        match.step(seat, code)
    return match.record()
