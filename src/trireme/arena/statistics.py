"""Sums over many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pstdev, quantiles

import msgspec

from trireme.arena.played_game import Played


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """The spread of some numbers.

    >>> found = trireme.arena.simulate("peloponnes", ["random", "random"], games=4)
    >>> scores = found.bots["random"].scores
    >>> scores.least <= scores.median <= scores.most
    True
    """

    mean: float
    deviation: float
    least: float
    lower_quartile: float
    median: float
    upper_quartile: float
    most: float


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one seat, or of all seats of one bot.

    >>> found = trireme.arena.simulate("peloponnes", ["greedy", "random"], games=4, seed=1)
    >>> found.bots["greedy"].played, found.bots["greedy"].wins
    (4, 4.0)
    """

    played: int
    """Seats played; a bot with two seats plays two in each game."""
    wins: float
    """Wins; a first place shared by n seats counts as 1/n."""
    places: dict[int, int]
    """Number of times that each place was reached."""
    scores: Spread


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """Figures of many games. The same seed gives the same figures on every executor, except for the time.

    >>> found = trireme.arena.simulate("peloponnes", ["greedy", "random"], games=4, seed=1)
    >>> found.games, found.rounds, list(found.seats)
    (4, 8.0, ['A', 'B'])
    """

    game: str
    options: dict[str, object]
    seed: int
    games: int
    bots: dict[str, Tally]
    seats: dict[str, Tally]
    endings: dict[str, int]
    """Number of games that ended in each way."""
    decisions: float
    """Mean number of decisions in a game; a decision is a question with at least two answers."""
    rounds: float | None
    """Mean number of rounds, or None if the game does not count them."""
    seconds: float
    decisions_per_second: float


class SeatedGame(msgspec.Struct, frozen=True):
    """A game that was played and the names of its bots, by seat."""

    bots: tuple[str, ...]
    played: Played


def spread(numbers: Sequence[float]) -> Spread:
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return Spread(
        mean=fmean(numbers),
        deviation=pstdev(numbers),
        least=min(numbers),
        lower_quartile=quarters[0],
        median=quarters[1],
        upper_quartile=quarters[2],
        most=max(numbers),
    )


def tally(rows: Sequence[tuple[Played, int]]) -> Tally:
    """Count the results of some seats over some games."""
    results = [(played.result, seat) for played, seat in rows]
    winners = [(result.winners(), seat) for result, seat in results]
    return Tally(
        played=len(rows),
        wins=sum(1 / len(first) for first, seat in winners if seat in first),
        places=dict(sorted(Counter(result.places[seat] for result, seat in results).items())),
        scores=spread([result.scores[seat] for result, seat in results]),
    )


def summed_up(
    game: str,
    options: dict[str, object],
    seats: Sequence[str],
    seed: int,
    finished: Sequence[SeatedGame],
    seconds: float,
) -> Statistics:
    games = [each.played for each in finished]
    names = dict.fromkeys(name for each in finished for name in each.bots)
    rounds = [played.rounds for played in games if played.rounds is not None]
    decisions = sum(len(played.answers) for played in games)
    return Statistics(
        game=game,
        options=options,
        seed=seed,
        games=len(games),
        bots={
            name: tally([(each.played, seat) for each in finished for seat, bot in enumerate(each.bots) if bot == name])
            for name in names
        },
        seats={name: tally([(played, seat) for played in games]) for seat, name in enumerate(seats)},
        endings=dict(sorted(Counter(played.result.ending for played in games).items())),
        decisions=decisions / len(games),
        rounds=fmean(rounds) if rounds else None,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
    )
