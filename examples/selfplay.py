"""Positions for learning, on all cores: what the seat to move sees, its legal answers as a mask, and its return.

python examples/selfplay.py
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from multiprocessing import Pool
from typing import Any, NamedTuple

import trireme


class Sample(NamedTuple):
    view: trireme.kit.View
    mask: bytes
    """A byte for each code of the game, 1 where it is legal."""
    code: int
    value: float


def play(job: tuple[trireme.Game[Any], int]) -> list[Sample]:
    """One random game; put your policy in the place of `rng.choice`."""
    game, seed = job
    state, rng, steps = game.start(seed), random.Random(seed), []
    while (seat := game.to_move(state)) is not None:
        codes = game.legal(state)
        code = rng.choice(codes)
        mask = bytearray(game.info.codes)
        for each in codes:
            mask[each] = 1
        steps.append((seat, game.view(state, seat), bytes(mask), code))
        game.play(state, code)
    result = game.result(state)
    assert result is not None
    returns = result.returns()
    return [Sample(view, mask, code, returns[seat]) for seat, view, mask, code in steps]


def samples(game: trireme.Game[Any], seeds: Iterable[int], processes: int | None = None) -> Iterator[Sample]:
    with Pool(processes) as pool:
        for played in pool.imap_unordered(play, ((game, seed) for seed in seeds), chunksize=8):
            yield from played


if __name__ == "__main__":
    print(sum(1 for _ in samples(trireme.make("peloponnes", players=3), range(100))), "positions")
