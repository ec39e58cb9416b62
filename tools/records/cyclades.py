"""The recorded games of Cyclades.

One sensible game for each number of players, one with undone moves, and as few games played at random, peacefully or
not, as are needed to show all the rest (`tests/games/cyclades/sights.py` has the list). Games with expansions come from
makers of their own, and leave those of the base game as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.cyclades.sights import seen_in, wanted
from tools.records import cyclades_hades, cyclades_titans
from tools.records.common import Player, at_random, few_that_show, legal_codes, played, played_sensibly, with_undo
from trireme.games.cyclades import moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.options import BASE_SEATS, FEWEST
from trireme.games.cyclades.state import State
from trireme.kit.records.record import Match

RANDOM_GAMES = 160
"""Random games for each number of players, from which the most informative ones are chosen."""


def games() -> dict[str, Match[Any]]:
    chosen = dict(sensible_games()) | {"undo": with_undo(Cyclades(players=3, cycles=4), 3)}
    missing = set(wanted())
    for match in chosen.values():
        missing -= seen_in(match)
    return chosen | few_that_show(missing, random_games(), seen_in) | of_expansions()


def of_expansions() -> dict[str, Match[Any]]:
    return cyclades_hades.games() | cyclades_titans.games()


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(FEWEST, BASE_SEATS + 1):
        title = f"{players}-players"
        yield title, played_sensibly(title, Cyclades(players=players), players)


def random_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(FEWEST, BASE_SEATS + 1):
        game = Cyclades(players=players)
        for seed in range(RANDOM_GAMES):
            rng = Random(seed)
            warlike = seed % 2
            title = f"{players}-players-{'warlike' if warlike else 'at-random'}-{seed}"
            yield title, played(game, seed, in_arms(rng) if warlike else at_random(rng))


def in_arms(rng: Random) -> Player:
    """Return a random player that mostly marches when it can and seldom ends a turn."""

    def choose(game: Cyclades, s: State, seat: int) -> int:
        codes = legal_codes(game, s, seat)
        marches = [code for code in codes if moves.MARCH <= code < moves.DIE]
        if marches and rng.random() < 0.7:
            return rng.choice(marches)
        if len(codes) > 1 and rng.random() < 0.7:
            codes = [code for code in codes if code != moves.END]
        return rng.choice(codes)

    return choose
