"""UCT with determinization: a tree over answers, each playout from a state resampled for the seat that thinks.

python examples/search.py
"""

from __future__ import annotations

import math
import random
from typing import Any

import trireme


class Search:
    """A bot. What a seat answered is remembered by what that seat saw, so that it never acts on what is hidden."""

    def __init__(self, playouts: int = 50, bold: float = 0.7) -> None:
        self.playouts, self.bold = playouts, bold

    def choose(self, game: trireme.Game[Any], state: Any, seat: int, rng: random.Random) -> int:
        tree: dict[bytes, dict[int, list[float]]] = {}
        for _ in range(self.playouts):
            self.playout(game, game.resample(state, seat, rng), tree, rng)
        answers = tree[game.key(state, seat)]
        return max(answers, key=lambda code: answers[code][0])

    def playout(self, game: trireme.Game[Any], state: Any, tree: dict[bytes, Any], rng: random.Random) -> None:
        path = []
        while (seat := game.to_move(state)) is not None:
            codes, key = game.legal(state), game.key(state, seat)
            if key not in tree:
                tree[key] = {}
                break
            known = tree[key]
            fresh = [code for code in codes if code not in known]
            code = rng.choice(fresh) if fresh else max(codes, key=lambda each: self.promise(known, each))
            path.append((seat, known.setdefault(code, [0, 0.0])))
            game.play(state, code)
        while codes := game.legal(state):
            game.play(state, rng.choice(codes))
        result = game.result(state)
        assert result is not None
        for seat, counts in path:
            counts[0] += 1
            counts[1] += result.returns()[seat]

    def promise(self, known: dict[int, list[float]], code: int) -> float:
        visits, total = known[code]
        return total / visits + self.bold * math.sqrt(math.log(sum(each[0] for each in known.values())) / visits)


if __name__ == "__main__":
    found = trireme.arena.simulate("peloponnes", {"search": Search(), "random": "random"}, games=2, seed=1)
    print({name: tally.wins for name, tally in found.bots.items()})
