"""Report on the balance of a game: how games end, how long they last and what they score, table by table.

>>> found = trireme.arena.report("peloponnes", "random", games=1, seed=1, players=[2, 3])
>>> [row.options for row in found.rows]
[{'players': 2}, {'players': 3}]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import product
from typing import Any

import msgspec

from trireme.arena.simulation import batches
from trireme.arena.statistics import SeatedGame, Spread, spread
from trireme.games import GAMES, make
from trireme.kit.errors import BadOption
from trireme.kit.problems import RANGE


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Figures of the games at one kind of table.

    >>> found = trireme.arena.report("peloponnes", "random", games=2, seed=1, players=[2])
    >>> found.rows[0].games, list(found.rows[0].endings.values())
    (2, [1.0])
    """

    options: dict[str, object]
    games: int
    endings: dict[str, float]
    """Share of games that ended in each way."""
    rounds: Spread | None
    """Number of rounds, or None if the game does not count them."""
    scores: Spread | None
    """Scores of all seats, in games with points."""
    winners: Spread | None
    """Score of the best seat of each of these games."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The rows of a report, one for each combination of options.

    >>> found = trireme.arena.report("peloponnes", "random", games=1, seed=1, players=[2])
    >>> found.game, found.bot, found.seed
    ('peloponnes', 'random', 1)
    """

    game: str
    bot: str
    seed: int
    rows: tuple[Row, ...]


def report(
    name: str,
    bot: str,
    games: int,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
    **options: Any,
) -> Report:
    """Play a number of games at every combination of the options, with one bot in all seats.

    `players` and every option given as a list take each of their values in turn. Without `players`, every number of
    players is tried.

    >>> found = trireme.arena.report("peloponnes", "random", games=1, seed=2, players=[2, 3])
    >>> len(found.rows)
    2
    """
    if games < 1:
        raise BadOption("games", RANGE, given=games, low=1, high=games)
    options.setdefault("players", counts_of(name))
    rows: list[Row] = []
    done = 0
    for table in tables_of(options):
        game = make(name, **table)
        finished: list[SeatedGame] = []
        for batch in batches(game, [(bot, bot)], games, seed, executor, None):
            finished += batch
            done += len(batch)
            if progress is not None:
                progress(done)
        rows.append(row_of(table, finished))
    return Report(game=name, bot=bot, seed=seed, rows=tuple(rows))


def counts_of(name: str) -> list[int]:
    """Return all numbers of players of a game."""
    players = next(option for option in GAMES[name].choices if option.name == "players")
    return list(range(players.low, players.high + 1))


def tables_of(options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    several = {name: value if isinstance(value, list) else [value] for name, value in options.items()}
    for values in product(*several.values()):
        yield dict(zip(several, values, strict=True))


def row_of(table: dict[str, Any], finished: Sequence[SeatedGame]) -> Row:
    games = [each.played for each in finished]
    endings = Counter(played.result.ending for played in games)
    scored = [played.result.scores for played in games if any(played.result.scores)]
    rounds = [played.rounds for played in games if played.rounds is not None]
    return Row(
        options=table,
        games=len(games),
        endings={ending: count / len(games) for ending, count in sorted(endings.items())},
        rounds=spread(rounds) if rounds else None,
        scores=spread([score for scores in scored for score in scores]) if scored else None,
        winners=spread([max(scores) for scores in scored]) if scored else None,
    )
