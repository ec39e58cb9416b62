"""Many games between bots, here or on any executor of `concurrent.futures`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from random import Random
from time import perf_counter
from typing import Any, Final

from trireme.arena.playing import play_one
from trireme.arena.statistics import Seating, Statistics, summed_up
from trireme.bots import BotMaker, make_bot
from trireme.games import make
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import MISSING, RANGE

BATCH: Final = 20
"""Games that a worker plays at a stretch."""
MOST: Final = 2**32
"""So many games of one seed have seeds of their own."""


def simulate(
    name: str,
    bots: Sequence[str | BotMaker],
    games: int,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
    **options: Any,
) -> Statistics:
    """Play many games and sum them up.

    `bots` are names or makers of bots (for processes: ones that can be pickled). They take the seats in turn, round and
    round, and move on by one seat after each game, so that no bot owes its success to its seat. Without `players`,
    there are as many as bots. `progress` is told how many games are done.
    """
    if not bots:
        raise BadOption("bots", MISSING)
    if not 1 <= games <= MOST:
        raise BadOption("games", RANGE, given=games, low=1, high=MOST)
    options.setdefault("players", len(bots))
    game = make(name, **options)
    for bot in bots:
        if isinstance(bot, str):
            make_bot(bot, game)
    begun = perf_counter()
    seatings: list[Seating] = []
    for batch in _batches(game, name, options, bots, games, seed, executor):
        seatings += batch
        if progress is not None:
            progress(len(seatings))
    return summed_up(name, dict(game.options), game.seats, seed, seatings, perf_counter() - begun)


def _batches(
    game: Game[Any],
    name: str,
    options: dict[str, Any],
    bots: Sequence[str | BotMaker],
    games: int,
    seed: int,
    executor: Executor | None,
) -> Iterator[list[Seating]]:
    ranges = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if executor is None:
        return (play_batch(game, bots, seed, numbers) for numbers in ranges)
    futures = [executor.submit(_make_and_play, name, options, bots, seed, numbers) for numbers in ranges]
    return (future.result() for future in futures)


def _make_and_play(
    name: str, options: dict[str, Any], bots: Sequence[str | BotMaker], seed: int, numbers: range
) -> list[Seating]:
    """For executors: a game travels as its name and options."""
    return play_batch(make(name, **options), bots, seed, numbers)


def play_batch(game: Game[Any], bots: Sequence[str | BotMaker], seed: int, numbers: range) -> list[Seating]:
    """The games of these numbers; each depends on the seed and its own number only."""
    makers = [(bot, make_bot(bot, game)) if isinstance(bot, str) else (bot.__name__, bot(game)) for bot in bots]
    seatings = []
    for number in numbers:
        seated = [makers[(seat + number) % len(makers)] for seat in range(len(game.seats))]
        own = seed * MOST + number
        played = play_one(game, [bot for _, bot in seated], own, Random(own))
        seatings.append(Seating(tuple(label for label, _ in seated), played))
    return seatings
