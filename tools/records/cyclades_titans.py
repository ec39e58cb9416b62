"""The recorded games of Cyclades with Titans and Monuments.

Sensible games of some tables, and as few games as are needed to show all the rest: of players who like to use what is
new, and of a team that raids another which does nothing (`tests/games/cyclades/titans/sights.py` has the list).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.games.cyclades.titans.sights import seen_in, wanted, watched
from tests.games.cyclades.titans.tables import SETS
from tools.records.common import Player, few_that_show, legal_codes, played_sensibly, step
from tools.records.cyclades_hades import called, eager, landing, marches
from trireme.games import make
from trireme.games.cyclades import moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.monuments.codes import CODES as OF_MONUMENTS
from trireme.games.cyclades.modules.titans import codes
from trireme.games.cyclades.state import State
from trireme.kit.records.record import Match, replay_steps
from trireme.kit.seats import NOBODY

EAGER_GAMES: Final = 24
"""Games of eager players for each table, from which the most informative ones are chosen."""
RAIDS: Final = 24
"""Games of a team that raids another."""
CYCLES: Final = 12
"""The cycle after which games of eager players, who seldom win, end."""
LONG: Final = 30
"""The cycle after which games with raids end."""
SENSIBLE: Final = (
    *(("monuments", players) for players in (2, 3, 4, 5)),
    *(("titans", players) for players in (3, 4, 5)),
    ("teams-monuments", 4),
)
EAGER: Final = (
    ("teams-monuments", 4),
    ("teams-monuments", 6),
    ("titans-monuments", 3),
    ("monuments", 5),
    *(("everything", players) for players in (3, 4, 5)),
    *(("everything-teams", players) for players in (4, 6)),
)
PASSIVE: Final = (
    moves.END,
    moves.STOP,
    moves.STAY,
    moves.ON_APOLLO,
    codes.DONE,
    codes.HALT,
    codes.KEEP,
    codes.LET,
    codes.DENY,
)
"""Answers that use nothing."""


def games() -> dict[str, Match[Any]]:
    chosen = dict(sensible_games())
    missing = set(wanted()).difference(*(seen_in(replayed(match)) for match in chosen.values()))
    return chosen | few_that_show(missing, telling_games(), seen_in)


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for name, players in SENSIBLE:
        title = f"{players}-players-{name}"
        yield title, played_sensibly(title, Cyclades(players=players, modules=SETS[name][0]), players)


def replayed(match: Match[State]) -> Match[State]:
    """Replay a match under observation."""
    steps = replay_steps(match.record(), make)
    again = watched(next(steps))
    return [again, *steps][-1]


def telling_games() -> Iterator[tuple[str, Match[State]]]:
    for name, players in EAGER:
        for seed in range(EAGER_GAMES):
            yield f"{players}-players-{name}-eager-{seed}", eagerly(SETS[name][0], players, seed)
    for seed in range(RAIDS):
        yield f"4-players-teams-raid-{seed}", raid(SETS["teams"][0], 4, seed)


def eagerly(modules: list[str], players: int, seed: int) -> Match[State]:
    game = Cyclades(players=players, modules=modules, cycles=CYCLES)
    match, rng = watched(Match(game, seed)), Random(seed)
    player = eager(rng, (collecting, marauding, building)[seed % 3], PASSIVE)
    while game.asked(match.state):
        step(match, player, rng)
    return match


def raid(modules: list[str], players: int, seed: int) -> Match[State]:
    """Play a game in which one player of the first team builds, the other marches, and their opponents stay passive."""
    game = Cyclades(players=players, modules=modules, cycles=LONG)
    match, rng = watched(Match(game, seed)), Random(seed)
    of_seat = [idle(rng)] * players
    of_seat[0], of_seat[players // 2] = eager(rng, marauding, PASSIVE), eager(rng, building, PASSIVE)
    while game.asked(match.state):
        step(match, lambda game, s, seat: of_seat[seat](game, s, seat), rng)
    return match


def idle(rng: Random) -> Player:
    """Return a player that changes as little as possible."""

    def choose(game: Cyclades, s: State, seat: int) -> int:
        legal = legal_codes(game, s, seat)
        return next((code for code in PASSIVE if code in legal), rng.choice(legal))

    return choose


def collecting(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer Artifacts, then whatever else the modules add."""
    yield called(active)
    yield of_modules(active)
    yield [code for code in active if moves.OFFER <= code < moves.SEAT]


def marauding(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer marches against others, with or without Titans."""
    yield [code for code in raids(active) if s.owner[landing(code - codes.MARCH + moves.MARCH)] not in (NOBODY, seat)]
    yield [code for code in marches(active) if s.owner[landing(code)] not in (NOBODY, seat)]
    yield raids(active)
    yield of_modules(active)
    yield called(active)


def building(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer buildings, free territories and what Monuments add."""
    yield [code for code in active if moves.BUILD <= code < moves.SELL]
    yield [code for code in active if OF_MONUMENTS.first <= code < OF_MONUMENTS.end]
    yield [code for code in marches(active) if s.owner[landing(code)] == NOBODY]
    yield [code for code in raids(active) if s.owner[landing(code - codes.MARCH + moves.MARCH)] == NOBODY]
    yield called(active)


def raids(active: list[int]) -> list[int]:
    """Return the moves of Titans among some codes."""
    return [code for code in active if codes.MARCH <= code < codes.TITAN]


def of_modules(active: list[int]) -> list[int]:
    return [code for code in active if code >= OF_MONUMENTS.first]
