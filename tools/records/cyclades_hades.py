"""The recorded games of Cyclades with Hadès.

One sensible game with everything for each number of players, and games of players who like to use what is new: one with
each piece alone, and as few with everything as are needed to show all the rest (`tests/games/cyclades/hades/sights.py`
has the list).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any, Final

from tests.games.cyclades.hades.sights import ALONE, seen_in, wanted, watched
from tests.games.cyclades.hades.tables import WHOLE
from tools.records.common import Player, few_that_show, legal_codes, played_sensibly, step
from trireme.games import make
from trireme.games.cyclades import moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades import codes
from trireme.games.cyclades.options import BASE_SEATS, FEWEST
from trireme.games.cyclades.phases.offered_gold import OFFER_GOLD
from trireme.games.cyclades.state import State
from trireme.kit.records.record import Match, replay_steps
from trireme.kit.seats import NOBODY

GAMES: Final = 240
"""Games of eager players for each choice of modules and number of players, from which the most informative ones are
chosen."""
CYCLES: Final = 12
"""The cycle after which games of eager players, who seldom win, end."""
PASSIVE: Final = (
    moves.END,
    moves.STOP,
    moves.STAY,
    codes.ACCEPT,
    codes.LEAVE,
    codes.PASS_ITEM,
    codes.NEVER,
    codes.QUIET,
    *range(codes.DISMISS, codes.SACRIFICE),
)
"""Answers that use nothing."""

Likes = Callable[[State, int, list[int]], Iterator[list[int]]]
"""A function that yields the preferred codes of a kind of player, the best first."""


def games() -> dict[str, Match[Any]]:
    chosen = dict(sensible_games())
    missing = set(wanted()).difference(*(seen_in(replayed(match)) for match in chosen.values()))
    for piece, players in zip(ALONE, range(FEWEST, BASE_SEATS + 1), strict=True):
        title, match = max(eager_games(piece, [piece], players), key=lambda game: len(seen_in(game[1]) & missing))
        chosen[title] = match
        missing -= seen_in(match)
    whole = (game for players in range(FEWEST, BASE_SEATS + 1) for game in eager_games("hades", WHOLE, players))
    return chosen | few_that_show(missing, whole, seen_in)


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(FEWEST, BASE_SEATS + 1):
        title = f"{players}-players-hades"
        yield title, played_sensibly(title, Cyclades(players=players, modules=WHOLE), players)


def replayed(match: Match[State]) -> Match[State]:
    """Replay a match under observation."""
    steps = replay_steps(match.record(), make)
    again = watched(next(steps))
    return [again, *steps][-1]


def eager_games(name: str, modules: list[str], players: int) -> Iterator[tuple[str, Match[State]]]:
    for seed in range(GAMES):
        yield f"{players}-players-{name}-eager-{seed}", eagerly(modules, players, seed)


def eagerly(modules: list[str], players: int, seed: int) -> Match[State]:
    game = Cyclades(players=players, modules=modules, cycles=CYCLES)
    match, rng = watched(Match(game, seed)), Random(seed)
    likes = (curious, warlike, industrious)[seed % 3]
    while game.asked(match.state):
        step(match, eager(rng, likes), rng)
    return match


def eager(rng: Random, likes: Likes, passive: Collection[int] = PASSIVE) -> Player:
    """Return a player that mostly takes a preferred code, seldom passes, offers little and moves all troops at once."""

    def choose(game: Cyclades, s: State, seat: int) -> int:
        legal = legal_codes(game, s, seat)
        if s.stack[-1][0] == OFFER_GOLD and rng.random() < 0.9:
            return min(legal)
        if min(legal) >= moves.AMOUNT and max(legal) < moves.UNIT and rng.random() < 0.7:
            return max(legal)
        active = [code for code in legal if code not in passive] or legal
        for liked in likes(s, seat, active):
            if liked and rng.random() < 0.7:
                return rng.choice(liked)
        return rng.choice(active if rng.random() < 0.7 else legal)

    return choose


def curious(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer what Hadès adds, and cards."""
    yield [code for code in active if code >= codes.CODES.first]
    yield called(active)


def warlike(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer battles with Heroes, who are not sacrificed."""
    yield [code for code in active if moves.UNIT < code < moves.DONE]
    yield [code for code in marches(active) if s.owner[landing(code)] not in (NOBODY, seat)]
    yield called(active)
    yield [code for code in active if code >= codes.CODES.first and not codes.SACRIFICE <= code < codes.REROLL]


def industrious(s: State, seat: int, active: list[int]) -> Iterator[list[int]]:
    """Prefer buildings and islands, then sacrifices."""
    yield [code for code in active if codes.SACRIFICE <= code < codes.REROLL]
    yield [code for code in active if moves.BUILD <= code < moves.SELL]
    yield [code for code in marches(active) if s.owner[landing(code)] == NOBODY]
    yield called(active)


def called(active: list[int]) -> list[int]:
    return [code for code in active if moves.CALL <= code < moves.SWAP]


def marches(active: list[int]) -> list[int]:
    return [code for code in active if moves.MARCH <= code < moves.DIE]


def landing(march: int) -> int:
    """Return the destination of a march."""
    return (march - moves.MARCH) % moves.BLOCK
