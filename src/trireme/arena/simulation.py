"""Play many games between bots, in this process or on any executor of `concurrent.futures`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from trireme.arena.entrants import Entrant, Entrants, named, seated
from trireme.arena.played_game import Played, play_one, record_of
from trireme.arena.statistics import SeatedGame, Statistics, summed_up
from trireme.games import make
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import RANGE

BATCH: Final = 20
"""Number of games in one call of a worker."""
MOST: Final = 2**32
"""Number of games that one seed can tell apart."""


def simulate(
    name: str,
    bots: Entrants,
    games: int,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
    records: Path | str | None = None,
    **options: Any,
) -> Statistics:
    """Play many games and sum them up.

    `bots` are names of bots, bots or makers of bots (for processes: ones that can be pickled), in a list or, with names
    of your own, in a dict. They take the seats in rotation and move on by one seat after each game, so that no bot
    gains from its seat. Without `players`, there are as many players as bots. `progress` is called with the number of
    finished games. With a folder for `records`, each game writes its record there, for `trireme verify`.

    >>> from trireme.arena import simulate
    >>> found = simulate("peloponnes", ["greedy", "random"], games=4, seed=1)
    >>> found.bots["greedy"].wins
    4.0
    """
    entrants = named(bots)
    if not 1 <= games <= MOST:
        raise BadOption("games", RANGE, given=games, low=1, high=MOST)
    options.setdefault("players", len(entrants))
    game = make(name, **options)
    for _, bot in entrants:
        seated(bot, game)
    keeper = Keeper(Path(records), seed, games) if records is not None else None
    begun = perf_counter()
    finished: list[SeatedGame] = []
    for batch in batches(game, entrants, games, seed, executor, keeper):
        finished += batch
        if progress is not None:
            progress(len(finished))
    return summed_up(name, dict(game.options), game.seats, seed, finished, perf_counter() - begun)


class Keeper:
    """Write the records of games into a folder."""

    def __init__(self, folder: Path, seed: int, games: int) -> None:
        self.folder = folder
        self.seed = seed
        self.digits = len(str(games - 1))
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, game: Game[Any], number: int, names: Sequence[str], played: Played) -> None:
        """Write a record such as `cyclades-1-007.record`, game 7 of seed 1. Its last line names the bots by seat."""
        path = self.folder / f"{game.name}-{self.seed}-{number:0{self.digits}}.record"
        seats = ", ".join(f"{seat} {name}" for seat, name in zip(game.seats, names, strict=True))
        path.write_text(f"{record_of(game, played).text()}# {seats}\n", encoding="utf-8")


def batches(
    game: Game[Any],
    bots: Sequence[tuple[str, Entrant]],
    games: int,
    seed: int,
    executor: Executor | None,
    keeper: Keeper | None,
) -> Iterator[list[SeatedGame]]:
    ranges = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if executor is None:
        return (play_batch(game, bots, seed, numbers, keeper) for numbers in ranges)
    futures = [executor.submit(play_batch, game, bots, seed, numbers, keeper) for numbers in ranges]
    return (future.result() for future in futures)


def play_batch(
    game: Game[Any],
    bots: Sequence[tuple[str, Entrant]],
    seed: int,
    numbers: range,
    keeper: Keeper | None = None,
) -> list[SeatedGame]:
    """Play the games of these numbers. Each depends only on the seed and its own number."""
    ready = [(name, seated(bot, game)) for name, bot in bots]
    finished = []
    for number in numbers:
        there = [ready[(seat + number) % len(ready)] for seat in range(len(game.seats))]
        names = tuple(name for name, _ in there)
        own = seed * MOST + number
        played = play_one(game, [bot for _, bot in there], own, Random(own))
        if keeper is not None:
            keeper.keep(game, number, names, played)
        finished.append(SeatedGame(names, played))
    return finished
